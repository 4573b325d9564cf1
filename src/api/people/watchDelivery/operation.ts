import type { DeliveryState } from "../../../core/delivery/state.ts";
import { failureView } from "../../../core/delivery/failureView.ts";
import { deliveryView } from "../../../core/delivery/view.ts";
import { getDelivery } from "../../../services/getDelivery.ts";
import { watchDelivery as watch } from "../../../services/watchDelivery.ts";
import { answer, personOperation, ServerEvents } from "../../operation.ts";
import type { Services } from "../../services.ts";

/** One delivery as it changes: events `delivery`, whose data are what `GET /v1/deliveries/{delivery_id}` answers. */
export const watchDelivery = personOperation({
  method: "GET",
  path: "/app/api/deliveries/{delivery_id}/events",
  personRole: "viewer",
  async handler({ services, account, params, signal }) {
    const found = await getDelivery(services, account.id, params.delivery_id);
    if (!found.ok) return found;
    return answer(new ServerEvents(events(services, found.value, signal)));
  },
});

async function* events(services: Services, state: DeliveryState, signal: AbortSignal) {
  for await (const changed of watch(services, state, signal)) {
    if (changed === null) yield null;
    else {
      const delivery = deliveryView(changed, (key) => services.media.url(key));
      yield { event: "delivery", data: { ...delivery, ...failureView(changed, services.settings.docsUrl) } };
    }
  }
}
