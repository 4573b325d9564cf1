import { describe, expect, it } from "vitest";
import { readJsonLd } from "../../src/core/discovery/jsonLd.ts";
import { readMicrodata, type MicrodataItem } from "../../src/core/discovery/microdata.ts";

const pageUrl = "https://shop.example/products/serum";
const product = (name: string, more: object = {}) => ({ "@type": "Product", name, ...more });
const main = (node: unknown) => readJsonLd([JSON.stringify(node)], pageUrl).products[0]?.product;

describe("JSON-LD", () => {
  it("gives its reviews with author, source and stars", () => {
    const found = main(
      product("Serum", {
        review: [
          {
            reviewBody: "So <b>soft</b>.",
            author: { "@type": "Person", name: "Anna K." },
            reviewRating: { ratingValue: "10", bestRating: "10" },
          },
          { description: "A keeper.", author: "Mira", publisher: { name: "The Glow Journal" } },
          { reviewBody: "", author: "Nobody" },
          "no review",
        ],
      }),
    );
    expect(found?.reviews).toEqual([
      { text: "So soft.", author: "Anna K.", source: null, rating: 5 },
      { text: "A keeper.", author: "Mira", source: "The Glow Journal", rating: null },
    ]);
    const many = Array.from({ length: 200 }, (_, at) => ({ reviewBody: `Soft ${at}`.repeat(500), author: "A B" }));
    const bounded = main(product("Serum", { review: many }))?.reviews ?? [];
    expect(bounded).toHaveLength(12);
    for (const { text } of bounded) expect(text.length).toBeLessThanOrEqual(1000);
  });
});

describe("microdata", () => {
  it("gives its reviews too", () => {
    const item = (property: string, values: [string, string][], parent: MicrodataItem | null): MicrodataItem => {
      const made = { type: "", property, parent, values, children: [] };
      parent?.children.push(made);
      return made;
    };
    const serum = { ...item("", [["name", "Serum"]], null), type: "https://schema.org/Product" };
    const review = item("review", [["reviewBody", "So soft."]], serum);
    item("author", [["name", "Anna K."]], review);
    item("reviewRating", [["ratingValue", "4"]], review);
    const [found] = readMicrodata([serum], pageUrl);
    expect(found?.product.reviews).toEqual([{ text: "So soft.", author: "Anna K.", source: null, rating: 4 }]);
  });
});
