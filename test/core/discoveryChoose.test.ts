import { describe, expect, it } from "vitest";
import { slug } from "../../src/core/discovery/address.ts";
import { namedLikeProducts } from "../../src/core/discovery/choose.ts";
import { classify } from "../../src/core/product/classify.ts";
import { supportedTitles, trickySupportedTitles } from "./classificationTitles.ts";
import { trickyUnsupportedTitles, unsupportedTitles } from "./classificationUnsupportedTitles.ts";

const address = (name: string) => `https://shop.example/products/${encodeURIComponent(name)}.html`;

describe("addresses that are named like products", () => {
  it("are those that classification by name supports", () => {
    const lists = [supportedTitles, trickySupportedTitles, unsupportedTitles, trickyUnsupportedTitles];
    const names = new Set(lists.flatMap((list) => list.map(([title]) => slug(title).slice(0, 100))));
    for (const name of names) {
      const title = name.replace(/-/g, " ");
      const isSupported = classify({ title, productType: "", text: "" }).isCompatible;
      expect(namedLikeProducts([address(name)], 1), name).toEqual(isSupported ? [address(name)] : []);
    }
  });

  it("come in their order, no more than are asked for", () => {
    const urls = ["rose-oil", "our-story", "brush-set", "night-cream", "day-cream"].map(address);
    expect(namedLikeProducts(urls, 2)).toEqual([address("rose-oil"), address("night-cream")]);
    expect(namedLikeProducts(urls, 9)).toHaveLength(3);
    expect(namedLikeProducts(["https://shop.example/", "no address", address("product?id=1")], 9)).toEqual([]);
  });

  it("are found among twenty thousand in a fraction of the time that it takes to classify each", () => {
    const names = ["brush-set", "our-story-of-rose-and-lavender", "cream-brush-set", `${"lorem-ipsum-".repeat(14)}x`];
    const many = Array.from({ length: 20_000 }, (_, i) => address(`${names[i % names.length] ?? ""}-${i}`));
    const startMs = performance.now();
    expect(namedLikeProducts([...many, address("face-cream")], 500).length).toBeLessThan(2);
    const foundMs = performance.now() - startMs;
    for (const url of many.slice(0, 3000))
      classify({ title: url.slice(30).replace(/-/g, " "), productType: "", text: "" });
    expect(foundMs).toBeLessThan(performance.now() - startMs - foundMs);
  });
});
