import type { PaintOptions } from "../../engine/painter.ts";
import { distanceTo } from "../liquid/dropPlacement.ts";

/** How far from words what is whole keeps, in widths of the canvas. */
const fromWords = 0.04;

/** Whether a thing through these points that reaches so far about each is whole: nothing of it lies under words. Half-resolution pixels. */
export function isClearOfWords(
  points: readonly { x: number; y: number }[],
  reach: number,
  { quietZones, width }: Pick<PaintOptions, "quietZones" | "width">,
): boolean {
  return quietZones.every((zone) => {
    const halved = { x: zone.x / 2, y: zone.y / 2, width: zone.width / 2, height: zone.height / 2 };
    return points.every(({ x, y }) => distanceTo(halved, x, y) > reach + fromWords * width);
  });
}
