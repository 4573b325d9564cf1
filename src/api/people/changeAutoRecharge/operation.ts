import type { z } from "zod";
import { testPaymentProblem } from "../../../core/people/testMode.ts";
import { err } from "../../../core/result.ts";
import type { AccountChange } from "../../../ports/accounts.ts";
import { bodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, personOperation } from "../../operation.ts";
import { autoRechargeView } from "../getAutoRecharge/view.ts";
import { AutoRechargeChange } from "./contract.ts";

export const changeAutoRecharge = personOperation({
  method: "PATCH",
  path: "/app/api/auto-recharge",
  personRole: "owner",
  body: bodyOf(AutoRechargeChange),
  async handler({ services, account, body }) {
    const change = changeOf(body);
    const refusal = testPaymentProblem(account, change.autoRechargeAmountCents ?? 0);
    if (refusal !== null) return err(refusal);
    const changed = await services.accounts.update(account.id, change);
    return changed === null ? noSuch("account") : answer(autoRechargeView(changed));
  },
});

function changeOf({ enabled, threshold_credits, amount_usd }: z.infer<typeof AutoRechargeChange>): AccountChange {
  return {
    ...(enabled === undefined ? {} : { autoRechargeEnabled: enabled }),
    ...(threshold_credits === undefined ? {} : { autoRechargeThreshold: threshold_credits }),
    ...(amount_usd === undefined ? {} : { autoRechargeAmountCents: Math.round(amount_usd * 100) }),
  };
}
