import { gzipSync } from "node:zlib";
import { expectedOf, goodItems, homePage, jsonLdPage, type ShopItem } from "../items.ts";
import { answer, html, robotsWith, sitemapIndexOf, sitemapOf, xml, type FixtureShop } from "../site.ts";

const gift: ShopItem = {
  path: "/products/gift-card",
  name: "Gift Card",
  description: "<p>For somebody.</p>",
  price: [50, "EUR"],
  pictures: ["bottle.png"],
  unsupported: "gift card",
};
const items = [...goodItems(), gift];

export const sitemaps: FixtureShop = {
  name: "a shop that is known by its sitemaps alone, one of them gzipped",
  group: "platforms",
  site: (origin) => {
    const [first = "", ...rest] = items.map((item) => origin + item.path);
    const others = [`${origin}/pages/about`, `${origin}/blog/how-to-layer`];
    return {
      "/": html(homePage("Nacre", [], origin)),
      "/robots.txt": robotsWith(`${origin}/maps/index.xml`),
      "/maps/index.xml": xml(sitemapIndexOf([`${origin}/maps/products-1.xml`, `${origin}/maps/products-2.xml.gz`])),
      "/maps/products-1.xml": xml(sitemapOf([first, ...others])),
      "/maps/products-2.xml.gz": answer(200, "application/gzip", gzipSync(sitemapOf(rest))),
      ...Object.fromEntries(items.map((item) => [item.path, jsonLdPage(item, origin)])),
    };
  },
  expected: { state: "ready", brandName: "Nacre", message: ["Ready for ads"], products: items.map(expectedOf) },
};

const magentoItems = goodItems("").map((item) => ({ ...item, path: `${item.path}.html` }));

/** Addresses end in .html and name no folder; the sitemap lists products, categories and pages alike. */
export const magento: FixtureShop = {
  name: "a Magento shop whose addresses end in .html",
  group: "platforms",
  site: (origin) => {
    const urls = ["/skincare.html", ...magentoItems.map(({ path }) => path), "/about-us"].map((path) => origin + path);
    return {
      "/": html(homePage("Belmont", [], origin)),
      "/sitemap.xml": xml(sitemapOf(urls)),
      "/skincare.html": html(homePage("Belmont", magentoItems, origin)),
      "/about-us": html(homePage("Belmont", [], origin)),
      ...Object.fromEntries(magentoItems.map((item) => [item.path, jsonLdPage(item, origin)])),
    };
  },
  expected: {
    state: "ready",
    brandName: "Belmont",
    message: ["Ready for ads"],
    products: magentoItems.map((item) => ({ ...expectedOf(item), handle: null })),
  },
};
