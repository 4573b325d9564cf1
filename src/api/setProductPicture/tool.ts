import { z } from "zod";
import { problem } from "../../core/contract/errors.ts";
import { err, ok } from "../../core/result.ts";
import { setProductPicture } from "../../services/setProductPicture.ts";
import { Product } from "../listProducts/contract.ts";
import { productView } from "../listProducts/view.ts";
import { onlyArguments } from "../tools/arguments.ts";
import type { Tool } from "../tools/tool.ts";
import { readPictureBody } from "./body.ts";
import { productParams, SetProductPictureBody } from "./contract.ts";

/** `service.set_product_picture`: another picture of a product, by its address. */
export const setProductPictureTool: Tool = {
  name: "service.set_product_picture",
  title: "Set a product's picture",
  description:
    "Reads a picture from its public address, cuts the product out of it and shows it in ads instead of the shop's own, also after the shop is read again. Free; takes up to a minute. REPLACES the picture that ads of this product show: use it where `picture_problem` of `service.list_products` says that none can be used, or when a person asks for another one. A picture that cannot be used is refused with the reason, and changes nothing.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  limit: "call",
  input: z.strictObject({ ...productParams.shape, ...SetProductPictureBody.shape }),
  output: [Product],
  async run(ctx, { args, account }) {
    const allowed = onlyArguments(args, ["product_id", "picture_url"]);
    if (!allowed.ok) return allowed;
    const { product_id: productId, ...body } = args;
    if (typeof productId !== "string") {
      const message = "`product_id` must be the id of a product, as service.list_products has it.";
      return err(problem("invalid_request", { param: "product_id", message }));
    }
    const picture = readPictureBody(body);
    if (!picture.ok) return picture;
    const product = await setProductPicture(ctx.onboarding, account.id, productId, picture.value);
    if (!product.ok) return product;
    const structured = productView(product.value, (key) => ctx.media.url(key));
    return ok({ summary: "Ads show the product by this picture from now on.", structured });
  },
};
