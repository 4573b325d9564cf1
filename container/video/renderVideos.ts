import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { Box } from "../../src/core/rendering/safeZones.ts";
import type { Orientation, Palette, SceneStyle, SettingName, TextureName } from "../../src/core/rendering/scene.ts";
import type { Photograph } from "../settings/photograph.ts";
import type { GroundWindow } from "../settings/sharedGround.ts";
import type { Layer, QuietZone } from "../types.ts";
import { startEncoder, type Encoder } from "./encodeVideo.ts";
import type { FramePool } from "./framePool.ts";
import { layerPlanes } from "./layerPlanes.ts";
import { repeatVideo } from "./repeatVideo.ts";
import { verifyVideo } from "./verifyVideo.ts";

export interface VideoCanvas {
  orientation: Orientation;
  width: number;
  height: number;
  /** Bottom first. */
  layers: readonly Layer[];
  quietZones: readonly QuietZone[];
  /** Where the product stands before its own ground; absent: nothing does. */
  product?: Box | null;
  /** What it shows of a drawing that it shares; absent: it has a ground of its own. */
  window?: GroundWindow | null;
  outputPath: string;
}

export interface RenderVideosOptions {
  texture: TextureName;
  setting: SettingName | null;
  photograph?: Photograph | null;
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
  // One orientation that fails ends the other too.
  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  const encoders: Encoder[] = [];
  const threads = Math.max(1, Math.floor(availableParallelism() / canvases.length));
  try {
    for (const { width, height, outputPath } of canvases) {
      const size = { width, height, framesPerSecond, seconds };
      const output = { outputPath: loopPath(outputPath, plays), deliveryId };
      encoders.push(startEncoder({ ffmpegPath, ...size, ...output, threads, signal }));
    }
    const loop = {
      texture,
      setting,
      photograph: options.photograph ?? null,
      palette,
      seed,
      style,
      frames: seconds * framesPerSecond,
      canvases: canvases.map(({ width, height, quietZones, product = null, layers, window = null }) => ({
        width,
        height,
        quietZones,
        product,
        window,
        layers: layers.map((layer) => layerPlanes(layer, width, height)),
      })),
    };
    const encode = async (frames: Uint8Array[]) => {
      await Promise.all(encoders.map((encoder, n) => encoder.write(frames[n] ?? new Uint8Array())));
    };
    await pool.renderLoop(loop, encode, signal);
    await Promise.all(encoders.map((encoder) => encoder.finish()));
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

/** Where the loop itself is written: it is the file, unless that plays it more than once. */
function loopPath(outputPath: string, plays: number): string {
  return plays === 1 ? outputPath : `${outputPath}.loop`;
}
