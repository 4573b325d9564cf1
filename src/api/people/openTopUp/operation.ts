import { err } from "../../../core/result.ts";
import { judgeTestTopUp } from "../../../services/payments/judgeTestTopUp.ts";
import { billingAfterPayment, openTopUp as open } from "../../../services/payments/openTopUp.ts";
import { bodyOf } from "../../body.ts";
import { answerWith, personOperation } from "../../operation.ts";
import { NewTopUp, type TopUp } from "./contract.ts";

/** After the payment the checkout leads back to the dashboard. */
export const openTopUp = personOperation({
  method: "POST",
  path: "/app/api/top-ups",
  personRole: "owner",
  body: bodyOf(NewTopUp),
  async handler({ services, account, body }) {
    const cents = Math.round(body.amount_usd * 100);
    const refusal = await judgeTestTopUp(services, account, cents);
    if (refusal !== null) return err(refusal);
    const returnUrl = (paymentId: string) => billingAfterPayment(services.settings.appUrl, paymentId);
    return answerWith<TopUp>(await open(services, account.id, cents, returnUrl), 201);
  },
});
