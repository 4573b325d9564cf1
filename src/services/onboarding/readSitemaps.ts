import type { Web } from "../../ports/web.ts";

const limits = { maxBytes: 4 * 1024 * 1024, timeoutMs: 15_000, accept: "application/xml,text/xml" };
const maxNested = 3;
const maxEntries = 5000;

/** Addresses of product pages that the site's sitemap names; empty where it has none. */
export async function readSitemaps(web: Web, origin: string): Promise<string[]> {
  const root = await readSitemap(web, `${origin}/sitemap.xml`);
  const nested = root.filter((url) => url.origin === origin && /\.xml$/i.test(url.pathname));
  const telling = nested.filter((url) => /product/i.test(url.pathname));
  const chosen = (telling.length > 0 ? telling : nested).slice(0, maxNested);
  const entries = [...root, ...(await Promise.all(chosen.map((url) => readSitemap(web, url.href)))).flat()];
  return entries.filter((url) => isProductPage(url, origin)).map((url) => url.origin + url.pathname);
}

/** Whether an address of this site looks like a product's page. */
export function isProductPage(url: URL, origin: string): boolean {
  return url.origin === origin && /\/(?:products?|shop|p|items?)\/[^/]+/.test(url.pathname);
}

async function readSitemap(web: Web, url: string): Promise<URL[]> {
  const answer = await web.get(url, limits);
  if (!answer.ok || answer.status !== 200) return [];
  return new TextDecoder()
    .decode(answer.body)
    .split("<loc>", maxEntries)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf("</loc>")).trim().replaceAll("&amp;", "&"))
    .flatMap((text) => (URL.canParse(text) ? [new URL(text)] : []));
}
