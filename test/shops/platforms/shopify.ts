import { expectedOf, feedEntry, goodItems, homePage, jsonLdPage, type ShopItem } from "../items.ts";
import { html, json, text, type FixtureShop } from "../site.ts";

const others: ShopItem[] = [
  {
    path: "/products/glow-ritual-set",
    name: "The Glow Ritual Set",
    type: "Bundle",
    description: "<p>A toner, a serum and a cream in one box.</p>",
    price: [98, "EUR"],
    pictures: ["set.png"],
    unsupported: "set",
  },
  {
    path: "/products/serum-sample",
    name: "Barrier Serum Sample 2 ml",
    type: "Sample",
    description: "<p>A silky serum to try.</p>",
    price: [2, "EUR"],
    pictures: ["small-bottle.png"],
    unsupported: "sample",
  },
  {
    path: "/products/brushed-satin-foundation",
    name: "Brushed Satin Foundation",
    type: "Foundation",
    description: "<p>A velvety foundation with a satin finish.</p>",
    price: [42, "EUR"],
    pictures: ["tube.webp"],
    category: "Foundation",
  },
  {
    path: "/products/silk-shampoo",
    name: "Silk Shampoo",
    type: "Hair Care",
    description: "<p>A creamy shampoo with wheat protein.</p>",
    price: [26, "EUR"],
    pictures: ["bottle.png"],
    unsupported: "hair",
  },
];

/** The shop's hair range fills its pages; robots.txt closes their addresses, so that the feed alone speaks for them. */
const hairRange: ShopItem[] = Array.from({ length: 243 }, (_, i) => ({
  path: `/products/range-conditioner-${i + 1}`,
  name: `Hair Conditioner No. ${i + 1}`,
  type: "Hair Care",
  description: "",
  price: [12, "EUR"],
  pictures: [],
  unsupported: "hair",
}));

const late: ShopItem[] = ["Overnight Clay Mask", "Cica Calming Serum", "Melting Cleansing Balm"].map((name, i) => ({
  path: `/products/late-${i + 1}`,
  name,
  description: "<p>A product of the last page.</p>",
  price: [30 + i, "EUR"],
  pictures: ["dropper.png"],
}));

const items = goodItems();
const first = [...items, ...others, ...hairRange];
/**
 * The second page repeats most of the first, as when products are added while somebody pages through; the third repeats the
 * end of the second, and so does every page after it.
 */
const third = late;
const feed = [first, [...first.slice(2), ...late.slice(0, 2)], third];

export const shopify: FixtureShop = {
  name: "a Shopify shop whose feed has three pages that overlap",
  group: "large",
  site: (origin) => ({
    "/": html(homePage("Maison Rosée", items, origin)),
    "/robots.txt": text(`User-agent: *\nDisallow: /checkout\nDisallow: /products/range-\n`),
    "/products.json": (url) => {
      const page = feed[Number(url.searchParams.get("page") ?? 1) - 1] ?? third;
      return json({ products: page.map((item, i) => feedEntry(item, origin, 1000 + i)) });
    },
    ...Object.fromEntries([...items, ...others, ...late].map((item) => [item.path, jsonLdPage(item, origin)])),
  }),
  expected: {
    state: "ready",
    brandName: "Maison Rosée",
    message: ["Ready for ads"],
    counts: { products: first.length + late.length, usable: 7 },
    products: [...items, ...others, ...late].map(expectedOf).concat({
      handle: "range-conditioner-243",
      name: "Hair Conditioner No. 243",
      supported: false,
      usable: false,
      reason: "hair",
    }),
    neverAsked: ["/products/range-", "/checkout"],
  },
};
