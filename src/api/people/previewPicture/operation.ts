import { previewAd } from "../../../services/previewAd.ts";
import { fileOf } from "../../body.ts";
import { answer, FileAnswer, personOperation } from "../../operation.ts";
import { pictureFiles } from "../../setProductPicture/contract.ts";

/** An ad of the product by a picture that is not stored, such as a cut-out that somebody is touching up. */
export const previewPicture = personOperation({
  method: "POST",
  path: "/app/api/products/{product_id}/picture/preview",
  personRole: "editor",
  changesNothing: true,
  body: fileOf(pictureFiles, "the picture"),
  async handler({ services, account, params, signal, body: picture }) {
    const productId = params.product_id;
    const change = { edit: {} };
    const drawn = await previewAd(services, { account, change, productId, placement: "square", picture, signal });
    return drawn.ok ? answer(new FileAnswer(drawn.value.bytes, drawn.value.contentType)) : drawn;
  },
});
