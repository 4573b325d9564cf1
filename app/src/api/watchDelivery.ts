import type { Delivery } from "../../../client/src/types.ts";

/**
 * Has the service tell each change of a delivery to `onChange`, and `onWatching` whether it does: a browser that has lost the connection
 * makes it anew by itself, and where that is refused it stays lost. Gives back what ends it.
 */
export function watchDelivery(
  deliveryId: string,
  onWatching: (isWatched: boolean) => void,
  onChange: (delivery: Delivery) => void,
): () => void {
  const events = new EventSource(`/app/api/deliveries/${encodeURIComponent(deliveryId)}/events`);
  events.addEventListener("open", () => onWatching(true));
  events.addEventListener("error", () => onWatching(false));
  events.addEventListener("delivery", ({ data }: MessageEvent<string>) => onChange(JSON.parse(data) as Delivery));
  return () => {
    events.close();
    onWatching(false);
  };
}
