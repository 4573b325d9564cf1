import { showWebhook } from "../../../services/showWebhook.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { webhookView } from "../../webhookView.ts";

/** A delivery's last event and every attempt to send it. */
export const getWebhook = operatorOperation({
  method: "GET",
  path: "/operator/v1/deliveries/{delivery_id}/webhook",
  role: "reader",
  async handler({ services, params: { delivery_id: deliveryId } }) {
    const shown = await showWebhook(services, { deliveryId, accountId: null });
    return shown.ok ? answer(webhookView(deliveryId, shown.value)) : shown;
  },
});
