import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { CloudflareRenderQueue } from "../../src/adapters/renderQueue.ts";
import { servicesFor } from "../../src/composition.ts";
import { generateAds } from "../../src/services/generateAds.ts";
import { aReadyAccount, balanceOf, operatorToken, send, usageOf, type TestAccount } from "./builders.ts";
import { ended, until } from "./deliveryHelpers.ts";

const services = servicesFor(env);
const rounds = inject("soakFactor");
const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
/** The soak calls a thousand times at once. */
const callsPerKey = rounds > 1 ? 50 : 20;

/** Nothing is rendered: this is about who is charged. */
beforeEach(() => {
  vi.spyOn(CloudflareRenderQueue.prototype, "send").mockResolvedValue();
});

/** A call as it comes in behind the rate limiter; each key has one body. */
async function call(account: TestAccount, idempotencyKey: string) {
  const keyHash = await services.runtime.sha256Hex(account.apiKey);
  const facts = await services.acceptance.read({ keyHash, idempotencyKey, nowMs: Date.now() });
  const body = { format: "static", count: 1 + (Number(idempotencyKey.slice(4)) % 2) };
  return generateAds(services, {
    keyHash,
    idempotencyKey,
    body,
    requestId: "req_x",
    facts,
    afterAnswer: () => undefined,
  });
}

/** So that no renderer is busy with them when the test is over; their credits come back. */
async function giveUpAll(account: TestAccount, deliveryIds: Iterable<string>): Promise<void> {
  for (const id of deliveryIds) {
    const given = { key: operatorToken, json: { reason: "The test is over." } };
    // A thousand calls at once open more files than the local runtime may have; it comes round.
    const answer = await until(
      () => send(`/operator/v1/deliveries/${id}/fail`, given),
      ({ status }) => status < 300,
    );
    expect(answer.status).toBeLessThan(300);
    expect((await ended(account, id)).status).toBe("failed");
  }
}

describe(`${rounds} times ${keys.length * callsPerKey} concurrent duplicates`, () => {
  it("charge once for each key, give every caller the same delivery, and mark all but one as replays", async () => {
    for (let round = 0; round < rounds; round++) {
      const account = await aReadyAccount();
      await services.accounts.addCredits({
        transactionId: `txn_round_${round}`,
        accountId: account.accountId,
        credits: 1000,
        description: "test",
        nowMs: Date.now(),
      });
      const calls = keys.flatMap((key) => Array<string>(callsPerKey).fill(key));
      const [order = []] = fc.sample(fc.shuffledSubarray(calls, { minLength: calls.length }), {
        numRuns: 1,
        seed: 20261121 + round,
      });
      const answers = await Promise.all(order.map(async (key) => ({ key, outcome: await call(account, key) })));
      const deliveryIds = new Set<string>();
      for (const key of keys) {
        const mine = answers.flatMap(({ key: its, outcome }) => (its === key ? [outcome] : []));
        const accepted = mine.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
        const refused = mine.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.code]));
        expect(refused.filter((code) => code !== "idempotency_key_in_use")).toEqual([]);
        expect(new Set(accepted.map(({ response }) => response.delivery_id)).size).toBe(1);
        for (const { response } of accepted) deliveryIds.add(response.delivery_id);
        expect(accepted.filter(({ replayed }) => !replayed)).toHaveLength(1);
        expect(accepted.length + refused.length).toBe(callsPerKey);
      }
      const deductions = (await usageOf(account)).filter(({ type }) => type === "Deduction");
      expect(deductions).toHaveLength(keys.length);
      expect(await balanceOf(account)).toBe(1050 - 10 * 5 - 10 * 10);
      expect(await services.ledgerAudit.check(account.accountId)).toBeNull();
      await giveUpAll(account, deliveryIds);
      expect(await balanceOf(account)).toBe(1050);
    }
  }, 1_000_000);
});
