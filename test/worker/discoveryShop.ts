import type { PageBrowser, RenderedPageAnswer } from "../../src/ports/pageBrowser.ts";
import type { Web, WebAnswer } from "../../src/ports/web.ts";
import { discoverShop } from "../../src/services/onboarding/discovery/discoverShop.ts";

/** What an address answers: a page's text, bytes with their type, a status, another address, or no answer. */
export type Answer =
  | string
  | number
  | undefined
  | { bytes: Uint8Array; contentType?: string }
  | { to: string }
  | { problem: string; temporary: boolean };

export interface FakeWeb extends Web {
  /** Every address that was asked for, in order. */
  asked: string[];
  mostAtOnce: number;
}

/** A web of pages by address; what is not there answers 404. */
export function webOf(pages: Record<string, Answer> | ((url: string) => Answer)): FakeWeb {
  const look = typeof pages === "function" ? pages : (url: string) => pages[url];
  let underWay = 0;
  const web: FakeWeb = {
    asked: [],
    mostAtOnce: 0,
    async get(url): Promise<WebAnswer> {
      web.asked.push(url);
      web.mostAtOnce = Math.max(web.mostAtOnce, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay--;
      return answerOf(look, url, 0);
    },
  };
  return web;
}

function answerOf(look: (url: string) => Answer, url: string, hop: number): WebAnswer {
  const found = look(url) ?? 404;
  const failed = (problem: string, temporary: boolean): WebAnswer => ({ ok: false, problem, temporary });
  if (typeof found === "object" && "problem" in found) return failed(found.problem, found.temporary);
  if (typeof found === "object" && "to" in found)
    return hop < 5 ? answerOf(look, found.to, hop + 1) : failed(`${url} redirects more than 5 times.`, false);
  if (typeof found === "object") {
    const { bytes, contentType = "text/html" } = found;
    return { ok: true, status: 200, url, contentType, body: bytes };
  }
  const body = new TextEncoder().encode(typeof found === "string" ? found : "");
  return { ok: true, status: typeof found === "number" ? found : 200, url, contentType: "text/html", body };
}

export interface FakeBrowser extends PageBrowser {
  opened: string[];
}

/** A browser that shows the given pages, with `status`, is in use for those that are "busy", and fails for all others. */
export function browserOf(pages: Record<string, string> = {}, status = 200): FakeBrowser {
  const browser: FakeBrowser = {
    opened: [],
    open: (url): Promise<RenderedPageAnswer> => {
      browser.opened.push(url);
      const html = pages[url];
      if (html === "busy") return Promise.resolve({ ok: false, kind: "busy", problem: "Every browser is in use." });
      if (html === undefined)
        return Promise.resolve({ ok: false, kind: "failed", problem: `${url} could not be shown.` });
      const bytes = new TextEncoder().encode(html);
      return Promise.resolve({ ok: true, page: { url, status, html: bytes, look: null, screenshot: null } });
    },
  };
  return browser;
}

export const shop = "https://shop.example/";
export const noBrowser: PageBrowser = { open: null };
export const shell = `<title>Shop</title><div id="root"></div><script src="/app.js"></script>`;

export const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
export const product = (name: string, more: object = {}) => ({ "@type": "Product", name, ...more });
export const feedOf = (entries: unknown[]) => JSON.stringify({ products: entries });
export const entry = (n: number, more: object = {}) => ({
  title: `Cream ${n}`,
  handle: `cream-${n}`,
  images: [{ src: `/${n}.png` }],
  variants: [{ price: "10.00", available: true }],
  ...more,
});
/** The entries `from` to `to`, the last one not included. */
export const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + i));

const runtime = { nowMs: () => Date.now() };

/** `tries`: attempts that failed before. */
export const discover = (web: Web, browser: PageBrowser = noBrowser, website = shop, tries = 0) =>
  discoverShop({ web, browser, runtime, userAgent: "AdCreativeService/1.0" }, website, tries);

/** What is discovered; fails where discovery does. */
export async function found(web: Web, browser: PageBrowser = noBrowser, tries = 0) {
  const result = await discover(web, browser, shop, tries);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** A shop with a feed of the given entries in Shopify's pages, and other pages. */
export function shopify(all: unknown[], pages: Record<string, Answer> = {}): FakeWeb {
  return webOf((url) => {
    if (url in pages) return pages[url];
    if (url === shop) return "<title>Shop | Skincare</title>";
    const [, limit = "", page = ""] = /products\.json\?limit=(\d+)&page=(\d+)$/.exec(url) ?? [];
    return page === ""
      ? undefined
      : feedOf(all.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)));
  });
}

export const paths = (urls: string[]) => urls.map((url) => new URL(url).pathname).sort();
