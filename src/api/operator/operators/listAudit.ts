import { answer, operatorOperation } from "../../operation.ts";
import { entriesPerPage, pageOf, readSequence } from "../../page.ts";

/** Who changed what, the newest first, page by page. */
export const listAudit = operatorOperation({
  method: "GET",
  path: "/operator/v1/audit",
  role: "admin",
  async handler({ services, query }) {
    const before = readSequence(query("before"));
    if (!before.ok) return before;
    const found = await services.operatorAudit.list({
      accountId: query("account_id") ?? null,
      operatorId: query("operator_id") ?? null,
      beforeSequence: before.value,
      limit: entriesPerPage + 1,
    });
    const { shown, nextBefore } = pageOf(found, entriesPerPage, ({ sequence }) => sequence);
    return answer({
      calls: shown.map(({ sequence, at, operatorId, requestId, method, path, accountId, ids, status }) => ({
        sequence,
        at: new Date(at).toISOString(),
        operator_id: operatorId,
        request_id: requestId,
        call: `${method} ${path}`,
        account_id: accountId,
        ids,
        status,
      })),
      next_before: nextBefore,
    });
  },
});
