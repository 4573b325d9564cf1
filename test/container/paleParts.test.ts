import { describe, expect, it } from "vitest";
import { outlineInputOf } from "../../src/adapters/images/outlineInput.ts";
import { judgeOutline } from "../../src/adapters/images/outlineJudge.ts";
import { areaOf, overlapOf } from "../../src/adapters/images/outlineShape.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";
import type { OutlineMap } from "../../src/ports/pictures.ts";

const side = 800;
type Rectangle = readonly [left: number, top: number, width: number, height: number];
const body: Rectangle = [300, 260, 200, 440];
const cap: Rectangle = [330, 110, 140, 150];
const label: Rectangle = [330, 400, 140, 120];

/** A picture of one grey with rectangles in it, each of one colour. */
function pictureOf(
  ground: number,
  things: readonly { at: Rectangle; colour: readonly [number, number, number] }[],
): Pixels {
  const rgba = new Uint8Array(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i++) rgba.fill(ground, i * 4, i * 4 + 3);
  for (const { at, colour } of things) {
    const [left, top, width, height] = at;
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) rgba.set(colour, (y * side + x) * 4);
  }
  return { rgba, width: side, height: side };
}

function maskOf(rectangles: readonly Rectangle[]): Uint8Array {
  const mask = new Uint8Array(side * side);
  for (const [left, top, width, height] of rectangles)
    for (let y = top; y < top + height; y++) mask.fill(1, y * side + left, y * side + left + width);
  return mask;
}

/** What a model sees that looks as often as there are lists of rectangles; the outline is what most looks see. */
function seenAs(looks: readonly (readonly Rectangle[])[]): OutlineMap {
  const masks = looks.map(maskOf);
  const views = new Uint8Array(side * side);
  masks.forEach((mask, look) => mask.forEach((value, i) => (views[i] = (views[i] ?? 0) | (value << look))));
  const mask = views.map((seen) =>
    masks.filter((_, look) => ((seen >> look) & 1) === 1).length * 2 > looks.length ? 255 : 0,
  );
  return { width: side, height: side, mask, views, viewCount: looks.length };
}

const bottle = [
  { at: body, colour: [226, 110, 60] },
  { at: cap, colour: [248, 248, 246] },
  { at: label, colour: [40, 30, 30] },
] as const;
const judged = (picture: Pixels, map: OutlineMap) => judgeOutline(outlineInputOf(picture, false), map);
const overlapWith = (outline: ReturnType<typeof judged>, rectangles: readonly Rectangle[]) =>
  overlapOf(outline?.shape.mask ?? new Uint8Array(), maskOf(rectangles));

describe("a pale part that every look leaves out", () => {
  it("is there again where the ground's own outline has it: a white cap on light grey", () => {
    const found = judged(pictureOf(222, bottle), seenAs([[body], [body], [body]]));
    expect(found?.reason).toBeNull();
    expect(found?.isCompleted).toBe(true);
    expect(overlapWith(found, [body, cap])).toBeGreaterThan(0.97);
  });

  it("is there again where some looks have it, on a ground of its own tone", () => {
    const [low, high]: Rectangle[] = [
      [330, 110, 140, 70],
      [330, 180, 140, 80],
    ];
    const looks = [[body, cap], [body, cap], [body], [body, high ?? cap], [body, low ?? cap]];
    const found = judged(pictureOf(246, bottle), seenAs(looks));
    expect(found?.reason).toBeNull();
    expect(overlapWith(found, [body, cap])).toBeGreaterThan(0.97);
  });

  it("is no swatch behind the pack, however alike its halves are", () => {
    const swatch: Rectangle = [220, 200, 360, 360];
    const picture = pictureOf(222, [{ at: swatch, colour: [246, 214, 220] }, ...bottle]);
    const found = judged(picture, seenAs([[body], [body], [body]]));
    expect(areaOf(found?.shape.mask ?? new Uint8Array())).toBeLessThan(areaOf(maskOf([body, cap])) * 1.03);
  });

  it("is no reflection under it", () => {
    const reflection: Rectangle = [300, 700, 200, 60];
    const fading = Array.from({ length: 30 }, (_, row) => ({
      at: [300, 700 + 2 * row, 200, 2] as const,
      colour: [0, 1, 2].map((channel) => 222 - (30 - row) * (channel === 0 ? 0.2 : 1)) as [number, number, number],
    }));
    const picture = pictureOf(222, [...fading, ...bottle]);
    const looks = [
      [body, cap, reflection],
      [body, cap, reflection],
      [body, cap],
    ];
    const found = judged(picture, seenAs(looks));
    expect(found?.reason === null && overlapWith(found, [body, cap, reflection]) > 0.97).toBe(false);
  });

  it("is no plinth that some looks see with it", () => {
    const plinth: Rectangle = [270, 700, 260, 50];
    const picture = pictureOf(246, [{ at: plinth, colour: [196, 190, 184] }, ...bottle]);
    const looks = [
      [body, cap, plinth],
      [body, cap, plinth],
      [body, cap, plinth],
      [body, cap],
      [body, cap],
    ];
    const found = judged(picture, seenAs(looks));
    expect(found?.reason === null && overlapWith(found, [body, cap, plinth]) > 0.97).toBe(false);
  });

  it("is no finger on one side of its top", () => {
    const finger: Rectangle = [400, 40, 70, 220];
    const things = [
      { at: finger, colour: [230, 190, 170] },
      { at: body, colour: [226, 110, 60] },
      { at: label, colour: [40, 30, 30] },
    ] as const;
    expect(judged(pictureOf(222, things), seenAs([[body], [body], [body]]))?.isCompleted).not.toBe(true);
  });

  it("is no hand that holds it from one side", () => {
    const hand: Rectangle = [470, 150, 60, 110];
    const picture = pictureOf(222, [{ at: hand, colour: [230, 190, 170] }, ...bottle]);
    expect(judged(picture, seenAs([[body], [body], [body]]))?.reason).not.toBeNull();
  });
});
