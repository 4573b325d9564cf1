import { parseAddress } from "./address.ts";

export interface Sitemap {
  /** Addresses of pages, or of further sitemaps where it is an index; each once. */
  urls: string[];
  isIndex: boolean;
}

const maxUrls = 50_000;

/** Reads a sitemap, an index of sitemaps or a list of addresses in plain text, as far as it goes: a cut one gives what is there. */
export function readSitemap(text: string, baseUrl: string): Sitemap {
  const beginning = text.slice(0, 2000);
  const isIndex = /<(?:[a-z]{1,20}:)?sitemapindex\b/i.test(beginning);
  const urls = new Set<string>();
  for (const entry of /<[a-z?!]/i.test(beginning) ? locations(text) : lines(text)) {
    const url = parseAddress(entry.replaceAll("&amp;", "&").replaceAll("&#38;", "&"), baseUrl)?.href;
    if (url !== undefined) urls.add(url);
    if (urls.size === maxUrls) break;
  }
  return { urls: [...urls], isIndex };
}

/** The texts of the `loc` elements; those of pictures and videos are `image:loc` and `video:…`, and stay out. */
function* locations(text: string): Generator<string> {
  for (let at = text.indexOf("<loc"); at >= 0; at = text.indexOf("<loc", at + 4)) {
    const start = text.indexOf(">", at) + 1;
    if (start === 0) return;
    const end = text.indexOf("</", start);
    // An address without its end may be half an address.
    if (end < 0) return;
    const inside = text.slice(start, Math.min(end, start + 2200)).trim();
    yield inside.replace(/^<!\[CDATA\[/, "").replace(/\]\]>$/, "");
  }
}

function* lines(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? text.length : end).trim();
    if (/^https?:\/\//i.test(line)) yield line;
    at = end < 0 ? text.length : end + 1;
  }
}
