import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAdGround, sharedGround, windowOf } from "../../container/ads/sharedGround.ts";
import { composeAd, productBox } from "../../container/ads/statics/composeAd.ts";
import { coversOf } from "../../container/ads/statics/covers.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import type { LoopCanvas } from "../../container/ads/video/frameProtocol.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { aScene } from "./sampleScenes.ts";

const orientations: PlacementId[] = ["vertical", "square"];
const moving: Scene = { ...aScene("hero", "bottle"), format: "full" };

let kernels: KernelModule;
let pool: FramePool;
beforeAll(async () => {
  kernels = await loadKernels();
  pool = await FramePool.open({ size: 1 });
});
afterAll(() => pool.close());

/** Frames of a scene's loop as the videos show them, without layers. */
async function framesOf(scene: Scene, frames: number): Promise<Buffer[][]> {
  const shared = sharedGround(scene);
  const canvases = orientations.map((orientation) => {
    const ad = composeAd(scene, placements[orientation]);
    const { width, height, quietZones } = ad;
    const foreground = { product: productBox(ad), covers: coversOf(ad) };
    return { width, height, quietZones, ...foreground, layers: [], window: windowOf(shared, ad) };
  });
  const { texture, setting, palette, seed, style } = scene;
  const delivered: Buffer[][] = [];
  const deliver = (pair: Uint8Array[]) => Promise.resolve(void delivered.push(pair.map((frame) => Buffer.from(frame))));
  const loop = { texture, setting, palette, seed, style, frames, canvases };
  await pool.renderLoop(loop, deliver, new AbortController().signal);
  return delivered;
}

/** Some rows of a frame 1080 pixels wide, as an I420 frame of their own. */
function rowsOf(frame: Buffer, { from, count, height }: { from: number; count: number; height: number }): Buffer {
  const plane = (start: number, rowBytes: number, first: number, rows: number) =>
    frame.subarray(start + rowBytes * first, start + rowBytes * (first + rows));
  const area = 1080 * height;
  const chroma = [area, (area * 5) / 4].map((start) => plane(start, 540, from / 2, count / 2));
  return Buffer.concat([plane(0, 1080, from, count), ...chroma]);
}

describe("the ground of an ad with videos", () => {
  it("is one drawing: at every moment the square shows rows of the vertical", async () => {
    const top = sharedGround(moving)?.windows.get("square")?.top ?? NaN;
    for (const [vertical, square] of await framesOf(moving, 3))
      expect(square!.equals(rowsOf(vertical!, { from: top, count: 1350, height: 1920 }))).toBe(true);
  });

  it.each(["Lotion Texture", "Mist Cloud", "Face Loop"] as const)(
    "of %s is in both stills what the videos begin with",
    async (texture) => {
      const scene = { ...moving, texture };
      const [first] = await framesOf(scene, 2);
      for (const [n, orientation] of orientations.entries()) {
        const ground = createAdGround(kernels, scene, composeAd(scene, placements[orientation]), null);
        expect(Buffer.compare(Buffer.from(ground.renderYuv(0)), first![n]!)).toBe(0);
        ground.release();
      }
    },
    60_000,
  );

  it("is calm where either orientation has words, and the square lies where most of them meet", () => {
    const shared = sharedGround(moving);
    const [vertical, square] = orientations.map((orientation) => composeAd(moving, placements[orientation]));
    const { drawing, top } = shared!.windows.get("square")!;
    expect(drawing).toBe(shared!.windows.get("vertical")!.drawing);
    expect(drawing.quietZones).toEqual([
      ...vertical!.quietZones,
      ...square!.quietZones.map((zone) => ({ ...zone, y: zone.y + top })),
    ]);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + 1350).toBeLessThanOrEqual(1920);
  });

  it("is each orientation's own for a still alone, for what places something, in a room and in another layout", () => {
    expect(sharedGround({ ...moving, format: "static" })).toBeNull();
    expect(sharedGround({ ...moving, texture: "Umbrella Only" })).toBeNull();
    expect(sharedGround({ ...moving, setting: "Vanity Marble" })).toBeNull();
    expect(windowOf(sharedGround(moving), composeAd(moving, placements.square, "minimal"))).toBeNull();
  });

  it("carries each orientation's own layers", async () => {
    const { palette, seed, style, texture, setting } = moving;
    const bare = { width: 64, height: 96, quietZones: [] };
    const white = { bytes: new Uint8Array(8 * 2 * 2 + 3 * 4 + 8).fill(235), x: 0, y: 0, width: 8, height: 2 };
    const layer = { ...white, motion: null, shown: null };
    const canvases = [
      { ...bare, layers: [layer], window: { drawing: bare, top: 0 } },
      { ...bare, height: 64, layers: [], window: { drawing: bare, top: 0 } },
    ];
    canvases[1]!.window = canvases[0]!.window;
    const seen: number[][] = [];
    const deliver = (pair: Uint8Array[]) => Promise.resolve(void seen.push(pair.map((frame) => frame[0] ?? 0)));
    const loop = { texture, setting, palette, seed, style, frames: 4, canvases };
    await pool.renderLoop(loop, deliver, new AbortController().signal);
    const alone = await framesOfOne({ ...bare, layers: [] });
    for (const [n, [covered, uncovered]] of seen.entries()) {
      expect(uncovered).toBe(alone[n]);
      expect(covered).toBeGreaterThan(uncovered! + 8);
    }
  });
});

/** First pixel's luma of each of four frames of a canvas with a ground of its own. */
async function framesOfOne(canvas: LoopCanvas): Promise<number[]> {
  const { palette, seed, style, texture, setting } = moving;
  const seen: number[] = [];
  const deliver = ([frame]: Uint8Array[]) => Promise.resolve(void seen.push(frame?.[0] ?? 0));
  const loop = { texture, setting, palette, seed, style, frames: 4, canvases: [canvas] };
  await pool.renderLoop(loop, deliver, new AbortController().signal);
  return seen;
}
