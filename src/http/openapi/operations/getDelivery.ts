import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { Delivery } from "../../../core/contract/responses/delivery.ts";
import type { Addresses } from "../addresses.ts";
import { errorResponses } from "../errorResponses.ts";
import { completedDelivery, renderingDelivery } from "../examples/deliveries.ts";
import { ids } from "../examples/ids.ts";
import { headerRefs } from "../headers.ts";

const path = z.object({
  delivery_id: z
    .string()
    .meta({ description: "The id that POST /v1/ads/generate answered.", examples: [ids.delivery] }),
});

/** GET /v1/deliveries/{delivery_id}. */
export function getDelivery({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "getDelivery",
    tags: ["Deliveries"],
    summary: "Read a delivery and its ads",
    description:
      "The delivery at its present state. Poll it every 15 to 30 seconds until `status` is `completed` or `failed`; ads show their files as soon as these are rendered. A concept that cannot be made as it was composed is made anew, with other words or another product of the order, under the same `ad_id`; its earlier files are withdrawn. Those of a delivery that fails are withdrawn with its refund.",
    requestParams: { path },
    responses: {
      "200": {
        description: "The delivery.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: Delivery,
            examples: {
              completed: { summary: "Completed", value: completedDelivery },
              rendering: { summary: "On its way", value: renderingDelivery },
            },
          },
        },
      },
      ...errorResponses(docsUrl, ["delivery_not_found", "upstream_error"]),
    },
  };
}
