import { inviteMember as invite } from "../../../services/people/inviteMember.ts";
import { bodyOf } from "../../body.ts";
import { memberView } from "../../memberView.ts";
import { answer, personOperation } from "../../operation.ts";
import type { Member } from "../listMembers/contract.ts";
import { NewMember } from "./contract.ts";

export const inviteMember = personOperation({
  method: "POST",
  path: "/app/api/members",
  personRole: "owner",
  isAboutTeam: true,
  body: bodyOf(NewMember),
  async handler({ services, account, person, afterAnswer, body }) {
    const invited = await invite(services, { accountId: account.id, from: person, afterAnswer, ...body });
    if (!invited.ok) return invited;
    const shown: Member = memberView(invited.value);
    return answer(shown, 201);
  },
});
