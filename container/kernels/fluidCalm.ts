import { calmContrast, calmTone } from "./calm";
import { larger, mix, scale, smoothstep, splat } from "./simd";

let groundPull: f32 = 0;
let liquidPull: f32 = 0;
let liquidTo: f32 = 0;
let liquidSpread: f32 = 0;

/** Below what words stand on liquid regains its own colour over this much, canvas widths. */
const REGAIN: f32 = 0.5;

/**
 * How far the ground, and liquid that words stand on, is pulled toward the calm colour. From the top down to `to` (canvas widths)
 * all liquid takes that on, so that no box shows in it, and below it a share that falls to `spread`.
 */
export function setFluidCalm(ground: f32, liquid: f32, to: f32, spread: f32): void {
  groundPull = ground;
  liquidPull = liquid;
  liquidTo = to;
  liquidSpread = spread;
}

/** How far the ground is pulled. */
@inline export function groundPullAt(nearWords: v128): v128 { return scale(calmTone(nearWords), groundPull); }

/** The share of its pull that all liquid takes on at this height. */
@inline export function spreadAt(y: v128): v128 {
  const above: f32 = liquidSpread > 0 ? 1 : 0;
  return mix(splat(above), splat(liquidSpread), smoothstep(liquidTo, liquidTo + REGAIN, y));
}

/** How far liquid is pulled: only close to words, since an edge that fades in mid-air looks rubbed out. */
@inline export function liquidPullAt(nearWords: v128, spread: v128): v128 {
  return scale(larger(calmContrast(nearWords), spread), liquidPull);
}
