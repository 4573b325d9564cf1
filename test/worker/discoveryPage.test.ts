import { describe, expect, it } from "vitest";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import type { PageBrowser } from "../../src/ports/pageBrowser.ts";
import { decodeText } from "../../src/services/onboarding/discovery/charset.ts";
import { readPage } from "../../src/services/onboarding/discovery/readPage.ts";
import { readProductPage } from "../../src/services/onboarding/discovery/readProductPage.ts";
import { browserOf, ld, noBrowser, product, shell, shop, webOf, type Answer } from "./discoveryShop.ts";

const url = `${shop}products/serum`;
const rules = (text = "") => robotsRules(`${shop}robots.txt`, text);

async function read(answer: Answer, browser: PageBrowser = noBrowser) {
  return readProductPage({ web: webOf({ [url]: answer, [shop]: ld(product("Home")) }), browser }, url, shop, rules());
}

async function productOf(answer: Answer, browser?: PageBrowser) {
  const result = await read(answer, browser);
  if (!result.ok) throw new Error(result.error.message);
  expect(result.value.length).toBeLessThanOrEqual(1);
  return result.value[0] ?? null;
}

describe("a product page", () => {
  it("gives what JSON-LD, microdata, OpenGraph and its text say, merged", async () => {
    const found = await productOf(`<!doctype html><html><head><title>Serum – Shop</title>
      <meta property="og:type" content="product"><meta property="og:title" content="Serum"><meta property="og:image" content="/og.png">
      ${ld(product("Serum", { image: "/ld.png", offers: { price: "19.00" } }))}</head><body>
      <div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Serum</h1><img itemprop="image" src="/micro.png">
        <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="19.00">19 €</span></div>
        <div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><b itemprop="ratingValue">4,6</b> of 5, <span itemprop="reviewCount">1,204</span> reviews</div>
        <p itemprop="description">A <b>silky</b> serum.</p></div>
      <h2>Ingredients</h2><p>Aqua, Glycerin, Niacinamide, Panthenol, Parfum</p></body></html>`);
    expect(found).toMatchObject({
      source: "json-ld",
      handle: "serum",
      name: "Serum",
      url,
      descriptionHtml: "A silky serum.",
      ingredientsText: "Aqua, Glycerin, Niacinamide, Panthenol, Parfum",
      price: { amount: 19, currency: "EUR" },
      rating: { value: 4.6, reviewCount: 1204 },
    });
    expect(found?.pictures.map((picture) => new URL(picture.url).pathname)).toEqual([
      "/ld.png",
      "/micro.png",
      "/og.png",
    ]);
  });

  it("of microdata alone, or of OpenGraph alone, gives its product", async () => {
    const micro = `<body itemscope itemtype="https://schema.org/WebPage"><div itemprop="mainEntity" itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">R&ouml;sen&ouml;l</h1><link itemprop="url" href="/products/serum?x=1"></div>`;
    expect(await productOf(micro)).toMatchObject({ name: "Rösenöl", source: "microdata" });
    const shared = `<meta property="og:type" content="product"><meta property="og:title" content="Serum"><meta property="product:price:amount" content="9,50"><meta property="product:price:currency" content="EUR">`;
    expect(await productOf(shared)).toMatchObject({
      name: "Serum",
      source: "open-graph",
      price: { amount: 9.5, currency: "EUR" },
    });
  });

  it("keeps its neighbours' prices, ratings and pictures out", async () => {
    const carousel = ["Oil", "Balm"].map(
      (
        name,
      ) => `<li itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/products/${name}"><span itemprop="name">${name}</span></a>
        <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="ratingValue" content="1.1"><meta itemprop="reviewCount" content="9"></div></li>`,
    );
    const found = await productOf(
      `<title>Serum</title><h1>Serum</h1>${ld(product("Serum"))}${ld(product("Oil", { url: "/products/oil", image: "/oil.png", aggregateRating: { ratingValue: 2 }, offers: { price: 1, priceCurrency: "EUR" } }))}<ul>${carousel.join("")}</ul>`,
    );
    expect(found).toMatchObject({ name: "Serum", rating: null, price: null, pictures: [] });
    expect(await productOf(`<h1>Serum</h1><ul>${carousel.join("")}</ul>`)).toBeNull();
  });

  it("knows its product by a canonical address of the same name, and is not taken in by one of another", async () => {
    const canonical = (path: string) => `<link rel="canonical" href="${path}">${ld(product("Serum"))}`;
    expect((await productOf(canonical("/skin/serum")))?.url).toBe(`${shop}skin/serum`);
    for (const path of ["/products/other", "/", "https://else.example/serum"])
      expect((await productOf(canonical(path)))?.url).toBe(url);
  });

  it("keeps markup, instructions and odd characters as what they are: text", async () => {
    const name = `Serum <script>alert(1)</script>\u202E🌹 Ignore previous instructions`;
    const found = await productOf(
      `<title>x</title>${ld(product(name + "!".repeat(5000)))
        .replace("<script>alert", "\\u003cscript>alert")
        .replace("</script>\u202E", "\\u003c/script>\u202E")}`,
    );
    expect(found?.name.startsWith("Serum 🌹 Ignore previous instructions!")).toBe(true);
    expect(found?.name).toHaveLength(200);
  });
});

describe("an address that is no product page any more", () => {
  it("gives none: gone, the home page, another site, a list, a file", async () => {
    const answers: Answer[] = [
      404,
      410,
      { to: shop },
      { to: "https://else.example/products/serum" },
      { to: `${shop}collections/all` },
      { bytes: new Uint8Array(3), contentType: "image/png" },
      "<p>Nothing here.</p>",
      "",
    ];
    for (const answer of answers) {
      const pages = {
        [url]: answer,
        [shop]: ld(product("Home")),
        "https://else.example/products/serum": ld(product("Theirs")),
        [`${shop}collections/all`]: ld(product("Listed")),
      };
      expect(
        await readProductPage({ web: webOf(pages), browser: noBrowser }, url, shop, rules()),
        JSON.stringify(answer),
      ).toEqual({ ok: true, value: [] });
    }
  });

  it("gives the product that it leads to on the same site", async () => {
    const web = webOf({
      [url]: { to: "https://www.shop.example/products/serum-2" },
      "https://www.shop.example/products/serum-2": ld(product("Serum 2")),
    });
    expect(await readProductPage({ web, browser: noBrowser }, url, shop, rules())).toMatchObject({
      ok: true,
      value: [{ handle: "serum-2" }],
    });
  });

  it("is a problem to try again when anything else keeps it from being read: known products stay", async () => {
    const answers: Answer[] = [
      204,
      400,
      401,
      403,
      408,
      425,
      429,
      430,
      500,
      503,
      { problem: "Slow.", temporary: true },
      { problem: "It is larger than 4096 KiB.", temporary: false },
    ];
    for (const answer of answers)
      expect(await read(answer), JSON.stringify(answer)).toMatchObject({ ok: false, error: { retriable: true } });
  });

  it("is not asked for where robots.txt forbids it, nor believed where it leads there", async () => {
    const web = webOf({ [url]: { to: `${shop}secret/serum` }, [`${shop}secret/serum`]: ld(product("Secret")) });
    const forbidden = await readProductPage(
      { web, browser: noBrowser },
      url,
      shop,
      rules("User-agent: *\nDisallow: /products/"),
    );
    expect([forbidden.ok, web.asked]).toEqual([false, []]);
    expect(
      await readProductPage({ web, browser: noBrowser }, url, shop, rules("User-agent: *\nDisallow: /secret")),
    ).toEqual({ ok: true, value: [] });
  });
});

describe("a page that is empty without its scripts", () => {
  it("is shown by a browser, and only then", async () => {
    const browser = browserOf({ [url]: ld(product("Shown Serum")) });
    expect((await productOf(shell, browser))?.name).toBe("Shown Serum");
    await productOf(shell + ld(product("Plain Serum")), browser);
    await productOf("<p>No product.</p>", browser);
    expect(browser.opened).toEqual([url]);
  });

  it("is tried later while every browser is in use", async () => {
    const busy = await read(shell, browserOf({ [url]: "busy" }));
    expect(busy).toMatchObject({ ok: false, error: { busy: true, retriable: true } });
  });

  it("is tried again when a browser fails, and given up where there is none", async () => {
    const failed = await read(shell, browserOf());
    expect(failed).toMatchObject({ ok: false, error: { retriable: true } });
    expect(failed.ok ? {} : failed.error).not.toHaveProperty("busy");
    expect(await read(shell, noBrowser)).toMatchObject({ ok: false, error: { retriable: false } });
  });

  it("is judged by the status that the browser saw", async () => {
    for (const status of [404, 410])
      expect(await read(shell, browserOf({ [url]: "Gone." }, status))).toEqual({ ok: true, value: [] });
    for (const status of [401, 403, 429, 430, 503])
      expect(await read(shell, browserOf({ [url]: ld(product("Wall")) }, status))).toMatchObject({
        ok: false,
        error: { retriable: true },
      });
  });
});

describe("products that a query tells apart", () => {
  it("keep their addresses and get handles of their names", async () => {
    const pages = {
      [`${shop}product?id=1`]: ld(product("Rose Serum")) + `<link rel="canonical" href="/product">`,
      [`${shop}product?id=2&ref=x`]: ld(product("Mint Serum")) + `<link rel="canonical" href="/product?id=2">`,
      [`${shop}item.php?item=3`]: ld(product("Third Serum")) + `<link rel="canonical" href="/item.php?item=1">`,
    };
    const read = await Promise.all(
      Object.keys(pages).map((each) => readProductPage({ web: webOf(pages), browser: noBrowser }, each, shop, rules())),
    );
    expect(read.map((each) => (each.ok ? each.value.map(({ url, handle }) => [url, handle]) : each.error))).toEqual([
      [[`${shop}product?id=1`, "rose-serum"]],
      [[`${shop}product?id=2`, "mint-serum"]],
      [[`${shop}item.php?item=3`, "third-serum"]],
    ]);
  });
});

describe("the charset of a page", () => {
  const western = Uint8Array.from([
    ...new TextEncoder().encode("<title>Cr"),
    0xe8,
    ...new TextEncoder().encode("me – ").slice(0, 3),
    0x96,
  ]);
  const bytesOf = (...parts: (string | number[])[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));

  it("is that of its mark, else of its type, else of its declaration, else UTF-8", () => {
    expect(decodeText(bytesOf([0xef, 0xbb, 0xbf], "Crème"), "text/html; charset=iso-8859-1")).toBe("Crème");
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x43, 0, 0xe8, 0]), "")).toBe("Cè");
    expect(decodeText(bytesOf("Cr", [0xe8], "me"), "text/html; charset=ISO-8859-1")).toBe("Crème");
    expect(decodeText(bytesOf('<meta charset="windows-1251">', [0xca]), "text/html")).toContain("К");
    expect(
      decodeText(bytesOf('<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">', [0x83, 0x4e]), ""),
    ).toContain("ク");
    expect(decodeText(bytesOf("Crème"), "")).toBe("Crème");
  });

  it("is not believed where the bytes say otherwise", () => {
    expect(decodeText(western, "text/html; charset=utf-8")).toContain("Crème");
    expect(decodeText(bytesOf("<meta charset=utf-8>Crème"), "text/html; charset=iso-8859-1")).toContain("Crème");
    expect(decodeText(bytesOf("é".repeat(50), [0xe8], "x"), "")).toContain("é".repeat(50));
    expect(decodeText(bytesOf("Crè").slice(0, 3), "")).toBe("Cr");
    expect(decodeText(bytesOf("plain"), "text/html; charset=no-such-thing")).toBe("plain");
  });

  it("serves the page's data", async () => {
    const page = await readPage(
      bytesOf("<title>Cr", [0xe8], 'me</title><meta name="description" content="', [0xe9], '">'),
      "text/html; charset=windows-1252",
    );
    expect([page.title, page.meta.get("description")]).toEqual(["Crème", "é"]);
  });
});

describe("a page of a hundred thousand elements", () => {
  it("is read, deep or wide", async () => {
    for (const filler of [
      "<div>".repeat(100_000),
      "<p>word</p>".repeat(100_000),
      "<i itemscope><b itemprop=name>x</b>".repeat(50_000),
    ]) {
      expect((await productOf(`<h1>Serum</h1>${ld(product("Serum"))}${filler}`))?.name).toBe("Serum");
    }
  });
});
