import { AdCreativeError } from "./errors.ts";
import type { WebhookEvent } from "./types.ts";

/** Why a webhook was refused. */
export type WebhookRefusal =
  | "missing_signature"
  | "missing_headers"
  | "invalid_timestamp"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "signature_mismatch"
  | "invalid_secret"
  | "invalid_payload";

/** The request is not a webhook of the service, or not a fresh one. Answer 401, and don't act on it. */
export class WebhookVerificationError extends AdCreativeError {
  override name = "WebhookVerificationError";
  /** Stable name of what was wrong. */
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Headers as a `Request` has them, or as Node's `http` and most frameworks give them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyWebhookInput {
  /** The body exactly as it came, before any JSON parser touched it. */
  payload: string | Uint8Array;
  headers: WebhookHeaders;
  /** The account's webhook secret, `whsec_…`; several while you move from one to another. */
  secret: string | readonly string[];
  /** How far `webhook-timestamp` may be from now; 300 unless set. */
  toleranceSeconds?: number;
  /**
   * Accepts a request that carries `X-Service-Signature` alone, which has no timestamp: anyone who recorded such a request, or
   * stripped a webhook of its other headers, can send it again at any time. False unless set; only for senders before Standard
   * Webhooks.
   */
  allowUntimed?: boolean;
}

const defaultToleranceSeconds = 300;
const encoder = new TextEncoder();

/**
 * Checks that a webhook was sent by the service and returns its event.
 *
 * Judged are the Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`), whose timestamp tells a
 * replay. A request that carries `X-Service-Signature` alone is refused unless `allowUntimed` is set. Signatures are compared in
 * constant time.
 *
 * @throws {WebhookVerificationError} with the `reason`. Answer 401 to it.
 */
export async function verifyWebhook(input: VerifyWebhookInput): Promise<WebhookEvent> {
  const body = bytesOf(input.payload);
  const secrets = typeof input.secret === "string" ? [input.secret] : input.secret;
  if (secrets.every((secret) => secret === "")) throw refusal("invalid_secret", "The webhook secret is empty.");

  const standard = headerOf(input.headers, "webhook-signature");
  const own = headerOf(input.headers, "x-service-signature");
  if (standard !== null) {
    await verifyStandard(body, standard, input.headers, secrets, input.toleranceSeconds ?? defaultToleranceSeconds);
  } else if (own === null) {
    throw refusal("missing_signature", "The request has neither webhook-signature nor X-Service-Signature.");
  } else if (input.allowUntimed === true) {
    await verifyOwn(body, own, secrets);
  } else {
    throw refusal(
      "missing_headers",
      "The request has X-Service-Signature, but not webhook-id, webhook-timestamp and webhook-signature, without which a replay can't be told.",
    );
  }
  return eventOf(body);
}

async function verifyStandard(
  body: Uint8Array<ArrayBuffer>,
  signatures: string,
  headers: WebhookHeaders,
  secrets: readonly string[],
  toleranceSeconds: number,
): Promise<void> {
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  if (id === null || timestamp === null) {
    throw refusal("missing_headers", "The request has webhook-signature, but not webhook-id and webhook-timestamp.");
  }
  if (!/^\d{1,15}$/.test(timestamp)) {
    throw refusal("invalid_timestamp", "webhook-timestamp is not a number of seconds.");
  }
  const ageSeconds = Date.now() / 1000 - Number(timestamp);
  if (ageSeconds > toleranceSeconds) throw refusal("timestamp_too_old", "webhook-timestamp is too old: a replay?");
  if (ageSeconds < -toleranceSeconds) throw refusal("timestamp_too_new", "webhook-timestamp lies in the future.");

  const keys = secrets.flatMap((secret) => fromBase64(secret.replace(/^whsec_/, "")) ?? []);
  const usableKeys = keys.filter((key) => key.length > 0);
  if (usableKeys.length === 0) {
    throw refusal("invalid_secret", "The webhook secret is not whsec_ and base64; copy it whole.");
  }
  const signed = concat(encoder.encode(`${id}.${timestamp}.`), body);
  const given = signatures
    .split(" ")
    .filter((signature) => signature.startsWith("v1,"))
    .flatMap((signature) => fromBase64(signature.slice("v1,".length)) ?? []);
  for (const key of usableKeys) if (await anyMatches(key, given, signed)) return;
  throw refusal("signature_mismatch", "No signature in webhook-signature fits the body and the secret.");
}

async function verifyOwn(body: Uint8Array<ArrayBuffer>, hex: string, secrets: readonly string[]): Promise<void> {
  const given = fromHex(hex);
  for (const secret of secrets.filter((text) => text !== "")) {
    if (given !== null && (await anyMatches(encoder.encode(secret), [given], body))) return;
  }
  throw refusal("signature_mismatch", "X-Service-Signature does not fit the body and the secret.");
}

/** Web Crypto's `verify` compares in constant time. */
async function anyMatches(
  secret: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const verdicts = await Promise.all(signatures.map((mac) => crypto.subtle.verify("HMAC", key, mac, signed)));
  return verdicts.includes(true);
}

function eventOf(body: Uint8Array<ArrayBuffer>): WebhookEvent {
  const event = parsedOrNull(new TextDecoder().decode(body));
  if (typeof event !== "object" || event === null || Array.isArray(event)) {
    throw refusal("invalid_payload", "The signature fits, but the body is not a JSON object.");
  }
  return event as WebhookEvent;
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function headerOf(headers: WebhookHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return (typeof value === "string" ? value : value?.[0]) ?? null;
}

function bytesOf(payload: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof payload === "string") return encoder.encode(payload);
  if (payload instanceof Uint8Array) return new Uint8Array(payload);
  throw refusal("invalid_payload", "`payload` must be the raw body as text or bytes, not a parsed object.");
}

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(head.length + tail.length);
  joined.set(head);
  joined.set(tail, head.length);
  return joined;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function refusal(reason: WebhookRefusal, message: string): WebhookVerificationError {
  return new WebhookVerificationError(reason, message);
}
