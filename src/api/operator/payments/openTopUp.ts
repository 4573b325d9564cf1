import { z } from "zod";
import { openTopUp as open } from "../../../services/payments/openTopUp.ts";
import { answerWith, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";
import { UsdAmount } from "../../usdAmount.ts";

const TopUp = z.strictObject({ amount_usd: UsdAmount });

export const openTopUp = operatorOperation({
  method: "POST",
  path: "/operator/v1/accounts/{account_id}/topups",
  role: "support",
  body: bodyOf(TopUp),
  handler: async ({ services, params, body }) =>
    answerWith(await open(services, params.account_id, Math.round(body.amount_usd * 100)), 201),
});
