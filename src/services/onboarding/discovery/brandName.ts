import { agreedName, type AgreedName } from "../../../core/discovery/agreedName.ts";
import { readJsonLd } from "../../../core/discovery/jsonLd.ts";
import { cutText } from "../../../core/discovery/cutText.ts";
import { plainText } from "../../../core/product/plainText.ts";
import type { ScrapedProduct } from "../../../core/product/scraped.ts";
import type { Page } from "./readPage.ts";

const maxLetters = 60;
/** The line of copyright stands near a page's end. */
const footLetters = 40_000;
const copyright = /(?:©|&copy;|\bcopyright\b)([^<]{2,120})/gi;
const maxLines = 6;

/** What the shop calls itself, at most 60 characters: the name on which its tags, title, domain, logo, copyright and products agree. */
export function brandNameOf(page: Page, url: string, products: readonly ScrapedProduct[]): AgreedName {
  const tag = (name: string) => plainText(page.meta.get(name) ?? "", maxLetters);
  const { name, doubted } = agreedName({
    tags: [
      { name: tag("og:site_name"), group: "meta" },
      { name: readJsonLd(page.jsonLd, url).siteName, group: "structured data" },
      { name: tag("application-name"), group: "meta" },
      { name: tag("apple-mobile-web-app-title"), group: "meta" },
    ],
    title: plainText(page.title, 200),
    host: new URL(url).hostname.replace(/^www\./, ""),
    words: [...page.logoWords, ...copyrightOf(page.html), ...brandOf(products)].map((words) => plainText(words, 120)),
  });
  return { name: cutText(name, maxLetters).trim(), doubted };
}

function copyrightOf(html: string): string[] {
  return Array.from(html.slice(-footLetters).matchAll(copyright), ([, line = ""]) => line).slice(0, maxLines);
}

/** The brand that most of the products are of; none where a shop sells many. */
function brandOf(products: readonly ScrapedProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { identity } of products)
    if (identity.brand !== "") counts.set(identity.brand, (counts.get(identity.brand) ?? 0) + 1);
  return [...counts].flatMap(([brand, count]) => (count * 2 > products.length ? [brand] : []));
}
