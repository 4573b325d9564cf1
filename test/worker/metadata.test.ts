import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, inject, it, vi } from "vitest";
import {
  aReadyAccount,
  balanceOf,
  grantCredits,
  operatorToken,
  outcome,
  send,
  type ErrorEnvelope,
} from "./builders.ts";
import { accept, ended, fileAt, generate, received } from "./deliveryHelpers.ts";

/** As a client's JSON would bring it: every one of these keys is the object's own. */
const hostile = String.raw`{"__proto__":"p","constructor":"c","toString":"t","hasOwnProperty":"h","7":"n","a.b":"<script>","k\u0000":"\ud800"}`;

const parsed = (text: string) => JSON.parse(text) as Record<string, string>;

/** The text of `metadata` in an answer, so that nothing that reading it loses can hide. */
async function metadataIn(response: Response): Promise<string> {
  return JSON.stringify((await response.json<{ metadata?: object }>()).metadata);
}

const giveUp = (id: string) =>
  send(`/operator/v1/deliveries/${id}/fail`, { key: operatorToken, json: { reason: "given up by the test" } });

describe("metadata of a generate call", () => {
  it("comes back in the 202, the delivery, its replay and at the end of the webhook, hostile keys and all", async () => {
    const account = await aReadyAccount();
    const name = `metadata-${account.accountId}`;
    const call = { format: "static", webhook_url: `${inject("receiverUrl")}/${name}`, metadata: parsed(hostile) };
    const accepted = await generate(account, call, { "idempotency-key": "k" });
    expect(accepted.status).toBe(202);
    const id = (await accepted.clone().json<{ delivery_id: string }>()).delivery_id;
    const text = JSON.stringify(parsed(hostile));
    expect(await metadataIn(accepted)).toBe(text);
    expect(await metadataIn(await send(`/v1/deliveries/${id}`, { key: account.apiKey }))).toBe(text);
    expect((await ended(account, id)).status).toBe("completed");
    expect(await metadataIn(await send(`/v1/deliveries/${id}`, { key: account.apiKey }))).toBe(text);
    const replay = await generate(account, call, { "idempotency-key": "k" });
    expect(replay.headers.get("idempotent-replayed")).toBe("true");
    expect(await metadataIn(replay)).toBe(text);
    const [sent] = await received(name, 1);
    const body = JSON.parse(sent?.body ?? "{}") as Record<string, unknown>;
    expect(Object.keys(body).at(-1)).toBe("metadata");
    expect(JSON.stringify(body.metadata)).toBe(text);
    expect(await balanceOf(account)).toBe(45);
  });

  it("comes back in the blocking answer, and after error and refund in the webhook of a failure", async () => {
    const account = await aReadyAccount();
    const name = `metadata-failed-${account.accountId}`;
    const metadata = { campaign: "spring", note: "ä€😀" };
    const done = await generate(account, { format: "static", metadata }, { prefer: "wait" });
    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({ status: "completed", metadata });
    const id = await accept(account, { metadata, webhook_url: `${inject("receiverUrl")}/${name}` });
    await giveUp(id);
    const [sent] = await received(name, 1);
    const keys = Object.keys(JSON.parse(sent?.body ?? "{}") as object);
    expect(keys.slice(-3)).toEqual(["error", "credits_refunded", "metadata"]);
  });

  it("that was not given is nowhere", async () => {
    const account = await aReadyAccount();
    const name = `no-metadata-${account.accountId}`;
    const call = { format: "static", webhook_url: `${inject("receiverUrl")}/${name}` };
    const done = await generate(account, call, { prefer: "wait" });
    const answer = await done.json<{ delivery_id: string }>();
    const [sent] = await received(name, 1);
    const read = await (await send(`/v1/deliveries/${answer.delivery_id}`, { key: account.apiKey })).json<object>();
    for (const body of [answer, read, JSON.parse(sent?.body ?? "{}") as object])
      expect(Object.keys(body)).not.toContain("metadata");
  });

  it("tells two calls apart under one idempotency key", async () => {
    const account = await aReadyAccount();
    const call = (metadata: object) => generate(account, { format: "static", metadata }, { "idempotency-key": "k" });
    expect((await call(parsed('{"__proto__":"a"}'))).status).toBe(202);
    expect(await outcome(call(parsed('{"__proto__":"b"}')))).toEqual([400, "idempotency_key_reused"]);
    expect(await outcome(call({}))).toEqual([400, "idempotency_key_reused"]);
    expect((await call(parsed('{"__proto__":"a"}'))).headers.get("idempotent-replayed")).toBe("true");
  });

  it("stands in no log, on no viewer page and in no scene", async () => {
    const account = await aReadyAccount();
    const secret = "only-for-the-clients-eyes";
    const methods = ["debug", "log", "info", "warn", "error"] as const;
    const spies = methods.map((method) => vi.spyOn(console, method));
    const id = await accept(account, { format: "static", metadata: { secret } });
    const { viewer_url } = await ended(account, id);
    expect(JSON.stringify(spies.map(({ mock }) => mock.calls.map((call) => call.map(String))))).not.toContain(secret);
    vi.restoreAllMocks();
    expect(await (await fileAt(viewer_url)).text()).not.toContain(secret);
    const stub = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    const scenes = await runInDurableObject(stub, (_object, state) =>
      state.storage.sql.exec("SELECT * FROM scenes").toArray(),
    );
    expect(scenes).toHaveLength(1);
    expect(JSON.stringify(scenes)).not.toContain(secret);
  });

  it("comes back as it came, whatever its keys and values are", async () => {
    const account = await aReadyAccount();
    await grantCredits(account, 500);
    const text = (maxLength: number) => fc.string({ unit: "binary", minLength: 1, maxLength });
    const anyMetadata = fc.uniqueArray(fc.tuple(text(20), text(60)), { maxLength: 8, selector: ([key]) => key });
    await fc.assert(
      fc.asyncProperty(anyMetadata, async (entries) => {
        const pairs = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
        const metadata = parsed(`{${pairs.join(",")}}`);
        const accepted = await generate(account, { format: "static", metadata });
        const id = (await accepted.clone().json<{ delivery_id: string }>()).delivery_id;
        await giveUp(id);
        expect(await metadataIn(accepted)).toBe(JSON.stringify(metadata));
        const read = await send(`/v1/deliveries/${id}`, { key: account.apiKey });
        expect(await metadataIn(read)).toBe(JSON.stringify(metadata));
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ["metadata.campaign", { campaign: 7 }],
    ["metadata", "text"],
    [
      "metadata",
      { a: "x".repeat(500), b: "x".repeat(500), c: "x".repeat(500), d: "x".repeat(500), e: "xxxxxxxxxxxxxxxxxx" },
    ],
  ])("is refused as %s before any charge", async (param, metadata) => {
    const account = await aReadyAccount();
    const response = await generate(account, { metadata });
    const { error } = await response.json<ErrorEnvelope>();
    expect([response.status, error.code, error.param]).toEqual([400, "invalid_request", param]);
    expect(await balanceOf(account)).toBe(50);
  });

  it("never makes a 500 and never costs a credit, whatever it is", async () => {
    const account = await aReadyAccount();
    // null and an empty array are as left out.
    const anything = fc.jsonValue({ maxDepth: 3 }).filter((value) => {
      if (Array.isArray(value)) return value.length > 0;
      if (typeof value !== "object") return true;
      return value !== null && Object.values(value).some((entry) => typeof entry !== "string");
    });
    await fc.assert(
      fc.asyncProperty(anything, async (metadata) => {
        expect(await outcome(generate(account, { metadata }))).toEqual([400, "invalid_request"]);
      }),
      { numRuns: 100 },
    );
    expect(await balanceOf(account)).toBe(50);
  });
});
