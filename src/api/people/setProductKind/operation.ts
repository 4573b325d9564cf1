import { setProductKind as set } from "../../../services/setProductKind.ts";
import { bodyOf } from "../../body.ts";
import { productView } from "../../listProducts/view.ts";
import { answer, personOperation } from "../../operation.ts";
import { ProductKind } from "./contract.ts";

export const setProductKind = personOperation({
  method: "PATCH",
  path: "/app/api/products/{product_id}",
  personRole: "editor",
  body: bodyOf(ProductKind),
  async handler({ services: { onboarding, media }, account, params, body: { category } }) {
    const product = await set(onboarding, account.id, params.product_id, category);
    return product.ok ? answer(productView(product.value, (key) => media.url(key))) : product;
  },
});
