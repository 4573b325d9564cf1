import { z } from "zod";
import { identityOf } from "../product/identity.ts";
import type { ScrapedPrice, ScrapedProduct } from "../product/scraped.ts";
import { handleOf, isSameSite, parseAddress, slug } from "./address.ts";
import { cutText } from "./cutText.ts";
import { amount, feedList, numbered, text, type FeedPage } from "./feed.ts";
import { descriptionOf, nameOf, picturesOf, productTypeOf, tagsOf } from "./fields.ts";
import { readIngredientsText } from "./ingredientsText.ts";
import { parseJson } from "./looseJson.ts";
import { parseCurrency, parseRating } from "./numbers.ts";

const Term = z.object({ name: z.string() });
const Prices = z.object({ price: amount, currency_code: text, currency_minor_unit: z.number().int().min(0).max(6) });

/** WooCommerce's Store API, as far as it is used; a product that is malformed is left out, not the feed. */
const Product = z.object({
  id: amount,
  sku: text,
  brands: feedList(Term),
  name: z.string().min(1),
  slug: text,
  permalink: z.string().min(1),
  description: text,
  short_description: text,
  prices: Prices.nullish().catch(null),
  average_rating: amount,
  review_count: amount,
  images: feedList(z.object({ src: z.string(), alt: text })),
  categories: feedList(Term),
  tags: feedList(Term),
  is_in_stock: z.boolean().catch(true),
});

/** One page of `wp-json/wc/store/v1/products`; null when the text is none. */
export function readWooFeed(json: string, origin: string): FeedPage | null {
  const feed = z.array(z.unknown()).safeParse(parseJson(json));
  if (!feed.success) return null;
  const entries = feed.data.flatMap((entry) => {
    const parsed = Product.safeParse(entry);
    return parsed.success ? entryOf(parsed.data, origin) : [];
  });
  return { listed: feed.data.length, entries };
}

function entryOf(product: z.infer<typeof Product>, origin: string): FeedPage["entries"] {
  const url = parseAddress(product.permalink, origin)?.href;
  if (url === undefined || !isSameSite(url, origin)) return [];
  const categories = product.categories.map(({ name }) => name);
  const name = nameOf(product.name);
  const description = `${product.short_description}\n${product.description}`.trim();
  const scraped: ScrapedProduct = {
    source: "feed",
    handle: handleOf(url) || cutText(product.slug, 200) || slug(name) || "product",
    name: name || handleOf(url),
    productType: productTypeOf(
      categories.find((category) => !/^un(?:categori[sz]ed|kategorisiert)$/i.test(category)) ?? "",
    ),
    tags: tagsOf([...categories, ...product.tags.map((tag) => tag.name)]),
    descriptionHtml: descriptionOf(description),
    ingredientsText: readIngredientsText(description),
    url,
    pictures: picturesOf(product.images, origin),
    price: priceOf(product.prices),
    rating: Number(product.review_count) > 0 ? parseRating(product.average_rating, 5, product.review_count) : null,
    identity: identityOf({
      platformId: numbered("woocommerce", product.id),
      brand: product.brands[0]?.name ?? "",
      gtins: [],
      skus: [product.sku],
    }),
  };
  return [{ product: scraped, isInStock: product.is_in_stock }];
}

/** The Store API writes whole numbers of the currency's smallest unit: "1990" with two places is 19.90. */
function priceOf(prices: z.infer<typeof Prices> | null | undefined): ScrapedPrice | null {
  const units = prices?.price;
  if (!prices || !/^\d{1,12}$/.test(String(units))) return null;
  return { amount: Number(units) / 10 ** prices.currency_minor_unit, currency: parseCurrency(prices.currency_code) };
}
