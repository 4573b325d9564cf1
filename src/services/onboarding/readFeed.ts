import { z } from "zod";
import { plainText, type ScrapedProduct } from "../../core/product/readFacts.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const amount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => Number(value ?? NaN));

/** Shopify's `products.json`, as far as it is used; a product that is malformed is left out, not the feed. */
const FeedProduct = z.object({
  title: z.string().min(1),
  handle: z.string().min(1).max(200),
  body_html: text,
  product_type: text,
  variants: z.array(z.object({ price: amount })).default([]),
  images: z.array(z.object({ src: z.string(), width: z.number().nullish(), height: z.number().nullish() })).default([]),
});

const Feed = z.object({ products: z.array(z.unknown()) });

export interface FeedPage {
  /** How many entries the page lists, malformed ones included. */
  listed: number;
  products: ScrapedProduct[];
}

/** Null when the text is no product feed. */
export function readFeed(json: string, origin: string): FeedPage | null {
  const feed = Feed.safeParse(parseJson(json));
  if (!feed.success) return null;
  const products = feed.data.products.flatMap((entry) => {
    const parsed = FeedProduct.safeParse(entry);
    if (!parsed.success) return [];
    const { title, handle, body_html, product_type, variants, images } = parsed.data;
    const price = variants[0]?.price ?? NaN;
    const url = `${origin}/products/${encodeURIComponent(handle)}`;
    return [
      {
        handle,
        name: plainText(title, 200) || handle,
        productType: plainText(product_type, 100),
        descriptionHtml: body_html.slice(0, 40_000),
        url,
        pictureUrl: absolute(images[0]?.src, origin),
        price: Number.isFinite(price) && price >= 0 ? { amount: price, currency: null } : null,
        rating: null,
      },
    ];
  });
  return { listed: feed.data.products.length, products };
}

export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function absolute(address: string | undefined, base: string): string | null {
  return address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : null;
}
