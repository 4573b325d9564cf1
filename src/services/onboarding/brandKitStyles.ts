import { readStylesheet, type StyleFact } from "../../core/brand/kitStylesheet.ts";
import { parseAddress } from "../../core/discovery/address.ts";
import { isAllowed, type RobotsRules } from "../../core/discovery/robots.ts";
import type { Web } from "../../ports/web.ts";
import type { BrandPage } from "./brandKitPage.ts";

/** All rules of a page in the order in which they hold, with the families that it loads. */
export interface PageStyles {
  facts: StyleFact[];
  faces: string[];
  /** Addresses of sheets that were named but not fetched, those of font services among them. */
  unread: string[];
}

/** Together with the logo or the page on the brand, no more requests at once than a Worker may have under way. */
const sheetsFirst = 5;
const firstRound = { maxBytes: 1536 * 1024, timeoutMs: 8_000, accept: "text/css" };
const secondRound = { ...firstRound, timeoutMs: 6_000 };

/** Hosts that themes put their own sheets on; other sites' sheets belong to somebody else. */
const themeHosts =
  /(?:^|\.)(?:shopify\.com|shopifycdn\.(?:com|net)|myshopify\.com|squarespace\.com|squarespace-cdn\.com|website-files\.com|webflow\.com|wixstatic\.com|parastorage\.com|bigcommerce\.com|demandware\.net|cloudfront\.net|b-cdn\.net|fastly\.net|akamaized\.net|azureedge\.net|wp\.com|prestashop\.com|editmysite\.com|shopwarecloud\.[a-z]+)$/;
const themeNames = /theme|style|main|base|app|global|custom|brand|site|bundle|tailwind|index|colou?r|button|section/i;
const otherNames =
  /font-?awesome|swiper|slick|dashicons|fancybox|lightbox|photoswipe|normalize|animate|icons?\b|review|judge|yotpo|klaviyo|cookie|consent|chat|payment|admin|print|select2|wp-block|block-library|wishlist|popup|contact-form/i;

/** The page's own rules and those of at most `maxSheets` of its stylesheets; what cannot be had is left out. */
export async function readPageStyles(
  web: Web,
  page: BrandPage,
  home: string,
  robots: RobotsRules,
  maxSheets: number,
): Promise<PageStyles> {
  const own = readStylesheet(page.styles);
  const mayRead = (url: string) => isThemes(url, home) && isAllowed(robots, url);
  const listed = byPromise([...page.stylesheets, ...absolute(own.imports, home)].filter(mayRead));
  const first = listed.slice(0, Math.min(sheetsFirst, maxSheets));
  const sheets = new Map(await readAll(web, first, firstRound));
  const imported = [...sheets].flatMap(([url, sheet]) => absolute(sheet.imports, url));
  const rest = [...new Set([...imported.filter(mayRead), ...listed.slice(first.length)])].filter(
    (url) => !sheets.has(url),
  );
  const second = new Map(await readAll(web, rest.slice(0, maxSheets - first.length), secondRound));
  // Imported sheets hold before those that import them; the others as the page lists them; the page's own rules last.
  const ordered = [...second.values(), ...page.stylesheets.flatMap((url) => sheets.get(url) ?? [])];
  for (const [url, sheet] of sheets) if (!page.stylesheets.includes(url)) ordered.unshift(sheet);
  const all = [...ordered, own];
  return {
    facts: all.flatMap(({ facts }) => facts),
    faces: [...new Set(all.flatMap(({ faces }) => faces))],
    unread: [...page.stylesheets, ...absolute(own.imports, home), ...imported].filter(
      (url) => !sheets.has(url) && !second.has(url),
    ),
  };
}

async function readAll(web: Web, urls: readonly string[], limits: typeof firstRound) {
  const read = urls.map(async (url) => {
    const answer = await web.get(url, limits);
    const isSheet = answer.ok && answer.status === 200 && !/^text\/html/i.test(answer.contentType);
    return isSheet ? [[url, readStylesheet(new TextDecoder().decode(answer.body))] as const] : [];
  });
  return (await Promise.all(read)).flat();
}

function absolute(addresses: readonly string[], base: string): string[] {
  return addresses.flatMap((address) => parseAddress(address, base)?.href ?? []);
}

/** The site itself, its subdomains, and the hosts of shop systems. */
function isThemes(url: string, home: string): boolean {
  const [host, own] = [parseAddress(url)?.host ?? "", parseAddress(home)?.host ?? ""];
  if (host === own) return true;
  const domain = own.split(".").slice(-2).join(".");
  const isSubdomain = domain.includes(".") && domain.length > 6 && host.endsWith(`.${domain}`);
  return isSubdomain || themeHosts.test(host);
}

/** Sheets of a theme before those of plug-ins, otherwise in the page's order. */
function byPromise(urls: readonly string[]): string[] {
  const scored = [...new Set(urls)].map((url) => {
    const path = parseAddress(url)?.pathname ?? "";
    return { url, score: (themeNames.test(path) ? 1 : 0) - (otherNames.test(path) ? 2 : 0) };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ url }) => url);
}
