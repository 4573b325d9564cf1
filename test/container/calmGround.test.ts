import { describe, expect, it } from "vitest";
import type { Palette, CategoryName } from "../../src/core/rendering/scene.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../../src/core/styles/sceneStyle.ts";
import { contrast, fromHex, luminance, type Colour } from "../../container/engine/colour.ts";
import { createGround } from "../../container/engine/ground.ts";
import { createCategoryGround } from "../../container/categories/index.ts";
import { builtKernels, loadKernels } from "../../container/engine/kernel.ts";
import { painted } from "../../container/engine/painted.ts";
import { yuvToRgba } from "../../container/engine/yuvToRgba.ts";
import { wordsField } from "../../container/engine/wordsField.ts";
import { seaColours } from "../../container/materials/water/seaColours.ts";

const kernels = await loadKernels(builtKernels);
const size = { width: 544, height: 960 };
const zone = { x: 120, y: 200, width: 220, height: 160, featherPixels: 48 };

const pale: Palette = {
  groundBase: "#e6d3bd",
  groundShadow: "#a5835f",
  groundLight: "#faf1e4",
  ink: "#33211b",
  inkSoft: "#4a332b",
  panel: "#ffffff",
  accent: "#7a4a3a",
  onAccent: "#ffffff",
};
const dark: Palette = {
  groundBase: "#49311f",
  groundShadow: "#1d120a",
  groundLight: "#a87f5c",
  ink: "#fdf4ea",
  inkSoft: "#f0dfcd",
  panel: "#2c1c10",
  accent: "#dba77e",
  onAccent: "#1d120a",
};

function pixelsOf(yuv: Uint8Array): (x: number, y: number) => Colour {
  const rgba = yuvToRgba(yuv, size.width, size.height);
  return (x, y) => {
    const at = (Math.round(y) * size.width + Math.round(x)) * 4;
    return [(rgba[at] ?? 0) / 255, (rgba[at + 1] ?? 0) / 255, (rgba[at + 2] ?? 0) / 255];
  };
}

/** A painted ground whose upper part has one colour and whose lower part another, meeting in the middle of the words. */
function halves(upper: string, lower: string, palette: Palette, words: readonly (typeof zone)[]) {
  const module = painted({
    setup: ({ width, height }) => ({
      paint(ctx) {
        ctx.fillStyle = upper;
        ctx.fillRect(0, 0, width, height);
        ctx.fillStyle = lower;
        ctx.fillRect(0, (zone.y + zone.height / 2) / 2, width, height);
      },
    }),
  });
  const options = { ...size, palette, seed: 3, style: null, quietZones: words };
  return pixelsOf(createGround(kernels, module, options).renderYuv(0));
}

describe("a painted ground behind words", () => {
  const middle = zone.x + zone.width / 2;

  it("keeps its own tone where words can be read on it as it is", () => {
    const [plain, calm] = [[], [zone]].map((words) => halves("#fff6ea", "#b98a55", pale, words));
    const [before, after] = [plain!(middle, zone.y + 10), calm!(middle, zone.y + 10)];
    before.forEach((channel, n) => expect(Math.abs(channel - after[n]!)).toBeLessThan(0.05));
  });

  it("gives way where they could not be, and only as far as they need", () => {
    const calm = halves("#fff6ea", "#7d5226", pale, [zone]);
    const ground = calm(middle, zone.y + zone.height - 12);
    const ratio = Math.min(...[pale.ink, pale.inkSoft].map((ink) => contrast(fromHex(ink), ground)));
    expect(ratio).toBeGreaterThan(4.5);
    expect(ratio).toBeLessThan(6.2);
  });

  it("shows no edge of the zone: from words to far away it changes gently, and unevenly on its sides", () => {
    const calm = halves("#5f4020", "#5f4020", pale, [zone]);
    const across = Array.from({ length: 156 }, (_, n) => luminance(calm(middle + 2 * n, zone.y + zone.height / 2)));
    const steps = across.slice(1).map((value, n) => Math.abs(value - across[n]!));
    expect(across[0]! - across.at(-1)!).toBeGreaterThan(0.1);
    expect(Math.max(...steps)).toBeLessThan(0.012);
    const halfway = (across[0]! + across.at(-1)!) / 2;
    const reaches = [0.1, 0.5, 0.9].map((share) => {
      const y = zone.y + share * zone.height;
      return across.findIndex((_, n) => luminance(calm(middle + 2 * n, y)) < halfway);
    });
    expect(Math.max(...reaches) - Math.min(...reaches)).toBeGreaterThan(3);
    expect(Math.min(...reaches)).toBeGreaterThan(zone.width / 4);
  });
});

describe("the field of words", () => {
  const options = { reach: 60, seed: 5 };

  it("is 1 where words stand, 0 far away, and nothing at all without words", () => {
    const field = wordsField(270, 480, [zone], options);
    const at = (x: number, y: number) => field.data[y * 270 + x];
    for (const [x, y] of [
      [62, 102],
      [115, 140],
      [168, 178],
    ] as const)
      expect(at(x, y)).toBeCloseTo(1, 2);
    expect(at(115, 470)).toBe(0);
    expect(wordsField(270, 480, [], options).data.every((value) => value === 0)).toBe(true);
  });
});

describe("foam on a dark ground", () => {
  const drawn = (quietZones: readonly (typeof zone)[], seed = 4) => {
    const record = styles.find(({ id }) => id === "sty_charcoal-wash");
    if (record === undefined) throw new Error("There is no Charcoal Wash.");
    const name: CategoryName = "Soapy Suds";
    const options = { ...size, palette: dark, seed, style: sceneStyleOf(record), quietZones };
    return pixelsOf(createCategoryGround(kernels, name, options).renderYuv(0));
  };

  it("is white, whatever it lies on, and opens where words stand", () => {
    const shares = (at: (x: number, y: number) => Colour, isInside: boolean) => {
      const lights: number[] = [];
      for (let y = 6; y < size.height; y += 6) {
        for (let x = 6; x < size.width; x += 6) {
          const lies = x > zone.x && x < zone.x + zone.width && y > zone.y && y < zone.y + zone.height;
          if (lies === isInside) lights.push(luminance(at(x, y)));
        }
      }
      return lights.filter((light) => light > 0.5).length / lights.length;
    };
    expect(shares(drawn([]), true)).toBeGreaterThan(0.3);
    expect(shares(drawn([zone]), true)).toBe(0);
    expect(shares(drawn([zone]), false)).toBeGreaterThan(0.3);
  });
});

describe("the sea of a palette without colour", () => {
  it("is the sea's own", () => {
    const grey: Palette = { ...pale, groundBase: "#d5d5d4", groundShadow: "#8e8e8d", groundLight: "#f4f4f3" };
    const { base, isGround } = seaColours(grey, false);
    const [red, green, blue] = base.map((value) => Math.round(value * 255)) as [number, number, number];
    expect(isGround).toBe(true);
    expect(blue - red).toBeGreaterThan(15);
    expect(green).toBeGreaterThan(red);
  });
});
