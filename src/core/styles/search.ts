import { problem, type Problem } from "../contract/errors.ts";
import { err, ok, type Result } from "../result.ts";
import type { Style } from "./style.ts";

/** A style search as it was asked for; `text` is trimmed. */
export interface StyleSearch {
  text: string;
  topN: number;
}

const maxTextLength = 500;
const defaultTopN = 20;

/** Reads the parameters `q` and `top_n`: 400 `missing_query` or `invalid_request`. */
export function readStyleSearch(q: string | undefined, topN: string | undefined): Result<StyleSearch, Problem> {
  const text = q?.trim() ?? "";
  if (text === "") return err(problem("missing_query"));
  if (text.length > maxTextLength) {
    const message = `\`q\` may have at most ${maxTextLength} characters; this one has ${text.length}.`;
    return err(problem("invalid_request", { param: "q", message }));
  }
  if (topN !== undefined && !/^([1-9]|[1-4]\d|50)$/.test(topN)) {
    const message = "`top_n` must be a whole number from 1 to 50.";
    return err(problem("invalid_request", { param: "top_n", message }));
  }
  return ok({ text, topN: topN === undefined ? defaultTopN : Number(topN) });
}

/** A style that was found; `similarity` in [0, 1]. */
export interface StyleHit {
  style: Style;
  similarity: number;
}

/** One entry of `results[]`. */
export function styleHitView({ style, similarity }: StyleHit) {
  return {
    style_id: style.id,
    style_name: style.name,
    animation_prompt: style.animationPrompt,
    similarity: Math.round(similarity * 10_000) / 10_000,
  };
}
