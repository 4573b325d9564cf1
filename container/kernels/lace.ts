import { halfWidth } from "./buffers";
import { flowNoise, setFlow } from "./noise";
import { ROOM, allocateShifted, shiftedRowFloats, shiftedRows } from "./shifted";
import { LANES, add, clamp01, larger, mul, mulAdd, scale, shift, smaller, splat, sqrt, square, sub } from "./simd";

const SPREAD: f32 = 1.0 / 65536.0;

/** How much nearer the nearest of scattered points is than the next, in cells: 0 on the walls between them. */
@inline function wallDistance(x: v128, y: v128, seed: i32): v128 {
  const cellX = f32x4.floor(x);
  const cellY = f32x4.floor(y);
  const column = i32x4.trunc_sat_f32x4_s(cellX);
  const row = i32x4.trunc_sat_f32x4_s(cellY);
  const inX = sub(x, cellX);
  const inY = sub(y, cellY);
  let nearest = splat(9);
  let next = splat(9);
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      const hashX = i32x4.mul(i32x4.add(column, i32x4.splat(across + seed)), i32x4.splat(0x27d4eb2d));
      let hash = v128.xor(hashX, i32x4.mul(i32x4.add(row, i32x4.splat(down)), i32x4.splat(0x165667b1)));
      hash = v128.xor(hash, i32x4.shr_u(hash, 15));
      hash = i32x4.mul(hash, i32x4.splat(0x2c1b3c6d));
      hash = v128.xor(hash, i32x4.shr_u(hash, 13));
      const pointX = scale(f32x4.convert_i32x4_s(i32x4.shr_s(i32x4.shl(hash, 16), 16)), SPREAD * 0.86);
      const pointY = scale(f32x4.convert_i32x4_s(i32x4.shr_s(hash, 16)), SPREAD * 0.86);
      const away = mulAdd(
        shift(sub(pointX, inX), <f32>across + 0.5), shift(sub(pointX, inX), <f32>across + 0.5),
        square(shift(sub(pointY, inY), <f32>down + 0.5)),
      );
      next = smaller(next, larger(nearest, away));
      nearest = smaller(nearest, away);
    }
  }
  return sub(sqrt(next), sqrt(nearest));
}

/**
 * Foam as a net of threads around bubbles of three sizes: 1 on a thread, falling off beside it, so that a higher threshold
 * leaves thinner and fewer threads. cells: large bubbles per canvas width; (alongX, alongY): unit vector along which
 * they are drawn out by `stretch`.
 */
export function makeLace(cells: f32, alongX: f32, alongY: f32, stretch: f32, seed: i32): usize {
  const plane = allocateShifted();
  setFlow(0, 0);
  const unit: f32 = 1.0 / <f32>halfWidth;
  const rowFloats = shiftedRowFloats();
  for (let row = 0; row < shiftedRows(); row++) {
    const y = <f32>(row - ROOM) * unit;
    for (let column = 0; column < rowFloats; column += 4) {
      const x = scale(shift(LANES, <f32>(column - ROOM)), unit);
      const bend = flowNoise(scale(x, cells * 0.7), splat(y * cells * 0.7), seed + 3);
      // Walls between bubbles are never straight: the water bends them as it goes.
      const curl = flowNoise(scale(x, cells * 2.3), splat(y * cells * 2.3), seed + 4);
      const u = add(scale(shift(scale(x, alongX), y * alongY), cells / stretch), mulAdd(bend, splat(0.75), scale(curl, 0.2)));
      const v = add(scale(shift(scale(x, -alongY), y * alongX), cells), mulAdd(bend, splat(-0.5), scale(curl, 0.16)));
      const large = wallDistance(u, v, seed);
      const middle = wallDistance(mulAdd(u, splat(2.3), splat(0.37)), mulAdd(v, splat(2.3), curl), seed + 11);
      const froth = flowNoise(scale(x, 120), splat(y * 120), seed + 5);
      const small = wallDistance(mulAdd(u, splat(6.1), splat(0.71)), mulAdd(v, splat(6.1), curl), seed + 17);
      const threads = larger(
        sub(splat(0.97), scale(large, 1.75)), larger(sub(splat(0.74), scale(middle, 1.1)), sub(splat(0.56), scale(small, 0.7))),
      );
      // Where it is denser and where it is torn, and single bubbles.
      const torn = add(mulAdd(bend, splat(0.2), scale(curl, 0.1)), scale(froth, 0.07));
      v128.store(plane + <usize>((row * rowFloats + column) << 2), clamp01(add(threads, torn)));
    }
  }
  return plane;
}

/** Light that waves gather on a floor, as a net of soft lines: 1 in the middle of a line. cells: of the net, per canvas width. */
export function makeNet(cells: f32, seed: i32): usize {
  const plane = allocateShifted();
  setFlow(0, 0);
  const unit: f32 = 1.0 / <f32>halfWidth;
  const rowFloats = shiftedRowFloats();
  for (let row = 0; row < shiftedRows(); row++) {
    const y = <f32>(row - ROOM) * unit * cells;
    for (let column = 0; column < rowFloats; column += 4) {
      const x = scale(shift(LANES, <f32>(column - ROOM)), unit * cells);
      const bend = flowNoise(scale(x, 0.45), splat(y * 0.45), seed + 3);
      const curl = flowNoise(scale(x, 0.9), splat(y * 0.9), seed + 4);
      const walls = wallDistance(mulAdd(bend, splat(0.9), mulAdd(curl, splat(0.35), x)), shift(mulAdd(bend, splat(-0.7), scale(curl, 0.35)), y), seed);
      const line = sub(splat(1), smaller(walls, splat(1)));
      v128.store(plane + <usize>((row * rowFloats + column) << 2), clamp01(mul(square(line), shift(scale(bend, 0.4), 0.9))));
    }
  }
  return plane;
}
