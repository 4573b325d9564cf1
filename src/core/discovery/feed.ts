import { z } from "zod";
import type { ScrapedProduct } from "../product/scraped.ts";

/** One page of a storefront's feed. */
export interface FeedPage {
  /** How many entries the page lists, malformed ones included. */
  listed: number;
  entries: { product: ScrapedProduct; isInStock: boolean }[];
}

/** A text of a feed; anything else counts as none. */
export const text = z.string().catch("");

/** An amount of a feed as it stands, number or text. */
export const amount = z.union([z.string(), z.number()]).nullish().catch(null);

/** A shop system's number of a product, with the system's name before it; null for what is no number. */
export function numbered(system: string, id: z.infer<typeof amount>): string | null {
  return /^[1-9]\d{0,30}$/.test(String(id)) ? `${system}:${id}` : null;
}

/** The well-formed entries of a list, of the first 300; empty for anything else. */
export function feedList<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.slice(0, 300).flatMap((entry) => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}
