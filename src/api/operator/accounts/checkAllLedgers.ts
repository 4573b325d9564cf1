import { checkAllLedgers as checkAll } from "../../../services/auditLedgers.ts";
import { answer, operatorOperation } from "../../operation.ts";

const shownAccounts = 100;

export const checkAllLedgers = operatorOperation({
  method: "GET",
  path: "/operator/v1/ledger",
  role: "reader",
  async handler({ services }) {
    const { isWhole, broken } = await checkAll(services);
    return answer({
      sound: broken.length === 0,
      checked_all: isWhole,
      broken_accounts: broken.slice(0, shownAccounts).map(({ accountId, creditsBalance, transactionsSum }) => ({
        account_id: accountId,
        credits_balance: creditsBalance,
        transactions_sum: transactionsSum,
      })),
    });
  },
});
