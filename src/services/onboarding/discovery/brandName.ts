import { readJsonLd } from "../../../core/discovery/jsonLd.ts";
import { cutText } from "../../../core/discovery/cutText.ts";
import { comparableName } from "../../../core/discovery/fields.ts";
import { plainText } from "../../../core/product/plainText.ts";
import type { Page } from "./readPage.ts";

/** What the shop calls itself: by OpenGraph, by its JSON-LD, by its title, else its host. At most 60 characters. */
export function brandNameOf(page: Page, url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  const stated = plainText(page.meta.get("og:site_name") ?? "", 60) || readJsonLd(page.jsonLd, url).siteName;
  return cutText(stated || titleName(plainText(page.title, 200), host) || host, 60).trim();
}

/** Of a title in parts the one that the host is named after, else the first. */
function titleName(title: string, host: string): string {
  const parts = title.split(/\s[|–—·:-]\s/).map((part) => part.trim());
  const letters = comparableName(host);
  const own = parts.find((part) => comparableName(part).length > 2 && letters.includes(comparableName(part)));
  return own ?? parts[0] ?? "";
}
