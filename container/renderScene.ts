import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RenderedFile } from "../src/core/rendering/protocol.ts";
import type { LayoutName, Orientation, Scene } from "../src/core/rendering/scene.ts";
import { readPhotograph } from "./settings/photograph.ts";
import { composeAd } from "./statics/composeAd.ts";
import { decodeProduct } from "./statics/decodeProduct.ts";
import { drawLayers } from "./statics/drawLayers.ts";
import type { StillPool } from "./stills/stillPool.ts";
import type { DrawnStill } from "./stills/stillProtocol.ts";
import type { FramePool } from "./video/framePool.ts";
import { renderVideos } from "./video/renderVideos.ts";

export type FinishedFile = Omit<RenderedFile, "event" | "renderId">;

export interface RenderTask {
  scene: Scene;
  /** The product's picture, PNG. */
  product: Buffer;
  /** The scene's setting as it was photographed; absent: it is drawn. */
  ground?: Buffer | null;
  /** Where the files go. */
  folder: string;
  signal: AbortSignal;
  onFile: (file: FinishedFile) => void;
}

export type RenderScene = (task: RenderTask) => Promise<void>;

/** What the renderer starts once and keeps warm. */
export interface Studio {
  stills: StillPool;
  pool: FramePool;
  ffmpegPath: string;
}

const orientations: Orientation[] = ["vertical", "square"];

/** Draws a scene: both stills first, at the same time, then, for format `full`, both videos in one loop. */
export function openRenderScene(studio: Studio): RenderScene {
  return async (task) => {
    const { scene, product, ground = null, signal } = task;
    // Where one fails, the other is waited for: nothing of a task goes on when it has ended.
    const drawn = await Promise.allSettled(
      orientations.map(async (orientation) => {
        const still = await studio.stills.draw({ scene, orientation, product, ground }, signal);
        signal.throwIfAborted();
        await writeStill(task, orientation, still);
        return { orientation, layout: still.report.layout };
      }),
    );
    const stills = drawn.map((result) => {
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
    if (scene.format === "full") await writeVideos(studio, task, stills);
  };
}

const stillFiles = {
  jpeg: { extension: "jpg", contentType: "image/jpeg" },
  png: { extension: "png", contentType: "image/png" },
} as const;

async function writeStill(
  { scene, folder, onFile }: RenderTask,
  orientation: Orientation,
  still: DrawnStill,
): Promise<void> {
  const { extension, contentType } = stillFiles[scene.stillType];
  const file = `${orientation}.${extension}`;
  await writeFile(path.join(folder, file), still.file);
  onFile({ file, kind: "still", orientation, contentType, bytes: still.file.length, report: still.report });
}

/** The videos move what the stills show, so each is composed in the layout that its still was drawn in. */
async function writeVideos(
  studio: Studio,
  task: RenderTask,
  stills: readonly { orientation: Orientation; layout: LayoutName }[],
): Promise<void> {
  const { scene } = task;
  const { texture, setting, palette, seed, style, motion, deliveryId } = scene;
  const picture = await decodeProduct(task.product, scene);
  const photograph = task.ground ? await readPhotograph(task.ground) : null;
  const outputs = stills.map(({ orientation, layout }) => {
    const ad = composeAd(scene, orientation, layout);
    const { width, height, quietZones } = ad;
    const outputPath = path.join(task.folder, `${orientation}.mp4`);
    return { orientation, width, height, layers: drawLayers(scene, ad, picture), quietZones, outputPath };
  });
  const { pool, ffmpegPath } = studio;
  const look = { texture, setting, photograph, palette, seed, style, ...motion };
  await renderVideos({ ...look, deliveryId, canvases: outputs, ffmpegPath, signal: task.signal, pool });
  for (const { orientation, outputPath } of outputs) {
    const { size } = await stat(outputPath);
    task.onFile({ file: `${orientation}.mp4`, kind: "video", orientation, contentType: "video/mp4", bytes: size });
  }
}
