import { z } from "zod";
import { BrandKit } from "../brand/kit.ts";
import { AnimationPrompt, CopyAngle, Spread } from "../contract/creative.ts";
import { Decision } from "./decision.ts";
import { ProductFacts } from "../product/facts.ts";
import { PlacementId, usualPlacements } from "../rendering/placements.ts";
import { Format, HexColour, ProductPicture } from "../rendering/scene.ts";

/** A product as a brief carries it: what can be said of it and how it looks. */
export const BriefProduct = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  facts: ProductFacts,
  picture: ProductPicture,
  pictureKey: z.string(),
  colours: z.array(HexColour),
});
export type BriefProduct = z.infer<typeof BriefProduct>;

/** Everything that composing the concepts of one delivery needs; the same brief always gives the same concepts. */
export const Brief = z.object({
  /** Null where no delivery stands behind it. */
  deliveryId: z.string().nullable(),
  brandName: z.string(),
  kit: BrandKit,
  /** Usable products in the order in which they take turns. */
  products: z.array(BriefProduct).min(1),
  count: z.number().int().min(1).max(50),
  /** What has been decided of each concept already, in order; absent: it is chosen here, the same for the same brief. */
  decisions: z.array(Decision).optional(),
  format: Format,
  placements: z
    .array(PlacementId)
    .min(1)
    .default([...usualPlacements]),
  /** Null: rotated. */
  copyAngle: CopyAngle.nullable(),
  brandTone: z.string().max(500).nullable(),
  /** Empty: rotated over what fits the product. */
  animationPrompts: z.array(AnimationPrompt),
  /** Ids of styles that take turns as they are given; empty: rotated. */
  featuredStyles: z.array(z.string()),
  /** Ids of the styles that the brand has had, newest first. */
  recentStyles: z.array(z.string()),
  /** How far the colours of its grounds lie apart. */
  spread: Spread.default("balanced"),
  /** Each product stands in surroundings, where it can. */
  inSitu: z.boolean(),
  /** People come unasked, because an image model photographs them; absent: they do not. */
  withPeople: z.boolean().optional(),
  seed: z.number().int().min(0).max(0xffffffff),
  /** Decides styles and angles where the brief leaves a choice; absent: `seed` does. */
  choiceSeed: z.number().int().min(0).max(0xffffffff).optional(),
  /** Its ads carry the mark of a test account. */
  isTest: z.boolean().optional(),
});
export type Brief = z.infer<typeof Brief>;
