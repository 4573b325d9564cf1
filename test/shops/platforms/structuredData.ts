import {
  escaped,
  expectedOf,
  goodItems,
  handleOf,
  homePage,
  jsonLdScript,
  pageOf,
  pictureUrls,
  productBody,
  productNode,
  ratingNode,
  type ShopItem,
} from "../items.ts";
import { html, type Answer, type FixtureShop, type Site } from "../site.ts";

const items = goodItems();

/** A shop whose home page links to its items, each shown by `page`. */
function linked(shop: string, origin: string, page: (item: ShopItem) => Answer): Site {
  return {
    "/": html(homePage(shop, items, origin)),
    ...Object.fromEntries(items.map((item) => [item.path, page(item)])),
  };
}

const ready = (brandName: string, products = items.map(expectedOf)): FixtureShop["expected"] => ({
  state: "ready",
  brandName,
  message: ["Ready for ads"],
  products,
});

export const jsonLdGraph: FixtureShop = {
  name: "a shop whose JSON-LD stands in a @graph among other nodes",
  group: "platforms",
  site: (origin) =>
    linked("Graphite", origin, (item) => {
      const graph = [
        { "@type": "Organization", name: "Graphite", url: origin },
        {
          "@type": "BreadcrumbList",
          itemListElement: [{ "@type": "ListItem", position: 1, name: "Home", item: origin }],
        },
        { "@type": "WebPage", name: item.name, mainEntity: { "@id": `${origin}${item.path}#product` } },
        { "@id": `${origin}${item.path}#product`, ...productNode(item, origin), "@type": ["Product", "Thing"] },
      ];
      const head = jsonLdScript({ "@context": "https://schema.org", "@graph": graph });
      return html(pageOf({ title: item.name, head, body: productBody(item, origin) }));
    }),
  expected: ready("Graphite"),
};

export const productGroup: FixtureShop = {
  name: "a shop whose JSON-LD is a ProductGroup with variants",
  group: "platforms",
  site: (origin) =>
    linked("Plural", origin, (item) => {
      const { offers, image, name, description, url } = productNode(item, origin);
      const variants = ["15 ml", "30 ml", "50 ml"].map((size, i) => ({
        "@type": "Product",
        sku: `${handleOf(item)}-${i}`,
        name: `${item.name} – ${size}`,
        size,
        image,
        url: `${origin}${item.path}?variant=${i + 1}`,
        offers,
      }));
      const group = {
        "@context": "https://schema.org",
        "@type": "ProductGroup",
        productGroupID: handleOf(item),
        variesBy: ["https://schema.org/size"],
        hasVariant: variants,
        name,
        description,
        url,
        ...(item.rating ? { aggregateRating: ratingNode(item.rating) } : {}),
      };
      return html(pageOf({ title: item.name, head: jsonLdScript(group), body: productBody(item, origin) }));
    }),
  expected: ready("Plural"),
};

/** Everything is on the home page; there are no pages of products. */
export const itemList: FixtureShop = {
  name: "a shop of one page, with an ItemList and an array of products",
  group: "platforms",
  site: (origin) => {
    const [first, ...rest] = items.map((item) => productNode(item, origin));
    const list = {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: [{ "@type": "ListItem", position: 1, item: first }],
    };
    const array = rest.map((node) => ({ "@context": "https://schema.org", ...node }));
    const body = `<h1>Solo</h1>${items.map((item) => productBody(item, origin)).join("")}`;
    return { "/": html(pageOf({ title: "Solo", shop: "Solo", head: jsonLdScript(list) + jsonLdScript(array), body })) };
  },
  expected: ready("Solo"),
};

export const microdata: FixtureShop = {
  name: "a shop with microdata only",
  group: "platforms",
  site: (origin) =>
    linked("Micro", origin, (item) => {
      const rating = item.rating
        ? `<div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating">Rated <span itemprop="ratingValue">${item.rating[0]}</span>/<meta itemprop="bestRating" content="5">5 by <span itemprop="reviewCount">${item.rating[1].toLocaleString("en")}</span> people</div>`
        : "";
      const pictures = pictureUrls(item, origin).map((src) => `<img itemprop="image" src="${src}" alt="">`);
      const body = `<main itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">${escaped(item.name)}</h1>${pictures.join("")}
<div itemprop="description">${item.description}</div><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
<meta itemprop="priceCurrency" content="${item.price[1]}"><span itemprop="price" content="${item.price[0].toFixed(2)}">€ ${item.price[0]}</span></div>${rating}
<div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Not for me</span><div itemprop="reviewRating" itemscope itemtype="http://schema.org/Rating"><span itemprop="ratingValue">1</span></div></div></main>`;
      return html(pageOf({ title: item.name, body }));
    }),
  expected: ready("Micro"),
};

export const openGraph: FixtureShop = {
  name: "a shop with OpenGraph only",
  group: "platforms",
  site: (origin) =>
    linked("Ogee", origin, (item) => {
      const properties = {
        "og:type": "product",
        "og:title": item.name,
        "og:description": item.description.replace(/<[^>]*>/g, ""),
        "og:url": origin + item.path,
        "og:image": pictureUrls(item, origin)[0] ?? "",
        "product:price:amount": item.price[0].toFixed(2),
        "product:price:currency": item.price[1],
      };
      const head = Object.entries(properties).map(
        ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
      );
      return html(pageOf({ title: item.name, shop: "Ogee", head: head.join(""), body: productBody(item, origin) }));
    }),
  expected: ready(
    "Ogee",
    items.map(expectedOf).map((product) => ({ ...product, rating: null })),
  ),
};
