import { answer, operatorOperation } from "../../operation.ts";
import { entriesPerPage, pageOf, readBefore } from "../../page.ts";

/** Deliveries of all accounts, the newest first, page by page. */
export const listDeliveries = operatorOperation({
  method: "GET",
  path: "/operator/v1/deliveries",
  role: "reader",
  async handler({ services, query }) {
    const before = readBefore(query("before"), "delivery");
    if (!before.ok) return before;
    const found = await services.index.list({
      status: query("status") ?? null,
      beforeId: before.value,
      limit: entriesPerPage + 1,
    });
    const { shown, nextBefore } = pageOf(found, entriesPerPage, ({ id }) => id);
    return answer({
      deliveries: shown.map(({ id, accountId, status, rawStatus, format, count, createdAt, updatedAt }) => ({
        delivery_id: id,
        account_id: accountId,
        status,
        raw_status: rawStatus,
        format,
        count,
        created_at: new Date(createdAt).toISOString(),
        updated_at: new Date(updatedAt).toISOString(),
      })),
      next_before: nextBefore,
    });
  },
});
