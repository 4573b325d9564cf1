import { isProductAddress, isSameSite, mayBeProductAddress, productKey } from "../../../core/discovery/address.ts";
import { sitemapsOf, type RobotsRules } from "../../../core/discovery/robots.ts";
import { readSitemap, type Sitemap } from "../../../core/discovery/sitemap.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import { isTemporary, statusProblem, type Outcome } from "./answers.ts";
import { decodeText } from "./charset.ts";
import { gunzip, isGzip } from "./gunzip.ts";
import type { PoliteWeb } from "./polite.ts";

const maxBytes = 12 * 1024 * 1024;
const limits = { maxBytes, timeoutMs: 15_000, accept: "application/xml,text/xml,application/gzip" };
const maxFiles = 30;
const maxDepth = 3;
const maxPages = 20_000;

export interface NamedPages {
  /** Addresses that look like product pages, each product once. */
  products: string[];
  /** Other addresses of the shop that may be product pages all the same. */
  others: string[];
}

interface PendingSitemap {
  url: string;
  depth: number;
}

/**
 * Reads the sitemaps that robots.txt names, or those at the usual places, the most telling first. One that cannot be had now
 * ends the search, unless it `goesOn`; what is no sitemap is passed over.
 */
export async function findSitemapPages(
  web: PoliteWeb,
  rules: RobotsRules,
  home: string,
  goesOn: boolean,
): Promise<NamedPages & Outcome> {
  const { origin } = new URL(home);
  const usual = [`${origin}/sitemap.xml`, `${origin}/sitemap_index.xml`];
  let found = await readSitemaps(web, sitemapsOf(rules), home, { areGuessed: false, goesOn });
  const { problem } = found;
  if (found.products.size + found.others.size === 0 && (problem === null || goesOn))
    found = await readSitemaps(web, usual, home, { areGuessed: true, goesOn });
  const { products, others } = found;
  return { products: [...products.values()], others: [...others.values()], problem: problem ?? found.problem };
}

interface Sitemaps extends Outcome {
  products: Map<string, string>;
  others: Map<string, string>;
}

async function readSitemaps(
  web: PoliteWeb,
  roots: readonly string[],
  home: string,
  { areGuessed, goesOn }: { areGuessed: boolean; goesOn: boolean },
): Promise<Sitemaps> {
  const products = new Map<string, string>();
  const others = new Map<string, string>();
  let problem: string | null = null;
  let guessProblem: string | null = null;
  const pending: PendingSitemap[] = roots.map((url) => ({ url, depth: 0 }));
  const seen = new Set(roots);
  for (let files = 0; files < maxFiles && pending.length > 0; files++) {
    pending.sort((a, b) => telling(b.url) - telling(a.url));
    const next = pending.shift();
    if (next === undefined || products.size + others.size >= maxPages) break;
    const sitemap = await fetchSitemap(web, next.url);
    if (!sitemap.ok) {
      if (areGuessed && next.depth === 0) guessProblem ??= sitemap.error;
      else problem ??= sitemap.error;
      if (problem !== null && !goesOn) break;
      continue;
    }
    const isOfProducts = telling(next.url) > 1;
    for (const url of sitemap.value.urls) {
      if (sitemap.value.isIndex || /\.xml(?:\.gz)?$/i.test(url.replace(/[?#].*$/s, ""))) {
        const isOurs = isSameSite(url, home) || isSameSite(url, next.url);
        if (!isOurs || seen.has(url) || next.depth === maxDepth || pending.length >= 500) continue;
        seen.add(url);
        pending.push({ url, depth: next.depth + 1 });
      } else if (isSameSite(url, home) && products.size + others.size < maxPages) {
        const isProduct = isProductAddress(url) || (isOfProducts && mayBeProductAddress(url));
        if (isProduct) keepShortest(products, url);
        else if (mayBeProductAddress(url)) keepShortest(others, url);
      }
    }
  }
  // A shop has its sitemap at one of the usual places: the other may answer as it likes.
  const isNothing = products.size + others.size === 0;
  return { products, others, problem: problem ?? (isNothing ? guessProblem : null) };
}

/** Of a product's addresses the shortest: the others lead through a collection or another language. */
function keepShortest(pages: Map<string, string>, url: string): void {
  const key = productKey(url);
  const known = pages.get(key);
  if (known === undefined || url.length < known.length) pages.set(key, url);
}

/** How much a sitemap promises by its name: those of products first, those of articles and pictures last. */
function telling(url: string): number {
  const path = URL.canParse(url) ? new URL(url).pathname.toLowerCase() : "";
  const isTranslation = /^\/[a-z]{2}(?:-[a-z]{2})?\//.test(path);
  if (/produ[ck]t|prodott|artikel/.test(path))
    return /categor|kategor|tag|attribut/.test(path) ? 0 : isTranslation ? 2 : 3;
  return /blog|post|article|news|image|video|author|tag|categor|kategor|collection|agentic/.test(path) ? 0 : 1;
}

/** The error is null where another try would give no sitemap either. */
async function fetchSitemap(web: PoliteWeb, url: string): Promise<Result<Sitemap, string | null>> {
  const answer = await web.get(url, limits);
  if (!answer.ok) return err(answer.temporary ? answer.problem : null);
  if (answer.status !== 200) return err(isTemporary(answer) ? statusProblem(url, answer) : null);
  const bytes = isGzip(answer.body) ? await gunzip(answer.body, maxBytes) : answer.body;
  return ok(readSitemap(decodeText(bytes, answer.contentType), url));
}
