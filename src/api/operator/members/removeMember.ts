import { noSuch } from "../../noSuch.ts";
import { answer, operatorOperation } from "../../operation.ts";

/** Ends their sessions too. */
export const removeMember = operatorOperation({
  method: "DELETE",
  path: "/operator/v1/accounts/{account_id}/members/{person_id}",
  role: "admin",
  async handler({ services, params }) {
    const removed = await services.people.removeMember(params.account_id, params.person_id);
    return removed ? answer({ person_id: params.person_id, status: "removed" }) : noSuch("member");
  },
});
