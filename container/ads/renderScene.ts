import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Image } from "@napi-rs/canvas";
import { placementsOf, type Placement, type PlacementId } from "../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../src/core/rendering/scene.ts";
import { readPhotograph } from "../surroundings/photographs/photograph.ts";
import { sharedGround, windowOf } from "./sharedGround.ts";
import type { FinishedFile, RenderFolder } from "./renderFolder.ts";
import { composeAd, productBox, type ComposedAd } from "./statics/composeAd.ts";
import { coversOf } from "./statics/covers.ts";
import { decodeProduct } from "./statics/decodeProduct.ts";
import { eachLayer } from "./statics/drawLayers.ts";
import { decodeLogo } from "./statics/logo.ts";
import { watermarkOver } from "./statics/watermark.ts";
import type { StillPool } from "./stills/stillPool.ts";
import type { DrawnStill } from "./stills/stillProtocol.ts";
import type { FramePool } from "./video/framePool.ts";
import type { Layer } from "../engine/layer.ts";
import { renderVideos } from "./video/renderVideos.ts";

export interface RenderTask {
  scene: Scene;
  /** The product's picture, PNG. */
  product: Buffer;
  /** The scene's ground as an image model drew it; absent: the renderer draws its own. */
  ground?: Buffer | null;
  /** The brand's logo, PNG; absent: its name is set. */
  logo?: Buffer | null;
  /** Pixels that its stills are scaled to; absent: as they are drawn. */
  stillWidth?: number | null;
  /** Where the files go; what is finished there already is handed on as it is. */
  folder: RenderFolder;
  signal: AbortSignal;
  onFile: (file: FinishedFile) => void;
}

export type RenderScene = (task: RenderTask) => Promise<void>;

/** What the renderer starts once and keeps warm. */
export interface Studio {
  stills: Pick<StillPool, "draw">;
  pool: Pick<FramePool, "renderLoop">;
  ffmpegPath: string;
}

/** Draws a scene: all its stills first, at the same time, then, for format `full`, all its videos in one loop. */
export function openRenderScene(studio: Studio): RenderScene {
  return async (task) => {
    const { scene, product, ground = null, logo = null, stillWidth = null, signal } = task;
    // Where one fails, the others are waited for: nothing of a task goes on when it has ended.
    const drawn = await Promise.allSettled(
      placementsOf(scene.placements).map(async (placement) => {
        const finished = finishedStill(task, placement);
        if (finished !== null) return finished;
        const still = await studio.stills.draw({ scene, placement, product, ground, logo, stillWidth }, signal);
        signal.throwIfAborted();
        await writeStill(task, placement, still);
        return { placement, layout: still.report.layout, photographed: still.photographed, hasLogo: still.hasLogo };
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

interface Still {
  placement: Placement<PlacementId>;
  layout: LayoutName;
  photographed: boolean;
  hasLogo: boolean;
}

/** What an earlier attempt has left, handed on; null where there is none. */
function finishedStill({ scene, folder, onFile }: RenderTask, placement: Placement<PlacementId>): Still | null {
  const file = folder.finished.get(`${placement.id}.${stillFiles[scene.stillType].extension}`);
  if (file?.report === undefined) return null;
  onFile(file);
  const { photographed = false, hasLogo = false } = file;
  return { placement, layout: file.report.layout, photographed, hasLogo };
}

async function writeStill(task: RenderTask, placement: Placement<PlacementId>, still: DrawnStill): Promise<void> {
  const { extension, contentType } = stillFiles[task.scene.stillType];
  const file = `${placement.id}.${extension}`;
  await writeFile(path.join(task.folder.path, file), still.file);
  const bytes = still.file.length;
  const { report, photographed, hasLogo } = still;
  finish(task, { file, kind: "still", orientation: placement.id, contentType, bytes, report, photographed, hasLogo });
}

/** Whole and checked: from now on a retry takes it as it is. */
function finish({ folder, onFile }: RenderTask, file: FinishedFile): void {
  folder.finished.set(file.file, file);
  onFile(file);
}

/** The videos move what the stills show, so each is composed in the layout that its still was drawn in. */
async function writeVideos(studio: Studio, task: RenderTask, stills: readonly Still[]): Promise<void> {
  const { scene, folder } = task;
  const missing: Still[] = [];
  for (const still of stills) {
    const file = folder.finished.get(`${still.placement.id}.mp4`);
    if (file) task.onFile(file);
    else missing.push(still);
  }
  if (missing.length === 0) return;
  const { texture, setting, palette, seed, style, motion, deliveryId } = scene;
  const picture = await decodeProduct(task.product, scene);
  const logo = await decodeLogo(task.logo ?? null, scene);
  const isNeeded = missing.some(({ photographed }) => photographed);
  const photograph = task.ground && isNeeded ? await readPhotograph(task.ground) : null;
  const kinds = new Set(missing.map(({ photographed }) => photographed));
  const shared = new Map([...kinds].map((photographed) => [photographed, sharedGround(scene, photographed)]));
  const outputs = missing.map(({ placement, layout, photographed, hasLogo }) => {
    const ad = composeAd(scene, placement, layout, hasLogo ? logo : null);
    const { width, height, quietZones } = ad;
    const outputPath = path.join(folder.path, `${placement.id}.mp4`);
    const layers = layersOf(scene, ad, picture);
    const window = windowOf(shared.get(photographed) ?? null, ad);
    const foreground = { product: productBox(ad), covers: coversOf(ad) };
    const ground = { photograph: photographed ? photograph : null, window };
    return { placement, width, height, layers, quietZones, ...foreground, ...ground, outputPath };
  });
  const { pool, ffmpegPath } = studio;
  const look = { texture, setting, palette, seed, style, ...motion };
  await renderVideos({ ...look, deliveryId, canvases: outputs, ffmpegPath, signal: task.signal, pool });
  for (const { placement, outputPath } of outputs) {
    const { size } = await stat(outputPath);
    finish(task, {
      file: `${placement.id}.mp4`,
      kind: "video",
      orientation: placement.id,
      contentType: "video/mp4",
      bytes: size,
    });
  }
}

/** Drawn when they are asked for. */
function* layersOf(scene: Scene, ad: ComposedAd, picture: Image): Generator<Layer> {
  yield* eachLayer(scene, ad, picture);
  yield* watermarkOver(scene, ad);
}
