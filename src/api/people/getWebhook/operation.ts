import { showWebhook } from "../../../services/showWebhook.ts";
import { answer, personOperation } from "../../operation.ts";
import { webhookView } from "../../webhookView.ts";
import type { DeliveryWebhook } from "./contract.ts";

/** Addresses of receivers and their answers may hold what only those who set them up are to see. */
export const getWebhook = personOperation({
  method: "GET",
  path: "/app/api/deliveries/{delivery_id}/webhook",
  personRole: "editor",
  async handler({ services, account, params: { delivery_id: deliveryId } }) {
    const found = await showWebhook(services, { deliveryId, accountId: account.id });
    if (!found.ok) return found;
    const shown: DeliveryWebhook = webhookView(deliveryId, found.value);
    return answer(shown);
  },
});
