import { beforeAll, describe, expect, it } from "vitest";
import { createTexture, loadKernels, type KernelModule } from "../../container/textures/index.ts";
import { drizzlePaths, type DrizzleShape } from "../../container/textures/drizzlePaths.ts";
import { presenceIn, roomBelow, sheetLevel, tearAt } from "../../container/textures/drips.ts";
import { randomFrom } from "../../container/textures/random.ts";

const height = 1920 / 1080;
const headline = { x: 0.11, y: 0.28, width: 0.7, height: 0.3 };
const button = { x: 0.2, y: 1.46, width: 0.6, height: 0.1 };

describe("a sheet of liquid from above", () => {
  it("hangs as far down as it wants to where there are no words", () => {
    expect(sheetLevel(0.4, height, [])).toBe(0.4);
  });

  it("carries words that stand high, and leaves those further down alone", () => {
    const level = sheetLevel(0.2, height, [headline, button]);
    expect(level).toBeGreaterThan(headline.y + headline.height + 0.05);
    expect(level).toBeLessThan(button.y - 0.05);
  });

  it("ends above words that reach too far down for it", () => {
    const column = { x: 0.11, y: 0.3, width: 0.4, height: 0.9 };
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
  it.each(["heads", "trail"] as const)("dwindles before words and gathers again below them: its %s", (part) => {
    const presence = presenceIn(0.4, 0.04, [headline])[part];
    expect(presence(headline.y + 0.1)).toBe(0);
    expect(presence(headline.y - 0.02)).toBe(0);
    expect(presence(1.2)).toBe(1);
    expect(presenceIn(0.95, 0.04, [headline])[part](headline.y + 0.1)).toBe(1);
  });

  it("leaves a trail that ends round, not as a blade", () => {
    const { trail } = presenceIn(0.4, 0.04, [headline]);
    const end = headline.y - 0.1;
    expect(trail(end)).toBe(0);
    expect(trail(end - 0.008)).toBeGreaterThan(0.6);
    expect(trail(end - 0.032)).toBeCloseTo(1);
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
  const threadsOf = (seed: number) =>
    drizzlePaths[shape]({ random: randomFrom(seed), height, radius: 0.014, coverage: 0.4 });

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
      const still = createTexture(kernels, name, canvas).renderYuv(0).slice();
      for (let kilobytes = 0; kilobytes < 64; kilobytes += 4) {
        const texture = createTexture(kernels, name, canvas);
        const motion = null;
        const bytes = new Uint8Array(8 * 2 * 2 + 3 * 8 + 8 + kilobytes * 1024);
        texture.addLayer({ bytes, x: 0, y: 0, width: 8, height: 2, motion, shown: null });
        expect(Buffer.compare(texture.renderYuv(0), still), `${kilobytes} KB`).toBe(0);
        texture.release();
      }
    },
  );
});
