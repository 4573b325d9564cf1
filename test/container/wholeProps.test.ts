import { describe, expect, it } from "vitest";
import { distanceTo } from "../../container/materials/liquid/dropPlacement.ts";
import { wholeBough } from "../../container/categories/flowerInBreeze/bough.ts";
import { heapThings } from "../../container/categories/flatLayPattern/heap.ts";
import { formOf } from "../../container/engine/look.ts";
import type { PaintOptions } from "../../container/engine/painter.ts";
import { windowOf } from "../../container/categories/yachtLife/roundWindow.ts";
import { randomFrom } from "../../container/engine/random.ts";
import { aScene } from "./sampleScenes.ts";

/** The half-resolution canvas, with words in its upper left and a product in its lower right. Zones in pixels of the whole canvas. */
const words = { x: 110, y: 320, width: 640, height: 420, featherPixels: 80 };
const { palette } = aScene("editorial", "bottle");
const options: PaintOptions = {
  palette,
  width: 540,
  height: 960,
  seed: 7,
  style: null,
  quietZones: [words],
  product: { x: 560, y: 900, width: 360, height: 900 },
  covers: [],
};
const halved = { x: words.x / 2, y: words.y / 2, width: words.width / 2, height: words.height / 2 };
const form = formOf(null);

describe("things in heaps", () => {
  const look = { count: 30, radius: 0.1, vary: 0.4, reach: 0.5, apart: 0.5, fan: null };

  it.each([1, 2, 3, 4])("lie whole beside words, seed %i", (seed) => {
    const things = heapThings(look, { options, form, random: randomFrom(seed) });
    expect(things.length).toBeGreaterThan(8);
    for (const { x, y, radius } of things) expect(distanceTo(halved, x, y)).toBeGreaterThan(radius);
  });

  it("leave most of the table empty", () => {
    const things = heapThings(look, { options, form, random: randomFrom(1) });
    const cells = Array.from({ length: 6 * 10 }, (_, n) => ({ x: 45 + 90 * (n % 6), y: 48 + 96 * Math.floor(n / 6) }));
    const empty = cells.filter((cell) =>
      things.every(({ x, y, radius }) => Math.hypot(x - cell.x, y - cell.y) > radius),
    );
    expect(empty.length).toBeGreaterThan(0.6 * cells.length);
  });
});

describe("a round window", () => {
  const cabin = { ...form, coverage: 0.4 };

  it("is whole in the frame and clear of words", () => {
    const window = windowOf(options, cabin);
    expect(window).not.toBeNull();
    if (window === null) return;
    expect(distanceTo(halved, window.x, window.y)).toBeGreaterThan(window.radius);
    expect(window.x - window.radius).toBeGreaterThan(0);
    expect(window.x + window.radius).toBeLessThan(options.width);
  });

  it("is none where words leave no room for it", () => {
    const quietZones = [{ x: 60, y: 200, width: 960, height: 1500, featherPixels: 80 }];
    expect(windowOf({ ...options, quietZones }, cabin)).toBeNull();
  });
});

describe("a bough", () => {
  const low = { x: -0.06, y: 0.97, heading: -0.35, bend: -0.3 };

  it("grows where its blossom is whole", () => {
    const [bough] = wholeBough(options, form, low);
    expect(bough).toBeDefined();
  });

  it("is left out where words stand in its way from both sides", () => {
    const quietZones = [{ x: 100, y: 1300, width: 880, height: 500, featherPixels: 80 }];
    expect(wholeBough({ ...options, quietZones }, form, low)).toEqual([]);
  });
});
