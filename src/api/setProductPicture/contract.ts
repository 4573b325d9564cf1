import { z } from "zod";
import { PictureAddress } from "../../core/contract/pictureAddress.ts";
import { pictureLimits } from "../../core/rendering/protocol.ts";

/** Body of PUT /v1/products/{product_id}/picture, where it is not the picture itself. */
export const SetProductPictureBody = z
  .strictObject({
    picture_url: PictureAddress.meta({
      description: "Public address of a PNG, JPEG, WebP or AVIF, which is read once, now.",
      examples: ["https://aurelia.example/press/barrier-repair-serum.png"],
    }),
  })
  .meta({ id: "SetProductPictureBody", description: "Where the picture is." });

export const pictureFiles = {
  types: ["image/png", "image/jpeg", "image/webp", "image/avif"],
  maxBytes: pictureLimits.bytes,
};

/** The product that a call is about. */
export const productParams = z.object({
  product_id: z.string().meta({
    description: "Id of the product, as the list of products has it.",
    examples: ["prd_4x8w1n6t3c9m2k7v5b0qzj1hye"],
  }),
});
