import { z } from "zod";
import type { StyleSearchResult } from "../contract/responses/style.ts";
import { problem, type Problem } from "../contract/errors.ts";
import { err, ok, type Result } from "../result.ts";
import type { Style } from "./style.ts";

/** A style search as it was asked for; `text` is trimmed. */
export interface StyleSearch {
  text: string;
  topN: number;
}

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
    .regex(/^([1-9]|[1-4]\d|50)$/)
    .transform(Number)
    .default(20)
    .meta({
      description: "How many styles to find.",
      override: { type: "integer", minimum: 1, maximum: 50, default: 20, pattern: undefined },
    }),
});

/** Reads the parameters `q` and `top_n`: 400 `missing_query` or `invalid_request`. */
export function readStyleSearch(q: string | undefined, topN: string | undefined): Result<StyleSearch, Problem> {
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

/** A style that was found; `similarity` in [0, 1]. */
export interface StyleHit {
  style: Style;
  similarity: number;
}

/** One entry of `results[]`. */
export function styleHitView({ style, similarity }: StyleHit): StyleSearchResult {
  return {
    style_id: style.id,
    style_name: style.name,
    animation_prompt: style.animationPrompt,
    similarity: Math.round(similarity * 10_000) / 10_000,
  };
}
