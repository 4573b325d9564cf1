import { z } from "zod";
import { ProductShape } from "../../core/product/shape.ts";
import { Address, fromWebsite } from "../../core/contract/responses/fields.ts";

/** Item of `products[]` in GET /v1/products (spec "Product"). */
export const Product = z
  .object({
    id: z.string().meta({
      description: "Id of the product; `product_refs` takes it.",
      examples: ["prd_4x8w1n6t3c9m2k7v5b0qzj1hye"],
    }),
    handle: z.string().meta({
      ...fromWebsite,
      description: "The product's slug on the shop; `product_refs` takes it.",
      examples: ["barrier-repair-serum"],
    }),
    name: z.string().meta({
      ...fromWebsite,
      description: "Display name. `product_refs` takes any part of it, in upper or lower case.",
      examples: ["Barrier Repair Serum"],
    }),
    status: z.string().meta({
      description: "`Active`, `Inactive` or `Draft`; other values may follow. Only active products are used in ads.",
      examples: ["Active"],
    }),
    usable_for_ads: z.boolean().meta({
      description: "True when the product is active, of a supported kind and has a usable picture.",
    }),
    is_compatible: z.boolean().meta({
      description: "False for kinds that the renderer does not show, such as multi-packs, wipes and tools.",
    }),
    incompatibility_reason: z
      .string()
      .nullable()
      .meta({
        ...fromWebsite,
        description: "Why the product is not compatible; null when it is.",
        examples: ["One ad shows one product; this is a set or a multi-pack."],
      }),
    category: z.string().meta({ description: "Kind of product.", examples: ["Serum"] }),
    category_source: z.enum(["account"]).optional().meta({
      description:
        "`account` where somebody of the account has set the kind; later readings of the shop leave it alone. Absent where it follows from the shop. Other values may follow.",
    }),
    aspect_ratio: ProductShape.meta({
      description:
        "Shape of the product inside its picture, measured from its bounding box; `vertical` when none could be read.",
    }),
    image_url: Address.nullable().meta({
      description:
        "The product's picture: on a transparent ground where it can be used in ads, otherwise as the shop shows it; null when none could be read.",
      examples: ["https://media.example.com/products/prd_4x8w1n6t3c9m2k7v5b0qzj1hye/hero.png"],
    }),
    picture_source: z.enum(["shop", "upload"]).meta({
      description:
        "Whose picture it is: `shop`, the shop's own, or `upload`, one that the account has put in its place. Other values may follow.",
    }),
    picture_problem: z
      .string()
      .optional()
      .meta({
        ...fromWebsite,
        description: "Why none of the product's pictures can be used. Absent when there is nothing to say.",
        examples: ["The picture is smaller than 300 pixels."],
      }),
    dropped_words: z
      .array(
        z.object({
          field: z.enum(["name", "claim", "ingredient", "texture", "review"]).meta({
            description: "Where the shop has the words.",
            examples: ["name"],
          }),
          text: z.string().meta({
            ...fromWebsite,
            description: "The words as the shop has them, at most 80 characters.",
            examples: ["Call 0800 555 0199"],
          }),
          reason: z.string().meta({
            description: "What they hold that no ad says.",
            examples: ["a telephone number"],
          }),
        }),
      )
      .optional()
      .meta({
        description:
          "Words of the shop that no ad of this product says: telephone numbers, addresses, handles, prices, insults, violence, other companies' names. Absent when there are none.",
      }),
  })
  .meta({ id: "Product", description: "A product of the brand and whether ads can show it." });
export type Product = z.infer<typeof Product>;

/** Response of GET /v1/products. */
export const ProductList = z
  .object({
    brand_id: z
      .string()
      .nullable()
      .meta({
        description: "The account's brand; null before onboarding.",
        examples: ["brd_7q2m9x4c1v8b5n3k6j0hzt2wya"],
      }),
    brand_name: z
      .string()
      .nullable()
      .meta({
        ...fromWebsite,
        description: "The brand's display name; null before onboarding.",
        examples: ["Aurelia"],
      }),
    product_count: z
      .int()
      .min(0)
      .meta({ description: "All products on file, active or not.", examples: [15] }),
    usable_count: z
      .int()
      .min(0)
      .meta({ description: "Products that can be used in ads now.", examples: [12] }),
    products: z.array(Product).meta({ description: "All products on file, in the order of the shop." }),
  })
  .meta({ id: "ProductList", description: "The brand's products." });
export type ProductList = z.infer<typeof ProductList>;
