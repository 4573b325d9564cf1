import { blurred, halfWidth, rowOf, scratch, surface } from "./buffers";
import { flowNoise, setFlow } from "./noise";
import { LEFT, TOP, bottomEnd, joinHeights, outline, relief, rightEnd } from "./relief";
import {
  LANES, abs, add, clamp01, cosTurns, div, larger, mix, mul, mulAdd, scale, shift, smaller, smoothstep, splat, sqrt,
  square, sub,
} from "./simd";

/**
 * One stroke at a time is drawn into planes that only a frame uses later: how near its spine is, or how high it stands
 * (`surface`), where across it a pixel lies, −1…1 (`blurred`), and how far along it, pixels (`scratch`).
 */
const NOTHING: f32 = -1e6;
/** A bead's outline is known this many pixels beyond it, so that its edge can be smooth. */
const OUTSIDE: f32 = 2.5;

let isBead: bool = true;
let flatness: f32 = 0.8;
let grooves: f32 = 0;
let grooveDepth: f32 = 0;
let twist: f32 = 0;
let squareness: f32 = 0;
let joining: f32 = 0.01;
let level: f32 = 0;
let trough: f32 = 0;
let tilt: f32 = 0;
let lip: f32 = 0;
let bristles: f32 = 0;
let ragged: f32 = 0;
let endFade: f32 = 0;
let brushSeed: i32 = 0;

let lastX: f32 = 0;
let lastY: f32 = 0;
let lastZ: f32 = 0;
let lastRadius: f32 = 0;
let along: f32 = 0;
let boxLeft: i32 = 0;
let boxTop: i32 = 0;
let boxRight: i32 = 0;
let boxBottom: i32 = 0;

/**
 * What comes out of a nozzle. flatness: height over radius; grooves: ridges that a star nozzle leaves over the breadth, as
 * deep as this share of the radius, turned so many times a canvas width; squareness: 0 round, 1 a flat strip; joining:
 * how round the crease is to what lies below, canvas widths.
 */
export function setBead(
  flatness_: f32, squareness_: f32, grooves_: f32, depth: f32, twist_: f32, joining_: f32,
): void {
  isBead = true;
  flatness = flatness_;
  grooves = grooves_;
  grooveDepth = depth;
  twist = twist_;
  squareness = squareness_;
  joining = joining_;
}

/**
 * A spatula or finger that takes away what was there. level: height in its middle; trough: how much higher its sides are,
 * tilt: how much higher its left side is than its right; lip: height of what it pushes aside; bristles: of its streaks,
 * ragged: how far its outline wanders, as a share of the radius; fade: length over which it sets on and lifts; all
 * lengths in canvas widths.
 */
export function setSpatula(
  level_: f32, trough_: f32, tilt_: f32, lip_: f32, bristles_: f32, ragged_: f32, fade: f32, seed: i32,
): void {
  isBead = false;
  level = level_;
  trough = trough_;
  tilt = tilt_;
  lip = lip_;
  bristles = bristles_;
  ragged = ragged_;
  endFade = fade * <f32>halfWidth;
  brushSeed = seed;
}

/** Sets on at a point of this height and radius, canvas widths. */
export function strokeFrom(x: f32, y: f32, z: f32, radius: f32): void {
  const width = <f32>halfWidth;
  lastX = x * width;
  lastY = y * width;
  lastZ = z * width;
  lastRadius = radius * width;
  along = 0;
  boxLeft = i32.MAX_VALUE;
  boxTop = i32.MAX_VALUE;
  boxRight = i32.MIN_VALUE;
  boxBottom = i32.MIN_VALUE;
}

/** Starts the planes anew inside a box that grew. */
function clearNew(left: i32, top: i32, right: i32, bottom: i32): void {
  for (let row = top; row <= bottom; row++) {
    const isNewRow = row < boxTop || row > boxBottom;
    for (let column = left; column <= right; column += 4) {
      if (!isNewRow && column >= boxLeft && column <= boxRight) continue;
      v128.store(rowOf(surface, row) + <usize>(column << 2), splat(NOTHING));
    }
  }
}

function growBox(left: i32, top: i32, right: i32, bottom: i32): void {
  const newLeft = min(left, boxLeft);
  const newTop = min(top, boxTop);
  const newRight = max(right, boxRight);
  const newBottom = max(bottom, boxBottom);
  clearNew(newLeft, newTop, newRight, newBottom);
  boxLeft = newLeft;
  boxTop = newTop;
  boxRight = newRight;
  boxBottom = newBottom;
}

/** Lotion sags: its flanks are less steep than a tube's. `away`: square of the distance to the spine, 0…1. */
@inline function beadProfile(away: v128): v128 {
  const inside = larger(sub(splat(1), mix(away, mul(away, square(away)), splat(squareness))), splat(0));
  return mulAdd(sqrt(inside), splat(0.6), scale(inside, 0.4));
}

/** Goes on to the next point in a straight line. */
export function strokeTo(x: f32, y: f32, z: f32, radius: f32): void {
  const width = <f32>halfWidth;
  const dx = x * width - lastX;
  const dy = y * width - lastY;
  const rise = z * width - lastZ;
  const widening = radius * width - lastRadius;
  const squared = max<f32>(dx * dx + dy * dy, 0.0001);
  const reach = max(lastRadius, radius * width) + OUTSIDE;
  const left = max(<i32>Mathf.floor(min<f32>(lastX, lastX + dx) - reach) & ~3, LEFT);
  const right = min(<i32>Mathf.ceil(max<f32>(lastX, lastX + dx) + reach) & ~3, rightEnd());
  const top = max(<i32>Mathf.floor(min<f32>(lastY, lastY + dy) - reach), TOP);
  const bottom = min(<i32>Mathf.ceil(max<f32>(lastY, lastY + dy) + reach), bottomEnd() - 1);
  const length = Mathf.sqrt(squared);
  if (left <= right && top <= bottom) {
    growBox(left, top, right, bottom);
    for (let row = top; row <= bottom; row++) {
      const fromY = <f32>row - lastY;
      for (let column = left; column <= right; column += 4) {
        const fromX = shift(LANES, <f32>column - lastX);
        const part = clamp01(scale(shift(scale(fromX, dx), fromY * dy), 1 / squared));
        const besideX = mulAdd(part, splat(-dx), fromX);
        const besideY = shift(scale(part, -dy), fromY);
        const size = shift(scale(part, widening), lastRadius);
        const distance = mulAdd(besideX, besideX, square(besideY));
        const away = div(distance, square(size));
        const o = <usize>(column << 2);
        if (isBead) {
          const edgeAt = rowOf(outline, row) + o;
          v128.store(edgeAt, larger(v128.load(edgeAt), sub(size, sqrt(distance))));
        }
        const inside = f32x4.lt(away, splat(1));
        if (!v128.any_true(inside)) continue;
        const key = isBead
          ? mulAdd(mul(size, beadProfile(away)), splat(flatness), shift(scale(part, rise), lastZ))
          : sub(splat(2), away);
        const at = rowOf(surface, row) + o;
        const old = v128.load(at);
        const better = v128.and(inside, f32x4.gt(key, old));
        if (!v128.any_true(better)) continue;
        const side = sub(scale(besideY, dx), scale(besideX, dy));
        const sign = v128.and(side, i32x4.splat(0x80000000));
        const lateral = v128.or(sqrt(away), sign);
        const place = shift(scale(part, length), along);
        v128.store(at, v128.bitselect(key, old, better));
        const acrossAt = rowOf(blurred, row) + o;
        v128.store(acrossAt, v128.bitselect(lateral, v128.load(acrossAt), better));
        const alongAt = rowOf(scratch, row) + o;
        v128.store(alongAt, v128.bitselect(place, v128.load(alongAt), better));
      }
    }
  }
  lastX += dx;
  lastY += dy;
  lastZ += rise;
  lastRadius += widening;
  along += length;
}

/** Lays the stroke down. */
export function endStroke(radius: f32): void {
  setFlow(0, 0);
  const pixels = radius * <f32>halfWidth;
  for (let row = boxTop; row <= boxBottom; row++) {
    for (let column = boxLeft; column <= boxRight; column += 4) {
      const o = <usize>(column << 2);
      const key = v128.load(rowOf(surface, row) + o);
      const inside = f32x4.gt(key, splat(NOTHING * 0.5));
      if (!v128.any_true(inside)) continue;
      const across = v128.load(rowOf(blurred, row) + o);
      const place = v128.load(rowOf(scratch, row) + o);
      const at = rowOf(relief, row) + o;
      const before = v128.load(at);
      const inward = sub(splat(1), abs(across));
      let after = before;
      if (isBead) {
        after = joinHeights(before, beadHeight(key, across, place, pixels), joining);
      } else {
        // By the place in the frame: along the spine it would break where the spine bends.
        const wander = flowNoise(
          scale(shift(LANES, <f32>column), 0.8 / pixels), splat(<f32>row * 0.8 / pixels), brushSeed + 3,
        );
        const streaks = mulAdd(
          flowNoise(scale(place, 0.16 / pixels), scale(across, 2.6), brushSeed), splat(0.7),
          scale(flowNoise(scale(place, 0.2 / pixels), scale(across, 8), brushSeed + 1), 0.3),
        );
        const fromEnds = smaller(place, sub(splat(along), place));
        // Its ends are no half circles: nothing is swept before its start or behind its end.
        const ends = endFade > 0 ? shift(mulAdd(square(across), splat(-1.1), scale(fromEnds, 1 / endFade)), -0.15) : splat(1);
        const margin = smaller(
          mulAdd(wander, splat(ragged), shift(inward, -0.6 * ragged)), add(ends, scale(mulAdd(wander, splat(1.5), streaks), ragged)),
        );
        after = swept(before, across, margin, mulAdd(wander, splat(ragged), inward), streaks, wander);
        const edgeAt = rowOf(outline, row) + o;
        const edge = v128.load(edgeAt);
        v128.store(edgeAt, v128.bitselect(larger(edge, scale(margin, pixels)), edge, inside));
      }
      v128.store(at, v128.bitselect(after, before, inside));
    }
  }
}

@inline function beadHeight(key: v128, across: v128, place: v128, pixels: f32): v128 {
  let height = key;
  if (grooves > 0) {
    // Ridges are evenly spaced around the bead, so that they crowd toward its sides as seen from above.
    const around = scale(mul(across, shift(scale(square(across), 0.4), 1)), 0.36);
    const phase = mulAdd(around, splat(grooves), scale(place, twist / <f32>halfWidth));
    const arc = sqrt(shift(square(cosTurns(phase)), 0.035));
    height = mulAdd(shift(arc, -1), splat(grooveDepth * pixels), height);
  }
  return scale(height, 1.0 / <f32>halfWidth);
}

@inline function swept(before: v128, across: v128, margin: v128, inward: v128, streaks: v128, pushed: v128): v128 {
  const cover = smoothstep(0, 0.4, margin);
  let height = mulAdd(shift(square(across), -0.3), splat(trough), splat(level));
  height = mulAdd(across, splat(tilt), mulAdd(streaks, splat(bristles), height));
  const swept = mix(before, height, cover);
  // What is pushed aside piles up along the sides, and hardly where the stroke begins and ends.
  const crest = larger(sub(splat(1), scale(abs(shift(inward, -0.24)), 3.6)), splat(0));
  const rounded = mul(mul(square(crest), sub(splat(3), add(crest, crest))), smoothstep(0, 0.3, margin));
  return mulAdd(rounded, scale(larger(mulAdd(pushed, splat(1.1), splat(0.8)), splat(0)), lip), swept);
}
