import { z } from "zod";
import { answer, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";

const Review = z.strictObject({ status: z.enum(["Active", "Inactive", "Draft"]) });

/** A person's word on whether ads may show a product. */
export const reviewProduct = operatorOperation({
  method: "PATCH",
  path: "/operator/v1/products/{product_id}",
  role: "support",
  body: bodyOf(Review),
  async handler({ services, params, body: { status } }) {
    const reviewed = await services.productReview.setStatus(params.product_id, status);
    return reviewed ? answer({ id: params.product_id, status }) : noSuch("product");
  },
});
