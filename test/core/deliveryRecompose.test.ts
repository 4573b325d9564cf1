import { describe, expect, it } from "vitest";
import { maxVariants } from "../../src/core/delivery/concepts.ts";
import type { DeliveryEvent } from "../../src/core/delivery/events.ts";
import { journalEntries } from "../../src/core/delivery/journal.ts";
import { advance } from "../../src/core/delivery/machine.ts";
import { DeliveryState } from "../../src/core/delivery/state.ts";
import { productsOfNextVariant } from "../../src/core/delivery/variants.ts";
import { adViews } from "../../src/core/delivery/view.ts";
import {
  effects,
  hopeless,
  play,
  recomposedEvent,
  refused,
  rendering,
  renderedConcept,
  rules,
  startMs,
} from "./deliveryBuilders.ts";

const recompositions = (state: DeliveryState) =>
  state.outbox.flatMap(({ effect }) => (effect.kind === "recompose" ? [effect] : []));

describe("a concept that cannot be drawn as it is", () => {
  it("is composed anew instead of failing its delivery", () => {
    const state = refused(rendering(), 1);
    expect([state.phase, state.concepts[0]?.status]).toEqual(["rendering", "recomposing"]);
    expect(recompositions(state)).toEqual([{ kind: "recompose", concept: 1, attempt: 2 }]);
  });

  it("is composed anew once its retries are used up", () => {
    let [state, nowMs] = [rendering(), startMs];
    const statuses: string[] = [];
    for (const attempt of [1, 2, 3]) {
      const ref = { concept: 1, attempt };
      const events: DeliveryEvent[] = [
        { kind: "claimed", ...ref },
        { kind: "renderFailed", ...ref, message: "no", retriable: true },
      ];
      state = play(state, events, nowMs);
      statuses.push(state.concepts[0]?.status ?? "");
      nowMs += 60_000;
      state = advance(state, { kind: "tick" }, nowMs, rules);
    }
    expect(statuses).toEqual(["waiting", "waiting", "recomposing"]);
  });

  it("is sent again as another attempt, with its new words, style and product under its ads' old ids", () => {
    const state = refused(rendering(), 1);
    const next = play(state, [recomposedEvent(state, 1)]);
    expect(next.concepts[0]).toMatchObject({
      status: "sent",
      attempt: 2,
      earlier: [{ headline: "Headline 1", styleId: "sty_rippled-silk", productId: "prd_1" }],
      headline: "Other words 1",
      styleId: "sty_morning-dew",
      product: { id: "prd_2", name: "Dew Serum" },
    });
    expect(next.concepts[0]?.ads.map(({ adId }) => adId)).toEqual(["ad_v1", "ad_s1"]);
    expect(next.outbox.map(({ effect }) => effect)).toContainEqual({ kind: "enqueue", concept: 1, attempt: 2 });
  });

  it("shows no file of what it was, so that both of its ads say the same in the end", () => {
    const [claimed, still] = renderedConcept(1);
    const drawn = play(rendering(), [claimed ?? expect.fail(), still ?? expect.fail()]);
    const shown = (state: DeliveryState) => adViews(state, (key) => key).map(({ static_url }) => static_url);
    expect(shown(drawn)).toEqual(["ads/1/vertical-still", null]);
    const failed = play(drawn, [{ kind: "renderFailed", concept: 1, attempt: 1, message: "no", retriable: false }]);
    expect(shown(failed)).toEqual([null, null]);
    expect(adViews(failed, (key) => key).map(({ status, compliance }) => [status, compliance])).toEqual([
      ["queued", null],
      ["queued", null],
    ]);
    const waiting = play(failed, [recomposedEvent(failed, 1)]);
    expect(advance(waiting, { ...still } as DeliveryEvent, startMs, rules)).toBe(waiting);
  });

  it("completes its delivery when a later variant can be drawn", () => {
    let state = refused(rendering({ count: 2 }), 2);
    state = refused(play(state, [recomposedEvent(state, 2)]), 2);
    state = play(state, [recomposedEvent(state, 2, "prd_3"), ...renderedConcept(1), ...renderedConcept(2, 3)]);
    expect(state.phase).toBe("publishing");
    expect(effects(state)).not.toContain("refund");
    expect(state.concepts.map(({ earlier, product }) => [earlier.length, product?.id])).toEqual([
      [0, "prd_1"],
      [2, "prd_3"],
    ]);
  });

  it("fails its delivery after the last variant, once, and says so in our own words", () => {
    const state = hopeless(rendering({ count: 2 }), 1);
    expect([state.phase, state.concepts[0]?.earlier.length]).toEqual(["refunding", maxVariants]);
    expect(state.failure?.message).toBe("Concept 1 could not be rendered, in other words and layouts either.");
    expect(effects(state).filter((kind) => kind === "refund")).toHaveLength(1);
  });

  it("takes one answer for each variant: a second, an older and a late one change nothing", () => {
    const state = refused(rendering(), 1);
    const event = recomposedEvent(state, 1);
    const next = play(state, [event]);
    expect(advance(next, event, startMs, rules)).toBe(next);
    const again = refused(next, 1);
    expect(advance(again, event, startMs, rules)).toBe(again);
    const failed = play(state, [{ kind: "gaveUp", message: "operator" }]);
    expect(advance(failed, event, startMs, rules)).toBe(failed);
  });

  it("leaves its place to a concept that waits", () => {
    const sent = (state: DeliveryState) => state.concepts.filter(({ status }) => status === "sent").length;
    const state = refused(rendering({ count: 6 }), 1);
    expect(sent(state)).toBe(4);
    const next = play(state, [recomposedEvent(state, 1)]);
    expect([sent(next), next.concepts[0]?.status]).toEqual([4, "waiting"]);
  });

  it("is journalled with its new composition", () => {
    const event = recomposedEvent(refused(rendering(), 1), 1);
    expect(journalEntries(event, [])).toEqual([JSON.stringify(event)]);
  });

  it("may be of a delivery that was stored before there were variants", () => {
    const stored = JSON.parse(JSON.stringify(rendering())) as DeliveryState;
    const old = {
      ...stored,
      order: { ...stored.order, spareProductIds: undefined },
      concepts: stored.concepts.map((concept) => ({ ...concept, earlier: undefined })),
    };
    const state = DeliveryState.parse(old);
    expect(state).toEqual(rendering());
    expect(refused(state, 1).concepts[0]?.status).toBe("recomposing");
  });
});

describe("the product of a concept's next variant", () => {
  const concept = (index: number, productId: string, earlierProductIds: string[] = []) => ({
    index,
    product: { id: productId, name: productId },
    earlier: earlierProductIds.map((earlierId) => ({ headline: "h", styleId: null, productId: earlierId })),
  });
  const products = ["a", "b", "c", "d"].map((id) => ({ id }));
  const next = (one: ReturnType<typeof concept>, others: ReturnType<typeof concept>[], usable = products) =>
    productsOfNextVariant(one, [one, ...others], usable)[0]?.id;

  it("is its own at first", () => {
    expect(next(concept(1, "b"), [])).toBe("b");
  });

  it("is then the next one that no other concept shows", () => {
    const others = [concept(2, "b")];
    expect(next(concept(1, "a", ["a"]), others)).toBe("c");
    expect(next(concept(1, "c", ["a", "a"]), others)).toBe("d");
  });

  it("is one that another concept shows when there is no further", () => {
    expect(next(concept(1, "d", ["a", "a", "c"]), [concept(2, "b")])).toBe("b");
  });

  it("is its own again when there is no other", () => {
    expect(next(concept(1, "a", ["a"]), [], [{ id: "a" }])).toBe("a");
  });

  it("is the one after it where it cannot be composed, down to the last", () => {
    const all = productsOfNextVariant(concept(1, "b"), [concept(1, "b"), concept(2, "a")], products);
    expect(all.map(({ id }) => id)).toEqual(["b", "c", "d", "a"]);
  });

  it("is another at once when its own cannot be used any more, and none where nothing can", () => {
    expect(next(concept(1, "x"), [])).toBe("a");
    expect(next(concept(1, "x"), [], [])).toBeUndefined();
  });
});
