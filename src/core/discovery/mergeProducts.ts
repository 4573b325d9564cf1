import { handleOf, isNamedByQuery, parseAddress, productKey, siteOf, slug } from "./address.ts";
import { cutText } from "./cutText.ts";
import { comparableName, joinedPictures } from "./fields.ts";
import { joinedIdentity } from "../product/identity.ts";
import { productSources, type ScrapedPrice, type ScrapedProduct, type ScrapedRating } from "../product/scraped.ts";

/**
 * One product for each that the sources mean, in the order of their first mention. Sources mean the same where their
 * addresses do (see productKey), or where handle and name agree. The better source wins field by field, lesser ones fill
 * its gaps. Handles come out distinct, and the same whatever the order of the sources.
 * @param taken handles that an earlier run has given, by productKey: such a product keeps its own, and nobody else gets it.
 * Those of a site that no source is of count for nothing: a shop that has moved has the same products under other addresses.
 */
export function mergeProducts(
  sources: readonly ScrapedProduct[],
  taken: ReadonlyMap<string, string> = new Map(),
): ScrapedProduct[] {
  const sites = new Set(sources.map(({ url }) => siteOf(url)));
  const own = new Map([...taken].filter(([key]) => sites.has(key.slice(0, key.indexOf("/")))));
  const claims = groupsOf(sources).map((group) => {
    const product = merged(group);
    return { product, kept: keptHandle(group, product, own) };
  });
  return withDistinctHandles(claims, new Set(own.values()));
}

/** The handle that the product has from earlier, by its own address or else by another of its sources'. */
function keptHandle(
  group: readonly ScrapedProduct[],
  product: ScrapedProduct,
  taken: ReadonlyMap<string, string>,
): string | null {
  const others = group.map(({ url }) => productKey(url)).sort();
  return [productKey(product.url), ...others].flatMap((key) => taken.get(key) ?? [])[0] ?? null;
}

/** Sources that mean the same product, in the order of their first mention. */
function groupsOf(sources: readonly ScrapedProduct[]): ScrapedProduct[][] {
  // Each entry points to an earlier one of the same product, or to itself.
  const parents = sources.map((_, i) => i);
  const rootOf = (start: number): number => {
    let at = start;
    for (let parent = parents[at] ?? at; parent !== at; parent = parents[at] ?? at) {
      parents[at] = parents[parent] ?? parent;
      at = parent;
    }
    return at;
  };
  const firstWith = new Map<string, number>();
  sources.forEach((source, i) => {
    const signs = [`address ${productKey(source.url)}`];
    // Where the address has no name in it, the handle is made of the name and tells nothing more.
    if (source.name !== "" && !isNamedByQuery(source.url))
      signs.push(`name ${source.handle} ${comparableName(source.name)}`);
    for (const sign of signs) {
      const first = firstWith.get(sign);
      if (first === undefined) firstWith.set(sign, i);
      else {
        const [a, b] = [rootOf(first), rootOf(i)];
        parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  });
  return [...Map.groupBy(sources, (_, i) => rootOf(i)).values()];
}

function merged(group: ScrapedProduct[]): ScrapedProduct {
  const rank = ({ source }: ScrapedProduct) => productSources.indexOf(source);
  const ranked = group.toSorted((a, b) => rank(a) - rank(b)) as [ScrapedProduct, ...ScrapedProduct[]];
  const [best, ...rest] = ranked;
  const product = {
    ...best,
    descriptionHtml: descriptionOf(ranked),
    identity: joinedIdentity(ranked.map(({ identity }) => identity)),
  };
  for (const other of rest) {
    product.name ||= other.name;
    product.productType ||= other.productType;
    product.ingredientsText ||= other.ingredientsText;
    if (product.tags.length === 0) product.tags = other.tags;
    product.pictures = joinedPictures(product.pictures, other.pictures);
    product.price = price(product.price, other.price);
    product.rating = rating(product.rating, other.rating);
    if (product.usageText === undefined && other.usageText !== undefined) product.usageText = other.usageText;
    if (product.reviews === undefined && other.reviews !== undefined) product.reviews = other.reviews;
  }
  return product;
}

/** The longest of the best source that has one; `ranked` has the best first. */
function descriptionOf(ranked: readonly ScrapedProduct[]): string {
  const source = ranked.find(({ descriptionHtml }) => descriptionHtml !== "")?.source;
  const texts = ranked.filter((product) => product.source === source).map(({ descriptionHtml }) => descriptionHtml);
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

/** An amount without a currency says less than one with it, and a currency belongs to the amount that it was stated for. */
function price(own: ScrapedPrice | null, other: ScrapedPrice | null): ScrapedPrice | null {
  return own === null || (own.currency === null && other !== null && other.currency !== null) ? other : own;
}

function rating(own: ScrapedRating | null, other: ScrapedRating | null): ScrapedRating | null {
  if (own === null || other === null) return own ?? other;
  const isSame = own.value === other.value;
  return own.reviewCount === null && isSame ? { ...own, reviewCount: other.reviewCount } : own;
}

interface Claim {
  product: ScrapedProduct;
  kept: string | null;
}

/**
 * Of several products with one handle the one that has it from earlier keeps it, else, unless it is `reserved`, the one with
 * the shortest address; the others' tell their folder or a number.
 */
function withDistinctHandles(claims: readonly Claim[], reserved: ReadonlySet<string>): ScrapedProduct[] {
  const byHandle = Map.groupBy(claims, ({ product, kept }) => kept ?? product.handle);
  const used = new Set([...reserved, ...byHandle.keys()]);
  const given = new Map<ScrapedProduct, string>();
  for (const [handle, sharing] of [...byHandle].sort(([a], [b]) => compare(a, b))) {
    const keyed = sharing.map((claim) => ({
      ...claim,
      isKept: claim.kept !== null,
      key: productKey(claim.product.url),
    }));
    keyed.sort((a, b) => Number(b.isKept) - Number(a.isKept) || a.key.length - b.key.length || compare(a.key, b.key));
    for (const [i, { product, isKept }] of keyed.entries()) {
      const isTheirs = i === 0 && (isKept || !reserved.has(handle));
      const own = isTheirs ? handle : freeHandle(product.handle, folderOf(product.url), used);
      used.add(own);
      given.set(product, own);
    }
  }
  return claims.map(({ product }) => ({ ...product, handle: given.get(product) ?? product.handle }));
}

function freeHandle(handle: string, folder: string, taken: ReadonlySet<string>): string {
  const base = cutText(handle, 140);
  const told = folder === "" ? base : `${cutText(folder, 50)}-${base}`;
  if (!taken.has(told)) return told;
  for (let number = 2; ; number++) if (!taken.has(`${told}-${number}`)) return `${told}-${number}`;
}

/** The part of the path before the last, as a slug. */
function folderOf(url: string): string {
  const address = parseAddress(url);
  return address === null ? "" : slug(handleOf(address.origin + address.pathname.replace(/\/[^/]*\/?$/, "")));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
