import { createGzip } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { ServerResponse } from "node:http";
import { escaped, expectedOf, goodItems, homePage, jsonLdPage, pageOf, plainShop, type ShopItem } from "../items.ts";
import { keptFile } from "../pictures.ts";
import { answer, html, robotsWith, sitemapOf, xml, type Answer, type FixtureShop } from "../site.ts";

const htmlType = "text/html; charset=utf-8";
const items = goodItems();

const bad = (name: string): ShopItem => ({
  path: "/products/bad-apple",
  name,
  description: "",
  price: [10, "EUR"],
  pictures: ["bottle.png"],
});

/** A shop with three good pages and one that is `page`; the good ones have to come through. */
function among(name: string, shop: string, page: Answer): FixtureShop {
  const apple = bad("Bad Apple Serum");
  return {
    name,
    group: "pages",
    site: (origin) => ({
      ...plainShop(shop, items, origin),
      "/": html(homePage(shop, [apple, ...items], origin)),
      [apple.path]: page,
    }),
    expected: { state: "ready", brandName: shop, message: ["Ready for ads"], products: items.map(expectedOf) },
  };
}

const megabyte = Buffer.from("<p>and so on</p>\n".repeat(61_681).slice(0, 1024 * 1024));

/** Writes `megabytes` as fast as the reader takes them; stops when it hangs up. */
const pours = (megabytes: number) => (response: ServerResponse) => {
  let left = megabytes;
  const pour = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(megabyte)) return void response.once("drain", pour);
    }
    response.end();
  };
  pour();
};

export const hugePage = among("a shop with a page of 300 MB", "Colossus", answer(200, htmlType, pours(300)));

/** A few bytes each second, for ever. */
function drips(response: ServerResponse): void {
  response.write("<!doctype html><title>Bad Apple Serum</title>");
  const timer = setInterval(() => response.write("<p>wait</p>"), 500);
  response.on("close", () => clearInterval(timer));
}

export const drippingPage = among("a shop with a page that never ends", "Stalactite", answer(200, htmlType, drips));

/** 256 MB of spaces, gzipped. */
const bomb = () =>
  keptFile("bomb.gz", async () => {
    const spaces = Buffer.alloc(1024 * 1024, " ");
    const source = Readable.from(Array.from({ length: 256 }, () => spaces));
    return buffer(source.pipe(createGzip({ level: 6 })));
  });

const sendsBomb = (response: ServerResponse): void => {
  bomb()
    .then((bytes) => response.end(bytes))
    .catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))));
};

export const gzipBombPage = among(
  "a shop with a page that is a gzip bomb",
  "Petard",
  answer(200, htmlType, sendsBomb, { "content-encoding": "gzip" }),
);

export const gzipBombSitemap: FixtureShop = {
  name: "a shop with sitemaps that are gzip bombs",
  group: "pages",
  site: (origin) => ({
    ...plainShop("Powder", items, origin),
    "/robots.txt": robotsWith(`${origin}/bomb.xml.gz`, `${origin}/encoded.xml`, `${origin}/good.xml`),
    "/bomb.xml.gz": answer(200, "application/gzip", sendsBomb),
    "/encoded.xml": answer(200, "application/xml", sendsBomb, { "content-encoding": "gzip" }),
    "/good.xml": xml(sitemapOf(items.map(({ path }) => origin + path))),
    "/": html(homePage("Powder", [], origin)),
  }),
  expected: { state: "ready", brandName: "Powder", message: ["Ready for ads"], products: items.map(expectedOf) },
};

const [first, second, third] = items;

/** Blocks that a careless theme breaks: what can be mended is read, what cannot is taken from the page's other data. */
export const brokenJsonLd: FixtureShop = {
  name: "a shop with broken JSON-LD",
  group: "pages",
  site: (origin) => {
    const block = (item: ShopItem, mangle: (json: string) => string) => {
      const whole = /<script[^>]*>(.*)<\/script>/s.exec(String(jsonLdPage(item, origin).body))?.[1] ?? "";
      return `<script type="application/ld+json">${mangle(whole)}</script>`;
    };
    const openGraph = (item: ShopItem) =>
      `<meta property="og:type" content="product"><meta property="og:title" content="${escaped(item.name)}"><meta property="og:image" content="${origin}/pictures/${item.pictures[0]}"><meta property="product:price:amount" content="${item.price[0]}"><meta property="product:price:currency" content="${item.price[1]}">`;
    const shown = (item: ShopItem | undefined, head: (item: ShopItem) => string) =>
      item === undefined
        ? {}
        : { [item.path]: html(pageOf({ title: item.name, head: head(item), body: `<h1>${item.name}</h1>` })) };
    return {
      "/": html(homePage("Shard", items, origin)),
      ...shown(first, (item) => block(item, (json) => json.replace(/}$/, ",}").replace('"Product",', '"Product",\n'))),
      ...shown(second, (item) =>
        block(item, (json) => `\n<!-- //<![CDATA[\n${json.replace("A rich cream", "A rich\n\tcream")}\n//]]> -->\n`),
      ),
      ...shown(third, (item) => block(item, (json) => json.slice(0, json.length / 2)) + openGraph(item)),
    };
  },
  expected: { state: "ready", brandName: "Shard", message: ["Ready for ads"], products: items.map(expectedOf) },
};
