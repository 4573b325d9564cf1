import { removeMember as remove } from "../../../services/people/removeMember.ts";
import { answer, personOperation } from "../../operation.ts";
import type { RemovedMember } from "./contract.ts";

/** Owners may remove themselves too, as long as another one stays. */
export const removeMember = personOperation({
  method: "DELETE",
  path: "/app/api/members/{person_id}",
  personRole: "owner",
  isAboutTeam: true,
  async handler({ services, account, params }) {
    const wish = { accountId: account.id, personId: params.person_id, rule: "leaves_an_owner" } as const;
    const removed = await remove(services, wish);
    if (!removed.ok) return removed;
    const shown: RemovedMember = removed.value;
    return answer(shown);
  },
});
