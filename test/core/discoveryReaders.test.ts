import { describe, expect, it } from "vitest";
import { readJsonLd } from "../../src/core/discovery/jsonLd.ts";
import { readMicrodata, type MicrodataItem } from "../../src/core/discovery/microdata.ts";
import { listedProducts, mainProduct, type PageIdentity } from "../../src/core/discovery/namedProduct.ts";
import { readOpenGraph } from "../../src/core/discovery/openGraph.ts";

const shop = "https://shop.example";
const pageUrl = `${shop}/products/serum`;

const page = (change: Partial<PageIdentity> = {}): PageIdentity => ({
  url: pageUrl,
  canonicalUrls: [],
  titles: [],
  ...change,
});
const product = (name: string, more: object = {}) => ({ "@type": "Product", name, ...more });
const main = (nodes: unknown, identity = page()) =>
  mainProduct(readJsonLd([JSON.stringify(nodes)], identity.url).products, identity, true);
const rated = (ratingValue: number) => ({ aggregateRating: { ratingValue, reviewCount: 10 } });

describe("JSON-LD", () => {
  it("gives name, pictures, price, rating, type and tags of a product", () => {
    const found = main({
      "@context": "https://schema.org",
      "@type": ["http://schema.org/Product"],
      name: "L&#39;eau <b>Serum</b>",
      description: "<p>Silky.</p>",
      category: "Skin care > Face > Serums",
      keywords: "vegan, silky",
      brand: "Aurelia",
      sku: "S-30",
      image: [
        "/a.png",
        { "@type": "ImageObject", contentUrl: "//cdn.example/b.png", width: "800px", caption: "Front" },
      ],
      offers: { "@type": "AggregateOffer", lowPrice: "19,90", priceCurrency: "EUR" },
      aggregateRating: { ratingValue: "9.2", bestRating: "10", reviewCount: "1,234" },
    });
    expect(found).toEqual({
      source: "json-ld",
      handle: "serum",
      name: "L'eau Serum",
      productType: "Serums",
      tags: ["vegan", "silky"],
      descriptionHtml: "<p>Silky.</p>",
      ingredientsText: "",
      url: pageUrl,
      pictures: [
        { url: `${shop}/a.png`, alt: "", width: null, height: null },
        { url: "https://cdn.example/b.png", alt: "Front", width: 800, height: null },
      ],
      price: { amount: 19.9, currency: "EUR" },
      rating: { value: 4.6, reviewCount: 1234 },
      identity: { platformId: null, brand: "Aurelia", gtins: [], skus: ["S-30"] },
    });
  });

  it("is found in arrays, @graph, lists, main entities and behind references", () => {
    const nested = [
      [product("Serum")],
      { "@graph": [{ "@type": "WebPage" }, product("Serum")] },
      { "@type": "WebPage", mainEntity: product("Serum") },
      { "@graph": [product("Serum", { offers: { "@id": "#o" } }), { "@id": "#o", "@type": "Offer", price: 5 }] },
    ];
    for (const nodes of nested) expect(main(nodes)?.name, JSON.stringify(nodes)).toBe("Serum");
    const list = {
      "@type": "ItemList",
      itemListElement: [{ item: product("A", { url: "/products/a" }) }, { item: product("B", { url: "/products/b" }) }],
    };
    const listed = listedProducts(readJsonLd([JSON.stringify(list)], shop).products, `${shop}/collections/all`);
    expect(listed.map(({ handle, url }) => [handle, url])).toEqual([
      ["a", `${shop}/products/a`],
      ["b", `${shop}/products/b`],
    ]);
  });

  it("takes price, picture and words of a group from its variants", () => {
    const group = {
      "@type": "ProductGroup",
      name: "Tint",
      ...rated(4),
      hasVariant: [
        product("Tint, rose", { image: "/rose.png", offers: { price: "19.50", priceCurrency: "EUR" } }),
        product("Tint, plum", { image: "/plum.png", description: "Sheer." }),
      ],
    };
    expect(main(group, page({ url: `${shop}/products/tint` }))).toMatchObject({
      name: "Tint",
      handle: "tint",
      descriptionHtml: "Sheer.",
      price: { amount: 19.5, currency: "EUR" },
      rating: { value: 4, reviewCount: 10 },
      pictures: [{ url: `${shop}/rose.png` }, { url: `${shop}/plum.png` }],
    });
  });

  it("reads prices from specifications and lists of offers", () => {
    const offers = [
      [{ "@type": "Offer" }, { price: 12, priceCurrency: "USD" }],
      { priceSpecification: [{ price: "12.00", priceCurrency: "USD" }] },
      { "@type": "AggregateOffer", offers: [{ price: 12, priceCurrency: "USD" }] },
    ];
    for (const offer of offers)
      expect(main(product("Serum", { offers: offer }))?.price).toEqual({ amount: 12, currency: "USD" });
  });

  it("that is broken is passed over, the other blocks count", () => {
    const blocks = ["{ broken", JSON.stringify(product("Serum")), "null", "[[[[", '"text"', "7"];
    expect(readJsonLd(blocks, pageUrl).products).toHaveLength(1);
    const odd = {
      "@type": [null, 7, "Product"],
      name: { "@value": "Serum" },
      image: [null, 5, {}],
      offers: "x",
      aggregateRating: [7],
      category: 5,
    };
    expect(main(odd)).toMatchObject({ name: "Serum", pictures: [], price: null, rating: null });
  });

  it("is bounded in nodes and depth", () => {
    let deep: unknown = product("Deep");
    for (let i = 0; i < 30_000; i++) deep = { mainEntity: deep };
    expect(readJsonLd(['{"mainEntity":'.repeat(30_000) + "1" + "}".repeat(30_000)], pageUrl).products).toEqual([]);
    const wide = Array.from({ length: 50_000 }, (_, i) => product(`P ${i}`));
    expect(readJsonLd([JSON.stringify(wide)], pageUrl).products.length).toBeLessThanOrEqual(2000);
    const long = main(
      product("N".repeat(5000), {
        description: "d".repeat(90_000),
        image: Array.from({ length: 99 }, (_, i) => `/${i}.png`),
      }),
    );
    expect([long?.name.length, long?.descriptionHtml.length, long?.pictures.length]).toEqual([200, 20_000, 12]);
  });

  it("keeps emoji and right-to-left names, without what turns writing round", () => {
    expect(main(product("🌹 Rose \u202Eoil"))?.name).toBe("🌹 Rose oil");
    expect(main(product("سيروم الوجه"))?.name).toBe("سيروم الوجه");
    expect(main(product(`${"a".repeat(199)}🌹`))?.name).toBe("a".repeat(199));
  });
});

describe("the product that a page is about", () => {
  it("is the one with the page's address; neighbours give it nothing", () => {
    const nodes = [
      product("Other Oil", { url: "/products/oil", ...rated(1) }),
      product("Serum", { url: "https://www.shop.example/en/products/serum?variant=1" }),
      product("Third", { url: "/products/third", offers: { price: 99 } }),
    ];
    expect(main(nodes)).toMatchObject({ name: "Serum", rating: null, price: null });
  });

  it("is the main entity, or the one that the page is titled after", () => {
    expect(main([product("Oil"), { mainEntity: product("Serum") }])?.name).toBe("Serum");
    expect(main([product("Glow Oil"), product("Glow Serum")], page({ titles: ["Glow Serum – Shop"] }))?.name).toBe(
      "Glow Serum",
    );
    const refill = page({ titles: ["Glow Serum Refill | Shop"] });
    expect(main([product("Glow Serum"), product("Glow Serum Refill")], refill)?.name).toBe("Glow Serum Refill");
  });

  it("is nobody where only neighbours are named, or several without a sign", () => {
    expect(main(product("Oil", { url: "/products/oil" }))).toBeNull();
    expect(main(product("Oil", { url: "/hair-oil.html" }), page({ url: `${shop}/face-serum.html` }))).toBeNull();
    expect(main([product("Oil"), product("Balm")])).toBeNull();
    expect(main({ "@type": "ItemList", itemListElement: [product("Oil"), product("Balm")] })).toBeNull();
    expect(main({ "@type": "ItemList", itemListElement: [product("Oil")] })).toBeNull();
    expect(main(product(""))).toBeNull();
  });

  it("is found when its markup names the shop's other host, or an address with an old name but its title", () => {
    expect(main(product("Serum", { url: "https://shop.myshopify.example/products/serum" }))?.url).toBe(pageUrl);
    expect(main(product("Serum", { url: "/products/serum-old" }), page({ titles: ["Serum"] }))?.name).toBe("Serum");
  });

  it("takes the rating that an app adds in a node of its own for the same product, and no other", () => {
    const nodes = [
      product("Serum", { "@id": `${pageUrl}#product`, offers: { price: 5 } }),
      { "@type": "Product", "@id": pageUrl, ...rated(4.5) },
      { "@type": "Organization", name: "Shop", ...rated(3) },
    ];
    expect(main(nodes)).toMatchObject({ name: "Serum", price: { amount: 5 }, rating: { value: 4.5, reviewCount: 10 } });
  });

  it("gets an address without what tells where a visitor came from", () => {
    expect(main(product("Serum"), page({ url: `${pageUrl}?utm=1&variant=2#top` }))?.url).toBe(pageUrl);
  });

  it("on a list without addresses has a handle and an address of its own", () => {
    const found = readJsonLd(
      [JSON.stringify([product("Night Cream"), product("Day Cream"), product("💧"), product("夜")])],
      shop,
    );
    const listed = listedProducts(found.products, `${shop}/`);
    expect(listed.map(({ handle }) => handle)).toEqual(["night-cream", "day-cream", "product", "夜"]);
    expect(new Set(listed.map(({ url }) => url)).size).toBe(4);
  });
});

function item(type: string, values: Record<string, string>, change: Partial<MicrodataItem> = {}): MicrodataItem {
  const schema = type === "" ? "" : `https://schema.org/${type}`;
  return { type: schema, property: "", parent: null, values: Object.entries(values), children: [], ...change };
}

describe("microdata", () => {
  it("gives a product with its offer and rating, and nothing of one inside it", () => {
    const root = item("Product", {
      name: "Serum",
      image: "/a.png",
      description: "Silky.",
      url: "/products/serum",
      sku: "1",
    });
    const offer = item("Offer", { price: "1.299,00", priceCurrency: "EUR" }, { property: "offers", parent: root });
    const rating = item(
      "AggregateRating",
      { ratingValue: "4,5", reviewCount: "1.234" },
      { property: "aggregateRating", parent: root },
    );
    const similar = item("Product", { name: "Oil", price: "1" }, { property: "isSimilarTo", parent: root });
    const theirs = item("AggregateRating", { ratingValue: "1" }, { property: "aggregateRating", parent: similar });
    similar.children.push(theirs);
    root.children.push(similar, offer, rating);
    const found = readMicrodata([root, similar, theirs, offer, rating], pageUrl);
    expect(found).toHaveLength(1);
    expect(mainProduct(found, page(), true)).toMatchObject({
      source: "microdata",
      name: "Serum",
      price: { amount: 1299, currency: "EUR" },
      rating: { value: 4.5, reviewCount: 1234 },
      pictures: [{ url: `${shop}/a.png` }],
    });
  });

  it("in a list is listed, and as the page's main entity is main", () => {
    const list = item("ItemList", {});
    const found = readMicrodata(
      [
        item("Product", { name: "Oil" }, { property: "itemListElement", parent: list }),
        item("Product", { name: "Serum" }, { property: "mainEntity", parent: item("WebPage", {}) }),
      ],
      pageUrl,
    );
    expect(found.map(({ isListed, isMain }) => [isListed, isMain])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(mainProduct(found, page(), true)?.name).toBe("Serum");
  });
});

describe("OpenGraph", () => {
  const read = (meta: Record<string, string>, pictures: string[] = []) =>
    readOpenGraph(new Map(Object.entries(meta)), pictures, pageUrl)?.product ?? null;

  it("gives a product where the page is called one, or has a price", () => {
    const meta = {
      "og:type": "product",
      "og:title": "Serum &amp; Oil – L&eacute;a",
      "og:site_name": "Léa",
      "og:description": "Silky.",
    };
    expect(
      read({ ...meta, "product:price:amount": "19,90", "product:price:currency": "eur" }, ["/a.png?x=1&amp;y=2"]),
    ).toMatchObject({
      name: "Serum & Oil",
      descriptionHtml: "Silky.",
      price: { amount: 19.9, currency: "EUR" },
      pictures: [{ url: `${shop}/a.png?x=1&y=2` }],
    });
    expect(read({ "og:title": "Serum", "og:price:amount": "5" })?.name).toBe("Serum");
  });

  it("gives none of any other page", () => {
    expect(read({ "og:type": "website", "og:title": "Shop" })).toBeNull();
    expect(read({ "og:type": "article", "og:title": "How to" })).toBeNull();
    expect(read({ "og:type": "product" })).toBeNull();
  });
});
