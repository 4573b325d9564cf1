import { halfHeight, halfWidth, rowFloats, rowOf, rowScratch, surface } from "./buffers";
import { eighthAt, eighthColumns, eighthRow, eighthRows, eighthSample, fromEighth, layOutEighth } from "./eighth";
import { flowNoise, setFlow } from "./noise";
import { expandAcross, expandDown, layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import { LANES, add, div, larger, mul, mulAdd, scale, shift, sinTurns, smoothstep, splat, sqrt, square, sub } from "./simd";

const MARGIN: i32 = 4;
const SWING: f32 = 0.6;

let teeth: f32 = 6;
let alongX: f32 = 0;
let alongY: f32 = 1;
let wave: f32 = 0.2;
let waveLength: f32 = 3;
let drift: f32 = 0.2;
let roundness: f32 = 0.012;
let depth: f32 = 0.15;
let fine: f32 = 0.012;
let swell: f32 = 0.12;
let fanDistance: f32 = 0;
let apexAlong: f32 = 0;
let apexAcross: f32 = 0;
let noiseSeed: i32 = 0;

/**
 * A comb drawn through cream. teeth: per canvas width; (alongX, alongY): unit vector of the pull; wave: how far it swings
 * to the side and over which length, canvas widths; drift: how far chance bends it; roundness: of the furrows, about 0.01
 * (sharp) to 0.2; depth: of the furrows, fine: of the hairlines in them, swell: of what they lie on.
 */
export function setComb(
  teeth_: f32, alongX_: f32, alongY_: f32, wave_: f32, waveLength_: f32, drift_: f32, roundness_: f32, depth_: f32,
  fine_: f32, swell_: f32, seed: i32,
): void {
  teeth = teeth_;
  alongX = alongX_;
  alongY = alongY_;
  wave = wave_;
  waveLength = waveLength_;
  drift = drift_;
  roundness = roundness_;
  depth = depth_;
  fine = fine_;
  swell = swell_;
  noiseSeed = seed;
}

/**
 * Furrows that spread like a fan from a point (along and across the pull, canvas widths) instead of parallel ones; as close
 * as `setComb` says at this distance from the point, closer nowhere on the canvas.
 */
export function setCombFan(distance: f32, along: f32, across: f32): void {
  fanDistance = distance;
  apexAlong = along;
  apexAcross = across;
}

// Fields at an eighth of the resolution.
const SLOW: i32 = 0;
const QUICK: i32 = 1;

function drawNoise(): void {
  const step: f32 = 2.0 / <f32>halfWidth;
  for (let row = 0; row < eighthRows; row++) {
    const y = (fromEighth(row) - <f32>quarterMargin) * step;
    for (let column = 0; column < eighthColumns; column += 4) {
      const x = scale(shift(scale(LANES, 2), fromEighth(column) - <f32>quarterMargin), step);
      v128.store(eighthSample(SLOW, column, row), flowNoise(scale(x, 0.75), splat(y * 0.68), noiseSeed + 5));
      v128.store(eighthSample(QUICK, column, row), flowNoise(scale(x, 1.65), splat(y * 1.2), noiseSeed + 19));
    }
  }
}

/** 0 the comb's phase, 1 how deep it went, 2 what it lies on. */
function drawSlowFields(): void {
  const step: f32 = 2.0 / <f32>halfWidth;
  const phases = quarterField(0);
  const depths = quarterField(1);
  const swells = quarterField(2);
  for (let row = 0; row < quarterRows; row++) {
    eighthRow(SLOW, row);
    eighthRow(QUICK, row);
    const y = <f32>(row - quarterMargin) * step;
    for (let column = 0; column < quarterColumns; column += 4) {
      const x = scale(shift(LANES, <f32>(column - quarterMargin)), step);
      const along = shift(scale(x, alongX), y * alongY);
      const across = shift(scale(x, -alongY), y * alongX);
      const slow = eighthAt(SLOW, column);
      const quick = eighthAt(QUICK, column);
      const swing = scale(sinTurns(scale(along, 1 / waveLength)), wave);
      const led = add(add(across, swing), scale(slow, drift));
      let phase = scale(led, teeth);
      if (fanDistance > 0) {
        const beside = shift(mulAdd(slow, splat(drift), across), -apexAcross);
        const away = larger(shift(along, -apexAlong), splat(0.9 * fanDistance));
        phase = div(scale(beside, teeth * fanDistance), away);
      }
      const at = <usize>((row * quarterColumns + column) << 2);
      v128.store(phases + at, mulAdd(quick, splat(0.16), phase));
      v128.store(depths + at, mulAdd(smoothstep(-0.7, 0.1, mulAdd(quick, splat(0.4), slow)), splat(0.5), splat(0.5)));
      v128.store(swells + at, scale(add(quick, slow), swell));
    }
  }
}

/** Height field of combed cream at loop position t; heights are in canvas widths. */
export function drawComb(t: f32): void {
  layOutQuarter(MARGIN);
  layOutEighth();
  setFlow(t, SWING);
  drawNoise();
  drawSlowFields();
  const rowBytes = <usize>(rowFloats << 2);
  const phases = rowScratch;
  const depths = phases + rowBytes;
  const swells = depths + rowBytes;
  for (let y = -2; y < halfHeight + 2; y++) {
    expandDown(quarterField(0), y, phases);
    expandDown(quarterField(1), y, depths);
    expandDown(quarterField(2), y, swells);
    const row = rowOf(surface, y);
    for (let x = -4; x < halfWidth + 4; x += 4) {
      let phase = expandAcross(phases, x);
      const tooth = sinTurns(phase);
      // Rounded ridges with a furrow between: an arc over the distance to the furrow.
      const valley = sub(splat(1), sqrt(shift(square(tooth), roundness)));
      const ridge = scale(sqrt(larger(sub(splat(1.06), square(valley)), splat(0.02))), depth);
      const hairs = scale(sinTurns(scale(phase, 3)), fine);
      const combed = mul(add(ridge, hairs), expandAcross(depths, x));
      v128.store(row + <usize>(x << 2), add(combed, expandAcross(swells, x)));
    }
  }
}
