import { problem, type Problem } from "./errors.ts";
import { err, ok, type Result } from "../result.ts";
import { findStyle } from "../styles/catalogue/catalogue.ts";
import type { StyleHit } from "../styles/search.ts";

/** A search pins so many of the nearest styles. */
export const pinnedBySearch = 5;

/** The pinned ids, each once; `invalid_request` for one that is unknown. */
export function readFeaturedStyles(ids: readonly string[]): Result<string[], Problem> {
  for (const id of ids) {
    const style = findStyle(id);
    if (style === undefined) {
      return err(refusal("featured_styles", `No style has the id \`${id}\`. Take ids from GET /v1/styles/search.`));
    }
  }
  return ok([...new Set(ids)]);
}

/** The styles that a search pins, nearest first; `invalid_request` where none is more than `leastSimilarity` near. */
export function pinsOfSearch(hits: readonly StyleHit[], leastSimilarity: number): Result<string[], Problem> {
  const near = hits.filter(({ similarity }) => similarity > leastSimilarity);
  if (near.length > 0) return ok(near.slice(0, pinnedBySearch).map(({ style }) => style.id));
  return err(
    refusal(
      "style_search",
      "No style is near to this description. Name a material, a motion, a place or a light, or leave `style_search` out.",
    ),
  );
}

function refusal(field: string, message: string): Problem {
  return problem("invalid_request", { param: `creative.${field}`, message });
}
