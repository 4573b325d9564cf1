import { describe, expect, it } from "vitest";
import type { Silhouette } from "../../src/adapters/images/outlineShape.ts";
import { mainThing } from "../../src/adapters/images/outlineThings.ts";

/** A silhouette of upright rectangles: left, top, width, height. */
function silhouetteOf(rectangles: readonly (readonly [number, number, number, number])[]): Silhouette {
  const [width, height] = [400, 400];
  const mask = new Uint8Array(width * height);
  for (const [left, top, across, down] of rectangles)
    for (let y = top; y < top + down; y++) mask.fill(1, y * width + left, y * width + left + across);
  return { mask, width, height };
}

const pack = [40, 40, 120, 300] as const;

describe("a picture of several things", () => {
  it("has one thing where a swatch lies beside a pack", () => {
    expect(mainThing(silhouetteOf([pack, [240, 200, 90, 90]])).things).toBe(1);
  });

  it("has several where another is nearly as large", () => {
    expect(mainThing(silhouetteOf([pack, [240, 100, 110, 220]])).things).toBe(2);
  });

  it("has several where smaller ones are as large together, as tiles of a sheet that tells of skin", () => {
    const tiles = [
      [220, 40, 120, 130],
      [220, 210, 120, 130],
    ] as const;
    expect(mainThing(silhouetteOf([pack, tiles[0]])).things).toBe(1);
    expect(mainThing(silhouetteOf([pack, ...tiles])).things).toBe(2);
  });
});
