import { problem, type Problem } from "../core/contract/errors.ts";
import { errorText } from "../core/errorText.ts";
import { err, type Result } from "../core/result.ts";
import { pinnedBySearch, pinsOfSearch } from "../core/contract/pins.ts";
import { searchStyles, type StyleSearchContext } from "./searchStyles.ts";
import { within } from "./within.ts";

/** A caller waits no longer for the style index. */
const styleSearchTimeMs = 8_000;

/**
 * The ids of the styles that a description pins, nearest first. 503 `style_search_unavailable` while the index is not ready
 * or does not answer by the deadline; 429 where the account has searched enough today; `invalid_request` where nothing is near.
 */
export async function pinStyles(
  ctx: StyleSearchContext,
  { accountId, text, deadlineMs = styleSearchTimeMs }: { accountId: string; text: string; deadlineMs?: number },
  afterAnswer: (work: Promise<void>) => void,
): Promise<Result<string[], Problem>> {
  try {
    const search = searchStyles(ctx, accountId, { text, topN: pinnedBySearch }, afterAnswer);
    const hits = await within(deadlineMs, "The style search", search);
    return hits.ok ? pinsOfSearch(hits.value, ctx.styleIndex.leastSimilarity) : hits;
  } catch (error) {
    console.error("style search failed", errorText(error));
    return err(problem("style_search_unavailable"));
  }
}
