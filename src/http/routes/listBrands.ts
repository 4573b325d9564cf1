import type { BrandList } from "../../core/contract/responses/brand.ts";
import { brandView } from "../../core/brand/view.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";

/** GET /v1/brands. */
export const listBrands: Operation = {
  method: "GET",
  path: "/v1/brands",
  handlers: [
    auth,
    rateLimit("call"),
    async (c) => {
      const { onboarding, publicUrl } = c.get("services");
      const account = c.get("account");
      const brand = await onboarding.catalogue.brandOf(account.id);
      return c.json({
        brands: brand === null ? [] : [brandView(brand, account.status, publicUrl)],
      } satisfies BrandList);
    },
  ],
};
