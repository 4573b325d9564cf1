import { answer, operatorOperation } from "../../operation.ts";
import { entriesPerPage, nextBefore, readBefore } from "../../page.ts";
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
    const page = { beforeId: before.value, limit: entriesPerPage };
    const found = await services.payments.list({ accountId: null, needsAttention, ...page });
    return answer({ payments: found.map(paymentView), next_before: nextBefore(found, ({ id }) => id) });
  },
});
