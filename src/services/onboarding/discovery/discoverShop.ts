import { isSameSite, siteOf } from "../../../core/discovery/address.ts";
import { crawlDelaySeconds, isAllowed, robotsName, type RobotsRules } from "../../../core/discovery/robots.ts";
import type { ScrapedProduct } from "../../../core/product/scraped.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import type { PageBrowser } from "../../../ports/pageBrowser.ts";
import type { Runtime } from "../../../ports/runtime.ts";
import type { Web } from "../../../ports/web.ts";
import { isPage, isTemporary, pageLimits, statusProblem, type Outcome } from "./answers.ts";
import { brandNameOf } from "./brandName.ts";
import { chooseProducts, maxProducts } from "./chooseProducts.ts";
import { findLinkedPages } from "./findLinkedPages.ts";
import { findSitemapPages, type NamedPages } from "./findSitemapPages.ts";
import { needsBrowser, openPage, renderedType } from "./openPage.ts";
import { productsOfListing } from "./pageProducts.ts";
import { PoliteWeb } from "./polite.ts";
import { readFeeds, type Feeds } from "./readFeeds.ts";
import { readPage, type Page } from "./readPage.ts";
import type { DiscoveryProblem } from "./discoveryProblem.ts";
import { readRobots } from "./readRobots.ts";

export { maxProducts };

export interface Discovery {
  /** The home page's address after redirects. */
  home: string;
  brandName: string;
  /** From feeds and from data on the home page and on pages that list products: at most 500, the best where the shop has more. */
  products: ScrapedProduct[];
  /** Product pages that are to be read, addresses without duplicates, at most 500; also those of feed products that a page can add to. */
  pages: string[];
  /** Not all that the shop has could be read: what this does not name may be there all the same. */
  isPartial: boolean;
  /** What a person should know, whole sentences. */
  notes: string[];
  /** The home page's bytes as they were read, by a browser where only a browser could, with their content type. */
  homePage: { body: Uint8Array; contentType: string };
  robots: RobotsRules;
}

interface Context {
  web: Web;
  runtime: Pick<Runtime, "nowMs">;
  browser: PageBrowser;
  /** Who reads, as every request says: named where a shop's robots.txt keeps us out. */
  userAgent: string;
}

interface Home {
  url: string;
  page: Page;
  robots: RobotsRules;
  homePage: Discovery["homePage"];
}

/** After so many attempts that failed, discovery goes on without what it cannot read. */
const maxFailures = 3;

/**
 * Finds out what a shop sells: its feed, its sitemaps, the data on its home page, and where these say nothing the links of
 * its pages. Whatever cannot be read for now is a problem to try again, never a shorter catalogue, until `tries` attempts
 * that failed before are enough: then what is there is taken, and is said to be partial.
 */
export async function discoverShop(
  ctx: Context,
  website: string,
  tries: number,
): Promise<Result<Discovery, DiscoveryProblem>> {
  const web = new PoliteWeb(ctx.web, ctx.runtime);
  const entered = await readHome(ctx, web, website);
  if (!entered.ok) return entered;
  const goesOn = tries >= maxFailures;
  const { home, feeds, sitemap, links, unread } = await lookAround(ctx, web, entered.value, goesOn);
  const [missing] = unread;
  if (missing !== undefined && !goesOn) return err({ message: missing.problem, retriable: true });
  const found = chooseProducts({
    feeds,
    sitemap,
    links,
    listed: [...productsOfListing(home.page, home.url), ...links.listed],
    isAllowed: (url) => isAllowed(home.robots, url),
    crawlDelaySeconds: crawlDelaySeconds(home.robots),
  });
  if (found.products.length + found.pages.length === 0) {
    if (missing !== undefined) return err({ message: missing.problem, retriable: true });
    if (web.ranOutOfTime) return err({ message: `${home.url} answers too slowly to be read.`, retriable: false });
  }
  const { name, doubted } = brandNameOf(home.page, home.url, found.products);
  return ok({
    home: home.url,
    brandName: name,
    ...found,
    isPartial: missing !== undefined || web.ranOutOfTime,
    notes: [
      ...(doubted === null ? [] : [doubtedNote(doubted, name)]),
      ...found.notes,
      ...unread.map(({ part }) => unreadNote(part)),
      ...(web.ranOutOfTime ? [slowNote] : []),
    ],
    homePage: home.homePage,
    robots: home.robots,
  });
}

const doubtedNote = (doubted: string, name: string) =>
  `Ads are signed “${name}”: only one tag of the home page says “${doubted}”, and neither the title, the domain, the logo, the copyright nor the products do. Say it in the title as well, and start the onboarding again.`;

type Part = "product feed" | "home page" | "sitemaps" | "lists of products";

interface Look {
  home: Home;
  feeds: Feeds;
  sitemap: NamedPages;
  links: NamedPages & { listed: ScrapedProduct[] };
  /** What could not be read for now, and why. */
  unread: { part: Part; problem: string }[];
}

/** Reads one source after the other; one that cannot be read for now is the last, unless it `goesOn`. */
async function lookAround(ctx: Context, web: PoliteWeb, entered: Home, goesOn: boolean): Promise<Look> {
  const none = { products: [], others: [] };
  const look: Look = {
    home: entered,
    feeds: { kind: "none", problem: null },
    sitemap: none,
    links: { ...none, listed: [] },
    unread: [],
  };
  const isOver = (part: Part, { problem }: Outcome): boolean => {
    if (problem !== null) look.unread.push({ part, problem });
    return problem !== null && !goesOn;
  };

  const feeds = await readFeeds(web, new URL(entered.url).origin, maxProducts);
  look.feeds = feeds;
  if (isOver("product feed", feeds)) return look;

  const sitemap = await findSitemapPages(web, entered.robots, entered.url, goesOn);
  look.sitemap = sitemap;
  if (isOver("sitemaps", sitemap) || (feeds.kind === "read" && feeds.problem === null)) return look;

  const isNamed = sitemap.products.length > 0 || productsOfListing(entered.page, entered.url).length > 0;
  if (!isNamed && needsBrowser(entered.page)) {
    const opened = await openHome(ctx, entered);
    look.home = opened.home;
    if (isOver("home page", opened)) return look;
  }
  const links = await findLinkedPages({ web, browser: ctx.browser }, look.home, goesOn);
  look.links = links;
  isOver("lists of products", links);
  return look;
}

async function readHome(ctx: Context, web: PoliteWeb, website: string): Promise<Result<Home, DiscoveryProblem>> {
  if (!URL.canParse(website)) return err({ message: "The website's address is no address.", retriable: false });
  const first = await readRobots(web, new URL(website).origin);
  if (!first.ok) return first;
  let robots = first.value;
  web.obey(robots);
  if (!isAllowed(robots, website)) return keptOut(ctx, website);
  const answer = await web.get(website, pageLimits);
  if (!answer.ok) return err({ message: answer.problem, retriable: answer.temporary });
  if (!isSameSite(answer.url, website)) {
    const second = await readRobots(new PoliteWeb(ctx.web, ctx.runtime), new URL(answer.url).origin);
    if (!second.ok) return second;
    robots = second.value;
    web.obey(robots);
  }
  if (!isAllowed(robots, answer.url)) return keptOut(ctx, answer.url);
  if (answer.status >= 400) return err({ message: statusProblem(website, answer), retriable: isTemporary(answer) });
  if (!isPage(answer)) return err({ message: `${website} is not a web page.`, retriable: false });
  const { url, body, contentType } = answer;
  return ok({ url, robots, page: await readPage(body, contentType), homePage: { body, contentType } });
}

function keptOut({ userAgent }: Context, url: string): Result<never, DiscoveryProblem> {
  const message = `The robots.txt of ${siteOf(url)} does not allow ${url} to be read. Allow the user agent ${robotsName} there ("${userAgent}") and start the onboarding again.`;
  return err({ message, retriable: false });
}

/** The home page as a browser shows it; as it is where none is at hand or the browser cannot show it. */
async function openHome(ctx: Context, home: Home): Promise<Outcome & { home: Home }> {
  const opened = await openPage(ctx.browser, home.url, home.robots);
  if (!opened.ok) return { home, problem: opened.error.kind === "none" ? null : opened.error.message };
  const { url, status, body, page } = opened.value;
  if (isTemporary({ status })) return { home, problem: statusProblem(home.url, { status }) };
  if (status >= 400 || !isSameSite(url, home.url)) return { home, problem: null };
  return { home: { ...home, url, page, homePage: { body, contentType: renderedType } }, problem: null };
}

function unreadNote(part: Part): string {
  return `The shop's ${part} could not be read; what was known stays.`;
}

const slowNote = "The shop answers too slowly to be read to its end; what was known stays.";
