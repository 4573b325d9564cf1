import type { StyleHit } from "../../core/styles/search.ts";
import type { StyleSearchResult } from "./contract.ts";

/** One entry of `results[]`. */
export function styleHitView({ style, similarity }: StyleHit): StyleSearchResult {
  return {
    style_id: style.id,
    style_name: style.name,
    animation_prompt: style.animationPrompt,
    similarity: Math.round(similarity * 10_000) / 10_000,
  };
}
