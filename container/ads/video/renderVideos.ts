import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Box } from "../../../src/core/rendering/box.ts";
import type { Palette, SceneStyle, SurroundingsName, CategoryName } from "../../../src/core/rendering/scene.ts";
import { collectGarbage } from "../collectGarbage.ts";
import type { Photograph } from "../../surroundings/photographs/photograph.ts";
import type { LayerPlanes, Layer } from "../../engine/layer.ts";
import type { GroundWindow } from "../sharedGround.ts";
import type { QuietZone } from "../../engine/quietZone.ts";
import { startEncoder, type Encoder } from "./encodeVideo.ts";
import type { FramePool } from "./framePool.ts";
import { layerPlanes } from "./layerPlanes.ts";
import { repeatVideo } from "./repeatVideo.ts";
import { verifyVideo } from "./verifyVideo.ts";

export interface VideoCanvas {
  width: number;
  height: number;
  /** Bottom first; gone through once, so that their pixels may be made one after another and forgotten. */
  layers: Iterable<Layer>;
  quietZones: readonly QuietZone[];
  /** Where the product stands before its own ground; absent: nothing does. */
  product?: Box | null;
  /** What panels and buttons hide of its own ground. */
  covers?: readonly Box[];
  /** Its ground as an image model drew it; absent: the renderer draws its own. */
  photograph?: Photograph | null;
  /** What it shows of a drawing that it shares; absent: it has a ground of its own. */
  window?: GroundWindow | null;
  outputPath: string;
}

export interface RenderVideosOptions {
  texture: CategoryName;
  setting: SurroundingsName | null;
  palette: Palette;
  seed: number;
  style: SceneStyle | null;
  seconds: number;
  framesPerSecond: number;
  /** How often each file plays the loop. */
  plays: number;
  /** Written into each file's metadata. */
  deliveryId: string | null;
  canvases: readonly VideoCanvas[];
  /** ffprobe lies beside it. */
  ffmpegPath: string;
  signal: AbortSignal;
  pool: Pick<FramePool, "renderLoop">;
}

/**
 * Renders one seamless loop for all canvases at once and verifies each file. Rejects, with nothing left running, when
 * drawing, encoding or verifying fails or `signal` aborts; files written until then are the caller's to remove.
 */
export async function renderVideos(options: RenderVideosOptions): Promise<void> {
  const { texture, setting, palette, seed, style, seconds, framesPerSecond, plays, deliveryId } = options;
  const { canvases, ffmpegPath, pool } = options;
  options.signal.throwIfAborted();
  // One canvas that fails ends the others too.
  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  const encoders: Encoder[] = [];
  const threads = Math.max(1, Math.floor(availableParallelism() / canvases.length));
  const startEncoders = () => {
    for (const { width, height, outputPath } of canvases) {
      const size = { width, height, framesPerSecond, seconds };
      const output = { outputPath: loopPath(outputPath, plays), deliveryId };
      encoders.push(startEncoder({ ffmpegPath, ...size, ...output, threads, signal }));
    }
  };
  try {
    const planes = new Map<VideoCanvas, LayerPlanes[]>();
    for (const canvas of canvases) planes.set(canvas, await planesOf(canvas));
    signal.throwIfAborted();
    const loop = {
      texture,
      setting,
      palette,
      seed,
      style,
      frames: seconds * framesPerSecond,
      canvases: canvases.map((canvas) => ({
        width: canvas.width,
        height: canvas.height,
        quietZones: canvas.quietZones,
        product: canvas.product ?? null,
        covers: canvas.covers ?? [],
        photograph: canvas.photograph ?? null,
        window: canvas.window ?? null,
        layers: planes.get(canvas) ?? [],
      })),
    };
    let encodedFrames = 0;
    const encode = async (frames: Uint8Array[]) => {
      // Within the loop's turn: an encoder takes more memory than anything else, and so only one loop's are there at a time.
      if (encodedFrames === 0) startEncoders();
      await Promise.all(encoders.map((encoder, n) => encoder.write(frames[n] ?? new Uint8Array())));
      encodedFrames += 1;
      if (encodedFrames === loop.frames) await Promise.all(encoders.map((encoder) => encoder.finish()));
    };
    const rendering = pool.renderLoop(loop, encode, signal);
    // While the workers begin, this thread has time to give back what the layers were drawn with.
    collectGarbage();
    await rendering;
    // Where one fails, the other is waited for: nothing of it goes on when this has ended.
    const repeated = await Promise.allSettled(
      canvases.map(async ({ outputPath }) => {
        if (plays === 1) return;
        const loop = loopPath(outputPath, plays);
        await repeatVideo({ ffmpegPath, loopPath: loop, outputPath, seconds, plays, deliveryId, signal });
        await rm(loop);
      }),
    );
    for (const result of repeated) if (result.status === "rejected") throw result.reason;
    const expected = { framesPerSecond, seconds: seconds * plays };
    await Promise.all(
      canvases.map(({ width, height, outputPath }) =>
        verifyVideo(ffmpegPath, outputPath, { ...expected, width, height }, signal),
      ),
    );
  } catch (error) {
    failure.abort(error);
    throw error;
  } finally {
    for (const encoder of encoders) encoder.kill();
  }
}

async function planesOf({ layers, width, height }: VideoCanvas): Promise<LayerPlanes[]> {
  const planes: LayerPlanes[] = [];
  for (const layer of layers) {
    planes.push(layerPlanes(layer, width, height));
    // The canvas library gives pixels back only between two turns of the event loop; others have theirs meanwhile, too.
    await nextTurn();
  }
  return planes;
}

/** Where the loop itself is written: it is the file, unless that plays it more than once. */
function loopPath(outputPath: string, plays: number): string {
  return plays === 1 ? outputPath : `${outputPath}.loop`;
}
