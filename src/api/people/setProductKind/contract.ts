import { z } from "zod";
import { supportedCategories } from "../../../core/product/categories.ts";

/** A kind of product that ads show; null: the one that follows from the shop. */
export const ProductKind = z.strictObject({ category: z.enum(supportedCategories).nullable() });
