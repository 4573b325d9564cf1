import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import { inLightOf, lightTurnDegrees, productShadows } from "../../container/engine/light.ts";
import { createCategoryGround } from "../../container/categories/index.ts";
import { createGround } from "../../container/engine/ground.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { painted } from "../../container/engine/painted.ts";
import type { GroundOptions } from "../../container/engine/groundModule.ts";
import { yuvToRgba } from "../../container/engine/yuvToRgba.ts";
import { contrast, fromHex, type Colour } from "../../container/engine/colour.ts";
import { paletteFor } from "../../src/core/creative/palette.ts";
import { CategoryName, type Palette, type SceneStyle } from "../../src/core/rendering/scene.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import type { Style } from "../../src/core/styles/style.ts";
import { computedCategories } from "./computedCategories.ts";
import { glanceOf, unlikeness, type Glance } from "../gallery/likeness.ts";
import { drawPreview } from "../gallery/styles/preview.ts";

const honey: Palette = {
  groundBase: "#f6d9a0",
  groundShadow: "#d38b2a",
  groundLight: "#fff4d8",
  ink: "#33211b",
  inkSoft: "#4a332b",
  panel: "#ffffff",
  accent: "#7a4a3a",
  onAccent: "#ffffff",
};
/** A quarter of the real size: everything in a ground is measured in canvas widths. */
const zone = { x: 38, y: 83, width: 175, height: 75, featherPixels: 25 };
const size = { width: 272, height: 340 };
const twice = { width: 544, height: 680 };
const usual: GroundOptions = { palette: honey, ...size, seed: 7, style: null, quietZones: [] };

let kernels: KernelModule;
beforeAll(async () => {
  kernels = await loadKernels();
});

const ofCategory = (name: CategoryName) => styles.filter(({ animationPrompt }) => animationPrompt === name);

function paletteOf({ animationPrompt, palette }: Style): Palette {
  const colours = { productColours: [], brandColours: [] };
  return paletteFor({ ...colours, family: null, texture: animationPrompt, scheme: palette, seed: 0 });
}

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, n) => sum + Math.abs(value - (other[n] ?? 0)), 0) / one.length;
}

const pictureOf = (yuv: Uint8Array, of: { width: number; height: number }) =>
  sharp(yuvToRgba(yuv, of.width, of.height), { raw: { ...of, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();

/** The contrast that all but the worst 1 % of a quiet zone's pixels give an ink. */
function contrastInside(yuv: Uint8Array, ink: Colour): number {
  const rgba = yuvToRgba(yuv, size.width, size.height);
  const ratios: number[] = [];
  for (let y = zone.y; y < zone.y + zone.height; y += 2) {
    for (let x = zone.x; x < zone.x + zone.width; x += 2) {
      const at = (y * size.width + x) * 4;
      const ground = [0, 1, 2].map((c) => (rgba[at + c] ?? 0) / 255) as [number, number, number];
      ratios.push(contrast(ink, ground));
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 100)] ?? 0;
}

/** A subject on a plain ground leaves most of the picture alike. */
const leastUnlikeness = (name: CategoryName) => (name === "Rotating Object" ? 0.1 : 0.2);

describe.each(CategoryName.options)("styles of %s", (name) => {
  const looks: { id: string; style: SceneStyle | null; glance: Glance }[] = [];
  const look = async (id: string, style: SceneStyle | null, frame: Uint8Array) =>
    looks.push({ id, style, glance: await glanceOf(await pictureOf(frame, size)) });
  const areAlike = (one: Glance, other: Glance) => unlikeness(one, other).structure < leastUnlikeness(name);
  /** What two looks are taken for in a small drawing is looked at in a larger one, which shows what is fine in them. */
  const glanceTwice = async (style: SceneStyle | null) =>
    glanceOf(await pictureOf(createCategoryGround(kernels, name, { ...usual, ...twice, style }).renderYuv(0), twice));

  it.each(ofCategory(name))("$name moves gently and loops without a seam", async (style) => {
    const drawn = sceneStyleOf(style);
    const ground = createCategoryGround(kernels, name, { ...usual, style: drawn });
    const [first, second, middle, last, again] = [0, 1 / 180, 0.5, 179 / 180, 1].map((t) =>
      ground.renderYuv(t).slice(),
    ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
    expect(meanDifference(first, again)).toBeLessThan(0.05);
    const neighbours = meanDifference(first, second);
    expect(neighbours).toBeGreaterThan(0);
    expect(neighbours).toBeLessThan(6);
    expect(meanDifference(last, first)).toBeLessThan(neighbours * 1.5 + 0.1);
    // Half a loop is a whole one of a style that repeats within it.
    const elsewhere = style.form.cyclesPerLoop % 2 === 0 ? ground.renderYuv(0.25).slice() : middle;
    expect(meanDifference(first, elsewhere)).toBeGreaterThan(0.4);
    await look(style.id, drawn, first);
  });

  it("differ visibly from the usual look and from each other, with the same seed and the same colours", async () => {
    if (computedCategories.includes(name))
      await look("usual", null, createCategoryGround(kernels, name, usual).renderYuv(0));
    expect(looks.length).toBeGreaterThanOrEqual(6);
    const alike: string[] = [];
    for (const [n, one] of looks.entries())
      for (const other of looks.slice(0, n)) {
        if (!areAlike(one.glance, other.glance)) continue;
        if (areAlike(await glanceTwice(one.style), await glanceTwice(other.style)))
          alike.push(`${one.id} looks like ${other.id}`);
      }
    expect(alike).toEqual([]);
  });

  it.each(ofCategory(name))("$name carries both inks at 4.5:1 where words stand", (style) => {
    const palette = paletteOf(style);
    const options = { ...usual, palette, seed: 11, style: sceneStyleOf(style), quietZones: [zone] };
    const frame = createCategoryGround(kernels, name, options).renderYuv(0.3);
    expect(contrastInside(frame, fromHex(palette.ink))).toBeGreaterThan(4.5);
    expect(contrastInside(frame, fromHex(palette.inkSoft))).toBeGreaterThan(4.5);
  });
});

describe("a style that the catalogue does not know", () => {
  it("is the category's usual look in its own light", () => {
    const style: SceneStyle = {
      id: "sty_unheard-of",
      materials: [],
      coverageRatio: 1,
      scaleRatio: 1,
      cyclesPerLoop: 1,
      lightAngleDegrees: 315,
      softnessRatio: 0.5,
      seed: 1,
    };
    const digest = (chosen: SceneStyle | null) =>
      createHash("sha256")
        .update(createCategoryGround(kernels, "Lotion Texture", { ...usual, style: chosen }).renderYuv(0))
        .digest("hex");
    expect(digest(style)).toBe(digest(null));
    expect(digest({ ...style, lightAngleDegrees: 45 })).not.toBe(digest(null));
  });
});

describe("the light of a style", () => {
  const from = (lightAngleDegrees: number, softnessRatio = 0.5) => ({
    ...sceneStyleOf(styles[0]!),
    lightAngleDegrees,
    softnessRatio,
  });

  it("is the usual one from the upper left", () => {
    expect(lightTurnDegrees(null)).toBe(0);
    expect(productShadows(from(315))).toEqual(productShadows(null));
  });

  it("throws the product's shadow away from itself, and never upward", () => {
    expect(productShadows(from(45)).every(({ dx, dy }) => dx < 0 && dy > 0)).toBe(true);
    for (let angle = 0; angle < 360; angle += 10) {
      expect(inLightOf(from(angle), { x: -1, y: -1 }).y).toBeLessThan(0);
      expect(productShadows(from(angle)).every(({ dy }) => dy > -0.1)).toBe(true);
    }
  });

  it("makes shadows sharper and deeper the harder it is", () => {
    const [hard, soft] = [productShadows(from(315, 0.1)), productShadows(from(315, 0.9))];
    for (const [n, shadow] of hard.entries()) {
      expect(shadow.blur).toBeLessThan(soft[n]!.blur);
      expect(shadow.opacity).toBeGreaterThan(soft[n]!.opacity);
    }
  });
});

describe("previews", () => {
  it.each(CategoryName.options)("a style of %s is drawn from its record, and is not blank", async (name) => {
    const [style] = ofCategory(name);
    if (style === undefined) throw new Error(`There is no style of ${name}.`);
    const preview = await drawPreview(kernels, style);
    const { channels } = await sharp(preview).greyscale().stats();
    expect(channels[0]?.stdev).toBeGreaterThan(4);
    expect(preview.length).toBeLessThan(60_000);
  });
});

describe("a painted ground", () => {
  const stripes = painted({
    setup: ({ width, height, palette }) => ({
      paint(ctx, t) {
        ctx.fillStyle = palette.groundLight;
        ctx.fillRect(0, 0, width, height);
        ctx.fillStyle = palette.ink;
        for (let x = 0; x < width; x += 60) ctx.fillRect(x + 30 * Math.sin(2 * Math.PI * t), 0, 30, height);
      },
    }),
  });
  const drawn = (quietZones: GroundOptions["quietZones"]) =>
    createGround(kernels, stripes, { ...usual, quietZones })
      .renderYuv(0)
      .slice();
  const channelAt = (yuv: Uint8Array, x: number, y: number) => [
    ...yuvToRgba(yuv, size.width, size.height)
      .subarray((y * size.width + x) * 4)
      .subarray(0, 3),
  ];

  it("shows the painter's own colours", () => {
    const frame = drawn([]);
    const expected = [0xff, 0xf4, 0xd8];
    const drawnThere = channelAt(frame, 90, 300);
    expect(drawnThere).toHaveLength(3);
    drawnThere.forEach((value, n) => expect(Math.abs(value - expected[n]!)).toBeLessThanOrEqual(3));
  });

  it("carries both inks where words stand, even on stripes of the ink's own colour, and leaves the rest alone", () => {
    const [plain, calm] = [drawn([]), drawn([zone])];
    expect(contrastInside(plain, fromHex(honey.ink))).toBeLessThan(1.2);
    expect(contrastInside(calm, fromHex(honey.ink))).toBeGreaterThan(4.5);
    expect(contrastInside(calm, fromHex(honey.inkSoft))).toBeGreaterThan(4.5);
    expect(channelAt(calm, 90, 300)).toEqual(channelAt(plain, 90, 300));
  });
});
