import { describe, expect, it } from "vitest";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { leaseMs } from "../../src/core/delivery/drawing.ts";
import type { DeliveryEvent } from "../../src/core/delivery/events.ts";
import { journalEntries } from "../../src/core/delivery/journal.ts";
import { advance } from "../../src/core/delivery/machine.ts";
import { DeliveryState } from "../../src/core/delivery/state.ts";
import { deliveredAds, deliveryView } from "../../src/core/delivery/view.ts";
import { aBrief } from "./creativeBuilders.ts";
import {
  anInspection,
  composedEvent,
  play,
  rendering,
  renderedConcept,
  rules,
  startMs,
  webhookPayload,
} from "./deliveryBuilders.ts";

const mediaUrl = (key: string) => `https://media.example.com/${key}`;
const viewOf = (state: DeliveryState) => deliveryView(state, mediaUrl).ads;

const claimed = (attempt: number): DeliveryEvent => ({ kind: "claimed", concept: 1, attempt });
const stillStored = (attempt: number, findings?: string[]): DeliveryEvent => ({
  kind: "fileStored",
  concept: 1,
  attempt,
  orientation: "vertical",
  file: "still",
  key: `ads/1/${attempt}.jpg`,
  ...(findings && { report: anInspection("vertical", findings) }),
});

describe("the inspection of an ad", () => {
  it("shows on the ad of its own orientation, and as null until it is there", () => {
    const state = play(rendering(), [claimed(1), stillStored(1, ["The headline overlaps the product."])]);
    expect(viewOf(state).map(({ orientation, compliance }) => [orientation, compliance?.findings ?? null])).toEqual([
      ["vertical", ["The headline overlaps the product."]],
      ["square", null],
    ]);
  });

  it("stays when the ad's video comes", () => {
    const state = play(rendering(), [
      claimed(1),
      stillStored(1, []),
      { kind: "fileStored", concept: 1, attempt: 1, orientation: "vertical", file: "video", key: "ads/1/v.mp4" },
    ]);
    expect(viewOf(state)[0]).toMatchObject({ compliance: { passed: true } });
  });

  it.each<[what: string, findings: string[] | undefined, passed: boolean | undefined]>([
    ["is replaced by that of the next attempt's still", [], true],
    ["is forgotten with its still when the next one comes without", undefined, undefined],
  ])("%s", (_what, findings, passed) => {
    const first = play(rendering(), [claimed(1), stillStored(1, ["The headline is clipped."])]);
    const late = startMs + leaseMs + 1;
    const retried = play(first, [{ kind: "tick" }], late);
    expect(viewOf(retried)[0]?.compliance?.passed).toBe(false);
    const second = play(play(retried, [{ kind: "tick" }], late + 2000), [claimed(2), stillStored(2, findings)], late);
    expect(viewOf(second)[0]?.static_url).toBe(mediaUrl("ads/1/2.jpg"));
    expect(viewOf(second)[0]?.compliance?.passed).toBe(passed);
  });

  it("of an older attempt changes nothing", () => {
    const retried = play(play(rendering(), [claimed(1)]), [{ kind: "tick" }], startMs + leaseMs + 1);
    expect(play(retried, [stillStored(1, [])])).toBe(retried);
  });

  it("of the worst kind leaves a delivery of fifty concepts well below what an object can store", () => {
    const findings = Array.from({ length: 24 }, () => "x".repeat(300));
    const worst = {
      ...anInspection("vertical", findings),
      safeZones: Array.from({ length: 12 }, () => ({ passed: false, platform: "YouTube Shorts", outside: [] })),
      contrast: Array.from({ length: 24 }, () => ({
        passed: false,
        role: "callToAction" as const,
        ratio: 1.11,
        required: 4.5,
      })),
    };
    const events = Array.from({ length: 50 }, (_, at) =>
      renderedConcept(at + 1).map((event) => ("report" in event ? { ...event, report: worst } : event)),
    );
    const state = play(rendering({ count: 50 }), events.flat());
    expect(viewOf(state).every(({ compliance }) => compliance?.passed === false)).toBe(true);
    expect(JSON.stringify(state).length).toBeLessThan(1_000_000);
  });

  it("is missing in a delivery that was stored before there was one, which can still be read", () => {
    const state = play(rendering(), renderedConcept(1));
    const ads = state.concepts[0]?.ads.map(({ compliance: _, ...ad }) => ad);
    const stored = { ...state, concepts: [{ ...state.concepts[0], ads }] };
    expect(viewOf(DeliveryState.parse(stored)).map(({ compliance }) => compliance)).toEqual([null, null]);
    expect(DeliveryState.parse(state)).toEqual(state);
  });

  it("reaches neither the blocking answer nor the webhook, which have the spec's keys and the product", () => {
    const state = play(rendering(), [...renderedConcept(1), { kind: "viewerPublished" }]);
    const { ads } = webhookPayload(state, mediaUrl, "https://docs.example.com") as { ads: object[] };
    for (const ad of [...ads, ...deliveredAds(viewOf(state))]) {
      const product = ["product_id", "product_name"];
      expect(Object.keys(ad)).toEqual(["ad_id", "orientation", "headline", "static_url", "video_url", ...product]);
    }
  });
});

describe("the style of an ad", () => {
  it("shows at the status endpoint, and is null in a delivery that was stored before there were styles", () => {
    const state = rendering({ count: 2 });
    expect(viewOf(state).map(({ style_id }) => style_id)).toEqual(Array<string>(4).fill("sty_rippled-silk"));
    const concepts = state.concepts.map(({ styleId: _, ...concept }) => concept);
    const stored: unknown = JSON.parse(JSON.stringify({ ...state, concepts }));
    expect(viewOf(DeliveryState.parse(stored)).map(({ style_id }) => style_id)).toEqual([null, null, null, null]);
  });
});

describe("the product of an ad", () => {
  it("shows at the status endpoint, in the blocking answer and in the event, under the name that it had", () => {
    const state = play(rendering(), [...renderedConcept(1), { kind: "viewerPublished" }]);
    const event = webhookPayload(state, mediaUrl, "https://docs.example.com") as { ads: object[] };
    for (const ad of [...viewOf(state), ...deliveredAds(viewOf(state)), ...event.ads]) {
      expect(ad).toMatchObject({ product_id: "prd_1", product_name: "Cloud Cream" });
    }
  });

  it("is null in a delivery that was stored before ads named theirs", () => {
    const state = rendering({ count: 2 });
    const concepts = state.concepts.map(({ product: _, ...concept }) => concept);
    const stored: unknown = JSON.parse(JSON.stringify({ ...state, concepts }));
    for (const ad of viewOf(DeliveryState.parse(stored))) {
      expect(ad).toMatchObject({ product_id: null, product_name: null });
    }
  });
});

describe("two compositions", () => {
  it("leave the ads of the first, and the very same state", () => {
    const state = rendering({ count: 2 });
    const second = composedEvent(2);
    if (second.kind !== "composed") throw new Error("A composition was asked for.");
    const concepts = second.concepts.map((concept) => ({ ...concept, headline: "Another" }));
    expect(advance(state, { ...second, concepts }, startMs, rules)).toBe(state);
  });
});

describe("the journal", () => {
  it("keeps the tags of each concept and what its words stand on", () => {
    const concepts = composeConcepts(aBrief({ count: 6 }));
    const lines = journalEntries(composedEvent(6), concepts).map((entry) => JSON.parse(entry) as object);
    expect(lines[0]).toEqual({ kind: "composed" });
    expect(lines.slice(1)).toEqual(
      concepts.map(({ index, productId, angle, animationPrompt, styleId, hook, facts, scene: { layout } }) => ({
        kind: "composedConcept",
        index,
        productId,
        angle,
        animationPrompt,
        styleId,
        layout,
        hook,
        facts,
      })),
    );
  });

  it("keeps of an inspection which layout was drawn and whether it passed", () => {
    const [entry] = journalEntries(stillStored(1, ["The headline is clipped."]), []);
    expect(JSON.parse(entry ?? "")).toEqual({
      kind: "fileStored",
      concept: 1,
      attempt: 1,
      orientation: "vertical",
      file: "still",
      key: "ads/1/1.jpg",
      layout: "arch",
      passed: false,
    });
  });
});
