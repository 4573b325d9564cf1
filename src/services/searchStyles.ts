import { problem, type Problem } from "../core/contract/errors.ts";
import { tooManyToday, type DayUsedUp } from "../core/limits/dailyLimits.ts";
import { err, ok, type Result } from "../core/result.ts";
import { findStyle } from "../core/styles/catalogue/catalogue.ts";
import { rank } from "../core/styles/rank.ts";
import type { StyleHit, StyleSearch } from "../core/styles/search.ts";
import type { DailyCounts } from "../ports/dailyCounts.ts";
import type { Runtime } from "../ports/runtime.ts";
import type { StyleIndex } from "../ports/styleIndex.ts";

export interface StyleSearchContext {
  runtime: Runtime;
  styleIndex: StyleIndex;
  dailyCounts: DailyCounts;
}

/**
 * The styles nearest to a description, highest similarity first. 503 `style_search_unavailable` while the index is not
 * ready, whose warm-up then goes on after the answer, and when the description itself could not be embedded; 429 where the account has
 * had as many embedded today as it may.
 */
export async function searchStyles(
  ctx: StyleSearchContext,
  accountId: string,
  search: StyleSearch,
  afterAnswer: (work: Promise<void>) => void,
): Promise<Result<StyleHit[], Problem>> {
  const vectors = await ctx.styleIndex.vectors();
  if (vectors === null) {
    afterAnswer(ctx.styleIndex.warmUp());
    return err(problem("style_search_unavailable"));
  }
  const asked: { usedUp: DayUsedUp | null } = { usedUp: null };
  const query = await ctx.styleIndex.embed(search.text, async () => {
    asked.usedUp = await ctx.dailyCounts.take(accountId, "embeddings");
    return asked.usedUp === null;
  });
  if (asked.usedUp !== null) return err(tooManyToday(asked.usedUp, ctx.runtime.nowMs()));
  if (query === null) return err(problem("style_search_unavailable"));
  const hits = rank(query, vectors, search.topN).flatMap(({ id, similarity }) => {
    const style = findStyle(id);
    return style ? [{ style, similarity }] : [];
  });
  return ok(hits);
}
