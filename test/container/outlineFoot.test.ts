import { describe, expect, it } from "vitest";
import { footRaggednessOf, standsOnPlate } from "../../src/adapters/images/outlineMeasures.ts";
import type { Silhouette } from "../../src/adapters/images/outlineShape.ts";

const side = 400;

/** A silhouette from its half-width in each row of `height` rows, upright in the middle of a square. */
function shapeOf(height: number, halfWidthAt: (share: number) => number): Silhouette {
  const mask = new Uint8Array(side * side);
  for (let row = 0; row < height; row++) {
    const half = halfWidthAt(row / height);
    mask.fill(1, (40 + row) * side + side / 2 - half, (40 + row) * side + side / 2 + half);
  }
  return { mask, width: side, height: side };
}

describe("an outline whose foot is far wider than its straight walls", () => {
  it("stands on a plate", () => {
    expect(standsOnPlate(shapeOf(300, (share) => (share < 0.88 ? 80 : 100)))).toBe(true);
    // Seen from a little above, the plate's far side shows as well.
    expect(
      standsOnPlate(shapeOf(300, (share) => (share < 0.8 ? 80 : 80 + Math.round(40 * Math.sin((share - 0.8) * 12))))),
    ).toBe(true);
  });

  it.each([
    ["a jar", () => 90],
    ["a bottle with a neck", (share: number) => (share < 0.25 ? 30 : 80)],
    ["a tube that stands on its cap", (share: number) => (share < 0.8 ? 90 - Math.round(30 * share) : 50)],
    ["a flask that widens all the way", (share: number) => 40 + Math.round(60 * share)],
    ["a jar with a rounded foot", (share: number) => (share < 0.95 ? 90 : 80)],
    ["a pack whose base is a little wider", (share: number) => (share < 0.9 ? 90 : 96)],
  ])("which %s does not", (_, halfWidthAt) => {
    expect(standsOnPlate(shapeOf(300, halfWidthAt))).toBe(false);
  });

  it("is none where nothing is", () => {
    expect(standsOnPlate(shapeOf(0, () => 0))).toBe(false);
  });
});

/** An upright block whose foot lies at `footAt` below its middle, by the place across it from -1 to 1. */
function standingOn(footAt: (place: number) => number): Silhouette {
  const mask = new Uint8Array(side * side);
  const [left, wide] = [120, 160];
  for (let column = 0; column < wide; column++) {
    const foot = 300 + Math.round(footAt((2 * column) / (wide - 1) - 1));
    for (let y = 60; y < foot; y++) mask[y * side + left + column] = 1;
  }
  return { mask, width: side, height: side };
}

describe("an outline's foot", () => {
  it.each([
    ["straight", () => 0],
    ["round, as a jar's is seen from above", (place: number) => 14 * Math.sqrt(1 - place * place)],
    ["aslant, of a pack that leans", (place: number) => 30 * place],
    [
      "straight between rounded corners",
      (place: number) => (Math.abs(place) > 0.9 ? -12 * (Math.abs(place) - 0.9) * 10 : 0),
    ],
  ])("is even where it is %s", (_, footAt) => {
    expect(footRaggednessOf(standingOn(footAt))).toBeLessThan(0.008);
  });

  it.each([
    ["cloth hides half of it", (place: number) => (place < -0.1 ? -9 * (1 - Math.cos(6 * (place + 0.1))) : 0)],
    ["sand hides it in waves", (place: number) => 7 * Math.sin(9 * place)],
    [
      "a piece is cut out of it",
      (place: number) => (place > 0.1 && place < 0.6 ? -14 * Math.sin((place - 0.1) * 6.28) : 0),
    ],
  ])("is ragged where %s", (_, footAt) => {
    expect(footRaggednessOf(standingOn(footAt))).toBeGreaterThan(0.012);
  });

  it("says nothing of what has none", () => {
    expect(footRaggednessOf({ mask: new Uint8Array(side * side), width: side, height: side })).toBe(0);
    expect(footRaggednessOf(shapeOf(300, (share) => Math.max(1, Math.round(80 * (1 - share)))))).toBe(0);
  });
});
