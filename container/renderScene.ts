import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadImage, type Image } from "@napi-rs/canvas";
import type { RenderedFile } from "../src/core/rendering/protocol.ts";
import type { Orientation, Scene } from "../src/core/rendering/scene.ts";
import { drawInspected, type InspectedStill } from "./inspection/drawInspected.ts";
import { withWords } from "./statics/drawLayers.ts";
import type { KernelModule } from "./textures/index.ts";
import { UnusableInput } from "./unusableInput.ts";
import type { FramePool } from "./video/framePool.ts";
import { renderVideos } from "./video/renderVideos.ts";

export type FinishedFile = Omit<RenderedFile, "event" | "renderId">;

export interface RenderTask {
  scene: Scene;
  /** The product's picture, PNG. */
  product: Buffer;
  /** Where the files go. */
  folder: string;
  signal: AbortSignal;
  onFile: (file: FinishedFile) => void;
}

export type RenderScene = (task: RenderTask) => Promise<void>;

/** What the renderer loads once and keeps warm. */
export interface Studio {
  kernels: KernelModule;
  pool: FramePool;
  ffmpegPath: string;
}

const orientations: Orientation[] = ["vertical", "square"];

/** Draws a scene: both stills first, then, for format `full`, both videos in one loop. */
export function openRenderScene(studio: Studio): RenderScene {
  return async (task) => {
    const picture = await decode(task.product, task.scene);
    // One is drawn while the other is encoded and measured; neither goes on when the task has ended.
    const drawn = await Promise.allSettled(
      orientations.map(async (orientation) => {
        const still = await drawInspected(studio.kernels, task.scene, orientation, picture, task.signal);
        task.signal.throwIfAborted();
        await writeStill(task, still);
        return still;
      }),
    );
    const stills = drawn.map((result) => {
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
    if (task.scene.format === "full") await writeVideos(studio, task, stills);
  };
}

async function decode(product: Buffer, { product: { width, height } }: Scene): Promise<Image> {
  const picture = await loadImage(product).catch(() => {
    throw new UnusableInput("The product's picture cannot be decoded.");
  });
  if (picture.width !== width || picture.height !== height) {
    throw new UnusableInput(
      `The product's picture is ${picture.width}×${picture.height}, the scene says ${width}×${height}.`,
    );
  }
  return picture;
}

async function writeStill(task: RenderTask, { ad, file: jpeg, report }: InspectedStill): Promise<void> {
  const { orientation } = ad;
  const file = `${orientation}.jpg`;
  await writeFile(path.join(task.folder, file), jpeg);
  task.onFile({ file, kind: "still", orientation, contentType: "image/jpeg", bytes: jpeg.length, report });
}

async function writeVideos(studio: Studio, task: RenderTask, stills: readonly InspectedStill[]): Promise<void> {
  const { texture, palette, seed, motion } = task.scene;
  const outputs = stills.map(({ ad, sheets }) => ({
    orientation: ad.orientation,
    width: ad.width,
    height: ad.height,
    layers: withWords(ad, sheets),
    quietZones: ad.quietZones,
    outputPath: path.join(task.folder, `${ad.orientation}.mp4`),
  }));
  const { pool, ffmpegPath } = studio;
  await renderVideos({ texture, palette, seed, ...motion, canvases: outputs, ffmpegPath, signal: task.signal, pool });
  for (const { orientation, outputPath } of outputs) {
    const { size } = await stat(outputPath);
    task.onFile({ file: `${orientation}.mp4`, kind: "video", orientation, contentType: "video/mp4", bytes: size });
  }
}
