import { describe, expect, it } from "vitest";
import { noIdentity } from "../../src/core/product/identity.ts";
import { mergeProducts } from "../../src/core/discovery/mergeProducts.ts";
import type { ScrapedProduct } from "../../src/core/product/scraped.ts";

const shop = "https://shop.example";

function scraped(path: string, change: Partial<ScrapedProduct> = {}): ScrapedProduct {
  return {
    source: "feed",
    handle:
      path
        .split("/")
        .at(-1)
        ?.replace(/\.html$|\?.*$/, "") ?? "",
    name: "Serum",
    productType: "",
    tags: [],
    descriptionHtml: "",
    ingredientsText: "",
    url: shop + path,
    pictures: [],
    price: null,
    rating: null,
    identity: noIdentity,
    ...change,
  };
}

const picture = (name: string) => ({ url: `${shop}/${name}.png`, alt: "", width: null, height: null });
const handles = (products: ScrapedProduct[]) => mergeProducts(products).map(({ handle }) => handle);

/** Every order of up to five entries. */
function orders<T>(entries: readonly T[]): T[][] {
  if (entries.length < 2) return [[...entries]];
  return entries.flatMap((entry, i) => orders(entries.toSpliced(i, 1)).map((rest) => [entry, ...rest]));
}

describe("sources of one product", () => {
  it("are merged field by field: the better wins, the lesser fill its gaps", () => {
    const feed = scraped("/products/serum", {
      name: "Serum No. 1",
      tags: ["vegan"],
      descriptionHtml: "Short.",
      pictures: [picture("a"), picture("b")],
      price: { amount: 19, currency: null },
    });
    const page = scraped("/de/products/serum?variant=1", {
      source: "json-ld",
      name: "Serum",
      productType: "Serums",
      tags: ["other"],
      descriptionHtml: "A longer description than the feed's.",
      ingredientsText: "Aqua",
      pictures: [picture("b"), picture("c")],
      price: { amount: 19, currency: "EUR" },
      rating: { value: 4.5, reviewCount: null },
    });
    const shared = scraped("/products/serum/", {
      source: "open-graph",
      price: { amount: 99, currency: "USD" },
      rating: { value: 4.5, reviewCount: 8 },
    });
    for (const order of orders([feed, page, shared]))
      expect(mergeProducts(order)).toEqual([
        {
          ...feed,
          productType: "Serums",
          ingredientsText: "Aqua",
          pictures: [picture("a"), picture("b"), picture("c")],
          price: { amount: 19, currency: "EUR" },
          rating: { value: 4.5, reviewCount: 8 },
        },
      ]);
  });

  it("keep the longest description of the best source that has one", () => {
    const [merged] = mergeProducts([
      scraped("/products/serum", { descriptionHtml: "" }),
      scraped("/products/serum", { source: "json-ld", descriptionHtml: "One." }),
      scraped("/products/serum", { source: "json-ld", descriptionHtml: "One and two." }),
      scraped("/products/serum", { source: "open-graph", descriptionHtml: "x".repeat(500) }),
    ]);
    expect(merged?.descriptionHtml).toBe("One and two.");
  });

  it("never join an amount of one with the currency of another", () => {
    const [merged] = mergeProducts([
      scraped("/products/serum", { price: { amount: 19, currency: null } }),
      scraped("/products/serum", { source: "json-ld", price: { amount: 25, currency: "USD" } }),
    ]);
    expect(merged?.price).toEqual({ amount: 25, currency: "USD" });
  });

  it("are variants at one path, and addresses with one handle and one name", () => {
    expect(
      handles([scraped("/products/serum?variant=1"), scraped("/products/serum?variant=2", { name: "Serum 30 ml" })]),
    ).toEqual(["serum"]);
    expect(handles([scraped("/products/serum"), scraped("/skin/serum.html", { name: "SERUM " })])).toEqual(["serum"]);
  });

  it("are joined also when it is the last source that shows that they belong together", () => {
    const a = scraped("/products/serum", { name: "Face Serum" });
    const b = scraped("/p/serum", { name: "Serum" });
    const both = scraped("/p/serum", { name: "Face serum" });
    for (const order of orders([a, b, both])) expect(mergeProducts(order)).toHaveLength(1);
  });
});

describe("different products with one handle", () => {
  const skin = scraped("/skin/serum", { name: "Skin Serum" });
  const hair = scraped("/hair/serum", { name: "Hair Serum" });
  const plain = scraped("/serum.html", { name: "The Serum" });

  it("get distinct handles, the same in every order", () => {
    for (const order of orders([skin, hair, plain])) {
      const byName = Object.fromEntries(mergeProducts(order).map(({ name, handle }) => [name, handle]));
      expect(byName).toEqual({ "The Serum": "serum-2", "Skin Serum": "skin-serum", "Hair Serum": "serum" });
    }
  });

  it("avoid handles that others have", () => {
    const products = [hair, skin, scraped("/products/skin-serum", { name: "Third" })];
    for (const order of orders(products)) expect(new Set(handles(order)).size).toBe(3);
    const many = Array.from({ length: 300 }, (_, i) => scraped(`/a/${i}/serum`, { name: `Serum ${i}` }));
    expect(new Set(handles(many)).size).toBe(300);
  });

  it("are never cut in the middle of a character", () => {
    const handle = `${"h".repeat(139)}🌹`;
    const found = handles(["/a", "/b"].map((folder) => scraped(`${folder}/x`, { handle, name: folder })));
    expect([found.length, found.every((each) => each.isWellFormed())]).toEqual([2, true]);
  });

  it("stay within 200 characters", () => {
    const handle = "h".repeat(200);
    const long = ["/a", "/b"].map((folder) => scraped(`${folder.repeat(80)}/${handle}`, { handle, name: folder }));
    const found = handles(long);
    expect([new Set(found).size, found.every((each) => each.length <= 200)]).toEqual([2, true]);
  });
});

describe("handles of an earlier run", () => {
  const skin = scraped("/skin/serum", { name: "Skin Serum" });
  const short = scraped("/a/serum", { name: "A Serum" });
  const taken = new Map([["shop.example/skin/serum", "serum"]]);
  const byName = (products: ScrapedProduct[], known: ReadonlyMap<string, string>) =>
    Object.fromEntries(mergeProducts(products, known).map(({ name, handle }) => [name, handle]));

  it("stay with their products, whatever else turns up", () => {
    for (const order of orders([skin, short]))
      expect(byName(order, taken)).toEqual({ "Skin Serum": "serum", "A Serum": "a-serum" });
    expect(byName([skin], new Map([["shop.example/skin/serum", "face-elixir"]]))).toEqual({
      "Skin Serum": "face-elixir",
    });
  });

  it("go to nobody else, even when their product was not seen", () => {
    expect(byName([short], taken)).toEqual({ "A Serum": "a-serum" });
    const both = new Map([...taken, ["shop.example/skin/cream", "a-serum"]]);
    expect(byName([short], both)).toEqual({ "A Serum": "a-serum-2" });
    for (const order of orders([skin, short, scraped("/products/face-elixir", { name: "Elixir" })]))
      expect(byName(order, new Map([["shop.example/skin/serum", "face-elixir"]]))).toEqual({
        "Skin Serum": "face-elixir",
        "A Serum": "serum",
        Elixir: "products-face-elixir",
      });
  });

  it("follow a product that another of its sources' addresses names", () => {
    const page = scraped("/skin/serum", { source: "json-ld", name: "Serum" });
    const feed = scraped("/products/serum", { name: "Serum" });
    for (const order of orders([page, feed]))
      expect(byName(order, new Map([["shop.example/skin/serum", "old"]]))).toEqual({ Serum: "old" });
  });

  it("of a shop that has moved to another site bind nothing: its products are found by their names", () => {
    expect(byName([short], new Map([["old.example/skin/serum", "serum"]]))).toEqual({ "A Serum": "serum" });
  });

  it("are given once, should an earlier run have given one twice", () => {
    const twice = new Map([...taken, ["shop.example/a/serum", "serum"]]);
    for (const order of orders([skin, short]))
      expect(byName(order, twice)).toEqual({ "Skin Serum": "skin-serum", "A Serum": "serum" });
  });
});

describe("products that a query tells apart", () => {
  it("stay apart, though they have one name", () => {
    const products = [1, 2].map((id) => scraped(`/product?id=${id}`, { handle: "serum" }));
    for (const order of orders(products))
      expect(
        mergeProducts(order)
          .map(({ url, handle }) => [url, handle])
          .sort(),
      ).toEqual([
        [`${shop}/product?id=1`, "serum"],
        [`${shop}/product?id=2`, "serum-2"],
      ]);
  });
});

describe("merging", () => {
  it("keeps the order of the first mention, and names of emoji alone apart", () => {
    const found = mergeProducts([
      scraped("/products/b", { name: "💧", handle: "product" }),
      scraped("/products/a", { name: "🌹", handle: "product" }),
      scraped("/products/b", { name: "B" }),
    ]);
    expect(found.map(({ name }) => name)).toEqual(["💧", "🌹"]);
  });

  it("takes thousands of sources of one product and of many", () => {
    const one = Array.from({ length: 5000 }, () => scraped("/products/serum"));
    const many = Array.from({ length: 5000 }, (_, i) => scraped(`/products/serum-${i}`));
    expect([mergeProducts(one).length, mergeProducts(many).length]).toEqual([1, 5000]);
  });

  it("of nothing is nothing", () => expect(mergeProducts([])).toEqual([]));
});
