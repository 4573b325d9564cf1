import type { PlacementId } from "../rendering/placements.ts";
import type { InspectionReport } from "../rendering/inspection.ts";
import type { FileKind } from "../rendering/protocol.ts";
import type { ApprovalState, VersionState } from "./state.ts";

/** Which piece of work a report speaks of; a report of an older attempt is ignored. */
export interface ConceptRef {
  concept: number;
  attempt: number;
  /** Absent: the concept as it was ordered. */
  version?: number | undefined;
}

export interface ComposedConcept {
  index: number;
  headline: string;
  /** The catalogue's style. */
  styleId: string | null;
  /** What it shows. */
  product: { id: string; name: string };
  ads: { adId: string; orientation: PlacementId }[];
}

/** A concept that was composed anew; its ads stay the same. `variant` counts from 1. */
export interface RecomposedConcept extends Pick<ComposedConcept, "headline" | "styleId" | "product"> {
  variant: number;
}

/** A concept as somebody has corrected it, with the ids of the ads that it is going to have. */
export interface CorrectedConcept extends Pick<VersionState, "concept" | "headline" | "styleId" | "layout" | "key"> {
  product: { id: string; name: string } | null;
  ads: ComposedConcept["ads"];
}

/** What somebody says of a concept as it stands; null takes back what was said before. */
export interface Verdict extends Pick<ApprovalState, "concept" | "reason"> {
  status: ApprovalState["status"] | null;
}

export interface StoredFile {
  orientation: PlacementId;
  file: FileKind;
  key: string;
  /** The inspection of a still. */
  report?: InspectionReport;
}

/** Everything that can happen to a delivery after it has begun. */
export type DeliveryEvent =
  | { kind: "pickedUp" }
  | { kind: "composed"; concepts: ComposedConcept[] }
  | ({ kind: "recomposed" } & ConceptRef & RecomposedConcept)
  | ({ kind: "claimed" } & ConceptRef)
  | ({ kind: "renewed" } & ConceptRef)
  | ({ kind: "fileStored" } & ConceptRef & StoredFile)
  | ({ kind: "conceptFinished" } & ConceptRef)
  /** `retryAfterSeconds`: when the renderer expects to have room; absent: it did not say. */
  | ({ kind: "rendererBusy"; retryAfterSeconds?: number } & ConceptRef)
  /** The renderer went away, or could not be reached: another may draw the very same. */
  | ({ kind: "rendererLost"; message: string } & ConceptRef)
  | ({ kind: "renderFailed"; message: string; retriable: boolean } & ConceptRef)
  | ({ kind: "corrected" } & CorrectedConcept)
  | ({ kind: "judged" } & Verdict)
  | { kind: "tick" }
  | { kind: "gaveUp"; message: string }
  | { kind: "refunded" }
  | { kind: "viewerPublished" }
  | { kind: "viewerNotPublished" }
  | { kind: "effectDone"; outboxId: number }
  | { kind: "effectFailed"; outboxId: number };

/** What is told of one attempt at a concept, or at a version of it. */
export type ConceptNews = Extract<DeliveryEvent, ConceptRef>;
