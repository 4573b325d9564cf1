import { createCanvas } from "@napi-rs/canvas";
import type { ComposedAd } from "../../container/ads/statics/composeAd.ts";
import type { Box } from "../../src/core/rendering/box.ts";
import { layoutsWith } from "../../src/core/rendering/layouts.ts";
import type { Scene, Words } from "../../src/core/rendering/scene.ts";
import { usualPlacements } from "../../src/core/rendering/placements.ts";

/** Width and height of products as they come. */
export const shapes = {
  bottle: [510, 1500],
  tube: [615, 1500],
  vial: [285, 1500],
  jar: [1000, 780],
  flask: [900, 1500],
} as const;

/** Words that are easy, short, long or hard to set. */
export const texts: Record<string, Partial<Words>> = {
  usual: {},
  short: { headline: "Just *dew.*", support: "Light as water.", proofPoints: [], rating: null },
  long: {
    headline: "The overnight cream that *forgets* nothing at all",
    support: "A buttery cream with shea butter and four peptides for the driest hours of the night, every night.",
    proofPoints: ["5 ceramides + 2% ectoin", "Fragrance-free, refillable", "72-hour hydration test"],
    callToAction: "Shop the cream",
  },
  german: {
    headline: "Feuchtigkeits\u00adpflege für *Sonntage.*",
    support: "Gesichtsfeuchtigkeitscreme mit Sanddornfruchtfleischöl für empfindliche Haut.",
  },
  accents: {
    brand: "Crème Éclat",
    headline: "L’été sans *brûlure.*",
    support: "Őszi hidratálás, świeżość i blask: żel do twarzy.",
  },
  numbers: {
    headline: "10 % vitamin C, *100 % calm.*",
    support: "30 ml of 10 % vitamin C with SPF 50.",
    rating: { value: 4.5, reviewCount: null },
  },
};

/** A scene in the first pairing with a product of a shape. */
export function aScene(layout: Scene["layout"], shape: keyof typeof shapes, words: Partial<Words> = {}): Scene {
  const [width, height] = shapes[shape];
  return {
    version: 1,
    format: "static",
    placements: [...usualPlacements],
    layout,
    texture: "Lotion Texture",
    palette: {
      groundBase: "#f3d9d0",
      groundShadow: "#c98f80",
      groundLight: "#fff6f1",
      ink: "#3a2018",
      inkSoft: "#5c3a2e",
      panel: "#fdf6f0",
      accent: "#8e4426",
      onAccent: "#fff8f0",
    },
    fonts: "cormorant-jost",
    words: {
      brand: "Aurelia",
      headline: "Skin that holds its *glow.*",
      support: "The barrier repair serum that turns tight, reactive skin calm and cushioned.",
      proofPoints: ["5 ceramides", "Fragrance-free", "72-hour hydration"],
      callToAction: "Shop the serum",
      rating: { value: 4.8, reviewCount: 2143 },
      quote: "It drinks in within seconds and leaves my skin soft all day.",
      quoteAuthor: "Anna K.",
      bigNumber: { value: "72 h", label: "of moisture that stays" },
      callouts: [
        { name: "Ectoin 2 %", note: "calms and shields" },
        { name: "Five ceramides", note: "for a strong barrier" },
        { name: "Squalane", note: null },
      ],
      ...words,
    },
    product: { width, height, box: { x: 0, y: 0, width, height } },
    seed: 7,
    style: null,
    setting: null,
    stillType: "jpeg",
    deliveryId: null,
    watermark: false,
    motion: { seconds: 6, framesPerSecond: 30, plays: 1, entrance: false },
  };
}

/** Every layout before a category: those of surroundings have a test of their own. */
export const categoryLayouts = layoutsWith(aScene("editorial", "bottle").words);

/** Whether a box touches the product's own, tilted rectangle: by the axes of both (separating axis theorem). */
export function touchesProduct({ product }: ComposedAd, box: Box): boolean {
  const angle = (product.rotationDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) => {
      const [x, y] = [(i * product.width) / 2, (j * product.height) / 2];
      return [product.centreX + x * c - y * s, product.centreY + x * s + y * c] as const;
    }),
  );
  const boxCorners = [0, 1].flatMap((i) => [0, 1].map((j) => [box.x + i * box.width, box.y + j * box.height] as const));
  return [[1, 0] as const, [0, 1] as const, [c, s] as const, [-s, c] as const].every(([ax, ay]) => {
    const spread = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => x * ax + y * ay);
    const [one, two] = [spread(corners), spread(boxCorners)];
    return Math.max(...one) > Math.min(...two) && Math.max(...two) > Math.min(...one);
  });
}

/** The shape as a cut-out: a rounded body in one colour with a label on it. PNG. */
export function pictureOf(shape: keyof typeof shapes): Buffer {
  const [width, height] = shapes[shape];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#a35c33";
  ctx.roundRect(0, 0, width, height, Math.min(width, height) * 0.12);
  ctx.fill();
  ctx.fillStyle = "#f6ecdf";
  ctx.fillRect(width * 0.1, height * 0.5, width * 0.8, height * 0.3);
  return canvas.toBuffer("image/png");
}
