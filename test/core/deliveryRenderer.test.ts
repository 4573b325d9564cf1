import { describe, expect, it } from "vitest";
import { leaseMs } from "../../src/core/delivery/drawing.ts";
import type { DeliveryEvent } from "../../src/core/delivery/events.ts";
import { advance } from "../../src/core/delivery/machine.ts";
import type { DeliveryState } from "../../src/core/delivery/state.ts";
import { effects, play, recomposedEvent, refused, rendering, rules, startMs } from "./deliveryBuilders.ts";

describe("a busy renderer", () => {
  it("is asked again when it expects room, within bounds", () => {
    const waitSeconds = (retryAfterSeconds?: number) => {
      const answer = { kind: "rendererBusy" as const, concept: 1, attempt: 1 };
      const state = play(rendering(), [
        { kind: "claimed", concept: 1, attempt: 1 },
        retryAfterSeconds === undefined ? answer : { ...answer, retryAfterSeconds },
      ]);
      return ((state.concepts[0]?.notBeforeMs ?? 0) - startMs) / 1000;
    };
    expect([undefined, 0, 1, 7, 30, 86_400].map(waitSeconds)).toEqual([1, 1, 1, 7, 30, 30]);
  });
});

describe("losing the renderer", () => {
  /** Plays one attempt after another, each of which ends as told; gives the waits between them too. */
  function attempts(...ends: ("lost" | "failed")[]): { state: DeliveryState; waitsSeconds: number[] } {
    let [state, nowMs] = [rendering(), startMs];
    const waitsSeconds: number[] = [];
    for (const end of ends) {
      const ref = { concept: 1, attempt: state.concepts[0]?.attempt ?? 0 };
      const event: DeliveryEvent =
        end === "lost"
          ? { kind: "rendererLost", ...ref, message: "gone" }
          : { kind: "renderFailed", ...ref, message: "no", retriable: true };
      state = play(state, [{ kind: "claimed", ...ref }, event], nowMs);
      const dueMs = state.concepts[0]?.notBeforeMs ?? 0;
      if (state.phase === "rendering") waitsSeconds.push((dueMs - nowMs) / 1000);
      nowMs = Math.max(nowMs, dueMs);
      state = advance(state, { kind: "tick" }, nowMs, rules);
    }
    return { state, waitsSeconds };
  }

  it("has more retries than failing, with waits of its own", () => {
    const { state, waitsSeconds } = attempts("lost", "lost", "lost", "lost");
    expect(state.phase).toBe("rendering");
    expect(waitsSeconds).toEqual([...rules.lostRendererRetrySeconds]);
  });

  it("takes nothing from the retries of a concept that fails", () => {
    const { state, waitsSeconds } = attempts("lost", "failed", "lost", "failed", "lost");
    expect(state.phase).toBe("rendering");
    expect(waitsSeconds).toEqual([1, 2, 2, 10, 5]);
    expect(attempts("lost", "failed", "lost", "failed", "failed").state.concepts[0]?.status).toBe("recomposing");
  });

  it("never has a concept composed anew, which is not to blame", () => {
    const { state } = attempts("lost", "lost", "lost", "lost");
    expect([state.concepts[0]?.earlier.length, effects(state).includes("recompose")]).toEqual([0, false]);
  });

  it("keeps its own count over the variants of a concept", () => {
    let state = refused(rendering(), 1);
    state = play(state, [recomposedEvent(state, 1)]);
    for (const waitSeconds of rules.lostRendererRetrySeconds) {
      const ref = { concept: 1, attempt: state.concepts[0]?.attempt ?? 0 };
      state = play(state, [
        { kind: "claimed", ...ref },
        { kind: "rendererLost", ...ref, message: "gone" },
      ]);
      expect(state.concepts[0]?.notBeforeMs).toBe(startMs + 1000 * waitSeconds);
      state = advance(state, { kind: "tick" }, startMs + 1000 * waitSeconds, rules);
    }
    expect(state.concepts[0]).toMatchObject({ status: "sent", earlier: [{}], lostRenderers: 4 });
  });

  it("comes to an end: one time more fails the delivery, which is refunded", () => {
    const { state } = attempts("lost", "lost", "lost", "lost", "lost");
    expect(state.phase).toBe("refunding");
    expect(state.failure?.message).toBe("Concept 1 could not be rendered: the renderer was lost too often.");
  });

  it("is what a lease that runs out means", () => {
    let [state, nowMs] = [rendering(), startMs];
    for (let loss = 1; loss <= rules.lostRendererRetrySeconds.length; loss++) {
      state = play(state, [{ kind: "claimed", concept: 1, attempt: loss }], nowMs);
      nowMs += leaseMs + 1;
      state = advance(state, { kind: "tick" }, nowMs, rules);
      nowMs = Math.max(nowMs, state.concepts[0]?.notBeforeMs ?? 0);
      state = advance(state, { kind: "tick" }, nowMs, rules);
    }
    expect([state.phase, state.concepts[0]?.lostRenderers]).toEqual(["rendering", 4]);
  });

  it("knows the report of an attempt before the loss as late", () => {
    const { state } = attempts("lost");
    expect(advance(state, { kind: "conceptFinished", concept: 1, attempt: 1 }, startMs, rules)).toBe(state);
  });
});
