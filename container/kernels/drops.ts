import { MARGIN_X, MARGIN_Y, clearPlane, halfHeight, halfWidth, rowOf, surface } from "./buffers";
import { LANES, larger, mul, mulAdd, scale, shift, splat, square, sub } from "./simd";

/** Starts an empty metaball field. */
export function clearDrops(): void { clearPlane(surface); }

/**
 * Adds one drop to the metaball field: a bump that falls smoothly to nothing at its radii. Drops that overlap join like
 * liquid. Positions and radii in canvas widths.
 */
export function addDrop(x: f32, y: f32, radiusX: f32, radiusY: f32, strength: f32): void {
  const width = <f32>halfWidth;
  const centreX = x * width;
  const centreY = y * width;
  const reachX = radiusX * width;
  const reachY = radiusY * width;
  const left = max(<i32>Mathf.floor(centreX - reachX) & ~3, -MARGIN_X + 4);
  const right = min(<i32>Mathf.ceil(centreX + reachX), halfWidth + MARGIN_X - 8);
  const top = max(<i32>Mathf.floor(centreY - reachY), -MARGIN_Y + 1);
  const bottom = min(<i32>Mathf.ceil(centreY + reachY), halfHeight + MARGIN_Y - 2);
  for (let row = top; row <= bottom; row++) {
    const dy = (<f32>row - centreY) / reachY;
    const rowStart = rowOf(surface, row);
    for (let column = left; column <= right; column += 4) {
      const dx = scale(shift(LANES, <f32>column - centreX), 1 / reachX);
      const inside = larger(sub(splat(1), mulAdd(dx, dx, splat(dy * dy))), splat(0));
      const at = rowStart + <usize>(column << 2);
      v128.store(at, mulAdd(square(inside), splat(strength), v128.load(at)));
    }
  }
}
