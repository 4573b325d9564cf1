import { z } from "zod";
import { AnimationPrompt, CopyAngle } from "../contract/creative.ts";
import { Scene } from "../rendering/scene.ts";

/** One composed idea: what is drawn in its placements, and the tags that tell it from its neighbours. */
export const Concept = z.object({
  /** 1-indexed, as the contract counts. */
  index: z.number().int().min(1),
  productId: z.string(),
  pictureKey: z.string(),
  angle: CopyAngle,
  animationPrompt: AnimationPrompt,
  /** The catalogue's style; null in a concept that was stored before there were any. */
  styleId: z.string().nullable().default(null),
  styleName: z.string().nullable().default(null),
  /** The pattern that the headline follows; null where a text model wrote it. */
  hook: z.string().min(1).nullable().default(null),
  /** The headline as plain text, without marks for italics. */
  headline: z.string().min(1),
  /** The facts that the copy stands on, as the ad has them, each with the page's own words for it. */
  facts: z
    .array(
      z.object({
        text: z.string().max(160),
        source: z.enum(["ingredient", "claim", "texture", "rating", "review", "name"]),
        quote: z.string().max(160),
      }),
    )
    .max(12)
    .default([]),
  scene: Scene,
});
export type Concept = z.infer<typeof Concept>;
