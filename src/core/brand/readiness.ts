/** Products of a brand, and those of them that an ad can show now: a review takes some out. */
export interface ProductCounts {
  usable: number;
  total: number;
}

/** The first sentence about a brand that has been read. */
export function readySentence({ usable, total }: ProductCounts): string {
  return usable === 0
    ? `Not ready for ads: none of the ${total} products can be used now; GET /v1/products says why of each.`
    : `Ready for ads: ${usable} of ${total} products can be used.`;
}

/** As a run has stored it, which may be long ago. */
const storedSentence = /^Ready for ads(?:: \d+ of \d+ products can be used)?\.\s*/;

/**
 * The message of the run that a brand was read by, its counts those of now. `isWaiting`: something else than products is still missing,
 * which the caller says; then nothing claims to be ready.
 */
export function messageNow(stored: string, counts: ProductCounts, isWaiting: boolean): string {
  const first =
    isWaiting && counts.usable > 0
      ? `${counts.usable} of ${counts.total} products can be used.`
      : readySentence(counts);
  return `${first} ${stored.replace(storedSentence, "")}`.trim();
}
