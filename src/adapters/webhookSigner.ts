import type { WebhookSigner } from "../ports/webhooks.ts";
import { hex } from "./runtime.ts";

const encoder = new TextEncoder();

/**
 * `X-Service-Signature`: HMAC-SHA256 of the raw body, keyed with the UTF-8 bytes of the whole secret, lower-case hexadecimal
 * (spec "Events"). Beside it the three headers of Standard Webhooks, keyed with the base64 part of the same secret.
 */
export const webhookSigner: WebhookSigner = {
  async sign(secrets, messageId, timestampSeconds, body) {
    const own = await hmac(encoder.encode(secrets[0]), body);
    const standard = await Promise.all(
      secrets.map((secret) => hmac(standardKey(secret), `${messageId}.${timestampSeconds}.${body}`)),
    );
    return {
      "x-service-signature": hex(own),
      "webhook-id": messageId,
      "webhook-timestamp": String(timestampSeconds),
      "webhook-signature": standard.map((mac) => `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`).join(" "),
    };
  },
};

function standardKey(secret: string): BufferSource {
  return Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (char) => char.charCodeAt(0));
}

async function hmac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, encoder.encode(text));
}
