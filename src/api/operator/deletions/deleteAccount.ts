import { carryOutDeletion } from "../../../services/deletions/carryOutDeletions.ts";
import { requestDeletion } from "../../../services/deletions/requestDeletion.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { deletionView } from "./view.ts";

/** 202 while it is under way, 200 when it is done; sent again it says how far it has come. */
export const deleteAccount = operatorOperation({
  method: "DELETE",
  path: "/operator/v1/accounts/{account_id}",
  role: "admin",
  async handler({ services, params, afterAnswer }) {
    // First: where it cannot be deleted now, neither is, and the call is sent again.
    const test = await services.accounts.testAccountOf(params.account_id);
    const ofTest = test && (await requestDeletion(services, "account", test.id));
    if (ofTest !== null && !ofTest.ok) return ofTest;
    const deletion = await requestDeletion(services, "account", params.account_id);
    if (!deletion.ok) return deletion;
    afterAnswer(carryOutDeletion(services, deletion.value));
    return answer(deletionView(deletion.value), deletion.value.endedAt === null ? 202 : 200);
  },
});
