import { z } from "zod";
import { HexColour, ProductPicture } from "../rendering/scene.ts";

/** What an ad is composed by of a cut-out, beside its pixels. */
export const PictureMeasures = z.object({
  picture: ProductPicture,
  /** Most of the product first. */
  colours: z.array(HexColour),
});
export type PictureMeasures = z.infer<typeof PictureMeasures>;
