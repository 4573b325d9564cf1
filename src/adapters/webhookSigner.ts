import { Webhook } from "standardwebhooks";
import type { WebhookSigner } from "../ports/webhooks.ts";
import { hex } from "./runtime.ts";

const encoder = new TextEncoder();

/**
 * `X-Service-Signature`: HMAC-SHA256 of the raw body, keyed with the UTF-8 bytes of the whole secret, lower-case hexadecimal
 * (spec "Events"). Beside it the three headers of Standard Webhooks, as their own library signs.
 */
export const webhookSigner: WebhookSigner = {
  async sign(secrets, messageId, timestampSeconds, body) {
    const own = await hmac(encoder.encode(secrets[0]), body);
    const sentAt = new Date(timestampSeconds * 1000);
    return {
      "x-service-signature": hex(own),
      "webhook-id": messageId,
      "webhook-timestamp": String(timestampSeconds),
      "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(messageId, sentAt, body)).join(" "),
    };
  },
};

async function hmac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, encoder.encode(text));
}
