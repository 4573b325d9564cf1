import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { displacementAt, strengthAt, type Motion } from "../../container/engine/motion.ts";
import { choreographyOf, productAt } from "../../container/ads/statics/choreography.ts";
import { composeAd, type ComposedAd } from "../../container/ads/statics/composeAd.ts";
import { drawLayers, drawSheets } from "../../container/ads/statics/drawLayers.ts";
import { layOver } from "../../container/ads/statics/rgbPicture.ts";
import { layerOf } from "../../container/ads/statics/sheet.ts";
import { rotatedSize, type PlacedProduct } from "../../src/core/rendering/placedProduct.ts";
import type { Layer } from "../../container/engine/layer.ts";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { situLayouts } from "../../src/core/rendering/layouts.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { type LayoutName } from "../../src/core/rendering/scene.ts";
import { aScene, pictureOf, shapes, texts, categoryLayouts, touchesProduct } from "./sampleScenes.ts";

const frames = 180;
const steady = { motion: { entrance: false } };
const kinds = Object.keys(shapes) as (keyof typeof shapes)[];

interface MovingAd {
  what: string;
  ad: ComposedAd;
  motion: Motion;
}

/** Every ad that the layouts can hold, with how its product moves. */
const movingAds: MovingAd[] = categoryLayouts.flatMap((layout) =>
  PlacementId.options.flatMap((orientation) =>
    kinds.flatMap((shape) =>
      ["usual", "short", "german"].flatMap((text) => {
        try {
          const ad = composeAd(aScene(layout, shape, texts[text]), placements[orientation]);
          const motion = choreographyOf(ad, steady)?.product;
          return motion === undefined ? [] : [{ what: `${layout}, ${orientation}, ${shape}, ${text}`, ad, motion }];
        } catch (error) {
          if (error instanceof UnusableInput) return [];
          throw error;
        }
      }),
    ),
  ),
);

function corners({ centreX, centreY, width, height, rotationDegrees }: PlacedProduct): { x: number; y: number }[] {
  const angle = (rotationDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [-0.5, 0.5].flatMap((i) =>
    [-0.5, 0.5].map((j) => {
      const [x, y] = [i * width, j * height];
      return { x: centreX + x * c - y * s, y: centreY + x * s + y * c };
    }),
  );
}

describe("a product in motion", () => {
  it("moves in nearly every ad that a layout can hold", () => {
    expect(movingAds.length).toBeGreaterThan(250);
    for (const layout of categoryLayouts)
      expect(movingAds.filter(({ ad }) => ad.layout === layout).length).toBeGreaterThan(4);
  });

  it("covers no word at any moment", () => {
    for (const { what, ad, motion } of movingAds) {
      for (let frame = 0; frame < frames; frame += 3) {
        const product = productAt(ad.product, motion, frame / frames);
        for (const block of ad.blocks) expect(touchesProduct({ ...ad, product }, block), what).toBe(false);
      }
    }
  });

  it("leaves the picture by no edge that it was inside of at rest", () => {
    for (const { what, ad, motion } of movingAds) {
      const reach = (product: PlacedProduct) => {
        const { width, height } = rotatedSize(product.width, product.height, product.rotationDegrees);
        const [left, top] = [product.centreX - width / 2, product.centreY - height / 2];
        return [
          Math.max(0, -left),
          Math.max(0, -top),
          Math.max(0, left + width - ad.width),
          Math.max(0, top + height - ad.height),
        ];
      };
      const rest = reach(ad.product);
      for (let frame = 0; frame < frames; frame += 3)
        reach(productAt(ad.product, motion, frame / frames)).forEach((beyond, side) =>
          expect(beyond, what).toBeLessThanOrEqual((rest[side] ?? 0) + 0.01),
        );
    }
  });

  it("starts where the still shows it, ends where it starts, and is never faster than 0.8 px a frame", () => {
    for (const { what, ad, motion } of movingAds) {
      expect(productAt(ad.product, motion, 0), what).toEqual(ad.product);
      for (let frame = 0; frame < frames; frame++) {
        const here = corners(productAt(ad.product, motion, frame / frames));
        const next = corners(productAt(ad.product, motion, ((frame + 1) % frames) / frames));
        here.forEach((corner, n) =>
          expect(Math.hypot(next[n]!.x - corner.x, next[n]!.y - corner.y), what).toBeLessThan(0.8),
        );
      }
    }
  });

  it("moves enough to be seen: some point of it by 5 px or more, in nine of ten ads", () => {
    const seen = movingAds.filter(({ ad, motion }) => {
      const rest = corners(ad.product);
      return Array.from({ length: 36 }, (_, n) => corners(productAt(ad.product, motion, n / 36))).some((moved) =>
        moved.some(({ x, y }, n) => Math.hypot(x - rest[n]!.x, y - rest[n]!.y) >= 5),
      );
    });
    expect(seen.length / movingAds.length).toBeGreaterThan(0.9);
  });

  it("moves differently in each layout", () => {
    const ways = categoryLayouts.map((layout) => {
      const ad = composeAd(aScene(layout, "bottle"), placements.vertical);
      const motion = choreographyOf(ad, steady)?.product;
      if (motion === undefined) throw new Error(`${layout} stays`);
      return [0.25, 0.5, 0.75]
        .map((t) => Object.values<number>({ ...displacementAt(motion, t) }).map((value) => value.toFixed(2)))
        .join();
    });
    expect(new Set(ways).size).toBe(ways.length);
  });

  it.each(situLayouts)("stands still on a surface, where only light moves: %s", async (layout: LayoutName) => {
    const scene = { ...aScene(layout, "jar"), setting: "Vanity Marble" as const };
    const ad = composeAd(scene, placements.vertical);
    expect(choreographyOf(ad, steady)).toBeNull();
    const layers = drawLayers(scene, ad, await loadImage(pictureOf("jar")));
    expect(layers.every(({ motion }) => motion === null)).toBe(true);
    expect(layers.filter(({ shown }) => shown !== null).map(({ name }) => name)).toEqual([
      "halo",
      "light",
      "light",
      "light",
    ]);
  });

  it("swings as a pendulum in the arch: its foot wider than its head", () => {
    const ad = composeAd(aScene("arch", "bottle"), placements.vertical);
    const motion = choreographyOf(ad, steady)!.product;
    const rest = corners(ad.product);
    const swung = corners(productAt(ad.product, motion, 0.25));
    const shift = (n: number) => Math.abs(swung[n]!.x - rest[n]!.x);
    expect(shift(1)).toBeGreaterThan(3 * shift(0));
  });
});

describe("an entrance", () => {
  const entering = { motion: { entrance: true } };
  const entrances = movingAds.flatMap(({ what, ad }) => {
    const motion = choreographyOf(ad, entering)?.product;
    return motion === undefined ? [] : [{ what, ad, motion }];
  });

  it("begins with the still, is up within 0.6 s, and sinks back so slowly that the loop closes", () => {
    expect(entrances.length).toBeGreaterThan(0.9 * movingAds.length);
    for (const { what, ad, motion } of entrances) {
      expect(productAt(ad.product, motion, 0), what).toEqual(ad.product);
      const heights = Array.from(
        { length: frames + 1 },
        (_, frame) => -displacementAt(motion, frame / frames).downPixels,
      );
      expect(heights.indexOf(Math.max(...heights)), what).toBe(18);
      heights.slice(1).forEach((height, frame) => {
        const step = Math.abs(height - (heights[frame] ?? 0));
        expect(step, `${what}, frame ${frame}`).toBeLessThan(frame < 18 ? 2.5 : 0.3);
      });
      expect(heights.at(-1), what).toBeCloseTo(0, 6);
    }
    expect(Math.max(...entrances.map(({ motion }) => -2 * motion.downPixels.amplitude))).toBe(24);
  });

  it("covers no word at any moment", () => {
    for (const { what, ad, motion } of entrances) {
      for (let frame = 0; frame < frames; frame += 3) {
        const product = productAt(ad.product, motion, frame / frames);
        for (const block of ad.blocks) expect(touchesProduct({ ...ad, product }, block), what).toBe(false);
      }
    }
  });

  it("lets light sweep once over the product and leaves the words alone", async () => {
    const scene = aScene("editorial", "bottle");
    const layers = drawLayers(
      { ...scene, motion: { ...scene.motion, entrance: true } },
      composeAd(scene, placements.vertical),
      await loadImage(pictureOf("bottle")),
    );
    const lights = layers.flatMap(({ name, shown }) => (name === "light" && shown !== null ? [shown] : []));
    const brightest = lights.map((shown) =>
      Array.from({ length: frames }, (_, frame) => strengthAt(shown, frame / frames)).reduce(
        (best, strength, frame, all) => (strength > (all[best] ?? 0) ? frame : best),
        0,
      ),
    );
    expect(brightest).toHaveLength(3);
    expect(brightest).toEqual([...brightest].sort((a, b) => a - b));
    for (const shown of lights) expect([0, 0.25, 0.6].map((t) => strengthAt(shown, t))).toEqual([0, 0, 0]);
    const words = layers.filter(({ name }) => name === "words" || name === "callToAction");
    expect(words.map(({ motion, shown }) => [motion, shown])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe("the layers of an ad in motion", () => {
  const layersOf = async (layout: LayoutName, orientation: PlacementId = "vertical") => {
    const scene = aScene(layout, "bottle");
    const ad = composeAd(scene, placements[orientation]);
    return { ad, layers: drawLayers(scene, ad, await loadImage(pictureOf("bottle"))) };
  };

  it("let the shadow fall further off, softer and weaker while the product is up", async () => {
    const { layers } = await layersOf("editorial");
    const [product, cast, contact] = ["product", "shadow", "contact"].map((name) => {
      const layer = layers.find((one) => one.name === name);
      if (!layer?.motion) throw new Error(`There is no moving ${name}.`);
      return { motion: layer.motion, shown: layer.shown ?? { from: 0, to: 1, atRest: 1, atPeak: 1 } };
    });
    const gap = (t: number) =>
      displacementAt(cast!.motion, t).downPixels - displacementAt(product!.motion, t).downPixels;
    expect(gap(0)).toBe(0);
    expect(gap(0.25)).toBeGreaterThan(4);
    expect(gap(0.5)).toBeGreaterThan(gap(0.25));
    const strengths = (t: number) => [strengthAt(cast!.shown, t), strengthAt(contact!.shown, t)] as const;
    expect(strengths(0)).toEqual([1, 1]);
    const [soft, sharp] = strengths(0.5);
    expect(soft).toBeLessThan(0.9);
    expect(sharp).toBeLessThan(soft / 2);
    expect(contact!.motion).toEqual(cast!.motion);
  });

  it("show at the start the very shadow of the still", async () => {
    const scene = aScene("editorial", "bottle");
    const ad = composeAd(scene, placements.square);
    const picture = await loadImage(pictureOf("bottle"));
    const parts = drawLayers(scene, ad, picture).filter(({ name }) => name === "shadow" || name === "contact");
    const whole = drawSheets(scene, ad, picture)
      .filter(({ name }) => name === "shadow")
      .map(layerOf);
    const over = (layers: readonly Layer[]) => {
      const paper = { rgb: new Uint8Array(ad.width * ad.height * 3).fill(220), width: ad.width, height: ad.height };
      for (const layer of layers) layOver(paper, layer);
      return paper.rgb;
    };
    const [moving, still] = [over(parts), over(whole)];
    expect(parts).toHaveLength(2);
    expect(moving.reduce((most, value, n) => Math.max(most, Math.abs(value - (still[n] ?? 0))), 0)).toBeLessThan(4);
  });

  it("keep lines attached to the product that they point at, and to the words that they run from", async () => {
    const { layers } = await layersOf("callouts", "square");
    const [lines, labels, product] = ["leaders", "labels", "product"].map((name) =>
      layers.find((layer) => layer.name === name),
    );
    expect(product?.motion?.downPixels.amplitude).toBeLessThan(0);
    expect(lines?.motion).toEqual(product?.motion);
    expect(labels?.motion).toEqual(product?.motion);
    expect(displacementAt(product!.motion!, 0.5)).toMatchObject({ acrossPixels: 0, turnDegrees: 0 });
  });

  it("move nothing but the product, its shadow and its light elsewhere", async () => {
    for (const layout of categoryLayouts.filter((name) => name !== "callouts")) {
      const { layers } = await layersOf(layout);
      const moving = new Set(layers.filter(({ motion }) => motion !== null).map(({ name }) => name));
      expect([...moving], layout).toEqual(["shadow", "contact", "product"]);
    }
  });
});
