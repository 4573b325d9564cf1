export interface Delivery {
  delivery_id: string;
  status: string;
  raw_status: string;
  viewer_url: string;
  ads: { static_url: string | null; video_url: string | null }[];
}

interface Received {
  headers: Record<string, string>;
  body: string;
}

const eventWithinMs = 60_000;

/** What is missing of a completed delivery: two ads a concept, every file of theirs and the viewer page. */
export async function checkFiles(delivery: Delivery, format: "static" | "full", count: number): Promise<string[]> {
  const faults: string[] = [];
  const id = delivery.delivery_id;
  if (delivery.ads.length !== 2 * count) faults.push(`${id} has ${delivery.ads.length} ads for ${count} concepts`);
  const wanted = delivery.ads.flatMap(({ static_url, video_url }) =>
    format === "full" ? [static_url, video_url] : [static_url],
  );
  for (const url of [...wanted, delivery.viewer_url]) {
    if (url === null) faults.push(`${id} is completed and lacks a file`);
    else {
      const response = await fetch(url);
      const bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200 || bytes === 0)
        faults.push(`${id}: ${url} answered ${response.status} with ${bytes} bytes`);
    }
  }
  return faults;
}

/** What is wrong with the last event as it reached the receiver: at least `times`, the same bytes and id each time. */
export async function checkEvent(receiverUrl: string, delivery: Delivery, times: number): Promise<string[]> {
  const deadline = performance.now() + eventWithinMs;
  let received: Received[];
  do {
    received = (await (await fetch(receiverUrl)).json()) as Received[];
    if (received.length >= times) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (performance.now() < deadline);
  const id = delivery.delivery_id;
  if (received.length < times) return [`${id}: its event arrived ${received.length} times, expected at least ${times}`];
  const faults: string[] = [];
  if (new Set(received.map(({ body }) => body)).size > 1) faults.push(`${id}: its event came with different bytes`);
  if (new Set(received.map(({ headers }) => headers["webhook-id"])).size > 1)
    faults.push(`${id}: its event came with different ids`);
  const event = JSON.parse(received[0]?.body ?? "{}") as { event?: string; delivery_id?: string };
  if (event.delivery_id !== id || event.event !== `delivery.${delivery.status}`)
    faults.push(`${id} is ${delivery.status}, its event says ${event.event} of ${event.delivery_id}`);
  return faults;
}
