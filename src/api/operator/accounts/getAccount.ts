import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";
import { accountView } from "./view.ts";

export const getAccount = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}",
  role: "reader",
  async handler({ services, params }) {
    const account = await services.accounts.get(params.account_id);
    if (account === null) return noSuch("account");
    const test = await services.accounts.testAccountOf(account.id);
    return answer({ ...accountView(account), test_account_id: test?.id ?? null });
  },
});
