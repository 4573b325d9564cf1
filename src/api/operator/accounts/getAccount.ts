import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";
import { accountView } from "./view.ts";

export const getAccount = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}",
  role: "reader",
  async handler({ services, params }) {
    const account = await services.accounts.get(params.account_id);
    return account === null ? noSuch("account") : answer(accountView(account));
  },
});
