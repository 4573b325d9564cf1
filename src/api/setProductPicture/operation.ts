import { usualDailyLimits } from "../../core/limits/dailyLimits.ts";
import { setProductPicture as set } from "../../services/setProductPicture.ts";
import { Product } from "../listProducts/contract.ts";
import { uploadedProduct } from "../listProducts/examples.ts";
import { productView } from "../listProducts/view.ts";
import { answer, publicOperation } from "../operation.ts";
import { readPictureBody } from "./body.ts";
import { pictureFiles, productParams, SetProductPictureBody } from "./contract.ts";
import { setProductPictureTool } from "./tool.ts";

export const setProductPicture = publicOperation({
  method: "PUT",
  path: "/v1/products/{product_id}/picture",
  operationId: "setProductPicture",
  tag: "Brands",
  summary: "Show another picture of a product",
  description: `Cuts the product out of a picture of yours, and shows it in ads from now on instead of the shop's own, also after the shop is read again. The picture is the body itself, with its type as \`Content-Type\` and at most ${pictureFiles.maxBytes >> 20} MB, or \`picture_url\` says where it is. It is judged as the shop's pictures are. One that cannot be used is refused with the reason, and changes nothing. Ads that are under way keep the picture that they were begun with. An account may send ${new Intl.NumberFormat("en").format(usualDailyLimits.productPictures)} pictures a day, logos and pictures for corrections among them, unless something else was agreed.`,
  requestParams: { path: productParams },
  body: {
    description: "The picture, as it is; or JSON with its address.",
    schema: SetProductPictureBody,
    examples: {
      address: {
        summary: "A picture of the press page",
        value: { picture_url: "https://aurelia.example/press/barrier-repair-serum.png" },
      },
    },
    files: pictureFiles,
    read: readPictureBody,
  },
  answers: {
    200: {
      description: "The product with its new picture.",
      schema: Product,
      examples: { product: { summary: "Shown by the uploaded picture", value: uploadedProduct } },
    },
  },
  errors: ["product_not_found", "product_not_supported", "picture_not_usable", "picture_unavailable"],
  invalidRequest: {
    param: "picture_url",
    message: "`picture_url` must be the full public address of a picture, starting with http:// or https://.",
  },
  tool: setProductPictureTool,
  async handler({ services, account, params, body }) {
    const { onboarding, media } = services;
    const product = await set(onboarding, account.id, params.product_id, body);
    return product.ok ? answer(productView(product.value, (key) => media.url(key))) : product;
  },
});
