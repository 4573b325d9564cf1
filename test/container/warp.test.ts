import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createSceneGround } from "../../container/ads/sceneGround.ts";
import { readPhotograph, type Photograph } from "../../container/surroundings/photographs/photograph.ts";
import type { Ground } from "../../container/engine/ground.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { featuresOf, nodeStep } from "../../container/surroundings/photographs/features.ts";
import type { MaskName } from "../../container/materials/photographs/motion.ts";
import { horizonOf, masksOf } from "../../container/surroundings/photographs/masks.ts";
import { photographedCategories, type PhotographedCategory } from "../../src/core/rendering/categories.ts";
import { aScene } from "./sampleScenes.ts";
import { photographOf } from "../gallery/photographs.ts";

const size = { width: 432, height: 768 };
const zone = { x: 64, y: 160, width: 200, height: 160, featherPixels: 40 };
const frames = 60;

let kernels: KernelModule;
const photographs = new Map<PhotographedCategory, { png: Buffer; photograph: Photograph }>();
beforeAll(async () => {
  kernels = await loadKernels();
  for (const category of photographedCategories) {
    const png = await photographOf(kernels, category);
    const photograph = await readPhotograph(png);
    if (photograph === null) throw new Error(`No photograph of ${category}.`);
    photographs.set(category, { png, photograph });
  }
}, 60_000);

function moving(category: PhotographedCategory, quietZones = [zone]): Ground {
  const { palette } = aScene("editorial", "bottle");
  const photograph = photographs.get(category)?.photograph ?? null;
  const options = { palette, ...size, seed: 5, style: null, quietZones };
  return createSceneGround(kernels, { setting: null, texture: category, photograph }, options);
}

/** Mean difference, in levels of 255. */
function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, n) => sum + Math.abs(value - (other[n] ?? 0)), 0) / one.length;
}

describe.each(photographedCategories)("a photograph of %s", (category) => {
  it("is what the loop begins with", async () => {
    const ground = moving(category, []);
    // A little out of focus: two programs scale them differently.
    const shown = await sharp(Buffer.from(ground.renderRgb(0)), { raw: { ...size, channels: 3 } })
      .blur(2)
      .raw()
      .toBuffer();
    // 16 pixels lie beyond each side; of 25 rows that are too many more are cut off above.
    const expected = await sharp(photographs.get(category)?.png)
      .resize({ width: size.width + 34, height: size.height + 32 + 25, fit: "fill" })
      .extract({ left: 17, top: 16 + 15, ...size })
      .blur(2)
      .raw()
      .toBuffer();
    expect(difference(shown, expected)).toBeLessThan(3);
    ground.release();
  });

  it("moves gently and comes back without a seam", () => {
    const ground = moving(category, []);
    const luma = (frame: number) => ground.renderYuv(frame / frames).slice(0, size.width * size.height);
    const first = luma(0);
    let [largest, farthest, before] = [0, 0, first];
    for (let frame = 1; frame < frames; frame++) {
      const here = luma(frame);
      largest = Math.max(largest, difference(before, here));
      farthest = Math.max(farthest, difference(first, here));
      before = here;
    }
    expect(difference(before, first)).toBeLessThanOrEqual(largest * 1.02);
    expect(farthest).toBeGreaterThan(1);
    expect(largest).toBeLessThan(3);
    ground.release();
  });

  it("stands still where words stand, and moves elsewhere", () => {
    const ground = moving(category);
    const rowsOf = (t: number, { x, y, width, height }: typeof zone) => {
      const yuv = ground.renderYuv(t);
      return Array.from({ length: height }, (_, row) => {
        const start = (y + row) * size.width + x;
        return Buffer.from(yuv.slice(start, start + width));
      });
    };
    const below = { ...zone, x: 0, y: 500, width: size.width, height: 200 };
    const [still, lively] = [Buffer.concat(rowsOf(0, zone)), Buffer.concat(rowsOf(0, below))];
    for (const t of [0.2, 0.45, 0.8]) {
      expect(Buffer.concat(rowsOf(t, zone)).equals(still)).toBe(true);
      expect(difference(Buffer.concat(rowsOf(t, below)), lively)).toBeGreaterThan(0.2);
    }
    ground.release();
  });

  it("is the same for the same seed, whichever moment came before", () => {
    const [one, other] = [moving(category), moving(category)];
    other.renderYuv(0.7);
    expect(Buffer.compare(Buffer.from(one.renderYuv(0.3)), Buffer.from(other.renderYuv(0.3)))).toBe(0);
    one.release();
    other.release();
  });
});

/** Masks of a picture that is painted on a canvas of 432×768, by the share of the way across and down. */
function masksIn(paint: (ctx: SKRSContext2D) => void) {
  const nodes = { columns: size.width / nodeStep + 4, rows: size.height / nodeStep + 1 };
  const canvas = createCanvas(size.width + 32, size.height + 32);
  const ctx = canvas.getContext("2d");
  ctx.translate(16, 16);
  paint(ctx);
  const features = featuresOf(canvas, { x: 16, y: 16, ...size }, size, nodes);
  const masks = masksOf(features, []);
  const shareAt = (name: MaskName, x: number, y: number) =>
    masks(name)[Math.round(y / nodeStep) * nodes.columns + Math.round(x / nodeStep)] ?? NaN;
  return { features, shareAt };
}

describe("what of a photograph may move", () => {
  it("is the water below the horizon, not the sky, the boat or the deck", () => {
    const { features, shareAt } = masksIn((ctx) => {
      ctx.fillStyle = "#cfe0ec";
      ctx.fillRect(-20, -20, 500, 330);
      for (let y = 300; y < 800; y += 6) {
        ctx.fillStyle = y % 12 === 0 ? "#2f6f8f" : "#3a7d9c";
        ctx.fillRect(-20, y, 500, 6);
      }
      ctx.fillStyle = "#f7f4ee";
      ctx.fillRect(250, 330, 120, 90);
      ctx.fillStyle = "#a9764a";
      ctx.fillRect(-20, 640, 500, 200);
    });
    expect(horizonOf(features)).toBeGreaterThan(0.37);
    expect(horizonOf(features)).toBeLessThan(0.42);
    expect(shareAt("water", 100, 200)).toBeCloseTo(0, 6);
    expect(shareAt("water", 310, 375)).toBeLessThan(0.05);
    expect(shareAt("water", 252, 375)).toBeLessThan(0.15);
    expect(shareAt("water", 200, 720)).toBeLessThan(0.05);
    expect(shareAt("water", 100, 560)).toBeGreaterThan(0.5);
    expect(shareAt("water", 310, 560)).toBeGreaterThan(0.5);
  });

  it("is hair and cloth, not skin of any shade, the outline of a face or a plain wall", () => {
    for (const skin of ["#f0cdb4", "#c68c62", "#6b4128"]) {
      const { shareAt } = masksIn((ctx) => {
        ctx.fillStyle = "#d8dde0";
        ctx.fillRect(-20, -20, 500, 820);
        ctx.fillStyle = skin;
        ctx.beginPath();
        ctx.ellipse(150, 380, 110, 170, 0, 0, 7);
        ctx.fill();
        for (let x = 290; x < 440; x += 10) {
          ctx.fillStyle = x % 20 === 0 ? "#241a1c" : "#5a4a4e";
          ctx.fillRect(x, 200, 10, 400);
        }
      });
      expect(shareAt("loose", 150, 380), skin).toBeLessThan(0.05);
      expect(shareAt("loose", 42, 380), skin).toBeLessThan(0.3);
      expect(shareAt("loose", 100, 40), skin).toBeLessThan(0.05);
      expect(shareAt("loose", 370, 400), skin).toBeGreaterThan(0.5);
    }
  });

  it("is what has a strong colour, and highlights", () => {
    const { shareAt } = masksIn((ctx) => {
      ctx.fillStyle = "#cfc6bd";
      ctx.fillRect(-20, -20, 500, 820);
      ctx.fillStyle = "#c2452d";
      ctx.fillRect(60, 300, 160, 200);
      ctx.fillStyle = "#ffffff";
      ctx.beginPath();
      ctx.arc(140, 400, 12, 0, 7);
      ctx.fill();
    });
    expect(shareAt("vivid", 100, 340)).toBeGreaterThan(0.7);
    expect(shareAt("vivid", 340, 340)).toBeLessThan(0.05);
    expect(shareAt("glints", 140, 400)).toBeGreaterThan(0.5);
    expect(shareAt("glints", 340, 600)).toBeLessThan(0.05);
  });

  it("is more of a stem the higher it is, and less of a body", async () => {
    const image = await loadImage(photographs.get("Flower in Breeze")?.png ?? Buffer.alloc(0));
    const { shareAt } = masksIn((ctx) => ctx.drawImage(image, -16, -16, size.width + 32, size.height + 32));
    expect(shareAt("rooted", 200, 100)).toBeGreaterThan(shareAt("rooted", 200, 500));
    expect(shareAt("rooted", 200, 760)).toBeCloseTo(0, 1);
    expect(shareAt("shoulders", 200, 100)).toBe(0);
    expect(shareAt("shoulders", 200, 740)).toBe(1);
    expect(shareAt("flanks", 16, 740)).toBeLessThan(-0.8);
    expect(shareAt("flanks", 430, 740)).toBeGreaterThan(0.8);
  });
});
