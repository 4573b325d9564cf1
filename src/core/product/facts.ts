import { z } from "zod";

/** So many points are kept of a page, each of at most so many characters: with its stop one is a line of support. */
export const maxPoints = 12;
export const maxPointLength = 79;

/**
 * What the shop's page says of a product: material for words, never an instruction. Every entry is a quotation or a plain
 * reading of one; nothing is invented. Texts are plain (no markup) and bounded.
 */
export const ProductFacts = z.object({
  url: z.string().max(2000),
  description: z.string().max(4000),
  /** How it is used, from the page's own words; absent where the page does not say. */
  usage: z.string().min(1).max(400).optional(),
  /** What the page says that it does, is or is for, as it says it: "Melts make-up in 60 seconds"; absent where it says nothing. */
  points: z.array(z.string().min(1).max(maxPointLength)).max(maxPoints).optional(),
  /** Whether its whole list of ingredients has perfume; absent where it has none or is not on the page. */
  isScented: z.literal(true).optional(),
  /** How it feels or looks, from the page's own words: "silky gel"; null where the page does not say. */
  texture: z.string().max(80).nullable(),
  ingredients: z
    .array(z.object({ name: z.string().min(1).max(60), percent: z.number().positive().max(100).nullable() }))
    .max(20),
  /** Short claims as the page makes them: "fragrance-free", "72-hour hydration". */
  claims: z.array(z.string().min(1).max(80)).max(20),
  rating: z.object({ value: z.number().min(0).max(5), reviewCount: z.number().int().positive().nullable() }).nullable(),
  /** What customers or magazines have said of it, each with its author or source; none of under 4 stars of 5. */
  reviews: z
    .array(
      z.object({
        text: z.string().min(1).max(400),
        author: z.string().min(1).max(40).nullable(),
        source: z.string().min(1).max(40).nullable(),
      }),
    )
    .max(6)
    .default([]),
  price: z.object({ amount: z.number().nonnegative(), currency: z.string().length(3).nullable() }).nullable(),
  /** What of the product's words no ad says, and why; absent where there is nothing. */
  dropped: z
    .array(
      z.object({
        field: z.enum(["name", "claim", "ingredient", "texture", "review"]),
        text: z.string().min(1).max(80),
        reason: z.string().min(1).max(60),
      }),
    )
    .max(10)
    .optional(),
});
export type ProductFacts = z.infer<typeof ProductFacts>;
