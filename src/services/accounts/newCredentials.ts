import { apiKeyPrefix, newApiKey, newId, type RandomBytes } from "../../core/ids.ts";
import type { Runtime } from "../../ports/runtime.ts";

/** A fresh API key with what is stored of it. */
export async function newKeyMaterial({ random, sha256Hex }: Pick<Runtime, "random" | "sha256Hex">) {
  const key = newApiKey(random);
  return {
    key,
    stored: {
      id: newId("apiKey", random),
      hash: await sha256Hex(key),
      prefix: key.slice(0, apiKeyPrefix.length + 4),
    },
  };
}

/** `whsec_` and 192 random bits in base64, the form that Standard Webhooks verifiers take. */
export function newWebhookSecret(random: RandomBytes): string {
  return `whsec_${btoa(String.fromCharCode(...random(24)))}`;
}
