import { answer, operatorOperation } from "../../operation.ts";

export const listDeliveries = operatorOperation({
  method: "GET",
  path: "/operator/v1/deliveries",
  role: "reader",
  async handler({ services, query }) {
    const found = await services.index.list({ status: query("status") ?? null, limit: 100 });
    return answer({
      deliveries: found.map(({ id, accountId, status, rawStatus, order, updatedAt }) => ({
        delivery_id: id,
        account_id: accountId,
        status,
        raw_status: rawStatus,
        format: order?.format,
        count: order?.count,
        created_at: new Date(order?.createdAtMs ?? updatedAt).toISOString(),
        updated_at: new Date(updatedAt).toISOString(),
      })),
    });
  },
});
