import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawInspected } from "../../container/ads/inspection/drawInspected.ts";
import type { FinishedFile } from "../../container/ads/renderFolder.ts";
import { openRenderScene, type RenderTask } from "../../container/ads/renderScene.ts";
import { readPhotograph, type Photograph } from "../../container/surroundings/photographs/photograph.ts";
import { createAdGround, sharedGround, windowOf } from "../../container/ads/sharedGround.ts";
import { composeAd, productBox } from "../../container/ads/statics/composeAd.ts";
import { StillPool } from "../../container/ads/stills/stillPool.ts";
import { FramePool } from "../../container/ads/video/framePool.ts";
import type { Loop } from "../../container/ads/video/frameProtocol.ts";
import { suitsWords } from "../../container/surroundings/photographs/grade.ts";
import { hasRoom } from "../../container/surroundings/photographs/room.ts";
import type { PhotographedCategory } from "../../src/core/rendering/categories.ts";
import { type Placement, type PlacementId, placements } from "../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../src/core/rendering/scene.ts";
import { photographOf } from "../gallery/photographs.ts";
import { aScene, pictureOf } from "./sampleScenes.ts";

const orientations: PlacementId[] = ["vertical", "square"];
const { signal } = new AbortController();

let pool: FramePool;
let stills: StillPool;
beforeAll(async () => {
  pool = await FramePool.open({ size: 1 });
  stills = new StillPool({ kernels: pool.kernels, size: 1 });
});
afterAll(() => Promise.all([pool.close(), stills.close()]));

const scenesIn = (texture: PhotographedCategory, change: Partial<Scene> = {}): Scene => ({
  ...aScene("editorial", "bottle"),
  texture,
  ...change,
});

const night: Scene["palette"] = {
  groundBase: "#14283b",
  groundShadow: "#07131d",
  groundLight: "#3c658a",
  ink: "#eef5fb",
  inkSoft: "#d0e0ec",
  panel: "#0c1b2a",
  accent: "#8fd0f0",
  onAccent: "#06202f",
};

/** A picture of one brightness with a little structure. PNG. */
function plainPicture(colour: string, other: string): Buffer {
  const canvas = createCanvas(384, 680);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, 384, 680);
  ctx.fillStyle = other;
  for (let n = 0; n < 40; n++) ctx.fillRect((n * 97) % 384, (n * 61) % 680, 40, 24);
  return canvas.toBuffer("image/png");
}

async function read(png: Buffer): Promise<Photograph> {
  const photograph = await readPhotograph(png);
  if (photograph === null) throw new Error("no photograph");
  return photograph;
}

describe("an ad on a photograph", () => {
  it.each<[PhotographedCategory, LayoutName, PlacementId]>([
    ["Face Loop", "hero", "vertical"],
    ["Yacht Life", "callouts", "square"],
    ["Dripping Fruit", "minimal", "vertical"],
    ["Flat Lay Pattern", "editorial", "square"],
    ["Ingredients in Water", "centred", "vertical"],
  ])("of %s passes the inspection in the layout %s, %s", async (texture, layout, orientation) => {
    const photograph = await read(await photographOf(pool.kernels, texture));
    const scene = scenesIn(texture, { layout });
    const picture = await loadImage(pictureOf("bottle"));
    const still = await drawInspected(pool.kernels, scene, placements[orientation], picture, signal, photograph);
    expect(still.report.findings).toEqual([]);
    expect(still.photographed).toBe(true);
    for (const { ratio, required } of still.report.contrast) expect(ratio).toBeGreaterThanOrEqual(required);
  });

  it("is not the ad on the ground that the renderer draws", async () => {
    const scene = scenesIn("Yacht Life", { layout: "callouts" });
    const picture = await loadImage(pictureOf("bottle"));
    const photograph = await read(await photographOf(pool.kernels, "Yacht Life"));
    const still = await drawInspected(pool.kernels, scene, placements.square, picture, signal, photograph);
    const drawn = await drawInspected(pool.kernels, scene, placements.square, picture, signal);
    expect(drawn.photographed).toBe(false);
    expect(still.file.equals(drawn.file)).toBe(false);
  });

  it("has light words on a dark picture and dark words on a light one", async () => {
    const picture = await loadImage(pictureOf("jar"));
    const cases = [
      { palette: night, photograph: await read(plainPicture("#24384a", "#3d5468")) },
      { palette: aScene("editorial", "jar").palette, photograph: await read(plainPicture("#cdb7a8", "#a98f80")) },
    ];
    for (const { palette, photograph } of cases) {
      const scene = { ...aScene("centred", "jar"), texture: "Dew Drops on Flower or Leaf" as const, palette };
      const still = await drawInspected(pool.kernels, scene, placements.vertical, picture, signal, photograph);
      expect(still.report.findings).toEqual([]);
      expect(still.photographed).toBe(true);
    }
  });

  it("takes the way round and the layout in which no person fades away under words, or none", async () => {
    const head = (x: number) => {
      const canvas = createCanvas(384, 680);
      const ctx = canvas.getContext("2d");
      ctx.fillStyle = "#e9ddd2";
      ctx.fillRect(0, 0, 384, 680);
      for (const [radius, colour] of [
        [60, "#4a3024"],
        [45, "#c98f6b"],
      ] as const) {
        ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.arc(x, 230, radius, 0, 7);
        ctx.fill();
      }
      return canvas.toBuffer("image/png");
    };
    const canvas = { width: 1080, height: 1920, quietZones: [{ x: 120, y: 400, width: 480, height: 500 }] };
    const [left, right, middle] = await Promise.all([90, 310, 200].map((x) => read(head(x))));
    for (const photograph of [left!, right!]) expect(hasRoom("Face Loop", photograph, canvas)).toBe(true);
    expect(
      hasRoom("Face Loop", middle!, { ...canvas, quietZones: [{ x: 120, y: 400, width: 840, height: 500 }] }),
    ).toBe(false);
    const scene = scenesIn("Face Loop", { layout: "hero" });
    const ad = {
      ...composeAd(scene, placements.vertical),
      quietZones: [{ ...canvas.quietZones[0]!, featherPixels: 96 }],
    };
    const behindWords = (photograph: Photograph) => {
      const ground = createAdGround(pool.kernels, scene, ad, photograph);
      const luma = ground.renderYuv(0).subarray(650 * 1080 + 120, 650 * 1080 + 600);
      const spread = Math.max(...luma) - Math.min(...luma);
      ground.release();
      return spread;
    };
    expect(behindWords(left!)).toBeLessThan(12);
    expect(Math.abs(behindWords(left!) - behindWords(right!))).toBeLessThan(6);
  });

  it("keeps the ground that the renderer draws where the picture is nothing for its words, or fails in every layout", async () => {
    const picture = await loadImage(pictureOf("bottle"));
    const usual = scenesIn("Face Loop");
    // Grey on the lightest ground has less than 4:1.
    const faint = scenesIn("Face Loop", { palette: { ...usual.palette, ink: "#8a8a8a", inkSoft: "#8a8a8a" } });
    const [dark, light] = [plainPicture("#0d0b10", "#241a22"), plainPicture("#efe6df", "#d8c9be")];
    expect(suitsWords(await read(dark), usual.palette)).toBe(false);
    expect(suitsWords(await read(light), faint.palette)).toBe(true);
    for (const [scene, png] of [
      [usual, dark],
      [faint, light],
    ] as const) {
      const photograph = await read(png);
      const still = await drawInspected(pool.kernels, scene, placements.vertical, picture, signal, photograph);
      const own = await drawInspected(pool.kernels, scene, placements.vertical, picture, signal);
      expect(still.photographed).toBe(false);
      expect(still.file.equals(own.file)).toBe(true);
    }
  }, 60_000);
});

describe("a photograph in both videos", () => {
  it("is one drawing, in both stills what the videos begin with", async () => {
    const scene = scenesIn("Yacht Life", { layout: "hero", format: "full" });
    const photograph = await read(await photographOf(pool.kernels, "Yacht Life"));
    expect(sharedGround(scene)).toBeNull();
    const shared = sharedGround(scene, true);
    expect(shared?.windows.get("square")?.drawing).toBe(shared?.windows.get("vertical")?.drawing);
    const canvases = orientations.map((orientation) => {
      const ad = composeAd(scene, placements[orientation]);
      const { width, height, quietZones } = ad;
      const ground = { photograph, window: windowOf(shared, ad) };
      return { width, height, quietZones, product: productBox(ad), layers: [], ...ground };
    });
    const first: Buffer[] = [];
    const deliver = (frames: Uint8Array[]) => {
      if (first.length === 0) first.push(...frames.map((frame) => Buffer.from(frame)));
      return Promise.resolve();
    };
    const { texture, setting, palette, seed, style } = scene;
    await pool.renderLoop({ texture, setting, palette, seed, style, frames: 2, canvases }, deliver, signal);
    for (const [n, orientation] of orientations.entries()) {
      const ground = createAdGround(pool.kernels, scene, composeAd(scene, placements[orientation]), photograph);
      expect(Buffer.compare(Buffer.from(ground.renderYuv(0)), first[n] ?? Buffer.alloc(0))).toBe(0);
      ground.release();
    }
  }, 60_000);

  it("is under the one whose still has it, also where another attempt drew the stills", async () => {
    const scene = scenesIn("Yacht Life", { layout: "hero", format: "full" });
    const ground = await photographOf(pool.kernels, "Yacht Life");
    const folder = { path: await mkdtemp(path.join(tmpdir(), "mixed-")), finished: new Map() };
    const plain = await stills.draw({ scene, placement: placements.square, product: pictureOf("bottle") }, signal);
    const layout = "hero" as const;
    const mixed = {
      draw: ({ placement }: { placement: Placement }) =>
        Promise.resolve({ ...plain, report: { ...plain.report, layout }, photographed: placement.id === "vertical" }),
    };
    const noStills = { draw: () => Promise.reject(new Error("a still was drawn again")) };
    const loops: Loop[] = [];
    const noFrames = {
      renderLoop: (loop: Loop) => {
        loops.push(loop);
        return Promise.reject(new Error("the power went"));
      },
    };
    try {
      for (const drawing of [mixed, noStills]) {
        const render = openRenderScene({ stills: drawing, pool: noFrames, ffmpegPath: "ffmpeg" });
        const task = { scene, product: pictureOf("bottle"), ground, folder, signal, onFile: () => undefined };
        await expect(render(task)).rejects.toThrow("the power went");
      }
      expect(loops).toHaveLength(2);
      for (const { canvases } of loops) {
        const [vertical, square] = canvases;
        expect(vertical?.photograph?.width).toBeGreaterThan(0);
        expect(vertical?.window?.drawing.height).toBe(1920);
        expect(square?.photograph).toBeNull();
        expect(square?.window).toBeNull();
      }
    } finally {
      await rm(folder.path, { recursive: true });
    }
  }, 60_000);

  /** The finished files of a scene on that ground; `look` is given the folder that they lie in. */
  async function rendered(scene: Scene, ground: Buffer, look: (folder: string) => Promise<void>) {
    const folder = { path: await mkdtemp(path.join(tmpdir(), "photographed-")), finished: new Map() };
    const render = openRenderScene({ stills, pool, ffmpegPath: "ffmpeg" });
    const files: FinishedFile[] = [];
    const onFile = (file: FinishedFile) => void files.push(file);
    const task: RenderTask = { scene, product: pictureOf("bottle"), ground, folder, signal, onFile };
    try {
      await render(task);
      await look(folder.path);
    } finally {
      await rm(folder.path, { recursive: true });
    }
    const stillFiles = files.filter(({ kind }) => kind === "still");
    for (const { report } of stillFiles) expect(report?.findings).toEqual([]);
    return {
      names: files.map(({ file }) => file).sort(),
      photographed: stillFiles.map(({ photographed }) => photographed),
    };
  }

  it("is under them when it can be used, and the files are whole", async () => {
    const scene = scenesIn("Flower in Breeze", { layout: "hero", format: "full" });
    const ground = await photographOf(pool.kernels, "Flower in Breeze");
    const { names, photographed } = await rendered(scene, ground, async (folder) => {
      for (const orientation of orientations) await expectSameStart(folder, orientation);
    });
    expect(names).toEqual(["square.jpg", "square.mp4", "vertical.jpg", "vertical.mp4"]);
    expect(photographed).toEqual([true, true]);
  }, 120_000);

  it("is as none when it is no picture", async () => {
    const scene = scenesIn("Flower in Breeze", { layout: "hero", format: "static" });
    const noPicture = Buffer.from("<html>Too many requests</html>");
    const { names, photographed } = await rendered(scene, noPicture, () => Promise.resolve());
    expect(names).toEqual(["square.jpg", "vertical.jpg"]);
    expect(photographed).toEqual([false, false]);
  });
});

/** The still and the video's first frame show the same. */
async function expectSameStart(folder: string, orientation: PlacementId): Promise<void> {
  const { width, height } = placements[orientation];
  const args = ["-i", path.join(folder, `${orientation}.mp4`), "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24"];
  const frame = execFileSync("ffmpeg", ["-loglevel", "error", ...args, "-"], { maxBuffer: 64 * 1024 * 1024 });
  const small = (picture: Sharp) => picture.resize({ width: 270 }).removeAlpha().toColourspace("srgb").raw().toBuffer();
  const [one, other] = [
    await small(sharp(frame, { raw: { width, height, channels: 3 } })),
    await small(sharp(path.join(folder, `${orientation}.jpg`))),
  ];
  const difference = one.reduce((sum, value, n) => sum + Math.abs(value - (other[n] ?? 0)), 0) / one.length;
  expect(difference).toBeLessThan(2.5);
}
