import { z } from "zod";
import { problem } from "../../core/contract/errors.ts";
import { Delivery } from "../../core/contract/responses/delivery.ts";
import { failureView } from "../../core/delivery/failureView.ts";
import { deliveryView } from "../../core/delivery/view.ts";
import { err, ok } from "../../core/result.ts";
import { getDelivery as find } from "../../services/getDelivery.ts";
import { adContent, previewsMs } from "../tools/adContent.ts";
import { onlyArguments } from "../tools/arguments.ts";
import { deliveryProgress } from "../tools/progress.ts";
import type { Tool } from "../tools/tool.ts";

/** `service.get_delivery`: a delivery with its ads at their present state. */
export const getDeliveryTool: Tool = {
  name: "service.get_delivery",
  title: "Get a delivery",
  description:
    "Reads a delivery that `service.generate_ads` ordered: its status, its ads with links to their files, and small previews of finished stills. Free. Call it every 15 to 30 seconds until `status` is `completed` or `failed` (then the credits are back). The files' addresses stay the same and open without a key; `viewer_url` is a page for people.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  limit: "call",
  input: z.strictObject({
    delivery_id: z.string().meta({
      description: "The `delivery_id` that `service.generate_ads` answered.",
      examples: ["del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
    }),
  }),
  output: [Delivery],
  async run(ctx, call) {
    const allowed = onlyArguments(call.args, ["delivery_id"]);
    if (!allowed.ok) return allowed;
    const { delivery_id: id } = call.args;
    if (typeof id !== "string") {
      const message = "`delivery_id` must be a string: the one that `service.generate_ads` answered.";
      return err(problem("invalid_request", { param: "delivery_id", message }));
    }
    const found = await find(ctx, call.account.id, id);
    if (!found.ok) return found;
    const delivery = deliveryView(found.value, (key) => ctx.media.url(key));
    const structured = { ...delivery, ...failureView(found.value, ctx.docsUrl) };
    const { message } = deliveryProgress(found.value);
    return ok({
      summary: `${id} is ${structured.status}. ${message}`,
      structured,
      content: await adContent(ctx, found.value, ctx.runtime.nowMs() + previewsMs),
    });
  },
};
