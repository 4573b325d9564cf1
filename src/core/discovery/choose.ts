import { categoryWords } from "../product/categories.ts";
import { classify } from "../product/classify.ts";
import { plainText } from "../product/plainText.ts";
import type { ScrapedProduct } from "../product/scraped.ts";
import { renamed } from "../product/unsupportedGroups.ts";
import { normalName } from "../product/words.ts";
import { handleOf } from "./address.ts";

/** Whether title and type alone name something that an ad can be made of. */
export function isSupportedByName(product: Pick<ScrapedProduct, "name" | "productType">): boolean {
  return classify({ title: product.name, productType: product.productType, text: "" }).isCompatible;
}

/** Whether an ad may come of it by all that its source says. */
export function mayBeSupported({ name, productType, descriptionHtml }: ScrapedProduct): boolean {
  return classify({ title: name, productType, text: plainText(descriptionHtml, 1000) }).isCompatible;
}

/**
 * Those of many addresses that read like the name of a supported product (`/hydrating-serum.html`), in their order: the first
 * `count`, or fewer where many come close and are none.
 */
export function namedLikeProducts(urls: readonly string[], count: number): string[] {
  const found: string[] = [];
  let judged = 0;
  for (const url of urls) {
    if (found.length >= count || judged >= maxJudged) break;
    const title = titleIn(url);
    if (!telling.test(normalName(title))) continue;
    judged++;
    if (classify({ title, productType: "", text: "" }).isCompatible) found.push(url);
  }
  return found;
}

/** To classify a name takes a hundred times longer than to look for a word in it. */
const maxJudged = 1000;
const longestTitle = 120;
/** One pattern of all words that a supported product may be known by: much faster than each for itself. */
const telling = new RegExp(
  [...categoryWords.map(({ pattern }) => pattern), ...renamed.map(([phrase]) => phrase), /soap|seife|savon|jabon|sapon/]
    .map(({ source }) => source)
    .join("|"),
  "u",
);

function titleIn(url: string): string {
  return handleOf(url)
    .slice(0, longestTitle)
    .replace(/[-_+.]+/g, " ");
}

/** How good for ads a listed product promises to be: its kind counts most, then a picture, then that it can be bought. */
export function promise(product: ScrapedProduct, isInStock: boolean): number {
  return Number(isSupportedByName(product)) * 4 + Number(product.pictures.length > 0) * 2 + Number(isInStock);
}

/** The `count` entries with the highest scores, in their own order where scores are equal. */
export function best<T>(entries: readonly T[], count: number, score: (entry: T) => number): T[] {
  const scored = entries.map((entry) => ({ entry, score: score(entry) }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entry }) => entry);
}
