import { z } from "zod";
import { failDelivery as fail } from "../../../services/failDelivery.ts";
import { answerWith, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";

const Failure = z.strictObject({ reason: z.string().min(1).max(500) });

export const failDelivery = operatorOperation({
  method: "POST",
  path: "/operator/v1/deliveries/{delivery_id}/fail",
  role: "support",
  body: bodyOf(Failure),
  handler: async ({ services, params, body }) => answerWith(await fail(services, params.delivery_id, body.reason)),
});
