import { answer, operatorOperation } from "../../operation.ts";
import { reviewView } from "../../listProducts/view.ts";
import { noSuch } from "../../noSuch.ts";

export const listAccountProducts = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/products",
  role: "reader",
  async handler({ services, params }) {
    const { onboarding, media } = services;
    const brand = await onboarding.catalogue.brandOf(params.account_id);
    if (brand === null) return noSuch("brand");
    const rows = await onboarding.catalogue.products(brand.id);
    return answer({ products: rows.map((row) => reviewView(row, (key) => media.url(key))) });
  },
});
