import { describe, expect, it } from "vitest";
import {
  discover,
  entries,
  entry,
  feedOf,
  found,
  ld,
  paths,
  product,
  shop,
  shopify,
  webOf,
  type Answer,
} from "./discoveryShop.ts";

describe("Shopify's feed", () => {
  it("is read page after page; the pages of what ads can be made of are named for the rest", async () => {
    const { products, pages, notes, brandName, home } = await found(
      shopify([...entries(0, 300), entry(900, { title: "Gift Card" }), { title: 7 }]),
    );
    expect([products.length, pages.length, notes, brandName, home]).toEqual([301, 300, [], "Shop", shop]);
  });

  it("of 5,000 products gives the 500 best, and says so", async () => {
    const all = Array.from({ length: 5000 }, (_, i) =>
      i % 10 === 0 ? entry(i) : i % 10 === 1 ? entry(i, { images: [] }) : entry(i, { title: `Brush set ${i}` }),
    );
    const { products, pages, notes } = await found(shopify(all));
    expect(products.map(({ handle }) => handle)).toEqual(Array.from({ length: 500 }, (_, i) => `cream-${i * 10}`));
    expect(pages).toHaveLength(500);
    expect(notes).toEqual(["The shop lists 5,000 products; the 500 best for ads were taken."]);
    const more = await found(shopify([...all, ...entries(6000, 6600)]));
    expect(more.products).toEqual(products);
    expect(more.notes).toEqual(["The shop lists 5,000 products or more; the 500 best for ads were taken."]);
  });

  it("with half a character in an address loses no other product", async () => {
    const { products } = await found(shopify([entry(0, { handle: "cream-\ud83d" }), entry(1)]));
    expect(products.map(({ handle }) => handle)).toEqual(["cream-\uFFFD", "cream-1"]);
  });

  it("prefers what is in stock, then its own order", async () => {
    const soldOut = Array.from({ length: 300 }, (_, i) => entry(i, { variants: [{ price: "1", available: false }] }));
    const { products, notes } = await found(shopify([...soldOut, ...entries(300, 700)]));
    expect([products[0]?.handle, products[399]?.handle, products[400]?.handle]).toEqual([
      "cream-300",
      "cream-699",
      "cream-0",
    ]);
    expect(notes).toEqual(["The shop lists 700 products; the 500 best for ads were taken."]);
  });

  it("that breaks off is tried again: a catalogue never gets shorter for it", async () => {
    const breaks: Answer[] = [503, 404, 429, "{ broken", "<html>", { problem: "No answer.", temporary: true }];
    for (const second of breaks) {
      const web = shopify(entries(0, 250), { [`${shop}products.json?limit=250&page=2`]: second });
      expect(await discover(web), JSON.stringify(second)).toMatchObject({ ok: false, error: { retriable: true } });
    }
  });

  it("ends where the shop ignores paging, and goes on where it gives fewer a page than it was asked for", async () => {
    const same = feedOf(entries(0, 250));
    const ignoring = webOf((url) => (url === shop ? "" : url.includes("products.json") ? same : undefined));
    expect((await found(ignoring)).products).toHaveLength(250);
    const capped = webOf((url) => {
      const page = Number(/products\.json.*page=(\d+)$/.exec(url)?.[1] ?? NaN);
      return url === shop ? "" : page > 0 ? feedOf(entries(page * 30 - 30, Math.min(page * 30, 75))) : undefined;
    });
    expect((await found(capped)).products).toHaveLength(75);
  });

  it("whose pages are too large is read in smaller ones", async () => {
    const large = { problem: "The feed is larger than 8192 KiB.", temporary: false };
    const web = shopify(entries(0, 120), { [`${shop}products.json?limit=250&page=1`]: large });
    expect((await found(web)).products).toHaveLength(120);
  });

  it("that breaks off for the fourth time is taken as far as it goes, with what the shop's pages name", async () => {
    const breaks: Answer[] = [503, 404, 403, 430, "{ broken", { problem: "No answer.", temporary: true }];
    for (const second of breaks) {
      const web = shopify(entries(0, 250), {
        [shop]: `<a href="/products/rest">A</a>`,
        [`${shop}products.json?limit=250&page=2`]: second,
      });
      expect((await discover(web, undefined, shop, 2)).ok).toBe(false);
      const { products, pages, isPartial, notes } = await found(web, undefined, 3);
      expect([products.length, pages.includes(`${shop}products/rest`), isPartial]).toEqual([250, true, true]);
      expect(notes).toEqual(["The shop's product feed could not be read; what was known stays."]);
    }
  });

  it("whose later pages are too large in every size counts as broken off", async () => {
    const large = { problem: "It is larger than 8192 KiB.", temporary: false };
    const web = shopify(entries(0, 400), {
      [`${shop}products.json?limit=250&page=2`]: large,
      [`${shop}products.json?limit=50&page=3`]: large,
    });
    expect(await discover(web)).toMatchObject({ ok: false, error: { retriable: true } });
    const { products, isPartial } = await found(web, undefined, 3);
    expect([products.length, isPartial]).toEqual([100, true]);
  });

  it("that cannot be had now is tried again, then done without; the shop is no empty one for it", async () => {
    const feed = `${shop}products.json?limit=250&page=1`;
    const laters: Answer[] = [403, 408, 425, 429, 430, 503, { problem: "No answer.", temporary: true }];
    for (const later of laters) {
      const web = webOf({ [shop]: `<a href="/products/a">A</a>`, [feed]: later });
      for (const tries of [0, 2])
        expect(await discover(web, undefined, shop, tries)).toMatchObject({ ok: false, error: { retriable: true } });
      expect(web.asked.filter((url) => url.includes("sitemap"))).toEqual([]);
      const { pages, isPartial, notes } = await found(web, undefined, 3);
      expect([paths(pages), isPartial, notes]).toEqual([
        ["/products/a"],
        true,
        ["The shop's product feed could not be read; what was known stays."],
      ]);
      const empty = webOf({ [shop]: "", [feed]: later });
      expect(await discover(empty, undefined, shop, 3)).toMatchObject({ ok: false, error: { retriable: true } });
    }
  });

  it("that is not there, or kept from us for good, is done without at once", async () => {
    for (const none of ["{ broken", 404, 401, { problem: "Redirects for ever.", temporary: false }]) {
      const web = webOf({ [shop]: "", [`${shop}products.json?limit=250&page=1`]: none });
      expect(await found(web)).toMatchObject({ products: [], pages: [], notes: [], isPartial: false });
    }
  });

  it("is merged with what sitemaps and the home page name", async () => {
    const { products, pages } = await found(
      shopify(entries(0, 2), {
        [shop]: ld(product("Cream 1", { url: "/de/products/cream-1?variant=3", aggregateRating: { ratingValue: 4 } })),
        [`${shop}sitemap.xml`]: `<urlset><url><loc>${shop}products/cream-0</loc></url><url><loc>${shop}products/hidden-oil</loc></url></urlset>`,
      }),
    );
    expect(products.map(({ handle, rating }) => [handle, rating?.value ?? null])).toEqual([
      ["cream-0", null],
      ["cream-1", 4],
    ]);
    expect(paths(pages)).toEqual(["/products/cream-0", "/products/cream-1", "/products/hidden-oil"]);
  });
});

describe("WooCommerce's Store API", () => {
  const wooEntry = (n: number) => ({
    name: `Cream ${n}`,
    slug: `cream-${n}`,
    permalink: `${shop}product/cream-${n}/`,
    description: n === 0 ? "<p>Ingredients: Aqua, Glycerin, Niacinamide, Parfum, Limonene</p>" : "",
    prices: { price: "1990", currency_code: "EUR", currency_minor_unit: 2 },
    images: [{ src: `${shop}${n}.png` }],
  });

  it("is read page after page; a page that can add nothing is not named", async () => {
    const { products, pages } = await found(
      webOf((url) => {
        const page = Number(/wp-json\/wc\/store\/v1\/products\?per_page=100&page=(\d+)$/.exec(url)?.[1] ?? NaN);
        if (url === shop) return "<title>Shop</title>";
        const count = page === 1 ? 100 : 20;
        return page > 0
          ? JSON.stringify(Array.from({ length: count }, (_, i) => wooEntry((page - 1) * 100 + i)))
          : undefined;
      }),
    );
    expect([products.length, pages.length]).toEqual([120, 119]);
    expect(products[0]).toMatchObject({ price: { amount: 19.9, currency: "EUR" }, handle: "cream-0" });
  });

  it("that breaks off is tried again", async () => {
    const address = (page: number) => `${shop}wp-json/wc/store/v1/products?per_page=100&page=${page}`;
    const full = JSON.stringify(Array.from({ length: 100 }, (_, i) => wooEntry(i)));
    const web = webOf({ [shop]: "", [address(1)]: full, [address(2)]: 500 });
    expect(await discover(web)).toMatchObject({ ok: false, error: { retriable: true } });
  });
});
