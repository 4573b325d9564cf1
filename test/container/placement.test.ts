import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { composeAd, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { drawSheets } from "../../container/ads/statics/drawLayers.ts";
import { mostGroupGap } from "../../container/ads/statics/layouts/layout.ts";
import { layerOf } from "../../container/ads/statics/sheet.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { visibleBox } from "../../src/core/rendering/placedProduct.ts";
import { layoutsForPixels, leastPicturePixels } from "../../src/core/rendering/productScale.ts";
import { sharedArea, type Box } from "../../src/core/rendering/box.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { all, composed, held, kinds } from "./composedAds.ts";
import { aScene, pictureOf, shapes, texts, categoryLayouts } from "./sampleScenes.ts";

describe("callouts", () => {
  it.each(["vertical", "square"] as const)("are of one size, however long one of them is: %s", (orientation) => {
    const named = ["SPF 50+", "Hyaluronic acid", "Niacinamide"].map((name) => ({ name, note: null }));
    for (const shape of ["bottle", "jar"] as const) {
      const ad = composeAd(aScene("callouts", shape, { callouts: named }), placements[orientation]);
      const sizes = ad.placed.filter(({ role }) => role === "proof").map(({ typePixels }) => typePixels);
      expect(sizes).toHaveLength(3);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.5);
    }
  });

  const pointing = PlacementId.options.flatMap((orientation) =>
    kinds.flatMap((shape) =>
      ["usual", "short", "long"].map((words) => ({
        orientation,
        shape,
        scene: aScene("callouts", shape, texts[words]),
      })),
    ),
  );

  it.each(PlacementId.options)("point straight at the product, each at its own height: %s", (orientation) => {
    const ad = composeAd(aScene("callouts", "bottle"), placements[orientation]);
    expect(ad.leaders).toHaveLength(3);
    for (const { from, to } of ad.leaders) {
      expect(from[1]).toBe(to[1]);
      expect(Math.abs(to[0] - ad.product.centreX)).toBeLessThan(ad.product.width / 2);
      expect(to[1]).toBeGreaterThan(ad.product.centreY - ad.product.height / 2);
    }
  });

  it("never run across words, nor farther than they have to", () => {
    for (const { orientation, shape, scene } of pointing) {
      const ad = composed(scene, orientation);
      for (const { from, to } of ad?.leaders ?? []) {
        const line = { x: Math.min(from[0], to[0]), y: Math.min(from[1], to[1]) };
        const box = { ...line, width: Math.abs(to[0] - from[0]) + 1, height: Math.abs(to[1] - from[1]) + 1 };
        for (const { ink, role } of ad?.placed ?? []) expect(sharedArea(ink, box), `${shape}, ${role}`).toBe(0);
        const toEdge = ad === null ? 0 : distanceTo(ad, from);
        expect(toEdge, `${shape}, ${orientation}`).toBeLessThan(240);
      }
    }
  });

  it.each([
    ["bottle", "square"],
    ["bottle", "vertical"],
    ["jar", "square"],
    ["jar", "vertical"],
  ] as const)("end with their dot on the product's edge: a %s, %s", async (shape, orientation) => {
    const scene = aScene("callouts", shape);
    const ad = composeAd(scene, placements[orientation]);
    const sheets = drawSheets(scene, ad, await loadImage(pictureOf(shape)));
    const layers = new Map(sheets.map((sheet) => [sheet.name, layerOf(sheet)]));
    const [lines, product] = [layers.get("leaders"), layers.get("product")];
    if (lines === undefined || product === undefined) throw new Error("There are no lines or there is no product.");
    const alphaAt = ({ rgba, x, y, width, height }: typeof lines, column: number, row: number) =>
      column < x || row < y || column >= x + width || row >= y + height
        ? 0
        : (rgba[((row - y) * width + column - x) * 4 + 3] ?? 0);
    const dots = dotsOf(lines.width, lines.height, (column, row) => alphaAt(lines, column + lines.x, row + lines.y));
    expect(dots).toHaveLength(3);
    const bottleSide = orientation === "vertical" ? 14 : -14;
    const [inwardX, inwardY] = shape === "jar" ? [0, 14] : [bottleSide, 0];
    for (const { x, y } of dots) {
      const at = (steps: number) =>
        alphaAt(product, Math.round(x + lines.x + steps * inwardX), Math.round(y + lines.y + steps * inwardY));
      expect(at(1)).toBeGreaterThan(200);
      expect(at(-1)).toBeLessThan(60);
    }
  });

  it("are left to other layouts where the product is too low to be pointed at", () => {
    const scene = aScene("callouts", "bottle");
    const small = { ...scene, product: { width: 230, height: 660, box: { x: 0, y: 0, width: 230, height: 660 } } };
    expect(() => composeAd({ ...small, product: { ...small.product } }, placements.vertical)).toThrow(UnusableInput);
  });
});

/** How far the product's upright box is from a point. Pixels. */
function distanceTo({ product, width, height }: ComposedAd, [x, y]: readonly [number, number]): number {
  const box = visibleBox(product, { x: 0, y: 0, width, height });
  const away = (at: number, from: number, size: number) => Math.max(0, from - at, at - from - size);
  return Math.hypot(away(x, box.x, box.width), away(y, box.y, box.height));
}

/** Middles of the dots in a drawing of lines: where it is inked a good way to all sides. */
function dotsOf(width: number, height: number, alphaAt: (column: number, row: number) => number) {
  const reach = 6;
  const isDot = (x: number, y: number) =>
    [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].every(([dx = 0, dy = 0]) => alphaAt(x + dx, y + dy) > 128);
  const dots: { x: number; y: number }[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isDot(x, y) && dots.every((dot) => Math.hypot(dot.x - x, dot.y - y) > 24)) dots.push({ x, y: y + 3 });
  return dots;
}

/** Pixels between two boxes. */
function gap(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  return Math.hypot(across, Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0));
}

describe("words and product of every layout", () => {
  it.each(Object.keys(texts))("keeps mark, headline, support and button together: %s words", (name) => {
    for (const { what, ad } of held(name)) {
      const button = ad.callToAction.find(({ kind }) => kind === "pill");
      const [first, ...others] = ad.placed.filter(({ role }) => role !== "proof").map(({ ink }) => ink);
      const boxes = button?.kind === "pill" ? [...others, button.box, ...ad.blocks] : [...others, ...ad.blocks];
      let reached = first === undefined ? [] : [first];
      for (let size = 0; size < reached.length;) {
        size = reached.length;
        reached = [
          ...reached,
          ...boxes.filter((box) => !reached.includes(box) && reached.some((one) => gap(one, box) <= mostGroupGap)),
        ];
      }
      for (const { role, ink } of ad.placed.filter(({ role }) => role !== "proof"))
        expect(
          reached.some((box) => sharedArea(box, ink) > 0),
          `${what}: ${role}`,
        ).toBe(true);
    }
  });

  it("draws no product larger than 1.3 times its pixels, however small its picture", () => {
    for (const longSide of [1500, 1000, 800, 700]) {
      for (const { layout, orientation, shape } of all) {
        const [width, height] = shapes[shape];
        const scale = longSide / Math.max(width, height);
        const box = { x: 0, y: 0, width: Math.round(width * scale), height: Math.round(height * scale) };
        const picture = { width: box.width, height: box.height, box };
        const ad = composed({ ...aScene(layout, shape), product: picture }, orientation);
        if (ad === null) continue;
        expect(ad.product.height / box.height, `${layout}, ${orientation}, ${shape}`).toBeLessThan(1.3001);
        expect(ad.product.width / box.width, `${layout}, ${orientation}, ${shape}`).toBeLessThan(1.31);
      }
    }
  });

  it("is told beforehand from the picture's pixels whether it can be drawn", () => {
    const missed: string[] = [];
    for (const shape of kinds) {
      const [width, height] = shapes[shape];
      const least = leastPicturePixels({ width, height }) / Math.max(width, height);
      for (const more of [1.02, 1.3]) {
        const box = { x: 0, y: 0, width: Math.ceil(width * least * more), height: Math.ceil(height * least * more) };
        const picture = { width: box.width, height: box.height, box };
        const told = layoutsForPixels(box).filter((name) => categoryLayouts.includes(name));
        const drawn = told.filter((layout) =>
          PlacementId.options.every(
            (orientation) => composed({ ...aScene(layout, shape), product: picture }, orientation) !== null,
          ),
        );
        missed.push(...told.filter((name) => !drawn.includes(name)).map((name) => `${shape} ${more} ${name}`));
        expect(drawn.length, shape).toBeGreaterThanOrEqual(4);
      }
    }
    expect(missed).toEqual([]);
  });

  it("keeps the product off the picture's edges", () => {
    for (const name of ["usual", "short", "long"]) {
      for (const { what, ad } of held(name)) {
        const everything = { x: -ad.width, y: -ad.height, width: 3 * ad.width, height: 3 * ad.height };
        const box = visibleBox(ad.product, everything);
        const least = 0.039 * ad.width;
        expect(box.x, what).toBeGreaterThan(least);
        expect(box.y, what).toBeGreaterThan(least);
        expect(ad.width - box.x - box.width, what).toBeGreaterThan(least);
        expect(ad.height - box.y - box.height, what).toBeGreaterThan(least);
      }
    }
  });

  it("leaves ground to both sides of a jar", () => {
    for (const { what, shape, ad } of held()) {
      const { width } = visibleBox(ad.product, { x: 0, y: 0, width: ad.width, height: ad.height });
      if (shape === "jar") expect(width / ad.width, what).toBeLessThan(0.76);
    }
  });
});
