import { z } from "zod";

/** The six angles of the spec ("Creative object"). */
export const CopyAngle = z
  .enum(["pain + solution", "benefit outcome", "sensory", "transformation", "ritual", "social proof"])
  .meta({ id: "CopyAngle", description: "The angle from which an ad's copy argues." });
export type CopyAngle = z.infer<typeof CopyAngle>;

/** How far the colours of one delivery's grounds lie apart. */
export const Spread = z.enum(["close", "balanced", "wide"]).meta({
  id: "Spread",
  description:
    "How far the colours of one delivery spread. `close`: the brand's colours and neutrals alone. `balanced`: these, and one accent of the products. `wide`: each ad takes the hues that suit its own product and style.",
});
export type Spread = z.infer<typeof Spread>;

export { animationPromptGroups, CategoryName as AnimationPrompt } from "../rendering/categories.ts";
