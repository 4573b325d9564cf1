import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { CloudflareRenderQueue } from "../../src/adapters/renderQueue.ts";
import { servicesFor } from "../../src/composition.ts";
import { LedgerHistory, type Death, type LedgerFacts } from "./ledgerHistory.ts";

const histories = 40 * inject("soakFactor");

/** Nothing is rendered, so that a delivery ends only when the history ends it. */
beforeEach(() => {
  vi.spyOn(CloudflareRenderQueue.prototype, "send").mockResolvedValue();
});

const death: fc.Arbitrary<Death> = fc.option(
  fc.record({ step: fc.integer({ min: 1, max: 9 }), when: fc.constantFrom("before", "after") }),
  { freq: 2 },
);

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("generate" as const),
      key: fc.constantFrom("a", "b", "c", null),
      format: fc.constantFrom("static" as const, "full" as const),
      count: fc.integer({ min: 1, max: 6 }),
      death,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("duplicate" as const), of: fc.nat(9), twice: fc.boolean(), death }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("fail" as const), which: fc.nat(9), twice: fc.boolean(), death }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("grant" as const), credits: fc.integer({ min: 1, max: 40 }), death }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("topUp" as const),
      usd: fc.integer({ min: 1, max: 5 }),
      times: fc.integer({ min: 0, max: 3 }),
      death,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("settings" as const),
      enabled: fc.constantFrom(true, true, false),
      thresholdCredits: fc.constantFrom(0, 20, 45),
      method: fc.constantFrom("pm_card_visa", "pm_card_visa", "pm_card_chargeDeclined", "pm_card_timeoutAfterCharge"),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const creditsOf = { static: 5, full: 15 } as const;
const rechargeCredits = 250;

/** What a client and a bank would write down beside the service, without looking inside. */
class Model {
  balance = 50;
  enabled = false;
  method = "pm_card_visa";
  threshold = 20;
  /** Accepted calls by key: what they cost, what they were answered. */
  accepted = new Map<string, { body: string; cost: number; deliveryId: string }>();
  deliveries: { deliveryId: string; cost: number; failed: boolean }[] = [];
  sent: { key: string; body: { format: "static" | "full"; count: number } }[] = [];

  /** Whether a call of this cost is accepted, and the balance after it. */
  charge(cost: number): boolean {
    const works = this.enabled && this.method !== "pm_card_chargeDeclined";
    if (this.balance < cost) {
      if (!works || this.balance + rechargeCredits < cost) return false;
      this.balance += rechargeCredits;
    }
    this.balance -= cost;
    if (works && this.balance < this.threshold) this.balance += rechargeCredits;
    return true;
  }
}

describe("the ledger, against a model", () => {
  it("holds through seeded histories of calls, duplicates, failures, payments and deaths between any two steps", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 24 }), async (commands) => {
        const history = await LedgerHistory.begin();
        const model = new Model();
        for (const step of commands) {
          const isCertain = await perform(history, model, step);
          if (!isCertain) await history.recover();
          const facts = await history.facts();
          checkPromises(facts);
          // Where nobody knows what happened, the promises must hold; what was predicted starts from there.
          if (isCertain) expect(facts.balance).toBe(model.balance);
          else model.balance = facts.balance;
        }
        await repeatAll(history, model);
        await history.recover();
        checkPromises(await history.facts());
        expect(await servicesFor(env).ledgerAudit.check(history.account.accountId)).toBeNull();
      }),
      { numRuns: histories, seed: 20261121, endOnFailure: true },
    );
  }, 1_000_000);
});

/** Carries a command out; false where a process died, so that its outcome is not known. */
async function perform(history: LedgerHistory, model: Model, step: Command): Promise<boolean> {
  switch (step.kind) {
    case "generate": {
      const body = { format: step.format, count: step.count };
      if (step.key !== null) model.sent.push({ key: step.key, body });
      return generate(history, model, body, step.key, step.death);
    }
    case "duplicate": {
      const earlier = model.sent[step.of % Math.max(1, model.sent.length)];
      if (!earlier) return true;
      const first = generate(history, model, earlier.body, earlier.key, step.death);
      if (!step.twice || !model.accepted.has(earlier.key)) return first;
      return (await Promise.all([first, generate(history, model, earlier.body, earlier.key, null)])).every(Boolean);
    }
    case "fail": {
      const delivery = model.deliveries[step.which % Math.max(1, model.deliveries.length)];
      if (!delivery) return true;
      // Past its fourth step this call only waits.
      const death = step.death && { ...step.death, step: Math.min(4, step.death.step) };
      await Promise.all([
        history.fail(delivery.deliveryId, death),
        ...(step.twice ? [history.fail(delivery.deliveryId, null)] : []),
      ]);
      if (step.death !== null) await history.fail(delivery.deliveryId, null);
      if (!delivery.failed) model.balance += delivery.cost;
      delivery.failed = true;
      return true;
    }
    case "grant":
      await history.grant(step.credits, step.death);
      model.balance += step.credits;
      return step.death === null;
    case "topUp":
      await history.topUp(step.usd * 100, step.times, step.death);
      if (step.death !== null || step.times === 0) await history.recover();
      model.balance += step.usd * 10;
      // The card that a person paid with is the one that is charged from then on.
      model.method = "pm_card_visa";
      return true;
    case "settings":
      await history.settings(step);
      model.enabled = step.enabled;
      model.method = step.method;
      model.threshold = step.thresholdCredits;
      return true;
  }
}

async function generate(
  history: LedgerHistory,
  model: Model,
  body: { format: "static" | "full"; count: number },
  key: string | null,
  death: Death,
): Promise<boolean> {
  const known = key === null ? undefined : model.accepted.get(key);
  const outcome = await history.generate(body, key, death);
  if (outcome === undefined) return false;
  if (known) {
    if (known.body === JSON.stringify(body)) {
      expect(outcome).toMatchObject({
        ok: true,
        value: { replayed: true, response: { delivery_id: known.deliveryId } },
      });
    } else expect(outcome).toMatchObject({ ok: false, error: { code: "idempotency_key_reused" } });
    return true;
  }
  // A call that died before may have been accepted after all: then this is its replay, and nothing is charged again.
  if (outcome.ok && outcome.value.replayed) {
    remember(model, body, key, outcome.value.response.delivery_id);
    return true;
  }
  if (!outcome.ok && outcome.error.code === "idempotency_key_reused") return true;
  const cost = creditsOf[body.format] * body.count;
  expect(outcome.ok ? "accepted" : outcome.error.code).toBe(model.charge(cost) ? "accepted" : "insufficient_credits");
  if (outcome.ok) remember(model, body, key, outcome.value.response.delivery_id);
  return true;
}

function remember(
  model: Model,
  body: { format: "static" | "full"; count: number },
  key: string | null,
  id: string,
): void {
  const cost = creditsOf[body.format] * body.count;
  model.deliveries.push({ deliveryId: id, cost, failed: false });
  if (key !== null) model.accepted.set(key, { body: JSON.stringify(body), cost, deliveryId: id });
}

/** A client that was left without an answer asks again under its key until it has one. */
async function repeatAll(history: LedgerHistory, model: Model): Promise<void> {
  for (const { key, body } of model.sent) {
    const known = model.accepted.get(key);
    if (known && known.body !== JSON.stringify(body)) continue;
    const outcome = await history.generate(body, key, null);
    if (known) expect(outcome).toMatchObject({ ok: true, value: { response: { delivery_id: known.deliveryId } } });
  }
}

/** What no reader may ever see broken, whatever has died. */
function checkPromises(facts: LedgerFacts): void {
  const { entries, charged, balance } = facts;
  expect(balance).toBe(entries.reduce((sum, { creditsDelta }) => sum + creditsDelta, 0));
  const of = (type: string) => entries.filter((entry) => entry.type === type);
  for (const deduction of of("Deduction")) {
    const refunds = of("Refund").filter(({ deliveryId }) => deliveryId === deduction.deliveryId);
    expect(refunds.length).toBeLessThanOrEqual(1);
    if (facts.statuses.get(deduction.deliveryId ?? "") === "failed") expect(refunds).toHaveLength(1);
    for (const refund of refunds) expect(refund.creditsDelta).toBe(-deduction.creditsDelta);
  }
  const deducted = of("Deduction").map(({ deliveryId }) => deliveryId);
  const real = [...facts.statuses].filter(([, status]) => status !== "void").map(([id]) => id);
  expect(deducted.sort()).toEqual(real.sort());
  const purchased = of("Purchase").map(({ paymentId }) => paymentId);
  expect(new Set(purchased).size).toBe(purchased.length);
  // Nobody is charged without their credits, and nobody has credits without having been charged.
  expect(purchased.sort()).toEqual(charged.sort());
}
