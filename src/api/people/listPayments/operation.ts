import { answer, personOperation } from "../../operation.ts";
import { pageOf, readBefore } from "../../page.ts";
import type { PaymentPage } from "./contract.ts";
import { paymentView } from "./view.ts";

const paymentsPerPage = 50;

export const listPayments = personOperation({
  method: "GET",
  path: "/app/api/payments",
  query: { before: "optional" },
  personRole: "owner",
  async handler({ services: { payments, settings }, account, query }) {
    const before = readBefore(query("before"), "payment");
    if (!before.ok) return before;
    const found = await payments.list({
      accountId: account.id,
      needsAttention: false,
      beforeId: before.value,
      limit: paymentsPerPage + 1,
    });
    const { shown, nextBefore } = pageOf(found, paymentsPerPage, ({ id }) => id);
    const provider = account.isTest || settings.payments.kind === "test" ? "test" : "stripe";
    const page: PaymentPage = {
      seller: { name: settings.sellerName, email: settings.mailFrom },
      buyer: { name: account.name, email: account.email },
      payments: shown.map((payment) => paymentView(payment, provider)),
      next_before: nextBefore,
    };
    return answer(page);
  },
});
