import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { deliveries, idempotencyKeys, transactions } from "../../src/adapters/d1/schema.ts";
import { earlierFingerprintOf } from "../../src/core/contract/json.ts";
import { and, eq } from "drizzle-orm";
import { aReadyAccount, balanceOf, outcome, send, usageOf, type TestAccount } from "./builders.ts";

interface AsyncAnswer {
  delivery_id: string;
  status: string;
  request_id: string;
  ad_count_expected: number;
  format: string;
  credits_balance: number;
  status_url: string;
  eta_seconds: number;
  replayed_from_idempotency_key?: true;
}

const db = openDatabase(env.DB);

const generate = (account: TestAccount, json: unknown, headers: Record<string, string> = {}) =>
  send("/v1/ads/generate", { key: account.apiKey, json, headers });

const deliveriesOf = (account: TestAccount) =>
  db.select().from(deliveries).where(eq(deliveries.accountId, account.accountId)).all();

const deductionsOf = (account: TestAccount) =>
  db
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, account.accountId), eq(transactions.type, "Deduction")))
    .all();

describe("accepting", () => {
  it("answers 202 with exactly the async shape and charges once", async () => {
    const account = await aReadyAccount();
    const response = await generate(account, { count: 2, format: "static" });
    const body = await response.json<AsyncAnswer>();
    expect(response.status).toBe(202);
    expect(body).toEqual({
      delivery_id: expect.stringMatching(/^del_/) as string,
      status: "queued",
      request_id: response.headers.get("x-request-id"),
      ad_count_expected: 2,
      format: "static",
      credits_balance: 40,
      status_url: `http://127.0.0.1:8787/v1/deliveries/${body.delivery_id}`,
      eta_seconds: 180,
    });
    const [last] = await usageOf(account);
    expect(last).toMatchObject({ type: "Deduction", credits_delta: -10, balance_after: 40, usd_amount: null });
    expect(last?.description).toContain("2 concepts, format static");
  });

  it("takes defaults for everything: one concept, full, 15 credits", async () => {
    const account = await aReadyAccount();
    const body = await (await generate(account, {})).json<AsyncAnswer>();
    expect(body).toMatchObject({ ad_count_expected: 1, format: "full", credits_balance: 35, eta_seconds: 480 });
  });

  it("takes the alias product_ids, and ignores an empty array", async () => {
    const account = await aReadyAccount();
    expect((await generate(account, { format: "static", product_ids: ["serum"] })).status).toBe(202);
    expect((await generate(account, { format: "static", product_refs: [] })).status).toBe(202);
  });

  it("drops what matches nothing and goes on with the rest", async () => {
    const account = await aReadyAccount();
    expect((await generate(account, { format: "static", product_refs: ["no such thing", "BARRIER"] })).status).toBe(
      202,
    );
  });

  it("shows the delivery to its account only", async () => {
    const [owner, stranger] = [await aReadyAccount(), await aReadyAccount()];
    const { delivery_id: id } = await (await generate(owner, { format: "static" })).json<AsyncAnswer>();
    expect((await send(`/v1/deliveries/${id}`, { key: owner.apiKey })).status).toBe(200);
    expect(await outcome(send(`/v1/deliveries/${id}`, { key: stranger.apiKey }))).toEqual([404, "delivery_not_found"]);
  });

  it("opens a viewer page from acceptance on", async () => {
    const account = await aReadyAccount();
    const { delivery_id: id } = await (await generate(account, { format: "static" })).json<AsyncAnswer>();
    const delivery = await (await send(`/v1/deliveries/${id}`, { key: account.apiKey })).json<{ viewer_url: string }>();
    const page = await send(new URL(delivery.viewer_url).pathname);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
  });
});

describe("idempotency", () => {
  const key = () => crypto.randomUUID();

  it("gives twenty parallel calls with one key one delivery and one deduction", async () => {
    const account = await aReadyAccount();
    const headers = { "idempotency-key": key() };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => generate(account, { format: "static" }, headers)),
    );
    const bodies = await Promise.all(responses.map((response) => response.json<AsyncAnswer>()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(bodies.map((body) => body.delivery_id)).size).toBe(1);
    expect(new Set(bodies.map((body) => body.credits_balance))).toEqual(new Set([45]));
    expect(bodies.filter((body) => body.replayed_from_idempotency_key)).toHaveLength(19);
    expect(await deductionsOf(account)).toHaveLength(1);
    expect((await deliveriesOf(account)).filter(({ status }) => status !== "void")).toHaveLength(1);
    expect(await balanceOf(account)).toBe(45);
  });

  it("marks a replay and names the request that was accepted", async () => {
    const account = await aReadyAccount();
    const headers = { "idempotency-key": key() };
    const first = await (
      await generate(account, { format: "static", product_ids: ["serum"] }, headers)
    ).json<AsyncAnswer>();
    const response = await generate(
      account,
      { product_refs: ["serum"], format: "static" },
      { ...headers, prefer: "wait=0" },
    );
    expect(response.headers.get("idempotent-replayed")).toBe("true");
    expect(response.headers.get("original-request")).toBe(first.request_id);
    expect(await response.json()).toMatchObject({
      delivery_id: first.delivery_id,
      replayed_from_idempotency_key: true,
    });
  });

  it("replays for a body that says the same at greater length, and is paid once", async () => {
    const account = await aReadyAccount();
    const headers = { "idempotency-key": key() };
    const bodies = [
      { format: "static" },
      { format: "static", count: 1, product_refs: [], in_situ: false },
      { format: "static", webhook_url: null, brand_id: null, creative: { animation_prompts: [], spread: "balanced" } },
      { format: "static", product_ids: null, creative: null, metadata: null },
    ];
    const ids: string[] = [];
    for (const body of bodies) {
      const response = await generate(account, body, headers);
      expect(response.status).toBe(202);
      ids.push((await response.json<AsyncAnswer>()).delivery_id);
    }
    expect(new Set(ids).size).toBe(1);
    expect(await balanceOf(account)).toBe(45);
  });

  it("replays what was accepted while fingerprints were taken of bodies word for word", async () => {
    const account = await aReadyAccount();
    const headers = { "idempotency-key": key() };
    const body = { format: "static", count: 1, product_refs: [] };
    const { delivery_id } = await (await generate(account, body, headers)).json<AsyncAnswer>();
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(earlierFingerprintOf(body)));
    const fingerprint = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
    await db.update(idempotencyKeys).set({ fingerprint }).where(eq(idempotencyKeys.key, headers["idempotency-key"]));
    const again = await (await generate(account, body, headers)).json<AsyncAnswer>();
    expect(again).toMatchObject({ delivery_id, replayed_from_idempotency_key: true });
    expect(await outcome(generate(account, { format: "static", count: 2 }, headers))).toEqual([
      400,
      "idempotency_key_reused",
    ]);
    expect(await balanceOf(account)).toBe(45);
  });

  it("refuses another body under the same key", async () => {
    const account = await aReadyAccount();
    const headers = { "idempotency-key": key() };
    await generate(account, { format: "static" }, headers);
    expect(await outcome(generate(account, { format: "static", count: 2 }, headers))).toEqual([
      400,
      "idempotency_key_reused",
    ]);
    expect(await outcome(generate(account, { format: "nonsense" }, headers))).toEqual([400, "idempotency_key_reused"]);
    expect(await balanceOf(account)).toBe(45);
  });

  it("frees the key of a refused call", async () => {
    const account = await aReadyAccount();
    const headers = { "idempotency-key": key() };
    expect(await outcome(generate(account, { count: 99 }, headers))).toEqual([400, "invalid_count"]);
    expect((await generate(account, { format: "static" }, headers)).status).toBe(202);
  });

  it("keeps keys apart by account", async () => {
    const headers = { "idempotency-key": key() };
    const [a, b] = [await aReadyAccount(), await aReadyAccount()];
    const first = await (await generate(a, { format: "static" }, headers)).json<AsyncAnswer>();
    const second = await (await generate(b, { format: "static" }, headers)).json<AsyncAnswer>();
    expect(first.delivery_id).not.toBe(second.delivery_id);
  });
});

describe("money under pressure", () => {
  it("accepts ten of twenty-five parallel calls when the credits are for ten, and ends at 0", async () => {
    const account = await aReadyAccount();
    const responses = await Promise.all(Array.from({ length: 25 }, () => generate(account, { format: "static" })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(202), ...Array<number>(15).fill(402)]);
    const bodies = await Promise.all(
      responses.filter(({ status }) => status === 202).map((r) => r.json<AsyncAnswer>()),
    );
    expect(bodies.map((body) => body.credits_balance).sort((a, b) => b - a)).toEqual([
      45, 40, 35, 30, 25, 20, 15, 10, 5, 0,
    ]);
    expect(await balanceOf(account)).toBe(0);
    expect((await usageOf(account)).map(({ balance_after }) => balance_after)).toEqual([
      0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50,
    ]);
  });

  it("rotates products, lowest usage first", async () => {
    const account = await aReadyAccount([{ usageCount: 3 }, { usageCount: 0 }, { usageCount: 1 }]);
    await generate(account, { format: "static", count: 2 });
    const [delivery] = await deliveriesOf(account);
    const { productIds } = delivery?.order as { productIds: string[] };
    expect(productIds).toEqual([account.productIds[1], account.productIds[2]]);
  });
});
