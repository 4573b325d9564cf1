import { z } from "zod";

/** How a product's box is shaped, in the words of the API's `aspect_ratio` (spec, "Product"): upright, or as wide as high and wider. */
export const ProductShape = z.enum(["vertical", "square"]);
export type ProductShape = z.infer<typeof ProductShape>;

/** Wider than this share of its height a product is not clearly upright. */
const uprightAspect = 0.8;

/** The shape of a box (pixels). */
export function shapeOf(box: { width: number; height: number }): ProductShape {
  return box.width > box.height * uprightAspect ? "square" : "vertical";
}
