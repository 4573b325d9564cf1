import { z } from "zod";
import { errorCodes } from "../errorTable.ts";
import { Address, fromWebsite } from "./fields.ts";

export const ErrorCode = z.enum(errorCodes).meta({
  id: "ErrorCode",
  description: "Stable name of what went wrong; branch on it. Codes may be added, so keep a default for unknown ones.",
});

/** Entry of `incompatible_products` (spec "Product-not-supported error body"). */
export const IncompatibleProduct = z
  .object({
    name: z
      .string()
      .meta({ ...fromWebsite, description: "The product's display name.", examples: ["Glow Starter Set"] }),
    handle: z.string().meta({ ...fromWebsite, description: "Its slug on the shop.", examples: ["glow-starter-set"] }),
    reason: z.string().meta({
      ...fromWebsite,
      description: "Why an ad cannot show it.",
      examples: ["One ad shows one product; this is a set or a multi-pack."],
    }),
  })
  .meta({ id: "IncompatibleProduct", description: "A product that was asked for and cannot be rendered." });
export type IncompatibleProduct = z.infer<typeof IncompatibleProduct>;

/** Every answer that is not a success (spec "Errors"). */
export const ErrorEnvelope = z
  .object({
    error: z
      .object({
        code: ErrorCode,
        message: z.string().meta({
          ...fromWebsite,
          description: "What was wrong and where, for developers; not for end users.",
          examples: ["`count` must be a whole number from 1 to 50."],
        }),
        param: z
          .string()
          .optional()
          .meta({
            description: "The field to blame, where it is one.",
            examples: ["count"],
          }),
        doc_url: Address.optional().meta({
          description: "The page that explains the code.",
          examples: ["https://api.example.com/docs/errors#invalid_count"],
        }),
      })
      .meta({ description: "What went wrong." }),
    incompatible_products: z.array(IncompatibleProduct).optional().meta({
      description: "With `product_not_supported` only: the products that the call cannot have.",
    }),
  })
  .meta({ id: "ErrorEnvelope", description: "The body of every answer that is not a success." });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
