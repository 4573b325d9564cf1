import { answer, publicOperation } from "../operation.ts";
import { ProductList } from "./contract.ts";
import { productList } from "./examples.ts";
import { listProductsTool } from "./tool.ts";
import { productListView } from "./view.ts";

export const listProducts = publicOperation({
  method: "GET",
  path: "/v1/products",
  operationId: "listProducts",
  tag: "Brands",
  summary: "List the brand's products",
  description:
    "All products of the brand, with what keeps a product from being used. Pass those to generate whose `usable_for_ads` is true. Before onboarding the list is empty and `brand_id` is null.",
  answers: {
    200: {
      description: "The products.",
      schema: ProductList,
      examples: { products: { summary: "A product that can be used and one that cannot", value: productList } },
    },
  },
  errors: [],
  tool: listProductsTool,
  async handler({ services, account }) {
    const { onboarding, media } = services;
    const brand = await onboarding.catalogue.brandOf(account.id);
    const rows = brand === null ? [] : await onboarding.catalogue.products(brand.id);
    return answer(productListView(brand, rows, (key) => media.url(key)));
  },
});
