import { describe, expect, it, vi } from "vitest";
import type { Web } from "../../src/ports/web.ts";
import {
  discover,
  entries,
  found,
  ld,
  noBrowser,
  paths,
  product,
  shop,
  shopify,
  webOf,
  type Answer,
} from "./discoveryShop.ts";

describe("robots.txt", () => {
  it("that forbids the home page ends the onboarding, in words that help", async () => {
    const web = webOf({ [shop]: "", [`${shop}robots.txt`]: "User-agent: *\nDisallow: /" });
    const result = await discover(web);
    expect(result).toMatchObject({ ok: false, error: { retriable: false } });
    expect(result.ok ? "" : result.error.message).toMatch(
      /robots\.txt of shop\.example does not allow .*AdCreativeService/,
    );
    expect(web.asked).toEqual([`${shop}robots.txt`]);
  });

  it("keeps us from the addresses that it forbids", async () => {
    const web = webOf({
      [shop]: `<a href="/products/open">A</a><a href="/products/secret">B</a><a href="/collections/secret">C</a>`,
      [`${shop}robots.txt`]:
        "User-agent: *\nDisallow: /*secret\nDisallow: /products.json\nDisallow: /wp-json/\nDisallow: /sitemap",
    });
    const { pages, robots } = await found(web);
    expect(paths(pages)).toEqual(["/products/open"]);
    expect(web.asked).toEqual([`${shop}robots.txt`, shop]);
    expect(structuredClone(robots)).toEqual(robots);
  });

  it("that is not there, or is a page, forbids nothing; one that cannot be had now is tried again", async () => {
    for (const none of [404, 403, 401, "<html>Disallow: /</html>"])
      expect((await discover(webOf({ [shop]: "", [`${shop}robots.txt`]: none }))).ok).toBe(true);
    for (const later of [500, 503, 408, 425, 429, 430, { problem: "No answer.", temporary: true }]) {
      const web = webOf({ [shop]: "", [`${shop}robots.txt`]: later });
      expect(await discover(web)).toMatchObject({ ok: false, error: { retriable: true } });
      expect(web.asked).toHaveLength(1);
    }
  });

  it("of the site that the home page moves to counts there", async () => {
    const moved = "https://new.example/";
    const web = webOf({
      [shop]: { to: moved },
      [moved]: "<p>x</p>",
      [`${moved}robots.txt`]: "User-agent: *\nDisallow: /",
    });
    expect(await discover(web)).toMatchObject({ ok: false, error: { retriable: false } });
    const open = webOf({ [shop]: { to: moved }, [moved]: `<a href="/products/a">A</a>` });
    expect(await found(open)).toMatchObject({ home: moved, pages: [`${moved}products/a`] });
  });

  it("may ask for pauses: then fewer requests are made, at that pace", async () => {
    vi.useFakeTimers();
    try {
      const starts: number[] = [];
      const answers = webOf({
        [shop]: `<a href="/products/a">A</a>`,
        [`${shop}robots.txt`]: "User-agent: *\nCrawl-delay: 30",
      });
      const web: Web = { get: (url, limits) => (starts.push(Date.now()), answers.get(url, limits)) };
      const result = discover(web);
      await vi.advanceTimersByTimeAsync(600_000);
      expect((await result).ok).toBe(true);
      const gaps = starts.slice(2).map((start, i) => start - (starts[i + 1] ?? 0));
      expect(gaps.every((gap) => gap >= 30_000)).toBe(true);
      expect(starts.length).toBeLessThanOrEqual(8);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a pace that robots.txt asks for", () => {
  const slow = { [`${shop}robots.txt`]: "User-agent: *\nCrawl-delay: 20" };

  async function foundSlowly(web: Web) {
    vi.useFakeTimers();
    try {
      const result = found(web);
      await vi.advanceTimersByTimeAsync(600_000);
      return await result;
    } finally {
      vi.useRealTimers();
    }
  }

  it("bounds the pages to what 12 minutes allow; those of feed products go first", async () => {
    const named = Array.from({ length: 30 }, (_, i) => `<url><loc>${shop}products/hidden-cream-${i}</loc></url>`);
    const { pages, products, notes, isPartial } = await foundSlowly(
      shopify(entries(0, 40), { ...slow, [`${shop}sitemap.xml`]: `<urlset>${named.join("")}</urlset>` }),
    );
    expect([products.length, pages.length, isPartial]).toEqual([40, 36, false]);
    expect(pages.filter((url) => url.includes("hidden"))).toHaveLength(30);
    expect(notes).toEqual(["The shop asks for 20 s between two requests, so 36 of 70 product pages are read."]);
  });

  it("bounds the pages of a shop without a feed, too", async () => {
    const named = Array.from(
      { length: 100 },
      (_, i) => `<url><loc>${shop}products/${i < 50 ? "brush" : "cream"}-${i}</loc></url>`,
    );
    const { pages, notes } = await foundSlowly(
      webOf({ [shop]: "", ...slow, [`${shop}sitemap.xml`]: `<urlset>${named.join("")}</urlset>` }),
    );
    expect([pages.length, pages.every((url) => url.includes("cream"))]).toEqual([36, true]);
    expect(notes).toEqual([
      "The shop lists 100 products; the 36 best for ads were taken.",
      "The shop asks for 20 s between two requests, so 36 of 100 product pages are read.",
    ]);
  });
});

describe("a home page", () => {
  it("that fails tells whether another try may help", async () => {
    const cases: [Answer, boolean][] = [
      [404, false],
      [401, false],
      [403, true],
      [503, true],
      [429, true],
      [{ problem: "It did not answer within 15 s.", temporary: true }, true],
      [{ problem: "It is larger than 4096 KiB.", temporary: false }, false],
      [{ bytes: new Uint8Array(9), contentType: "application/pdf" }, false],
      [{ to: shop }, false],
    ];
    for (const [answer, retriable] of cases)
      expect(await discover(webOf({ [shop]: answer })), JSON.stringify(answer)).toMatchObject({
        ok: false,
        error: { retriable },
      });
    expect(await discover(webOf({}), noBrowser, "no address")).toMatchObject({
      ok: false,
      error: { retriable: false },
    });
  });

  it("tells the brand's name on which two signs of the site agree, else its host", async () => {
    const claim = `<meta property="og:site_name" content="L&eacute;a">`;
    const names: [string, string][] = [
      [`${claim}<title>Natural skincare | Léa</title>`, "Léa"],
      [`${claim}<title>Léa: natural skincare</title>`, "Léa"],
      [`${claim}<title>Other</title><img class="header__logo" src="a.svg" alt="L&eacute;a">`, "Léa"],
      [`${claim}<title>Other</title><p>&copy; 2026 L&eacute;a GmbH</p>`, "Léa"],
      [claim + ld({ "@type": "Organization", name: "Maison Léa" }), "Léa"],
      [`<meta name="application-name" content="Shop Skincare">`, "Shop Skincare"],
      [`<title>Home | Shop</title>`, "Shop"],
      [`<title>Natural skincare – Other</title>`, "shop.example"],
      ["", "shop.example"],
    ];
    for (const [html, name] of names) {
      const shopFound = await found(webOf({ [shop]: html }));
      expect(shopFound.brandName, html).toBe(name);
      expect(
        shopFound.notes.filter((note) => note.includes("signed")),
        html,
      ).toEqual([]);
    }
  });

  it("takes no name that one tag alone claims, and says what it took instead and why", async () => {
    for (const claim of [
      `<meta property="og:site_name" content="NIKE">`,
      ld({ "@type": "Organization", name: "NIKE" }),
      `<meta property="og:site_name" content="NIKE"><title>Glow creams</title><img class="logo" alt="Glow">`,
    ]) {
      const shopFound = await found(webOf({ [shop]: claim }));
      expect(shopFound.brandName, claim).toBe("shop.example");
      expect(shopFound.notes, claim).toContainEqual(
        expect.stringContaining("only one tag of the home page says “NIKE”"),
      );
    }
  });

  it("believes a tag that names the brand of most of its products", async () => {
    const page = (brand: string) =>
      `<meta property="og:site_name" content="Aurelia">` +
      ld({ ...product("Cream"), brand: { "@type": "Brand", name: brand } });
    expect((await found(webOf({ [shop]: page("Aurelia") }))).brandName).toBe("Aurelia");
    expect((await found(webOf({ [shop]: page("Another") }))).brandName).toBe("shop.example");
  });

  it("is read in one pass, whatever the markup is made of", async () => {
    const hostile = [
      "<script ",
      "<a ",
      "<meta name=",
      '<script type="application/ld+json">',
      "<title",
      "<",
      "<div>",
      "<p itemscope>",
      "<b itemprop=name>",
    ];
    for (const piece of hostile) {
      const page = ld(product("Cream")) + piece.repeat(Math.floor(3_000_000 / piece.length));
      expect((await found(webOf({ [shop]: page }))).products, piece).toHaveLength(1);
    }
  });
});

describe("requests", () => {
  it("end after four minutes, and what was found until then is called partial", async () => {
    vi.useFakeTimers();
    try {
      const startMs = Date.now();
      const begun: number[] = [];
      const links = Array.from({ length: 40 }, (_, i) => `<a href="/collections/c${i}">C</a>`).join("");
      const web: Web = {
        async get(url) {
          begun.push(Date.now() - startMs);
          await new Promise((resolve) => setTimeout(resolve, 60_000));
          const body = new TextEncoder().encode(url === shop ? `<a href="/products/a">A</a>${links}` : "");
          const status = url === shop || url.includes("/collections/") ? 200 : 404;
          return { ok: true, status, url, contentType: "text/html", body };
        },
      };
      const result = found(web);
      await vi.advanceTimersByTimeAsync(1_200_000);
      const { pages, isPartial, notes } = await result;
      expect([paths(pages), isPartial, notes]).toEqual([
        ["/products/a"],
        true,
        ["The shop answers too slowly to be read to its end; what was known stays."],
      ]);
      expect(Math.max(...begun)).toBeLessThan(240_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are made at most four at a time", async () => {
    const links = Array.from({ length: 40 }, (_, i) => `<a href="/collections/c${i}">C</a>`).join("");
    const web = webOf((url) => (url === shop || url.includes("/collections/") ? links : undefined));
    await found(web);
    expect(web.mostAtOnce).toBeLessThanOrEqual(4);
    expect(new Set(web.asked).size).toBe(web.asked.length);
  });
});
