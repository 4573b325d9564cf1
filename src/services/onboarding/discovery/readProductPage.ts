import { isListingAddress, isSameSite, productKey } from "../../../core/discovery/address.ts";
import { isAllowed, robotsProblem, type RobotsRules } from "../../../core/discovery/robots.ts";
import type { ScrapedProduct } from "../../../core/product/scraped.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import type { PageBrowser } from "../../../ports/pageBrowser.ts";
import type { Web } from "../../../ports/web.ts";
import { isGone, isPage, pageLimits, statusProblem } from "./answers.ts";
import { needsBrowser, openPage } from "./openPage.ts";
import { productOfPage } from "./pageProducts.ts";
import { readPage } from "./readPage.ts";

export interface PageProblem {
  /** One plain sentence. */
  message: string;
  retriable: boolean;
  /** Every browser was in use; no attempt was made. */
  busy?: boolean;
}

/**
 * Reads the product of one page, at most one; none where the page is about no product, is gone, or has become the home page
 * or somebody else's. Whatever else keeps it from being read says nothing about the product: that is a problem to try again.
 * `home` is the address of the shop's home page.
 */
export async function readProductPage(
  ctx: { web: Web; browser: PageBrowser },
  url: string,
  home: string,
  robots: RobotsRules,
): Promise<Result<ScrapedProduct[], PageProblem>> {
  const forbidden = robotsProblem(robots, url);
  if (forbidden !== null) return err({ message: forbidden, retriable: false });
  let leadsToForbidden = false;
  const problemWith = (hop: string) => {
    const problem = robotsProblem(robots, hop);
    leadsToForbidden ||= problem !== null;
    return problem;
  };
  const answer = await ctx.web.get(url, { ...pageLimits, problemWith });
  if (leadsToForbidden) return ok([]);
  if (!answer.ok) return err({ message: answer.problem, retriable: answer.isGivenUp !== true });
  if (isGone(answer)) return ok([]);
  if (answer.status !== 200) return err({ message: statusProblem(url, answer), retriable: true });
  const isStillIt = (reached: string) => isPageOf(url, reached, home) && isAllowed(robots, reached);
  if (!isStillIt(answer.url) || !isPage(answer)) return ok([]);
  const page = await readPage(answer.body, answer.contentType);
  const product = productOfPage(page, answer.url);
  if (product !== null) return ok([product]);
  if (!needsBrowser(page)) return ok([]);
  const opened = await openPage(ctx.browser, answer.url, robots);
  if (!opened.ok) {
    const { message, kind } = opened.error;
    return err({
      message,
      retriable: kind === "busy" || kind === "failed",
      ...(kind === "busy" ? { busy: true } : {}),
    });
  }
  if (isGone(opened.value)) return ok([]);
  if (opened.value.status >= 400) return err({ message: statusProblem(url, opened.value), retriable: true });
  if (!isStillIt(opened.value.url)) return ok([]);
  const shown = productOfPage(opened.value.page, opened.value.url);
  return ok(shown === null ? [] : [shown]);
}

/** Whether asking for `asked` has led to a page of the same shop that can be about that product. */
function isPageOf(asked: string, reached: string, home: string): boolean {
  if (!isSameSite(asked, reached)) return false;
  if (productKey(asked) === productKey(reached)) return true;
  return productKey(reached) !== productKey(home) && !isHome(reached) && !isListingAddress(reached);
}

function isHome(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}
