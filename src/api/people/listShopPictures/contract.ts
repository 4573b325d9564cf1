import { z } from "zod";

/** The pictures that the shop shows of a product, in its order; none where they were not noted yet. */
export const ShopPictureList = z.object({
  pictures: z.array(
    z.object({
      /** What `PUT /v1/products/{product_id}/picture` takes to show the product by it. */
      picture_url: z.string(),
      /** Ads show the product by it now. */
      is_shown: z.boolean(),
    }),
  ),
});
export type ShopPictureList = z.infer<typeof ShopPictureList>;
