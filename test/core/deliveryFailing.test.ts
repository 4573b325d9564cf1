import { describe, expect, it } from "vitest";
import type { DeliveryEvent } from "../../src/core/delivery/events.ts";
import { advance, beginDelivery } from "../../src/core/delivery/machine.ts";
import { publicStatus, type DeliveryState } from "../../src/core/delivery/state.ts";
import { adViews } from "../../src/core/delivery/view.ts";
import { anOrder, effects, hopeless, play, rendering, renderedConcept, rules, startMs } from "./deliveryBuilders.ts";

describe("failing", () => {
  it("gives up after the last variant and refunds before it shows as failed", () => {
    const state = hopeless(rendering(), 1);
    expect([state.phase, publicStatus(state), effects(state)]).toEqual([
      "refunding",
      "rendering",
      ["refund", "withdrawFiles", "withdrawFiles"],
    ]);
    const refunded = play(state, [{ kind: "refunded" }]);
    expect(publicStatus(refunded)).toBe("rendering");
    expect(publicStatus(play(refunded, [{ kind: "viewerPublished" }]))).toBe("failed");
  });

  it("asks for one refund however often it fails", () => {
    const state = play(hopeless(rendering(), 1), [
      { kind: "gaveUp", message: "again" },
      { kind: "renderFailed", concept: 1, attempt: 5, message: "late", retriable: true },
    ]);
    expect(effects(state)).toEqual(["refund", "withdrawFiles", "withdrawFiles"]);
  });

  it("gives nothing away: no ad has a file any more, rendered or not", () => {
    const state = play(rendering({ count: 2 }), [...renderedConcept(1), { kind: "gaveUp", message: "operator" }]);
    expect(state.concepts.map(({ status }) => status)).toEqual(["failed", "failed"]);
    const files = adViews(state, (key) => key).map((ad) => [ad.status, ad.static_url, ad.video_url]);
    expect(files).toEqual(Array.from({ length: 4 }, () => ["failed", null, null]));
  });

  it("withdraws its files at once, and again when nobody can be storing one any more, ended or not", () => {
    const failing = play(rendering({ count: 2 }), [...renderedConcept(1), { kind: "gaveUp", message: "operator" }]);
    const due = (state: DeliveryState) =>
      state.outbox.flatMap(({ effect, dueAtMs }) => (effect.kind === "withdrawFiles" ? [dueAtMs] : []));
    expect(due(failing)).toEqual([startMs, startMs + rules.lateFilesMs]);
    expect(due(play(failing, [{ kind: "refunded" }, { kind: "viewerPublished" }]))).toEqual(due(failing));
  });

  it("has nothing to withdraw before it is composed", () => {
    const state = play(beginDelivery(anOrder(), startMs), [{ kind: "gaveUp", message: "operator" }]);
    expect(effects(state)).toEqual(["refund"]);
  });

  it("takes no file that is stored after it was given up", () => {
    const [claimed, stored] = renderedConcept(1);
    const state = play(rendering(), [claimed ?? expect.fail(), { kind: "gaveUp", message: "operator" }]);
    expect(advance(state, stored ?? expect.fail(), startMs, rules)).toBe(state);
  });

  it("is given up when it still fails after five minutes of nothing but failures, and never for waiting alone", () => {
    const laterMs = startMs + rules.maxTroubleMs + 1;
    const failure = (concept: number): DeliveryEvent[] => [
      { kind: "claimed", concept, attempt: 1 },
      { kind: "rendererLost", concept, attempt: 1, message: "500" },
    ];
    const once = play(rendering({ count: 4 }), failure(1));
    // As after a clock that jumps: the next failure alone says nothing.
    expect(advance(once, { kind: "tick" }, laterMs, rules).phase).toBe("rendering");
    const givenUp = play(play(once, failure(2)), failure(3), laterMs);
    expect([givenUp.phase, givenUp.failure?.message]).toEqual([
      "refunding",
      "The ads could not be rendered in time: the renderer kept failing.",
    ]);
    const news: [string, DeliveryEvent[], string][] = [
      ["another is rendered", renderedConcept(2), "rendering"],
      [
        "the renderer was only busy between two failures",
        [
          { kind: "claimed", concept: 2, attempt: 1 },
          { kind: "rendererBusy", concept: 2, attempt: 1 },
        ],
        "rendering",
      ],
      // A retry hands on the stills that its predecessor drew.
      ["a file comes, but no whole concept", [...renderedConcept(2).slice(0, 2), ...failure(4)], "refunding"],
    ];
    for (const [name, events, phase] of news)
      expect([name, play(play(once, events), failure(3), laterMs).phase]).toEqual([name, phase]);
  });

  it("is given up when it takes too long", () => {
    const state = advance(rendering(), { kind: "tick" }, startMs + rules.maxDurationMs + 1, rules);
    expect(state.phase).toBe("refunding");
  });

  it("refunds a finished delivery whose page cannot be published", () => {
    const state = play(rendering(), [...renderedConcept(1), { kind: "viewerNotPublished" }]);
    expect(state.phase).toBe("refunding");
  });
});
