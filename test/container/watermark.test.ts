import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawInspected, type InspectedStill } from "../../container/ads/inspection/drawInspected.ts";
import type { FinishedFile } from "../../container/ads/renderFolder.ts";
import { openRenderScene } from "../../container/ads/renderScene.ts";
import { watermarkOver } from "../../container/ads/statics/watermark.ts";
import { StillPool } from "../../container/ads/stills/stillPool.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import {
  type PlacementId,
  placements,
  type UsualPlacement,
  usualPlacements,
} from "../../src/core/rendering/placements.ts";
import { Scene, type Palette } from "../../src/core/rendering/scene.ts";
import { aScene, pictureOf } from "./sampleScenes.ts";

const run = promisify(execFile);
const orientations = usualPlacements;

const dark: Palette = {
  groundBase: "#1d2430",
  groundShadow: "#0b0f16",
  groundLight: "#3a465a",
  ink: "#f6f1e8",
  inkSoft: "#d8d0c2",
  panel: "#141a24",
  accent: "#e0b070",
  onAccent: "#1a1208",
};
const white: Palette = {
  groundBase: "#fbfaf8",
  groundShadow: "#e2ddd6",
  groundLight: "#ffffff",
  ink: "#1c1a18",
  inkSoft: "#3c3833",
  panel: "#ffffff",
  accent: "#1c1a18",
  onAccent: "#ffffff",
};

const scenes: Record<string, Scene> = {
  "a dark ground": { ...aScene("centred", "bottle"), palette: dark, texture: "Water Ripples" },
  "a white ground": { ...aScene("editorial", "bottle"), palette: white },
  "a ground between": aScene("split", "jar"),
};

let folder: string;
let pool: FramePool;
let stills: StillPool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "watermark-"));
  pool = await FramePool.open({ size: 2 });
  stills = new StillPool({ kernels: pool.kernels, size: 2 });
});
afterAll(async () => {
  await Promise.all([pool.close(), stills.close()]);
  await rm(folder, { recursive: true });
});

interface Grey {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** A still in greys at a quarter of its size. */
async function greyOf(file: Buffer): Promise<Grey> {
  const { data, info } = await sharp(file)
    .resize({ width: 270 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Share of a square window's pixels in which two pictures differ clearly. */
function changedShare(a: Grey, b: Grey, left: number, top: number, size: number): number {
  let changed = 0;
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) {
      const at = y * a.width + x;
      if (Math.abs((a.pixels[at] ?? 0) - (b.pixels[at] ?? 0)) >= 12) changed++;
    }
  }
  return changed / (size * size);
}

/** The least that any crop of 400 by 400 pixels of the ad shows of the marks. */
function leastInAnyCrop(a: Grey, b: Grey): number {
  let least = 1;
  const size = 100;
  for (let top = 0; top + size <= a.height; top += 20) {
    for (let left = 0; left + size <= a.width; left += 20) {
      least = Math.min(least, changedShare(a, b, left, top, size));
    }
  }
  return least;
}

async function still(scene: Scene, shape: "bottle" | "jar", orientation: PlacementId) {
  const picture = await loadImage(pictureOf(shape));
  return drawInspected(pool.kernels, scene, placements[orientation], picture, new AbortController().signal);
}

async function pairOf(scene: Scene, shape: "bottle" | "jar", orientation: PlacementId) {
  const plain = await still(scene, shape, orientation);
  return { plain, marked: await still({ ...scene, watermark: true }, shape, orientation) };
}

describe("the mark of a test account", () => {
  describe.each(Object.entries(scenes))("on %s", (name, scene) => {
    const shape = name === "a ground between" ? "jar" : "bottle";
    const drawn = new Map<PlacementId, Promise<{ plain: InspectedStill; marked: InspectedStill }>>();
    /** The still without the mark and with it, drawn once for the tests below. */
    const bothStills = (orientation: PlacementId) => {
      const known = drawn.get(orientation) ?? pairOf(scene, shape, orientation);
      drawn.set(orientation, known);
      return known;
    };

    it.each(orientations)("shows in every crop of the %s still, over the product too", async (orientation) => {
      const { plain, marked } = await bothStills(orientation);
      const [a, b] = [await greyOf(plain.file), await greyOf(marked.file)];
      expect(leastInAnyCrop(a, b)).toBeGreaterThan(0.03);
      const { centreX, centreY } = plain.ad.product;
      const [left, top] = [Math.round(centreX / 4) - 50, Math.round(centreY / 4) - 50];
      expect(changedShare(a, b, left, top, 100)).toBeGreaterThan(0.03);
    });

    it.each(orientations)(
      "fails no inspection of the %s still: it is drawn over what is measured",
      async (orientation) => {
        const { plain, marked } = await bothStills(orientation);
        expect(marked.report).toEqual({ ...plain.report, file: { ...plain.report.file, bytes: marked.file.length } });
        expect(marked.report.passed).toBe(true);
      },
    );
  });

  it.each(orientations)(
    "is readable: letters as high as a thumbnail needs, and half transparent (%s)",
    (orientation) => {
      const [layer] = watermarkOver({ watermark: true }, placements[orientation]);
      if (layer === undefined) throw new Error("no mark was drawn");
      const alphas = new Set(layer.rgba.filter((_value, i) => i % 4 === 3));
      expect(Math.max(...alphas)).toBeLessThanOrEqual(140);
      expect([layer.x, layer.y, layer.motion, layer.shown]).toEqual([0, 0, null, null]);
    },
  );

  it("is on every frame of both videos, and their first frame is the still", { timeout: 400_000 }, async () => {
    const scene: Scene = { ...aScene("centred", "bottle"), format: "full" };
    const plain = await videosOf(scene, "plain");
    const marked = await videosOf({ ...scene, watermark: true }, "marked");
    for (const orientation of orientations) {
      const [a, b] = [plain[orientation], marked[orientation]];
      expect([a.length, b.length]).toEqual([180, 180]);
      const shown = a.map((frame, n) => leastInAnyCrop(frame, b[n] ?? frame));
      expect(Math.min(...shown)).toBeGreaterThan(0.03);
    }
    for (const orientation of orientations) {
      const [[picture], [first]] = [
        await framesOf(folder, `marked/${orientation}.jpg`, orientation),
        marked[orientation],
      ];
      if (picture === undefined || first === undefined) throw new Error("a file has no frame");
      expect(changedShare(picture, first, 0, 0, 270)).toBeLessThan(0.005);
    }
  });

  it("is on no scene that does not ask for it", () => {
    expect(watermarkOver({ watermark: false }, placements.square)).toEqual([]);
    const { watermark, ...older } = aScene("centred", "bottle");
    expect([watermark, Scene.parse(older).watermark]).toEqual([false, false]);
  });
});

/** Both videos of a scene, decoded in greys at a quarter of their size. */
async function videosOf(scene: Scene, name: string): Promise<Record<UsualPlacement, Grey[]>> {
  const into = { path: path.join(folder, name), finished: new Map<string, FinishedFile>() };
  await run("mkdir", [into.path]);
  const render = openRenderScene({ stills, pool, ffmpegPath: "ffmpeg" });
  const { signal } = new AbortController();
  await render({ scene, product: pictureOf("bottle"), folder: into, signal, onFile: () => undefined });
  const [vertical, square] = await Promise.all(
    orientations.map((orientation) => framesOf(into.path, `${orientation}.mp4`, orientation)),
  );
  return { vertical: vertical ?? [], square: square ?? [] };
}

/** A still as the renderer's ffmpeg, which reads no pictures, can read it. */
async function pixelsOf(still: string, { width, height }: { width: number; height: number }): Promise<string[]> {
  const file = `${still}.rgb`;
  await writeFile(file, await sharp(still).raw().toBuffer());
  return ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-i", file];
}

async function framesOf(folderPath: string, name: string, orientation: PlacementId): Promise<Grey[]> {
  const size = placements[orientation];
  const [width, height] = [270, Math.round(size.height / 4)];
  const file = path.join(folderPath, name);
  const filter = `scale=${width}:${height}:flags=area,format=gray`;
  const input = name.endsWith(".mp4") ? ["-i", file] : await pixelsOf(file, size);
  const { stdout } = await run("ffmpeg", ["-v", "error", ...input, "-vf", filter, "-f", "rawvideo", "-"], {
    encoding: "buffer",
    maxBuffer: 200 * 1024 * 1024,
  });
  const bytes = width * height;
  return Array.from({ length: stdout.length / bytes }, (_, n) => ({
    pixels: stdout.subarray(n * bytes, (n + 1) * bytes),
    width,
    height,
  }));
}
