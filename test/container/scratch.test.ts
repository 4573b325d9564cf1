import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Scratch } from "../../container/server/scratch.ts";

const [one, other] = ["0".repeat(32), "1".repeat(32)];
const { signal } = new AbortController();
const caller = { isDrawn: true, hasGone: false };
let root: string;
let scratch: Scratch;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "scratch-"));
  scratch = new Scratch(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("the folder of a render", () => {
  it("belongs to one at a time; the next finds what is finished", async () => {
    const first = await scratch.open(one, signal);
    let isOpen = false;
    const second = scratch.open(one, signal).then((opened) => {
      isOpen = true;
      return opened;
    });
    await scratch.open(other, signal);
    expect(isOpen).toBe(false);
    const file = { file: "vertical.jpg", kind: "still", orientation: "vertical", contentType: "image/jpeg", bytes: 1 };
    first.folder.finished.set("vertical.jpg", file as never);
    first.release(caller);
    expect([...(await second).folder.finished.keys()]).toEqual(["vertical.jpg"]);
  });

  it("is not waited for by a caller who has gone", async () => {
    await scratch.open(one, signal);
    const gone = new AbortController();
    const waiting = scratch.open(one, gone.signal);
    gone.abort(new Error("The caller has gone."));
    await expect(waiting).rejects.toThrow("The caller has gone.");
  });

  it("is removed when told, but neither in use nor while another may still fetch from it", async () => {
    const first = await scratch.open(one, signal);
    await scratch.empty(one);
    expect(existsSync(first.folder.path)).toBe(true);
    first.release(caller);
    const second = await scratch.open(one, signal);
    writeFileSync(path.join(second.folder.path, "vertical.jpg"), "x");
    second.release(caller);
    await scratch.empty(one);
    expect(existsSync(scratch.file(one, "vertical.jpg"))).toBe(true);

    const alone = await scratch.open(other, signal);
    alone.release(caller);
    await scratch.empty(other);
    expect(existsSync(alone.folder.path)).toBe(false);
    expect((await scratch.open(other, signal)).folder.finished.size).toBe(0);
  });

  it("is removed when the last who may fetch from it is done, whoever else had opened it", async () => {
    const broken = await scratch.open(one, signal);
    broken.release({ isDrawn: false, hasGone: true });
    const [first, second] = [await scratch.open(one, signal), scratch.open(one, signal)];
    first.release(caller);
    (await second).release(caller);
    await scratch.empty(one);
    expect(existsSync(first.folder.path)).toBe(true);
    await scratch.empty(one);
    expect(existsSync(first.folder.path)).toBe(false);
  });

  it("that cannot be made keeps nobody waiting", async () => {
    rmSync(root, { recursive: true });
    writeFileSync(root, "no folder");
    await expect(scratch.open(one, signal)).rejects.toThrow();
    await expect(scratch.open(one, signal)).rejects.toThrow();
  });
});
