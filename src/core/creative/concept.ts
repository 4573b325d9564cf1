import { z } from "zod";
import { AnimationPrompt, CopyAngle } from "../contract/creative.ts";
import { Scene } from "../rendering/scene.ts";

/** One composed idea: what is drawn in both orientations, and the tags that tell it from its neighbours. */
export const Concept = z.object({
  /** 1-indexed, as the contract counts. */
  index: z.number().int().min(1),
  productId: z.string(),
  pictureKey: z.string(),
  angle: CopyAngle,
  animationPrompt: AnimationPrompt,
  /** The headline as plain text, without marks for italics. */
  headline: z.string().min(1),
  scene: Scene,
});
export type Concept = z.infer<typeof Concept>;
