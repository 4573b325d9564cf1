import { describe, expect, it } from "vitest";
import { nextAlarmAt } from "../../src/core/delivery/alarm.ts";
import { mayClaim } from "../../src/core/delivery/concepts.ts";
import { leaseMs } from "../../src/core/delivery/drawing.ts";
import type { DeliveryEvent } from "../../src/core/delivery/events.ts";
import { advance, beginDelivery } from "../../src/core/delivery/machine.ts";
import { publicStatus, rawStatus, type DeliveryState, type Phase } from "../../src/core/delivery/state.ts";
import {
  anOrder,
  composedEvent,
  correctedEvent,
  effects,
  play,
  recomposedEvent,
  rendering,
  renderedConcept,
  rules,
  startMs,
} from "./deliveryBuilders.ts";

const webhookUrl = "https://hooks.example.com/ads";

describe("the way of a delivery that goes well", () => {
  it("is queued and asks for its composition", () => {
    const state = beginDelivery(anOrder(), startMs);
    expect(publicStatus(state)).toBe("queued");
    expect(effects(state)).toEqual(["compose"]);
  });

  it("is processing while it is composed", () => {
    const state = play(beginDelivery(anOrder(), startMs), [{ kind: "pickedUp" }]);
    expect(publicStatus(state)).toBe("processing");
  });

  it("sends at most four concepts at a time", () => {
    const state = rendering({ count: 50 });
    expect(publicStatus(state)).toBe("rendering");
    expect(effects(state).filter((kind) => kind === "enqueue")).toHaveLength(4);
  });

  it("sends the next concept when one is done", () => {
    const state = play(rendering({ count: 6 }), renderedConcept(1));
    const sent = state.outbox.flatMap(({ effect }) => (effect.kind === "enqueue" ? [effect.concept] : []));
    expect(sent).toEqual([1, 2, 3, 4, 5]);
  });

  it("publishes the viewer page before it shows as completed", () => {
    const published = play(rendering(), renderedConcept(1));
    expect([publicStatus(published), rawStatus(published)]).toEqual(["rendering", "publishing"]);
    const ended = play(published, [{ kind: "viewerPublished" }]);
    expect(publicStatus(ended)).toBe("completed");
  });

  it("lets its files be cached for ever only after the end", () => {
    const published = play(rendering(), renderedConcept(1));
    expect(effects(published)).not.toContain("settleFiles");
    expect(effects(play(published, [{ kind: "viewerPublished" }]))).toContain("settleFiles");
  });

  it("says in raw_status how many concepts are done", () => {
    const state = play(rendering({ count: 3 }), [...renderedConcept(1), { kind: "claimed", concept: 2, attempt: 1 }]);
    expect(rawStatus(state)).toBe("rendering: 1 of 3 concepts done, 1 being drawn");
  });
});

describe("claims", () => {
  it("gives a concept to one message only", () => {
    const state = rendering();
    expect(mayClaim(state, 1, 1)).toBe(true);
    expect(mayClaim(play(state, [{ kind: "claimed", concept: 1, attempt: 1 }]), 1, 1)).toBe(false);
  });

  it("gives a concept that waits for a free renderer to no late duplicate", () => {
    const busy = play(rendering(), [
      { kind: "claimed", concept: 1, attempt: 1 },
      { kind: "rendererBusy", concept: 1, attempt: 1 },
    ]);
    expect(mayClaim(busy, 1, 1)).toBe(false);
  });

  it("ignores the report of an older attempt", () => {
    const leased = play(rendering(), [{ kind: "claimed", concept: 1, attempt: 1 }]);
    const late = startMs + leaseMs + 1;
    const retried = advance(leased, { kind: "tick" }, late, rules);
    expect(retried.concepts[0]?.attempt).toBe(2);
    expect(advance(retried, { kind: "conceptFinished", concept: 1, attempt: 1 }, late, rules)).toBe(retried);
  });

  it("keeps a lease that is renewed", () => {
    const leased = play(rendering(), [{ kind: "claimed", concept: 1, attempt: 1 }]);
    const renewed = advance(leased, { kind: "renewed", concept: 1, attempt: 1 }, startMs + leaseMs - 1, rules);
    expect(advance(renewed, { kind: "tick" }, startMs + leaseMs + 1, rules)).toBe(renewed);
  });

  it("sends again what nobody claimed, without counting an attempt, more and more rarely", () => {
    let state = rendering();
    const waits: number[] = [];
    let nowMs = startMs;
    for (let i = 0; i < 6; i++) {
      const dueMs = state.concepts[0]?.notBeforeMs ?? 0;
      waits.push(dueMs - nowMs);
      nowMs = dueMs;
      state = advance(state, { kind: "tick" }, nowMs, rules);
    }
    expect(waits).toEqual([10_000, 20_000, 30_000, 30_000, 30_000, 30_000]);
    expect(state.concepts[0]?.attempt).toBe(1);
  });

  it("does not count it against a concept that the renderer was busy", () => {
    const busy = play(rendering(), [
      { kind: "claimed", concept: 1, attempt: 1 },
      { kind: "rendererBusy", concept: 1, attempt: 1 },
    ]);
    expect(busy.concepts[0]).toMatchObject({ status: "waiting", attempt: 1 });
    expect(advance(busy, { kind: "tick" }, startMs + 1000, rules).concepts[0]?.status).toBe("sent");
  });

  it("does not take a concept for done when a file is missing", () => {
    const reports = renderedConcept(1).filter((event) => !(event.kind === "fileStored" && event.file === "video"));
    expect(play(rendering(), reports).concepts[0]).toMatchObject({ status: "waiting", attempt: 2 });
  });

  it("needs no video for format static", () => {
    const state = play(rendering({ format: "static" }), renderedConcept(1, 1, "static"));
    expect(state.phase).toBe("publishing");
  });
});

describe("each phase with each event", () => {
  const phases: Record<Phase, DeliveryState> = {
    queued: beginDelivery(anOrder({ webhookUrl }), startMs),
    composing: play(beginDelivery(anOrder({ webhookUrl }), startMs), [{ kind: "pickedUp" }]),
    rendering: play(rendering({ webhookUrl }), [{ kind: "claimed", concept: 1, attempt: 1 }]),
    publishing: play(rendering({ webhookUrl }), renderedConcept(1)),
    refunding: play(rendering({ webhookUrl }), [{ kind: "gaveUp", message: "x" }]),
    completed: play(rendering({ webhookUrl }), [...renderedConcept(1), { kind: "viewerPublished" }]),
    failed: play(rendering({ webhookUrl }), [
      { kind: "gaveUp", message: "x" },
      { kind: "refunded" },
      { kind: "viewerPublished" },
    ]),
  };
  const ref = { concept: 1, attempt: 1 };
  /** Where each event leads from each phase; a dash leaves the state untouched, `=` changes it within its phase. */
  const table: [event: DeliveryEvent, ...targets: string[]][] = [
    [{ kind: "pickedUp" }, "composing", "-", "-", "-", "-", "-", "-"],
    [composedEvent(1), "-", "rendering", "-", "-", "-", "-", "-"],
    [{ kind: "claimed", ...ref }, "-", "-", "-", "-", "-", "-", "-"],
    [{ kind: "renewed", ...ref }, "-", "-", "=", "-", "-", "-", "-"],
    [{ kind: "fileStored", ...ref, orientation: "square", file: "still", key: "k" }, "-", "-", "=", "-", "-", "-", "-"],
    [{ kind: "conceptFinished", ...ref }, "-", "-", "=", "-", "-", "-", "-"],
    [{ kind: "rendererBusy", ...ref }, "-", "-", "=", "-", "-", "-", "-"],
    [{ kind: "rendererLost", ...ref, message: "m" }, "-", "-", "=", "-", "-", "-", "-"],
    [{ kind: "renderFailed", ...ref, message: "m", retriable: false }, "-", "-", "=", "-", "-", "-", "-"],
    [recomposedEvent(rendering(), 1), "-", "-", "-", "-", "-", "-", "-"],
    [correctedEvent(1), "-", "-", "-", "-", "-", "=", "-"],
    [{ kind: "judged", concept: 1, status: "approved", reason: null }, "-", "-", "-", "-", "-", "=", "-"],
    [{ kind: "claimed", ...ref, version: 2 }, "-", "-", "-", "-", "-", "-", "-"],
    [{ kind: "tick" }, "-", "-", "-", "-", "-", "-", "-"],
    [{ kind: "gaveUp", message: "m" }, "refunding", "refunding", "refunding", "refunding", "-", "-", "-"],
    [{ kind: "refunded" }, "-", "-", "-", "-", "=", "-", "-"],
    [{ kind: "viewerPublished" }, "-", "-", "-", "completed", "-", "-", "-"],
    [{ kind: "viewerNotPublished" }, "-", "-", "-", "refunding", "-", "-", "-"],
    [{ kind: "effectDone", outboxId: -1 }, "-", "-", "-", "-", "-", "-", "-"],
    [{ kind: "effectFailed", outboxId: -1 }, "-", "-", "-", "-", "-", "-", "-"],
  ];
  const rows = table.flatMap(([event, ...targets]) =>
    Object.entries(phases).map(([phase, state], i) => ({
      name: event.kind,
      phase,
      state,
      event,
      target: targets[i] ?? "?",
    })),
  );

  it.each(rows)("$name in $phase → $target", ({ state, event, target, phase }) => {
    const next = advance(state, event, startMs, rules);
    if (target === "-") expect(next).toBe(state);
    else expect(next.phase).toBe(target === "=" ? phase : target);
  });

  it("wakes for nothing but the refund while that is tried again, however late it is", () => {
    const lateMs = startMs + rules.maxDurationMs + 1;
    const refunding = advance(phases.rendering, { kind: "tick" }, lateMs, rules);
    const refund = refunding.outbox.find(({ effect }) => effect.kind === "refund") ?? expect.fail();
    const postponed = advance(refunding, { kind: "effectFailed", outboxId: refund.id }, lateMs, rules);
    expect(refunding.phase).toBe("refunding");
    expect(postponed.outbox.find(({ id }) => id === refund.id)?.dueAtMs).toBeGreaterThan(lateMs);
    const refundAlone = { ...postponed, outbox: postponed.outbox.filter(({ id }) => id === refund.id) };
    expect(nextAlarmAt(refundAlone, rules)).toBeGreaterThan(lateMs);
  });

  it("always has an alarm while it has not ended", () => {
    for (const state of Object.values(phases)) expect(nextAlarmAt(state, rules)).not.toBeNull();
  });
});
