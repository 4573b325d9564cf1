import { beforeAll, describe, expect, it } from "vitest";
import type { PageBrowser } from "../../src/ports/pageBrowser.ts";
import { readBrandPage } from "../../src/services/onboarding/brandKitPage.ts";
import * as sites from "./brandKitPages.ts";
import { home } from "./brandKitPages.ts";
import { kitOf, readingOf } from "./brandKitWeb.ts";

const shell = `<html><head><link rel="stylesheet" href="/app.css"></head><body><div id="root"></div><script src="/app.js"></script></body></html>`;
const shellFiles = { [`${home}app.css`]: "body{background:#fbf6f0;color:#222}.btn{background:#7a3b2e}" };

describe("no kit comes from", () => {
  it.each([
    [503, "again"],
    [429, "again"],
    [403, "again"],
    [404, "gone"],
    [410, "gone"],
    [204, "gone"],
  ])("a home page that answers with status %i: %s", async (status, kind) => {
    const { outcome, asked } = await readingOf(sites.dawn, { answer: { status } });
    expect(outcome).toMatchObject({ kind, message: expect.stringContaining(String(status)) as string });
    expect(asked).toEqual([]);
  });

  it("another site that the home page now leads to, or a file", async () => {
    for (const answer of [{ url: "https://parked.example/" }, { contentType: "application/pdf" }])
      expect(await readingOf(sites.dawn, { answer })).toMatchObject({ outcome: { kind: "gone" }, asked: [] });
  });

  it("a page that is empty without its scripts where no browser could show it", async () => {
    const failed: PageBrowser = { open: () => Promise.resolve({ ok: false, kind: "failed", problem: "No." }) };
    for (const browser of [{ open: null }, failed])
      expect((await readingOf({ html: shell, files: shellFiles }, { browser })).outcome.kind).toBe("gone");
  });

  it("a page that says nothing at all", async () => {
    for (const html of ["", "<html lang=en><body></body></html>"])
      expect((await readingOf({ html })).outcome.kind).toBe("gone");
  });

  it("a shop whose robots.txt does not allow it", async () => {
    const reading = await readingOf(sites.dawn, { robots: "User-agent: *\nDisallow: /" });
    expect(reading).toMatchObject({ outcome: { kind: "gone" }, homeAsked: 0, asked: [] });
  });

  it("a run whose browsers are all in use: it waits, and does not ask the shop for anything meanwhile", async () => {
    const busy: PageBrowser = { open: () => Promise.resolve({ ok: false, kind: "busy", problem: "All in use." }) };
    const reading = await readingOf(sites.dawn, { browser: busy });
    expect(reading).toMatchObject({ outcome: { kind: "busy", message: "All in use." }, homeAsked: 0, asked: [] });
  });

  it("an error of ours, which is thrown", async () => {
    const web = { get: () => Promise.reject(new Error("out of order")) };
    await expect(readingOf(sites.dawn, { web })).rejects.toThrow("out of order");
  });
});

describe("a shop that asks for a pause between requests", () => {
  const pausing = (seconds: number) => `User-agent: *\nCrawl-delay: ${seconds}`;
  let shown = 0;
  const browser: PageBrowser = {
    open: () => {
      shown++;
      return Promise.resolve({ ok: false, kind: "failed", problem: "No." });
    },
  };
  const sheets = Array.from({ length: 8 }, (_, n) => `<link rel="stylesheet" href="/theme-${n}.css">`).join("");
  const logos = `<img class="logo" src="/a.png"><img class="logo" src="/b.png"><a href="/pages/about">About</a>`;
  const html = `<html><head>${sheets}</head><body style="color:#222">${logos}<h1>Plain cream for all</h1></body></html>`;

  it("is asked three times in all, one pause apart, without a browser", async () => {
    const { asked, homeAsked, gaps } = await kitOf({ html }, { browser, robots: pausing(1) });
    expect(asked).toEqual([`${home}theme-0.css`, `${home}a.png`]);
    expect(homeAsked).toBe(1);
    // Clocks and timers may disagree by a millisecond or two.
    for (const gap of gaps) expect(gap).toBeGreaterThan(990);
    expect(shown).toBe(0);
  });

  it("is asked for its home page alone where pauses would take too long", async () => {
    const { kit, asked } = await kitOf({ html }, { browser, robots: pausing(9) });
    expect(asked).toEqual([]);
    expect(kit.roles.text).toBe("#222222");
    expect(shown).toBe(0);
  });

  it("gets its browser and all of its sheets where the pause is short", async () => {
    const { asked } = await kitOf({ html }, { browser, robots: pausing(0.5) });
    expect(asked.filter((url) => url.endsWith(".css"))).toHaveLength(6);
    expect(shown).toBe(1);
  });
});

describe("a home page of 3.9 MB", () => {
  const size = 3_900_000;
  const filled = (piece: string) => piece.repeat(Math.floor(size / piece.length));
  const sheet = Array.from({ length: 8000 }, (_, n) => `.c${n}{--brand-${n}:#123456}`).join("");
  const page = (body: string) => `<html><head><style>${sheet}</style></head><body>${body}`;
  /** Milliseconds, the better of two tries. */
  const costOf = async (body: string) => {
    let best = Infinity;
    for (let time = 0; time < 2; time++) {
      const startMs = performance.now();
      await kitOf({ html: page(`<h1>Plain cream for all</h1>${body}`) });
      best = Math.min(best, performance.now() - startMs);
    }
    return best;
  };

  let ordinary = 0;
  beforeAll(async () => {
    ordinary = await costOf(filled(`<p>${"Our creams are calm and soft. ".repeat(13)}</p>`));
  });

  it.each(["<body></body>", "<h1>a</h1>", "<p>a<b>", "<link href=x>"])(
    "costs a few times what one of ordinary paragraphs does: %s",
    async (piece) => expect(await costOf(filled(piece))).toBeLessThan(8 * ordinary),
  );

  it("has four roots at the most, its own html and body first", async () => {
    const { roots, language } = await readBrandPage(
      `<html lang="de"><body>${filled("<body></body><html lang=en>")}`,
      home,
    );
    expect(roots.map(({ tag }) => tag)).toEqual(["html", "body", "body", "html"]);
    expect(language).toBe("de");
  });
});
