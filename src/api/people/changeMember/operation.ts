import { changeMember as change } from "../../../services/people/changeMember.ts";
import { bodyOf } from "../../body.ts";
import { memberView } from "../../memberView.ts";
import { answer, personOperation } from "../../operation.ts";
import type { Member } from "../listMembers/contract.ts";
import { MemberChange } from "./contract.ts";

export const changeMember = personOperation({
  method: "PATCH",
  path: "/app/api/members/{person_id}",
  personRole: "owner",
  isAboutTeam: true,
  body: bodyOf(MemberChange),
  async handler({ services, account, params, body }) {
    const changed = await change(services, { accountId: account.id, personId: params.person_id, role: body.role });
    if (!changed.ok) return changed;
    const shown: Member = memberView(changed.value);
    return answer(shown);
  },
});
