import { z } from "zod";
import type { DeliveryStatus } from "../contract/responses/delivery.ts";
import { Compliance } from "../contract/responses/compliance.ts";
import { RefundReason } from "../credits/refund.ts";
import { PlacementId } from "../rendering/placements.ts";
import { LayoutName } from "../rendering/scene.ts";
import { DeliveryOrder } from "./order.ts";

/** Inner phases, finer than the contract's states (see `publicStatus`); they show as `raw_status`. */
export const Phase = z.enum(["queued", "composing", "rendering", "publishing", "refunding", "completed", "failed"]);
export type Phase = z.infer<typeof Phase>;

const AdState = z.object({
  adId: z.string(),
  orientation: PlacementId,
  stillKey: z.string().nullable(),
  videoKey: z.string().nullable(),
  /** What the inspection of the still said; null until it is there. */
  compliance: Compliance.nullable().default(null),
});
export type AdState = z.infer<typeof AdState>;

/** What is to be drawn once in each placement, and how far it has come. */
const drawingFields = {
  attempt: z.number().int().min(1),
  /** Attempts that ended with their renderer, of which what was to be drawn is not to blame. */
  lostRenderers: z.number().int().default(0),
  /** Messages sent for this attempt without a claim; spaces them out. */
  unclaimedSends: z.number().int(),
  notBeforeMs: z.number(),
  leaseUntilMs: z.number(),
  ads: z.array(AdState),
};

/** What an ad says and shows, as far as the API tells it. */
const shownFields = {
  headline: z.string(),
  /** The catalogue's style; null in a concept that was stored before there were any. */
  styleId: z.string().nullable().default(null),
  /** What it shows, named as it was when it was composed; null in a concept that was stored without. */
  product: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
};

/**
 * One concept on its way. `waiting`: to be sent from `notBeforeMs` on. `sent`: a message is on its way, no one has claimed it.
 * `leased`: a consumer is rendering until `leaseUntilMs`. `recomposing`: it could not be drawn as it was and gets another variant.
 * `attempt` counts from 1 and grows with each failure and each loss of a renderer, so that what an earlier one reports is known as late.
 */
const ConceptState = z.object({
  index: z.number().int().min(1),
  ...shownFields,
  status: z.enum(["waiting", "sent", "leased", "recomposing", "rendered", "failed"]),
  ...drawingFields,
  /** What it was each time that it was composed anew because it could not be drawn, oldest first. */
  earlier: z
    .array(z.object({ headline: z.string(), styleId: z.string().nullable(), productId: z.string().nullable() }))
    .default([]),
});
export type ConceptState = z.infer<typeof ConceptState>;

/**
 * A concept of a completed delivery as somebody has corrected it. It is drawn like a concept, and has ads of its own, so that no file ever
 * changes under its address. The first version is the concept itself, these count from 2.
 */
const VersionState = z.object({
  concept: z.number().int().min(1),
  version: z.number().int().min(2),
  ...shownFields,
  /** The layout that was asked for; null: any one that holds the words. */
  layout: LayoutName.nullable(),
  status: z.enum(["waiting", "sent", "leased", "rendered", "failed"]),
  ...drawingFields,
  /** Why it could not be drawn, in words for people; null unless it failed. */
  failure: z.string().nullable(),
  /** Hashes by which a repeated call is known; null where the call had no idempotency key. */
  key: z.object({ hash: z.string(), fingerprint: z.string() }).nullable(),
  askedAtMs: z.number(),
  endedAtMs: z.number().nullable(),
});
export type VersionState = z.infer<typeof VersionState>;

/** What is drawn: a concept, or a version of one. */
export type Drawing = Pick<ConceptState | VersionState, keyof typeof drawingFields> & {
  status: ConceptState["status"];
};

/** What somebody has said of a concept, as its version `version` shows it. */
const ApprovalState = z.object({
  concept: z.number().int().min(1),
  version: z.number().int().min(1),
  status: z.enum(["approved", "rejected"]),
  reason: z.string().nullable(),
  atMs: z.number(),
});
export type ApprovalState = z.infer<typeof ApprovalState>;

/** Which version of which concept something is about. */
export const VersionRef = z.object({ concept: z.number(), version: z.number() });
export type VersionRef = z.infer<typeof VersionRef>;

/** Something to be done outside, stored with the state that asked for it; may run twice, so each is idempotent. */
export const Effect = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("compose") }),
  /** Composes one concept anew; `attempt` is the first one of its next variant. */
  z.object({ kind: z.literal("recompose"), concept: z.number(), attempt: z.number() }),
  /** `version` absent: the concept as it was ordered. */
  z.object({ kind: z.literal("enqueue"), concept: z.number(), attempt: z.number(), version: z.number().optional() }),
  z.object({ kind: z.literal("refund"), reason: RefundReason.default("failed") }),
  /** Deletes every file of the delivery's ads, because it failed and was refunded, or of a version that failed. */
  z.object({ kind: z.literal("withdrawFiles"), of: VersionRef.optional() }),
  /** Lets the files of a completed delivery, or of a version that is drawn, be cached for ever. */
  z.object({ kind: z.literal("settleFiles"), of: VersionRef.optional() }),
  z.object({ kind: z.literal("publishViewer"), final: z.boolean() }),
  z.object({ kind: z.literal("project") }),
]);
export type Effect = z.infer<typeof Effect>;

const OutboxEntry = z.object({ id: z.number().int(), effect: Effect, dueAtMs: z.number(), tries: z.number().int() });
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export const Failure = z.object({ code: z.enum(["orchestration_failed"]), message: z.string() });
export type Failure = z.infer<typeof Failure>;

/** All that one delivery's object remembers of the delivery itself, in one value. */
export const DeliveryState = z.object({
  order: DeliveryOrder,
  phase: Phase,
  /** Grows with every change; waiters and projections go by it. */
  revision: z.number().int(),
  concepts: z.array(ConceptState),
  /** What concepts have become since the delivery completed, in the order in which it was asked for. */
  versions: z.array(VersionState).default([]),
  /** One for each concept at most: the last that was given. */
  approvals: z.array(ApprovalState).default([]),
  failure: Failure.nullable(),
  /** The failures of concepts since one was last rendered, and when the first of them was. Null while nothing is wrong. */
  trouble: z.object({ sinceMs: z.number(), failures: z.number().int() }).nullable().default(null),
  refunded: z.boolean(),
  startedAtMs: z.number(),
  endedAtMs: z.number().nullable(),
  outbox: z.array(OutboxEntry),
  nextOutboxId: z.number().int(),
});
export type DeliveryState = z.infer<typeof DeliveryState>;

/** The five states of the contract. A delivery that is being published or refunded has not ended yet. */
export function publicStatus(state: Pick<DeliveryState, "phase" | "concepts">): DeliveryStatus {
  switch (state.phase) {
    case "queued":
      return "queued";
    case "composing":
      return "processing";
    case "rendering":
    case "publishing":
      return "rendering";
    case "refunding":
      return state.concepts.length > 0 ? "rendering" : "processing";
    case "completed":
      return "completed";
    case "failed":
      return "failed";
  }
}

export function isTerminal(state: Pick<DeliveryState, "phase">): boolean {
  return state.phase === "completed" || state.phase === "failed";
}

/** What the delivery is doing, in words for debugging; not part of the contract. */
export function rawStatus(state: DeliveryState): string {
  switch (state.phase) {
    case "rendering": {
      const done = state.concepts.filter((concept) => concept.status === "rendered").length;
      const drawing = state.concepts.filter((concept) => concept.status === "leased").length;
      return `rendering: ${done} of ${state.concepts.length} concepts done, ${drawing} being drawn`;
    }
    case "failed":
      return `failed: ${state.failure?.message ?? "unknown"}`;
    case "queued":
    case "composing":
    case "publishing":
    case "refunding":
    case "completed":
      return state.phase;
  }
}
