import { env } from "cloudflare:workers";
import { expect, inject } from "vitest";
import { operatorToken, send, type TestAccount } from "./builders.ts";
import { checkEvent } from "./conformity.ts";

export interface Ad {
  ad_id: string;
  index?: number;
  orientation: string;
  style_id: string | null;
  headline: string;
  static_url: string;
  video_url: string | null;
  product_id: string | null;
  product_name: string | null;
  status?: string;
  compliance?: { passed: boolean; findings: string[]; [measured: string]: unknown } | null;
}

export interface Delivery {
  delivery_id: string;
  status: string;
  raw_status: string;
  ad_count: number;
  ads: Ad[];
  viewer_url: string;
  created_at: string;
  /** Of a failed one only. */
  error?: { code: string; message: string };
  credits_refunded?: number;
}

export interface Received {
  headers: Record<string, string>;
  body: string;
  atMs: number;
}

export const generate = (account: TestAccount, json: unknown, headers: Record<string, string> = {}) =>
  send("/v1/ads/generate", { key: account.apiKey, json, headers });

export async function accept(account: TestAccount, json: unknown): Promise<string> {
  return (await (await generate(account, json)).json<{ delivery_id: string }>()).delivery_id;
}

export async function read(account: TestAccount, id: string): Promise<Delivery> {
  return (await send(`/v1/deliveries/${id}`, { key: account.apiKey })).json<Delivery>();
}

export async function until<T>(look: () => Promise<T>, done: (value: T) => boolean, timeoutMs = 200_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await look();
    if (done(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** As `until`, but patient as long as anything changes: a slow machine is no failure, one that has stopped is. */
export async function untilIdle<T>(look: () => Promise<T>, done: (value: T) => boolean, idleMs = 400_000): Promise<T> {
  for (let before = ""; ;) {
    const value = await until(look, (seen) => done(seen) || JSON.stringify(seen) !== before, idleMs);
    if (done(value) || JSON.stringify(value) === before) return value;
    before = JSON.stringify(value);
  }
}

export const ended = (account: TestAccount, id: string) =>
  until(
    () => read(account, id),
    ({ status }) => status === "completed" || status === "failed",
  );

/** The webhooks that a receiver got; fails when one is not as the OpenAPI document has it. */
export async function received(name: string, count: number): Promise<Received[]> {
  const log = await until(
    async () => (await fetch(`${inject("receiverUrl")}/${name}`)).json<Received[]>(),
    (entries) => entries.length >= count,
    20_000,
  );
  for (const { headers, body } of log) checkEvent(headers, body);
  return log;
}

/** What was told of a delivery's end; other events may have come before it. */
export async function endReceived(name: string): Promise<Received> {
  const isEnd = ({ body }: Received) => /^\{"event":"delivery\.(?:completed|failed)"/.test(body);
  const log = await until(
    () => received(name, 1),
    (entries) => entries.some(isEnd),
    20_000,
  );
  return log.find(isEnd) ?? expect.fail("no event of its end");
}

/** The journal's entries that are of one kind, oldest first. */
export async function journalled<T>(id: string, kind: string): Promise<T[]> {
  const response = await send(`/operator/v1/deliveries/${id}/journal`, { key: operatorToken });
  const { journal } = await response.json<{ journal: { entry: string }[] }>();
  return journal
    .filter(({ entry }) => entry.startsWith(`{"kind":"${kind}"`))
    .map(({ entry }) => JSON.parse(entry) as T);
}

/** The keys of all files that the bucket holds of these ads. */
export async function keptFiles(ads: readonly { ad_id: string }[]): Promise<string[]> {
  const lists = await Promise.all(ads.map(({ ad_id }) => env.MEDIA.list({ prefix: `ads/${ad_id}/` })));
  return lists.flatMap(({ objects }) => objects.map(({ key }) => key));
}

export const fileAt = (url: string) => send(new URL(url).pathname);

export async function hmacHex(secret: string, body: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(body));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
