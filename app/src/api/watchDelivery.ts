import { addressOf } from "./address.ts";
import type { ToldBy } from "./operations.ts";
import { inTestMode } from "./testMode.ts";

const operation = "GET /deliveries/{delivery_id}/events";
type WatchedDelivery = ToldBy<typeof operation>;

/**
 * Has the service tell each change of a delivery to `onChange`, and `onWatching` whether it does: a browser that has lost the connection
 * makes it anew by itself, and where that is refused it stays lost. Gives back what ends it.
 */
export function watchDelivery(
  deliveryId: string,
  onWatching: (isWatched: boolean) => void,
  onChange: (delivery: WatchedDelivery) => void,
): () => void {
  const address = addressOf(operation, { params: { delivery_id: deliveryId } });
  const events = new EventSource(inTestMode(address));
  events.addEventListener("open", () => onWatching(true));
  events.addEventListener("error", () => onWatching(false));
  events.addEventListener("delivery", ({ data }: MessageEvent<string>) =>
    onChange(JSON.parse(data) as WatchedDelivery),
  );
  return () => {
    events.close();
    onWatching(false);
  };
}
