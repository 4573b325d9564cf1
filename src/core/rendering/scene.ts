import { z } from "zod";
import { CategoryName } from "./categories.ts";
import { FontPairingName } from "./fonts.ts";
import { PlacementId, usualPlacements } from "./placements.ts";

export { CategoryName };

/** Structures that the statics engine can compose; each says for which shapes of canvas. */
export const LayoutName = z.enum([
  "editorial",
  "centred",
  "number",
  "quote",
  "callouts",
  "split",
  "hero",
  "sheet",
  "checklist",
  "minimal",
  "diagonal",
  "arch",
  "situ",
  "situSide",
]);
export type LayoutName = z.infer<typeof LayoutName>;

export const HexColour = z.string().regex(/^#[0-9a-f]{6}$/, "a colour as #rrggbb in lower case");
export type HexColour = z.infer<typeof HexColour>;

/**
 * Roles of colour in one ad. `ground*` feed the ground's ramp (shadow, base, light); the rest are for words and panels.
 * `groundShadow` is a deeper version of the ground's own hue, never grey.
 */
export const Palette = z.object({
  groundBase: HexColour,
  groundShadow: HexColour,
  groundLight: HexColour,
  ink: HexColour,
  inkSoft: HexColour,
  panel: HexColour,
  accent: HexColour,
  onAccent: HexColour,
});
export type Palette = z.infer<typeof Palette>;

/** How much an ad says at most: characters of its words, and the count of its proof points. */
export const wordLimits = { headline: 80, support: 140, proofPoints: 3, callToAction: 30 };

/** Words of one ad. In `headline` one run may be set in italics with asterisks: `Skin that holds its *glow.*` */
export const Words = z.object({
  brand: z.string().min(1).max(60),
  headline: z.string().min(1).max(wordLimits.headline),
  support: z.string().min(1).max(wordLimits.support),
  proofPoints: z.array(z.string().min(1).max(60)).max(wordLimits.proofPoints),
  callToAction: z.string().min(1).max(wordLimits.callToAction),
  /** Only a rating that was read on the product's page; `reviewCount` is null where the page names none. */
  rating: z.object({ value: z.number().min(0).max(5), reviewCount: z.number().int().positive().nullable() }).nullable(),
  /** What stands beside the stars, in the ad's language; in English from the rating itself where it is missing. */
  ratingLabel: z.string().min(1).max(60).nullish(),
  /** What somebody has said of the product in a review on its page, without quotation marks. */
  quote: z.string().min(1).max(160).nullish(),
  /** Who said it, as the page names them. */
  quoteAuthor: z.string().min(1).max(40).nullish(),
  /** A figure of the page with what it counts: "72 h", "of moisture". */
  bigNumber: z.object({ value: z.string().min(1).max(10), label: z.string().min(1).max(60) }).nullish(),
  /** Ingredients that point at the product, each with a few words on it. */
  callouts: z
    .array(z.object({ name: z.string().min(1).max(40), note: z.string().min(1).max(60).nullable() }))
    .max(4)
    .nullish(),
});
export type Words = z.infer<typeof Words>;

/** The cut-out as stored: pixel size of the picture, whose alpha is the product's outline, and of the product's box inside it. */
export const ProductPicture = z.object({
  width: z.number().int().positive().max(8192),
  height: z.number().int().positive().max(8192),
  box: z.object({
    x: z.number().int().nonnegative(),
    y: z.number().int().nonnegative(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
});
export type ProductPicture = z.infer<typeof ProductPicture>;

/** The brand's logo as stored: a PNG whose alpha is its outline, without any border. */
export const SceneLogo = z.object({
  /** Of the media bucket. */
  key: z.string().min(1).max(200),
  width: z.number().int().positive().max(1024),
  height: z.number().int().positive().max(1024),
  /** Most of it first. */
  colours: z.array(HexColour).min(1).max(8),
  /** It may be drawn in any colour: its outline says it all. */
  isSingleColoured: z.boolean(),
});
export type SceneLogo = z.infer<typeof SceneLogo>;

export const Format = z.enum(["static", "full"]);
export type Format = z.infer<typeof Format>;

/** A style of the catalogue as the category's module takes it; the ratios are against the category's usual look. */
export const SceneStyle = z.object({
  id: z.string().min(1).max(100),
  /** The first is the main one. */
  materials: z.array(z.string().min(1).max(40)).max(6),
  /** Share of the frame that the subject covers. */
  coverageRatio: z.number().min(0).max(1),
  scaleRatio: z.number().min(0.2).max(4),
  /** Times that the motion repeats within one loop; whole, so that the loop closes. */
  cyclesPerLoop: z.number().int().min(1).max(6),
  /** Where the light comes from, clockwise from the top of the frame. */
  lightAngleDegrees: z.number().min(0).max(360),
  /** 0 is a hard sun, 1 an overcast sky. */
  softnessRatio: z.number().min(0).max(1),
  seed: z.number().int().min(0).max(0xffffffff),
});
export type SceneStyle = z.infer<typeof SceneStyle>;

/** Surroundings that the renderer can draw around a product without an image model. */
export const SurroundingsName = z.enum([
  "Bathroom Shelf",
  "Stone and Water",
  "Linen and Shadow",
  "Sand and Sky",
  "Vanity Marble",
]);
export type SurroundingsName = z.infer<typeof SurroundingsName>;

/**
 * Everything the renderer needs to draw one concept in its placements, still and (format `full`) moving.
 * The same scene with the same product picture always gives the same pixels.
 */
export const Scene = z.object({
  version: z.literal(1),
  format: Format,
  /** What is drawn of it, each once. */
  placements: z
    .array(PlacementId)
    .min(1)
    .default([...usualPlacements]),
  layout: LayoutName,
  texture: CategoryName,
  /** Null: the category's usual look. */
  style: SceneStyle.nullable().default(null),
  /** The surroundings that take the category's place (`in_situ`); null: the category is the ground. */
  setting: SurroundingsName.nullable().default(null),
  palette: Palette,
  fonts: FontPairingName,
  words: Words,
  product: ProductPicture,
  /** Stands where a layout has the brand's name; nullish: the name is set. */
  logo: SceneLogo.nullish(),
  /** Decides everything that is left to chance: the phase of the ground's motion, the drops' places, the tilt. */
  seed: z.number().int().min(0).max(0xffffffff),
  /** PNG where somebody has to work on with it; it may be larger than platforms take. */
  stillType: z.enum(["jpeg", "png"]).default("jpeg"),
  /** The delivery that the files are for; it is written into their metadata, and nothing else is. */
  deliveryId: z.string().max(60).nullable().default(null),
  /** "TEST" all over still and video: the ads of a test account are not to be run. */
  watermark: z.boolean().default(false),
  /**
   * `plays`: how often the loop is played; 2 gives the 12 s that Google's Performance Max asks for. `entrance`: the product eases up
   * within the first 0.6 s while light sweeps over it, and sinks back until the loop ends.
   */
  motion: z.object({
    seconds: z.literal(6),
    framesPerSecond: z.literal(30),
    plays: z.union([z.literal(1), z.literal(2)]).default(1),
    entrance: z.boolean().default(false),
  }),
});
export type Scene = z.infer<typeof Scene>;
