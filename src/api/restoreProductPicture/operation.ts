import { restoreProductPicture as restore } from "../../services/restoreProductPicture.ts";
import { Product } from "../listProducts/contract.ts";
import { listedProduct } from "../listProducts/examples.ts";
import { productView } from "../listProducts/view.ts";
import { answer, publicOperation } from "../operation.ts";
import { productParams } from "../setProductPicture/contract.ts";

export const restoreProductPicture = publicOperation({
  method: "DELETE",
  path: "/v1/products/{product_id}/picture",
  operationId: "restoreProductPicture",
  tag: "Brands",
  summary: "Show the shop's own picture again",
  description:
    "Takes an uploaded picture of a product away: ads show the shop's own again, as the last onboarding has read it. Where none was uploaded nothing changes, and the answer is the same. Ads that are under way keep the picture that they were begun with.",
  requestParams: { path: productParams },
  answers: {
    200: {
      description: "The product with the shop's own picture.",
      schema: Product,
      examples: { product: { summary: "Shown by the shop's picture", value: listedProduct } },
    },
  },
  errors: ["product_not_found", "picture_unavailable"],
  async handler({ services, account, params }) {
    const { onboarding, media } = services;
    const product = await restore(onboarding, account.id, params.product_id);
    return product.ok ? answer(productView(product.value, (key) => media.url(key))) : product;
  },
});
