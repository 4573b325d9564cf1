import { expectedOf, feedEntry, goodItems, homePage, jsonLdPage, pageOf, type ShopItem } from "../items.ts";
import { html, json, text, trouble, type FixtureShop } from "../site.ts";

const listed = 5000;
const pageSize = 250;

/** By its place in the feed: hair care first, then creams without a picture, and right at the end what an ad can be made of. */
function itemAt(place: number): ShopItem {
  const common = {
    path: `/products/p-${place}`,
    description: "",
    price: [20, "EUR"] as [number, string],
    pictures: [],
  };
  if (place < 4000) return { ...common, name: `Repair Shampoo No. ${place}`, unsupported: "hair" };
  if (place < 4940) return { ...common, name: `Daily Cream No. ${place}`, pictureProblem: "no picture" };
  return { ...common, name: `Rose Serum No. ${place}`, pictures: ["small-bottle.png"] };
}

export const fiveThousand: FixtureShop = {
  name: "a shop of 5,000 products",
  group: "large",
  site: (origin) => ({
    "/": html(homePage("Emporium", [], origin)),
    "/robots.txt": text("User-agent: *\nDisallow: /products/\n"),
    "/products.json": (url) => {
      const from = (Number(url.searchParams.get("page") ?? 1) - 1) * pageSize;
      const places = Array.from({ length: Math.max(0, Math.min(pageSize, listed - from)) }, (_, i) => from + i);
      return json({ products: places.map((place) => feedEntry(itemAt(place), origin, place + 1)) });
    },
  }),
  expected: {
    state: "ready",
    brandName: "Emporium",
    message: ["Ready for ads", "5,000", "500"],
    counts: { products: 500, usable: 60 },
    // The feed tells no currency, and the pages that could are closed.
    products: [4940, 4999].map((place) => ({ ...expectedOf(itemAt(place)), price: { amount: 20, currency: null } })),
    neverAsked: ["/products/"],
  },
};

export const empty: FixtureShop = {
  name: "a shop without products",
  group: "crawling",
  site: () => {
    const about = pageOf({
      title: "Hollow",
      body: "<h1>About us</h1><p>We are about to open. Come back in spring.</p>",
    });
    const body = '<h1>Hollow</h1><p>We are about to open. Come back in spring.</p><a href="/pages/about">About us</a>';
    return { "/": html(pageOf({ title: "Hollow", shop: "Hollow", body })), "/pages/about": html(about) };
  },
  expected: { state: "failed", message: ["No products were found"], products: [] },
};

const items = goodItems();
const pad: ShopItem[] = Array.from({ length: pageSize }, (_, i) => ({
  path: `/products/range-shampoo-${i + 1}`,
  name: `Hair Shampoo No. ${i + 1}`,
  description: "",
  price: [12, "EUR"],
  pictures: [],
  unsupported: "hair",
}));

export const feedBreaksOff: FixtureShop = {
  name: "a shop whose feed breaks off once, on its second page",
  group: "large",
  site: (origin) => {
    let brokenOff = false;
    return {
      "/": html(homePage("Stumble", [], origin)),
      "/robots.txt": text("User-agent: *\nDisallow: /products/range-\n"),
      "/products.json": (url) => {
        const second = url.searchParams.get("page") === "2";
        if (second && !brokenOff) {
          brokenOff = true;
          return trouble(503);
        }
        return json({ products: (second ? items : pad).map((item, i) => feedEntry(item, origin, i + 1)) });
      },
      ...Object.fromEntries(items.map((item) => [item.path, jsonLdPage(item, origin)])),
    };
  },
  expected: {
    state: "ready",
    brandName: "Stumble",
    message: ["Ready for ads"],
    counts: { products: pageSize + items.length, usable: items.length },
    products: items.map(expectedOf),
    neverAsked: ["/products/range-"],
  },
};
