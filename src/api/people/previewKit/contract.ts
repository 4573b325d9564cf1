import { z } from "zod";
import { PlacementId } from "../../../core/rendering/placements.ts";
import { changeShape } from "../editKit/contract.ts";

/** Which ad is drawn, and what of the kit is different in it. */
export const KitPreview = z.strictObject({
  product_id: z.string().min(1).max(100),
  placement: PlacementId,
  kit: z.strictObject(changeShape).default({}),
});
