import { z } from "zod";
import { Delivery } from "../../core/contract/responses/delivery.ts";
import { failureView } from "../../core/delivery/failureView.ts";
import { deliveryView } from "../../core/delivery/view.ts";
import { getDelivery as find } from "../../services/getDelivery.ts";
import { ids } from "../../core/contract/examples/ids.ts";
import { answer, publicOperation } from "../operation.ts";
import { completedDelivery, renderingDelivery } from "./examples.ts";
import { getDeliveryTool } from "./tool.ts";

const path = z.object({
  delivery_id: z
    .string()
    .meta({ description: "The id that POST /v1/ads/generate answered.", examples: [ids.delivery] }),
});

export const getDelivery = publicOperation({
  method: "GET",
  path: "/v1/deliveries/{delivery_id}",
  operationId: "getDelivery",
  tag: "Deliveries",
  summary: "Read a delivery and its ads",
  description:
    "The delivery at its present state. Poll it every 15 to 30 seconds until `status` is `completed` or `failed`; ads show their files as soon as these are rendered. A concept that cannot be made as it was composed is made anew, with other words or another product of the order, under the same `ad_id`; its earlier files are withdrawn. Those of a delivery that fails are withdrawn with its refund.",
  requestParams: { path },
  answers: {
    200: {
      description: "The delivery.",
      schema: Delivery,
      examples: {
        completed: { summary: "Completed", value: completedDelivery },
        rendering: { summary: "On its way", value: renderingDelivery },
      },
    },
  },
  errors: ["delivery_not_found", "upstream_error"],
  tool: getDeliveryTool,
  isInServiceIndex: true,
  async handler({ services, account, params }) {
    const found = await find(services, account.id, params.delivery_id);
    if (!found.ok) return found;
    const delivery = deliveryView(found.value, (key) => services.media.url(key));
    return answer({ ...delivery, ...failureView(found.value, services.settings.docsUrl) });
  },
});
