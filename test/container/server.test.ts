import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FinishedFile, RenderFolder } from "../../container/ads/renderFolder.ts";
import type { RenderScene } from "../../container/ads/renderScene.ts";
import { Scratch } from "../../container/server/scratch.ts";
import { createRendererServer } from "../../container/server/server.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { protocolHeader, rendererProtocol } from "../../src/core/rendering/protocol.ts";
import { usualPlacements } from "../../src/core/rendering/placements.ts";

const scene: Scene = {
  version: 1,
  format: "static",
  placements: [...usualPlacements],
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
  product: { width: 10, height: 20, box: { x: 0, y: 0, width: 10, height: 20 } },
  seed: 1,
  style: null,
  setting: null,
  stillType: "jpeg",
  deliveryId: null,
  watermark: false,
  motion: { seconds: 6, framesPerSecond: 30, plays: 1, entrance: false },
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

function order(
  sceneText = JSON.stringify(scene),
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.set("scene", sceneText);
  form.set("product", new Blob([new Uint8Array([1, 2, 3])]), "product.png");
  return post(form, headers, signal);
}

/** A preview: stills of a width of their own, in the background. */
function preview(stillWidth: string): Promise<Response> {
  const form = new FormData();
  form.set("scene", JSON.stringify(scene));
  form.set("product", new Blob([new Uint8Array([1, 2, 3])]), "product.png");
  form.set("stillWidth", stillWidth);
  return post(form, { priority: "u=7" });
}

function post(body: FormData | string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const named = { [protocolHeader]: rendererProtocol, ...headers };
  return fetch(`${url}/renders`, { method: "POST", headers: named, body, ...(signal ? { signal } : {}) });
}

async function events(response: Response): Promise<Record<string, unknown>[]> {
  return (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const health = async () => (await fetch(`${url}/health`)).json() as Promise<{ running: number; waiting: number }>;
const waiting = async () => (await health()).waiting;
/** Resolves when so many are drawn or wait. */
const admitted = (count: number) =>
  vi.waitFor(async () => {
    const state = await health();
    expect(state.running + state.waiting).toBe(count);
  });

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
    await (await post(form)).text();
    expect(grounds).toEqual([null, "a set"]);
  });

  it("announces each file as it is ready, serves it with its length and empties the folder when told", async () => {
    work = async ({ folder, onFile }) => {
      await writeFile(path.join(folder.path, "vertical.jpg"), "picture");
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

  it("takes what comes past its capacity in turn, stills before videos, and answers busy past its line", async () => {
    const begun: { seed: number; end: () => void }[] = [];
    work = ({ scene: { seed } }) => new Promise<void>((end) => begun.push({ seed, end }));
    server.close();
    const roomy = createRendererServer({ scratch: new Scratch(root), capacity: 2, renderScene: (task) => work(task) });
    server = roomy.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = (seed: number, format: Scene["format"], deliveryId: string | null = null) =>
      order(JSON.stringify({ ...scene, seed, format, deliveryId }), undefined, {
        priority: format === "static" ? "u=1" : "u=3",
      });
    const drawing = [await ask(1, "full"), await ask(2, "full")];
    const third = ask(3, "full");
    await admitted(3);
    const fourth = ask(4, "full");
    await admitted(4);
    const still = ask(5, "static");
    await admitted(5);
    const tooMany = await ask(6, "full");
    expect([tooMany.status, tooMany.headers.get("retry-after"), await tooMany.json()]).toEqual([
      503,
      "1",
      { busy: true },
    ]);
    begun[0]?.end();
    await (await still).body?.cancel();
    expect(begun.map(({ seed }) => seed)).toEqual([1, 2, 5]);
    begun[1]?.end();
    expect((await third).status).toBe(200);
    begun[2]?.end();
    expect((await fourth).status).toBe(200);
    for (const { end } of begun) end();
    await Promise.all([...drawing, await third, await fourth].map((response) => response.text()));
  });

  it("takes one delivery's first concept before another's second", async () => {
    const begun: { seed: number; end: () => void }[] = [];
    work = ({ scene: { seed } }) => new Promise<void>((end) => begun.push({ seed, end }));
    const ask = (seed: number, deliveryId: string) =>
      order(JSON.stringify({ ...scene, seed, deliveryId }), undefined, { priority: "u=1" });
    const answers = [ask(1, "many")];
    await admitted(1);
    for (const [position, delivery] of ["many", "many", "one"].entries()) {
      answers.push(ask(position + 2, delivery));
      await admitted(position + 2);
    }
    for (let n = 0; n < 4; n++) {
      await vi.waitFor(() => expect(begun).toHaveLength(n + 1));
      begun[n]?.end();
    }
    await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(begun.map(({ seed }) => seed)).toEqual([1, 4, 2, 3]);
  });

  it("names its version in every answer", async () => {
    const versionOf = async (answer: Promise<Response>) => (await answer).headers.get(protocolHeader);
    const answers = [
      order(),
      order("{"),
      fetch(`${url}/health`),
      fetch(`${url}/nothing`),
      post("x", { [protocolHeader]: "0" }),
    ];
    expect(await Promise.all(answers.map(versionOf))).toEqual(answers.map(() => rendererProtocol));
  });

  it.each(["/renders", "/pictures", "/logos", "/outlines", "/edges"])(
    "is busy for a Worker of another version, or of the time before there were any: %s",
    async (address) => {
      work = () => expect.unreachable("it was drawn");
      for (const version of ["0", "2", null]) {
        const headers: Record<string, string> = version === null ? {} : { [protocolHeader]: version };
        const answer = await fetch(url + address, { method: "POST", headers, body: "a scene that it does not know" });
        expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
          503,
          "1",
          { busy: true },
        ]);
      }
    },
  );

  it("gives the turn of a caller who has gone to the next one", async () => {
    const ends: (() => void)[] = [];
    work = () => new Promise<void>((resolve) => ends.push(resolve));
    const first = await order();
    const controller = new AbortController();
    const gone = order(JSON.stringify({ ...scene, seed: 2 }), controller.signal).catch(() => null);
    await admitted(2);
    controller.abort();
    await gone;
    await vi.waitFor(async () => expect(await waiting()).toBe(0));
    const next = order(JSON.stringify({ ...scene, seed: 3 }));
    await admitted(2);
    ends[0]?.();
    await first.text();
    expect((await next).status).toBe(200);
    ends[1]?.();
    expect(ends).toHaveLength(2);
  });

  it("gives the place of a caller who falls silent in the middle of its scene to the next one", async () => {
    server.close();
    const impatient = { scratch: new Scratch(root), capacity: 1, uploadTimeoutMs: 300 };
    server = createRendererServer({ ...impatient, renderScene: (task) => work(task) }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
    const silent = connect(port, "127.0.0.1");
    const headers = [
      "host: renderer",
      `${protocolHeader}: ${rendererProtocol}`,
      "content-type: multipart/form-data; boundary=b",
      "content-length: 1000",
    ];
    silent.write(`POST /renders HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n--b\r\n`);
    await admitted(1);
    expect((await events(await order())).map(({ event }) => event)).toEqual(["done"]);
    silent.destroy();
  });

  it("hands a retry what is finished, and draws the rest alone", async () => {
    const drawn: string[] = [];
    let isToFail = true;
    work = async ({ folder, onFile }) => {
      for (const orientation of ["vertical", "square"] as const) {
        const file = `${orientation}.jpg`;
        const known = folder.finished.get(file);
        if (known === undefined) {
          if (orientation === "square" && isToFail) throw new Error("the power went");
          drawn.push(file);
          await writeFile(path.join(folder.path, file), "picture");
          folder.finished.set(file, { file, kind: "still", orientation, contentType: "image/jpeg", bytes: 7 });
        }
        onFile(folder.finished.get(file) ?? expect.unreachable());
      }
    };
    expect((await events(await order())).map(({ event }) => event)).toEqual(["file", "failed"]);
    isToFail = false;
    const again = await events(await order());
    expect(again.map(({ event }) => event)).toEqual(["file", "file", "done"]);
    expect(drawn).toEqual(["vertical.jpg", "square.jpg"]);
    const other = await events(await order(JSON.stringify({ ...scene, seed: 2 })));
    const marked = await events(await order(JSON.stringify({ ...scene, watermark: true })));
    expect(new Set([again, other, marked].map(([file]) => file?.renderId)).size).toBe(3);
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

  it("that ends takes no new work, and serves what it has drawn until that is fetched", async () => {
    const { promise: mayEnd, resolve: endWork } = Promise.withResolvers<void>();
    work = async ({ folder, onFile }) => {
      const file = {
        file: "vertical.jpg",
        kind: "still",
        orientation: "vertical",
        contentType: "image/jpeg",
        bytes: 7,
      };
      await writeFile(path.join(folder.path, "vertical.jpg"), "picture");
      folder.finished.set("vertical.jpg", file as FinishedFile);
      onFile(file as FinishedFile);
      await mayEnd;
    };
    const drawn = await order();
    const waits = order(JSON.stringify({ ...scene, seed: 2 }));
    await admitted(2);
    const drained = vi.fn();
    server.once("drained", drained);
    server.emit("drain-requests");
    for (const refused of [await waits, await order()])
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    endWork();
    const [file, last] = await events(drawn);
    expect(last).toEqual({ event: "done" });
    const at = `${url}/renders/${String(file?.renderId)}`;
    expect(await (await fetch(`${at}/vertical.jpg`)).text()).toBe("picture");
    await new Promise((passed) => setTimeout(passed, 300));
    expect(drained).not.toHaveBeenCalled();
    await fetch(at, { method: "DELETE" });
    await vi.waitFor(() => expect(drained).toHaveBeenCalledOnce());
  });

  it("that ends hands on what it has drawn to its end when its caller broke off and orders it again, and nothing else", async () => {
    const file = { file: "vertical.jpg", kind: "still", orientation: "vertical", contentType: "image/jpeg", bytes: 7 };
    const isWhole = (folder: RenderFolder) => folder.finished.has("vertical.jpg");
    work = async ({ folder, onFile, signal }) => {
      const callerGoes = isWhole(folder) ? null : once(signal, "abort");
      folder.finished.set("vertical.jpg", file as FinishedFile);
      onFile(file as FinishedFile);
      await callerGoes;
    };
    const gone = new AbortController();
    const drawn = await order(undefined, gone.signal);
    const drained = vi.fn();
    server.once("drained", drained);
    gone.abort();
    await expect(drawn.text()).rejects.toThrow();
    server.emit("drain-requests");
    await vi.waitFor(async () => expect((await health()).running).toBe(0));
    expect((await order(JSON.stringify({ ...scene, seed: 2 }))).status).toBe(503);
    const [again, last] = await events(await order());
    expect([again?.file, last]).toEqual(["vertical.jpg", { event: "done" }]);
    await new Promise((passed) => setTimeout(passed, 300));
    expect(drained).not.toHaveBeenCalled();
    await fetch(`${url}/renders/${String(again?.renderId)}`, { method: "DELETE" });
    await vi.waitFor(() => expect(drained).toHaveBeenCalledOnce());
  });

  it("that ends does not wait for a caller who broke off to fetch what was finished", async () => {
    work = ({ folder, onFile, signal }) => {
      const still = { kind: "still", orientation: "vertical", contentType: "image/jpeg", bytes: 7 } as const;
      folder.finished.set("vertical.jpg", { file: "vertical.jpg", ...still });
      onFile({ file: "vertical.jpg", ...still });
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("called off"))));
    };
    const gone = new AbortController();
    const drawn = await order(undefined, gone.signal);
    const drained = once(server, "drained");
    server.emit("drain-requests");
    gone.abort();
    await expect(drawn.text()).rejects.toThrow();
    await drained;
  });

  it("that ends does not wait for what a failed render had finished: its next attempt draws that elsewhere", async () => {
    work = ({ folder, onFile }) => {
      const still = { kind: "still", orientation: "vertical", contentType: "image/jpeg", bytes: 7 } as const;
      folder.finished.set("vertical.jpg", { file: "vertical.jpg", ...still });
      onFile({ file: "vertical.jpg", ...still });
      return Promise.reject(new Error("ffmpeg ended"));
    };
    expect(await events(await order())).toContainEqual({ event: "failed", message: "ffmpeg ended", retriable: true });
    const drained = once(server, "drained");
    server.emit("drain-requests");
    await drained;
  });

  it("that ends keeps what nobody fetches no longer than it keeps any file", async () => {
    server.close();
    const scratch = new Scratch(root, 400);
    server = createRendererServer({ scratch, capacity: 1, renderScene: (task) => work(task) }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    work = ({ folder }) => Promise.resolve(void folder.finished.set("vertical.jpg", {} as FinishedFile));
    await (await order()).text();
    const startedMs = performance.now();
    server.emit("drain-requests");
    await once(server, "drained");
    expect(performance.now() - startedMs).toBeGreaterThan(250);
  });

  it.each([
    ["a scene that is no JSON", "{"],
    ["a scene with a field missing", JSON.stringify({ ...scene, seed: undefined })],
    ["a category that it cannot draw", JSON.stringify({ ...scene, texture: "Lava" })],
  ])("refuses %s with 400", async (_name, text) => {
    expect((await order(text)).status).toBe(400);
  });

  it("refuses a body that is no form, and knows no other address", async () => {
    expect((await post("x")).status).toBe(400);
    for (const path of ["/", "/renders/x/vertical.jpg", "/renders/..%2f..%2fetc/passwd"])
      expect((await fetch(url + path)).status).toBe(404);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true, running: 0, waiting: 0, capacity: 1 });
  });

  it("starts with an empty scratch folder, whatever an earlier run left there", async () => {
    await writeFile(path.join(root, "left-over"), "x");
    new Scratch(root);
    expect(existsSync(path.join(root, "left-over"))).toBe(false);
  });
});

describe("a preview", () => {
  it("says how wide its stills are to be, in whole pixels", async () => {
    const widths: unknown[] = [];
    work = ({ stillWidth }) => Promise.resolve(void widths.push(stillWidth));
    for (const response of [await preview("640"), await order()]) await events(response);
    expect(widths).toEqual([640, null]);
    for (const wrong of ["", "wide", "64.5", "-1", "1000000"]) expect((await preview(wrong)).status).toBe(400);
  });

  it("is refused while another concept is drawn, and does not wait for its place", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    work = () => promise;
    const drawing = await order();
    const refused = await preview("640");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    resolve();
    await events(drawing);
    expect((await preview("640")).status).toBe(200);
  });
});
