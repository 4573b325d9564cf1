import { z } from "zod";
import { AnimationPrompt } from "../creative.ts";

/** Item of `results[]` (spec "Style search result"). */
export const StyleSearchResult = z
  .object({
    style_id: z.string().meta({
      description: "Id of the style; `creative.featured_styles` takes it.",
      examples: ["sty_still-pond-rings"],
    }),
    style_name: z.string().meta({ description: "Display name.", examples: ["Still Pond Rings"] }),
    animation_prompt: AnimationPrompt.meta({
      description: "The animation category of the style; `creative.animation_prompts` takes it.",
    }),
    similarity: z
      .number()
      .min(0)
      .max(1)
      .meta({
        description: "Cosine similarity to the description, 0 to 1; higher is closer.",
        examples: [0.8213],
      }),
  })
  .meta({ id: "StyleSearchResult", description: "A style that was found." });
export type StyleSearchResult = z.infer<typeof StyleSearchResult>;

/** Response of GET /v1/styles/search. */
export const StyleSearch = z
  .object({
    query: z.string().meta({ description: "The description as it was sent.", examples: ["dewy morning glass"] }),
    results: z.array(StyleSearchResult).max(50).meta({ description: "The nearest styles, the closest first." }),
  })
  .meta({ id: "StyleSearch", description: "Styles ranked by their likeness to a description." });
export type StyleSearch = z.infer<typeof StyleSearch>;
