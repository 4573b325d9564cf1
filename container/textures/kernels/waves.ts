import { MAX_QUARTER_MARGIN, waveTable } from "./buffers";
import { layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import { LANES, TAU, cosTurns, mul, mulAdd, scale, sinTurns, splat, sub } from "./simd";
import { halfWidth } from "./buffers";

/** Fields of the water's slope. */
export const SLOPE_X: i32 = 0;
export const SLOPE_Y: i32 = 1;

/**
 * Slope of a sum of plane waves at loop position t. The table holds for each wave: cycles per canvas width in x and y,
 * whole cycles per loop, phase in turns, amplitude.
 */
export function drawWaves(t: f32, count: i32): void {
  layOutQuarter(MAX_QUARTER_MARGIN);
  const unit: f32 = 2.0 / <f32>halfWidth;
  for (let row = 0; row < quarterRows; row++) {
    const y = <f32>(row - quarterMargin) * unit;
    const slopesX = quarterField(SLOPE_X) + <usize>((row * quarterColumns) << 2);
    const slopesY = quarterField(SLOPE_Y) + <usize>((row * quarterColumns) << 2);
    memory.fill(slopesX, 0, quarterColumns << 2);
    memory.fill(slopesY, 0, quarterColumns << 2);
    for (let wave = 0; wave < count; wave++) {
      const entry = waveTable + <usize>(wave * 20);
      const perWidthX = load<f32>(entry);
      const perWidthY = load<f32>(entry, 4);
      const cycles = load<f32>(entry, 8);
      const phase = load<f32>(entry, 12);
      const amplitude = load<f32>(entry, 16);
      const start = y * perWidthY - cycles * t + phase - <f32>quarterMargin * unit * perWidthX;
      const turns = mulAdd(LANES, splat(unit * perWidthX), splat(start));
      let cosine = scale(cosTurns(turns), amplitude);
      let sine = scale(sinTurns(turns), amplitude);
      // Four pixels on is a rotation by a fixed angle: two products instead of a polynomial.
      const angle = TAU * 4 * unit * perWidthX;
      const turnCosine = splat(Mathf.cos(angle));
      const turnSine = splat(Mathf.sin(angle));
      for (let column = 0; column < quarterColumns; column += 4) {
        const o = <usize>(column << 2);
        v128.store(slopesX + o, mulAdd(cosine, splat(perWidthX), v128.load(slopesX + o)));
        v128.store(slopesY + o, mulAdd(cosine, splat(perWidthY), v128.load(slopesY + o)));
        const turned = sub(mul(cosine, turnCosine), mul(sine, turnSine));
        sine = mulAdd(cosine, turnSine, mul(sine, turnCosine));
        cosine = turned;
      }
    }
  }
}
