import { showShopPicture } from "../../../services/showShopPicture.ts";
import { answer, FileAnswer, personOperation } from "../../operation.ts";

/** The browser keeps it meanwhile, and asks the shop through us no second time. */
const caching = "private, max-age=3600";

/**
 * Small PNG of the picture at this place of the list, from 0. `?of`, its address, is only there for the browser's cache: after another reading of
 * the shop another picture may have the place.
 */
export const getShopPicture = personOperation({
  method: "GET",
  path: "/app/api/products/{product_id}/pictures/{index}",
  query: { of: "optional" },
  personRole: "editor",
  async handler({ services: { onboarding }, account, params: { product_id: productId, index } }) {
    const picture = await showShopPicture(onboarding, account.id, productId, Number(index));
    if (!picture.ok) return picture;
    return answer(new FileAnswer(picture.value, "image/png"), 200, { "cache-control": caching });
  },
});
