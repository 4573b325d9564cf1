import { z } from "zod";
import { identityOf } from "../product/identity.ts";
import type { ScrapedProduct } from "../product/scraped.ts";
import { amount, feedList, numbered, text, type FeedPage } from "./feed.ts";
import { descriptionOf, nameOf, picturesOf, productTypeOf, tagsOf } from "./fields.ts";
import { readIngredientsText } from "./ingredientsText.ts";
import { parseJson } from "./looseJson.ts";
import { parsePrice } from "./numbers.ts";

const Variant = z.object({ price: amount, available: z.boolean().nullish(), sku: text });
const Image = z.object({
  src: z.string(),
  alt: text,
  width: z.number().nullish().catch(null),
  height: z.number().nullish().catch(null),
});

/** Shopify's `products.json`, as far as it is used; a product that is malformed is left out, not the feed. */
const Product = z.object({
  id: amount,
  vendor: text,
  title: z.string().min(1),
  handle: z.string().min(1).max(200),
  body_html: text,
  product_type: text,
  tags: z.union([z.array(z.string()), z.string().transform((tags) => tags.split(","))]).catch([]),
  variants: feedList(Variant),
  images: feedList(Image),
});

const Feed = z.object({ products: z.array(z.unknown()) });

/** One page of the feed; null when the text is none. */
export function readShopifyFeed(json: string, origin: string): FeedPage | null {
  const feed = Feed.safeParse(parseJson(json));
  if (!feed.success) return null;
  const entries = feed.data.products.flatMap((entry) => {
    const parsed = Product.safeParse(entry);
    return parsed.success ? [entryOf(parsed.data, origin)] : [];
  });
  return { listed: feed.data.products.length, entries };
}

function entryOf(product: z.infer<typeof Product>, origin: string): FeedPage["entries"][number] {
  const { id, vendor, title, body_html, product_type, tags, variants, images } = product;
  const handle = product.handle.toWellFormed();
  const scraped: ScrapedProduct = {
    source: "feed",
    handle,
    name: nameOf(title) || handle,
    productType: productTypeOf(product_type),
    tags: tagsOf(tags),
    descriptionHtml: descriptionOf(body_html),
    ingredientsText: readIngredientsText(body_html),
    url: `${origin}/products/${encodeURIComponent(handle)}`,
    pictures: picturesOf(images, origin),
    price: parsePrice(variants[0]?.price, null),
    rating: null,
    identity: identityOf({
      platformId: numbered("shopify", id),
      brand: vendor,
      gtins: [],
      skus: variants.map(({ sku }) => sku),
    }),
  };
  return {
    product: scraped,
    isInStock: variants.length === 0 || variants.some(({ available }) => available !== false),
  };
}
