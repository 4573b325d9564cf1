import { removeMember as remove } from "../../../services/people/removeMember.ts";
import { answerWith, operatorOperation } from "../../operation.ts";

/** Ends their sessions too, also of an account's last owner. */
export const removeMember = operatorOperation({
  method: "DELETE",
  path: "/operator/v1/accounts/{account_id}/members/{person_id}",
  role: "admin",
  handler: async ({ services, params: { account_id: accountId, person_id: personId } }) =>
    answerWith(await remove(services, { accountId, personId, rule: "whoever_it_is" })),
});
