/**
 * `npm run bench:stills`: one concept in both orientations, drawn by the renderer (texture, layout, shadows, inspection, JPEG)
 * against headless Chromium that only takes pictures of an equal page: same words and fonts, the finished texture and the product as
 * pictures, page and fonts warm. Medians of RUNS concepts (default 9), both in turn in the same run.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { openRenderScene } from "../../container/renderScene.ts";
import { StillPool } from "../../container/stills/stillPool.ts";
import { FramePool } from "../../container/video/framePool.ts";
import { brands } from "../gallery/brands.ts";
import { shotsOf, type Shot } from "../gallery/concepts.ts";
import { openChromiumStudio } from "./chromiumStudio.ts";

const runs = Number(process.env.RUNS ?? 9);
const warmUps = 2;

async function shotsInTurn(count: number): Promise<Shot[]> {
  const lists = await Promise.all(Object.values(brands).map((brand) => shotsOf(brand, { count: 10, seed: 77 })));
  return Array.from({ length: count }, (_, i) => lists[i % lists.length]?.[Math.floor(i / lists.length)]).filter(
    (shot) => shot !== undefined,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
const pool = await FramePool.open({ size: 1 });
const stills = new StillPool({ kernels: pool.kernels });
const render = openRenderScene({ stills, pool, ffmpegPath: "ffmpeg" });
const chromium = await openChromiumStudio(pool.kernels);
try {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const [i, shot] of (await shotsInTurn(runs + warmUps)).entries()) {
    const { scene, product } = shot;
    await chromium.load(shot);
    const times = { ours: 0, theirs: 0 };
    const measureOurs = async () => {
      const started = performance.now();
      const { signal } = new AbortController();
      await render({ scene, product: product.png, folder, signal, onFile: () => undefined });
      times.ours = performance.now() - started;
    };
    const measureTheirs = async () => {
      const started = performance.now();
      await chromium.takePictures();
      times.theirs = performance.now() - started;
    };
    for (const measure of i % 2 === 0 ? [measureOurs, measureTheirs] : [measureTheirs, measureOurs]) await measure();
    if (i < warmUps) continue;
    ours.push(times.ours);
    theirs.push(times.theirs);
  }
  const row = (name: string, values: number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    const figures = [median(sorted), sorted[0] ?? NaN, sorted.at(-1) ?? NaN].map((value) => value.toFixed(0));
    console.log(`| ${name} | ${figures.join(" | ")} |`);
  };
  console.log(
    `\n${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${ours.length} concepts, both orientations each`,
  );
  console.log("| one concept | median ms | fastest ms | slowest ms |\n|---|---|---|---|");
  row("renderer, with texture and inspection", ours);
  row(`Chromium ${chromium.version}, pictures only`, theirs);
  const ratios = theirs.map((value, i) => value / (ours[i] ?? NaN)).sort((a, b) => a - b);
  console.log(`\nThe renderer is ${median(ratios).toFixed(2)} times as fast (median of the pairs).`);
} finally {
  await chromium.close();
  await Promise.all([pool.close(), stills.close()]);
  await rm(folder, { recursive: true });
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
