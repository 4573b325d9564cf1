import type { Box } from "../../../../src/core/rendering/box.ts";
import type { Scene } from "../../../../src/core/rendering/scene.ts";
import { stageOf } from "../../../surroundings/stage.ts";
import type { PlacedProduct } from "../../../../src/core/rendering/placedProduct.ts";
import { maxProductScale } from "../../../../src/core/rendering/productScale.ts";
import { edgePixels } from "../place.ts";
import { aspectOf } from "./layout.ts";

interface Room {
  left: number;
  right: number;
  /** What the product stays below. */
  top: number;
  /** Where its middle wants to be. */
  centre: number;
  /** Share of the canvas that it wants to take. */
  share: number;
}

/** The product upright on the surface of its surroundings, as large as wanted or as the room allows. Pixels of the canvas. */
export function standOnSurface(scene: Scene, canvas: Box, room: Room): PlacedProduct {
  const aspect = aspectOf(scene);
  const base = stageOf(scene.setting ?? "Linen and Shadow", canvas.width, canvas.height).baseline;
  const wantedHeight = Math.sqrt((room.share * canvas.width * canvas.height) / aspect);
  const margin = edgePixels(canvas);
  const [left, right] = [Math.max(room.left, margin), Math.min(room.right, canvas.width - margin)];
  const height = Math.min(
    wantedHeight,
    base - Math.max(room.top, margin),
    (right - left) / aspect,
    scene.product.box.height * maxProductScale,
  );
  const half = (aspect * height) / 2;
  return {
    centreX: Math.min(right - half, Math.max(left + half, room.centre)),
    centreY: base - height / 2,
    width: aspect * height,
    height,
    rotationDegrees: 0,
  };
}
