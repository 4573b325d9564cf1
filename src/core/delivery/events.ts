import type { PlacementId } from "../rendering/placements.ts";
import type { InspectionReport } from "../rendering/inspection.ts";
import type { FileKind } from "../rendering/protocol.ts";

/** Which piece of work a report speaks of; a report of an older attempt is ignored. */
export interface ConceptRef {
  concept: number;
  attempt: number;
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
  | { kind: "tick" }
  | { kind: "gaveUp"; message: string }
  | { kind: "refunded" }
  | { kind: "viewerPublished" }
  | { kind: "viewerNotPublished" }
  | { kind: "effectDone"; outboxId: number }
  | { kind: "effectFailed"; outboxId: number };
