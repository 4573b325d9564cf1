import { failureView } from "../../core/delivery/failureView.ts";
import { deliveryView } from "../../core/delivery/view.ts";
import { getDelivery } from "../../services/getDelivery.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { problemResponse } from "../problem.ts";

/** GET /v1/deliveries/{delivery_id}. */
export const readDelivery: Operation = {
  method: "GET",
  path: "/v1/deliveries/:deliveryId",
  handlers: [
    auth,
    rateLimit("call"),
    async (c) => {
      const services = c.get("services");
      const found = await getDelivery(services, c.get("account").id, c.req.param("deliveryId") ?? "");
      if (!found.ok) return problemResponse(c, found.error);
      const delivery = deliveryView(found.value, (key) => services.media.url(key));
      return c.json({ ...delivery, ...failureView(found.value, services.settings.docsUrl) });
    },
  ],
};
