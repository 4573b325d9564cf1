import { describe, expect, it } from "vitest";
import { readJsonLd } from "../../src/core/discovery/jsonLd.ts";
import { readMicrodata, type MicrodataItem } from "../../src/core/discovery/microdata.ts";
import { readOpenGraph } from "../../src/core/discovery/openGraph.ts";
import { readShopifyFeed } from "../../src/core/discovery/shopifyFeed.ts";
import { readWooFeed } from "../../src/core/discovery/wooFeed.ts";
import { identityOf, joinedIdentity, noIdentity, type ProductIdentity } from "../../src/core/product/identity.ts";
import { stillThere } from "../../src/core/discovery/sameProduct.ts";

const shop = "https://shop.example";
const gtin = "04006381333931";

describe("what a product is known by", () => {
  it("is read from Shopify's feed, the variants' article numbers included", () => {
    const feed = JSON.stringify({
      products: [
        {
          id: 8123,
          vendor: "Aurelia",
          title: "Serum",
          handle: "serum",
          variants: [{ sku: "S-30" }, { sku: null }, { sku: "S-50 " }],
        },
        { id: "x", title: "Cream", handle: "cream" },
      ],
    });
    expect(readShopifyFeed(feed, shop)?.entries.map(({ product }) => product.identity)).toEqual([
      { platformId: "shopify:8123", brand: "Aurelia", gtins: [], skus: ["S-30", "S-50"] },
      noIdentity,
    ]);
  });

  it("is read from WooCommerce's Store API", () => {
    const entry = {
      id: 12,
      name: "Serum",
      permalink: `${shop}/product/serum/`,
      sku: "A1",
      brands: [{ name: "L&eacute;a" }],
    };
    expect(readWooFeed(JSON.stringify([entry]), shop)?.entries[0]?.product.identity).toEqual({
      platformId: "woocommerce:12",
      brand: "Léa",
      gtins: [],
      skus: ["A1"],
    });
  });

  it("is read from JSON-LD: of the product, its variants and its offers, the brand also behind a reference", () => {
    const nodes = [
      { "@id": "#brand", "@type": "Brand", name: "Aurelia" },
      {
        "@type": "ProductGroup",
        name: "Serum",
        brand: { "@id": "#brand" },
        hasVariant: [
          { sku: "S-30", gtin13: 4006381333931 },
          { sku: "S-50", offers: [{ gtin12: "036000291452" }] },
        ],
      },
    ];
    expect(readJsonLd([JSON.stringify(nodes)], shop).products[0]?.product.identity).toEqual({
      platformId: null,
      brand: "Aurelia",
      gtins: [gtin, "00036000291452"],
      skus: ["S-30", "S-50"],
    });
  });

  it("is read from microdata and OpenGraph", () => {
    const item: MicrodataItem = {
      type: "https://schema.org/Product",
      property: "",
      parent: null,
      values: [
        ["sku", "A1"],
        ["gtin13", "4006381333931"],
      ],
      children: [],
    };
    item.children.push({
      type: "https://schema.org/Brand",
      property: "brand",
      parent: item,
      values: [["name", "Aurelia"]],
      children: [],
    });
    const expected = { platformId: null, brand: "Aurelia", gtins: [gtin], skus: ["A1"] };
    expect(readMicrodata([item], shop)[0]?.product.identity).toEqual(expected);
    const meta = {
      "og:type": "product",
      "og:title": "Serum",
      "product:brand": "Aurelia",
      "product:ean": "4006381333931",
      "product:retailer_item_id": "A1",
    };
    expect(readOpenGraph(new Map(Object.entries(meta)), [], shop)?.product.identity).toEqual(expected);
  });

  it("is no number that fails its own check, is any shop's to give, or is no number at all", () => {
    const gtins = [
      "4006381333932",
      "2000000000008",
      "0212345678909",
      "00000000",
      "",
      "12345",
      "x".repeat(5000),
      "4006381333931",
      "4 006381-333931",
    ];
    expect(identityOf({ brand: "", gtins, skus: ["", " ", "x".repeat(81)] })).toEqual({ ...noIdentity, gtins: [gtin] });
  });

  it("comes from whichever source says it first, and numbers from all", () => {
    const sources: Partial<ProductIdentity>[] = [
      { brand: "", skus: ["a"] },
      { platformId: "shopify:1", brand: "A", skus: ["b", "a"] },
      { platformId: "shopify:2", brand: "B" },
    ];
    expect(joinedIdentity(sources.map((source) => ({ ...noIdentity, ...source })))).toEqual({
      platformId: "shopify:1",
      brand: "A",
      gtins: [],
      skus: ["a", "b"],
    });
  });
});

describe("a product that is still there", () => {
  const product = (url: string, identity: Partial<ProductIdentity> = {}, name = "Serum") => ({
    url,
    name,
    identity: { ...noIdentity, ...identity },
  });
  const isStill = (before: ReturnType<typeof product>, now: ReturnType<typeof product>) =>
    stillThere([before], [now]).size === 1;

  it("is known on its own site by its address, or by name and last part of a new one", () => {
    const before = product(`${shop}/shop/serum`);
    expect(isStill(before, product("http://www.shop.example/de/shop/serum/?a=1", {}, "Sérum"))).toBe(true);
    expect(isStill(before, product(`${shop}/product/serum`))).toBe(true);
    expect(isStill(before, product(`${shop}/product/serum`, {}, "Other"))).toBe(false);
    expect(isStill(before, product(`${shop}:8443/shop/serum`))).toBe(false);
  });

  it("is not known on another site by address, name, article number or the shop system's number alone", () => {
    for (const identity of [
      {},
      { skus: ["A1"] },
      { platformId: "shopify:1" },
      { brand: "Aurelia" },
      { brand: "Aurelia", skus: ["A1"] },
    ])
      expect(
        isStill(product(`${shop}/products/serum`, identity), product("https://new.example/products/serum", identity)),
      ).toBe(false);
  });

  it("is decided by its address where another has its number", () => {
    const [a, b] = [
      product(`${shop}/a`, { platformId: "shopify:1" }),
      product(`${shop}/b`, { platformId: "shopify:2" }, "B"),
    ];
    const now = [
      product(`${shop}/a`, { platformId: "shopify:2" }),
      product(`${shop}/c`, { platformId: "shopify:1" }, "C"),
    ];
    expect(stillThere([a, b], now)).toEqual(new Map([[now[0], a]]));
  });

  it("is none without an address or a number", () => {
    expect(stillThere([product("")], [product("")]).size).toBe(0);
  });
});
