import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 300;

/** Verifies webhook-id, webhook-timestamp and webhook-signature. `rawBody` is the body exactly as received. */
export function verifyWebhook(
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
  secret: string,
): boolean {
  const id = String(headers["webhook-id"] ?? "");
  const timestamp = String(headers["webhook-timestamp"] ?? "");
  const signatures = String(headers["webhook-signature"] ?? "").split(" ");
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || ageSeconds > toleranceSeconds) return false;

  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(rawBody).digest("base64");
  // After the secret was rotated there may be several signatures: one that fits is enough.
  return signatures.some((signature) => isEqual(signature, `v1,${expected}`));
}

/** Verifies X-Service-Signature alone. It has no timestamp, so it cannot tell an old request that is sent again. */
export function verifyServiceSignature(rawBody: Buffer, signature: string | undefined, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(rawBody).digest("hex");
  return isEqual(signature ?? "", expected);
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
