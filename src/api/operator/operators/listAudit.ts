import { answer, operatorOperation } from "../../operation.ts";
import { entriesPerPage, nextBefore, notOfAPage } from "../page.ts";

/** Who changed what, the newest first, page by page. */
export const listAudit = operatorOperation({
  method: "GET",
  path: "/operator/v1/audit",
  role: "admin",
  async handler({ services, query }) {
    const before = query("before") ?? null;
    if (before !== null && !/^\d{1,15}$/.test(before)) return notOfAPage;
    const found = await services.operatorAudit.list({
      accountId: query("account_id") ?? null,
      operatorId: query("operator_id") ?? null,
      beforeSequence: before === null ? null : Number(before),
      limit: entriesPerPage,
    });
    return answer({
      calls: found.map(({ sequence, at, operatorId, requestId, method, path, accountId, ids, status }) => ({
        sequence,
        at: new Date(at).toISOString(),
        operator_id: operatorId,
        request_id: requestId,
        call: `${method} ${path}`,
        account_id: accountId,
        ids,
        status,
      })),
      next_before: nextBefore(found, ({ sequence }) => sequence),
    });
  },
});
