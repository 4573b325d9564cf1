import { looksEmpty } from "../../../core/discovery/emptyShell.ts";
import { robotsProblem, type RobotsRules } from "../../../core/discovery/robots.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import type { PageBrowser } from "../../../ports/pageBrowser.ts";
import { readPage, type Page } from "./readPage.ts";

/** What a browser made of a page. */
export interface OpenedPage {
  url: string;
  status: number;
  body: Uint8Array;
  page: Page;
}

export interface OpeningProblem {
  message: string;
  /**
   * `busy`: every browser is in use. `failed`: this page was not shown; another try may go better. `refused`: it leads to what
   * may not be read. `none`: no browser is at hand.
   */
  kind: "busy" | "failed" | "refused" | "none";
}

/** Whether only a browser can tell what is on a page. */
export function needsBrowser(page: Page): boolean {
  return looksEmpty(page.html);
}

/** Shows a page in a browser and reads what it shows; its scripts too get only what the shop's robots.txt allows. */
export async function openPage(
  browser: PageBrowser,
  url: string,
  robots: RobotsRules,
): Promise<Result<OpenedPage, OpeningProblem>> {
  if (browser.open === null)
    return err({
      message: `${url} shows nothing until its scripts have run, and no browser is at hand.`,
      kind: "none",
    });
  const answer = await browser.open(url, { look: false, problemWith: (address) => robotsProblem(robots, address) });
  if (!answer.ok) return err({ message: answer.problem, kind: answer.kind });
  const { url: reached, status, html } = answer.page;
  return ok({ url: reached, status, body: html, page: await readPage(html, renderedType) });
}

/** Browsers hand out what they show as UTF-8, whatever it came as. */
export const renderedType = "text/html; charset=utf-8";
