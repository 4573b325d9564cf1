import { describe, expect, it } from "vitest";
import { classify } from "../../src/core/product/classify.ts";
import { plainText } from "../../src/core/product/plainText.ts";
import { productListView } from "../../src/api/listProducts/view.ts";

const kind = (title: string, productType = "", text = "") => classify({ title, productType, text });

describe("products that an ad can show", () => {
  it.each([
    ["Barrier Repair Serum", "Serum"],
    ["Brushed Satin Foundation", "Foundation"],
    ["Patchouli Oil", "Oil"],
    ["Packable Sunscreen", "Sunscreen"],
    ["Hairline Smoothing Cream", "Cream"],
    ["Fragrance-Free Daily Lotion", "Lotion"],
    ["Rose Lip Oil", "Lip Treatment"],
    ["Tinted Lip Balm", "Lip Balm"],
    ["Peptide Eye Cream", "Eye Treatment"],
    ["Kaolin Clay Mask", "Mask"],
    ["Sleeping Mask", "Mask"],
    ["Liquid Peel 7%", "Scrub"],
    ["Cleansing Foam", "Mousse"],
    ["Calming Toner", "Toner"],
    ["Daily Shield SPF 50", "Sunscreen"],
    ["Crème Riche", "Cream"],
    ["Foundation SPF 20", "Foundation"],
    ["Tinted Lip Balm SPF 15", "Lip Balm"],
    ["Perfume-Free Cream", "Cream"],
    ["Hand Cream (no fragrance)", "Cream"],
    ["Bronzer Drops", "Bronzer"],
    ["Gentle Body Wash", "Cleanser"],
    ["Dewy Setting Spray", "Mist"],
    ["Body Polish", "Scrub"],
  ])("%s is %s", (title, category) => {
    expect(kind(title)).toMatchObject({ isCompatible: true, category, reason: null, decidedBy: "title" });
  });

  it("are not rejected for what their description says", () => {
    expect(kind("Calm Cream", "Cream", "Fragrance free. Comes with a spatula; try our sample set.").isCompatible).toBe(
      true,
    );
  });

  it("get their category from type or text when the title leaves it open", () => {
    expect(kind("Nuit No. 4", "Face Oil")).toMatchObject({ isCompatible: true, category: "Oil" });
    expect(kind("Nuit No. 4", "", "A silky serum for the night.")).toMatchObject({
      isCompatible: true,
      category: "Serum",
    });
  });
});

describe("products that an ad cannot show", () => {
  it.each([
    "Glow Trio",
    "Serum Set of 3",
    "Cream 2-Pack",
    "The Essentials Set",
    "Travel Kit",
    "Holiday Bundle",
    "Cleansing Wipes",
    "Hydrating Sheet Mask",
    "Pimple Patches",
    "Foundation Brush",
    "Rose Gua Sha",
    "Jade Roller",
    "Scented Candle",
    "Olive Bar Soap",
    "Silk Shampoo",
    "Eau de Parfum Rose",
    "Hair Oil",
    "Natural Deodorant",
    "Serum Sample",
    "Gift Card",
    "Cream Subscription",
    "Glycolic Peel Pads",
    "Nail Polish",
  ])("%s, with a reason for people", (title) => {
    const found = kind(title);
    expect(found.isCompatible).toBe(false);
    expect(found.reason).toMatch(/\.$/);
  });

  it("rejects by the shop's type too", () => {
    expect(kind("The Glow Ritual", "Gift Set").isCompatible).toBe(false);
  });

  it("rejects a sunscreen stick unless it flows", () => {
    expect(kind("Sunscreen Stick SPF 30").isCompatible).toBe(false);
    expect(kind("Sunscreen Stick SPF 30", "", "A melting balm that glides on.").isCompatible).toBe(true);
  });

  it("rejects what only goes with a supported product", () => {
    expect(kind("Rose Quartz Pendant", "", "Pair with your favourite oil.").isCompatible).toBe(false);
    expect(kind("Canvas Tote", "", "This roomy bag holds a cream, a serum and an oil.").isCompatible).toBe(false);
  });

  it("rejects what shows no texture at all, in plain words", () => {
    expect(kind("Mystery Thing")).toMatchObject({
      isCompatible: false,
      reason: expect.stringContaining("texture") as string,
    });
  });
});

describe("plain text", () => {
  it("reads markup made to be slow in one pass, and plain signs as signs", () => {
    for (const piece of ["<", "<script ", "<b <b ", "<!--", "</p", "&amp;", ". ", "&lt;b ", "a\u202e"])
      expect(plainText(piece.repeat(400_000), 4_000).length).toBeLessThanOrEqual(4_000);
    expect(plainText("Ready in < 5 minutes <!-- a > b --><STYLE>p{}</STYLE>and\u0130 <em>soft</em>", 100)).toBe(
      "Ready in < 5 minutes and\u0130 soft",
    );
  });

  it("decodes entities and drops markup", () => {
    expect(plainText("<p>R&eacute;p&#97;ir &amp; glow&nbsp;</p>&#xD800;", 100)).toBe("Répair & glow.");
    expect(plainText("&Ouml;l &ndash; 5&nbsp;&euro; &#146;n&#8217; &hellip; &unknown; &Eacute;t&eacute;", 100)).toBe(
      "Öl – 5 € ’n’ … &unknown; Été",
    );
  });

  it("drops tags that were escaped twice", () => {
    expect(plainText("&lt;p&gt;A &lt;b&gt;soft&lt;/b&gt; cream, pH &lt; 5&lt;/p&gt;", 100)).toBe(
      "A soft cream, pH < 5",
    );
  });

  it("joins words that hidden characters split, and turns no text around", () => {
    expect(plainText("Sham\u00adpoo \u202egnirts\u202c ser\u200bum\u0000x", 100)).toBe("Shampoo gnirts serum x");
  });

  it("never ends in half a character", () => {
    expect(plainText("✨".repeat(3) + "🧴".repeat(10), 4)).toBe("✨✨✨");
    expect(plainText("ab\ud83e", 10).isWellFormed()).toBe(true);
  });
});

describe("the product list", () => {
  it("says usable only when active, compatible and pictured", () => {
    const row = (change: object) => ({
      id: "prd_1",
      handle: "a",
      name: "A",
      status: "Active",
      isCompatible: true,
      incompatibilityReason: null,
      category: "Serum",
      because: "Its name says serum.",
      aspectRatio: "vertical" as const,
      pictureKey: "k",
      imageKey: null,
      picture: { width: 500, height: 1200, box: { x: 0, y: 0, width: 500, height: 1200 } },
      pictureProblem: null,
      isUploaded: false,
      isKindSet: false,
      ...change,
    });
    const view = productListView(
      { id: "brd_1", name: "B" },
      [
        row({}),
        row({ status: "Draft" }),
        row({ isCompatible: false }),
        row({ pictureKey: null, pictureProblem: "cut off" }),
        row({ picture: { width: 860, height: 44, box: { x: 0, y: 0, width: 860, height: 44 } } }),
      ],
      (key) => `m/${key}`,
    );
    expect(view.products.map((product) => product.usable_for_ads)).toEqual([true, false, false, false, false]);
    expect([view.product_count, view.usable_count]).toEqual([5, 1]);
    expect(view.products[4]?.picture_problem).toContain("too wide");
    expect(view.products[0]).toEqual({
      id: "prd_1",
      handle: "a",
      name: "A",
      status: "Active",
      usable_for_ads: true,
      is_compatible: true,
      incompatibility_reason: null,
      category: "Serum",
      aspect_ratio: "vertical",
      image_url: "m/k",
      picture_source: "shop",
    });
  });
});
