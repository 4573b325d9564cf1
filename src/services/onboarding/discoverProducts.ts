import type { BrandKit } from "../../core/brand/kit.ts";
import { plainText, type ScrapedProduct } from "../../core/product/readFacts.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Web, WebAnswer } from "../../ports/web.ts";
import { readFeed } from "./readFeed.ts";
import { readJsonLd } from "./readJsonLd.ts";

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
const feedPageSize = 250;
const maxProductPages = 60;
const pageLimits = { maxBytes: 4 * 1024 * 1024, timeoutMs: 15_000, accept: "text/html,application/xhtml+xml" };
const feedLimits = { maxBytes: 16 * 1024 * 1024, timeoutMs: 20_000, accept: "application/json" };

/** Finds the shop's products: its feed where it has one, otherwise the JSON-LD of its home page and the pages that it links. */
export async function discoverProducts(web: Web, website: string): Promise<Result<Discovery, DiscoveryProblem>> {
  const home = await web.get(website, pageLimits);
  if (!home.ok) return err({ message: home.problem, retriable: true });
  if (home.status >= 400)
    return err({
      message: `${website} answers with status ${home.status}.`,
      retriable: home.status >= 500 || home.status === 429,
    });
  const html = decode(home);
  const origin = new URL(home.url).origin;
  let products = await fromFeed(web, origin);
  if (products.length === 0) products = await fromPages(web, home.url, html);
  return ok({
    brandName: brandNameOf(html, home.url),
    kit: kitOf(html),
    products: distinct(products).slice(0, maxProducts),
  });
}

async function fromFeed(web: Web, origin: string): Promise<ScrapedProduct[]> {
  const products: ScrapedProduct[] = [];
  for (let page = 1; products.length < maxProducts; page++) {
    const answer = await web.get(`${origin}/products.json?limit=${feedPageSize}&page=${page}`, feedLimits);
    if (!answer.ok || answer.status !== 200) break;
    const found = readFeed(decode(answer), origin);
    if (found === null || found.length === 0) break;
    const before = distinct(products).length;
    products.push(...found);
    // A shop that ignores paging gives the same page for ever.
    if (found.length < feedPageSize || distinct(products).length === before) break;
  }
  return products;
}

async function fromPages(web: Web, homeUrl: string, html: string): Promise<ScrapedProduct[]> {
  const products = readJsonLd(html, homeUrl);
  for (const url of productLinks(html, homeUrl).slice(0, maxProductPages)) {
    const page = await web.get(url, pageLimits);
    if (page.ok && page.status === 200) products.push(...readJsonLd(decode(page), page.url));
  }
  return products;
}

/** Links of the same host that look like product pages. */
function productLinks(html: string, base: string): string[] {
  const origin = new URL(base).origin;
  const links = [...html.matchAll(/<a\b[^>]*?\bhref\s*=\s*["']([^"'#]+)/gi)].flatMap(([, href = ""]) =>
    URL.canParse(href, base) ? [new URL(href, base)] : [],
  );
  const pages = links.filter((url) => url.origin === origin && /\/(?:products?|shop|p)\/[^/]+/.test(url.pathname));
  return [...new Set(pages.map((url) => url.origin + url.pathname))];
}

function distinct(products: readonly ScrapedProduct[]): ScrapedProduct[] {
  const byHandle = new Map<string, ScrapedProduct>();
  for (const product of products) if (!byHandle.has(product.handle)) byHandle.set(product.handle, product);
  return [...byHandle.values()];
}

function decode(answer: Extract<WebAnswer, { ok: true }>): string {
  return new TextDecoder().decode(answer.body);
}

function meta(html: string, name: string): string {
  const tag = new RegExp(`<meta\\b[^>]*(?:property|name)\\s*=\\s*["']${name}["'][^>]*>`, "i").exec(html)?.[0] ?? "";
  return plainText(/content\s*=\s*"([^"]*)"|content\s*=\s*'([^']*)'/i.exec(tag)?.slice(1).find(Boolean) ?? "", 500);
}

function brandNameOf(html: string, url: string): string {
  const title = plainText(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? "", 200);
  const name = meta(html, "og:site_name") || (title.split(/\s[|–—-]\s/)[0] ?? "").trim();
  return (name || new URL(url).hostname.replace(/^www\./, "")).slice(0, 60);
}

function kitOf(html: string): BrandKit {
  const theme = meta(html, "theme-color").toLowerCase();
  return {
    colours: /^#[0-9a-f]{6}$/.test(theme) ? [theme] : [],
    tone: meta(html, "description").slice(0, 500) || null,
  };
}
