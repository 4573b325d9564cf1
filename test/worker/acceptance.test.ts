import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { accounts, brands, deliveries, idempotencyKeys } from "../../src/adapters/d1/schema.ts";
import { servicesFor } from "../../src/composition.ts";
import type { Acceptance, AcceptedCall } from "../../src/ports/acceptance.ts";
import { generateAds } from "../../src/services/generateAds.ts";
import { aReadyAccount, balanceOf, send, usageOf, type TestAccount } from "./builders.ts";

const db = openDatabase(env.DB);
const services = servicesFor(env);

/** The real acceptance with one method of the test's own. */
function acceptanceWith(change: Partial<Acceptance>): Acceptance {
  const real = services.acceptance;
  return {
    read: (query) => real.read(query),
    commit: (call) => real.commit(call),
    committed: (id) => real.committed(id),
    refunded: (id) => real.refunded(id),
    voidDelivery: (...args) => real.voidDelivery(...args),
    markAnswered: (...args) => real.markAnswered(...args),
    ...change,
  };
}

async function generate(account: TestAccount, acceptance: Acceptance, idempotencyKey: string | null = null) {
  const keyHash = await services.runtime.sha256Hex(account.apiKey);
  const facts = await services.acceptance.read({ keyHash, idempotencyKey, nowMs: Date.now() });
  const body = { format: "static" };
  return generateAds(
    { ...services, acceptance },
    { keyHash, idempotencyKey, body, requestId: "req_x", facts, afterAnswer: () => undefined },
  );
}

const rowsOf = (account: TestAccount) =>
  db.select().from(deliveries).where(eq(deliveries.accountId, account.accountId)).all();

describe("a batch that commits and still throws", () => {
  it("is found on the primary: accepted, charged once, with the right balance", async () => {
    const account = await aReadyAccount();
    let calls = 0;
    const outcome = await generate(
      account,
      acceptanceWith({
        async commit(call) {
          calls += 1;
          await services.acceptance.commit(call);
          throw new Error("the answer was lost");
        },
      }),
    );
    expect(outcome).toMatchObject({ ok: true, value: { response: { credits_balance: 45 } } });
    expect(calls).toBe(1);
    expect(await balanceOf(account)).toBe(45);
  });
});

describe("a batch that throws without committing", () => {
  it("is tried again under another id, and charged once", async () => {
    const account = await aReadyAccount();
    let failures = 1;
    const acceptance = acceptanceWith({
      commit: (call) =>
        failures-- > 0 ? Promise.reject(new Error("no connection")) : services.acceptance.commit(call),
    });
    expect((await generate(account, acceptance)).ok).toBe(true);
    expect((await rowsOf(account)).map(({ status }) => status).sort()).toEqual(["queued", "void"]);
    expect(await balanceOf(account)).toBe(45);
  });

  it("ends as 502 that is the truth: a batch that arrives late fails on the void row", async () => {
    const account = await aReadyAccount();
    const late: AcceptedCall[] = [];
    const acceptance = acceptanceWith({
      commit(call) {
        late.push(call);
        return Promise.reject(new Error("no connection"));
      },
    });
    const outcome = await generate(account, acceptance);
    expect(outcome).toMatchObject({ ok: false, error: { code: "orchestration_failed" } });
    for (const call of late) await expect(services.acceptance.commit(call)).rejects.toThrow();
    expect(await balanceOf(account)).toBe(50);
    expect(await usageOf(account)).toHaveLength(1);
  });

  it("leaves no viewer page behind", async () => {
    const account = await aReadyAccount();
    const pages = async () => (await env.MEDIA.list({ prefix: "viewers/" })).objects.map(({ key }) => key);
    const before = await pages();
    const tried: string[] = [];
    const acceptance = acceptanceWith({
      commit(call) {
        tried.push(call.order.viewerKey);
        return Promise.reject(new Error("no connection"));
      },
    });
    expect((await generate(account, acceptance)).ok).toBe(false);
    expect(tried.length).toBeGreaterThan(0);
    await expect.poll(pages).toEqual(before);
  });

  it("answers 409 where a key was given, and keeps the key free", async () => {
    const account = await aReadyAccount();
    const acceptance = acceptanceWith({ commit: () => Promise.reject(new Error("no connection")) });
    expect(await generate(account, acceptance, "key-1")).toMatchObject({
      ok: false,
      error: { code: "idempotency_key_in_use" },
    });
    expect((await generate(account, services.acceptance, "key-1")).ok).toBe(true);
  });

  it("answers 502 when not even the primary can be asked", async () => {
    const account = await aReadyAccount();
    const down = () => Promise.reject(new Error("no connection"));
    const outcome = await generate(account, acceptanceWith({ commit: down, voidDelivery: down, committed: down }));
    expect(outcome).toMatchObject({ ok: false, error: { code: "orchestration_failed" } });
    expect(await balanceOf(account)).toBe(50);
  });
});

describe("the answer to an accepted order", () => {
  /** Generates with objects whose `expect` is the test's own, and whose `start` waits until it is let go. */
  async function generateWith(expected: () => Promise<void>) {
    const account = await aReadyAccount();
    const keyHash = await services.runtime.sha256Hex(account.apiKey);
    const facts = await services.acceptance.read({ keyHash, idempotencyKey: null, nowMs: Date.now() });
    const letGo = Promise.withResolvers<void>();
    const objects = Object.assign(Object.create(services.objects) as typeof services.objects, {
      expect: expected,
      start: () => letGo.promise,
    });
    const body = { format: "static" };
    const call = { keyHash, idempotencyKey: null, body, requestId: "req_x", facts, afterAnswer: () => undefined };
    const states: string[] = [];
    const answer = generateAds({ ...services, objects }, call).then((accepted) => {
      states.push(accepted.ok ? "accepted" : "refused");
      return accepted;
    });
    return { account, answer, states, letGo: letGo.resolve };
  }

  it("does not wait for the hand-over to an object that expects the delivery", async () => {
    const { answer, states, letGo } = await generateWith(() => Promise.resolve());
    await answer;
    expect(states).toEqual(["accepted"]);
    letGo();
  });

  it("comes when its viewer page is there", async () => {
    const { account, answer, letGo } = await generateWith(() => Promise.resolve());
    const accepted = await answer;
    if (!accepted.ok) throw new Error(accepted.error.code);
    const path = `/v1/deliveries/${accepted.value.response.delivery_id}`;
    const { viewer_url } = await (await send(path, { key: account.apiKey })).json<{ viewer_url: string }>();
    expect((await send(new URL(viewer_url).pathname)).status).toBe(200);
    letGo();
  });

  it("waits for the page, while the order itself goes on without it", async () => {
    const account = await aReadyAccount();
    const keyHash = await services.runtime.sha256Hex(account.apiKey);
    const facts = await services.acceptance.read({ keyHash, idempotencyKey: null, nowMs: Date.now() });
    const [written, handedOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const media = Object.assign(Object.create(services.media) as typeof services.media, { put: () => written.promise });
    const objects = Object.assign(Object.create(services.objects) as typeof services.objects, {
      start: () => Promise.resolve(handedOver.resolve()),
    });
    const body = { format: "static" };
    const call = { keyHash, idempotencyKey: null, body, requestId: "req_x", facts, afterAnswer: () => undefined };
    let isAnswered = false;
    const answer = generateAds({ ...services, media, objects }, call).finally(() => (isAnswered = true));
    await handedOver.promise;
    expect(isAnswered).toBe(false);
    written.resolve();
    expect((await answer).ok).toBe(true);
  });

  it("waits for the hand-over to an object that could not be told to expect it", async () => {
    const { answer, states, letGo } = await generateWith(() => Promise.reject(new Error("no connection")));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(states).toEqual([]);
    letGo();
    await answer;
    expect(states).toEqual(["accepted"]);
  });
});

describe("what changed between reading and writing", () => {
  it.each<[string, { status?: "suspended"; creditsBalance?: number } | null, { status: "pending" } | null, string]>([
    ["the account was suspended", { status: "suspended" }, null, "account_suspended"],
    ["the brand went into onboarding", null, { status: "pending" }, "brand_onboarding_in_progress"],
    ["the credits were spent", { creditsBalance: 4 }, null, "insufficient_credits"],
  ])("aborts the batch when %s meanwhile, and nothing is charged", async (_name, account, brand, code) => {
    const ready = await aReadyAccount();
    const acceptance = acceptanceWith({
      async commit(call) {
        if (account) await db.update(accounts).set(account).where(eq(accounts.id, ready.accountId)).run();
        if (brand) await db.update(brands).set(brand).where(eq(brands.id, ready.brandId)).run();
        return services.acceptance.commit(call);
      },
    });
    expect(await generate(ready, acceptance)).toMatchObject({ ok: false, error: { code } });
    const row = await db.select().from(accounts).where(eq(accounts.id, ready.accountId)).get();
    expect(row?.creditsBalance).toBe(account?.creditsBalance ?? 50);
    expect((await rowsOf(ready)).every(({ status }) => status === "void")).toBe(true);
  });
});

describe("an idempotency key", () => {
  it("is free again after its 24 hours", async () => {
    const account = await aReadyAccount();
    const first = await generate(account, services.acceptance, "key-1");
    await db
      .update(idempotencyKeys)
      .set({ expiresAt: 1 })
      .where(eq(idempotencyKeys.accountId, account.accountId))
      .run();
    const second = await generate(account, services.acceptance, "key-1");
    if (!first.ok || !second.ok) throw new Error("refused");
    expect(second.value.replayed).toBe(false);
    expect(second.value.response.delivery_id).not.toBe(first.value.response.delivery_id);
    expect(await balanceOf(account)).toBe(40);
  });
});
