import { describe, expect, it } from "vitest";
import { readShopifyFeed } from "../../src/core/discovery/shopifyFeed.ts";
import { readWooFeed } from "../../src/core/discovery/wooFeed.ts";

const shop = "https://shop.example";
const pageUrl = `${shop}/products/serum`;

describe("Shopify's feed", () => {
  it("gives what it lists; malformed entries are left out, and still counted", () => {
    const feed = readShopifyFeed(
      JSON.stringify({
        products: [
          {
            title: "Serum",
            handle: "serum",
            body_html: "<p>Ingredients: Aqua, Glycerin, Niacinamide, Parfum, Citric Acid</p>",
            product_type: "Serum",
            tags: "vegan, new",
            variants: [
              { price: "19.00", available: false },
              { price: "29.00", available: true },
            ],
            images: [{ src: "//cdn.example/a.png?v=1", width: 800, height: 900, alt: null }, { src: 7 }],
          },
          { title: 7 },
          null,
          { title: "Sold out", handle: "sold", tags: ["a"], variants: [{ price: null, available: false }] },
        ],
      }),
      shop,
    );
    expect(feed?.listed).toBe(4);
    expect(feed?.entries).toMatchObject([
      {
        isInStock: true,
        product: {
          source: "feed",
          handle: "serum",
          url: pageUrl,
          tags: ["vegan", "new"],
          ingredientsText: "Aqua, Glycerin, Niacinamide, Parfum, Citric Acid",
          price: { amount: 19, currency: null },
          pictures: [{ url: "https://cdn.example/a.png?v=1", width: 800, height: 900 }],
        },
      },
      { isInStock: false, product: { handle: "sold", price: null, pictures: [] } },
    ]);
  });

  it("with half a character in a name or an address throws nothing away but that", () => {
    const half = String.raw`{"title":"Serum \ud83d","handle":"serum-\ud83d","body_html":"A \udf39 serum.","tags":["\ud83d"]}`;
    const feed = readShopifyFeed(`{"products":[${half},{"title":"Cream","handle":"cream"}]}`, shop);
    expect(feed?.entries.map(({ product }) => product.name)).toEqual(["Serum", "Cream"]);
    expect(JSON.stringify(feed).isWellFormed() && !JSON.stringify(feed).includes("\\ud")).toBe(true);
    expect(feed?.entries[1]?.product.url).toBe(`${shop}/products/cream`);
  });

  it("is none where the text is anything else", () => {
    for (const text of ["", "<html>", "{}", "[]", '{"products":{}}', '{"products":[', "null"])
      expect(readShopifyFeed(text, shop)).toBeNull();
    expect(readShopifyFeed('{"products":[]}', shop)).toEqual({ listed: 0, entries: [] });
  });
});

describe("WooCommerce's Store API", () => {
  const entry = {
    name: "S&eacute;rum",
    slug: "serum",
    permalink: `${shop}/produit/serum/`,
    short_description: "<p>Doux.</p>",
    description: "<h3>Ingrédients</h3><p>Aqua, Glycerin, Niacinamide, Parfum, Limonene</p>",
    prices: { price: "1990", currency_code: "EUR", currency_minor_unit: 2 },
    average_rating: "4.67",
    review_count: 12,
    images: [{ src: `${shop}/a.png`, alt: "Face" }],
    categories: [{ name: "Uncategorized" }, { name: "S&eacute;rums" }],
    tags: [{ name: "bio" }],
    is_in_stock: false,
  };

  it("gives prices in whole units of the currency, ratings and the shop's own words", () => {
    expect(readWooFeed(JSON.stringify([entry, { name: "x" }, 5]), shop)).toMatchObject({
      listed: 3,
      entries: [
        {
          isInStock: false,
          product: {
            name: "Sérum",
            handle: "serum",
            productType: "Sérums",
            tags: ["Uncategorized", "Sérums", "bio"],
            price: { amount: 19.9, currency: "EUR" },
            rating: { value: 4.67, reviewCount: 12 },
            ingredientsText: "Aqua, Glycerin, Niacinamide, Parfum, Limonene",
            pictures: [{ alt: "Face" }],
          },
        },
      ],
    });
    const yen = {
      ...entry,
      prices: { price: "1990", currency_code: "JPY", currency_minor_unit: 0 },
      average_rating: "0",
      review_count: 0,
    };
    expect(readWooFeed(JSON.stringify([yen]), shop)?.entries[0]?.product).toMatchObject({
      price: { amount: 1990, currency: "JPY" },
      rating: null,
    });
  });

  it("with half a character in a name or an address throws nothing away but that", () => {
    const half = JSON.stringify([{ ...entry, name: "\ud83d", slug: "\ud83d", permalink: `${shop}/?product=\ud83d` }]);
    const [found] = readWooFeed(half, shop)?.entries ?? [];
    expect(JSON.stringify(found)).not.toMatch(/\\ud[89a-f]/i);
    expect(found?.product.handle).toBe("\uFFFD");
  });

  it("gives no product of another site, and is none where the text is anything else", () => {
    expect(readWooFeed(JSON.stringify([{ ...entry, permalink: "https://other.example/a" }]), shop)?.entries).toEqual(
      [],
    );
    for (const text of ["", "{}", '{"code":"rest_no_route"}', "<html>"]) expect(readWooFeed(text, shop)).toBeNull();
  });
});
