import type { ServerResponse } from "node:http";
import type { ExpectedShop, ShopGroup } from "./expected.ts";

/** What a shop answers: a whole body, or a function that writes one of its own kind. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | ((response: ServerResponse) => void);
}

/** `visit` counts the requests for this path from 1, so that a shop can be in trouble for a while. */
export type Route = Answer | ((url: URL, visit: number) => Answer);

/** Answers by path; the pictures of `pictures.ts` are served under /pictures/ unless a route says otherwise. */
export type Site = Record<string, Route>;

export interface FixtureShop {
  name: string;
  group: ShopGroup;
  expected: ExpectedShop;
  site(origin: string): Site;
}

const plain = "text/plain; charset=utf-8";

export function answer(status: number, type: string, body: Answer["body"], headers: Record<string, string> = {}) {
  return { status, headers: { "content-type": type, ...headers }, body } satisfies Answer;
}

export const html = (body: string): Answer => answer(200, "text/html; charset=utf-8", body);
export const json = (value: unknown): Answer => answer(200, "application/json; charset=utf-8", JSON.stringify(value));
export const text = (body: string): Answer => answer(200, plain, body);
export const xml = (body: string): Answer => answer(200, "application/xml", body);
export const notFound: Answer = answer(404, plain, "There is nothing here.");
export const trouble = (status: number, headers: Record<string, string> = {}): Answer =>
  answer(status, plain, "The shop is in trouble.", headers);
export const redirect = (location: string): Answer => answer(302, plain, "", { location });

/** The first visit meets `first`, later ones `then`. */
export function firstThen(first: Answer, then: Answer): Route {
  return (_url, visit) => (visit === 1 ? first : then);
}

/** robots.txt that allows everything and names sitemaps. */
export const robotsWith = (...sitemaps: string[]): Answer =>
  text(["User-agent: *", "Allow: /", ...sitemaps.map((url) => `Sitemap: ${url}`), ""].join("\n"));

export function sitemapOf(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-10-01</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`;
}

export function sitemapIndexOf(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`;
}
