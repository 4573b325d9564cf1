import { z } from "zod";
import { reviewView } from "../../../core/product/view.ts";
import type { Operation } from "../../app.ts";
import { jsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import { noSuch, parseBody } from "./body.ts";

const ProductPatchBody = z.strictObject({ status: z.enum(["Active", "Inactive", "Draft"]) });

/** Human review of products. */
export function productOperations(base: string): Operation[] {
  return [
    {
      method: "GET",
      path: `${base}/accounts/:accountId/products`,
      handlers: [
        operatorAuth,
        async (c) => {
          const { onboarding, media } = c.get("services");
          const brand = await onboarding.catalogue.brandOf(c.req.param("accountId") ?? "");
          if (brand === null) return noSuch(c, "brand");
          const rows = await onboarding.catalogue.products(brand.id);
          return c.json({ products: rows.map((row) => reviewView(row, (key) => media.url(key))) });
        },
      ],
    },
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
