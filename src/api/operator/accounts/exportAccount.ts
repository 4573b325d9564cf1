import { problem } from "../../../core/contract/errors.ts";
import { err } from "../../../core/result.ts";
import { exportAccount as exported } from "../../../services/exportAccount.ts";
import { answer, Lines, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";

/** NDJSON: lines can be read, counted and stored one by one, however large the account is. */
export const exportAccount = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/export",
  role: "admin",
  async handler({ services, params, query }) {
    const accountId = params.account_id;
    const from = query("from") ?? "";
    if (!/^(?:\d{1,15}\.\w{1,40})?$/.test(from)) {
      return err(problem("invalid_request", { param: "from", message: "`from` is the `next` of the part before." }));
    }
    if ((await services.accounts.get(accountId)) === null) return noSuch("account");
    return answer(new Lines(exported(services, accountId, from)), 200, {
      "content-disposition": `attachment; filename="${accountId}.ndjson"`,
    });
  },
});
