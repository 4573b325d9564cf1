import { clearPlane, halfHeight, halfWidth, rowFloats, rowOf, scratch, surface } from "./buffers";
import { quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import { add, scale } from "./simd";
import { SLOPE_X, SLOPE_Y } from "./waves";

/** Light that leaves the frame by more than this many pixels can't come back through the blurs. */
const BEYOND: f32 = 6;

/** Rows of the floor that are seen at all: first, and the first that no longer is. */
let firstSeen: i32 = 0;
let endSeen: i32 = 1 << 20;

export function setFloorRows(first: i32, end: i32): void {
  firstSeen = first;
  endSeen = end;
}

@inline export function isFloorSeen(y: i32): bool { return y >= firstSeen && y < endSeen; }

/** Adds one photon, shared bilinearly between the four pixels around it. */
@inline function splatPhoton(x: f32, y: f32): void {
  if (x < -BEYOND || y < -BEYOND || x > <f32>halfWidth + BEYOND - 1 || y > <f32>halfHeight + BEYOND - 1) return;
  // Truncation is floor for positive numbers only.
  const column = <i32>(x + 16) - 16;
  const row = <i32>(y + 16) - 16;
  const right = x - <f32>column;
  const down = y - <f32>row;
  const both = right * down;
  const upper = rowOf(surface, row) + <usize>(column << 2);
  const lower = upper + <usize>(rowFloats << 2);
  const shares = f32x4(1 - right - down + both, right - both, down - both, both);
  const here = v128.load64_lane(lower, v128.load64_zero(upper), 1);
  const lit = add(here, shares);
  v128.store64_lane(upper, lit, 0);
  v128.store64_lane(lower, lit, 1);
}

/**
 * Sends one photon through every half-resolution pixel of the water; its slope bends it over `depth` (canvas widths) onto
 * the floor. `surface` then holds photons per pixel, 1 on average.
 */
export function splatCaustics(depth: f32): void {
  clearPlane(surface);
  const reach = depth * <f32>halfWidth;
  const rowBytes = <usize>(quarterColumns << 2);
  // Light reaches a row from as far as the margin beside it.
  const endRow = min(quarterRows - 1, (endSeen >> 1) + 2 * quarterMargin + 1);
  for (let row = firstSeen >> 1; row < endRow; row++) {
    const y = <f32>((row - quarterMargin) * 2);
    const slopesX = quarterField(SLOPE_X) + <usize>row * rowBytes;
    const slopesY = quarterField(SLOPE_Y) + <usize>row * rowBytes;
    for (let column = 0; column < quarterColumns - 1; column++) {
      const x = <f32>((column - quarterMargin) * 2);
      const atX = slopesX + <usize>(column << 2);
      const atY = slopesY + <usize>(column << 2);
      const northWestX = load<f32>(atX) * reach;
      const northWestY = load<f32>(atY) * reach;
      const northX = northWestX + load<f32>(atX, 4) * reach;
      const northY = northWestY + load<f32>(atY, 4) * reach;
      const southWestX = load<f32>(atX + rowBytes) * reach;
      const southWestY = load<f32>(atY + rowBytes) * reach;
      const southX = southWestX + load<f32>(atX + rowBytes, 4) * reach;
      const southY = southWestY + load<f32>(atY + rowBytes, 4) * reach;
      splatPhoton(x + northWestX, y + northWestY);
      splatPhoton(x + 1 + 0.5 * northX, y + 0.5 * northY);
      splatPhoton(x + 0.5 * (northWestX + southWestX), y + 1 + 0.5 * (northWestY + southWestY));
      splatPhoton(x + 1 + 0.25 * (northX + southX), y + 1 + 0.25 * (northY + southY));
    }
  }
}

/** 1-2-1 tent in both directions around one vector, 16 times the mean. */
@inline export function tent(at: usize, rowBytes: usize): v128 {
  const above = tentAcross(at - rowBytes);
  const here = tentAcross(at);
  const below = tentAcross(at + rowBytes);
  return add(add(above, below), add(here, here));
}

@inline function tentAcross(at: usize): v128 {
  return add(add(v128.load(at - 4), v128.load(at + 4)), scale(v128.load(at), 2));
}

/** First of the two tents that turn photons into light; the second is part of the shading pass. */
export function softenCaustics(): void {
  const rowBytes = <usize>(rowFloats << 2);
  const end = min(halfHeight, endSeen) + 1;
  for (let y = firstSeen - 1; y < end; y++) {
    const from = rowOf(surface, y);
    const to = rowOf(scratch, y);
    for (let x = -4; x < halfWidth + 4; x += 4) v128.store(to + <usize>(x << 2), tent(from + <usize>(x << 2), rowBytes));
  }
}
