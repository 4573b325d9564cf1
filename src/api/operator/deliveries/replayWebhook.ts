import { replayWebhook as replay } from "../../../services/replayWebhook.ts";
import { answerWith, operatorOperation } from "../../operation.ts";

export const replayWebhook = operatorOperation({
  method: "POST",
  path: "/operator/v1/deliveries/{delivery_id}/webhook",
  role: "support",
  handler: async ({ services, params }) =>
    answerWith(await replay(services, { deliveryId: params.delivery_id, accountId: null }), 202),
});
