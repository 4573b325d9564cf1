import { z } from "zod";

/** The six angles of the spec ("Creative object"). */
export const CopyAngle = z
  .enum(["pain + solution", "benefit outcome", "sensory", "transformation", "ritual", "social proof"])
  .meta({ id: "CopyAngle", description: "The angle from which an ad's copy argues." });
export type CopyAngle = z.infer<typeof CopyAngle>;

export { animationPromptGroups, TextureName as AnimationPrompt } from "../rendering/categories.ts";
