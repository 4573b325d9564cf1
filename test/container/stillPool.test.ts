import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StillPool } from "../../container/ads/stills/stillPool.ts";
import type { StillOrder } from "../../container/ads/stills/stillProtocol.ts";
import { builtKernels, loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { aScene, pictureOf } from "./sampleScenes.ts";

/** Plays a worker: what it does with an order depends on the scene's seed. */
const scripted = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ scene, orientation }) => {
    if (scene.seed === 1) process.exit(9);
    if (scene.seed === 2) return;
    if (scene.seed === 4) return parentPort.postMessage({ kind: "drawn", file: new Uint8Array(2), report: { orientation } });
    setTimeout(() => parentPort.postMessage({ kind: "drawn", file: new Uint8Array(1), report: { orientation } }), 20);
  });
`;
const seeds = { crashing: 1, hanging: 2, healthy: 3, late: 4 };

let folder: string;
let kernels: KernelModule;
let workerUrl: URL;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stills-"));
  kernels = await loadKernels(builtKernels);
  const file = path.join(folder, "worker.mjs");
  await writeFile(file, scripted);
  workerUrl = pathToFileURL(file);
});
afterAll(() => rm(folder, { recursive: true }));

const order = (kind: keyof typeof seeds): StillOrder => ({
  scene: { ...aScene("editorial", "bottle"), seed: seeds[kind] },
  placement: placements.square,
  product: new Uint8Array(),
});
const { signal } = new AbortController();

describe("the pool that draws stills", () => {
  it("draws both orientations of a scene, inspected, and names what cannot be drawn", async () => {
    const pool = new StillPool({ kernels });
    const scene = aScene("editorial", "bottle");
    try {
      const product = pictureOf("bottle");
      const drawn = Object.values(placements).map((placement) => pool.draw({ scene, placement, product }, signal));
      for (const { file, report } of await Promise.all(drawn)) {
        const { width, height } = await sharp(file).metadata();
        expect(placements[PlacementId.parse(report.orientation)]).toMatchObject({ width, height });
        expect(report.findings).toEqual([]);
      }
      const broken = pool.draw({ scene, placement: placements.square, product: new Uint8Array(20) }, signal);
      await expect(broken).rejects.toThrow(UnusableInput);
      await expect(broken).rejects.toThrow("cannot be decoded");
    } finally {
      await pool.close();
    }
  });

  it("loses only the still whose worker crashes", async () => {
    const pool = new StillPool({ kernels, workerUrl, size: 2 });
    try {
      const orders = (["healthy", "crashing", "healthy", "healthy"] as const).map((kind) =>
        pool.draw(order(kind), signal),
      );
      const outcomes = (await Promise.allSettled(orders)).map(({ status }) => status);
      expect(outcomes).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
      await expect(orders[1]).rejects.toThrow("ended with code 9");
    } finally {
      await pool.close();
    }
  });

  it("replaces a worker that hangs", async () => {
    const pool = new StillPool({ kernels, workerUrl, size: 1, drawTimeoutMs: 1000 });
    try {
      await expect(pool.draw(order("hanging"), signal)).rejects.toThrow("hung for 1000 ms");
      expect((await pool.draw(order("healthy"), signal)).file).toHaveLength(1);
    } finally {
      await pool.close();
    }
  });

  it("never takes a late answer of a worker that it has replaced for the next still", async () => {
    const drawTimeoutMs = 1000;
    const pool = new StillPool({ kernels, workerUrl, size: 1, drawTimeoutMs });
    try {
      const late = pool.draw(order("late"), signal);
      const next = pool.draw(order("healthy"), signal);
      const outcome = Promise.allSettled([late, next]);
      // The worker answers meanwhile, but the time-out is seen before its answer.
      for (const endMs = Date.now() + 2 * drawTimeoutMs; Date.now() < endMs;);
      const [first, second] = await outcome;
      expect(first.status).toBe("rejected");
      expect(second.status === "fulfilled" && second.value.file).toHaveLength(1);
    } finally {
      await pool.close();
    }
  });

  it("answers an abort at once and draws for others afterwards", async () => {
    const pool = new StillPool({ kernels, workerUrl, size: 1 });
    try {
      const controller = new AbortController();
      const drawing = pool.draw(order("healthy"), controller.signal);
      const waiting = pool.draw(order("crashing"), controller.signal);
      const next = pool.draw(order("healthy"), signal);
      controller.abort(new Error("too late"));
      await expect(drawing).rejects.toThrow("too late");
      await expect(waiting).rejects.toThrow("too late");
      expect((await next).file).toHaveLength(1);
      await expect(pool.draw(order("healthy"), controller.signal)).rejects.toThrow("too late");
    } finally {
      await pool.close();
    }
  });

  it("says why a worker cannot start", async () => {
    const absent = pathToFileURL(path.join(folder, "absent.mjs"));
    const pool = new StillPool({ kernels, workerUrl: absent, size: 1 });
    try {
      await expect(pool.draw(order("healthy"), signal)).rejects.toThrow(/Cannot find module/);
    } finally {
      await pool.close();
    }
  });

  it("ends what is under way when it is closed", async () => {
    const pool = new StillPool({ kernels, workerUrl, size: 1 });
    const [drawing, waiting] = [pool.draw(order("hanging"), signal), pool.draw(order("healthy"), signal)];
    const ended = Promise.allSettled([drawing, waiting]);
    await pool.close();
    expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(pool.draw(order("healthy"), signal)).rejects.toThrow("closed");
  });
});
