import { describe, expect, it } from "vitest";
import { looksEmpty } from "../../src/core/discovery/emptyShell.ts";
import { readIngredientsText } from "../../src/core/discovery/ingredientsText.ts";
import { readUsageText } from "../../src/core/discovery/usageText.ts";
import { parseLooseJson } from "../../src/core/discovery/looseJson.ts";
import { jsonLdBlocks } from "../../src/core/discovery/markup.ts";
import { parseAmount, parseCount, parsePrice, parseRating } from "../../src/core/discovery/numbers.ts";

describe("numbers as shops write them", () => {
  it("are read with either decimal mark and with groups of thousands", () => {
    const written = [
      "19,90",
      "19.90 €",
      "€ 1.299,00",
      "1,299.00",
      "1 299,00",
      "1.299",
      "12'500.50",
      "0.500",
      "1,234,567",
      7.5,
    ];
    expect(written.map(parseAmount)).toEqual([19.9, 19.9, 1299, 1299, 1299, 1299, 12500.5, 0.5, 1234567, 7.5]);
    for (const text of ["", "free", null, undefined, {}, NaN, Infinity]) expect(parseAmount(text)).toBeNull();
  });

  it("are a price with an ISO currency or none", () => {
    expect(parsePrice("19,90", "eur")).toEqual({ amount: 19.9, currency: "EUR" });
    for (const currency of ["€", "Euro", "XYZ", "", null, 5]) expect(parsePrice(1, currency)?.currency).toBeNull();
    for (const amount of [-1, "-5", 1e12, "free"]) expect(parsePrice(amount, "EUR")).toBeNull();
  });

  it("are a rating of five; another scale counts only where it is stated", () => {
    expect(parseRating("4,667", undefined, "1,234")).toEqual({ value: 4.67, reviewCount: 1234 });
    expect(parseRating(9, "10", 3)).toEqual({ value: 4.5, reviewCount: 3 });
    expect(parseRating("92", 100, null)).toEqual({ value: 4.6, reviewCount: null });
    for (const [value, best] of [
      [9, undefined],
      [11, 10],
      [0, 5],
      [-3, 5],
      [5, "best"],
      [4, 0],
      [1, 1],
      ["good", 5],
      [500, 1000],
    ])
      expect(parseRating(value, best, 1), `${String(value)} of ${String(best)}`).toBeNull();
  });

  it("are a count of reviews when they are positive and whole", () => {
    expect(["1,234", "1.234", "12 reviews", 7, "0", -2, 4.5, "many", 1e12].map(parseCount)).toEqual([
      1234,
      1234,
      12,
      7,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("JSON as pages have it", () => {
  it("is mended where that is simple", () => {
    const broken = [
      '{"a":1,}',
      '<!-- {"a":1} -->',
      '//<![CDATA[\n{"a":1}\n//]]>',
      '/* <![CDATA[ */ {"a":1} /* ]]> */',
      '\uFEFF{"a":1};',
      '{"a":1 , \n }',
      "{&quot;a&quot;:1}",
    ];
    for (const text of broken) expect(parseLooseJson(text), text).toEqual({ a: 1 });
    expect(parseLooseJson('{"a":"two\nlines, ]","b":["it\\\'s",],}')).toEqual({ a: "two lines, ]", b: ["it's"] });
  });

  it("is passed over otherwise, in one pass however it is made", () => {
    for (const piece of ["{", "[", '"', ",", "\\", '{"a":', ", ", '"\\', "<!--", "//", "&quot;", "\n"])
      expect(parseLooseJson(piece.repeat(500_000)), piece).toBeUndefined();
    expect(() => parseLooseJson("[".repeat(1_000_000) + "]".repeat(1_000_000))).not.toThrow();
  });
});

describe("JSON-LD blocks", () => {
  it("are found by their type, in any case; those in comments are none", () => {
    const html = `<SCRIPT data-x TYPE='application/ld+json; charset=utf-8'>1</Script><script>2</script><!-- <script type="application/ld+json">3</script> -->
      <script id="a" type=application/ld+json>4</script><script type="application/json">5</script><scripted type="application/ld+json">6`;
    expect(jsonLdBlocks(html)).toEqual(["1", "4"]);
  });

  it("are bounded and found in one pass, however the page is made", () => {
    expect(jsonLdBlocks('<script type="application/ld+json">1</script>'.repeat(5000))).toHaveLength(100);
    for (const piece of [
      "<script ",
      "<!--",
      '<script type="application/ld+json">',
      "<script>",
      "</script>",
      "-->",
      "type=",
    ])
      expect(jsonLdBlocks(piece.repeat(Math.floor(2_000_000 / piece.length))), piece).toEqual([]);
  });
});

describe("the ingredient list of a page", () => {
  const list = "Aqua, Glycerin, Niacinamide, Sodium Hyaluronate, Parfum";

  it("is found after a heading, a label, and in elements that are called so, in four languages", () => {
    const pages = [
      `<h3>Ingredients</h3><p>${list}</p><h3>Delivery</h3><p>Two, three, four, five, six days</p>`,
      `<p><strong>Ingredients:</strong> ${list}</p>`,
      `<p><b>INCI</b>: ${list}</p>`,
      `<div id="tab-ingredients" class="tab"><p>${list}</p></div>`,
      `<div class="product__inhaltsstoffe">${list}</div>`,
      `<details><summary>Full Ingredients</summary><div>${list}</div></details>`,
      `<h2>Inhaltsstoffe</h2><div>${list}</div>`,
      `<h2>Ingr&eacute;dients</h2><ul><li>Aqua</li><li>Glycerin</li><li>Niacinamide</li><li>Sodium Hyaluronate</li><li>Parfum</li></ul>`,
      `<h2>Ingredientes</h2><p>${list}</p>`,
      `<button class="x">Ingredients</button><div>${list}</div>`,
    ];
    for (const html of pages) expect(readIngredientsText(html), html).toContain("Niacinamide, Sodium Hyaluronate");
    expect(readIngredientsText(pages[0] ?? "")).toBe(list);
    const followed = `<p>Ingredients: ${list}</p><p>How to use: put two drops into your palms and press them gently into clean skin, day and night.</p>`;
    expect(readIngredientsText(followed)).toBe(list);
  });

  it("is not prose, data of scripts, or a link", () => {
    const pages = [
      "<p>Our ingredients are chosen with care, and they come from farms that we know, every one of them.</p>",
      `<script>{"ingredients":"${list}"}</script>`,
      `<a href="/pages/ingredients">Ingredients</a><p>Welcome to our shop.</p>`,
      "",
    ];
    for (const html of pages) expect(readIngredientsText(html), html).toBe("");
  });

  it("is bounded and found in one pass, however the page is made", () => {
    expect(readIngredientsText(`<p>Ingredients: ${"Aqua, ".repeat(5000)}</p>`).length).toBeLessThanOrEqual(4000);
    for (const piece of [
      "ingredients",
      "Ingredients:",
      "<p class=ingredients>",
      "<ingredients",
      "<h2>INCI</h2>",
      "</li> <li>",
      "<",
      " ",
    ])
      expect(typeof readIngredientsText(piece.repeat(Math.floor(1_000_000 / piece.length))), piece).toBe("string");
  });
});

describe("a page that is empty without its scripts", () => {
  const words = "A serum for every day that keeps skin soft and calm. ".repeat(30);

  it("is told from one that is not", () => {
    expect(looksEmpty(`<title>Shop</title><div id="root"></div><script src="/app.js"></script>`)).toBe(true);
    expect(looksEmpty(`<header>${words.slice(0, 300)}</header><div id="__next"></div><script>1</script>`)).toBe(true);
    expect(
      looksEmpty(`<p>You need to enable JavaScript to run this shop. ${words.slice(0, 250)}</p><script>1</script>`),
    ).toBe(true);
    expect(
      looksEmpty(`<script>${words}</script><style>${words}</style><!-- ${words} --><noscript>${words}</noscript>`),
    ).toBe(true);
    expect(looksEmpty(`<script>1</script><p>${words}</p>`)).toBe(false);
    expect(looksEmpty(`<p>Gone</p>`)).toBe(false);
    expect(looksEmpty("")).toBe(false);
  });

  it("is judged in one pass, however it is made", () => {
    for (const piece of ["<script>", "<div id=root>", "<", "<!--", "<style", "<p>", "</", "javascript "])
      expect(typeof looksEmpty(`<script></script>${piece.repeat(Math.floor(2_000_000 / piece.length))}`), piece).toBe(
        "boolean",
      );
  });
});

describe("directions", () => {
  it.each([
    ["<h3>How to use</h3><p>Apply in the evening.</p><h3>Ingredients</h3><p>Aqua</p>", "Apply in the evening."],
    ["<summary>Anwendung</summary><div><p>Abends auftragen.</p></div>", "Abends auftragen."],
    ["<h4>Conseils d&#39;utilisation :</h4><p>Le soir.</p>", "Le soir."],
    ["<p><strong>Modo de empleo:</strong> Por la noche.</p>", "Por la noche."],
    ["<dt>Directions</dt><dd>Twice a week.</dd><dt>Size</dt>", "Twice a week."],
  ])("are what stands after their heading: %s", (html, expected) => {
    expect(readUsageText(html)).toBe(expected);
  });

  it.each([
    "<p>Find out how to use less water.</p>",
    '<a href="/how-to-use">Help</a>',
    "<h3>How to use</h3><h3>Ingredients</h3><p>Aqua</p>",
    "<script>const heading = 'How to use:';</script>",
  ])("are none elsewhere: %s", (html) => {
    expect(readUsageText(html)).toBe("");
  });

  it("are short however long a page is", () => {
    expect(readUsageText(`<h3>How to use</h3><p>${"Apply. ".repeat(5000)}</p>`).length).toBeLessThanOrEqual(400);
    for (const piece of ["how to use", "<h3>how to use</h3>", "how to use:", "how to use <"])
      expect(typeof readUsageText(piece.repeat(Math.floor(1_000_000 / piece.length)))).toBe("string");
  });
});
