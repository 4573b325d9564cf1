import { problem, type Problem } from "../core/contract/errors.ts";
import { err, ok, type Result } from "../core/result.ts";
import { findStyle } from "../core/styles/catalogue/catalogue.ts";
import { rank } from "../core/styles/rank.ts";
import type { StyleHit, StyleSearch } from "../core/styles/search.ts";
import type { StyleIndex } from "../ports/styleIndex.ts";

export interface StyleSearchContext {
  styleIndex: StyleIndex;
}

/**
 * The styles nearest to a description, highest similarity first. 503 `style_search_unavailable` while the index is not
 * ready, whose warm-up then goes on after the answer, and when the description itself could not be embedded.
 */
export async function searchStyles(
  ctx: StyleSearchContext,
  search: StyleSearch,
  afterAnswer: (work: Promise<void>) => void,
): Promise<Result<StyleHit[], Problem>> {
  const vectors = await ctx.styleIndex.vectors();
  if (vectors === null) {
    afterAnswer(ctx.styleIndex.warmUp());
    return err(problem("style_search_unavailable"));
  }
  const query = await ctx.styleIndex.embed(search.text);
  if (query === null) return err(problem("style_search_unavailable"));
  const hits = rank(query, vectors, search.topN).flatMap(({ id, similarity }) => {
    const style = findStyle(id);
    return style ? [{ style, similarity }] : [];
  });
  return ok(hits);
}
