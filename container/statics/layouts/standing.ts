import type { Box } from "../../../src/core/rendering/safeZones.ts";
import { productShare } from "../../../src/core/rendering/inspection.ts";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import { stageOf } from "../../settings/stage.ts";
import type { PlacedProduct } from "../place.ts";
import { aspectOf } from "./layout.ts";

/** Share that a product is made to have where only its very top has to leave the picture for it. */
const leastShare = productShare.minimum + 0.016;
/** How much of the product's height may be beyond the picture's upper edge: of a cap, never of a label. */
const mostCropped = 0.03;

interface Room {
  left: number;
  right: number;
  /** What the product stays below, as long as it can be of a size then. */
  top: number;
  /** Where its middle wants to be. */
  centre: number;
  /** Share of the canvas that it wants to take. */
  share: number;
}

/** The product upright on the setting's surface, as large as wanted or as the room allows. Pixels of the canvas. */
export function standOnSurface(scene: Scene, canvas: Box, room: Room): PlacedProduct {
  const aspect = aspectOf(scene);
  const base = stageOf(scene.setting ?? "Linen and Shadow", canvas.width, canvas.height).baseline;
  const heightFor = (share: number) => Math.sqrt((share * canvas.width * canvas.height) / aspect);
  const inRoom = Math.min(heightFor(room.share), base - room.top, (room.right - room.left) / aspect);
  // A slender product reaches up to the picture's edge before it gets too small.
  const isTallest = room.top < base * 0.1;
  const needed = Math.max(heightFor(leastShare), (leastShare * canvas.width * canvas.height) / (base * aspect));
  const height = isTallest && inRoom < needed ? Math.min(needed, base / (1 - mostCropped)) : inRoom;
  const half = (aspect * height) / 2;
  return {
    centreX: Math.min(room.right - half, Math.max(room.left + half, room.centre)),
    centreY: base - height / 2,
    width: aspect * height,
    height,
    rotationDegrees: 0,
  };
}
