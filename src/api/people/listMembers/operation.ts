import { memberView } from "../../memberView.ts";
import { answer, personOperation } from "../../operation.ts";
import type { Members } from "./contract.ts";

export const listMembers = personOperation({
  method: "GET",
  path: "/app/api/members",
  personRole: "viewer",
  isAboutTeam: true,
  async handler({ services, account }) {
    const shown: Members = { members: (await services.people.members(account.id)).map(memberView) };
    return answer(shown);
  },
});
