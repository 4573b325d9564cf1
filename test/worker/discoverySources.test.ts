import { describe, expect, it } from "vitest";
import {
  browserOf,
  discover,
  entries,
  found,
  ld,
  noBrowser,
  paths,
  product,
  shell,
  shop,
  shopify,
  webOf,
  type Answer,
} from "./discoveryShop.ts";

async function gzip(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

describe("sitemaps", () => {
  const urlset = (...paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>${new URL(path, shop).href}</loc></url>`).join("")}</urlset>`;
  const index = (...paths: string[]) =>
    `<sitemapindex>${paths.map((path) => `<sitemap><loc>${new URL(path, shop).href}</loc></sitemap>`).join("")}</sitemapindex>`;

  it("are found by robots.txt, through indexes, and packed; other sites' pages stay out", async () => {
    const { pages } = await found(
      webOf({
        [shop]: "",
        [`${shop}robots.txt`]: `Sitemap: ${shop}maps/root.xml`,
        [`${shop}maps/root.xml`]: index(
          "/maps/blog.xml",
          "/maps/product-sitemap.xml.gz",
          "/maps/nested.xml",
          "https://else.example/s.xml",
        ),
        [`${shop}maps/nested.xml`]: index("/maps/deep.xml"),
        [`${shop}maps/deep.xml`]: urlset("/products/deep", "https://else.example/products/x", "/blog/products/post"),
        [`${shop}maps/product-sitemap.xml.gz`]: {
          bytes: await gzip(urlset("/day-cream.html", "/night-cream.html", "/cart", "/")),
        },
      }),
    );
    expect(paths(pages)).toEqual(["/day-cream.html", "/night-cream.html", "/products/deep"]);
  });

  it("that are cut, packed bombs, endless or broken give what can be read", async () => {
    const packed = await gzip(urlset("/products/a", "/products/b") + " ".repeat(40_000_000));
    const sitemaps: Answer[] = [
      urlset("/products/a", "/products/b").replace("</urlset>", "<url><loc>https://shop.exa"),
      { bytes: packed },
      { bytes: packed.subarray(0, packed.length - 9) },
    ];
    for (const sitemap of sitemaps) {
      const { pages } = await found(webOf({ [shop]: "", [`${shop}sitemap.xml`]: sitemap }));
      expect(paths(pages)).toEqual(["/products/a", "/products/b"]);
    }
    const endless = webOf((url) => {
      const depth = Number(/(\d+)\.xml$/.exec(url)?.[1] ?? 0);
      return url === shop
        ? ""
        : url.endsWith(".xml")
          ? index(...Array.from({ length: 50 }, (_, i) => `/${depth * 50 + i + 1}.xml`))
          : undefined;
    });
    expect((await found(endless)).pages).toEqual([]);
    expect(endless.asked.length).toBeLessThan(50);
  });

  it("of thousands of pages give the 500 that are named like products for ads", async () => {
    const all = Array.from({ length: 3000 }, (_, i) => `/products/${i % 6 === 5 ? "face-cream" : "brush-set"}-${i}`);
    const { pages, notes } = await found(webOf({ [shop]: "", [`${shop}sitemap.xml`]: urlset(...all) }));
    expect([pages.length, pages.every((url) => url.includes("face-cream"))]).toEqual([500, true]);
    expect(notes).toEqual(["The shop lists 3,000 products; the 500 best for ads were taken."]);
  });

  it("that cannot be had now are tried again, then done without", async () => {
    const laters: Answer[] = [403, 429, 503, { problem: "No answer.", temporary: true }];
    for (const later of laters) {
      const web = webOf({
        [shop]: "",
        [`${shop}robots.txt`]: `Sitemap: ${shop}map.xml`,
        [`${shop}map.xml`]: index("/one.xml", "/two.xml"),
        [`${shop}one.xml`]: later,
        [`${shop}two.xml`]: urlset("/products/a"),
      });
      for (const tries of [0, 2])
        expect(await discover(web, noBrowser, shop, tries)).toMatchObject({ ok: false, error: { retriable: true } });
      const { pages, isPartial, notes } = await found(web, noBrowser, 3);
      expect([paths(pages), isPartial, notes]).toEqual([
        ["/products/a"],
        true,
        ["The shop's sitemaps could not be read; what was known stays."],
      ]);
    }
  });

  it("at one of the usual places are enough", async () => {
    const pages = { [shop]: "", [`${shop}sitemap.xml`]: urlset("/products/a"), [`${shop}sitemap_index.xml`]: 403 };
    expect(await found(webOf(pages))).toMatchObject({ pages: [`${shop}products/a`], isPartial: false });
    expect((await discover(webOf({ [shop]: "", [`${shop}sitemap.xml`]: 503 }))).ok).toBe(false);
  });

  it("of 20,000 pages are chosen from in little time", async () => {
    const all = Array.from({ length: 20_000 }, (_, i) => `/products/brush-set-${i}`);
    const web = webOf({ [shop]: "", [`${shop}sitemap.xml`]: urlset(...all, "/products/late-cream") });
    const { pages, notes } = await found(web);
    expect([pages.length, notes]).toEqual([500, ["The shop lists 20,000 products; the 500 best for ads were taken."]]);
  });

  it("name each product once, whatever leads to it", async () => {
    const { pages } = await found(
      webOf({
        [shop]: "",
        [`${shop}sitemap.xml`]: urlset("/de/products/a", "/products/a", "/collections/x/products/a", "/products/a/"),
      }),
    );
    expect(pages).toEqual([`${shop}products/a`]);
  });
});

describe("links", () => {
  it("lead to product pages, also through pages that list them and those that follow", async () => {
    const { pages, products } = await found(
      webOf({
        [shop]: `<a href="/products/linked#top">A</a><a href="https://else.example/products/x">B</a><a href="/collections/face">C</a><a href="/cart">D</a><a href="javascript:x()">E</a>`,
        [`${shop}collections/face`]:
          `<a href="/produkt/creme">A</a><link rel="next" href="/collections/face?page=2">` +
          ld({
            "@type": "ItemList",
            itemListElement: [{ item: product("Listed Serum", { url: "/products/listed" }) }],
          }),
        [`${shop}collections/face?page=2`]: `<a href="/produit/huile">A</a>`,
      }),
    );
    expect(paths(pages)).toEqual(["/products/linked", "/products/listed", "/produit/huile", "/produkt/creme"]);
    expect(products.map(({ name }) => name)).toEqual(["Listed Serum"]);
  });

  it("to products that a query tells apart lead to each of them", async () => {
    const { pages } = await found(
      webOf({
        [shop]: `<a href="/product?id=1">A</a><a href="/product?id=2&ref=home">B</a><a href="/shop.php">C</a>`,
        [`${shop}shop.php`]: `<a href="/product?id=2">B</a><a href="/index.php?id_product=3">D</a><a href="/cart.php?id=9">E</a>`,
      }),
    );
    expect(pages).toEqual([`${shop}product?id=1`, `${shop}product?id=2&ref=home`, `${shop}index.php?id_product=3`]);
  });

  it("to a list that cannot be had now are tried again, then done without", async () => {
    const laters: Answer[] = [403, 429, 503, { problem: "No answer.", temporary: true }];
    for (const later of laters) {
      const web = webOf({
        [shop]: `<a href="/products/a">A</a><a href="/collections/face">B</a>`,
        [`${shop}collections/face`]: later,
      });
      for (const tries of [0, 2])
        expect(await discover(web, noBrowser, shop, tries)).toMatchObject({ ok: false, error: { retriable: true } });
      expect(await found(web, noBrowser, 3)).toMatchObject({
        pages: [`${shop}products/a`],
        isPartial: true,
        notes: ["The shop's lists of products could not be read; what was known stays."],
      });
    }
    for (const gone of [404, 410, 401, { problem: "It is larger than 4096 KiB.", temporary: false }])
      expect(
        await found(webOf({ [shop]: `<a href="/collections/face">B</a>`, [`${shop}collections/face`]: gone })),
      ).toMatchObject({ isPartial: false, notes: [] });
  });

  it("are bounded where lists lead to lists for ever", async () => {
    const web = webOf((url) =>
      url === shop || url.includes("/collections/")
        ? `<a href="/collections/${url.length}a${"b".repeat(url.length)}">x</a>`
        : undefined,
    );
    await found(web);
    expect(web.asked.length).toBeLessThan(60);
  });

  it("that name no product page leave those that are called like products", async () => {
    const { pages } = await found(
      webOf({ [shop]: `<a href="/hydrating-serum">A</a><a href="/our-story">B</a><a href="/impressum">C</a>` }),
    );
    expect(paths(pages)).toEqual(["/hydrating-serum"]);
  });
});

describe("a shop that is empty without its scripts", () => {
  it("is shown by a browser, once", async () => {
    const browser = browserOf({
      [shop]: `<title>Léa</title><img class="logo" alt="Léa"><a href="/products/serum">Serum</a>`,
    });
    const { pages, brandName, homePage } = await found(webOf({ [shop]: shell }), browser);
    expect([paths(pages), brandName, browser.opened]).toEqual([["/products/serum"], "Léa", [shop]]);
    expect(homePage.contentType).toBe("text/html; charset=utf-8");
    expect(new TextDecoder().decode(homePage.body)).toContain("Serum");
  });

  it("needs no browser where a feed or a sitemap speaks", async () => {
    const browser = browserOf();
    await found(shopify(entries(0, 3), { [shop]: shell }), browser);
    await found(webOf({ [shop]: shell, [`${shop}sitemap.xml`]: `<loc>${shop}products/a</loc><x>` }), browser);
    await found(webOf({ [shop]: "<p>We sell nothing.</p>" }), browser);
    expect(browser.opened).toEqual([]);
  });

  it("is tried again while no browser can show it, and is a shop with nothing only where there is none", async () => {
    const web = webOf({ [shop]: shell });
    for (const browser of [browserOf({ [shop]: "busy" }), browserOf()])
      for (const tries of [0, 3])
        expect(await discover(web, browser, shop, tries)).toMatchObject({ ok: false, error: { retriable: true } });
    expect(await found(web, noBrowser)).toMatchObject({ products: [], pages: [], isPartial: false });
  });

  it("has its lists shown by a browser; one that cannot be shown now is tried again, then done without", async () => {
    const pages = {
      [shop]: `<a href="/collections/face">A</a><a href="/products/a">B</a>`,
      [`${shop}collections/face`]: shell,
    };
    const shown = browserOf({ [`${shop}collections/face`]: `<a href="/products/b">B</a>` });
    expect(paths((await found(webOf(pages), shown)).pages)).toEqual(["/products/a", "/products/b"]);
    for (const browser of [browserOf({ [`${shop}collections/face`]: "busy" }), browserOf()]) {
      expect(await discover(webOf(pages), browser)).toMatchObject({ ok: false, error: { retriable: true } });
      expect(await found(webOf(pages), browser, 3)).toMatchObject({ pages: [`${shop}products/a`], isPartial: true });
    }
  });
});
