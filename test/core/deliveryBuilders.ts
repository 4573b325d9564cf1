import { maxVariants } from "../../src/core/delivery/concepts.ts";
import type { CorrectedConcept, DeliveryEvent } from "../../src/core/delivery/events.ts";
import { advance, beginDelivery } from "../../src/core/delivery/machine.ts";
import type { DeliveryOrder } from "../../src/core/delivery/order.ts";
import type { DeliveryRules } from "../../src/core/delivery/rules.ts";
import { eventTypes } from "../../src/core/events/index.ts";
import type { DeliveryState, Effect } from "../../src/core/delivery/state.ts";
import type { InspectionReport } from "../../src/core/rendering/inspection.ts";
import { type PlacementId, placements, usualPlacements } from "../../src/core/rendering/placements.ts";

export const rules: DeliveryRules = {
  renderRetrySeconds: [2, 10],
  lostRendererRetrySeconds: [1, 2, 5, 10],
  maxTroubleMs: 300_000,
  maxDurationMs: 7_200_000,
  lateFilesMs: 960_000,
};

export const webhookRetrySeconds = [30, 300, 1800];

export const startMs = 1_000_000;

export function anOrder(change: Partial<DeliveryOrder> = {}): DeliveryOrder {
  return {
    deliveryId: "del_00000000000000000000000000",
    accountId: "acc_00000000000000000000000000",
    brandId: "brd_00000000000000000000000000",
    requestId: "req_00000000000000000000000000",
    format: "full",
    placements: [...usualPlacements],
    count: 1,
    costCredits: 15,
    productIds: ["prd_00000000000000000000000000"],
    spareProductIds: [],
    copyAngle: null,
    brandTone: null,
    animationPrompts: [],
    featuredStyles: [],
    recentStyles: [],
    spread: "balanced",
    inSitu: false,
    webhookUrl: null,
    viewerKey: "viewers/x/index.html",
    seed: 1,
    createdAtMs: startMs,
    ...change,
  };
}

/** Plays events one after another, a second apart unless told. */
export function play(state: DeliveryState, events: DeliveryEvent[], atMs = startMs): DeliveryState {
  return events.reduce((current, event) => advance(current, event, atMs, rules), state);
}

export function composedEvent(count: number): DeliveryEvent {
  return {
    kind: "composed",
    concepts: Array.from({ length: count }, (_, i) => ({
      index: i + 1,
      headline: `Headline ${i + 1}`,
      styleId: "sty_rippled-silk",
      product: { id: "prd_1", name: "Cloud Cream" },
      ads: [
        { adId: `ad_v${i + 1}`, orientation: "vertical" as const },
        { adId: `ad_s${i + 1}`, orientation: "square" as const },
      ],
    })),
  };
}

/** The inspection of a still, in which everything passed unless told. */
export function anInspection(orientation: PlacementId, findings: string[] = []): InspectionReport {
  return {
    version: 1,
    orientation,
    layout: "arch",
    passed: findings.length === 0,
    findings,
    dimensions: { passed: true, width: placements[orientation].width, height: placements[orientation].height },
    safeZones: [{ platform: "Meta Reels", passed: true, outside: [] }],
    contrast: [{ role: "headline", ratio: 9.1, required: 3, passed: true }],
    typeSizes: [{ role: "headline", pixels: 118, required: 44, passed: true }],
    overlap: { passed: true, pairs: [] },
    glyphs: { passed: true, clipped: [], missing: [] },
    product: { passed: true, share: 0.31234, silhouetteShare: 0.2, scale: 0.9 },
    cutout: { passed: true, fringe: 0, slab: 0, shadow: 0, haze: 0, holes: 0 },
    label: { passed: true, psnrDecibels: 44.1, worstDifference: 3 },
    file: { passed: true, bytes: 400_000, contentType: "image/jpeg", platforms: [] },
  };
}

/** The reports of one concept that went well. */
export function renderedConcept(concept: number, attempt = 1, format: "full" | "static" = "full"): DeliveryEvent[] {
  const ref = { concept, attempt };
  const files: DeliveryEvent[] = (["still", "video"] as const)
    .filter((file) => file === "still" || format === "full")
    .flatMap((file) =>
      (["vertical", "square"] as const).map((orientation) => ({
        kind: "fileStored" as const,
        ...ref,
        orientation,
        file,
        key: `ads/${concept}/${orientation}-${file}`,
        ...(file === "still" && { report: anInspection(orientation) }),
      })),
    );
  return [{ kind: "claimed", ...ref }, ...files, { kind: "conceptFinished", ...ref }];
}

/** What is sent about a delivery that has ended. */
export function webhookPayload(
  state: DeliveryState,
  mediaUrl: (key: string) => string,
  docsUrl: string,
): object & { event?: string } {
  return eventTypes.find(({ name }) => name === `delivery.${state.phase}`)?.payload(state, { mediaUrl, docsUrl }) ?? {};
}

/** A concept composed anew, as the state of the delivery asks for it. */
export function recomposedEvent(state: DeliveryState, concept: number, productId = "prd_2"): DeliveryEvent {
  const asked = state.concepts.find(({ index }) => index === concept);
  const variant = (asked?.earlier.length ?? 0) + 1;
  return {
    kind: "recomposed",
    concept,
    attempt: asked?.attempt ?? 0,
    variant,
    headline: `Other words ${variant}`,
    styleId: "sty_morning-dew",
    product: { id: productId, name: "Dew Serum" },
  };
}

/** A correction of a concept, as a call asks for it. */
export function correctedEvent(
  concept: number,
  change: Partial<CorrectedConcept> = {},
): Extract<DeliveryEvent, { kind: "corrected" }> {
  return {
    kind: "corrected",
    concept,
    headline: "Corrected words",
    styleId: "sty_rippled-silk",
    product: { id: "prd_1", name: "Cloud Cream" },
    layout: null,
    key: null,
    ads: [
      { adId: `ad_cv${concept}`, orientation: "vertical" },
      { adId: `ad_cs${concept}`, orientation: "square" },
    ],
    ...change,
  };
}

/** The same reports, of a version. */
export function ofVersion(version: number, events: readonly DeliveryEvent[]): DeliveryEvent[] {
  return events.map((event) => ({ ...event, version }) as DeliveryEvent);
}

/** A delivery that has completed. */
export function completed(change: Partial<DeliveryOrder> = {}): DeliveryState {
  const state = rendering(change);
  const { count, format } = state.order;
  const reports = Array.from({ length: count }, (_, i) => renderedConcept(i + 1, 1, format)).flat();
  return play(state, [...reports, { kind: "viewerPublished" }]);
}

/** The state after the renderer has refused the concept as it is. */
export function refused(state: DeliveryState, concept: number, message = "no"): DeliveryState {
  const ref = { concept, attempt: state.concepts.find(({ index }) => index === concept)?.attempt ?? 0 };
  return play(state, [
    { kind: "claimed", ...ref },
    { kind: "renderFailed", ...ref, message, retriable: false },
  ]);
}

/** The state after the renderer has refused the concept in every variant. */
export function hopeless(state: DeliveryState, concept: number): DeliveryState {
  let current = refused(state, concept);
  for (let variant = 1; variant <= maxVariants; variant++)
    current = refused(play(current, [recomposedEvent(current, concept)]), concept);
  return current;
}

/** A delivery whose concepts have been composed. */
export function rendering(change: Partial<DeliveryOrder> = {}): DeliveryState {
  const order = anOrder(change);
  return play(beginDelivery(order, startMs), [{ kind: "pickedUp" }, composedEvent(order.count)]);
}

export function effects(state: DeliveryState): Effect["kind"][] {
  return state.outbox.map(({ effect }) => effect.kind);
}
