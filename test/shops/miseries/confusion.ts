import {
  expectedOf,
  goodItems,
  homePage,
  jsonLdScript,
  pageOf,
  productBody,
  productNode,
  type ShopItem,
} from "../items.ts";
import { html, type FixtureShop } from "../site.ts";

const alike: ShopItem[] = [
  {
    path: "/skin/serum",
    name: "Skin Renewal Serum",
    description: "<p>A silky serum for the face.</p>",
    price: [40, "EUR"],
    rating: [4.5, 20],
    pictures: ["dropper.png"],
    category: "Serum",
  },
  {
    path: "/hair/serum",
    name: "Silk Hair Serum",
    description: "<p>A serum for long hair.</p>",
    price: [30, "EUR"],
    pictures: ["bottle.png"],
    unsupported: "hair",
  },
  {
    path: "/eyes/serum",
    name: "Bright Eye Serum",
    description: "<p>A light serum for tired eyes.</p>",
    price: [35, "EUR"],
    rating: [3.5, 4],
    pictures: ["dropper.png"],
  },
];

/** The last parts of the addresses are the same; a list on the home page says that these are products. */
export const sameHandles: FixtureShop = {
  name: "a shop whose addresses end alike",
  group: "crawling",
  site: (origin) => {
    const list = {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: alike.map(({ path }, i) => ({ "@type": "ListItem", position: i + 1, url: origin + path })),
    };
    const body = `<h1>Echo</h1>${alike.map(({ path, name }) => `<a href="${path}">${name}</a>`).join(" ")}`;
    return {
      "/": html(pageOf({ title: "Echo", shop: "Echo", head: jsonLdScript(list), body })),
      ...Object.fromEntries(
        alike.map((item) => {
          const head = jsonLdScript({ "@context": "https://schema.org", ...productNode(item, origin) });
          return [item.path, html(pageOf({ title: item.name, head, body: productBody(item, origin) }))];
        }),
      ),
    };
  },
  expected: {
    state: "ready",
    brandName: "Echo",
    message: ["Ready for ads"],
    products: alike.map((item) => ({ ...expectedOf(item), handle: null })),
  },
};

const items = goodItems();
const unrated = items.find(({ rating }) => rating === undefined);
const rated = items.filter((item) => item !== unrated);
/** Sold by another shop of the owner: it is shown beside every product and is no product of this one. */
const stranger = {
  "@type": "Product",
  name: "Bestselling Miracle Serum",
  url: "https://elsewhere.example/products/bestselling-miracle-serum",
  image: "https://elsewhere.example/miracle.png",
  offers: { "@type": "Offer", price: "999.00", priceCurrency: "USD" },
  aggregateRating: { "@type": "AggregateRating", ratingValue: 4.9, reviewCount: 98765 },
};

/** Each page shows "you may also like" as full products, before its own; what they are rated must not become its own. */
export const neighbours: FixtureShop = {
  name: "a shop whose product pages show their neighbours' ratings",
  group: "crawling",
  site: (origin) => ({
    "/": html(homePage("Commons", items, origin)),
    ...Object.fromEntries(
      items.map((item) => {
        const around = rated.filter((other) => other !== item).map((other) => productNode(other, origin));
        const own = { "@context": "https://schema.org", ...productNode(item, origin) };
        const likes = `<section><h2>You may also like</h2><div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Bestselling Miracle Serum</span><div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><span itemprop="ratingValue">4.9</span><span itemprop="reviewCount">98765</span></div></div></section>`;
        const head = jsonLdScript([...around, stranger]) + jsonLdScript(own);
        return [item.path, html(pageOf({ title: item.name, head, body: likes + productBody(item, origin) }))];
      }),
    ),
  }),
  expected: { state: "ready", brandName: "Commons", message: ["Ready for ads"], products: items.map(expectedOf) },
};
