import { halfWidth } from "./buffers";
import { quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import { LANES, add, div, mul, mulAdd, scale, shift, sinTurns, smoothstep, splat, sqrt, sub } from "./simd";
import { SLOPE_X, SLOPE_Y } from "./waves";

/**
 * Adds to the water's slope the rings that run out from (x, y). radius: of the foremost ring; length: from ring to ring;
 * reach: over how much the train of rings behind it fades; all in canvas widths. height: slope of the foremost ring. tilt: how many times broader than high they look; 1 from above.
 */
export function addRings(x: f32, y: f32, radius: f32, length: f32, reach: f32, height: f32, tilt: f32): void {
  const unit: f32 = 2.0 / <f32>halfWidth;
  const outer = radius + length;
  const first = max(<i32>Mathf.floor((y - outer / tilt) / unit) + quarterMargin, 0);
  const last = min(<i32>Mathf.ceil((y + outer / tilt) / unit) + quarterMargin, quarterRows - 1);
  const left = max((<i32>Mathf.floor((x - outer) / unit) + quarterMargin) & ~3, 0);
  const right = min(<i32>Mathf.ceil((x + outer) / unit) + quarterMargin, quarterColumns - 4);
  for (let row = first; row <= last; row++) {
    const dy = splat((<f32>(row - quarterMargin) * unit - y) * tilt);
    const rowBytes = <usize>((row * quarterColumns) << 2);
    const slopesX = quarterField(SLOPE_X) + rowBytes;
    const slopesY = quarterField(SLOPE_Y) + rowBytes;
    for (let column = left; column <= right; column += 4) {
      const dx = shift(scale(shift(LANES, <f32>(column - quarterMargin)), unit), -x);
      const distance = sqrt(mulAdd(dx, dx, mulAdd(dy, dy, splat(0.00001))));
      const behind = sub(splat(radius), distance);
      if (!v128.any_true(f32x4.gt(behind, splat(-length)))) continue;
      // The front rises over one ring; behind it rings get lower, and the middle comes to rest.
      const front = smoothstep(-length * 0.7, length * 0.3, behind);
      const train = div(splat(1), shift(mul(scale(behind, 1 / reach), scale(behind, 1 / reach)), 1));
      const middle = smoothstep(0, length * 1.2, distance);
      const slope = mul(scale(mul(mul(front, train), middle), height), sinTurns(scale(behind, 1 / length)));
      const outward = div(slope, distance);
      const o = <usize>(column << 2);
      v128.store(slopesX + o, add(v128.load(slopesX + o), mul(outward, dx)));
      v128.store(slopesY + o, add(v128.load(slopesY + o), mul(outward, dy)));
    }
  }
}
