import { answer, personOperation } from "../../operation.ts";
import { readPageQuery, type DeliveryPage } from "./contract.ts";

export const listDeliveries = personOperation({
  method: "GET",
  path: "/app/api/deliveries",
  query: { limit: "optional", cursor: "optional" },
  personRole: "viewer",
  async handler({ services, account, query }) {
    const asked = readPageQuery({ limit: query("limit"), cursor: query("cursor") });
    if (!asked.ok) return asked;
    const { limit, before } = asked.value;
    const rows = await services.index.newestOf(account.id, before, limit + 1);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const page: DeliveryPage = {
      deliveries: shown.flatMap(({ id, status, order, createdAt }) =>
        order === null || status === "void"
          ? []
          : [
              {
                delivery_id: id,
                status,
                format: order.format,
                count: order.count,
                cost_credits: order.costCredits,
                created_at: new Date(createdAt).toISOString(),
                viewer_url: services.media.url(order.viewerKey),
              },
            ],
      ),
      next_cursor: rows.length > limit && last !== undefined ? `${last.createdAt}.${last.id}` : null,
    };
    return answer(page);
  },
});
