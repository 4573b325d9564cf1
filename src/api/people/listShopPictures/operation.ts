import { problem } from "../../../core/contract/errors.ts";
import { err } from "../../../core/result.ts";
import { answer, personOperation } from "../../operation.ts";
import type { ShopPictureList } from "./contract.ts";

export const listShopPictures = personOperation({
  method: "GET",
  path: "/app/api/products/{product_id}/pictures",
  personRole: "editor",
  async handler({ services: { onboarding }, account, params }) {
    const found = await onboarding.catalogue.shopPictures(account.id, params.product_id);
    if (found === null) return err(problem("product_not_found"));
    const { addresses, shown } = found;
    const list: ShopPictureList = {
      pictures: addresses.map((address) => ({ picture_url: address, is_shown: address === shown })),
    };
    return answer(list);
  },
});
