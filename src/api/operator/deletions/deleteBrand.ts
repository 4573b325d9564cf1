import { carryOutDeletion } from "../../../services/deletions/carryOutDeletions.ts";
import { requestDeletion } from "../../../services/deletions/requestDeletion.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { deletionView } from "./view.ts";

/** The brand with its catalogue and every delivery that was made of it; the account stays, and may onboard another. */
export const deleteBrand = operatorOperation({
  method: "DELETE",
  path: "/operator/v1/accounts/{account_id}/brand",
  role: "admin",
  async handler({ services, params, afterAnswer }) {
    const deletion = await requestDeletion(services, "brand", params.account_id);
    if (!deletion.ok) return deletion;
    afterAnswer(carryOutDeletion(services, deletion.value));
    return answer(deletionView(deletion.value), deletion.value.endedAt === null ? 202 : 200);
  },
});
