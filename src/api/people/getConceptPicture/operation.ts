import { showConceptPicture } from "../../../services/showConceptPicture.ts";
import { answer, FileAnswer, personOperation } from "../../operation.ts";

/** PNG: the cut-out of a picture that was given for a concept of this delivery. */
export const getConceptPicture = personOperation({
  method: "GET",
  path: "/app/api/deliveries/{delivery_id}/pictures/{picture_id}",
  personRole: "editor",
  async handler({ services, account, params: { delivery_id: deliveryId, picture_id: pictureId } }) {
    const png = await showConceptPicture(services, account.id, deliveryId, pictureId);
    return png.ok ? answer(new FileAnswer(png.value, "image/png")) : png;
  },
});
