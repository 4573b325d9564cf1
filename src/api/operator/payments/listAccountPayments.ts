import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";
import { listLimit, paymentView } from "./view.ts";

export const listAccountPayments = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/payments",
  role: "reader",
  async handler({ services, params }) {
    const { accounts, payments } = services;
    const accountId = params.account_id;
    if ((await accounts.get(accountId)) === null) return noSuch("account");
    const found = await payments.list({ accountId, needsAttention: false, limit: listLimit });
    return answer({ payments: found.map(paymentView) });
  },
});
