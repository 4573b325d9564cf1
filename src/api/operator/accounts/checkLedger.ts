import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";

export const checkLedger = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/ledger",
  role: "reader",
  async handler({ services, params }) {
    const account = await services.accounts.get(params.account_id);
    if (account === null) return noSuch("account");
    const broken = await services.ledgerAudit.check(account.id);
    return answer({
      account_id: account.id,
      sound: broken === null,
      credits_balance: account.creditsBalance,
      transactions_sum: broken?.transactionsSum ?? account.creditsBalance,
    });
  },
});
