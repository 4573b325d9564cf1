import { describe, expect, it } from "vitest";
import {
  handleOf,
  isListingAddress,
  isNamedByQuery,
  isProductAddress,
  mayBeProductAddress,
  namedFragment,
  parseAddress,
  productKey,
  slug,
} from "../../src/core/discovery/address.ts";
import { crawlDelaySeconds, isAllowed, robotsRules, sitemapsOf } from "../../src/core/discovery/robots.ts";
import { readSitemap } from "../../src/core/discovery/sitemap.ts";

const shop = "https://shop.example";

describe("an address", () => {
  it("of the web is read, relative to its page; anything else is none", () => {
    expect(parseAddress("/a?b=c", `${shop}/x/y`)?.href).toBe(`${shop}/a?b=c`);
    expect(parseAddress("//cdn.example/a.png", shop)?.href).toBe("https://cdn.example/a.png");
    for (const text of [
      "",
      "  ",
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "mailto:a@b.c",
      "http://",
      "x".repeat(3000),
    ])
      expect(parseAddress(text), text.slice(0, 30)).toBeNull();
  });

  it("looks like a product's in several languages", () => {
    const products = [
      "/products/serum",
      "/collections/all/products/serum",
      "/de/products/serum",
      "/product/serum/",
      "/p/serum-123",
      "/shop/serum",
      "/shop/face/serum",
      "/item/42",
      "/produkt/serum",
      "/produit/serum",
      "/producto/serum",
      "/prodotto/siero",
      "/products/gift-card",
      "/products/cart-oil",
      "/products/search",
    ];
    for (const path of products) expect(isProductAddress(shop + path), path).toBe(true);
  });

  it("of a basket, an account, a policy, an article, a list or a file looks like no product's", () => {
    const others = [
      "/",
      "/cart",
      "/shop/cart",
      "/store/checkout",
      "/shop/my-account",
      "/account/login",
      "/policies/refund-policy",
      "/blogs/news/products/serum",
      "/blog/product/serum",
      "/pages/about",
      "/products",
      "/products.json",
      "/products/serum.jpg",
      "/products/page/2",
      "/product-category/face",
      "/collections/serums",
      "/warenkorb",
      "/panier",
      "/shop/carrito",
      "/de/shop/warenkorb",
    ];
    for (const path of others) expect(isProductAddress(shop + path), path).toBe(false);
  });

  it("of a list is told from a product's", () => {
    for (const path of [
      "/collections/serums",
      "/products",
      "/shop",
      "/kategorie/gesicht",
      "/categorie-produit/visage",
      "/c/face",
    ])
      expect(isListingAddress(shop + path), path).toBe(true);
    for (const path of ["/", "/products/serum", "/cart", "/blog/category/news"])
      expect(isListingAddress(shop + path), path).toBe(false);
    expect(mayBeProductAddress(`${shop}/hydrating-serum.html`)).toBe(true);
    expect(mayBeProductAddress(`${shop}/impressum`)).toBe(false);
  });

  it("means the same product whatever leads to it", () => {
    const same = [
      "https://shop.example/products/serum",
      "http://www.shop.example/products/Serum/",
      "https://shop.example/de/products/serum?variant=12",
      "https://shop.example/en-gb/collections/face/products/serum#reviews",
    ];
    expect(new Set(same.map(productKey)).size).toBe(1);
    const different = [
      "https://shop.example/skin/serum",
      "https://shop.example/hair/serum",
      "https://shop.example/serum.html",
      "https://other.example/serum.html",
      "https://shop.example/index.php?product_id=1&utm=x",
      "https://shop.example/index.php?product_id=2",
      "https://shop.example/?p=12",
      "https://shop.example/",
    ];
    expect(new Set(different.map(productKey)).size).toBe(different.length);
  });

  it("may tell its product by a query: then it is a product's, whatever the path", () => {
    const products = [
      "/product?id=1",
      "/product?id=2",
      "/product?ID=3&utm_source=x",
      "/de/produkt?artikel=4",
      "/product.php?sku=A-1",
      "/product.php?sku=A-2",
      "/product_info.php?cPath=3&products_id=5",
      "/index.php?id_product=6&controller=product",
      "/index.php?route=product/product&product_id=7",
      "/shop/item?id=8",
      "/item.asp?item=9",
      "/shop/product-detail.aspx?pid=10",
      "/products?prod=11",
      "/?product=12",
    ];
    for (const path of products) {
      const url = shop + path;
      expect([isProductAddress(url), isListingAddress(url), mayBeProductAddress(url), handleOf(url)], path).toEqual([
        true,
        false,
        true,
        "",
      ]);
    }
    expect(new Set(products.map((path) => productKey(shop + path))).size).toBe(products.length);
    expect(productKey(`${shop}/product?id=1&color=red#top`)).toBe(productKey(`http://www.shop.example/product/?Id=1`));
  });

  it("tells nothing by a query where the path names the product, or the query none", () => {
    expect(productKey(`${shop}/products/serum?id=1`)).toBe(productKey(`${shop}/products/serum`));
    for (const path of ["/product?page=2", "/products?p=2", "/shop?sort=price", "/product?id=", "/shop.php"]) {
      expect([isProductAddress(shop + path), isListingAddress(shop + path)], path).toEqual([false, true]);
      expect(isNamedByQuery(shop + path), path).toBe(false);
    }
    for (const path of ["/cart?product_id=1", "/cart.php?id=1", "/category.php?id=1", "/login?item=1", "/c/item?id=1"])
      expect(isProductAddress(shop + path), path).toBe(false);
  });

  it("of a page with a query keeps the products apart that have no page of their own", () => {
    const page = `${shop}/shop?id=3`;
    expect(productKey(page + namedFragment("Cream"))).not.toBe(productKey(page + namedFragment("Serum")));
  });

  it("is well-formed, whatever the name that it is made of", () => {
    for (const name of [
      "🌹".repeat(300),
      `x${"🌹".repeat(300)}`,
      "\uD83C",
      `${"𝒜".repeat(50)}x`,
      `x${"𝒜".repeat(99)}`,
    ]) {
      expect(namedFragment(name).startsWith("#product:")).toBe(true);
      expect(slug(name).isWellFormed()).toBe(true);
      expect(handleOf(`${shop}/products/${encodeURIComponent(name.toWellFormed())}`).isWellFormed()).toBe(true);
    }
  });

  it("gives a handle: its last part, decoded, without a file ending", () => {
    expect(handleOf(`${shop}/a/cr%C3%A8me.html?x=1`)).toBe("crème");
    expect(handleOf(`${shop}/index.php?product_id=1`)).toBe("");
    expect(handleOf(`${shop}/products/%E0%A4%A`)).toBe("%E0%A4%A");
    expect(handleOf(`${shop}/products/${"x".repeat(900)}`)).toHaveLength(200);
  });

  it("is judged without slowing down, however it is made", () => {
    for (const piece of ["categor", "-", "a-", "/categor", "%", "privacy", "products/"]) {
      const url = `${shop}/${piece.repeat(1900 / piece.length)}`;
      expect(typeof isProductAddress(url), piece).toBe("boolean");
      expect(typeof isListingAddress(url), piece).toBe("boolean");
    }
  });
});

describe("robots.txt", () => {
  const rulesOf = (text: string) => robotsRules(`${shop}/robots.txt`, text);

  it("is obeyed in the group for this service, else in the one for everybody", () => {
    const everybody = rulesOf("User-agent: *\nDisallow: /private\nAllow: /private/open\nDisallow: /*.json$");
    expect(isAllowed(everybody, `${shop}/private/x`)).toBe(false);
    expect(isAllowed(everybody, `${shop}/private/open`)).toBe(true);
    expect(isAllowed(everybody, `${shop}/products.json`)).toBe(false);
    expect(isAllowed(everybody, `${shop}/products.json?page=1`)).toBe(true);
    const ours = rulesOf(
      "User-agent: *\nDisallow: /\n\nUser-agent: Other\nUser-agent: AdCreativeService/1.0\nDisallow: /cart",
    );
    expect(isAllowed(ours, `${shop}/products/x`)).toBe(true);
    expect(isAllowed(ours, `${shop}/cart`)).toBe(false);
    expect(isAllowed(rulesOf("User-agent: *\nDisallow:"), `${shop}/x`)).toBe(true);
    expect(isAllowed(rulesOf("User-agent: Other\nDisallow: /"), `${shop}/x`)).toBe(true);
  });

  it("counts for its site with and without www, and for no other", () => {
    const rules = rulesOf("User-agent: *\nDisallow: /");
    expect(isAllowed(rules, "http://www.shop.example/a.png")).toBe(false);
    expect(isAllowed(rules, "https://cdn.example/a.png")).toBe(true);
    expect(isAllowed(rules, "no address")).toBe(true);
  });

  it("tells the pause between requests, at most 30 s", () => {
    const delays = ["2", "0.5", "3600", "-1", "soon", ""].map((delay) =>
      crawlDelaySeconds(rulesOf(`User-agent: *\nCrawl-delay: ${delay}\nDisallow:`)),
    );
    expect(delays).toEqual([2, 0.5, 30, 0, 0, 0]);
    expect(crawlDelaySeconds(rulesOf("User-agent: Slow\nCrawl-delay: 9"))).toBe(0);
  });

  it("names sitemaps, wherever in the file they stand", () => {
    const rules = rulesOf(
      `Sitemap: ${shop}/a.xml\nUser-agent: *\nSitemap: /b.xml\nDisallow: /x\nSitemap: javascript:1`,
    );
    expect(sitemapsOf(rules)).toEqual([`${shop}/a.xml`, `${shop}/b.xml`]);
    expect(isAllowed(rules, `${shop}/x`)).toBe(false);
  });

  it("that is made to be slow or large is kept small, and still forbids what it forbids", () => {
    const agents = rulesOf("User-agent: a\n".repeat(20_000) + "Disallow: /x\n".repeat(10_000));
    expect(agents.text).toBe("");
    const wildcards = rulesOf(`User-agent: *\n${`Disallow: /${"*a".repeat(900)}b\n`.repeat(200)}Disallow: /secret`);
    expect(isAllowed(wildcards, `${shop}/secret`)).toBe(false);
    expect(isAllowed(wildcards, `${shop}/${"a".repeat(1900)}`)).toBe(false);
    const long = rulesOf(`User-agent: *\nDisallow: /early\n${"# nothing\n".repeat(100_000)}Disallow: /late`);
    expect([isAllowed(long, `${shop}/early`), isAllowed(long, `${shop}/late`)]).toEqual([false, true]);
    for (const noise of ["\u0000".repeat(1000), ":".repeat(10_000), "User-agent", "Disallow: /\n", "<html>"])
      expect(isAllowed(rulesOf(noise), `${shop}/`)).toBe(true);
  });

  it("is plain data, and judges as before when it was stored and read again", () => {
    const rules = rulesOf("User-agent: *\nDisallow: /x");
    expect(isAllowed(structuredClone(rules), `${shop}/x`)).toBe(false);
  });
});

describe("a sitemap", () => {
  it("names pages; pictures and videos in it are none", () => {
    const text = `<?xml version="1.0"?><urlset><url><loc> ${shop}/products/a?x=1&amp;y=2 </loc><image:image><image:loc>${shop}/a.png</image:loc><image:title>Loc</image:title></image:image></url>
      <url><loc><![CDATA[${shop}/products/b]]></loc></url><url><loc>/products/c</loc></url><url><loc>javascript:1</loc></url></urlset>`;
    expect(readSitemap(text, shop)).toEqual({
      isIndex: false,
      urls: [`${shop}/products/a?x=1&y=2`, `${shop}/products/b`, `${shop}/products/c`],
    });
  });

  it("that is cut gives what comes before, without half an address", () => {
    const { urls } = readSitemap(`<urlset><url><loc>${shop}/products/a</loc></url><url><loc>${shop}/prod`, shop);
    expect(urls).toEqual([`${shop}/products/a`]);
  });

  it("may be an index or a list of lines", () => {
    expect(readSitemap(`<sitemapindex><sitemap><loc>${shop}/s.xml</loc></sitemap></sitemapindex>`, shop).isIndex).toBe(
      true,
    );
    expect(readSitemap(`${shop}/products/a\r\n${shop}/products/b\nnoise`, shop).urls).toHaveLength(2);
  });

  it("is bounded and read in one pass", () => {
    const many = Array.from({ length: 60_000 }, (_, i) => `<loc>${shop}/${i}</loc>`).join("");
    expect(readSitemap(`<urlset>${many}`, shop).urls).toHaveLength(50_000);
    for (const piece of ["<loc>", "<loc", "</loc>", "<loc><![CDATA[", "<loc> "])
      expect(readSitemap(`<urlset>${piece.repeat(300_000)}`, shop).urls).toEqual([]);
  });
});
