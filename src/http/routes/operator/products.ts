import { z } from "zod";
import type { Operation } from "../../app.ts";
import { jsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import { noSuch, parseBody } from "./body.ts";

const ProductPatchBody = z.strictObject({ status: z.enum(["Active", "Inactive", "Draft"]) });

/** Human review of products. */
export function productOperations(base: string): Operation[] {
  return [
    {
      method: "PATCH",
      path: `${base}/products/:productId`,
      handlers: [
        operatorAuth,
        jsonBody,
        async (c) => {
          const body = parseBody(c, ProductPatchBody);
          if (!body.ok) return body.response;
          const productId = c.req.param("productId") ?? "";
          const reviewed = await c.get("services").productReview.setStatus(productId, body.value.status);
          return reviewed ? c.json({ id: productId, status: body.value.status }) : noSuch(c, "product");
        },
      ],
    },
  ];
}
