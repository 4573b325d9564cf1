import {
  allocate, blurred, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, surface,
} from "./buffers";
import { blurSurface } from "./blur";
import { flowNoise, setFlow } from "./noise";
import { layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import {
  LANES, add, clamp01, larger, mulAdd, scale, shift, sinTurns, smaller, splat, sqrt, square, sub,
} from "./simd";

/**
 * Foam as an upper envelope of balls: each pixel belongs to the ball that stands highest there, so that balls that overlap
 * meet in straight walls, as bubbles do. The bed of small bubbles has one such envelope, the large ones in front another.
 */
export const BED: i32 = 0;
export const FRONT: i32 = 1;
const LAYERS: i32 = 2;

const MARGIN: i32 = 4;
/** Bubbles are drawn this far beyond the frame, for the blur of their cover. */
const BEYOND_X: i32 = 8;
const BEYOND_Y: i32 = 4;
/** Fills floats with -102,287: they belong to no bubble. */
const EMPTY: u8 = 0xc7;
/** Squared heights below this belong to no bubble. */
export const NO_BUBBLE: f32 = -100000;
/** Cover of a pixel by the squared height of the ball over it. */
const COVER: f32 = 0.1;

/** Four floats a bubble: middle (x, y) and radius in half-resolution pixels, and a chance of its own, 0…1. */
const tables = memory.data(LAYERS * 4, 8);
/** The same at the moment that is drawn. */
const moved = memory.data(LAYERS * 4, 8);
/** Four planes a layer: squared height of the first and the second ball over a pixel, and which balls they are. */
const planes = memory.data(LAYERS * 4 * 4, 8);

let lumpZoom: f32 = 2;
let lumpStretch: f32 = 1;
let lumpRound: f32 = 0.05;
let noiseSeed: i32 = 0;
let coverRadius: i32 = 8;
let lightX: f32 = 0;
let lightY: f32 = 0;
let relief: f32 = 0;
let isSolid: bool = false;

/** Room for the bubbles of a layer (0 the bed, 1 in front) at rest, which the host fills; once for each layer. */
export function bubbleTable(layer: i32, capacity: i32): usize {
  const table = allocate(<usize>(capacity * 16));
  store<usize>(tables + <usize>(layer << 2), table);
  store<usize>(moved + <usize>(layer << 2), allocate(<usize>(capacity * 16)));
  for (let n = 0; n < 4; n++) {
    store<usize>(planes + <usize>((layer * 4 + n) << 2), allocate(planeBytes) + originOffset());
  }
  return table;
}

@inline export function bubbleAt(layer: i32): usize { return load<usize>(moved + <usize>(layer << 2)); }
@inline export function foamPlane(layer: i32, which: i32): usize {
  return load<usize>(planes + <usize>((layer * 4 + which) << 2));
}

/** The mounds that the bed lies in: how many across the canvas, how much taller than wide, how round their valleys are. */
export function setMounds(zoom: f32, stretch: f32, round: f32, seed: i32): void {
  lumpZoom = zoom;
  lumpStretch = stretch;
  lumpRound = round;
  noiseSeed = seed;
}

/** Light on the mounds from (x, y), a unit vector, and their relief; 0 as radius: the bed covers everything. */
export function setMoundLight(x: f32, y: f32, relief_: f32, coverRadius_: i32): void {
  lightX = x;
  lightY = y;
  relief = relief_;
  coverRadius = coverRadius_;
  isSolid = coverRadius_ == 0;
  if (isSolid) fillPlane(blurred, 1);
}

function fillPlane(plane: usize, value: f32): void {
  const start = plane - originOffset();
  for (let o: usize = 0; o < planeBytes; o += 4) store<f32>(start + o, value);
}

/** Neighbours sway together, so that the foam slides and does not boil; each breathes at its own time. */
function moveBubbles(layer: i32, t: f32, sway: f32, count: i32): void {
  const from = load<usize>(tables + <usize>(layer << 2));
  const to = bubbleAt(layer);
  const unit: f32 = 1.0 / <f32>halfWidth;
  for (let n = 0; n < count; n++) {
    const o = <usize>(n << 4);
    const bubble = v128.load(from + o);
    const u = f32x4.extract_lane(bubble, 0) * unit;
    const v = f32x4.extract_lane(bubble, 1) * unit;
    const phase: f32 = 0.6 * Mathf.abs(u - 0.5) + 0.2 * u + 0.45 * v + 0.12 * <f32>layer;
    const own = f32x4.extract_lane(bubble, 3);
    const swing = sinTurns(f32x4(t + phase, t + <f32>0.8 * phase + <f32>0.2, t + own, 0));
    const breath: f32 = 0.05 * f32x4.extract_lane(bubble, 2);
    v128.store(to + o, mulAdd(swing, f32x4(sway, <f32>0.7 * sway, breath, 0), bubble));
  }
}

/** Draws the table's first `count` bubbles into a layer, as they are at loop position t; sway in half-resolution pixels. */
export function drawBubbles(layer: i32, t: f32, sway: f32, count: i32): void {
  moveBubbles(layer, t, sway, count);
  const table = bubbleAt(layer);
  const first = foamPlane(layer, 0);
  const second = foamPlane(layer, 1);
  const owner = foamPlane(layer, 2);
  const neighbour = foamPlane(layer, 3);
  // Only the first: what the others hold from the moment before does not count where no bubble stands.
  memory.fill(first - originOffset(), EMPTY, planeBytes);
  for (let n = 0; n < count; n++) {
    const entry = table + <usize>(n << 4);
    const centreX = load<f32>(entry);
    const centreY = load<f32>(entry, 4);
    const radius = load<f32>(entry, 8);
    if (radius < 0.4) continue;
    // A pixel more on each side, so that outlines can be told within a pixel.
    const top = max(<i32>Mathf.floor(centreY - radius), -BEYOND_Y);
    const bottom = min(<i32>Mathf.ceil(centreY + radius), halfHeight + BEYOND_Y - 1);
    const id = i32x4.splat(n);
    for (let y = top; y <= bottom; y++) {
      const dy = <f32>y - centreY;
      const chord = radius * radius - dy * dy;
      const reach = Mathf.sqrt(max<f32>(chord, 0)) + 1;
      const left = max(<i32>Mathf.floor(centreX - reach) & ~3, -BEYOND_X);
      const right = min(<i32>Mathf.floor(centreX + reach), halfWidth + BEYOND_X - 1);
      for (let x = left; x <= right; x += 4) {
        const o = <usize>((y * rowFloats + x) << 2);
        const dx = shift(LANES, <f32>x - centreX);
        const height = sub(splat(chord), square(dx));
        const one = v128.load(first + o);
        const isFresh = f32x4.lt(one, splat(NO_BUBBLE));
        const two = v128.bitselect(splat(2 * NO_BUBBLE), v128.load(second + o), isFresh);
        const isFirst = f32x4.gt(height, one);
        const isSecond = f32x4.gt(height, two);
        const mine = v128.load(owner + o);
        const other = v128.bitselect(id, v128.load(neighbour + o), isSecond);
        v128.store(neighbour + o, v128.bitselect(mine, other, isFirst));
        v128.store(owner + o, v128.bitselect(id, mine, isFirst));
        v128.store(second + o, larger(two, smaller(one, height)));
        v128.store(first + o, larger(one, height));
      }
    }
  }
}

/** How much of each pixel the bed covers, and the soft mean of it in `blurred`. */
function spreadCover(): void {
  const first = foamPlane(BED, 0);
  for (let y = -BEYOND_Y; y < halfHeight + BEYOND_Y; y++) {
    const from = rowOf(first, y);
    const to = rowOf(surface, y);
    for (let x = -BEYOND_X; x < halfWidth + BEYOND_X; x += 4) {
      const o = <usize>(x << 2);
      v128.store(to + o, clamp01(scale(v128.load(from + o), COVER)));
    }
  }
  blurSurface(coverRadius);
}

/** Makes ready what lies under all bubbles: the bed's cover, and in quarter field 1 the light on its mounds at loop position t. */
export function drawFoam(t: f32): void {
  if (!isSolid) spreadCover();
  layOutQuarter(MARGIN);
  setFlow(t, 0.7);
  const unit: f32 = 2.0 / <f32>halfWidth;
  const heights = quarterField(0);
  for (let row = 0; row < quarterRows; row++) {
    const y = splat(<f32>(row - quarterMargin) * unit * lumpZoom * lumpStretch);
    for (let column = 0; column < quarterColumns; column += 4) {
      const x = scale(shift(LANES, <f32>(column - quarterMargin)), unit * lumpZoom);
      const bend = flowNoise(scale(x, 0.6), scale(y, 0.6), noiseSeed + 3);
      const bentX = mulAdd(bend, splat(0.5), x);
      const broad = flowNoise(bentX, y, noiseSeed);
      const small = flowNoise(scale(bentX, 2.3), scale(y, 2.3), noiseSeed + 11);
      // Valleys where noise crosses zero, round mounds between: whipped foam.
      const mounds = sqrt(shift(square(broad), lumpRound));
      const knobs = sqrt(shift(square(small), lumpRound));
      v128.store(heights + <usize>((row * quarterColumns + column) << 2), mulAdd(knobs, splat(0.34), mounds));
    }
  }
  const rowBytes = <usize>(quarterColumns << 2);
  const slope = relief * <f32>halfWidth / 108;
  for (let row = 1; row < quarterRows - 1; row++) {
    for (let column = 0; column < quarterColumns; column += 4) {
      const at = heights + <usize>row * rowBytes + <usize>(column << 2);
      const across = sub(v128.load(at + 8), v128.load(at - 8));
      const down = sub(v128.load(at + rowBytes), v128.load(at - rowBytes));
      const facing = scale(mulAdd(across, splat(lightX * 0.5), scale(down, lightY)), -slope);
      const hollow = scale(shift(v128.load(at), -0.42), relief * 0.2);
      v128.store(quarterField(1) + <usize>row * rowBytes + <usize>(column << 2), add(facing, hollow));
    }
  }
}
