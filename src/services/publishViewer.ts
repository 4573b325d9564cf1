import { beginDelivery } from "../core/delivery/machine.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import { deliveryView } from "../core/delivery/view.ts";
import type { DeliveryState } from "../core/delivery/state.ts";
import type { Media } from "../ports/media.ts";
import type { ViewerPages } from "../ports/viewerPages.ts";

export interface ViewerContext {
  media: Media;
  viewerPages: ViewerPages;
}

/** The page that a viewer sees right after acceptance. */
export async function publishFirstViewerPage(ctx: ViewerContext, order: DeliveryOrder): Promise<void> {
  await publishViewer(ctx, beginDelivery(order, order.createdAtMs), false);
}

/**
 * Writes the delivery's viewer page. `final` shows the end that is about to be: the page is there before the terminal state
 * shows.
 */
export async function publishViewer(ctx: ViewerContext, state: DeliveryState, final: boolean): Promise<void> {
  const shown: DeliveryState = final ? { ...state, phase: state.failure === null ? "completed" : "failed" } : state;
  const html = await ctx.viewerPages.render({
    delivery: deliveryView(shown, (key) => ctx.media.url(key)),
    format: state.order.format,
    placements: state.order.placements,
    conceptCount: state.order.count,
  });
  await ctx.media.put(state.order.viewerKey, html, {
    contentType: "text/html; charset=utf-8",
    caching: "revalidate",
    deliveryId: state.order.deliveryId,
    // The first page comes with the order's answer and the others from the delivery's object: one that is late must not show the past.
    revision: state.revision,
  });
}
