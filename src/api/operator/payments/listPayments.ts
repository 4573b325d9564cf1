import { answer, operatorOperation } from "../../operation.ts";
import { entriesPerPage, pageOf, readBefore } from "../../page.ts";
import { paymentView } from "./view.ts";

/** Of all accounts, the newest first, page by page; `needs_attention=true`: those only at which somebody has to look, because money went back. */
export const listPayments = operatorOperation({
  method: "GET",
  path: "/operator/v1/payments",
  role: "reader",
  async handler({ services, query }) {
    const needsAttention = query("needs_attention") === "true";
    const before = readBefore(query("before"), "payment");
    if (!before.ok) return before;
    const page = { beforeId: before.value, limit: entriesPerPage + 1 };
    const found = await services.payments.list({ accountId: null, needsAttention, ...page });
    const { shown, nextBefore } = pageOf(found, entriesPerPage, ({ id }) => id);
    return answer({ payments: shown.map(paymentView), next_before: nextBefore });
  },
});
