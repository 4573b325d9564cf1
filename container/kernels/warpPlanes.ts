import { allocate, calm, fullHeight, fullWidth, halfHeight, halfWidth, rowOf } from "./buffers";
import { calmContrast, calmShare } from "./calm";
import { CALM_COLOUR, channel } from "./colours";
import { add, mix, mul, mulAdd, scale, shift, splat, sub } from "./simd";

/** The photograph that `warp.ts` sets in motion, as planes of YUV. */

/** Pixels of the photograph beyond each side of the frame; half as many for colour. No pixel comes from farther away. */
export const REACH: i32 = 16;
/** Rows that the host hands over at a time. */
const BAND_ROWS: i32 = 32;

// Signed 16 bit, 1/64 of an 8-bit step, addressed from their pixel (0, 0).
export let lumaPlane: usize = 0;
export let cbPlane: usize = 0;
export let crPlane: usize = 0;
/** Items from one row to the next. */
export let lumaRow: i32 = 0;
export let chromaRow: i32 = 0;
let band: usize = 0;

/** Makes room for the photograph. Once for each instance. */
export function layOutPlanes(): void {
  lumaRow = (fullWidth + 2 * REACH + 15) & ~7;
  chromaRow = (halfWidth + REACH + 15) & ~7;
  const chromaRows = halfHeight + REACH + 2;
  lumaPlane = allocate(<usize>(lumaRow * (fullHeight + 2 * REACH + 2) * 2)) + <usize>((REACH * lumaRow + REACH) << 1);
  const chromaStart = <usize>(((REACH / 2) * chromaRow + REACH / 2) << 1);
  cbPlane = allocate(<usize>(chromaRow * chromaRows * 2)) + chromaStart;
  crPlane = allocate(<usize>(chromaRow * chromaRows * 2)) + chromaStart;
  band = allocate(<usize>((fullWidth + 2 * REACH) * BAND_ROWS * 4));
  layOutMeans();
}

export function warpReach(): i32 { return REACH; }
export function warpBandRows(): i32 { return BAND_ROWS; }

/** Where the host puts rows of the photograph: opaque RGBA, one byte a channel, the frame's width and the reach on both sides. */
export function warpBand(): usize { return band; }

const RED_SHARE: f32 = 0.2126;
const GREEN_SHARE: f32 = 0.7152;
const BLUE_SHARE: f32 = 0.0722;

@inline function channelsAt(at: usize, index: i32): v128 {
  return f32x4.convert_i32x4_u(v128.and(i32x4.shr_u(v128.load(at), index << 3), i32x4.splat(0xff)));
}

@inline function brightnessOf(red: v128, green: v128, blue: v128): v128 {
  return mulAdd(red, splat(RED_SHARE), mulAdd(green, splat(GREEN_SHARE), scale(blue, BLUE_SHARE)));
}

/** The sums of neighbours of eight values, as four. */
@inline function pairs(low: v128, high: v128): v128 {
  return add(v128.shuffle<f32>(low, high, 0, 2, 4, 6), v128.shuffle<f32>(low, high, 1, 3, 5, 7));
}

@inline function store4(at: usize, value: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(value));
  v128.store64_lane(at, i16x8.narrow_i32x4_s(whole, whole), 0);
}

/** A channel of 0…255 lighter (`lift` to 1) or darker (to -1) in the middle of its range; black and white stay. */
@inline function lifted(channel: v128, lift: f32): v128 {
  return mul(channel, shift(scale(channel, -lift / 255.0), 1 + lift));
}

/**
 * Takes `rows` rows (even) from the band; `first` (even) is the row in the frame of the first of them, negative above it. How much they
 * are lifted goes from `lift` to nearly `nextLift`.
 */
export function takeWarpBand(first: i32, rows: i32, lift: f32, nextLift: f32): void {
  const rowBytes = <usize>((fullWidth + 2 * REACH) << 2);
  for (let row = 0; row < rows; row += 2) {
    const upper = band + <usize>row * rowBytes;
    const y = first + row;
    const own = lift + ((nextLift - lift) * <f32>row) / <f32>rows;
    for (let x = 0; x < fullWidth + 2 * REACH; x += 8) {
      let redSum = splat(0);
      let greenSum = splat(0);
      let blueSum = splat(0);
      for (let k = 0; k < 2; k++) {
        const at = upper + <usize>k * rowBytes + <usize>(x << 2);
        const to = lumaPlane + (((y + k) * lumaRow + x - REACH) << 1);
        const red0 = lifted(channelsAt(at, 0), own);
        const green0 = lifted(channelsAt(at, 1), own);
        const blue0 = lifted(channelsAt(at, 2), own);
        const red1 = lifted(channelsAt(at + 16, 0), own);
        const green1 = lifted(channelsAt(at + 16, 1), own);
        const blue1 = lifted(channelsAt(at + 16, 2), own);
        const unit: f32 = (219.0 * 64.0) / 255.0;
        store4(to, shift(scale(brightnessOf(red0, green0, blue0), unit), 16.0 * 64.0));
        store4(to + 8, shift(scale(brightnessOf(red1, green1, blue1), unit), 16.0 * 64.0));
        redSum = add(redSum, pairs(red0, red1));
        greenSum = add(greenSum, pairs(green0, green1));
        blueSum = add(blueSum, pairs(blue0, blue1));
      }
      const brightness = brightnessOf(redSum, greenSum, blueSum);
      const unit: f32 = (224.0 * 64.0) / (255.0 * 4.0);
      const to = ((y >> 1) * chromaRow + ((x - REACH) >> 1)) << 1;
      store4(cbPlane + to, shift(scale(sub(blueSum, brightness), unit / 1.8556), 128.0 * 64.0));
      store4(crPlane + to, shift(scale(sub(redSum, brightness), unit / 1.5748), 128.0 * 64.0));
    }
  }
}

// What words need: the photograph nearer to its own mean and to the calm colour. It stands still there, so that this is done once.

/** One mean, a vector of luma, Cb and Cr, for 8×8 pixels. */
const CELL: i32 = 8;
const HALF_CELL: i32 = 4;
const MEAN_RADIUS: i32 = 3;
let meanColumns: i32 = 0;
let meanRows: i32 = 0;
let means: usize = 0;
let spareMeans: usize = 0;

function layOutMeans(): void {
  meanColumns = fullWidth / CELL;
  meanRows = (fullHeight + CELL - 1) / CELL;
  means = allocate(<usize>(meanColumns * meanRows * 16));
  spareMeans = allocate(<usize>(meanColumns * meanRows * 16));
}

@inline function meanOf(plane: usize, column: i32, row: i32): usize {
  const x = min(max(column, 0), meanColumns - 1);
  const y = min(max(row, 0), meanRows - 1);
  return plane + <usize>((y * meanColumns + x) << 4);
}

function meanIn(plane: usize, rowItems: i32, left: i32, top: i32, side: i32): f32 {
  let sum: i32 = 0;
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) sum += load<i16>(plane + ((y * rowItems + x) << 1));
  }
  return <f32>sum / <f32>(side * side);
}

function blurMeans(source: usize, target: usize, stepX: i32, stepY: i32): void {
  for (let row = 0; row < meanRows; row++) {
    for (let column = 0; column < meanColumns; column++) {
      let sum = splat(0);
      for (let k = -MEAN_RADIUS; k <= MEAN_RADIUS; k++) {
        sum = add(sum, v128.load(meanOf(source, column + k * stepX, row + k * stepY)));
      }
      v128.store(meanOf(target, column, row), scale(sum, 1.0 / <f32>(MEAN_RADIUS + MEAN_RADIUS + 1)));
    }
  }
}

function measureMeans(): void {
  for (let row = 0; row < meanRows; row++) {
    for (let column = 0; column < meanColumns; column++) {
      const at = meanOf(means, column, row);
      store<f32>(at, meanIn(lumaPlane, lumaRow, column * CELL, row * CELL, CELL));
      store<f32>(at, meanIn(cbPlane, chromaRow, (column * CELL) / 2, (row * CELL) / 2, CELL / 2), 4);
      store<f32>(at, meanIn(crPlane, chromaRow, (column * CELL) / 2, (row * CELL) / 2, CELL / 2), 8);
    }
  }
  for (let pass = 0; pass < 2; pass++) {
    blurMeans(means, spareMeans, 1, 0);
    blurMeans(spareMeans, means, 0, 1);
  }
}

/** The smooth means around four pixels of half resolution from column `x`, a multiple of 4, in row `y`; index 0 luma, 1 Cb, 2 Cr. */
@inline function meansNear(x: i32, y: i32, index: i32): v128 {
  const place = (<f32>y + 0.5) / <f32>HALF_CELL - 0.5;
  const upper = <i32>Mathf.floor(place);
  const down = place - <f32>upper;
  const column = x >> 2;
  const left = meanDown(column - 1, upper, down, index);
  const here = meanDown(column, upper, down, index);
  const right = meanDown(column + 1, upper, down, index);
  const from = f32x4.replace_lane(f32x4.replace_lane(splat(here), 0, left), 1, left);
  const to = f32x4.replace_lane(f32x4.replace_lane(splat(here), 2, right), 3, right);
  return mix(from, to, f32x4(0.625, 0.875, 0.125, 0.375));
}

@inline function meanDown(column: i32, row: i32, down: f32, index: i32): f32 {
  const offset = <usize>(index << 2);
  const upper = load<f32>(meanOf(means, column, row) + offset);
  return upper + (load<f32>(meanOf(means, column, row + 1) + offset) - upper) * down;
}

@inline function load4(at: usize): v128 { return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(v128.load64_zero(at))); }

/** Two lumas for each of four shares: the even or odd half of eight neighbours. */
@inline function storeCalmed(at: usize, mean: v128, lost: v128, share: v128, goal: f32): void {
  const low = load4(at);
  const high = load4(at + 8);
  store4(at, calmed(low, spread(mean, 0), spread(lost, 0), spread(share, 0), goal));
  store4(at + 8, calmed(high, spread(mean, 2), spread(lost, 2), spread(share, 2), goal));
}

/** Two of four values, each twice. */
@inline function spread(values: v128, first: i32): v128 {
  return first == 0 ? v128.shuffle<f32>(values, values, 0, 0, 1, 1) : v128.shuffle<f32>(values, values, 2, 2, 3, 3);
}

@inline function calmed(value: v128, mean: v128, lost: v128, share: v128, goal: f32): v128 {
  return mix(mix(value, mean, lost), splat(goal), share);
}

@inline function unitOf(value: v128, origin: f32, range: f32): v128 {
  return scale(shift(value, -64 * origin), 1 / (64 * range));
}

/** Inside quiet zones, where the share of contrast that stays is `contrast`, and as much of the calm colour comes in as words need. */
export function calmWarp(contrast: f32): void {
  measureMeans();
  const red = channel(CALM_COLOUR, 0);
  const green = channel(CALM_COLOUR, 1);
  const blue = channel(CALM_COLOUR, 2);
  const brightness = red * RED_SHARE + green * GREEN_SHARE + blue * BLUE_SHARE;
  const lumaGoal: f32 = (16 + 219 * brightness) * 64;
  const cbGoal: f32 = (128 + (224 * (blue - brightness)) / 1.8556) * 64;
  const crGoal: f32 = (128 + (224 * (red - brightness)) / 1.5748) * 64;
  for (let y = -REACH / 2; y < halfHeight + REACH / 2; y++) {
    const calmRow = rowOf(calm, y);
    for (let x = -REACH / 2; x < halfWidth + REACH / 2; x += 4) {
      const near = v128.load(calmRow + (x << 2));
      if (!v128.any_true(f32x4.gt(near, splat(0)))) continue;
      const upper = lumaPlane + ((2 * y * lumaRow + 2 * x) << 1);
      const lower = upper + (lumaRow << 1);
      const cbAt = cbPlane + ((y * chromaRow + x) << 1);
      const crAt = crPlane + ((y * chromaRow + x) << 1);
      const lost = scale(calmContrast(near), 1 - contrast);
      const meanLuma = meansNear(x, y, 0);
      const cb = mix(load4(cbAt), meansNear(x, y, 1), lost);
      const cr = mix(load4(crAt), meansNear(x, y, 2), lost);
      const four = add(pairs(load4(upper), load4(upper + 8)), pairs(load4(lower), load4(lower + 8)));
      const light = unitOf(mix(scale(four, 0.25), meanLuma, lost), 16, 219);
      const redness = scale(unitOf(cr, 128, 224), 1.5748);
      const blueness = scale(unitOf(cb, 128, 224), 1.8556);
      const greenness = scale(mulAdd(redness, splat(RED_SHARE), scale(blueness, BLUE_SHARE)), -1 / GREEN_SHARE);
      const share = calmShare(near, add(light, redness), add(light, greenness), add(light, blueness));
      storeCalmed(upper, meanLuma, lost, share, lumaGoal);
      storeCalmed(lower, meanLuma, lost, share, lumaGoal);
      store4(cbAt, mix(cb, splat(cbGoal), share));
      store4(crAt, mix(cr, splat(crGoal), share));
    }
  }
}
