import { z } from "zod";
import type { LayoutClass } from "./placements.ts";
import { LayoutName } from "./scene.ts";

/** Share of the canvas that the box around the visible product may take; across a wide canvas nothing that stands can take more. */
export const productShare: Record<LayoutClass, { min: number; max: number }> = {
  tall: { min: 0.2, max: 0.45 },
  portrait: { min: 0.2, max: 0.45 },
  square: { min: 0.2, max: 0.45 },
  wide: { min: 0.12, max: 0.45 },
};

/** Contrast of WCAG 2.2 that words need on what is behind them: large type needs less. */
export const requiredContrast = { text: 4.5, headline: 3, logo: 3 };

/** How near the product in the finished file has to be to its own picture: over all of it, and in the worst 8×8 pixels. */
export const labelLimits = { leastPsnrDecibels: 30, mostDifference: 14 };

/**
 * How much may be left of a product's old picture, or be lost of the product. `fringe`: share of its outline, of which reflections in
 * glass take a third; the others: shares of its pixels.
 */
export const cutoutLimits = { fringe: 0.42, slab: 0.01, shadow: 0.003, haze: 0.008, holes: 0.01 };

/** What may be uploaded as a picture, in bytes by its type; a type that is not there is not taken. */
export const fileLimits: readonly { platform: string; maxBytes: Readonly<Record<string, number>> }[] = [
  { platform: "Meta", maxBytes: { "image/jpeg": 30 * 1024 * 1024, "image/png": 30 * 1024 * 1024 } },
  { platform: "Google", maxBytes: { "image/jpeg": 5 * 1024 * 1024, "image/png": 5 * 1024 * 1024 } },
  // Our own bound, so that an ad loads at once on a telephone; a PNG is for working on with.
  { platform: "Delivery", maxBytes: { "image/jpeg": 2 * 1024 * 1024, "image/png": 5 * 1024 * 1024 } },
];

export const WordRole = z.enum(["brand", "headline", "support", "rating", "proof", "callToAction"]);
export type WordRole = z.infer<typeof WordRole>;

/**
 * The smallest type that is read on a telephone without effort: nominal pixels on a canvas 1080 wide, which a screen about 390
 * points wide shows at a good third. Layouts set nothing smaller; the inspection refuses it.
 */
export const minTypePixels: Record<WordRole, number> = {
  brand: 28,
  headline: 44,
  support: 28,
  rating: 26,
  proof: 26,
  callToAction: 28,
};

const Passed = z.object({ passed: z.boolean() });

/** What was measured on the pixels of one finished still. `findings` are whole sentences; a still without any has passed. */
export const InspectionReport = z.object({
  version: z.literal(1),
  /** The placement's id. */
  orientation: z.string().max(40),
  /** The layout that was drawn: the scene's own, or the first alternative that passed. */
  layout: LayoutName,
  passed: z.boolean(),
  findings: z.array(z.string().min(1).max(300)).max(24),
  dimensions: Passed.extend({ width: z.number().int(), height: z.number().int() }),
  safeZones: z.array(Passed.extend({ platform: z.string(), outside: z.array(WordRole).max(24) })).max(12),
  /** Measured behind each block of words: the ratio that 95 % of its pixels reach. */
  contrast: z.array(Passed.extend({ role: WordRole, ratio: z.number(), required: z.number() })).max(24),
  /** Nominal size of each block of words. Reports of older renderers have none. */
  typeSizes: z
    .array(Passed.extend({ role: WordRole, pixels: z.number(), required: z.number() }))
    .max(24)
    .default([]),
  overlap: Passed.extend({ pairs: z.array(z.tuple([z.string(), z.string()])).max(24) }),
  glyphs: Passed.extend({
    /** Blocks whose ink is not where it was set, or not whole. */
    clipped: z.array(WordRole).max(24),
    /** Characters that no shipped font has. */
    missing: z.array(z.string()).max(24),
  }),
  /**
   * `share`: of the box around the visible product; `silhouetteShare`: of its pixels. 0…1. `scale`: how many times its own pixels it is
   * drawn; reports of older renderers have 0.
   */
  product: Passed.extend({ share: z.number(), silhouetteShare: z.number(), scale: z.number().default(0) }),
  /** Shares as `cutoutLimits` has them. Reports of older renderers have none. */
  cutout: Passed.extend({
    fringe: z.number(),
    slab: z.number(),
    shadow: z.number(),
    haze: z.number(),
    holes: z.number(),
  }).default({
    passed: true,
    fringe: 0,
    slab: 0,
    shadow: 0,
    haze: 0,
    holes: 0,
  }),
  /** The product's own pixels against those of the file, 0…255 for each channel. */
  label: Passed.extend({ psnrDecibels: z.number(), worstDifference: z.number() }),
  file: Passed.extend({
    bytes: z.number().int(),
    contentType: z.string(),
    platforms: z.array(Passed.extend({ platform: z.string(), maxBytes: z.number().int() })).max(12),
  }),
});
export type InspectionReport = z.infer<typeof InspectionReport>;
