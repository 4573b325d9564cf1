import { answer, operatorOperation } from "../../operation.ts";

export const checkAllLedgers = operatorOperation({
  method: "GET",
  path: "/operator/v1/ledger",
  async handler({ services }) {
    const broken = await services.ledgerAudit.brokenAccounts(100);
    return answer({
      sound: broken.length === 0,
      broken_accounts: broken.map(({ accountId, creditsBalance, transactionsSum }) => ({
        account_id: accountId,
        credits_balance: creditsBalance,
        transactions_sum: transactionsSum,
      })),
    });
  },
});
