import { productListView } from "../../core/product/view.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";

/** GET /v1/products. */
export const listProducts: Operation = {
  method: "GET",
  path: "/v1/products",
  handlers: [
    auth,
    rateLimit("call"),
    async (c) => {
      const { onboarding, media } = c.get("services");
      const brand = await onboarding.catalogue.brandOf(c.get("account").id);
      const rows = brand === null ? [] : await onboarding.catalogue.products(brand.id);
      return c.json(productListView(brand, rows, (key) => media.url(key)));
    },
  ],
};
