import { describe, expect, it } from "vitest";
import { colourIn, readChannels, readColour } from "../../src/core/brand/cssColours.ts";
import { KitCascade, type StyledElement } from "../../src/core/brand/kitCascade.ts";
import { roleOfName } from "../../src/core/brand/kitColourNames.ts";
import { readColours, type ColourSigns } from "../../src/core/brand/kitColours.ts";
import { readStylesheet } from "../../src/core/brand/kitStylesheet.ts";
import { colourDistance } from "../../src/core/rendering/colour.ts";

const element = (tag: string, more: Partial<StyledElement> = {}): StyledElement => ({
  tag,
  id: "",
  classes: [],
  data: [],
  style: "",
  ...more,
});

const page = [element("html"), element("body")];

function coloursOf(css: string, signs: Partial<ColourSigns> = {}) {
  const roots = signs.roots ?? page;
  return readColours({
    look: null,
    cascade: new KitCascade(readStylesheet(css).facts, roots),
    roots,
    buttons: [],
    links: [],
    themeColour: "",
    tileColour: "",
    screenshot: [],
    ...signs,
  });
}

describe("a CSS colour", () => {
  it.each([
    ["#AbC", "#aabbcc", 1],
    ["#abc8", "#aabbcc", 0.533],
    ["#12345678", "#123456", 0.471],
    ["rgb(225 29 72)", "#e11d48", 1],
    ["rgba(225, 29, 72, .5)", "#e11d48", 0.5],
    ["rgb(100% 0% 50% / 25%)", "#ff0080", 0.25],
    ["hsl(24, 50%, 40%)", "#995c33", 1],
    ["hsl(0.5turn 100% 50% / 1)", "#00ffff", 1],
    ["hwb(120 20% 40%)", "#339933", 1],
    ["RebeccaPurple", "#663399", 1],
    ["color(srgb 1 0.5 0)", "#ff8000", 1],
    ["color(display-p3 1 1 1)", "#ffffff", 1],
    ["rgb(none 0 0)", "#000000", 1],
  ])("%s is read as %s", (text, hex, alpha) => {
    const colour = readColour(text);
    expect(colour?.hex).toBe(hex);
    expect(colour?.alpha).toBeCloseTo(alpha, 2);
  });

  // The same colour in each of its perceptual spaces, as CSS Color 4 writes it.
  it.each([
    "oklch(0.628 0.2577 29.23)",
    "oklab(62.8% 0.2249 0.1258)",
    "lab(54.29 80.8 69.89)",
    "lch(54.29 106.84 40.86)",
  ])("%s is read as red", (text) => {
    expect(colourDistance(readColour(text)?.hex ?? "#000000", "#ff0000")).toBeLessThan(0.02);
  });

  it("is read from nothing that is no colour", () => {
    const others = ["", "#12", "#12345", "#ggg", "transparent", "currentcolor", "inherit", "rgb(1)", "rgb(a b c)"];
    others.push("add", "face", "fff", "rgb(1px 2 3)", "oklch(0.5 0.1 1e999)", "lab(50 1e308 1e308)", "rgb(1, 2 3)");
    for (const text of [...others, "constructor", "__proto__", "rgb(1 2 3 4 5)", "var(--x)", "#".repeat(9999)])
      expect(readColour(text)).toBeNull();
  });

  it("may be kept as channels", () => {
    expect(readChannels("18,18,18")?.hex).toBe("#121212");
    expect(readChannels("225 29 72")?.hex).toBe("#e11d48");
    expect(readChannels("24, 50%, 40%")?.hex).toBe("#995c33");
    expect(readChannels("0 0% 100%")?.hex).toBe("#ffffff");
    for (const text of ["300 0 0", "1.5", "12px 4px 4px", "16 24"]) expect(readChannels(text)).toBeNull();
  });

  it("is the first one in a shorthand or a gradient", () => {
    expect(colourIn("no-repeat url(a.png) center / cover #fff")?.hex).toBe("#ffffff");
    expect(colourIn("linear-gradient(90deg, rgb(225, 29, 72), #000)")?.hex).toBe("#e11d48");
    expect(colourIn("none")).toBeNull();
  });
});

describe("the name of a custom property", () => {
  it.each([
    ["--color-primary", "primary"],
    ["--primary", "primary"],
    ["--brandColor", "primary"],
    ["--color-button", "primary"],
    ["--button-background", "primary"],
    ["--colorBtnPrimary", "primary"],
    ["--primary-button-background", "primary"],
    ["--bs-primary", "primary"],
    ["--e-global-color-primary", "primary"],
    ["--wp--preset--color--primary", "primary"],
    ["--ast-global-color-0", "primary"],
    ["--color-secondary", "secondary"],
    ["--accent", "accent"],
    ["--color-base-accent-1", "accent"],
    ["--color-base-accent-2", "secondary"],
    ["--color-background", "background"],
    ["--colorBody", "background"],
    ["--bg-body", "background"],
    ["--color-foreground", "text"],
    ["--text-color", "text"],
    ["--color-button-text", null],
    ["--color-primary-foreground", null],
    ["--primary-hover", null],
    ["--color-primary-100", null],
    ["--color-error", null],
    ["--swiper-theme-color", null],
    ["--wp--preset--color--vivid-red", null],
    ["--header-background", null],
    ["--font-size-base", null],
    ["--x", null],
  ])("%s tells that it is for %s", (name, role) => {
    expect(roleOfName(name)?.role ?? null).toBe(role);
  });
});

describe("a stylesheet", () => {
  it("is read through comments, strings, nesting and at-rules", () => {
    const { facts, faces, imports } = readStylesheet(`
      @charset "utf-8"; @import url("theme.css") screen; /* { a: b } */
      @font-face { font-family: "Canela"; src: url(data:font/woff2;base64,AA;BB) }
      .a:after { content: "} .x { color: red }"; color: green }
      @media (min-width: 750px) { .b, .c > .d { background: #fff !important } }
      @media print { .b { color: red } }
      @media (prefers-color-scheme: dark) { :root { --bg: #000 } }
      @keyframes x { from { color: red } }
      .e { color: blue; &.f { color: navy } .g { color: teal } margin: 0 }`);
    expect(imports).toEqual(["theme.css"]);
    expect(faces).toEqual([`"Canela"`]);
    expect(facts.map(({ selector, property, value, isImportant }) => [selector, property, value, isImportant])).toEqual(
      [
        [".a:after", "color", "green", false],
        [".b", "background", "#fff", true],
        [".c > .d", "background", "#fff", true],
        [".e", "color", "blue", false],
        [".e.f", "color", "navy", false],
        [".e .g", "color", "teal", false],
      ],
    );
  });

  it.each([
    ["a comment longer than any rule", `/* ${"Theme. ".repeat(2000)} */ .a { color: green }`, ".a"],
    ["comment marks in a string", `.a[title="/*"] { color: green } .b[title="*/"] { margin: 0 }`, `.a[title="/*"]`],
    ["an apostrophe in an address", `.b { src: url(it's.png) } .a { color: green }`, ".a"],
    ["escaped commas in a name", ".a-\\[1px\\,2px\\] { color: green }", ".a-\\[1px\\,2px\\]"],
  ])("is not lost to %s", (_, css, selector) => {
    expect(readStylesheet(css).facts).toEqual([{ selector, property: "color", value: "green", isImportant: false }]);
  });

  it("costs no more than its length, whatever it is made of", () => {
    const pieces = [
      "{",
      "}",
      "a{",
      "/*",
      "*/",
      '"',
      "'",
      "(",
      "\\",
      "@media{",
      "a,",
      ":is(",
      "--x:var(--x);",
      "a{--b:c}",
    ];
    for (const piece of pieces) {
      const sheet = readStylesheet(piece.repeat(Math.floor(5_000_000 / piece.length)));
      expect(sheet.facts.length).toBeLessThanOrEqual(8000);
      const cascade = new KitCascade(sheet.facts, page);
      expect(cascade.style(element("a")).size).toBeLessThan(5);
    }
  });

  it("may lead its properties in circles or let them grow without end", () => {
    const circle = Array.from({ length: 100_000 }, (_, n) => `--a${n}:var(--a${(n + 1) % 100_000})`).join(";");
    const bomb = Array.from({ length: 60 }, (_, n) => `--b${n}:var(--b${n + 1}) var(--b${n + 1})`).join(";");
    const { roles } = coloursOf(
      `:root{--color-primary:var(--a0);--accent:var(--b0);${bomb};${circle}} body{background:var(--a5)}`,
    );
    expect(roles).toEqual({ primary: null, secondary: null, accent: null, background: null, text: null });
  });
});

describe("the cascade", () => {
  it("lets the stronger rule win, the later at a tie, the element's own style over both", () => {
    const css = `.btn { background: #111 } .btn { background-color: #222 } button.btn.big { background: #333 }
      #one { background: #444 } .btn:hover { background: #f00 } .footer .btn { background: #0f0 } .btn:not(.x) { color: #abc }`;
    const cascade = new KitCascade(readStylesheet(css).facts, page);
    const ground = (more: Partial<StyledElement>) =>
      cascade.style(element("button", { classes: ["btn"], ...more })).get("background-color");
    expect(ground({})).toBe("#222");
    expect(ground({ classes: ["btn", "big"] })).toBe("#333");
    expect(ground({ id: "one" })).toBe("#444");
    expect(ground({ style: "background-color: #555" })).toBe("#555");
    expect(cascade.style(element("a", { classes: ["btn"] })).get("color")).toBe("#abc");
  });

  it("resolves properties of the root, of what the root carries, and fallbacks, through several levels", () => {
    const css = `:root { --a: var(--b); --b: 18,18,18 } .dark { --b: 200,10,10 } [data-theme="rose"] { --c: #e11d48 }`;
    const value = (root: Partial<StyledElement>, text: string) =>
      new KitCascade(readStylesheet(css).facts, [element("html", root)]).resolve(text, new Map());
    expect(value({}, "rgb(var(--a))")).toBe("rgb(18,18,18)");
    expect(value({ classes: ["dark"] }, "rgb(var(--a))")).toBe("rgb(200,10,10)");
    expect(value({ data: ["rose"] }, "var(--c)")).toBe("#e11d48");
    expect(value({}, "var(--missing, var(--missing-too, #123456))")).toBe("#123456");
    expect(value({}, "var(--missing)")).toBeNull();
  });
});

describe("the roles of a site's colours", () => {
  it("takes computed styles before everything that is only written", () => {
    const look = {
      buttons: [
        { background: "rgb(122, 59, 46)", colour: "rgb(255, 255, 255)", text: "Shop now", area: 9000 },
        { background: "rgba(0, 0, 0, 0)", colour: "rgb(0, 0, 0)", text: "Menu", area: 800 },
      ],
      body: { background: "rgb(251, 246, 240)", colour: "rgb(58, 32, 24)", fontFamily: "Georgia" },
      headings: [],
      customProperties: { "--color-accent": "oklch(0.6 0.1 140)" },
    };
    const { roles, colours } = coloursOf(":root { --color-primary: #0000cc } body { background: #fff; color: #000 }", {
      look,
    });
    expect(roles).toMatchObject({ primary: "#7a3b2e", background: "#fbf6f0", text: "#3a2018" });
    expect(colours[0]).toBe("#7a3b2e");
    expect(colours).toContain("#0000cc");
  });

  it("makes a grey primary only where there is no colour at all", () => {
    const black = ":root { --color-button: 18,18,18; --color-background: 255,255,255 }";
    expect(coloursOf(black).roles.primary).toBe("#121212");
    expect(coloursOf(`${black} :root { --color-accent: #c2185b }`).roles.primary).toBe("#c2185b");
    expect(coloursOf(black, { themeColour: "#334fb4" }).roles.primary).toBe("#334fb4");
    expect(coloursOf(black, { screenshot: ["#fdfdfd", "#8a5a2b"] }).roles.primary).toBe("#8a5a2b");
  });

  it("does not take a framework's own blue for the brand's", () => {
    const css = `:root { --bs-primary: #0d6efd } .btn-primary { background: #0d6efd } .cta { background: #7a3b2e }`;
    const buttons = [{ ...element("a", { classes: ["cta"] }), text: "Shop now" }];
    expect(coloursOf(css, { buttons }).roles.primary).toBe("#7a3b2e");
  });

  it("names colours before greys, each once, at most eight", () => {
    const css = `:root { --primary: #111111; --accent: #c2185b; --secondary: #c2185c; ${Array.from(
      { length: 40 },
      (_, n) => `--brand-${n}x: hsl(${n * 9} 80% 45%);`,
    ).join("")} }`;
    const { colours } = coloursOf(css);
    expect(colours.length).toBe(8);
    expect(new Set(colours).size).toBe(8);
  });

  it("answers nothing for nothing", () => {
    expect(coloursOf("")).toEqual({
      roles: { primary: null, secondary: null, accent: null, background: null, text: null },
      colours: [],
    });
  });
});
