// The same receiver as a Cloudflare Worker. Set the secret with `wrangler secret put WEBHOOK_SECRET`.
import { verifyWebhook, WebhookVerificationError } from "@ad-creative/client";

interface Env {
  WEBHOOK_SECRET: string;
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    try {
      const event = await verifyWebhook({
        payload: await request.text(),
        headers: request.headers,
        secret: env.WEBHOOK_SECRET,
      });
      // Answer within 10 seconds: put longer work on a queue. The same event may come more than once.
      console.log(`${event.delivery_id}: ${event.event}`);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return new Response(error.message, { status: 401 });
    }
  },
};
