import { describe, expect, it } from "vitest";
import type { Web, WebAnswer } from "../../src/ports/web.ts";
import { discoverProducts } from "../../src/services/onboarding/discoverProducts.ts";

type Page = string | number | undefined;

/** A web of pages by address; what is not there answers 404, a number is a status. */
function webOf(pages: Record<string, Page> | ((url: string) => Page)): Web {
  const look = typeof pages === "function" ? pages : (url: string) => pages[url];
  return {
    get: (url): Promise<WebAnswer> => {
      const page = look(url) ?? 404;
      if (page === "no answer")
        return Promise.resolve({ ok: false, problem: `${url} did not answer.`, temporary: true });
      const [status, text] = typeof page === "number" ? [page, ""] : [200, page];
      const body = new TextEncoder().encode(text);
      return Promise.resolve({ ok: true, status, url, contentType: "text/html", body });
    },
  };
}

const shop = "https://shop.example/";
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const product = (name: string, more: object = {}) => ({ "@type": "Product", name, ...more });

async function found(web: Web) {
  const result = await discoverProducts(web, shop);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const feedOf = (entries: unknown[]) => JSON.stringify({ products: entries });
const entry = (n: number) => ({ title: `Cream ${n}`, handle: `cream-${n}` });

describe("a product feed", () => {
  it("is read page after page, up to 500 products, malformed entries left out", async () => {
    const web = webOf((url) => {
      if (url === shop) return "<title>Shop | Skincare</title>";
      const page = Number(/page=(\d+)/.exec(url)?.[1]);
      return feedOf(Array.from({ length: 100 }, (_, i) => (i === 0 ? { title: 7 } : entry(page * 1000 + i))));
    });
    const { products, brandName } = await found(web);
    expect([products.length, brandName]).toEqual([500, "Shop"]);
  });

  it("that breaks off is tried again: a catalogue never gets shorter for it", async () => {
    for (const second of [503, 404, "no answer", 429] as const) {
      const web = webOf((url) => {
        if (url === shop) return "";
        return url.endsWith("page=1") ? feedOf(Array.from({ length: 100 }, (_, i) => entry(i))) : second;
      });
      expect(await discoverProducts(web, shop)).toMatchObject({ ok: false, error: { retriable: true } });
    }
  });

  it("that cannot be had now is tried again when the pages show nothing either", async () => {
    const web = webOf({ [shop]: "", [`${shop}products.json?limit=100&page=1`]: 503 });
    expect(await discoverProducts(web, shop)).toMatchObject({ ok: false, error: { retriable: true } });
    expect(await discoverProducts(webOf({ [shop]: "" }), shop)).toMatchObject({ ok: true, value: { products: [] } });
  });
});

describe("JSON-LD", () => {
  it("is found on its own, in arrays, in @graph, in lists and in groups of variants", async () => {
    const group = {
      "@type": ["ProductGroup"],
      name: "Tint",
      url: "/products/tint",
      hasVariant: [{ "@type": "Product", image: "/tint.png", offers: { price: "19.50", priceCurrency: "EUR" } }],
    };
    const { products } = await found(
      webOf({
        [shop]: [
          ld(product("Serum", { url: "/products/serum", image: ["/serum.png"] })),
          ld([product("Oil", { url: "/products/oil" })]),
          ld({ "@graph": [{ "@type": "WebPage" }, product("Balm", { url: "/products/balm" })] }),
          ld({ "@type": "ItemList", itemListElement: [{ item: product("Gel", { url: "/products/gel" }) }] }),
          ld(group),
          `<script type="application/ld+json">{ broken</script>`,
        ].join("\n"),
      }),
    );
    expect(products.map(({ handle }) => handle).sort()).toEqual(["balm", "gel", "oil", "serum", "tint"]);
    expect(products.find(({ handle }) => handle === "tint")).toMatchObject({
      pictureUrl: "https://shop.example/tint.png",
      price: { amount: 19.5, currency: "EUR" },
    });
  });

  it("gives products without an address of their own a handle each", async () => {
    const { products } = await found(webOf({ [shop]: ld([product("Night Cream"), product("Day Cream")]) }));
    expect(products.map(({ handle }) => handle)).toEqual(["night-cream", "day-cream"]);
  });

  it("is read from pages that only the sitemap names", async () => {
    const { products } = await found(
      webOf({
        [shop]: `<a href="/products/linked">Linked</a><a href="https://elsewhere.example/products/x">Elsewhere</a>`,
        [`${shop}sitemap.xml`]: `<sitemapindex><sitemap><loc>${shop}pages.xml</loc></sitemap><sitemap><loc>${shop}sitemap_products_1.xml</loc></sitemap></sitemapindex>`,
        [`${shop}sitemap_products_1.xml`]: `<urlset><url><loc>${shop}products/listed</loc></url><url><loc>https://elsewhere.example/products/y</loc></url></urlset>`,
        [`${shop}products/linked`]: ld(product("Linked Cream")),
        [`${shop}products/listed`]: ld(product("Listed Cream")),
      }),
    );
    expect(products.map(({ handle }) => handle)).toEqual(["linked", "listed"]);
  });

  it("is read in one pass, whatever the markup is made of", async () => {
    const hostile = ["<script ", "<a ", "<meta name=", '<script type="application/ld+json">', "<title", "<"];
    for (const piece of hostile) {
      const page = ld(product("Cream")) + piece.repeat(Math.floor(3_000_000 / piece.length));
      expect((await found(webOf({ [shop]: page }))).products).toHaveLength(1);
    }
  });
});

describe("the brand", () => {
  it("takes name, colour and tone from the page", async () => {
    const { brandName, kit } = await found(
      webOf({
        [shop]: `<meta property="og:site_name" content="L&eacute;a"><meta name='theme-color' content='#ABC'><meta name="description" content="Quiet care.">`,
      }),
    );
    expect([brandName, kit]).toEqual(["Léa", { colours: ["#aabbcc"], tone: "Quiet care." }]);
  });
});
