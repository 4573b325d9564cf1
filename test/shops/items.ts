import type { ExpectedProduct } from "./expected.ts";
import { html, type Answer, type Site } from "./site.ts";

/** One product of a fixture shop, with what onboarding has to make of it. */
export interface ShopItem {
  /** Path of its page; the last part is its handle. */
  path: string;
  name: string;
  /** The shop's own type; may be left out. */
  type?: string;
  description: string;
  price: [amount: number, currency: string];
  rating?: [value: number, reviewCount: number];
  /** Names from `pictures.ts`. */
  pictures: string[];
  /** The category of the catalogue, or why the product is not supported (part of the reason, in lower case). */
  category?: string;
  unsupported?: string;
  /** Why no picture can be used (part of the reason, in lower case). */
  pictureProblem?: string;
  aspectRatio?: "vertical" | "square";
}

export const handleOf = ({ path }: { path: string }): string => path.split("/").at(-1) ?? "";

/** What the catalogue has to show of an item; of one that is not supported, price and rating matter to nobody. */
export function expectedOf(item: ShopItem): ExpectedProduct {
  const { unsupported, pictureProblem, category, aspectRatio } = item;
  const reason = unsupported ?? pictureProblem;
  return {
    handle: handleOf(item),
    name: item.name,
    supported: unsupported === undefined,
    usable: reason === undefined,
    ...(unsupported === undefined ? factsOf(item) : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(category === undefined ? {} : { category }),
    ...(aspectRatio === undefined || reason !== undefined ? {} : { aspectRatio }),
  };
}

function factsOf({ price: [amount, currency], rating }: ShopItem): Pick<ExpectedProduct, "price" | "rating"> {
  return { price: { amount, currency }, rating: rating ? { value: rating[0], reviewCount: rating[1] } : null };
}

/** Three products that nothing is wrong with: whatever else a shop does, they have to come through. */
export function goodItems(folder = "/products"): ShopItem[] {
  return [
    {
      path: `${folder}/rose-water-toner`,
      name: "Rose Water Toner",
      description: "<p>A fresh toner with rose water and 3% glycerin. Alcohol-free.</p>",
      price: [24, "EUR"],
      rating: [4.6, 128],
      pictures: ["bottle.png"],
      category: "Toner",
      aspectRatio: "vertical",
    },
    {
      path: `${folder}/oat-barrier-cream`,
      name: "Oat Barrier Cream",
      description: "<p>A rich cream with oat extract and 5 ceramides for dry skin. Fragrance-free.</p>",
      price: [38.5, "EUR"],
      rating: [4.8, 2143],
      pictures: ["jar.jpg"],
      category: "Cream",
      aspectRatio: "square",
    },
    {
      path: `${folder}/camellia-face-oil`,
      name: "Camellia Face Oil",
      description: "<p>A golden oil of camellia oil and squalane. Vegan.</p>",
      price: [46, "EUR"],
      pictures: ["dropper.png"],
      category: "Oil",
      aspectRatio: "vertical",
    },
  ];
}

export interface PageParts {
  title: string;
  lang?: string;
  /** Name of the shop, as its pages state it. */
  shop?: string;
  head?: string;
  body: string;
}

export function pageOf({ title, lang = "en", shop, head = "", body }: PageParts): string {
  const site = shop === undefined ? "" : `<meta property="og:site_name" content="${escaped(shop)}">`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title>${site}${head}</head><body>${body}</body></html>`;
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

export const jsonLdScript = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

export const pictureUrls = (item: ShopItem, origin: string): string[] =>
  item.pictures.map((name) => `${origin}/pictures/${name}`);

/** schema.org Product of an item, as shops write it. */
export function productNode(item: ShopItem, origin: string): Record<string, unknown> {
  return {
    "@type": "Product",
    name: item.name,
    description: item.description.replace(/<[^>]*>/g, ""),
    image: pictureUrls(item, origin),
    url: origin + item.path,
    ...(item.type === undefined ? {} : { category: item.type }),
    offers: { "@type": "Offer", price: item.price[0].toFixed(2), priceCurrency: item.price[1] },
    ...(item.rating === undefined ? {} : { aggregateRating: ratingNode(item.rating) }),
  };
}

export function ratingNode([ratingValue, reviewCount]: [number, number]): Record<string, unknown> {
  return { "@type": "AggregateRating", ratingValue, reviewCount };
}

/** What a visitor sees of a product; it carries no data of its own. */
export function productBody(item: ShopItem, origin: string): string {
  const pictures = pictureUrls(item, origin).map((url) => `<img src="${url}" alt="${escaped(item.name)}">`);
  return `<main><h1>${escaped(item.name)}</h1>${pictures.join("")}<div>${item.description}</div><p>${item.price.join(" ")}</p></main>`;
}

export function jsonLdPage(item: ShopItem, origin: string): Answer {
  const head = jsonLdScript({ "@context": "https://schema.org", ...productNode(item, origin) });
  return html(pageOf({ title: item.name, head, body: productBody(item, origin) }));
}

/** A home page that links to the items and carries no product data. */
export function homePage(shop: string, items: readonly ShopItem[], origin: string): string {
  const links = items.map((item) => `<li><a href="${origin}${item.path}">${escaped(item.name)}</a></li>`);
  const body = `<h1>${escaped(shop)}</h1><p>Quiet skincare from a small workshop, made in short batches and sent without fuss.</p><ul>${links.join("")}</ul>`;
  return pageOf({ title: `${shop} | Skincare`, shop, body });
}

/** The plainest shop that can be read: a home page with links, and a page with JSON-LD for each item. */
export function plainShop(shop: string, items: readonly ShopItem[], origin: string): Site {
  const pages = items.map((item) => [item.path, jsonLdPage(item, origin)] as const);
  return { "/": html(homePage(shop, items, origin)), ...Object.fromEntries(pages) };
}

/** An entry of Shopify's products.json. */
export function feedEntry(item: ShopItem, origin: string, id: number) {
  return {
    id,
    title: item.name,
    handle: handleOf(item),
    body_html: item.description,
    vendor: "The shop",
    product_type: item.type ?? "",
    tags: [] as string[],
    variants: [{ id: id * 10, title: "Default Title", price: item.price[0].toFixed(2), available: true }],
    images: pictureUrls(item, origin).map((src, i) => ({ src, position: i + 1, width: 700, height: 1000 })),
  };
}
