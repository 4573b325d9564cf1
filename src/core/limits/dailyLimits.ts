import { problem, type Problem } from "../contract/errors.ts";
import { limitHeaders, nextPossible, timeOfDay } from "../contract/limitReached.ts";
import { dayMs, dayOf, daySeconds } from "../days.ts";

/** What is counted by account and day, with how many of each a day may have. */
export interface DailyLimits {
  /** Calls with a key, whatever they ask for. */
  calls: number;
  dryRuns: number;
  /** Descriptions of looks that the embedding model is asked about; one that it was asked about shortly before is not counted. */
  embeddings: number;
  /** Pages of shops that a browser is launched for. */
  browserPages: number;
  /** Products of shops that the text model is asked about. */
  productQuestions: number;
  /** Pictures that the image model draws. */
  groundPictures: number;
  /** Pictures of products and logos that are sent in place of the shop's own, whether they can be used or not. */
  productPictures: number;
  /** Ads that are drawn beside a brand kit while it is edited. */
  kitPreviews: number;
  /** Webhooks that people have sent by hand: test events, and events once more. */
  webhooksOnDemand: number;
  /** Top-ups of a test account that belongs to a real one: they cost nobody anything. */
  testTopUps: number;
  /** Remarks and verdicts on concepts, of members and of guests with a link. */
  comments: number;
}

export type Counted = keyof DailyLimits;

/**
 * Where no setting says otherwise. Ordinary use stays below them: an hour-long delivery that is asked about each second is 3,600 calls, a
 * plan of 500 orders with each tried three times 1,500 dry runs, a shop of 500 products that needs a browser for each 500 pages.
 */
export const usualDailyLimits: DailyLimits = {
  calls: 200_000,
  dryRuns: 10_000,
  embeddings: 10_000,
  browserPages: 3_000,
  productQuestions: 30_000,
  groundPictures: 5_000,
  productPictures: 1_000,
  kitPreviews: 5_000,
  webhooksOnDemand: 500,
  testTopUps: 4,
  comments: 2_000,
};

/** Something that an account has had as often as it may in a day; `nextAtMs`: when the next day begins. */
export interface DayUsedUp {
  what: Counted;
  limit: number;
  nextAtMs: number;
}

/** Blocks that a day's limit is taken in; an instance that ends loses what is left of its block. */
const blocksPerDay = 2_000;

export function nextDayMs(nowMs: number): number {
  return (dayOf(nowMs) + 1) * dayMs;
}

/**
 * How many are counted in the database at a time, so that not every call writes: after a first one alone twice as many each time, at most a
 * 2,000th of the limit. So an instance that ends early wastes hardly more than it gave out.
 */
export function blockAfter(lastBlock: number, limit: number): number {
  return Math.max(1, Math.min(2 * lastBlock, Math.floor(limit / blocksPerDay)));
}

const names: Record<Counted, { policy: string; one: string; many: string }> = {
  calls: { policy: "calls-a-day", one: "call", many: "calls" },
  dryRuns: { policy: "dry-runs-a-day", one: "dry run", many: "dry runs" },
  embeddings: { policy: "style-searches-a-day", one: "new style search", many: "new style searches" },
  browserPages: { policy: "browser-pages-a-day", one: "page in a browser", many: "pages in a browser" },
  productQuestions: { policy: "product-questions-a-day", one: "question about a product", many: "such questions" },
  groundPictures: { policy: "ground-pictures-a-day", one: "drawn ground", many: "drawn grounds" },
  productPictures: { policy: "product-pictures-a-day", one: "picture of a product", many: "pictures of products" },
  testTopUps: { policy: "test-top-ups-a-day", one: "top-up in test mode", many: "top-ups in test mode" },
  webhooksOnDemand: { policy: "webhooks-by-hand-a-day", one: "webhook sent by hand", many: "webhooks sent by hand" },
  comments: { policy: "comments-a-day", one: "comment", many: "comments" },
  kitPreviews: { policy: "kit-previews-a-day", one: "preview of the brand kit", many: "previews of the brand kit" },
};

/** What an account has used up, as one plain sentence with the time of the next. */
export function usedUpSentence({ what, limit, nextAtMs }: DayUsedUp): string {
  const { one, many } = names[what];
  return `This account may have ${limit === 1 ? `one ${one}` : `${limit} ${many}`} a day and has had ${limit === 1 ? "it" : "them"}; the next is possible at ${timeOfDay(nextAtMs)}.`;
}

/** The answer to one too many: 429 with the time of the next, in seconds and as a time of day. */
export function tooManyToday(usedUp: DayUsedUp, nowMs: number): Problem {
  const { what, limit, nextAtMs } = usedUp;
  const { retryAfterSeconds } = nextPossible(nextAtMs, nowMs);
  return problem("daily_limit_reached", {
    message: usedUpSentence(usedUp),
    retryAfterSeconds,
    headers: limitHeaders(names[what].policy, limit, daySeconds, retryAfterSeconds),
  });
}
