import { z } from "zod";
import { maxConceptsPerDelivery } from "../core/contract/generate.ts";
import { ids } from "../core/contract/examples/ids.ts";

/** The parameters of every address of a concept. */
export const conceptPath = z.object({
  delivery_id: z.string().meta({
    description: "The id that POST /v1/ads/generate answered.",
    examples: [ids.delivery],
  }),
  index: z
    .int()
    .min(1)
    .max(maxConceptsPerDelivery)
    .meta({ description: "The concept's `index`, as its ads have it.", examples: [1] }),
});
