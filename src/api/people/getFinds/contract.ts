import { z } from "zod";

/** What is known of the shop that is being read; null where none is: then `GET /v1/products` has what there is. */
export const Finds = z.object({
  finds: z
    .object({
      /** Pages that are over, of all that are to be read; 0 of 0 where the shop's feed says everything. */
      pages_done: z.number().int(),
      pages_total: z.number().int(),
      products_found: z.number().int(),
      /** Products that have been looked at with their pictures. */
      products_done: z.number().int(),
      /** Products that an ad can show. */
      products_usable: z.number().int(),
      /** Products that have a picture by now, the newest first, 24 at most. */
      newest: z.array(
        z.object({
          /** Its number within the run, from 1. */
          number: z.number().int(),
          name: z.string(),
          picture_url: z.string(),
          is_usable: z.boolean(),
        }),
      ),
    })
    .nullable(),
});
export type Finds = z.infer<typeof Finds>;
