import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createCategoryGround } from "../../container/categories/index.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import type { GroundOptions } from "../../container/engine/groundModule.ts";
import { yuvToRgba } from "../../container/engine/yuvToRgba.ts";
import { distanceTo, placeDrops } from "../../container/materials/liquid/dropPlacement.ts";
import { randomFrom } from "../../container/engine/random.ts";
import type { QuietZone } from "../../container/engine/quietZone.ts";
import { computedCategories } from "./computedCategories.ts";
import { type Palette, type CategoryName } from "../../src/core/rendering/scene.ts";

const words = { ink: "#33211b", inkSoft: "#4a332b", panel: "#ffffff", accent: "#7a4a3a", onAccent: "#ffffff" };
const palettes: Record<string, Palette> = {
  warm: { ...words, groundBase: "#f6d9a0", groundShadow: "#d38b2a", groundLight: "#fff4d8" },
  green: { ...words, groundBase: "#cfdcc8", groundShadow: "#7f9a7a", groundLight: "#f4faf0" },
  pink: { ...words, groundBase: "#f3d9d0", groundShadow: "#c98f80", groundLight: "#fff6f1" },
  blue: {
    ...words,
    ink: "#06283a",
    inkSoft: "#0d3448",
    groundBase: "#9ad5e3",
    groundShadow: "#2f8fae",
    groundLight: "#e9fbff",
  },
  night: {
    ...words,
    ink: "#ffffff",
    inkSoft: "#eef4f6",
    groundBase: "#27485a",
    groundShadow: "#10242f",
    groundLight: "#6f9bb0",
  },
};
const warm = palettes.warm!;
const whole = { palette: warm, width: 1080, height: 1350, seed: 7, style: null, quietZones: [] };
const wholeZone: QuietZone = { x: 150, y: 330, width: 700, height: 300, featherPixels: 100 };
/** Half of the real size: everything in a ground is measured in canvas widths. */
const half = { ...whole, width: 544, height: 680 };
const zone: QuietZone = { x: 76, y: 166, width: 352, height: 150, featherPixels: 50 };

/** Digests of the usual looks that have been in ads: these are drawn again as they were. */
const usualLooks: [CategoryName, string][] = [
  ["Lotion Texture", "9cd1524bc82b2f23"],
  ["Serum Droplets", "f4dc82818b2f10d2"],
  ["Water Ripples", "d8a8f40db20268ed"],
];

let kernels: KernelModule;
beforeAll(async () => {
  kernels = await loadKernels();
});

function frames(name: CategoryName, options: GroundOptions, ...moments: number[]): Uint8Array[] {
  const ground = createCategoryGround(kernels, name, options);
  return moments.map((t) => ground.renderYuv(t).slice());
}

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, n) => sum + Math.abs(value - (other[n] ?? 0)), 0) / one.length;
}

/** Mean step between neighbouring pixels of luma inside a box. */
function localContrast(
  yuv: Uint8Array,
  canvasWidth: number,
  box: { x: number; y: number; width: number; height: number },
) {
  let sum = 0;
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = y * canvasWidth + x;
      sum += Math.abs((yuv[at] ?? 0) - (yuv[at + 4] ?? 0));
    }
  }
  return sum / (box.width * box.height);
}

function luminance(red: number, green: number, blue: number): number {
  const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast that all but the worst 1 % of a box's pixels give an ink. */
function contrastInside(rgba: Uint8ClampedArray, canvasWidth: number, box: QuietZone, ink: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)) as [number, number, number];
  const inkLuminance = luminance(r, g, b);
  const ratios: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += 3) {
    for (let x = box.x; x < box.x + box.width; x += 3) {
      const at = (y * canvasWidth + x) * 4;
      const ground = luminance(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
      ratios.push((Math.max(ground, inkLuminance) + 0.05) / (Math.min(ground, inkLuminance) + 0.05));
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 100)] ?? 0;
}

describe("the usual look", () => {
  it.each(usualLooks)("of %s keeps its pixels where no style is asked for", (name, digest) => {
    const hash = createHash("sha256");
    for (const palette of [warm, palettes.night!]) {
      for (const frame of frames(name, { ...whole, palette, quietZones: [wholeZone] }, 0.37)) hash.update(frame);
    }
    expect(hash.digest("hex").slice(0, 16)).toBe(digest);
  });
});

// What the painted ones promise is tested in a smaller size, which their set-up allows.
describe.each(computedCategories)("%s", (name) => {
  it("loops without a seam", () => {
    const [first, second, , last, again] = frames(name, half, 0, 1 / 180, 90 / 180, 179 / 180, 1) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    expect(meanDifference(first, again)).toBeLessThan(0.05);
    const neighbours = meanDifference(first, second);
    expect(neighbours).toBeGreaterThan(0);
    expect(meanDifference(last, first)).toBeLessThan(neighbours * 1.5 + 0.1);
  });

  it("moves over the loop", () => {
    const [start, middle] = frames(name, half, 0, 0.5) as [Uint8Array, Uint8Array];
    expect(meanDifference(start, middle)).toBeGreaterThan(1);
  });

  it("gives the same bytes for the same seed, whatever was drawn before", () => {
    const [direct] = frames(name, half, 0.25);
    const [, later] = frames(name, half, 0.7, 0.25);
    expect(Buffer.compare(direct!, later!)).toBe(0);
  });

  it("composes another picture for another seed", () => {
    const [one] = frames(name, half, 0);
    const [other] = frames(name, { ...half, seed: 8 }, 0);
    expect(meanDifference(one!, other!)).toBeGreaterThan(2);
  });

  it("is calmer in a quiet zone than without it", () => {
    for (const seed of [1, 2, 3]) {
      const [calm] = frames(name, { ...half, seed, quietZones: [zone] }, 0);
      const [lively] = frames(name, { ...half, seed }, 0);
      const inside = localContrast(calm!, half.width, zone);
      expect(inside).toBeLessThan(0.6 * localContrast(lively!, half.width, zone));
    }
  });

  it.each(Object.entries(palettes))("carries both inks at 4.5:1 in a quiet zone of the %s palette", (_, palette) => {
    for (const canvas of [
      { width: 544, height: 960 },
      { width: 544, height: 680 },
    ]) {
      for (const [n, y] of [150, canvas.height - 250].entries()) {
        const box = { ...zone, y };
        const [yuv] = frames(name, { palette, ...canvas, seed: 11 + n, style: null, quietZones: [box] }, 0.3);
        const rgba = yuvToRgba(yuv!, canvas.width, canvas.height);
        expect(contrastInside(rgba, canvas.width, box, palette.ink)).toBeGreaterThan(4.5);
        expect(contrastInside(rgba, canvas.width, box, palette.inkSoft)).toBeGreaterThan(4.5);
      }
    }
  });
});

describe("drops", () => {
  it("keep clear of the words and grow smaller toward them", () => {
    const zones = [{ x: 0.14, y: 0.3, width: 0.65, height: 0.28 }];
    for (let seed = 0; seed < 20; seed++) {
      const drops = placeDrops(randomFrom(seed), 1350 / 1080, zones);
      expect(drops.length).toBeGreaterThan(20);
      for (const drop of drops) {
        const gap = distanceTo(zones[0]!, drop.x, drop.y) - drop.radius;
        expect(gap).toBeGreaterThan(0.02);
      }
    }
  });
});

describe("Serum Droplets in motion", () => {
  it("never crosses the words, at any moment of the loop", () => {
    const moments = [0, 0.2, 0.4, 0.6, 0.8];
    for (const seed of [1, 2, 3, 4]) {
      for (const yuv of frames("Serum Droplets", { ...whole, seed, quietZones: [wholeZone] }, ...moments)) {
        let steepest = 0;
        for (let y = wholeZone.y; y < wholeZone.y + wholeZone.height; y++) {
          const row = yuv.subarray(y * whole.width + wholeZone.x, y * whole.width + wholeZone.x + wholeZone.width);
          for (let x = 4; x < row.length; x++) steepest = Math.max(steepest, Math.abs(row[x]! - row[x - 4]!));
        }
        expect(steepest).toBeLessThan(8);
      }
    }
  });
});

describe("the memory of a finished still", () => {
  it("serves the next one without leaving a trace", () => {
    const draw = (name: CategoryName) => {
      const ground = createCategoryGround(kernels, name, half);
      const bytes = ground.renderYuv(0).slice();
      ground.release();
      return bytes;
    };
    const before = draw("Serum Droplets");
    for (const name of ["Soapy Suds", "Whipped Cream/Butter", "Water Ripples"] as const) draw(name);
    expect(Buffer.compare(draw("Serum Droplets"), before)).toBe(0);
  });
});

describe("yuvToRgba", () => {
  it("gives back the colours of BT.709 limited range", () => {
    const yuv = new Uint8Array(8 * 4 * 1.5).fill(128);
    yuv.fill(235, 0, 16).fill(16, 16, 32);
    const rgba = yuvToRgba(yuv, 8, 4);
    expect([...rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect([...rgba.subarray(16 * 4, 16 * 4 + 4)]).toEqual([0, 0, 0, 255]);
  });
});
