import { answer, operatorOperation } from "../../operation.ts";
import { listLimit, paymentView } from "./view.ts";

/** Of all accounts; `needs_attention=true`: those only at which somebody has to look, because money went back. */
export const listPayments = operatorOperation({
  method: "GET",
  path: "/operator/v1/payments",
  role: "reader",
  async handler({ services, query }) {
    const needsAttention = query("needs_attention") === "true";
    const found = await services.payments.list({ accountId: null, needsAttention, limit: listLimit });
    return answer({ payments: found.map(paymentView) });
  },
});
