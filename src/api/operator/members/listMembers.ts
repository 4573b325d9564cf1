import { memberView } from "../../memberView.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, operatorOperation } from "../../operation.ts";

export const listMembers = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/members",
  role: "reader",
  async handler({ services, params }) {
    if ((await services.accounts.get(params.account_id)) === null) return noSuch("account");
    const members = await services.people.members(params.account_id);
    return answer({ members: members.map(memberView) });
  },
});
