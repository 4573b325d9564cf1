import { env } from "cloudflare:workers";
import { describe, expect, inject, it, vi } from "vitest";
import { bindPageBrowser } from "../../src/adapters/browser/puppeteerPages.ts";
import type { BrowserSlots } from "../../src/adapters/browser/slots.ts";
import { judgeWebAddress } from "../../src/adapters/net/webAddress.ts";
import type { RenderedPage } from "../../src/ports/pageBrowser.ts";
import { localAt } from "./addressPolicies.ts";

const pagesUrl = inject("scriptedPagesUrl");
/** Stands for everything that is not to be reached: it counts whoever connects. */
const forbiddenUrl = `http://127.0.0.1:${inject("canaryPort")}/inside`;
const policy = localAt(forbiddenUrl);
const userAgent = "AdCreativeService/1.0 (+https://api.example.com/docs; reads shops at their owner's request)";
const rules = { problemWith: (url: string) => judgeWebAddress(url, policy), userAgent };
const allowed = (_url: string): string | null => null;
const freeSlots: BrowserSlots = { acquire: () => Promise.resolve({ release: () => Promise.resolve() }) };

/** Longer than in production, which waits 12 s for a page: these come to rest, whatever else the machine does. */
const untilRestMs = { work: 90_000, load: 60_000 };
/** Shorter, for pages that never come to rest. */
const notForLongMs = { work: 20_000, load: 4_000 };

/** The browsers of this file: other files open their own meanwhile. */
const launched: string[] = [];
const binding: Fetcher = new Proxy(env.BROWSER, {
  get: (target, name): unknown => (name === "fetch" ? fetchAndNote : Reflect.get(target, name)),
});
async function fetchAndNote(address: string, init?: RequestInit): Promise<Response> {
  const response = await env.BROWSER.fetch(address, init);
  if (init?.method === "POST" && response.ok)
    launched.push((await response.clone().json<{ sessionId: string }>()).sessionId);
  return response;
}

interface Opening {
  look?: boolean;
  problemWith?: typeof allowed;
  times?: typeof untilRestMs;
}

function open(path: string, { look = false, problemWith = allowed, times = untilRestMs }: Opening = {}) {
  const browser = bindPageBrowser(binding, 2, freeSlots, rules, times);
  if (browser.open === null) throw new Error("no browser is bound");
  return browser.open(path.includes("://") ? path : `${pagesUrl}${path}`, { look, problemWith });
}

async function shown(path: string, opening?: Opening): Promise<RenderedPage & { text: string }> {
  const answer = await open(path, opening);
  if (!answer.ok) throw new Error(answer.problem);
  return { ...answer.page, text: new TextDecoder().decode(answer.page.html) };
}

const ask = async <T>(path: string) => (await fetch(`${pagesUrl}${path}`)).json<T>();
const seenUnder = (path: string) => ask<string[]>(`/seen?under=${path}`);
const openBrowsers = () => ask<string[]>("/browsers");

describe("a page in a browser", () => {
  it("is a process of its own, which can be told by its session", async () => {
    const opening = open("/rendered");
    await vi.waitFor(async () => expect(await openBrowsers()).toContain(launched[0]), { timeout: 20_000 });
    await opening;
  });

  it("shows what its scripts have drawn, also after a pause", async () => {
    const page = await shown("/rendered");
    expect(page).toMatchObject({ url: `${pagesUrl}/rendered`, status: 200, look: null, screenshot: null });
    expect(page.text).toContain("<h1>Dew Serum</h1>");
  });

  it("is UTF-8 and marked so, whatever the shop said", async () => {
    const { html } = await shown("/rendered");
    expect([...html.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it("says who reads and where to learn more", async () => {
    const { text } = await shown("/agent");
    expect(text).toContain(userAgent);
  });

  it("keeps its status when it is an error page", async () => {
    expect(await shown("/missing")).toMatchObject({ status: 404 });
  });

  it("follows redirects and says where it ended", async () => {
    expect(await shown("/hop?to=/rendered")).toMatchObject({ url: `${pagesUrl}/rendered`, status: 200 });
  });
});

describe("the look of a page", () => {
  it("has its buttons, fonts and colours, although the page bent its own tools, and a picture of the first screen", async () => {
    const { look, screenshot } = await shown("/look", { look: true });
    expect(look?.buttons.map(({ text, background, colour }) => [text, background, colour])).toEqual([
      ["Shop the serum", "rgb(138, 61, 92)", "rgb(255, 255, 255)"],
      ["Menu", "rgb(34, 34, 34)", "rgb(238, 238, 238)"],
    ]);
    expect(look?.body).toEqual({
      background: "rgb(250, 246, 240)",
      colour: "rgb(34, 26, 22)",
      fontFamily: '"Founders Grotesk", sans-serif',
    });
    expect(look?.headings).toEqual([
      { fontFamily: "Canela, serif", colour: "rgb(90, 32, 54)" },
      { fontFamily: '"Founders Grotesk"', colour: "rgb(34, 26, 22)" },
    ]);
    expect(look?.customProperties).toEqual({ "--brand": "#8a3d5c", "--color-button": "rgb(18, 18, 18)" });
    const header = new DataView(screenshot?.buffer ?? new ArrayBuffer(24));
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([1280, 800]);
  });

  it("is the only reason to load pictures", async () => {
    await shown("/look");
    const before = (await seenUnder("/look/ground.svg")).length;
    await shown("/look", { look: true });
    expect((await seenUnder("/look/ground.svg")).length - before).toBe(1);
  });
});

describe("what a page may reach", () => {
  it("is only what reading needs: no sockets, workers, windows, frames, downloads, and nothing is sent", async () => {
    const { text } = await shown("/busy-with-connections");
    expect(text).toContain("read");
    expect(text).toContain("and nobody was asked");
    const seen = await seenUnder("/busy-with-connections");
    // A link that would be saved is only known by its answer, which is then thrown away.
    const allowed = ["", "/file", "/read"].map((path) => `GET /busy-with-connections${path}`);
    expect(seen.sort()).toEqual(allowed);
    expect(await seenUnder("/service-worker.js")).toEqual([]);
  });

  it("is nothing that its caller forbids, neither for its scripts nor as the page itself", async () => {
    const before = await seenUnder("/busy-with-connections/read");
    const keptOut = (url: string) => (url.endsWith("/read") ? "The shop's robots.txt does not allow it." : null);
    expect((await open("/busy-with-connections", { problemWith: keptOut })).ok).toBe(true);
    expect(await seenUnder("/busy-with-connections/read")).toEqual(before);
    const refused = { ok: false, problem: expect.stringContaining("robots.txt") as string };
    expect(await open("/hop?to=/rendered", { problemWith: () => keptOut("/read") })).toMatchObject(refused);
  });

  it("is nothing inside the network: not by redirect, script, style, picture or by going there", async () => {
    const target = encodeURIComponent(forbiddenUrl);
    expect(await open(`/hop?to=${target}`)).toEqual({
      ok: false,
      kind: "refused",
      problem: `${pagesUrl}/hop leads to what may not be read. The address is this service's own.`,
    });
    expect(await open(forbiddenUrl)).toMatchObject({ ok: false, kind: "refused" });
    const page = await shown(`/reaches-inside?to=${target}`, { look: true });
    expect(page.text).toContain("refused");
    expect(page.url).toBe(`${pagesUrl}/reaches-inside?to=${target}`);
    const connections = await (await fetch(`${inject("receiverUrl")}/canary`)).text();
    expect(Number(connections)).toBe(0);
  });
});

describe("a page that is hard on a browser", () => {
  it.each([
    ["/alerts", "is kept so busy by its own scripts that it cannot be read."],
    ["/spins", "is kept so busy by its own scripts that it cannot be read."],
    ["/silent", "did not answer within 4 s."],
    ["/floods", "asks for more files than a page may."],
    ["/picture", "is no web page but image/svg+xml."],
  ])("%s is given up with a sentence", async (path, problem) => {
    expect(await open(path, { times: notForLongMs })).toEqual({
      ok: false,
      kind: "failed",
      problem: `${pagesUrl}${path} ${problem}`,
    });
  });

  it("that cannot be reached is named, without its query", async () => {
    const problem = "http://127.0.0.1:1/shop could not be reached with a browser.";
    expect(await open("http://127.0.0.1:1/shop?token=secret")).toEqual({ ok: false, kind: "failed", problem });
  });

  it.each(["/scrolls", "/refreshes", "/endless"])("%s is read as far as it has come", async (path) => {
    const { text } = await shown(path, { times: notForLongMs });
    expect(text).toMatch(/Words|more and more/);
    expect((await seenUnder(path)).length).toBeLessThanOrEqual(121);
  });

  it("/goes-on for ever is followed nine times", async () => {
    // Ten pages in a row: a busy machine takes longer than a page that never comes to rest is given.
    await open("/goes-on", { times: { work: 60_000, load: 30_000 } });
    expect(await seenUnder("/goes-on")).toHaveLength(10);
  });

  it("/huge is cut at 4 MiB between two characters", async () => {
    // A busy machine may take too long to hand over so much; an onboarding would try again, too.
    const { html, text } = await vi.waitFor(() => shown("/huge", { times: notForLongMs }), { timeout: 120_000 });
    expect(html.byteLength).toBeGreaterThan(4 * 1024 * 1024 - 4);
    expect(html.byteLength).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(text).not.toContain("\uFFFD");
  });

  it("leaves no browser behind", async () => {
    expect(launched.length).toBeGreaterThan(20);
    const left = async () => (await openBrowsers()).filter((session) => launched.includes(session));
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000, interval: 100 });
  });
});
