import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DemoAccount } from "../../scripts/client.ts";
import { startReceiver } from "../setup/receiver.ts";
import { Instance } from "./instance.ts";
import { killRenderer } from "./instanceProcesses.ts";
import { filesUnder, secretsIn, secretsInFiles, type Secrets } from "./secretSearch.ts";
import { startSmallShop } from "./smallShop.ts";

/** One answer of the run, whole: status line, headers and body. */
interface Answer {
  call: string;
  status: number;
  text: string;
  json<T>(): T;
}

interface Call {
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string;
  /** True where the answer shows a new key or secret, once and on purpose. */
  shows?: true;
}

/** What callers put where it does not belong, or where only their own receiver should see it. */
const given = {
  webhookToken: "tok-9f31c7e2-webhook",
  deadWebhookToken: "tok-51aa0d4b-deadhook",
  websiteToken: "tok-c20b77fe-website",
  webhookPassword: "pass-77d1e0c9",
  idempotencyKey: "idem-3d8e2b61-whole-run",
  failedIdempotencyKey: "idem-b4c05f7a-failed",
  wrongKey: `svc_live_${"wrong0key".repeat(4)}`,
  wrongOperatorToken: "operator-guess-0a1b2c3d4e5f",
} satisfies Secrets;

let instance: Instance;
let shop: { url: string; close(): Promise<void> };
let receiver: { url: string; close(): Promise<void> };
let account: DemoAccount;
let unreachable: string;
/** Its port stays taken: one that is merely free may be given to the service itself, which would then answer and log the address. */
const answersNobody = closingServer();
const answers: Answer[] = [];
const shown: Secrets = {};

async function call(address: string, { token, headers = {}, json, body, shows }: Call = {}): Promise<Answer> {
  const [method = "GET", target = "/"] = address.split(" ");
  const content = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(`${instance.url}${target}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(content === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const text = await response.text();
  const whole = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n") + `\n\n${text}`;
  const answer = { call: address, status: response.status, text: whole, json: <T>() => JSON.parse(text) as T };
  if (shows !== true) answers.push(answer);
  return answer;
}

const operator = (address: string, init: Call = {}) => {
  const [method, target] = address.split(" ");
  return call(`${method} /operator/v1${target}`, { token: instance.operatorToken, ...init });
};

const customer = (address: string, init: Call = {}) => call(address, { token: account.api_key, ...init });

async function until<T>(what: string, read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  const deadline = performance.now() + 280_000;
  for (;;) {
    const value = await read();
    if (done(value)) return value;
    if (performance.now() > deadline) throw new Error(`${what}: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function generate(json: Record<string, unknown>, headers: Record<string, string> = {}): Promise<string> {
  const answer = await customer("POST /v1/ads/generate", { json: { count: 1, format: "static", ...json }, headers });
  expect(answer.status, answer.text).toBe(202);
  return answer.json<{ delivery_id: string }>().delivery_id;
}

const untilEnded = (id: string) =>
  until(
    `the end of ${id}`,
    async () => (await customer(`GET /v1/deliveries/${id}`)).json<{ status: string; viewer_url: string }>(),
    ({ status }) => status === "completed" || status === "failed",
  );

const untilWebhook = (id: string, wanted: string) =>
  until(
    `the webhook of ${id}`,
    async () => (await operator(`GET /deliveries/${id}/webhook`)).json<{ status: string }>(),
    ({ status }) => status === wanted,
  );

async function newAccount(email: string): Promise<DemoAccount> {
  const created = await operator("POST /accounts", { json: { email, name: "Secrets" }, shows: true });
  const fresh = created.json<DemoAccount>();
  shown[`key of ${email}`] = fresh.api_key;
  shown[`webhook secret of ${email}`] = fresh.webhook_secret;
  return fresh;
}

async function onboardTheShop(): Promise<void> {
  await customer("POST /v1/brands", { json: { website: shop.url } });
  await until(
    "the onboarding",
    async () => (await customer("GET /v1/brands")).json<{ brands: { ready_for_ads: boolean }[] }>(),
    ({ brands }) => brands[0]?.ready_for_ads === true,
  );
}

/** What goes well, and what goes wrong behind an accepted call. */
async function everyOutcome(): Promise<void> {
  const delivered = await generate(
    { webhook_url: `${receiver.url}/fine?token=${given.webhookToken}` },
    { "idempotency-key": given.idempotencyKey },
  );
  const refused = await generate({ webhook_url: `${receiver.url}/refusing?statuses=500&token=${given.webhookToken}` });
  const unheard = await generate({ webhook_url: `${unreachable}/events?token=${given.deadWebhookToken}` });
  const { viewer_url } = await untilEnded(delivered);
  await call(`GET ${new URL(viewer_url).pathname}`);
  await untilWebhook(delivered, "delivered");
  await untilWebhook(refused, "dropped");
  await untilWebhook(unheard, "dropped");
  await operator(`GET /deliveries/${delivered}/journal`);
  const givenUp = await generate({ format: "full", count: 4 }, { "idempotency-key": given.failedIdempotencyKey });
  await operator(`POST /deliveries/${givenUp}/fail`, { json: { reason: "a test" } });
  expect((await untilEnded(givenUp)).status).toBe("failed");

  const other = await newAccount("website@example.com");
  const website = `${unreachable}/?token=${given.websiteToken}`;
  await call("POST /v1/brands", { token: other.api_key, json: { website } });
  await until(
    "the mail about the failed onboarding",
    () => Promise.resolve(instance.output),
    (output) => output.includes("Mail to website@example.com"),
  );
}

/** Calls that are refused, with secrets wherever a confused caller may put them. */
async function everyRefusal(): Promise<void> {
  const { api_key: key, webhook_secret: secret } = account;
  const json = { count: 1, format: "static" };
  const refused = [
    await customer("POST /v1/ads/generate", { body: key }),
    await customer("POST /v1/ads/generate", { body: `{"count": 1, "key": "${key}"` }),
    await customer("POST /v1/ads/generate", { body: key, headers: { "content-type": "text/plain" } }),
    await customer("POST /v1/ads/generate", { json: { ...json, api_key: key } }),
    await customer("POST /v1/ads/generate", { json: { ...json, product_refs: ["gift card"] } }),
    await customer("POST /v1/ads/generate", { json: { ...json, brand_id: secret } }),
    await customer("POST /v1/ads/generate", {
      json: { ...json, webhook_url: `https://user:${given.webhookPassword}@example.com/events` },
    }),
    await customer("POST /v1/ads/generate", {
      json: { ...json, webhook_url: `ftp://example.com/events?token=${given.webhookToken}` },
    }),
    await customer("POST /v1/ads/generate", {
      json: { ...json, count: 2 },
      headers: { "idempotency-key": given.idempotencyKey },
    }),
    await customer("POST /v1/brands", { json: { website: `https://user:${given.webhookPassword}@example.com` } }),
    await customer(`GET /v1/deliveries/${key}`),
    await customer(`GET /v1/usage?cursor=${key}`),
    await customer(`GET /nowhere/${key}?webhook_secret=${encodeURIComponent(secret)}`),
    await customer(`DELETE /v1/balance?api_key=${key}`),
    await customer("GET /operator/v1/ledger"),
    await call(`GET /v1/balance?api_key=${key}`),
    await call("GET /v1/balance", { headers: { authorization: `Basic ${key}` } }),
    await call("GET /v1/balance", { headers: { authorization: key } }),
    await call("GET /v1/balance", { token: given.wrongKey }),
    await call("GET /v1/balance", { token: secret }),
    await call("GET /v1/balance", { token: instance.operatorToken }),
    await operator("GET /ledger", { token: given.wrongOperatorToken }),
    await operator(`GET /accounts/${key}`),
    await operator(`POST /accounts/${account.account_id}/credits`, { json: { credits: key, reason: secret } }),
    await operator("POST /accounts", { json: { email: key } }),
    await call("POST /payments/stripe/events", { body: "{}", headers: { "stripe-signature": `t=1,v1=${key}` } }),
  ];
  for (const { call: address, status } of refused) expect(status, address).toBeGreaterThanOrEqual(400);
}

/** New keys and secrets are shown once, in the answer to the call that makes them. */
async function everyRotation(): Promise<void> {
  const base = `/accounts/${account.account_id}`;
  const created = (await operator(`POST ${base}/keys`, { shows: true })).json<{ key_id: string; api_key: string }>();
  const rotated = await operator(`POST ${base}/keys/${created.key_id}/rotate`, { shows: true });
  const secret = await operator(`POST ${base}/webhook-secret/rotate`, { shows: true });
  shown["second key"] = created.api_key;
  shown["rotated key"] = rotated.json<{ api_key: string }>().api_key;
  shown["rotated webhook secret"] = secret.json<{ webhook_secret: string }>().webhook_secret;
  await operator(`GET ${base}/keys`);
  await operator(`GET ${base}`);
  await operator(`GET ${base}/payments`);
  for (const address of ["balance", "usage", "products", "brands"]) await customer(`GET /v1/${address}`);
}

/** The renderer dies while it draws; npm start ends with it, and the delivery is completed after the next start. */
async function renderFailure(): Promise<void> {
  const id = await generate({ format: "full", count: 1 });
  await until(
    "the drawing",
    async () => (await customer(`GET /v1/deliveries/${id}`)).text,
    (text) => text.includes("being drawn") && !text.includes(" 0 being drawn"),
  );
  const ended = instance.ended();
  killRenderer(instance.dataDir);
  await ended;
  await instance.start();
  expect((await untilEnded(id)).status).toBe("completed");
}

/** Read from the data folder, where the service's own settings are kept. */
function ownSecrets(): Secrets {
  const kept = JSON.parse(readFileSync(path.join(instance.dataDir, "secrets.json"), "utf8")) as Record<string, string>;
  return { "operator token": kept.operatorToken ?? "", "key of the secrets": kept.secretsKey ?? "" };
}

/** A server that ends every connection. */
function closingServer() {
  const server = createServer((socket) => socket.destroy());
  return {
    async listen() {
      await once(server.listen(0, "127.0.0.1"), "listening");
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

beforeAll(async () => {
  [instance, shop, receiver] = await Promise.all([
    Instance.create({ WEBHOOK_RETRY_SECONDS: "1,1" }),
    startSmallShop(),
    startReceiver(),
  ]);
  unreachable = await answersNobody.listen();
  await instance.start();
  account = await newAccount("secrets@example.com");
  await operator(`POST /accounts/${account.account_id}/credits`, { json: { credits: 1_000, reason: "test" } });
  await onboardTheShop();
  await everyOutcome();
  await everyRefusal();
  await everyRotation();
  await renderFailure();
});

afterAll(async () => {
  await instance.dispose();
  await Promise.all([shop.close(), receiver.close(), answersNobody.close()]);
});

describe("after a whole run with everything that can go wrong", () => {
  it("the log holds no key, secret, token, password or idempotency key", () => {
    expect(instance.output.length).toBeGreaterThan(0);
    expect(secretsIn(instance.output, { ...shown, ...ownSecrets(), ...given })).toEqual([]);
  });

  it("no answer but those that make them holds a key or a secret, and no error repeats what it was given", () => {
    expect(answers.length).toBeGreaterThan(40);
    for (const { call: address, status, text } of answers) {
      const secrets = { ...shown, ...ownSecrets(), ...(status < 400 ? {} : given) };
      expect({ address, holds: secretsIn(text, secrets) }).toEqual({ address, holds: [] });
    }
  });

  it("no event holds a key, a secret or an idempotency key", async () => {
    const { webhookToken: _own, ...others } = given;
    for (const name of ["fine", "refusing"]) {
      const events = await (await fetch(`${receiver.url}/${name}`)).text();
      expect(events).toContain("delivery.completed");
      expect(secretsIn(events, { ...shown, ...ownSecrets(), ...others })).toEqual([]);
    }
  });

  it("no stored file but the service's own settings holds a key or a secret", async () => {
    const secrets = { ...shown, ...ownSecrets() };
    await instance.stop();
    expect(filesUnder(instance.dataDir).some((file) => file.endsWith(".sqlite"))).toBe(true);
    expect(secretsInFiles(instance.dataDir, secrets, ["secrets.json", "settings.env"])).toEqual([]);
  });
});
