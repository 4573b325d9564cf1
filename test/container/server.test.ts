import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RenderScene } from "../../container/renderScene.ts";
import { Scratch } from "../../container/scratch.ts";
import { createRendererServer } from "../../container/server.ts";
import { UnusableInput } from "../../container/unusableInput.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";

const scene: Scene = {
  version: 1,
  format: "static",
  layout: "editorial",
  texture: "Lotion Texture",
  palette: {
    groundBase: "#f3d9d0",
    groundShadow: "#c98f80",
    groundLight: "#fff6f1",
    ink: "#3a2018",
    inkSoft: "#5c3a2e",
    panel: "#fdf6f0",
    accent: "#8e4426",
    onAccent: "#fff8f0",
  },
  fonts: "cormorant-jost",
  words: { brand: "Aurelia", headline: "Glow.", support: "Soft.", proofPoints: [], callToAction: "Shop", rating: null },
  product: { width: 10, height: 20, box: { x: 0, y: 0, width: 10, height: 20 }, blend: "cut-out" },
  seed: 1,
  style: null,
  setting: null,
  stillType: "jpeg",
  deliveryId: null,
  motion: { seconds: 6, framesPerSecond: 30 },
};

let server: Server;
let root: string;
let url: string;
let work: RenderScene;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "renderer-"));
  work = () => Promise.resolve();
  server = createRendererServer({ scratch: new Scratch(root), capacity: 1, renderScene: (task) => work(task) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no address");
  url = `http://127.0.0.1:${address.port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  rmSync(root, { recursive: true, force: true });
});

function order(sceneText = JSON.stringify(scene), signal?: AbortSignal): Promise<Response> {
  const form = new FormData();
  form.set("scene", sceneText);
  form.set("product", new Blob([new Uint8Array([1, 2, 3])]), "product.png");
  return fetch(`${url}/renders`, { method: "POST", body: form, ...(signal ? { signal } : {}) });
}

async function events(response: Response): Promise<Record<string, unknown>[]> {
  return (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("the renderer's server", () => {
  it("hands on the picture of a scene where there is one, and none where there is none", async () => {
    const grounds: (string | null)[] = [];
    work = ({ ground }) => {
      grounds.push(ground?.toString() ?? null);
      return Promise.resolve();
    };
    await (await order()).text();
    const form = new FormData();
    form.set("scene", JSON.stringify(scene));
    form.set("product", new Blob([new Uint8Array([1, 2, 3])]), "product.png");
    form.set("ground", new Blob(["a set"]), "ground");
    await (await fetch(`${url}/renders`, { method: "POST", body: form })).text();
    expect(grounds).toEqual([null, "a set"]);
  });

  it("announces each file as it is ready, serves it with its length and empties the folder when told", async () => {
    work = async ({ folder, onFile }) => {
      await writeFile(path.join(folder, "vertical.jpg"), "picture");
      onFile({ file: "vertical.jpg", kind: "still", orientation: "vertical", contentType: "image/jpeg", bytes: 7 });
    };
    const [file, done] = await events(await order());
    expect(file).toMatchObject({ event: "file", file: "vertical.jpg", bytes: 7 });
    expect(done).toEqual({ event: "done" });
    const at = `${url}/renders/${String(file?.renderId)}`;
    const answer = await fetch(`${at}/vertical.jpg`);
    expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["7", "picture"]);
    await fetch(at, { method: "DELETE" });
    expect((await fetch(`${at}/vertical.jpg`)).status).toBe(404);
    expect(readdirSync(root)).toEqual([]);
  });

  it("answers busy past its capacity, and takes work again afterwards", async () => {
    let release: () => void = () => undefined;
    work = () =>
      new Promise<void>((resolve) => {
        release = resolve;
      });
    const first = await order();
    const second = await order();
    expect([second.status, second.headers.get("retry-after"), await second.json()]).toEqual([503, "1", { busy: true }]);
    release();
    await first.text();
    work = () => Promise.resolve();
    expect((await order()).status).toBe(200);
  });

  it("ends the work when the caller goes", async () => {
    const ended = new Promise<string>((resolve) => {
      work = ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => {
            resolve(String(signal.reason));
            reject(new Error("aborted"));
          });
        });
    });
    const controller = new AbortController();
    await order(undefined, controller.signal);
    controller.abort();
    expect(await ended).toContain("The caller has gone");
  });

  it("says whether a failure is worth another try", async () => {
    work = () => Promise.reject(new UnusableInput("The words do not fit."));
    expect(await events(await order())).toEqual([
      { event: "failed", message: "The words do not fit.", retriable: false },
    ]);
    work = () => Promise.reject(new Error("ffmpeg ended"));
    expect(await events(await order())).toEqual([{ event: "failed", message: "ffmpeg ended", retriable: true }]);
  });

  it.each([
    ["a scene that is no JSON", "{"],
    ["a scene with a field missing", JSON.stringify({ ...scene, seed: undefined })],
    ["a texture that it cannot draw", JSON.stringify({ ...scene, texture: "Lava" })],
  ])("refuses %s with 400", async (_name, text) => {
    expect((await order(text)).status).toBe(400);
  });

  it("refuses a body that is no form, and knows no other address", async () => {
    expect((await fetch(`${url}/renders`, { method: "POST", body: "x" })).status).toBe(400);
    for (const path of ["/", "/renders/x/vertical.jpg", "/renders/..%2f..%2fetc/passwd"])
      expect((await fetch(url + path)).status).toBe(404);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true, running: 0, capacity: 1 });
  });

  it("starts with an empty scratch folder, whatever an earlier run left there", async () => {
    await writeFile(path.join(root, "left-over"), "x");
    new Scratch(root);
    expect(existsSync(path.join(root, "left-over"))).toBe(false);
  });
});
