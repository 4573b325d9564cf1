// Receives webhooks with Node's own http server:
// WEBHOOK_SECRET=whsec_… PORT=3000 node webhook-receiver.ts
import { createServer, type IncomingMessage } from "node:http";
import { verifyWebhook, WebhookVerificationError } from "@ad-creative/client";

const { WEBHOOK_SECRET = "", PORT = "3000" } = process.env;
const seen = new Set<string>(); // In production: a unique column of your database.

async function receive(request: IncomingMessage): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  try {
    // The body as it came: a parsed and written body has other bytes, which no signature fits.
    const event = await verifyWebhook({
      payload: Buffer.concat(chunks),
      headers: request.headers,
      secret: WEBHOOK_SECRET,
    });
    const key = `${event.delivery_id} ${event.event}`; // The same event may come more than once.
    if (seen.has(key)) return 204;
    if (event.event === "delivery.completed") console.log(`${event.delivery_id}: ${event.ads.length} ads`);
    if (event.event === "delivery.failed") console.log(`${event.delivery_id}: ${event.error.message}`);
    seen.add(key); // Only now: an event whose handling threw is sent again, and must not count as seen.
    return 204;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.error(`Refused: ${error.message}`);
    return 401;
  }
}

createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(500).end(), // The service sends it again.
  );
}).listen(Number(PORT), () => console.log(`Listening on port ${PORT}`));
