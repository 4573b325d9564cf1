import { err, ok, type Result } from "../../src/core/result.ts";
import type { DrawnLogo, PictureProblem } from "../../src/ports/pictures.ts";
import { describe, expect, it } from "vitest";
import { emptyBrandKit } from "../../src/core/brand/kit.ts";
import type { PageBrowser, PageLook } from "../../src/ports/pageBrowser.ts";
import * as sites from "./brandKitPages.ts";
import { home } from "./brandKitPages.ts";
import { kitOf, readingOf } from "./brandKitWeb.ts";

describe("the look of a shop is read from", () => {
  it("a Shopify theme with its colour schemes, fonts and story", async () => {
    const { kit, asked } = await kitOf(sites.dawn);
    expect(kit).toMatchObject({
      roles: { primary: "#7a3b2e", accent: "#b8860b", background: "#fbf6f0", text: "#3a2018" },
      fonts: { heading: "Cormorant Garamond", body: "Jost", pairing: "cormorant-jost" },
      tone: "Quiet, gentle skincare for loud days. Calm, soothing, soft.",
      claims: ["fragrance-free", "Vegan"],
      language: "en",
    });
    expect(kit.colours[0]).toBe("#7a3b2e");
    expect(kit.toneWords[0]).toBe("calm");
    expect(kit.examples).toEqual(
      expect.arrayContaining([
        "Skin that holds its glow",
        "We began in a small kitchen in Lisbon, with one cream and too many jars.",
      ]),
    );
    expect(kit.examples.join(" ")).not.toContain("footer");
    expect(asked).toContain("https://aurelia.example/pages/our-story");
  });

  it("a WooCommerce shop with Astra, not from its plug-ins", async () => {
    const { kit } = await kitOf(sites.astra);
    expect(kit).toMatchObject({
      roles: { primary: "#2f6b4f", accent: "#d98b5f", background: "#f6f4ee", text: "#3a3a3a" },
      fonts: { heading: "Lora", body: "Karla", pairing: "lora-karla" },
      language: "de-DE",
    });
    expect(kit.colours).not.toContain("#cf2e2e");
  });

  it("a Squarespace site whose sheet lies on its host", async () => {
    const { kit } = await kitOf(sites.squarespace);
    expect(kit).toMatchObject({
      roles: { primary: "#b34161", background: "#ffffff", text: "#121212" },
      fonts: { heading: "Poppins", body: "Poppins", pairing: "outfit-instrument" },
    });
  });

  it("a site of utility classes", async () => {
    const { kit } = await kitOf(sites.tailwind);
    expect(kit).toMatchObject({
      roles: { primary: "#e11d48", accent: "#0f766e", background: "#fafaf9", text: "#1c1917" },
      fonts: { heading: "Space Grotesk", body: "Space Grotesk", pairing: "space-grotesk-inter" },
    });
    expect(kit.colours).not.toContain("#bef264");
  });

  it("inline styles alone", async () => {
    const { kit } = await kitOf(sites.inlineOnly);
    expect(kit).toMatchObject({
      roles: { primary: "#a4472f", background: "#fff7f2", text: "#40221a" },
      fonts: { heading: "Playfair Display", body: "Georgia", pairing: "playfair-figtree" },
      language: "fr",
    });
  });

  it("a dark theme that its root switches on", async () => {
    const { kit } = await kitOf(sites.darkTheme);
    expect(kit).toMatchObject({
      roles: { primary: "#c9a227", background: "#14110f", text: "#efe7dd" },
      fonts: { body: "Bodoni Moda", pairing: "bodoni-montserrat" },
    });
  });

  it("nothing at all where there is no style", async () => {
    const { kit } = await kitOf(sites.noCss);
    expect(kit).toMatchObject({ roles: emptyBrandKit.roles, fonts: emptyBrandKit.fonts, colours: [], logo: null });
    expect(kit.examples).toContain("We make plain things well.");
  });

  it("what is left of a hostile page, within its bounds", async () => {
    const { kit, asked, most } = await kitOf(sites.hostile, { robots: "User-agent: *\nDisallow: /private/" });
    expect(kit).toMatchObject({ tone: null, examples: [], roles: { primary: "#7a3b2e", background: null } });
    expect(asked).not.toContain("https://aurelia.example/private/secret.css");
    expect(asked).not.toContain("https://elsewhere.example/theme.css");
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(most).toBeLessThanOrEqual(6);
  });

  it("at most six sheets of a hundred, the theme's own first", async () => {
    const links = Array.from({ length: 100 }, (_, n) => `<link rel="stylesheet" href="/plugin-${n}.css">`);
    const { kit, asked } = await kitOf({
      html: `<html><head>${links.join("")}<link rel="stylesheet" href="/theme.css"></head><body></body></html>`,
      files: {
        "https://aurelia.example/theme.css": `@import "colours.css"; body{color:#222}`,
        "https://aurelia.example/colours.css": "body{background:#fbf6f0}",
      },
    });
    expect(kit.roles).toMatchObject({ background: "#fbf6f0", text: "#222222" });
    expect(asked.filter((url) => url.endsWith(".css"))).toHaveLength(6);
  });
});

describe("a browser", () => {
  const look: PageLook = {
    buttons: [{ background: "rgb(1, 110, 79)", colour: "rgb(255, 255, 255)", text: "Shop", area: 12_000 }],
    body: { background: "rgb(250, 248, 240)", colour: "rgb(20, 20, 20)", fontFamily: `Figtree, sans-serif` },
    headings: [{ fontFamily: `"DM Serif Display", serif`, colour: "rgb(0, 0, 0)" }],
    customProperties: {},
  };
  const rendered = (page: Partial<Parameters<typeof pageOf>[0]> = {}): PageBrowser => ({
    open: () => Promise.resolve({ ok: true, page: pageOf(page) }),
  });
  const pageOf = (page: { html?: string; screenshot?: Uint8Array | null; look?: PageLook | null }) => ({
    url: home,
    status: 200,
    html: new TextEncoder().encode(page.html ?? sites.dawn.html),
    look: page.look === undefined ? look : page.look,
    screenshot: page.screenshot ?? null,
  });

  it("is believed before the sheets", async () => {
    const { kit } = await kitOf(sites.dawn, { browser: rendered() });
    expect(kit).toMatchObject({
      roles: { primary: "#016e4f", background: "#faf8f0", text: "#141414" },
      fonts: { heading: "DM Serif Display", body: "Figtree" },
    });
  });

  it("shows the words of a page that is empty without its scripts", async () => {
    const browser = rendered({ html: "<html lang=en><body><h1>Water, and little else</h1></body></html>" });
    const { kit } = await kitOf({ html: `<html><body><div id="root"></div></body></html>` }, { browser });
    expect(kit.examples).toEqual(["Water, and little else"]);
  });

  it("gives a screenshot whose colours count where nothing else is coloured", async () => {
    const browser = rendered({ html: sites.noCss.html, look: null, screenshot: new Uint8Array([1]) });
    const coloursOfPng = () => ["#ffffff", "#8a5a2b"];
    expect((await kitOf(sites.noCss, { browser, coloursOfPng })).kit.roles.primary).toBe("#8a5a2b");
    const failing = () => {
      throw new Error("not a picture");
    };
    expect((await kitOf(sites.noCss, { browser, coloursOfPng: failing })).kit.roles.primary).toBeNull();
  });

  it("may fail, be refused or be led elsewhere: then the page counts as it is sent", async () => {
    const failed: PageBrowser = { open: () => Promise.resolve({ ok: false, kind: "failed", problem: "No." }) };
    const broken: PageBrowser = { open: () => Promise.reject(new Error("gone")) };
    const refused: PageBrowser = { open: () => Promise.resolve({ ok: true, page: { ...pageOf({}), status: 403 } }) };
    const elsewhere = { ...pageOf({}), url: "https://elsewhere.example/" };
    const led: PageBrowser = { open: () => Promise.resolve({ ok: true, page: elsewhere }) };
    for (const browser of [failed, broken, refused, led])
      expect((await kitOf(sites.dawn, { browser })).kit.roles.primary).toBe("#7a3b2e");
  });
});

describe("the logo", () => {
  const png = new Uint8Array(100);
  const pictureSize = (bytes: Uint8Array) =>
    bytes.length === 100 ? ({ type: "png", width: 300, height: 80 } as const) : null;

  it("is the one that the site's data names, else its header's, else its largest icon", async () => {
    const ld = `<script type="application/ld+json">{"@graph":[{"@type":"Organization","logo":{"@type":"ImageObject","url":"/ld.png"}}]}</script>`;
    const icons = `<link rel="icon" href="/small.png" sizes="16x16"><link rel="apple-touch-icon" href="/large.png">`;
    const header = `<img alt="Vogue logo" src="/press.png"><header><div class="site-logo"><img src="/header.png"></div></header>`;
    const page = (parts: string) => ({
      html: `<html><head></head><body>${parts}<p>${"Plain cream for all. ".repeat(15)}</p></body></html>`,
      files: Object.fromEntries(["ld", "header", "small", "large", "press"].map((name) => [`${home}${name}.png`, png])),
    });
    const asked = async (parts: string) => (await kitOf(page(parts), { pictureSize })).asked[0];
    expect(await asked(icons + header + ld)).toBe(`${home}ld.png`);
    expect(await asked(icons + header)).toBe(`${home}header.png`);
    expect(await asked(icons)).toBe(`${home}large.png`);
    const { kit, stored } = await kitOf(page(header), { pictureSize });
    expect(kit.logo).toEqual({ key: "brands/folder/logo.png", width: 300, height: 80, ground: "light", mark: null });
    expect([...stored]).toEqual([["brands/folder/logo.png", 100]]);
  });

  it("needs a dark ground where all of it is pale", async () => {
    const files = { [`${home}logo.png`]: png };
    const site = { html: `<html><body><img class="logo" src="/logo.png"></body></html>`, files };
    const groundWith = async (colours: string[]) =>
      (await kitOf(site, { pictureSize, coloursOfPng: () => colours })).kit.logo?.ground;
    expect(await groundWith(["#ffffff", "#f4efe6"])).toBe("dark");
    expect(await groundWith(["#ffffff", "#222222"])).toBe("light");
  });

  it("is none where it is an SVG, forbidden or no picture", async () => {
    const files = { [`${home}logo.svg`]: png, [`${home}logo.png`]: png, [`${home}bad.png`]: new Uint8Array(7) };
    const site = (src: string) => ({
      html: `<html><body><h1>Plain cream for all</h1><img class="logo" src="${src}"></body></html>`,
      files: files,
    });
    expect((await kitOf(site("/logo.svg"), { pictureSize })).asked).toEqual([]);
    expect((await kitOf(site("/bad.png"), { pictureSize })).kit.logo).toBeNull();
    const robots = "User-agent: *\nDisallow: /logo.png";
    expect((await kitOf(site("/logo.png"), { pictureSize, robots })).kit.logo).toBeNull();
  });

  const logos = (drawn: (svg: string) => Result<Uint8Array, PictureProblem>, words = "") => ({
    draw: (logo: Uint8Array): Promise<Result<DrawnLogo, PictureProblem>> => {
      const answer = drawn(new TextDecoder().decode(logo));
      return Promise.resolve(answer.ok ? ok({ png: answer.value, words }) : answer);
    },
  });
  const refused = { reason: "The logo has no outline.", temporary: false };
  const mark = { colours: ["#123456"], isSingleColoured: true };

  it("is the SVG that its header draws itself, whatever else the header draws", async () => {
    const icon = `<button><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg></button>`;
    const inline = `<svg class="x" viewBox="0 0 90 20"><g fill="none"><path d="M0 0h90v9z" fill="currentColor"/></g></svg>`;
    const sites = [
      `<header>${icon}<a href="/" aria-label="Home">${inline}</a></header>`,
      `<div class="site-logo">${inline}</div>`,
    ];
    for (const parts of sites) {
      const drawn: string[] = [];
      const { kit, stored, asked } = await kitOf(
        { html: `<html><body>${parts}<h1>Plain cream for all</h1><img class="logo" src="/late.png"></body></html>` },
        {
          pictureSize,
          coloursOfPng: () => ["#123456"],
          logos: logos((svg) => {
            drawn.push(svg);
            return ok(png);
          }),
        },
      );
      expect(drawn).toHaveLength(1);
      expect(drawn[0]?.replaceAll("viewbox", "viewBox")).toBe(inline);
      expect(asked).not.toContain(`${home}late.png`);
      expect(kit.logo).toEqual({ key: "brands/folder/logo.png", width: 300, height: 80, ground: "light", mark });
      expect([...stored.keys()]).toEqual(["brands/folder/logo.png"]);
    }
  });

  it("is an SVG file where the renderer can draw it, and the next picture where it cannot", async () => {
    const files = { [`${home}logo.svg`]: "<svg/>", [`${home}icon.png`]: png };
    const icon = `<link rel="apple-touch-icon" href="/icon.png">`;
    const html = `<html><head>${icon}</head><body><h1>Plain cream for all</h1><img class="logo" src="/logo.svg"></body></html>`;
    const ports = { pictureSize, coloursOfPng: () => ["#123456"] };
    const drawn = await kitOf(
      { html, files },
      { ...ports, logos: logos((text) => (text === "<svg/>" ? ok(png) : err(refused))) },
    );
    expect(drawn.kit.logo).toMatchObject({ width: 300, mark });
    const other = await kitOf({ html, files }, { ...ports, logos: logos(() => err(refused)) });
    expect(other.asked.slice(0, 2)).toEqual([`${home}logo.svg`, `${home}icon.png`]);
    expect(other.kit.logo).toMatchObject({ width: 300, mark: null });
  });

  it.each([
    ["NIKE", "the name of another company"],
    ["Call 0800 555 0199", "a telephone number"],
    ["Lumen | Kill all idiots", "violent words"],
  ])("is left out where it says what no ad says, and that is told: %s", async (words, what) => {
    const { kit, stored } = await kitOf(
      {
        html: `<html><head><meta name="theme-color" content="#b04a3a"></head><body><img class="logo" src="/l.png"></body></html>`,
        files: { [`${home}l.png`]: png },
      },
      { pictureSize, coloursOfPng: () => ["#123456"], logos: logos(() => ok(png), words) },
    );
    expect([kit.logo, stored.size]).toEqual([null, 0]);
    expect(kit.logoProblem).toBe(`A logo of the site stands in no ad: in “${words}” it holds ${what}.`);
  });

  it("may be drawn in any colour where it has one alone", async () => {
    const site = {
      html: `<html><body><h1>Plain cream</h1><img class="logo" src="/l.png"></body></html>`,
      files: { [`${home}l.png`]: png },
    };
    const isSingle = async (colours: string[]) =>
      (await kitOf(site, { pictureSize, coloursOfPng: () => colours, logos: logos(() => ok(png)) })).kit.logo?.mark
        ?.isSingleColoured;
    expect(await isSingle(["#123456", "#14365a"])).toBe(true);
    expect(await isSingle(["#123456", "#c8a35b"])).toBe(false);
  });

  it("is tried again where it cannot be stored, instead of being forgotten", async () => {
    const site = {
      html: `<html><body><img class="logo" src="/logo.png"></body></html>`,
      files: { [`${home}logo.png`]: png },
    };
    const media = { put: () => Promise.reject(new Error("full")), get: () => Promise.resolve(null), url: String };
    await expect(readingOf(site, { pictureSize, media })).rejects.toThrow("full");
  });
});
