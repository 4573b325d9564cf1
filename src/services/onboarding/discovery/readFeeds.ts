import { productKey } from "../../../core/discovery/address.ts";
import { best, promise } from "../../../core/discovery/choose.ts";
import type { FeedPage } from "../../../core/discovery/feed.ts";
import { readShopifyFeed } from "../../../core/discovery/shopifyFeed.ts";
import { readWooFeed } from "../../../core/discovery/wooFeed.ts";
import type { ScrapedProduct } from "../../../core/product/scraped.ts";
import { isTemporary } from "./answers.ts";
import { decodeText } from "./charset.ts";
import type { PoliteWeb } from "./polite.ts";

const limits = { maxBytes: 8 * 1024 * 1024, timeoutMs: 20_000, accept: "application/json" };
const maxListed = 5000;
/** A server may give fewer a page than it is asked for: a first page of just so many may not be the last. */
const usualCaps = new Set([10, 12, 20, 24, 30, 50, 100, 200]);

interface FeedKind {
  /** Entries a page; the smaller where pages of the larger are more than is read at once. */
  pageSizes: number[];
  address(origin: string, page: number, size: number): string;
  read(json: string, origin: string): FeedPage | null;
}

const kinds: FeedKind[] = [
  {
    pageSizes: [250, 50],
    address: (origin, page, size) => `${origin}/products.json?limit=${size}&page=${page}`,
    read: readShopifyFeed,
  },
  {
    pageSizes: [100, 25],
    address: (origin, page, size) => `${origin}/wp-json/wc/store/v1/products?per_page=${size}&page=${page}`,
    read: readWooFeed,
  },
];

export type Feeds =
  | {
      kind: "read";
      /** The best, at most as many as were asked for. */
      products: ScrapedProduct[];
      /** The keys of all that the feed lists (see productKey). */
      keys: Set<string>;
      /** There may be more than was read. */
      isCut: boolean;
      /** Why it broke off in the middle, so that this is not the catalogue; null where it did not. */
      problem: string | null;
    }
  /** The shop has no feed, or does not let us read it; with a `problem` it may have one that cannot be had now. */
  | { kind: "none"; problem: string | null };

/** Reads the storefront's feed: of 5,000 listed products at most the `count` best for ads. */
export async function readFeeds(web: PoliteWeb, origin: string, count: number): Promise<Feeds> {
  let problem: string | null = null;
  for (const kind of kinds) {
    const feed = await readKind(web, origin, kind, count);
    if (feed.kind === "read" && (feed.keys.size > 0 || feed.problem !== null)) return feed;
    problem ??= feed.problem;
  }
  return { kind: "none", problem };
}

async function readKind(web: PoliteWeb, origin: string, kind: FeedKind, count: number): Promise<Feeds> {
  let feed: Feeds = { kind: "none", problem: null };
  for (const size of kind.pageSizes) {
    const read = await readPages(web, origin, kind, size, count);
    if (read.kind !== "refused") return read;
    feed = read.soFar;
  }
  return feed;
}

/** A page that will not be had by asking again: smaller pages may be. */
interface Refused {
  kind: "refused";
  soFar: Feeds;
}

async function readPages(
  web: PoliteWeb,
  origin: string,
  kind: FeedKind,
  size: number,
  count: number,
): Promise<Feeds | Refused> {
  let kept: { product: ScrapedProduct; score: number }[] = [];
  let fullPage = size;
  const keys = new Set<string>();
  const done = (isCut: boolean, problem: string | null = null): Feeds => {
    return { kind: "read", products: kept.map(({ product }) => product), keys, isCut, problem };
  };
  const none = (problem: string | null): Feeds => ({ kind: "none", problem });
  for (let number = 1; ; number++) {
    const isBegun = number > 1;
    const answer = await web.get(kind.address(origin, number, size), limits);
    // The page after the last that is taken only tells whether there is more.
    const isBeyond = (number - 1) * fullPage >= maxListed;
    if (isBeyond && !(answer.ok && answer.status === 200)) return done(true);
    if (!answer.ok && "reason" in answer) return isBegun ? done(true) : none(null);
    if (!answer.ok && !answer.temporary)
      return { kind: "refused", soFar: isBegun ? done(false, answer.problem) : none(null) };
    if (!answer.ok) return isBegun ? done(false, answer.problem) : none(answer.problem);
    const said = `The shop's product feed answers with status ${answer.status}.`;
    if (answer.status !== 200 && isBegun) return done(false, said);
    if (isTemporary(answer)) return none(said);
    const page = answer.status === 200 ? kind.read(decodeText(answer.body, "charset=utf-8"), origin) : null;
    if (page === null) return isBegun ? done(false, "The shop's product feed breaks off in the middle.") : none(null);
    const fresh = page.entries.filter(({ product }) => !keys.has(productKey(product.url)));
    if (isBeyond) return done(fresh.length > 0);
    for (const { product, isInStock } of fresh) {
      keys.add(productKey(product.url));
      kept.push({ product, score: promise(product, isInStock) });
    }
    kept = best(kept, count, ({ score }) => score);
    if (number === 1 && usualCaps.has(page.listed)) fullPage = page.listed;
    // A shop that ignores paging gives the same page for ever.
    const isRepeated = page.entries.length > 0 && fresh.length === 0;
    if (page.listed < fullPage || isRepeated) return done(false);
  }
}
