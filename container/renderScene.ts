import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadImage, type Image } from "@napi-rs/canvas";
import type { RenderedFile } from "../src/core/rendering/protocol.ts";
import type { Orientation, Scene } from "../src/core/rendering/scene.ts";
import { composeAd, type ComposedAd } from "./statics/composeAd.ts";
import { drawLayers } from "./statics/drawLayers.ts";
import { encodeStill, flatten } from "./statics/drawStill.ts";
import type { FontPairing } from "./statics/fonts.ts";
import { createTexture, yuvToRgba, type KernelModule } from "./textures/index.ts";
import type { Layer } from "./types.ts";
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
  fonts: FontPairing;
  kernels: KernelModule;
  pool: FramePool;
  ffmpegPath: string;
}

const orientations: Orientation[] = ["vertical", "square"];

/** Draws a scene: both stills first, then, for format `full`, both videos in one loop. */
export function openRenderScene(studio: Studio): RenderScene {
  return async (task) => {
    const picture = await decode(task.product, task.scene);
    const canvases: { ad: ComposedAd; layers: Layer[] }[] = [];
    for (const orientation of orientations) {
      task.signal.throwIfAborted();
      const ad = composeAd(task.scene, orientation, studio.fonts);
      const layers = drawLayers(task.scene, ad, picture);
      await writeStill(studio, task, ad, layers);
      canvases.push({ ad, layers });
    }
    if (task.scene.format === "full") await writeVideos(studio, task, canvases);
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

async function writeStill(studio: Studio, task: RenderTask, ad: ComposedAd, layers: Layer[]): Promise<void> {
  const { texture, palette, seed } = task.scene;
  const { width, height, quietZones, orientation } = ad;
  const ground = createTexture(studio.kernels, texture, { palette, width, height, seed, quietZones });
  const rgba = flatten(ad, yuvToRgba(ground.renderYuv(0), width, height), layers);
  const jpeg = await encodeStill(rgba, width, height);
  const file = `${orientation}.jpg`;
  await writeFile(path.join(task.folder, file), jpeg);
  task.onFile({ file, kind: "still", orientation, contentType: "image/jpeg", bytes: jpeg.length });
}

async function writeVideos(
  studio: Studio,
  task: RenderTask,
  canvases: { ad: ComposedAd; layers: Layer[] }[],
): Promise<void> {
  const { texture, palette, seed, motion } = task.scene;
  const outputs = canvases.map(({ ad, layers }) => ({
    orientation: ad.orientation,
    width: ad.width,
    height: ad.height,
    layers,
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
