import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";
import { entriesPerPage, pageOf, readBefore } from "../../page.ts";
import { paymentView } from "./view.ts";

/** The newest first, page by page. */
export const listAccountPayments = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/payments",
  role: "reader",
  async handler({ services, params, query }) {
    const { accounts, payments } = services;
    const accountId = params.account_id;
    if ((await accounts.get(accountId)) === null) return noSuch("account");
    const before = readBefore(query("before"), "payment");
    if (!before.ok) return before;
    const page = { beforeId: before.value, limit: entriesPerPage + 1 };
    const found = await payments.list({ accountId, needsAttention: false, ...page });
    const { shown, nextBefore } = pageOf(found, entriesPerPage, ({ id }) => id);
    return answer({ payments: shown.map(paymentView), next_before: nextBefore });
  },
});
