/**
 * `npm run bench:videos`: the videos of one concept in each category (CATEGORIES, names parted by commas, chooses), RUNS times (default 5)
 * in turn with x264 alone, which is handed the same finished vertical frames out of memory: with the renderer's settings, and with its
 * preset veryfast. A video counts from its layers to the verified file. REMOTION=1 has Remotion render an equivalent vertical video too
 * (Chromium needed). Medians, as a table.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { loadImage } from "@napi-rs/canvas";
import { sharedGround, windowOf } from "../../container/ads/sharedGround.ts";
import { composeAd, productBox } from "../../container/ads/statics/composeAd.ts";
import { coversOf } from "../../container/ads/statics/covers.ts";
import { drawLayers } from "../../container/ads/statics/drawLayers.ts";
import { startEncoder } from "../../container/ads/video/encodeVideo.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import { renderVideos, type RenderVideosOptions, type VideoCanvas } from "../../container/ads/video/renderVideos.ts";
import { type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { CategoryName, type Scene } from "../../src/core/rendering/scene.ts";
import { brands } from "../gallery/brands.ts";
import { shotsOf, type Shot } from "../gallery/concepts.ts";
import { openRemotionStudio, type RemotionStudio } from "./remotionStudio.ts";
import { cpuMsWithChildren } from "./videosCpu.ts";

const runs = Number(process.env.RUNS ?? 5);
const chosen = (process.env.CATEGORIES ?? "").split(",").map((name) => name.trim());
const categories = CategoryName.options.filter((name) => chosen[0] === "" || chosen.includes(name));
const ffmpegPath = process.env.FFMPEG_PATH ?? "ffmpeg";
const { signal } = new AbortController();
const vertical = {
  width: placements.vertical.width,
  height: placements.vertical.height,
  framesPerSecond: 30,
  seconds: 6,
};

interface Figures {
  wallMs: number[];
  cpuMs: number[];
}

interface Way {
  work: () => Promise<void>;
  figures: Figures;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const inSeconds = (values: readonly number[]) => (median(values) / 1000).toFixed(2);

async function measure(figures: Figures, work: () => Promise<void>): Promise<void> {
  const [started, before] = [performance.now(), cpuMsWithChildren()];
  await work();
  figures.wallMs.push(performance.now() - started);
  const after = cpuMsWithChildren();
  if (before !== null && after !== null) figures.cpuMs.push(after - before);
}

async function shotOf(category: CategoryName): Promise<Shot> {
  const [shot] = await shotsOf(brands.nordic, { animationPrompts: [category], format: "full", count: 1, seed: 7 });
  if (shot === undefined) throw new Error(`There is no ad for ${category}.`);
  return shot;
}

async function videosOf({ scene, product }: Shot): Promise<RenderVideosOptions> {
  const shared = sharedGround(scene);
  const picture = await loadImage(product.png);
  const canvasOf = (orientation: PlacementId): VideoCanvas => {
    const ad = composeAd(scene, placements[orientation]);
    const { width, height, quietZones } = ad;
    const outputPath = path.join(folder, `${orientation}.mp4`);
    const layers = drawLayers(scene, ad, picture);
    const [product, covers, window] = [productBox(ad), coversOf(ad), windowOf(shared, ad)];
    return { width, height, layers, quietZones, product, covers, window, outputPath };
  };
  const { texture, setting, palette, seed, style, motion } = scene;
  const look = { texture, setting, palette, seed, style, ...motion, deliveryId: null };
  return { ...look, canvases: [canvasOf("vertical"), canvasOf("square")], ffmpegPath, signal, pool };
}

/** The vertical video's frames, as its encoder gets them. */
async function framesOf(options: RenderVideosOptions): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = [];
  const keeping: Pick<FramePool, "renderLoop"> = {
    renderLoop: (loop, deliver, aborted) =>
      pool.renderLoop(
        loop,
        async (moment) => {
          frames.push(...moment.map((frame) => Uint8Array.from(frame)));
          await deliver(moment);
        },
        aborted,
      ),
  };
  await renderVideos({ ...options, pool: keeping });
  return frames;
}

async function encodeAlone(frames: readonly Uint8Array[]): Promise<void> {
  const output = { outputPath: path.join(folder, "alone.mp4"), deliveryId: null };
  const encoder = startEncoder({ ffmpegPath, ...vertical, ...output, signal });
  for (const frame of frames) await encoder.write(frame);
  await encoder.finish();
}

async function encodeVeryfast(frames: readonly Uint8Array[]): Promise<void> {
  const { width, height, framesPerSecond } = vertical;
  const raw = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", `${width}x${height}`, "-r", `${framesPerSecond}`];
  const encoding = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-profile:v", "high", "-g", "60"];
  const args = ["-loglevel", "error", "-y", ...raw, "-i", "pipe:0", ...encoding, path.join(folder, "veryfast.mp4")];
  const child = spawn(ffmpegPath, args, { stdio: ["pipe", "ignore", "inherit"] });
  const closed = once(child, "close");
  for (const frame of frames) await new Promise((taken) => child.stdin.write(frame, taken));
  child.stdin.end();
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code ?? "a signal"}.`);
}

/** One category's row. */
async function compare(category: CategoryName, remotionMs: number | null): Promise<string> {
  const both = await videosOf(await shotOf(category));
  const alone: RenderVideosOptions = { ...both, canvases: both.canvases.slice(0, 1) };
  const frames = await framesOf(alone);
  const ways = [
    () => renderVideos(both),
    () => renderVideos(alone),
    () => encodeAlone(frames),
    () => encodeVeryfast(frames),
  ].map((work): Way => ({ work, figures: { wallMs: [], cpuMs: [] } }));
  for (let run = 0; run < runs; run++) {
    for (const n of ways.keys()) {
      const way = ways[(run + n) % ways.length];
      if (way !== undefined) await measure(way.figures, way.work);
    }
  }
  const [pair, single, same, veryfast] = ways.map(({ figures }) => figures);
  if (!pair || !single || !same || !veryfast) throw new TypeError("Each way has its figures.");
  const times = (slow: Figures, fast: Figures) => (median(slow.wallMs) / median(fast.wallMs)).toFixed(2);
  const remotion = remotionMs === null ? "" : ` ${(remotionMs / median(single.wallMs)).toFixed(1)} |`;
  const shown = [pair.wallMs, pair.cpuMs, single.wallMs, single.cpuMs, same.wallMs, veryfast.wallMs].map(inSeconds);
  return `| ${category} | ${shown.join(" | ")} | ${times(single, same)} | ${times(single, veryfast)} |${remotion}`;
}

async function remotionMedianMs(scene: Scene, product: Buffer): Promise<number> {
  const picture = path.join(folder, "product.png");
  await writeFile(picture, product);
  const studio: RemotionStudio = await openRemotionStudio(path.join(folder, "remotion.mp4"), picture);
  try {
    const tookMs: number[] = [];
    for (let run = 0; run < runs; run++) tookMs.push(await studio.render());
    console.log(`Remotion, a surface like ${scene.texture}, vertical: ${inSeconds(tookMs)} s (median of ${runs}).\n`);
    return median(tookMs);
  } finally {
    await studio.close();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), "bench-videos-"));
const pool = await FramePool.open();
try {
  console.log(
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, medians of ${runs}; seconds, and how often as long.`,
  );
  const { scene, product } = await shotOf("Lotion Texture");
  const remotionMs = process.env.REMOTION === "1" ? await remotionMedianMs(scene, product.png) : null;
  const heads = [
    "both",
    "both CPU",
    "vertical",
    "vertical CPU",
    "x264 alone",
    "veryfast alone",
    "÷ x264",
    "÷ veryfast",
  ];
  const columns = ["category", ...heads, ...(remotionMs === null ? [] : ["Remotion ÷"])];
  console.log(`| ${columns.join(" | ")} |\n|${columns.map(() => "---").join("|")}|`);
  for (const category of categories) console.log(await compare(category, remotionMs));
} finally {
  await pool.close();
  await rm(folder, { recursive: true });
}
