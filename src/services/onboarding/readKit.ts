import type { BrandKit } from "../../core/brand/kit.ts";
import { isSameSite } from "../../core/discovery/address.ts";
import { looksEmpty } from "../../core/discovery/emptyShell.ts";
import { robotsProblem } from "../../core/discovery/robots.ts";
import { errorText } from "../../core/errorText.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { shownAddress } from "../../core/shownAddress.ts";
import type { TaskOutcome, TaskRun } from "../../ports/brandObjects.ts";
import type { PageBrowser } from "../../ports/pageBrowser.ts";
import type { Web } from "../../ports/web.ts";
import type { LogoContext } from "./brandKitLogo.ts";
import { wantsPauses } from "./brandKitPace.ts";
import { isPage, isTemporary } from "./discovery/answers.ts";
import { decodeText } from "./discovery/charset.ts";
import { renderedType } from "./discovery/openPage.ts";
import { readBrandKit, type BrandHome } from "./readBrandKit.ts";

const homeLimits = { maxBytes: 4 * 1024 * 1024, timeoutMs: 8_000, accept: "text/html,application/xhtml+xml" };

/** Leaves time in the task to read a home page as it is sent, where no browser can show it. */
const showMs = 18_000;

export interface KitContext extends LogoContext {
  browser: PageBrowser;
}

/**
 * The look and voice of the shop at the run's home address: as a browser shows it, else as it is sent. `gone` for a page that is
 * an error, somebody else's or shows nothing, so that it never replaces what was known; `busy` before the shop was asked for
 * anything. What is wrong on our side is thrown.
 */
export async function readKit(ctx: KitContext, run: TaskRun): Promise<TaskOutcome> {
  const forbidden = robotsProblem(run.robots, run.home);
  if (forbidden !== null) return { kind: "gone", message: forbidden };
  const home = (await showHome(ctx.browser, run)) ?? (await fetchHome(ctx.web, run));
  if (!home.ok) return home.error;
  const kit = await readBrandKit(ctx, home.value, run);
  if (saysNothing(kit)) return { kind: "gone", message: `${run.home} shows nothing of the brand's look and voice.` };
  return { kind: "done", result: { kind: "kit", kit } };
}

/** Null where no browser may or can show the page. */
async function showHome(
  { open }: PageBrowser,
  { home, robots }: TaskRun,
): Promise<Result<BrandHome, TaskOutcome> | null> {
  if (open === null || wantsPauses(robots)) return null;
  try {
    const answer = await open(home, {
      look: true,
      problemWith: (address) => robotsProblem(robots, address),
      signal: AbortSignal.timeout(showMs),
    });
    if (!answer.ok) return answer.kind === "busy" ? err({ kind: "busy", message: answer.problem }) : null;
    const { url, status, html, look, screenshot } = answer.page;
    if (status !== 200 || !isSameSite(url, home)) return null;
    return ok({ url, html: decodeText(html, renderedType), look, screenshot });
  } catch (error) {
    console.warn("a home page could not be shown in a browser", shownAddress(home), errorText(error));
    return null;
  }
}

async function fetchHome(web: Web, { home }: TaskRun): Promise<Result<BrandHome, TaskOutcome>> {
  const answer = await web.get(home, homeLimits);
  if (!answer.ok) return err({ kind: answer.temporary ? "again" : "gone", message: answer.problem });
  const { url, status, body, contentType } = answer;
  if (status !== 200)
    return err({ kind: isTemporary(answer) ? "again" : "gone", message: `${home} answers with status ${status}.` });
  if (!isPage(answer) || !isSameSite(url, home))
    return err({ kind: "gone", message: `${home} is no longer the shop's home page.` });
  const html = decodeText(body, contentType);
  if (looksEmpty(html))
    return err({
      kind: "gone",
      message: `${home} shows nothing until its scripts have run, and no browser has shown it.`,
    });
  return ok({ url, html, look: null, screenshot: null });
}

function saysNothing({ colours, fonts, logo, tone, toneWords, examples, claims }: BrandKit): boolean {
  const shown = [logo, tone, fonts.heading, fonts.body, ...colours, ...toneWords, ...examples, ...claims];
  return shown.every((sign) => sign === null);
}
