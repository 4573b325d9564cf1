import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RefundReason } from "../../src/core/credits/refund.ts";
import { nextAlarmAt } from "../../src/core/delivery/alarm.ts";
import { leaseMs, maxConceptsInFlight, renewEveryMs } from "../../src/core/delivery/drawing.ts";
import type { DeliveryEvent } from "../../src/core/delivery/events.ts";
import { advance, beginDelivery } from "../../src/core/delivery/machine.ts";
import { eventsOf, messageIdOf } from "../../src/core/events/index.ts";
import {
  attempted,
  dueMessage,
  newMessage,
  nextMessageAt,
  postponed,
  type Message,
} from "../../src/core/events/message.ts";
import { isTerminal, type DeliveryState, type OutboxEntry } from "../../src/core/delivery/state.ts";
import { freeVersions, isUnderWay, maxFailedVersions } from "../../src/core/delivery/versions.ts";
import {
  anOrder,
  composedEvent,
  correctedEvent,
  recomposedEvent,
  rules,
  startMs,
  webhookRetrySeconds,
} from "./deliveryBuilders.ts";

/** What the world does with the next due effect or the next alarm; drawn at random. */
const Choice = fc.record({
  /** 0 to 99: what becomes of the effect. */
  luck: fc.nat(99),
  /** Which of the waiting reports comes next. */
  pick: fc.nat(9),
  duplicate: fc.boolean(),
});
type Choice = typeof Choice extends fc.Arbitrary<infer T> ? T : never;

interface World {
  state: DeliveryState;
  nowMs: number;
  /** Reports that are on their way, in any order. */
  inbox: DeliveryEvent[];
  /** Why credits went back. */
  refunds: Set<RefundReason>;
  endings: number;
  webhookCalls: number;
  messages: Message[];
  /** The first attempt of each concept's present variant. */
  variantSince: Map<number, number>;
}

function apply(world: World, event: DeliveryEvent): void {
  const before = world.state;
  world.state = advance(before, event, world.nowMs, rules);
  const { deliveryId } = world.state.order;
  const happened = before === world.state ? [] : eventsOf(before, world.state);
  world.messages.push(...happened.map(({ name }) => newMessage(messageIdOf(name, deliveryId), world.nowMs)));
  if (!isTerminal(before) && isTerminal(world.state)) world.endings += 1;
  if (!isTerminal(before)) {
    expect(world.state.versions).toEqual([]);
    return;
  }
  expect(world.state.phase).toBe(before.phase);
  expect(world.state.concepts).toEqual(before.concepts);
  expect(world.state.refunded).toBe(before.refunded);
  expect(world.state.endedAtMs).toBe(before.endedAtMs);
  // What has become of a version stays.
  for (const version of before.versions.filter((each) => !isUnderWay(each)))
    expect(world.state.versions).toContainEqual(version);
  if (before.phase === "failed") expect(world.state.versions).toEqual([]);
}

/** Somebody corrects or judges a concept, or the account is deleted. */
function interfere(world: World, { luck, pick }: Choice): void {
  const concept = 1 + (luck % world.state.order.count);
  if (luck < 70) return apply(world, correctedEvent(concept, { layout: pick < 9 ? null : "arch" }));
  if (luck < 95) return apply(world, { kind: "judged", concept, status: luck < 90 ? "approved" : null, reason: null });
  apply(world, { kind: "gaveUp", message: "The account was deleted." });
}

/** Carries an effect out, well or badly, as the drawn luck says. */
function carryOut(world: World, entry: OutboxEntry, { luck }: Choice): void {
  const { effect } = entry;
  if (luck < 15) return apply(world, { kind: "effectFailed", outboxId: entry.id });
  if (effect.kind === "compose") apply(world, { kind: "pickedUp" });
  apply(world, { kind: "effectDone", outboxId: entry.id });
  const { count } = world.state.order;
  if (effect.kind === "compose") apply(world, luck < 20 ? { kind: "gaveUp", message: "x" } : composedEvent(count));
  if (effect.kind === "recompose") {
    const { concept, attempt } = effect;
    apply(world, luck < 20 ? { kind: "gaveUp", message: "x" } : recomposedEvent(world.state, concept));
    world.variantSince.set(concept, attempt);
  }
  if (effect.kind === "refund") {
    world.refunds.add(effect.reason);
    apply(world, { kind: "refunded" });
  }
  if (effect.kind === "publishViewer" && effect.final)
    apply(world, luck < 20 ? { kind: "viewerNotPublished" } : { kind: "viewerPublished" });
  if (effect.kind === "enqueue" && luck >= 30) world.inbox.push(...reportsOf(effect, luck));
}

/** Sends a message, well or badly, as the drawn luck says; now and then the answer comes twice. */
function send(world: World, message: Message, { luck, duplicate }: Choice): void {
  const { nowMs } = world;
  if (luck >= 15) world.webhookCalls += 1;
  for (const _ of duplicate ? [1, 2] : [1]) {
    world.messages = world.messages.map((each) => {
      if (each.id !== message.id) return each;
      if (luck < 15) return postponed(each, message, nowMs);
      return attempted(each, message, { delivered: luck > 50, jitter: 0 }, nowMs, webhookRetrySeconds);
    });
  }
}

function reportsOf(
  { concept, attempt, version }: Extract<OutboxEntry["effect"], { kind: "enqueue" }>,
  luck: number,
): DeliveryEvent[] {
  const ref = { concept, attempt, ...(version !== undefined && { version }) };
  const claimed: DeliveryEvent = { kind: "claimed", ...ref };
  if (luck < 40) return [claimed];
  if (luck < 50) return [claimed, { kind: "rendererBusy", ...ref }];
  if (luck < 55) return [claimed, { kind: "rendererLost", ...ref, message: "x" }];
  if (luck < 60) return [claimed, { kind: "renderFailed", ...ref, message: "x", retriable: luck > 56 }];
  const files: DeliveryEvent[] = (["vertical", "square"] as const).map((orientation) => ({
    kind: "fileStored",
    ...ref,
    orientation,
    file: "still",
    key: version === undefined ? `${concept}/${attempt}` : `${concept}.${version}/${attempt}`,
  }));
  return [claimed, ...files, { kind: "conceptFinished", ...ref }];
}

/** When the object that owns both has to wake next. */
function nextWakeAt({ state, messages }: World): number | null {
  const times = [nextAlarmAt(state, rules), nextMessageAt(messages)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

function step(world: World, choice: Choice): void {
  if (choice.luck % 5 === 0 && choice.pick > 3) interfere(world, choice);
  const due = world.state.outbox.find((entry) => entry.dueAtMs <= world.nowMs);
  if (due && choice.pick < 6) return carryOut(world, due, choice);
  const message = dueMessage(world.messages, world.nowMs);
  if (message && choice.pick < 8) return send(world, message, choice);
  const at = choice.pick % Math.max(1, world.inbox.length);
  const event = world.inbox[at];
  if (event) {
    if (!choice.duplicate) world.inbox.splice(at, 1);
    return apply(world, event);
  }
  const alarm = nextWakeAt(world);
  if (alarm !== null) world.nowMs = Math.max(world.nowMs + 1, alarm);
  apply(world, { kind: "tick" });
}

/** Each version is drawn, with files of its own alone, or has failed and has none; of no concept are there too many. */
function expectEndedVersions({ versions, order }: DeliveryState): void {
  const numbers = versions.map(({ concept, version }) => `${concept}.${version}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { concept, version, status, failure, ads, endedAtMs } of versions) {
    expect(["rendered", "failed"]).toContain(status);
    expect(endedAtMs).not.toBeNull();
    expect(failure === null).toBe(status === "rendered");
    for (const { stillKey } of ads)
      expect(stillKey?.split("/")[0] ?? null).toBe(status === "rendered" ? `${concept}.${version}` : null);
  }
  for (let index = 1; index <= order.count; index++) {
    const own = versions.filter(({ concept }) => concept === index);
    expect(own.filter(({ status }) => status === "rendered").length).toBeLessThanOrEqual(freeVersions);
    expect(own.filter(({ status }) => status === "failed").length).toBeLessThanOrEqual(
      maxFailedVersions + freeVersions,
    );
  }
}

describe("a delivery under random interleavings, duplicates and losses", () => {
  it("always ends, ends once, refunds exactly when it failed, and never changes afterwards", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        fc.array(Choice, { maxLength: 200 }),
        (count, hook, choices) => {
          const order = anOrder({ count, format: "static", webhookUrl: hook ? "https://hooks.example.com" : null });
          const world: World = {
            state: beginDelivery(order, startMs),
            nowMs: startMs,
            inbox: [],
            refunds: new Set(),
            endings: 0,
            webhookCalls: 0,
            messages: [],
            variantSince: new Map(),
          };
          for (const choice of choices) step(world, choice);
          // Then the world behaves: nothing is lost any more, and time goes on.
          world.inbox = [];
          for (let i = 0; i < 5_000 && nextWakeAt(world) !== null; i++)
            step(world, { luck: 99, pick: 0, duplicate: false });
          expect(isTerminal(world.state)).toBe(true);
          expect(world.endings).toBe(1);
          expect(world.refunds.has("failed")).toBe(world.state.phase === "failed");
          expect(world.state.outbox).toEqual([]);
          const sentIds = world.messages.map(({ id }) => id);
          const endId = messageIdOf(`delivery.${world.state.phase}`, world.state.order.deliveryId);
          expect(sentIds.filter((id) => id === endId)).toHaveLength(hook ? 1 : 0);
          expect(new Set(sentIds).size).toBe(sentIds.length);
          for (const { status } of world.messages) expect(status).not.toBe("pending");
          if (world.state.phase === "completed") {
            for (const { index, ads } of world.state.concepts) {
              for (const { stillKey } of ads) {
                const [of, attempt] = (stillKey ?? "none").split("/").map(Number);
                expect(of).toBe(index);
                expect(attempt).toBeGreaterThanOrEqual(world.variantSince.get(index) ?? 1);
              }
            }
          }
          expect(world.webhookCalls).toBeLessThanOrEqual(4 * world.messages.length);
          expectEndedVersions(world.state);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("never leaves `completed` for a correction, and draws or gives up every version", () => {
    const ends = { rendered: 0, failed: 0 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(Choice, { minLength: 40, maxLength: 250 }),
        (count, choices) => {
          const order = anOrder({ count, format: "static", webhookUrl: "https://hooks.example.com" });
          const counts = { refunds: new Set<RefundReason>(), endings: 0, webhookCalls: 0, messages: [] };
          const state = beginDelivery(order, startMs);
          const world: World = { state, nowMs: startMs, inbox: [], ...counts, variantSince: new Map() };
          const behave = (until: () => boolean) => {
            for (let i = 0; i < 5_000 && !until(); i++) step(world, { luck: 99, pick: 0, duplicate: false });
          };
          behave(() => isTerminal(world.state));
          expect(world.state.phase).toBe("completed");
          for (const choice of choices) {
            step(world, choice);
            const inFlight = world.state.versions.filter(({ status }) => status === "sent" || status === "leased");
            expect(inFlight.length).toBeLessThanOrEqual(maxConceptsInFlight);
            if (world.state.versions.some(isUnderWay)) expect(nextWakeAt(world)).not.toBeNull();
          }
          world.inbox = [];
          behave(() => nextWakeAt(world) === null);
          expect(world.state.phase).toBe("completed");
          expect([...world.refunds]).toEqual([]);
          expect([world.endings, world.messages.length]).toEqual([1, 1]);
          expect(world.state.outbox).toEqual([]);
          for (const { status } of world.state.versions) ends[status === "rendered" ? status : "failed"] += 1;
          expectEndedVersions(world.state);
        },
      ),
      { numRuns: 1000 },
    );
    // Both ends have come often, or nothing was tried.
    expect(Math.min(ends.rendered, ends.failed)).toBeGreaterThan(500);
  });

  it("never has more than four concepts on their way", () => {
    fc.assert(
      fc.property(fc.array(Choice, { maxLength: 150 }), (choices) => {
        const state = beginDelivery(anOrder({ count: 12, format: "static" }), startMs);
        const counts = { refunds: new Set<RefundReason>(), endings: 0, webhookCalls: 0, messages: [] };
        const world: World = { state, nowMs: startMs, inbox: [], ...counts, variantSince: new Map() };
        for (const choice of choices) {
          step(world, choice);
          const inFlight = world.state.concepts.filter(({ status }) => status === "sent" || status === "leased");
          expect(inFlight.length).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("takes a lease back after its time and no earlier", () => {
    expect(leaseMs).toBeGreaterThan(3 * renewEveryMs);
  });
});
