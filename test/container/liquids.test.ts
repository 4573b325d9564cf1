import { beforeAll, describe, expect, it } from "vitest";
import { createCategoryGround } from "../../container/categories/index.ts";
import { loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { drizzlePaths, type DrizzleShape } from "../../container/categories/serumDrizzles/paths.ts";
import { isFree, roomBelow, sheetLevel, tearAt } from "../../container/materials/liquid/drips.ts";
import { distanceTo } from "../../container/materials/liquid/dropPlacement.ts";
import { asHoney, asMilk } from "../../container/materials/liquid/liquidColours.ts";
import { randomFrom } from "../../container/engine/random.ts";
import type { Box } from "../../src/core/rendering/box.ts";

const height = 1920 / 1080;
const headline = { x: 0.11, y: 0.28, width: 0.7, height: 0.3 };
const button = { x: 0.2, y: 1.46, width: 0.6, height: 0.1 };

describe("a sheet of liquid from above", () => {
  it("hangs as far down as it wants to where there are no words", () => {
    expect(sheetLevel(0.4, height, [])).toBe(0.4);
  });

  it("carries words that all stand high", () => {
    expect(sheetLevel(0.2, height, [headline])).toBeGreaterThan(headline.y + headline.height + 0.05);
  });

  it("runs above words where others stand further down, and leaves room there for what drips from its edge", () => {
    const level = sheetLevel(0.6, height, [headline, button]);
    expect(level).toBeGreaterThan(0);
    expect(level).toBeLessThan(headline.y - 0.15);
  });

  it("stays out of the frame where words begin at its top", () => {
    expect(sheetLevel(0.6, height, [{ ...headline, y: 0.1 }, button])).toBeLessThan(0);
  });

  it("ends above words that reach too far down for it", () => {
    const column = { x: 0.11, y: 0.4, width: 0.4, height: 0.9 };
    expect(sheetLevel(0.9, height, [column])).toBeLessThan(column.y - 0.05);
  });

  it("never has its edge behind words, wherever they stand", () => {
    for (let y = 0.2; y < 1.6; y += 0.05) {
      for (const wanted of [0.1, 0.4, 0.8]) {
        const zones = [{ ...headline, y }, button];
        const level = sheetLevel(wanted, height, zones);
        for (const zone of zones) {
          expect(level < zone.y - 0.05 || level > zone.y + zone.height + 0.05).toBe(true);
        }
      }
    }
  });
});

describe("what runs down", () => {
  it("has no place in a column in which words stand", () => {
    expect(isFree(0.4, 0.04, [headline])).toBe(false);
    expect(isFree(headline.x + headline.width + 0.05, 0.04, [headline])).toBe(false);
    expect(isFree(0.95, 0.04, [headline])).toBe(true);
  });

  it("has room down to the next words in its column, not to those above it", () => {
    expect(roomBelow(0.4, 0, 0.04, [headline, button])).toBeLessThan(headline.y);
    const below = roomBelow(0.4, 0.7, 0.04, [headline, button]);
    expect(below).toBeGreaterThan(1.3);
    expect(below).toBeLessThan(button.y);
    expect(roomBelow(0.95, 0, 0.04, [headline, button])).toBe(Infinity);
  });

  it("is a drop with a round head and a tail that thins out", () => {
    const [end, radius, tail] = [1, 0.05, 0.2];
    const at = (y: number) => tearAt(y, end, radius, tail);
    expect(at(end)).toBeCloseTo(radius ** 2, 6);
    expect(at(end + radius)).toBeCloseTo(0, 6);
    expect(at(end - tail)).toBeCloseTo(0, 6);
    expect(at(end - 0.5 * tail)).toBeLessThan(at(end - 0.2 * tail));
  });
});

describe.each(Object.keys(drizzlePaths) as DrizzleShape[])("threads laid as %s", (shape) => {
  const threadsOf = (seed: number, zones: Box[] = []) =>
    drizzlePaths[shape]({ random: randomFrom(seed), height, radius: 0.018, zones, hiders: [] });

  it("are whole: none touches words, and none has to end before them", () => {
    const words = [{ x: 0.11, y: 0.28, width: 0.5, height: 0.5 }];
    for (const seed of [1, 2, 3]) {
      const threads = threadsOf(seed, words);
      expect(threads.length).toBeGreaterThan(0);
      for (const thread of threads) {
        const points = thread(0.2);
        const gaps = points.map(
          ({ x, y, radius }) => Math.min(...words.map((zone) => distanceTo(zone, x, y))) - radius,
        );
        expect(Math.min(...gaps)).toBeGreaterThan(0);
        for (const end of [points[0], points.at(-1)]) {
          expect(end && (end.x < 0 || end.x > 1 || end.y < 0 || end.y > height)).toBe(true);
        }
      }
    }
  });

  it("cross the whole frame at every moment", () => {
    for (const t of [0, 0.3, 0.7]) {
      const points = threadsOf(5).flatMap((thread) => thread(t));
      for (const third of [0, 1, 2]) {
        const inside = ({ x, y }: { x: number; y: number }) =>
          x > 0 && x < 1 && y > (third * height) / 3 && y < ((third + 1) * height) / 3;
        expect(points.some(inside)).toBe(true);
      }
    }
  });

  it("bend without a break", () => {
    for (const thread of threadsOf(6)) {
      const points = thread(0.4);
      for (const [n, to] of points.entries()) {
        const from = points[n - 1] ?? to;
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(0.1);
      }
    }
  });
});

describe("a liquid's colour", () => {
  const redness = ([red, green, blue]: readonly [number, number, number]) => red - Math.max(green, blue);

  it("is never the red of blood, clear or not", () => {
    expect(redness(asHoney([0.9, 0.2, 0.25]))).toBeLessThan(0.25);
    expect(redness(asMilk([1, 0.27, 0.25], [1, 0.9, 0.85]))).toBeLessThan(0.25);
  });

  it("is cream where it would be a dull brown", () => {
    expect(Math.min(...asMilk([0.55, 0.5, 0.43], [0.95, 0.93, 0.9]))).toBeGreaterThan(0.8);
  });

  it("stays what it is where it is neither", () => {
    expect(asHoney([0.6, 0.8, 0.9])).toEqual([0.6, 0.8, 0.9]);
    expect(asHoney([0.95, 0.75, 0.35])).toEqual([0.95, 0.75, 0.35]);
  });
});

describe("a liquid under the layers of an ad", () => {
  let kernels: KernelModule;
  beforeAll(async () => {
    kernels = await loadKernels();
  });
  const palette = {
    groundBase: "#f6d9a0",
    groundShadow: "#d38b2a",
    groundLight: "#fff4d8",
    ink: "#33211b",
    inkSoft: "#4a332b",
    panel: "#ffffff",
    accent: "#7a4a3a",
    onAccent: "#ffffff",
  };
  const canvas = { palette, width: 1080, height: 1920, seed: 7, style: null, quietZones: [] };

  it.each(["Serum Drizzles", "Serum Drips", "Liquid Dripping", "Water Ball"] as const)(
    "%s is drawn whatever memory the layers have taken before its first frame",
    (name) => {
      const still = createCategoryGround(kernels, name, canvas).renderYuv(0).slice();
      for (let kilobytes = 0; kilobytes < 64; kilobytes += 4) {
        const ground = createCategoryGround(kernels, name, canvas);
        const motion = null;
        const bytes = new Uint8Array(8 * 2 * 2 + 3 * 8 + 8 + kilobytes * 1024);
        ground.addLayer({ bytes, x: 0, y: 0, width: 8, height: 2, motion, shown: null });
        expect(Buffer.compare(ground.renderYuv(0), still), `${kilobytes} KB`).toBe(0);
        ground.release();
      }
    },
  );
});
