import { z } from "zod";
import { CopyAngle, Spread } from "../contract/creative.ts";
import { Decision } from "../creative/decision.ts";
import { StoredMetadata } from "../contract/metadata.ts";
import { PlacementId, usualPlacements } from "../rendering/placements.ts";
import { Format, CategoryName } from "../rendering/scene.ts";

/** What was accepted: written with the charge, read by the delivery's object when it starts, never changed. */
export const DeliveryOrder = z.object({
  deliveryId: z.string(),
  accountId: z.string(),
  brandId: z.string(),
  requestId: z.string(),
  format: Format,
  /** What each concept is drawn in; orders of older versions do not say. */
  placements: z
    .array(PlacementId)
    .min(1)
    .default([...usualPlacements]),
  count: z.number().int().min(1).max(50),
  costCredits: z.number().int().positive(),
  /** What was decided of each concept, in order; absent in orders of older versions, which choose when they are composed. */
  decisions: z.array(Decision).optional(),
  /** Products in the order in which they take turns. */
  productIds: z.array(z.string()).min(1),
  /** Products that the call admits besides, in turn: one of them is shown where a concept of none of the others can be drawn. */
  spareProductIds: z.array(z.string()).default([]),
  copyAngle: CopyAngle.nullable(),
  brandTone: z.string().nullable(),
  animationPrompts: z.array(CategoryName),
  /** Ids of pinned styles, by name or by a search; empty: rotated. */
  featuredStyles: z.array(z.string()).default([]),
  /** The styles that the brand had had when the call was accepted, newest first. */
  recentStyles: z.array(z.string()).default([]),
  /** How far the colours of its ads spread; orders of older versions do not say. */
  spread: Spread.default("balanced"),
  /** Each product stands in surroundings, where it can. */
  inSitu: z.boolean().default(false),
  /** An image model was bound when the call was accepted, so people come unasked; absent: they do not. */
  withPeople: z.boolean().optional(),
  webhookUrl: z.string().nullable(),
  /** Key of the viewer page in the media bucket. */
  viewerKey: z.string(),
  seed: z.number().int().min(0).max(0xffffffff),
  /** Decides styles and angles where the call leaves them open; absent in orders of older versions: `seed` does. */
  choiceSeed: z.number().int().min(0).max(0xffffffff).optional(),
  /** The account was a test account: its ads carry a mark. */
  isTest: z.boolean().optional(),
  /** The client's own notes; absent where it gave none. */
  metadata: StoredMetadata.optional(),
  createdAtMs: z.number().int(),
});
export type DeliveryOrder = z.infer<typeof DeliveryOrder>;
