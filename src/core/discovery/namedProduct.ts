import { mergeProducts } from "./mergeProducts.ts";
import type { ScrapedProduct } from "../product/scraped.ts";
import { handleOf, isSameSite, mayBeProductAddress, namedFragment, parseAddress, productKey, slug } from "./address.ts";
import { comparableName } from "./fields.ts";

/** A product that a page's markup names, with what tells whether the page is about it. */
export interface NamedProduct {
  /** Its name may be empty where the markup only adds to a product that is named elsewhere on the page. */
  product: Omit<ScrapedProduct, "handle" | "url">;
  /** The address that the markup gives it, absolute; null where it gives none. */
  ownUrl: string | null;
  /** The markup says that the page is about it. */
  isMain: boolean;
  /** It stands in a list: of a collection, or of what else a visitor may like. */
  isListed: boolean;
}

/** What a page says of itself. */
export interface PageIdentity {
  /** Where it was read, after redirects. */
  url: string;
  /** Its canonical addresses, absolute; may be empty. */
  canonicalUrls: readonly string[];
  /** Its headline, the title for sharing, its title: plain text, the most telling first. */
  titles: readonly string[];
}

/**
 * The product that a product page is about, of one source's: the one whose address is the page's, else the one the markup
 * calls main, else the one named as the page is titled, else the only one. Neighbours and carousels give it nothing. Null
 * where none is certain. `isFirst`: no better source has named the page's product; otherwise the only one of a source may
 * well be a neighbour.
 */
export function mainProduct(
  found: readonly NamedProduct[],
  page: PageIdentity,
  isFirst: boolean,
): ScrapedProduct | null {
  const own = new Set([page.url, ...page.canonicalUrls].map(productKey));
  const handle = handleOf(page.url);
  const isOwn = (url: string) =>
    own.has(productKey(url)) || (handle !== "" && !isSameSite(url, page.url) && handleOf(url) === handle);
  const hasPageUrl = ({ ownUrl }: NamedProduct) => ownUrl !== null && isOwn(ownUrl);
  const isElsewhere = ({ ownUrl }: NamedProduct) => ownUrl !== null && !isOwn(ownUrl) && mayBeProductAddress(ownUrl);
  const main =
    oneOf(found.filter(hasPageUrl), page) ??
    oneOf(
      found.filter((entry) => entry.isMain && !isElsewhere(entry)),
      page,
    ) ??
    titled(found, page, isElsewhere) ??
    (isFirst ? theOnlyOne(found.filter((entry) => !entry.isListed && !isElsewhere(entry))) : null);
  if (main === null) return null;
  // Apps add a second node of the same product, with the rating or the price alone.
  const same = found.filter(
    (entry) =>
      entry === main ||
      (!isElsewhere(entry) &&
        !entry.isListed &&
        (sameName(entry, main) || (entry.product.name === "" && hasPageUrl(entry)))),
  );
  same.sort((a, b) => Number(b === main) - Number(a === main));
  const at = addressed(page.url, main.product.name);
  return mergeProducts(same.map(({ product }) => ({ ...product, ...at, name: main.product.name })))[0] ?? null;
}

/** The products that a page of many names, each with an address: its own, or the page's with its name as the fragment. */
export function listedProducts(found: readonly NamedProduct[], pageUrl: string): ScrapedProduct[] {
  const named = found.filter(({ product }) => product.name !== "");
  const bare = pageUrl.replace(/#.*$/s, "");
  return named.map(({ product, ownUrl }) => {
    const isItsOwn = ownUrl !== null && productKey(ownUrl) !== productKey(pageUrl);
    const url = isItsOwn ? ownUrl : named.length === 1 ? bare : bare + namedFragment(product.name);
    return isItsOwn
      ? { ...product, ...addressed(url, product.name) }
      : { ...product, url, handle: slug(product.name) || "product" };
  });
}

/** A product's address and handle; the address loses what only tells where a visitor came from. */
function addressed(url: string, name: string): { url: string; handle: string } {
  const address = parseAddress(url);
  const hasOwnPath = address !== null && handleOf(url) !== "";
  const plain = hasOwnPath ? address.origin + address.pathname : url;
  return { url: plain, handle: handleOf(url) || slug(name) || "product" };
}

/** Of several that qualify, the one that is titled like the page, else the first that has a name. */
function oneOf(entries: readonly NamedProduct[], page: PageIdentity): NamedProduct | null {
  const named = entries.filter(({ product }) => product.name !== "");
  return titled(named, page, () => false) ?? named[0] ?? null;
}

function theOnlyOne(entries: readonly NamedProduct[]): NamedProduct | null {
  const named = entries.filter(({ product }) => product.name !== "");
  const [first] = named;
  return first !== undefined && named.every((entry) => sameName(entry, first)) ? first : null;
}

function titled(
  found: readonly NamedProduct[],
  page: PageIdentity,
  isElsewhere: (entry: NamedProduct) => boolean,
): NamedProduct | null {
  let best: { entry: NamedProduct; score: number } | null = null;
  for (const entry of found) {
    const score = titleScore(entry.product.name, page.titles);
    const isEnough = isElsewhere(entry) || entry.isListed ? score >= exact : score > 0;
    if (isEnough && (best === null || score > best.score)) best = { entry, score };
  }
  return best?.entry ?? null;
}

const exact = 1000;

/** A thousand and more where a title, or a part of it, is the name; less where it begins with the name; 0 for a stranger. */
function titleScore(name: string, titles: readonly string[]): number {
  const wanted = comparableName(name);
  if (wanted === "") return 0;
  let score = 0;
  for (const title of titles) {
    const parts = [title, ...title.split(/\s[|–—·:-]\s/)].map(comparableName);
    if (parts.includes(wanted)) score = Math.max(score, exact + wanted.length);
    else if (comparableName(title).startsWith(wanted)) score = Math.max(score, wanted.length);
  }
  return score;
}

function sameName(a: NamedProduct, b: NamedProduct): boolean {
  return a.product.name !== "" && comparableName(a.product.name) === comparableName(b.product.name);
}
