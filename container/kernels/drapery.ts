import { halfHeight, halfWidth } from "./buffers";
import { picturePointer } from "./painted";
import { LANES, TAU, add, clamp01, cosTurns, larger, mul, mulAdd, scale, shift, sinTurns, splat, square } from "./simd";
import { storeRamp } from "./wall";

/** How far a fold leans over its neighbour, 0 to 1, for the cloth in front and the one behind it. */
let nearSkew: f32 = 0;
let farSkew: f32 = 0;
/** Silk's sheen along the crests of the cloth in front. */
let sheen: f32 = 0;
/** Swells of air behind the cloth, across the canvas. */
let swells: f32 = 0;

export function setDrapery(nearSkew_: f32, farSkew_: f32, sheen_: f32, swells_: f32): void {
  nearSkew = nearSkew_ / TAU;
  farSkew = farSkew_ / TAU;
  sheen = sheen_;
  swells = swells_;
}

/** Light on folds at this place along the cloth, in turns: -1 in the valleys, 1 on the crests, steep where one leans over the next. */
@inline function foldLight(place: v128, skew: f32): v128 { return cosTurns(mulAdd(sinTurns(place), splat(skew), place)); }

/**
 * Cloth that hangs over the whole frame in soft folds, into the host's picture. Planes: `glow`, the light behind it as places on the
 * ramp; `near`, `far`: for each pixel its place along each cloth, in turns; `nearDepth`, `farDepth`: how much of the ramp its folds
 * take; `kept` and `added`: of each pixel so much stays, and so much comes to it. `bend`: how much each column gives way to `sway`,
 * which holds for each row, in turns, the shift and the stretch of the cloth in front, then a swell's phase, and its light.
 */
export function drawDrapery(
  glow: usize, near: usize, nearDepth: usize, far: usize, farDepth: usize, kept: usize, added: usize, bend: usize, sway: usize,
  ramp: usize, rampSize: i32,
): void {
  const last = splat(<f32>(rampSize - 1));
  const rows = <usize>(halfHeight << 2);
  const perPixel = swells / <f32>halfWidth;
  let target = picturePointer();
  let o: usize = 0;
  for (let y = 0; y < halfHeight; y++) {
    const at = sway + <usize>(y << 2);
    const moved = splat(load<f32>(at));
    const stretch = splat(load<f32>(at + rows));
    const phase = load<f32>(at + 2 * rows);
    const breath = splat(load<f32>(at + 3 * rows));
    for (let x = 0; x < halfWidth; x += 4) {
      const sways = mulAdd(v128.load(bend + <usize>(x << 2)), stretch, moved);
      const front = foldLight(add(v128.load(near + o), sways), nearSkew);
      // The cloth behind follows later and less.
      const back = foldLight(mulAdd(sways, splat(-0.6), v128.load(far + o)), farSkew);
      const crest = larger(front, splat(0));
      const shine = mulAdd(scale(square(square(crest)), sheen), crest, front);
      const swell = sinTurns(shift(scale(shift(LANES, <f32>x), perPixel), phase));
      let value = mulAdd(shine, v128.load(nearDepth + o), v128.load(glow + o));
      value = mulAdd(back, v128.load(farDepth + o), value);
      value = mulAdd(swell, breath, value);
      value = mulAdd(value, v128.load(kept + o), v128.load(added + o));
      storeRamp(target + o, mul(clamp01(value), last), ramp);
      o += 16;
    }
  }
}
