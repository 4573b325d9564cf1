import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { ambientShadows } from "../../container/textures/painted/ambientShadows.ts";
import { beachUmbrellaWithWaves } from "../../container/textures/painted/beachUmbrellaWithWaves.ts";
import { cloudsDrifting } from "../../container/textures/painted/cloudsDrifting.ts";
import { curtainsBlowing } from "../../container/textures/painted/curtainsBlowing.ts";
import { flatLayPattern } from "../../container/textures/painted/flatLayPattern.ts";
import { flowerInBreeze } from "../../container/textures/painted/flowerInBreeze.ts";
import { leavesInBreeze } from "../../container/textures/painted/leavesInBreeze.ts";
import { mistCloud } from "../../container/textures/painted/mistCloud.ts";
import type { PaintedScene, PaintOptions } from "../../container/textures/painted/painter.ts";
import { rotatingObject } from "../../container/textures/painted/rotatingObject.ts";
import { umbrellaOnly } from "../../container/textures/painted/umbrellaOnly.ts";
import type { Palette } from "../../src/core/rendering/scene.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/drawable.ts";

const scenes: Record<string, PaintedScene> = {
  "Ambient Shadows": ambientShadows,
  "Curtains Blowing": curtainsBlowing,
  "Clouds Drifting": cloudsDrifting,
  "Leaves in Breeze": leavesInBreeze,
  "Mist Cloud": mistCloud,
  "Flower in Breeze": flowerInBreeze,
  "Umbrella Only": umbrellaOnly,
  "Beach Umbrella with Waves": beachUmbrellaWithWaves,
  "Flat Lay Pattern": flatLayPattern,
  "Rotating Object": rotatingObject,
};

const palette: Palette = {
  groundBase: "#dfd3c6",
  groundShadow: "#a58a70",
  groundLight: "#f8f3ec",
  ink: "#33211b",
  inkSoft: "#4a332b",
  panel: "#ffffff",
  accent: "#7a4a3a",
  onAccent: "#ffffff",
};

const size = { width: 216, height: 272 };
const framesPerLoop = 180;

type Look = (typeof styles)[number];

/** Frames of a look at these moments, as pixels. */
function frames(scene: PaintedScene, style: Look, moments: readonly number[], more: Partial<PaintOptions> = {}) {
  const { seed } = style;
  const options = { palette, ...size, seed, style: sceneStyleOf(style), quietZones: [], ...more };
  const painting = scene.setup(options);
  const ctx: SKRSContext2D = createCanvas(options.width, options.height).getContext("2d");
  return moments.map((t) => {
    painting.paint(ctx, t);
    return ctx.getImageData(0, 0, options.width, options.height).data;
  });
}

function difference(one: Uint8ClampedArray | undefined, other: Uint8ClampedArray | undefined): number {
  if (one === undefined || other === undefined) return Number.NaN;
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += Math.abs((one[n] ?? 0) - (other[n] ?? 0));
  return sum / one.length;
}

/** Colours of a coarse grid: what the eye sees of a thumbnail. */
function thumbnail(rgba: Uint8ClampedArray | undefined): number[] {
  const [across, down] = [18, 22];
  const cells = new Float64Array(across * down * 3);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const cell = Math.floor((y * down) / size.height) * across + Math.floor((x * across) / size.width);
      for (let channel = 0; channel < 3; channel++) {
        cells[cell * 3 + channel] =
          (cells[cell * 3 + channel] ?? 0) + (rgba?.[(y * size.width + x) * 4 + channel] ?? 0);
      }
    }
  }
  const pixels = (size.width * size.height) / (across * down);
  return [...cells].map((sum) => sum / pixels);
}

function thumbnailDistance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, n) => sum + Math.abs(value - (other[n] ?? 0)), 0) / one.length;
}

describe.each(Object.entries(scenes))("%s", (category, scene) => {
  const looks = styles.filter(({ animationPrompt }) => animationPrompt === category);

  it("shows six looks that nobody takes for each other, in one and the same palette", () => {
    const thumbnails = looks.map((style) => thumbnail(frames(scene, style, [0])[0]));
    expect(thumbnails).toHaveLength(6);
    for (const [position, one] of thumbnails.entries()) {
      for (const [other, name] of looks.map(({ name }) => name).entries()) {
        if (other <= position) continue;
        const distance = thumbnailDistance(one, thumbnails[other] ?? []);
        expect(distance, `${looks[position]?.name ?? ""} and ${name}`).toBeGreaterThan(6);
      }
    }
  });

  it.each(looks)("moves gently and without a seam: $name", (style) => {
    const step = 1 / framesPerLoop;
    const [first, second, middle, beforeEnd, end, third] = frames(scene, style, [
      0,
      step,
      0.37,
      1 - step,
      1,
      0.37 + step,
    ]);
    expect(difference(first, end)).toBeLessThan(0.02);
    const neighbours = Math.max(difference(first, second), difference(middle, third));
    expect(difference(beforeEnd, first)).toBeLessThan(2 * neighbours + 0.05);
    expect(neighbours).toBeLessThan(6);
    expect(difference(first, middle)).toBeGreaterThan(0.12);
    expect(first?.every((value, n) => n % 4 !== 3 || value === 255)).toBe(true);
  });

  it("gives the same pixels for the same seed", () => {
    const [style] = looks;
    if (style === undefined) throw new Error(`No looks of ${category}.`);
    const [one] = frames(scene, style, [0.2]);
    const [, again] = frames(scene, style, [0.7, 0.2]);
    expect(difference(one, again)).toBe(0);
    const [other] = frames(scene, style, [0.2], { seed: style.seed + 1 });
    expect(difference(one, other)).toBeGreaterThan(0.1);
  });

  it("is drawn without a style and in the dark", () => {
    const dark = { ...palette, groundBase: "#27485a", groundShadow: "#10242f", groundLight: "#6f9bb0", ink: "#ffffff" };
    const [style] = looks;
    if (style === undefined) throw new Error(`No looks of ${category}.`);
    const [plain] = frames(scene, style, [0], { style: null, palette: dark });
    const values = new Set(plain);
    expect(values.size).toBeGreaterThan(40);
  });
});
