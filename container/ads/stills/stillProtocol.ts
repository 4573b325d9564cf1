import type { InspectionReport } from "../../../src/core/rendering/inspection.ts";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import type { KernelModule } from "../../engine/kernel.ts";
import type { Placement } from "../../../src/core/rendering/placements.ts";

/** What the pool of stills and its workers say to each other. */

export interface StillWorkerStart {
  kernels: KernelModule;
}

/** One placement of a scene. */
export interface StillOrder {
  scene: Scene;
  placement: Placement;
  /** The product's picture, PNG. */
  product: Uint8Array;
  /** The scene's ground as an image model drew it: a picture's bytes. Absent, or none that can be used: the renderer draws its own. */
  ground?: Uint8Array | null;
  /** The brand's logo, PNG; absent: its name is set. */
  logo?: Uint8Array | null;
  /** Pixels that its file is scaled to; absent: as it is drawn. */
  stillWidth?: number | null;
}

/** A finished still: its file and what was measured on it, the layout that was drawn among it. */
export interface DrawnStill {
  file: Uint8Array;
  report: InspectionReport;
  /** Whether its ground is that picture. */
  photographed: boolean;
  /** Whether the logo stands in it. */
  hasLogo: boolean;
}

/** `refused`: drawing the same again would not help. */
export type StillReply =
  | ({ kind: "drawn" } & DrawnStill)
  | { kind: "refused"; message: string }
  | { kind: "failed"; message: string };
