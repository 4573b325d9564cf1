/**
 * `npm run bench:stills`: one concept in both orientations, three ways in turn in the same run. Whole: the renderer as it works, with
 * ground and inspection. Picture alone: what headless Chromium is asked for too, the same words, fonts and shadows over a ground
 * that is a finished picture, as JPEGs of quality 90, with nothing inspected. Everything is warm. Medians of RUNS concepts (default 9).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { openRenderScene } from "../../container/ads/renderScene.ts";
import { StillPool } from "../../container/ads/stills/stillPool.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import { brands } from "../gallery/brands.ts";
import { shotsOf, type Shot } from "../gallery/concepts.ts";
import { openChromiumStudio } from "./chromiumStudio.ts";
import { openPictureStudio } from "./pictureStudio.ts";

const runs = Number(process.env.RUNS ?? 9);
const warmUps = 3;

interface Way {
  name: string;
  draw: (shot: Shot) => Promise<unknown>;
  /** Processor time used so far; null where it is not known. */
  cpuMs: () => number | null;
  wallMs: number[];
  usedMs: number[];
}

async function shotsInTurn(count: number): Promise<Shot[]> {
  const lists = await Promise.all(Object.values(brands).map((brand) => shotsOf(brand, { count: 10, seed: 77 })));
  return Array.from({ length: count }, (_, i) => lists[i % lists.length]?.[Math.floor(i / lists.length)]).filter(
    (shot) => shot !== undefined,
  );
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function measure(way: Way, shot: Shot): Promise<void> {
  const [started, before] = [performance.now(), way.cpuMs()];
  await way.draw(shot);
  way.wallMs.push(performance.now() - started);
  const after = way.cpuMs();
  if (before !== null && after !== null) way.usedMs.push(after - before);
}

function print(ways: readonly Way[]): void {
  const [load] = loadavg();
  console.log(
    `\n${cpus().length} cores, load ${load?.toFixed(1)}, ${ways[0]?.wallMs.length} concepts, both orientations each`,
  );
  console.log("| one concept | median ms | fastest ms | slowest ms | processor ms |\n|---|---|---|---|---|");
  for (const { name, wallMs, usedMs } of ways) {
    const figures = [median(wallMs), Math.min(...wallMs), Math.max(...wallMs), median(usedMs)];
    console.log(`| ${name} | ${figures.map((value) => value.toFixed(0)).join(" | ")} |`);
  }
}

const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
const pool = await FramePool.open({ size: 1 });
const stills = new StillPool({ kernels: pool.kernels });
const render = openRenderScene({ stills, pool, ffmpegPath: "ffmpeg" });
const pictures = openPictureStudio(pool.kernels);
const chromium = await openChromiumStudio(pool.kernels);
try {
  const way = (name: string, draw: Way["draw"], cpuMs: Way["cpuMs"]): Way => ({
    name,
    draw,
    cpuMs,
    wallMs: [],
    usedMs: [],
  });
  const whole = way(
    "renderer, whole: texture, drawing, inspection",
    ({ scene, product }) => {
      const { signal } = new AbortController();
      return render({
        scene,
        product: product.png,
        folder: { path: folder, finished: new Map() },
        signal,
        onFile: () => undefined,
      });
    },
    ownCpuMs,
  );
  const alone = way("renderer, picture alone", () => pictures.takePictures(), ownCpuMs);
  const theirs = way(
    `Chromium ${chromium.version}, picture alone`,
    () => chromium.takePictures(),
    () => chromium.cpuMs(),
  );
  const ways = [whole, alone, theirs];
  for (const [i, shot] of (await shotsInTurn(runs + warmUps)).entries()) {
    await pictures.load(shot);
    await chromium.load(shot);
    for (const n of ways.keys()) {
      const next = ways[(i + n) % ways.length];
      if (next !== undefined) await measure(next, shot);
    }
    if (i + 1 === warmUps) for (const { wallMs, usedMs } of ways) wallMs.length = usedMs.length = 0;
  }
  print(ways);
  for (const { name, wallMs } of [alone, whole]) {
    const ratio = median(theirs.wallMs.map((value, i) => value / (wallMs[i] ?? NaN)));
    console.log(`${name}: ${ratio.toFixed(2)} times as fast as Chromium's picture alone (median of the pairs).`);
  }
} finally {
  await chromium.close();
  await Promise.all([pool.close(), stills.close(), pictures.close()]);
  await rm(folder, { recursive: true });
}
