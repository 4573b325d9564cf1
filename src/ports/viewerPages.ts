import type { Delivery } from "../core/contract/responses/delivery.ts";
import type { PlacementId } from "../core/rendering/placements.ts";
import type { Format } from "../core/rendering/scene.ts";

/** What the viewer page shows. */
export interface ViewerModel {
  delivery: Delivery;
  format: Format;
  /** What each concept is drawn in. */
  placements: readonly PlacementId[];
  conceptCount: number;
}

/** Turns a delivery into the self-contained HTML document that people open without a key. */
export interface ViewerPages {
  render(model: ViewerModel): Promise<string>;
}
