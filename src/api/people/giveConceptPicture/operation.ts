import type { z } from "zod";
import { giveConceptPicture as give } from "../../../services/giveConceptPicture.ts";
import type { GivenPicture } from "../../../services/givenPicture.ts";
import { answer, personOperation, type Body, type FileBody } from "../../operation.ts";
import { readPictureBody } from "../../setProductPicture/body.ts";
import { pictureFiles, type SetProductPictureBody } from "../../setProductPicture/contract.ts";

const pictureBody: Body<GivenPicture, FileBody | z.infer<typeof SetProductPictureBody>> = {
  files: pictureFiles,
  read: readPictureBody,
};

/**
 * A picture for one concept alone, as a file or by its address. The `picture_id` that is answered is what a correction of the delivery names in
 * place of `picture_url`, once somebody has looked at the cut-out.
 */
export const giveConceptPicture = personOperation({
  method: "POST",
  path: "/app/api/deliveries/{delivery_id}/concepts/{index}/pictures",
  personRole: "editor",
  body: pictureBody,
  async handler({ services, account, params: { delivery_id: deliveryId, index: conceptIndex }, body: given }) {
    const pictureId = await give(services, { account, deliveryId, conceptIndex, given });
    return pictureId.ok ? answer({ picture_id: pictureId.value }, 201) : pictureId;
  },
});
