/**
 * `npm run gallery:motion`: for each category one MP4 of an ad (`.cache/gallery/motion`) and a strip of six moments for three
 * brands of very different colours, and for each loop how large the step over its seam is beside the steps inside it. Names as
 * arguments draw only categories that contain one of them; `layouts` draws strips of each layout's choreography instead, `photographs`
 * strips of what the trade photographs over pictures that stand in for an image model's. Ends with 1 when a seam shows.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { composeAd, productBox } from "../../container/ads/statics/composeAd.ts";
import { coversOf } from "../../container/ads/statics/covers.ts";
import { drawLayers } from "../../container/ads/statics/drawLayers.ts";
import { createSceneGround } from "../../container/ads/sceneGround.ts";
import { readPhotograph, type Photograph } from "../../container/surroundings/photographs/photograph.ts";
import type { Ground } from "../../container/engine/ground.ts";
import { loadKernels, builtKernels } from "../../container/engine/kernel.ts";
import { yuvToRgba } from "../../container/engine/yuvToRgba.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import { layerPlanes } from "../../container/ads/video/layerPlanes.ts";
import { renderVideos } from "../../container/ads/video/renderVideos.ts";
import { suitsWords } from "../../container/surroundings/photographs/grade.ts";
import { hasRoom } from "../../container/surroundings/photographs/room.ts";
import { photographedCategories, type PhotographedCategory } from "../../src/core/rendering/categories.ts";
import { layoutOrder } from "../../src/core/rendering/layouts.ts";
import { placements } from "../../src/core/rendering/placements.ts";
import { CategoryName, type LayoutName, type Scene } from "../../src/core/rendering/scene.ts";
import { photographOf } from "./photographs.ts";
import { brands } from "./brands.ts";
import { shotsOf, type Shot } from "./concepts.ts";
import { contactSheet, type Tile } from "./contactSheet.ts";
import { shotsByLayout } from "./layoutStrips.ts";

const folder = path.resolve(import.meta.dirname, "..", "..", ".cache", "gallery", "motion");
/** A clinical pale one, a dark luxury one and a loud one. */
const shown = [brands.nordic, brands.luxury, brands.young];
const moments = 6;
/** Of a frame, for comparing. */
const samples = 20_000;

mkdirSync(folder, { recursive: true });
const kernels = await loadKernels(builtKernels);
const pool = await FramePool.open();
const wanted = process.argv.slice(2);
let seams = 0;

if (wanted.includes("layouts")) await drawLayouts();
else if (wanted.includes("photographs")) await drawPhotographs();
else await drawCategories();
await pool.close();
console.log(`Strips and videos are in ${folder}.`);
if (seams > 0) console.error(`${seams} loops show their seam.`);
process.exitCode = seams > 0 ? 1 : 0;

/** One sheet a brand: a row of moments for each layout. */
async function drawLayouts(): Promise<void> {
  for (const brand of shown) {
    const tiles: Tile[] = [];
    for (const [caption, shot] of await shotsByLayout(brand))
      tiles.push(...(await strip(caption, await movingAd(shot))));
    await save(`layouts-${brand.name.toLowerCase()}`, `Choreographies, ${brand.name}`, tiles);
  }
}

/** One sheet a category that is photographed: a row of moments for each brand whose words find room on the picture. */
async function drawPhotographs(): Promise<void> {
  for (const category of photographedCategories) {
    const photograph = await readPhotograph(await photographOf(kernels, category));
    if (photograph === null) throw new Error(`There is no picture of ${category}.`);
    const tiles: Tile[] = [];
    for (const [n, brand] of shown.entries()) {
      const [shot] = await shotsOf(brand, { animationPrompts: [category], format: "full", count: 1, seed: 7 + n });
      if (shot === undefined || !suitsWords(photograph, shot.scene.palette)) continue;
      const layout = layoutOrder(shot.scene).find((name) => hasRoomIn(name, shot.scene, photograph, category));
      if (layout === undefined) continue;
      const roomy = { ...shot, scene: { ...shot.scene, layout } };
      tiles.push(...(await strip(`${brand.name}, ${layout}`, await movingAd(roomy, photograph))));
    }
    await save(`photograph-${slugOf(category)}`, `${category}, photographed`, tiles);
  }
}

function hasRoomIn(layout: LayoutName, scene: Scene, photograph: Photograph, category: PhotographedCategory): boolean {
  try {
    return hasRoom(category, photograph, composeAd(scene, placements.vertical, layout));
  } catch {
    return false;
  }
}

function slugOf(category: string): string {
  return category.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

async function drawCategories(): Promise<void> {
  for (const category of CategoryName.options) {
    if (wanted.length > 0 && !wanted.some((part) => category.includes(part))) continue;
    const slug = slugOf(category);
    const tiles: Tile[] = [];
    for (const [n, brand] of shown.entries()) {
      const [shot] = await shotsOf(brand, { animationPrompts: [category], format: "full", count: 1, seed: 7 + n });
      if (shot === undefined) throw new Error(`There is no ad of ${brand.name}.`);
      const ad = await movingAd(shot);
      tiles.push(...(await strip(brand.name, ad)));
      if (n > 0) continue;
      const file = path.join(folder, `${slug}.mp4`);
      await video(shot, file);
      const { largest, seam } = steps(shot, ad);
      if (seam > largest) seams += 1;
      console.log(`${category}: largest step ${largest.toFixed(3)}, over the seam ${seam.toFixed(3)}`);
    }
    await save(slug, category, tiles);
  }
}

/** Six moments of an ad. */
async function strip(caption: string, ad: Ground): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (let moment = 0; moment < moments; moment++)
    tiles.push({ caption, picture: await frameOf(ad, moment / moments), note: null });
  return tiles;
}

async function save(name: string, title: string, tiles: readonly Tile[]): Promise<void> {
  const sheet = await contactSheet(tiles, { title, columns: moments, aspect: 9 / 16, width: 1300 });
  writeFileSync(path.join(folder, `${name}.png`), sheet.toBuffer("image/png"));
}

/** The ad's vertical ground with all its layers. */
async function movingAd({ scene, product }: Shot, photograph: Photograph | null = null): Promise<Ground> {
  const ad = composeAd(scene, placements.vertical);
  const { width, height, quietZones } = ad;
  const { palette, seed, style } = scene;
  const look = { palette, seed, style, width, height, quietZones, product: productBox(ad), covers: coversOf(ad) };
  const ground = createSceneGround(kernels, { ...scene, photograph }, look);
  const layers = drawLayers(scene, ad, await loadImage(product.png));
  for (const layer of layers) ground.addLayer(layerPlanes(layer, width, height));
  return ground;
}

/** One moment of the ad, small. */
function frameOf(ground: Ground, t: number): Promise<Buffer> {
  const { width, height } = ground;
  const rgba = yuvToRgba(ground.renderYuv(t), width, height);
  const raw = { width, height, channels: 4 } as const;
  return sharp(rgba, { raw }).removeAlpha().resize({ width: 300 }).png().toBuffer();
}

async function video({ scene, product }: Shot, outputPath: string): Promise<void> {
  const ad = composeAd(scene, placements.vertical);
  const { width, height, quietZones } = ad;
  const { texture, setting, palette, seed, style, motion, deliveryId } = scene;
  const layers = drawLayers(scene, ad, await loadImage(product.png));
  const look = { texture, setting, palette, seed, style, ...motion, deliveryId };
  const foreground = { product: productBox(ad), covers: coversOf(ad) };
  const canvas = { width, height, quietZones, ...foreground, layers, outputPath };
  const canvases = [{ orientation: "vertical" as const, ...canvas }];
  await renderVideos({ ...look, canvases, ffmpegPath: "ffmpeg", signal: new AbortController().signal, pool });
}

/**
 * Mean differences of luma between neighbouring frames as they are drawn: the largest inside the loop, and that from its last
 * frame to its first. In the file the key frame that a loop begins with adds a step of its own.
 */
function steps(shot: Shot, ground: Ground): { largest: number; seam: number } {
  const frames = shot.scene.motion.seconds * shot.scene.motion.framesPerSecond;
  const luma = (frame: number) => {
    const yuv = ground.renderYuv(frame / frames);
    return Uint8Array.from({ length: samples }, (_, n) => yuv[n * sampledEvery] ?? 0);
  };
  const sampledEvery = Math.floor((ground.width * ground.height) / samples);
  const first = luma(0);
  let [largest, before] = [0, first];
  for (let frame = 1; frame < frames; frame++) {
    const here = luma(frame);
    largest = Math.max(largest, difference(before, here));
    before = here;
  }
  return { largest, seam: difference(before, first) };
}

function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, n) => sum + Math.abs(value - (other[n] ?? 0)), 0) / one.length;
}
