import { answer, personOperation } from "../../operation.ts";
import { pageOf, readSequence } from "../../page.ts";
import type { Activity } from "./contract.ts";

const changesPerPage = 50;

export const listActivity = personOperation({
  method: "GET",
  path: "/app/api/activity",
  query: { before: "optional" },
  personRole: "owner",
  async handler({ services, account, query }) {
    const before = readSequence(query("before"));
    if (!before.ok) return before;
    const filter = { accountId: account.id, beforeSequence: before.value, limit: changesPerPage + 1 };
    const found = await services.peopleAudit.list(filter);
    const { shown, nextBefore } = pageOf(found, changesPerPage, ({ sequence }) => sequence);
    const page: Activity = {
      changes: shown.map(({ sequence, atMs, personId, email, method, path, about, requestId, status }) => ({
        sequence,
        at: new Date(atMs).toISOString(),
        person_id: personId,
        email,
        operation: `${method} ${path}`,
        about,
        request_id: requestId,
        status,
      })),
      next_before: nextBefore,
    };
    return answer(page);
  },
});
