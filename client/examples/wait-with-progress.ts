// Orders videos and tells how far they are. Ctrl-C ends the waiting, not the delivery:
// API_KEY=svc_live_… BASE_URL=http://127.0.0.1:8787 node wait-with-progress.ts
import { AdCreativeClient, DeliveryFailedError, TimeoutError } from "@ad-creative/client";

const { API_KEY = "", BASE_URL = "http://127.0.0.1:8787", DELIVERY_ID } = process.env;
const client = new AdCreativeClient({ apiKey: API_KEY, baseUrl: BASE_URL });
const interrupted = new AbortController();
process.once("SIGINT", () => interrupted.abort());

// The order is paid when this resolves. Keep the id: any process can wait for it, at any time.
const deliveryId = DELIVERY_ID ?? (await client.generateAds({ count: 1, format: "full" })).delivery_id;

try {
  const delivery = await client.waitForDelivery(deliveryId, {
    onProgress: ({ status, renderedAds, expectedAds }) =>
      console.log(`${status}: ${renderedAds} of ${expectedAds ?? "?"} ads`),
    pollSeconds: 5,
    signal: interrupted.signal,
  });
  for (const ad of delivery.ads) console.log(`${ad.orientation}  ${ad.video_url}`);
} catch (error) {
  if (error instanceof DeliveryFailedError) console.error(`${error.message}`);
  else if (error instanceof TimeoutError || interrupted.signal.aborted)
    console.error(`Still under way. Go on with DELIVERY_ID=${deliveryId}`);
  else throw error;
  process.exitCode = 1;
}
