import { showUncutPicture } from "../../../services/showUncutPicture.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, FileAnswer, personOperation } from "../../operation.ts";

/** JPEG: what `image_url` was cut out of, and lies in the middle of (`uncutMarginShare`). */
export const getUncutPicture = personOperation({
  method: "GET",
  path: "/app/api/products/{product_id}/uncut",
  personRole: "editor",
  async handler({ services: { onboarding }, account, params }) {
    const picture = await showUncutPicture(onboarding, account.id, params.product_id);
    return picture === null ? noSuch("uncut picture") : answer(new FileAnswer(picture, "image/jpeg"));
  },
});
