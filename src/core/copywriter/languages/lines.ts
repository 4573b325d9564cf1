import type { Family } from "../families.ts";
import type { Voice } from "../tone.ts";

/**
 * Lines that share a condition. A line is a pattern:
 * `{finish}` takes each value of a blank in turn (`{Finish}` with a capital), see `blanksOf`;
 * `[is|are]` agrees with what the product is put on (skin or lips), `<does|do>` with the ingredients named;
 * `*…*` sets the run in italics; a headline without it has its last word so set.
 */
export interface LineGroup {
  lines: readonly string[];
  /** Only for these kinds of product. */
  only?: readonly Family[];
  /** Not for these. */
  not?: readonly Family[];
  /** For an ad that has nothing better left to say: as good as a line that suits anything. */
  isSpare?: true;
  /** Speaks in one voice: first choice for it, last for the others. */
  voice?: Voice;
}

/** How one angle argues. */
export interface AngleLines {
  headlines: readonly LineGroup[];
  supports: readonly LineGroup[];
}

/** What is washed off, or colours: lines on dryness or on days of wear are not theirs. */
export const washedOff: readonly Family[] = ["cleanser", "scrub", "mask"];
export const colouring: readonly Family[] = ["complexion", "lip"];
