import {
  isListingAddress,
  isProductAddress,
  isSameSite,
  mayBeProductAddress,
  parseAddress,
  productKey,
} from "../../../core/discovery/address.ts";
import type { RobotsRules } from "../../../core/discovery/robots.ts";
import type { ScrapedProduct } from "../../../core/product/scraped.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import type { PageBrowser } from "../../../ports/pageBrowser.ts";
import { isPage, isTemporary, pageLimits, statusProblem, type Outcome } from "./answers.ts";
import type { NamedPages } from "./findSitemapPages.ts";
import { needsBrowser, openPage } from "./openPage.ts";
import { productsOfListing } from "./pageProducts.ts";
import type { PoliteWeb } from "./polite.ts";
import { readPage, type Page } from "./readPage.ts";

const maxListings = 16;
const maxOpened = 3;
const maxPages = 2000;

export interface LinkedPages extends NamedPages, Outcome {
  /** What the pages that list products say of them. */
  listed: ScrapedProduct[];
}

/**
 * Follows the links of the home page to the pages that list products, and gathers what they link and list. A page that cannot
 * be had now ends the search, unless it `goesOn`.
 */
export async function findLinkedPages(
  ctx: { web: PoliteWeb; browser: PageBrowser },
  home: { url: string; page: Page; robots: RobotsRules },
  goesOn: boolean,
): Promise<LinkedPages> {
  const products = new Map<string, string>();
  const others = new Map<string, string>();
  const listed: ScrapedProduct[] = [];
  const listings = new Set<string>();

  const gather = (page: Page, url: string) => {
    for (const link of linksOf(page, url, home.url)) {
      if (isProductAddress(link)) {
        if (products.size < maxPages && !products.has(productKey(link))) products.set(productKey(link), link);
      } else if (isListingAddress(link)) {
        if (listings.size < maxListings * 4) listings.add(link);
      } else if (mayBeProductAddress(link) && others.size < maxPages) others.set(productKey(link), link);
    }
    for (const next of page.next) {
      const address = parseAddress(next, url)?.href;
      if (address !== undefined && isSameSite(address, home.url)) listings.add(address);
    }
  };

  gather(home.page, home.url);
  const read = new Set<string>();
  let opened = 0;
  let problem: string | null = null;
  while (read.size < maxListings && (problem === null || goesOn)) {
    const batch = [...listings].filter((url) => !read.has(url)).slice(0, Math.min(4, maxListings - read.size));
    if (batch.length === 0) break;
    for (const url of batch) read.add(url);
    for (const found of await Promise.all(batch.map((url) => fetchPage(ctx.web, url, home.url)))) {
      if (!found.ok) {
        problem ??= found.error;
        continue;
      }
      let shown = found.value;
      if (needsBrowser(shown.page) && opened < maxOpened && ctx.browser.open !== null) {
        opened++;
        const page = await openPage(ctx.browser, shown.url, home.robots);
        if (!page.ok) problem ??= page.error.message;
        else if (isTemporary(page.value)) problem ??= statusProblem(shown.url, page.value);
        else if (isSameSite(page.value.url, home.url)) shown = page.value;
      }
      gather(shown.page, shown.url);
      if (listed.length < maxPages) listed.push(...productsOfListing(shown.page, shown.url));
    }
  }
  return { products: [...products.values()], others: [...others.values()], listed, problem };
}

function linksOf(page: Page, url: string, home: string): string[] {
  return page.links.flatMap((href) => {
    const address = parseAddress(href, url);
    return address !== null && isSameSite(address.href, home) ? [withoutFragment(address.href)] : [];
  });
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, "");
}

/** The error is null where another try would give no page either. */
async function fetchPage(
  web: PoliteWeb,
  url: string,
  home: string,
): Promise<Result<{ url: string; page: Page }, string | null>> {
  const answer = await web.get(url, pageLimits);
  if (!answer.ok) return err(answer.temporary ? answer.problem : null);
  if (isTemporary(answer)) return err(statusProblem(url, answer));
  if (answer.status !== 200 || !isPage(answer) || !isSameSite(answer.url, home)) return err(null);
  return ok({ url: answer.url, page: await readPage(answer.body, answer.contentType) });
}
