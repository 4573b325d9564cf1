import { z } from "zod";
import { AnimationPrompt } from "../../core/contract/creative.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { StyleSearch as Asked } from "../../core/styles/search.ts";

const maxTextLength = 500;

/** Query of GET /v1/styles/search. */
export const StyleSearchQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(maxTextLength)
    .meta({
      description: "The look in plain language.",
      examples: ["dewy morning glass"],
    }),
  top_n: z
    .string()
    .refine((text) => /^([1-9]|[1-4]\d|50)$/.test(text))
    .transform(Number)
    .default(20)
    .meta({
      description: "How many styles to find.",
      override: { type: "integer", minimum: 1, maximum: 50, default: 20 },
    }),
});

/** Reads the parameters `q` and `top_n`: 400 `missing_query` or `invalid_request`. */
export function readStyleSearch(q: string | undefined, topN: string | undefined): Result<Asked, Problem> {
  const parsed = StyleSearchQuery.safeParse({ q, top_n: topN });
  if (parsed.success) return ok({ text: parsed.data.q, topN: parsed.data.top_n });
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === "top_n") {
    return err(invalid("top_n", "`top_n` must be a whole number from 1 to 50."));
  }
  if (issue?.code !== "too_big") return err(problem("missing_query"));
  const length = q?.trim().length ?? 0;
  return err(invalid("q", `\`q\` may have at most ${maxTextLength} characters; this one has ${length}.`));
}

function invalid(param: string, message: string): Problem {
  return problem("invalid_request", { param, message });
}

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
