import { problem } from "../../../core/contract/errors.ts";
import { err } from "../../../core/result.ts";
import { answer, operatorOperation } from "../../operation.ts";

const entriesPerPage = 100;

/** Who changed what, the newest first; `next_before` of a page is `before` of the next. */
export const listAudit = operatorOperation({
  method: "GET",
  path: "/operator/v1/audit",
  role: "admin",
  async handler({ services, query }) {
    const before = query("before") ?? null;
    if (before !== null && !/^\d{1,15}$/.test(before)) {
      return err(problem("invalid_request", { param: "before", message: "`before` is the `next_before` of a page." }));
    }
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
      next_before: found.length < entriesPerPage ? null : (found.at(-1)?.sequence ?? null),
    });
  },
});
