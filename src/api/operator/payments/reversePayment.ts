import { z } from "zod";
import { takeBackCredits } from "../../../services/payments/takeBackCredits.ts";
import { answerWith, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";

const Reversal = z.strictObject({ reason: z.string().min(1).max(200) });

export const reversePayment = operatorOperation({
  method: "POST",
  path: "/operator/v1/payments/{payment_id}/reversal",
  role: "admin",
  body: bodyOf(Reversal),
  handler: async ({ services, params, body }) =>
    answerWith(await takeBackCredits(services, params.payment_id, body.reason), 201),
});
