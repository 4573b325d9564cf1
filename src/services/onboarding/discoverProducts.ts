import type { BrandKit } from "../../core/brand/kit.ts";
import { plainText, type ScrapedProduct } from "../../core/product/readFacts.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Web, WebAnswer } from "../../ports/web.ts";
import { readFeed } from "./readFeed.ts";
import { readJsonLd } from "./readJsonLd.ts";
import { readPage, type Page } from "./readPage.ts";
import { isProductPage, readSitemaps } from "./readSitemaps.ts";

export interface Discovery {
  brandName: string;
  kit: BrandKit;
  products: ScrapedProduct[];
}

export interface DiscoveryProblem {
  message: string;
  retriable: boolean;
}

export const maxProducts = 500;
const feedPageSize = 100;
const maxProductPages = 60;
/** As many requests at once as a Worker may have under way. */
const pagesAtOnce = 6;
const pageLimits = { maxBytes: 4 * 1024 * 1024, timeoutMs: 15_000, accept: "text/html,application/xhtml+xml" };
const feedLimits = { maxBytes: 8 * 1024 * 1024, timeoutMs: 20_000, accept: "application/json" };

/**
 * Finds the shop's products: its feed where it has one, otherwise the JSON-LD of its home page and of the product pages that
 * the home page or the sitemap names. A feed that breaks off is a problem to retry, not a shorter catalogue.
 */
export async function discoverProducts(web: Web, website: string): Promise<Result<Discovery, DiscoveryProblem>> {
  const home = await web.get(website, pageLimits);
  if (!home.ok) return err({ message: home.problem, retriable: home.temporary });
  if (home.status >= 400)
    return err({ message: `${website} answers with status ${home.status}.`, retriable: isTemporary(home) });
  const page = await readPage(home.body);
  const origin = new URL(home.url).origin;
  const feed = await fromFeed(web, origin);
  if (!feed.ok && feed.error.begun) return err({ message: feed.error.message, retriable: true });
  let products = feed.ok ? feed.value : [];
  if (products.length === 0) products = await fromPages(web, home.url, page);
  if (products.length === 0 && !feed.ok) return err({ message: feed.error.message, retriable: true });
  return ok({
    brandName: brandNameOf(page, home.url),
    kit: kitOf(page),
    products: distinct(products).slice(0, maxProducts),
  });
}

/** Empty where the shop has no feed; a problem where it has one, or may have, that cannot be read now. */
async function fromFeed(
  web: Web,
  origin: string,
): Promise<Result<ScrapedProduct[], { message: string; begun: boolean }>> {
  const products: ScrapedProduct[] = [];
  for (let page = 1; products.length < maxProducts; page++) {
    const answer = await web.get(`${origin}/products.json?limit=${feedPageSize}&page=${page}`, feedLimits);
    if (!answer.ok) return err({ message: answer.problem, begun: page > 1 });
    if (page > 1 ? answer.status !== 200 : isTemporary(answer))
      return err({ message: `The shop's product feed answers with status ${answer.status}.`, begun: page > 1 });
    const found = answer.status === 200 ? readFeed(decode(answer.body), origin) : null;
    if (found === null) break;
    const before = distinct(products).length;
    products.push(...found.products);
    // A shop that ignores paging gives the same page for ever.
    if (found.listed < feedPageSize || distinct(products).length === before) break;
  }
  return ok(products);
}

async function fromPages(web: Web, homeUrl: string, home: Page): Promise<ScrapedProduct[]> {
  const products = readJsonLd(home.jsonLd, homeUrl);
  const { origin } = new URL(homeUrl);
  const linked = home.links.flatMap((href) => (URL.canParse(href, homeUrl) ? [new URL(href, homeUrl)] : []));
  const urls = new Set(linked.filter((url) => isProductPage(url, origin)).map((url) => url.origin + url.pathname));
  if (urls.size < maxProductPages) for (const url of await readSitemaps(web, origin)) urls.add(url);
  const pages = [...urls].slice(0, maxProductPages);
  for (let i = 0; i < pages.length; i += pagesAtOnce) {
    const group = pages.slice(i, i + pagesAtOnce).map(async (url) => {
      const answer = await web.get(url, pageLimits);
      return answer.ok && answer.status === 200 ? readJsonLd((await readPage(answer.body)).jsonLd, answer.url) : [];
    });
    products.push(...(await Promise.all(group)).flat());
  }
  return products;
}

function isTemporary({ status }: { status: number }): boolean {
  return status >= 500 || status === 429;
}

function distinct(products: readonly ScrapedProduct[]): ScrapedProduct[] {
  const byHandle = new Map<string, ScrapedProduct>();
  for (const product of products) if (!byHandle.has(product.handle)) byHandle.set(product.handle, product);
  return [...byHandle.values()];
}

function decode(body: Extract<WebAnswer, { ok: true }>["body"]): string {
  return new TextDecoder().decode(body);
}

function brandNameOf({ meta, title }: Page, url: string): string {
  const [beginning = ""] = plainText(title, 200).split(/\s[|–—-]\s/);
  const name = plainText(meta.get("og:site_name") ?? "", 200) || beginning.trim();
  return (name || new URL(url).hostname.replace(/^www\./, "")).slice(0, 60);
}

function kitOf({ meta }: Page): BrandKit {
  const tone = plainText(meta.get("description") ?? meta.get("og:description") ?? "", 500);
  return { colours: themeColour(meta.get("theme-color") ?? ""), tone: tone || null };
}

/** `#abc` and `#aabbcc`; other ways to write a colour are left out. */
function themeColour(text: string): BrandKit["colours"] {
  const [, digits = ""] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase()) ?? [];
  if (digits === "") return [];
  return [`#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`];
}
