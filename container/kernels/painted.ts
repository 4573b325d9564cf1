import {
  allocate, calm, frame, fullHeight, fullWidth, halfHeight, halfWidth, luma, lumaRowItems, rowOf,
} from "./buffers";
import { CONTRAST_FROM, calmContrast, calmShare, calmTone, calmed, isMissing } from "./calm";
import { CALM_COLOUR, channel4 } from "./colours";
import { layOutBlocks, meanAt, meanBlocks, meansOfRow } from "./blocks";
import { clamp01, mix, mulAdd, scale, splat } from "./simd";
import { channelOf } from "./picture";
import { storePixels } from "./yuv";

let picture: usize = 0;
let keptContrast: f32 = 1;
let calmPull: f32 = 0;
let hasWords: bool = false;
/**
 * For each row the first column whose colour words calm and the first beyond them, then the same of those whose contrast they calm:
 * multiples of 4; both alike where there are none.
 */
let spans: usize = 0;
/** All columns and rows of calm colour, and those of calm contrast, in a box. */
const toneBox = memory.data(16, 16);
const contrastBox = memory.data(16, 16);

/** Where the host puts its picture: opaque RGBA, one byte a channel, half resolution, row by row. */
export function picturePointer(): usize {
  if (picture == 0) {
    picture = allocate(<usize>(halfWidth * halfHeight * 4));
    spans = allocate(<usize>(halfHeight * 16));
    layOutBlocks();
  }
  return picture;
}

/** Inside quiet zones: the share of contrast that stays, and how far colour is pulled toward the calm one. */
export function setPictureCalm(contrast: f32, pull: f32): void {
  keptContrast = contrast;
  calmPull = pull;
  findSpans(0, 0, toneBox);
  findSpans(8, CONTRAST_FROM, contrastBox);
  hasWords = right(toneBox) > left(toneBox);
}

@inline function left(box: usize): i32 { return load<i32>(box); }
@inline function top(box: usize): i32 { return load<i32>(box, 4); }
@inline function right(box: usize): i32 { return load<i32>(box, 8); }
@inline function bottom(box: usize): i32 { return load<i32>(box, 12); }

/** Finds the columns of each row where words are nearer than `least`, and their box. */
function findSpans(part: usize, least: f32, box: usize): void {
  let x0 = halfWidth;
  let y0 = halfHeight;
  let x1 = 0;
  let y1 = 0;
  for (let y = 0; y < halfHeight; y++) {
    const row = rowOf(calm, y);
    let first = 0;
    while (first < halfWidth && !isNearer(row, first, least)) first += 4;
    let end = first;
    for (let x = first; x < halfWidth; x += 4) if (isNearer(row, x, least)) end = x + 4;
    const at = spans + <usize>(y << 4) + part;
    store<i32>(at, first);
    store<i32>(at, end, 4);
    if (end == first) continue;
    x0 = min(x0, first);
    x1 = max(x1, end);
    y0 = min(y0, y);
    y1 = y + 1;
  }
  store<i32>(box, x0);
  store<i32>(box, y0, 4);
  store<i32>(box, x1, 8);
  store<i32>(box, y1, 12);
}

@inline function isNearer(row: usize, x: i32, least: f32): bool {
  return v128.any_true(f32x4.gt(v128.load(row + <usize>(x << 2)), splat(least)));
}

@inline function toneStart(y: i32): i32 { return load<i32>(spans + <usize>(y << 4)); }
@inline function toneEnd(y: i32): i32 { return load<i32>(spans + <usize>(y << 4), 4); }
@inline function contrastStart(y: i32): i32 { return load<i32>(spans + <usize>(y << 4), 8); }
@inline function contrastEnd(y: i32): i32 { return load<i32>(spans + <usize>(y << 4), 12); }

/** The host's picture as a frame. Where words stand, it comes nearer to its own mean and to the calm colour. */
export function storePicture(): void {
  if (hasWords) meanBlocks(picture, left(contrastBox), top(contrastBox), right(contrastBox), bottom(contrastBox));
  for (let y = 0; y < halfHeight; y++) {
    const first = hasWords ? toneStart(y) : halfWidth;
    const end = hasWords ? toneEnd(y) : halfWidth;
    storeBytes(y, 0, first);
    if (end > first) storeCalmed(y, first, end);
    storeBytes(y, end, halfWidth);
  }
}

function storeCalmed(y: i32, first: i32, end: i32): void {
  const from = picture + <usize>((y * halfWidth) << 2);
  const calmRow = rowOf(calm, y);
  const contrastFrom = contrastStart(y);
  const contrastTo = contrastEnd(y);
  if (contrastTo > contrastFrom) meansOfRow(y, contrastFrom, contrastTo);
  for (let x = first; x < end; x += 4) {
    const o = <usize>(x << 2);
    const pixels = v128.load(from + o);
    const nearWords = v128.load(calmRow + o);
    let red = channelOf(pixels, 0);
    let green = channelOf(pixels, 1);
    let blue = channelOf(pixels, 2);
    const losesContrast = x >= contrastFrom && x < contrastTo;
    if (losesContrast) {
      const lost = scale(calmContrast(nearWords), 1 - keptContrast);
      red = mix(red, meanAt(x, 0), lost);
      green = mix(green, meanAt(x, 1), lost);
      blue = mix(blue, meanAt(x, 2), lost);
    }
    if (calmPull > 0 && isMissing(red, green, blue)) {
      const share = calmShare(nearWords, red, green, blue);
      red = calmed(red, channel4(CALM_COLOUR, 0), share);
      green = calmed(green, channel4(CALM_COLOUR, 1), share);
      blue = calmed(blue, channel4(CALM_COLOUR, 2), share);
    } else if (!losesContrast) {
      storeFour(x, y, pixels);
      continue;
    }
    storePixels(x, y, red, green, blue);
  }
}

/** Channels' shares of luma in 1/512 of what `storePixels` keeps of it, and of chroma in 1/16384: BT.709, limited range. */
const LUMA_SHARES = i16x8(5982, 20126, 2032, 0, 5982, 20126, 2032, 0);
const CB_SHARES = i16x8(-1649, -5547, 7196, 0, -1649, -5547, 7196, 0);
const CR_SHARES = i16x8(7196, -6536, -660, 0, 7196, -6536, -660, 0);

/** Sums of the weighted channels of four pixels; `near` holds the first two of them, `far` the others. */
@inline function weighted(near: v128, far: v128, shares: v128): v128 {
  const a = i32x4.dot_i16x8_s(near, shares);
  const b = i32x4.dot_i16x8_s(far, shares);
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

/** As `storePixels`, straight from four pixels' bytes. */
@inline function storeFour(x: i32, y: i32, pixels: v128): void {
  const near = i16x8.extend_low_i8x16_u(pixels);
  const far = i16x8.extend_high_i8x16_u(pixels);
  const bright = i32x4.shr_s(i32x4.add(weighted(near, far, LUMA_SHARES), i32x4.splat(1024 * 512)), 9);
  v128.store64_lane(luma + <usize>((y * lumaRowItems + x) << 1), i16x8.narrow_i32x4_s(bright, bright), 0);
  const half = i32x4.splat((128 << 14) + (1 << 13));
  const cb = i32x4.shr_s(i32x4.add(weighted(near, far, CB_SHARES), half), 14);
  const cr = i32x4.shr_s(i32x4.add(weighted(near, far, CR_SHARES), half), 14);
  const narrow = i16x8.narrow_i32x4_s(cb, cr);
  const bytes = i8x16.narrow_i16x8_u(narrow, narrow);
  const target = frame + <usize>(fullWidth * fullHeight + y * halfWidth + x);
  v128.store32_lane(target, bytes, 0);
  v128.store32_lane(target + <usize>(halfWidth * halfHeight), bytes, 1);
}

/** `first` and `end` are multiples of 4. */
function storeBytes(y: i32, first: i32, end: i32): void {
  const from = picture + <usize>((y * halfWidth) << 2);
  for (let x = first; x < end; x += 4) storeFour(x, y, v128.load(from + <usize>(x << 2)));
}

@inline function bytesOf(colour: v128, index: i32): v128 {
  return i32x4.shl(i32x4.trunc_sat_f32x4_u(mulAdd(clamp01(colour), splat(255), splat(0.5))), index << 3);
}

/** Keeps the host's picture calm behind words in itself, for materials that show it bent. Once for each picture. */
export function calmPicture(): void {
  if (!hasWords) return;
  meanBlocks(picture, left(toneBox), top(toneBox), right(toneBox), bottom(toneBox));
  for (let y = top(toneBox); y < bottom(toneBox); y++) {
    const row = picture + <usize>((y * halfWidth) << 2);
    const calmRow = rowOf(calm, y);
    const end = toneEnd(y);
    if (end > toneStart(y)) meansOfRow(y, toneStart(y), end);
    for (let x = toneStart(y); x < end; x += 4) {
      const o = <usize>(x << 2);
      const nearWords = v128.load(calmRow + o);
      const pixels = v128.load(row + o);
      const lost = scale(calmContrast(nearWords), 1 - keptContrast);
      const pull = scale(calmTone(nearWords), calmPull);
      let bytes = i32x4.splat(0xff000000);
      for (let index = 0; index < 3; index++) {
        const kept = mix(channelOf(pixels, index), meanAt(x, index), lost);
        bytes = v128.or(bytes, bytesOf(mix(kept, channel4(CALM_COLOUR, index), pull), index));
      }
      v128.store(row + o, bytes);
    }
  }
}
