import { MAX_QUARTER_MARGIN, halfWidth, waveTable } from "./buffers";
import { eighthAt, eighthColumns, eighthRow, eighthRows, eighthSample, fromEighth, layOutEighth } from "./eighth";
import { layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import { LANES, TAU, cosTurns, mul, mulAdd, scale, sinTurns, splat, sub } from "./simd";

/** Fields of the water's slope, at a quarter of the resolution as at an eighth. */
export const SLOPE_X: i32 = 0;
export const SLOPE_Y: i32 = 1;

/** Half-resolution pixels from crest to crest of the shortest wave that an eighth of the resolution is enough for. */
const SHORTEST: f32 = 36;

/**
 * Slope of a sum of plane waves at loop position t. The table holds for each wave: cycles per canvas width in x and y,
 * whole cycles per loop, phase in turns, amplitude.
 */
export function drawWaves(t: f32, count: i32): void {
  layOutQuarter(MAX_QUARTER_MARGIN);
  layOutEighth();
  const unit: f32 = 2.0 / <f32>halfWidth;
  const margin = <f32>quarterMargin;
  for (let row = 0; row < eighthRows; row++) {
    const slopesX = eighthSample(SLOPE_X, 0, row);
    const slopesY = eighthSample(SLOPE_Y, 0, row);
    memory.fill(slopesX, 0, eighthColumns << 2);
    memory.fill(slopesY, 0, eighthColumns << 2);
    const y = (fromEighth(row) - margin) * unit;
    for (let wave = 0; wave < count; wave++) {
      if (isLong(wave)) addWave(wave, t, y, (fromEighth(0) - margin) * unit, 2 * unit, slopesX, slopesY, eighthColumns);
    }
  }
  for (let row = 0; row < quarterRows; row++) {
    const slopesX = quarterField(SLOPE_X) + <usize>((row * quarterColumns) << 2);
    const slopesY = quarterField(SLOPE_Y) + <usize>((row * quarterColumns) << 2);
    eighthRow(SLOPE_X, row);
    eighthRow(SLOPE_Y, row);
    for (let column = 0; column < quarterColumns; column += 4) {
      v128.store(slopesX + <usize>(column << 2), eighthAt(SLOPE_X, column));
      v128.store(slopesY + <usize>(column << 2), eighthAt(SLOPE_Y, column));
    }
    const y = (<f32>row - margin) * unit;
    for (let wave = 0; wave < count; wave++) {
      if (!isLong(wave)) addWave(wave, t, y, -margin * unit, unit, slopesX, slopesY, quarterColumns);
    }
  }
}

@inline function entryOf(wave: i32): usize { return waveTable + <usize>(wave * 20); }

function isLong(wave: i32): bool {
  const perWidthX = load<f32>(entryOf(wave));
  const perWidthY = load<f32>(entryOf(wave), 4);
  const longest: f32 = <f32>halfWidth / SHORTEST;
  return perWidthX * perWidthX + perWidthY * perWidthY <= longest * longest;
}

/** Adds one wave to a row of slopes, from x on in steps; places in canvas widths. */
function addWave(
  wave: i32, t: f32, y: f32, x: f32, step: f32, slopesX: usize, slopesY: usize, columns: i32,
): void {
  const entry = entryOf(wave);
  const perWidthX = load<f32>(entry);
  const perWidthY = load<f32>(entry, 4);
  const cycles = load<f32>(entry, 8);
  const phase = load<f32>(entry, 12);
  const amplitude = load<f32>(entry, 16);
  const turns = mulAdd(LANES, splat(step * perWidthX), splat(y * perWidthY - cycles * t + phase + x * perWidthX));
  let cosine = scale(cosTurns(turns), amplitude);
  let sine = scale(sinTurns(turns), amplitude);
  // Four pixels on is a rotation by a fixed angle: two products instead of a polynomial.
  const angle = TAU * 4 * step * perWidthX;
  const turnCosine = splat(Mathf.cos(angle));
  const turnSine = splat(Mathf.sin(angle));
  const toX = splat(perWidthX);
  const toY = splat(perWidthY);
  for (let column = 0; column < columns; column += 4) {
    const o = <usize>(column << 2);
    v128.store(slopesX + o, mulAdd(cosine, toX, v128.load(slopesX + o)));
    v128.store(slopesY + o, mulAdd(cosine, toY, v128.load(slopesY + o)));
    const turned = sub(mul(cosine, turnCosine), mul(sine, turnSine));
    sine = mulAdd(cosine, turnSine, mul(sine, turnCosine));
    cosine = turned;
  }
}
