import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { bindPageBrowser } from "../../src/adapters/browser/puppeteerPages.ts";
import { judgeWebAddress } from "../../src/adapters/net/webAddress.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import type { Web } from "../../src/ports/web.ts";
import { readProductPage } from "../../src/services/onboarding/discovery/readProductPage.ts";
import { localAt } from "./addressPolicies.ts";

const pagesUrl = inject("scriptedPagesUrl");
const forbiddenUrl = `http://127.0.0.1:${inject("canaryPort")}/inside`;
const policy = localAt(forbiddenUrl);
const browser = bindPageBrowser(
  env.BROWSER,
  2,
  { acquire: () => Promise.resolve({ release: () => Promise.resolve() }) },
  { problemWith: (url) => judgeWebAddress(url, policy), userAgent: "AdCreativeService/1.0" },
  { work: 20_000, load: 4_000 },
);
/** A shop that shows nothing to whoever does not run its scripts, and so asks for the browser. */
const web: Web = {
  get: (url) => {
    const body = new TextEncoder().encode('<!doctype html><div id="app"></div><script src="/app.js"></script>');
    return Promise.resolve({ ok: true, url, status: 200, contentType: "text/html", body });
  },
};
const robots = robotsRules(`${pagesUrl}/robots.txt`, "User-agent: *\nDisallow: /kept-out\n");
const read = (path: string) => readProductPage({ web, browser }, `${pagesUrl}${path}`, `${pagesUrl}/`, robots);
const keptOutUrl = `${pagesUrl}/kept-out/page`;
const seenKeptOut = async () => (await fetch(`${pagesUrl}/seen?under=/kept-out`)).json<string[]>();

describe("a product's page that leads a browser to what may not be read", () => {
  it.each([
    ["robots.txt", keptOutUrl, "robots.txt"],
    ["the rules of addresses", forbiddenUrl, "The address is this service's own."],
  ])("by %s is refused for good, not tried again", async (_rule, target, reason) => {
    const message = expect.stringContaining(reason) as string;
    expect(await read(`/hop?to=${encodeURIComponent(target)}`)).toEqual({
      ok: false,
      error: { message, retriable: false },
    });
    expect(await seenKeptOut()).toEqual([]);
  });

  it("by its script is read as it stands, and what it leads to is never asked for", async () => {
    expect(await read(`/reaches-inside?to=${encodeURIComponent(keptOutUrl)}`)).toEqual({ ok: true, value: [] });
    expect(await seenKeptOut()).toEqual([]);
  });

  it("but does not answer, may be tried again", async () => {
    expect(await read("/silent")).toMatchObject({ ok: false, error: { retriable: true } });
  });
});
