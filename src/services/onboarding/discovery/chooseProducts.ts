import { mayBeProductAddress, productKey } from "../../../core/discovery/address.ts";
import { best, mayBeSupported, namedLikeProducts, promise } from "../../../core/discovery/choose.ts";
import { mergeProducts } from "../../../core/discovery/mergeProducts.ts";
import type { ScrapedProduct } from "../../../core/product/scraped.ts";
import type { NamedPages } from "./findSitemapPages.ts";
import type { Feeds } from "./readFeeds.ts";

/** Most products of one brand. */
export const maxProducts = 500;
/** So long at most may reading pages take at the pace that the shop asks for. */
const maxReadingSeconds = 12 * 60;
/** To judge an address by a long robots.txt takes a while: after so many refusals the rest is not judged. */
const maxRefused = 1000;

interface Found {
  feeds: Feeds;
  sitemap: NamedPages;
  links: NamedPages;
  /** Products that the home page and other pages list. */
  listed: ScrapedProduct[];
  isAllowed: (url: string) => boolean;
  crawlDelaySeconds: number;
}

/**
 * Which of all that was found to take: at most 500 products, of which some are known and some have only a page so far, and no
 * more pages than can be read in 12 minutes.
 */
export function chooseProducts(found: Found): { products: ScrapedProduct[]; pages: string[]; notes: string[] } {
  const { feeds, listed } = found;
  const feedProducts = feeds.kind === "read" ? feeds.products : [];
  const feedKeys = feeds.kind === "read" ? feeds.keys : new Set<string>();
  const kept = new Set(feedProducts.map(({ url }) => productKey(url)));
  // What the feed lists and was not taken is not taken by its page either.
  const isNew = (url: string) => !feedKeys.has(productKey(url)) || kept.has(productKey(url));
  const merged = mergeProducts([...feedProducts, ...listed.filter(({ url }) => isNew(url))]);
  const products = best(merged, maxProducts, (product) => promise(product, true) + Number(product.source === "feed"));
  const known = new Set([...feedKeys, ...products.map(({ url }) => productKey(url))]);

  const room = maxProducts - products.length;
  const delay = found.crawlDelaySeconds;
  const maxPages = delay > 0 ? Math.floor(maxReadingSeconds / delay) : Infinity;
  const fresh = freshPages(found, known, Math.min(room, maxPages));
  const own = ownPages(products).filter(found.isAllowed);
  const pages = [...fresh.urls, ...own].slice(0, maxPages);
  const readable = Math.min(room, fresh.total) + own.length;

  // The note names the number of products; each counts once, also where the shop lists it twice.
  const total = new Set([...feedKeys, ...merged.map(({ url }) => productKey(url))]).size + fresh.total;
  const isCut = fresh.isCut || (feeds.kind === "read" && feeds.isCut);
  const taken = products.length + fresh.urls.length;
  return {
    products,
    pages,
    notes: [
      ...(total > taken || isCut ? [shareNote(total, taken, isCut)] : []),
      ...(pages.length < readable && pages.length === maxPages ? [paceNote(delay, pages.length, readable)] : []),
    ],
  };
}

interface Fresh {
  urls: string[];
  /** How many there are to choose from. */
  total: number;
  /** There may be more than `total`. */
  isCut: boolean;
}

/**
 * The `count` most promising addresses of products that have only an address so far. Where none looks like a product page,
 * those that are named like a product.
 */
function freshPages({ sitemap, links, feeds, isAllowed }: Found, known: ReadonlySet<string>, count: number): Fresh {
  const plain = [...sitemap.products, ...links.products];
  const isPlain = plain.length > 0 || feeds.kind === "read";
  const named = new Map<string, string>();
  for (const url of isPlain ? plain : [...sitemap.others, ...links.others]) {
    const key = productKey(url);
    if (!known.has(key) && !named.has(key)) named.set(key, url);
  }
  const all = [...named.values()];
  const isAll = isPlain && all.length <= count;
  const telling = new Set(isAll ? all : namedLikeProducts(all, maxProducts));
  const ranked = isPlain ? [...telling, ...all.filter((url) => !telling.has(url))] : [...telling];
  const urls: string[] = [];
  let refused = 0;
  for (const url of ranked) {
    if (urls.length === count || refused === maxRefused) break;
    if (isAllowed(url)) urls.push(url);
    else refused++;
  }
  return { urls, total: ranked.length - refused, isCut: !isPlain && telling.size === maxProducts };
}

/** Those of the products whose page can add to them; those of the feed, which know most already, come last. */
function ownPages(products: readonly ScrapedProduct[]): string[] {
  const [feed = [], others = []] = [true, false].map((isFeed) =>
    products.filter((product) => (product.source === "feed") === isFeed && pageCanAdd(product)),
  );
  return [...others, ...feed].map(({ url }) => url);
}

/** Whether a product's own page may tell what its feed or list does not: then it is read, if an ad can come of it. */
function pageCanAdd(product: ScrapedProduct): boolean {
  const hasPrice = product.price !== null && product.price.currency !== null;
  const isComplete = hasPrice && product.ingredientsText !== "";
  const hasPage = mayBeProductAddress(product.url) && !product.url.includes("#");
  return hasPage && !isComplete && mayBeSupported(product);
}

function shareNote(total: number, taken: number, isCut: boolean): string {
  const listed = total.toLocaleString("en-US");
  if (isCut && total <= taken) return `The first ${listed} products that the shop lists were taken; it may have more.`;
  return `The shop lists ${listed} products${isCut ? " or more" : ""}; the ${taken} best for ads were taken.`;
}

function paceNote(delaySeconds: number, read: number, readable: number): string {
  return `The shop asks for ${delaySeconds} s between two requests, so ${read} of ${readable} product pages are read.`;
}
