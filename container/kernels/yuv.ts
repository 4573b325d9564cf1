import { frame, fullHeight, fullWidth, halfHeight, halfWidth, luma, lumaRowItems, rowScratch } from "./buffers";
import { BLUE_SHARE, GREEN_SHARE, RED_SHARE } from "./colours";
import { clamp01, mulAdd, scale, smaller, splat, sub, whole } from "./simd";

/**
 * Stores four half-resolution pixels (0…1, BT.709): luma with six spare bits for the upscale, chroma straight into the
 * frame, whose chroma planes have this resolution. Limited range.
 */
@inline export function storePixels(x: i32, y: i32, red: v128, green: v128, blue: v128): void {
  const r = clamp01(red);
  const g = clamp01(green);
  const b = clamp01(blue);
  const brightness = mulAdd(r, splat(RED_SHARE), mulAdd(g, splat(GREEN_SHARE), scale(b, BLUE_SHARE)));
  store4(x, y, brightness, scale(sub(b, brightness), 1 / 1.8556), scale(sub(r, brightness), 1 / 1.5748));
}

/** As `storePixels`, of luma (0…1, what is brighter clips) and the differences that `component` explains. */
@inline export function storeComponents(x: i32, y: i32, brightness: v128, blueness: v128, redness: v128): void {
  store4(x, y, smaller(brightness, splat(1)), blueness, redness);
}

@inline function store4(x: i32, y: i32, brightness: v128, blueness: v128, redness: v128): void {
  const fixed = whole(mulAdd(brightness, splat(219.0 * 64.0), splat(16.0 * 64.0)));
  v128.store64_lane(luma + <usize>((y * lumaRowItems + x) << 1), i16x8.narrow_i32x4_s(fixed, fixed), 0);
  const cb = whole(mulAdd(blueness, splat(224), splat(128.5)));
  const cr = whole(mulAdd(redness, splat(224), splat(128.5)));
  const narrow = i16x8.narrow_i32x4_s(cb, cr);
  const bytes = i8x16.narrow_i16x8_u(narrow, narrow);
  const target = frame + <usize>(fullWidth * fullHeight + y * halfWidth + x);
  v128.store32_lane(target, bytes, 0);
  v128.store32_lane(target + <usize>(halfWidth * halfHeight), bytes, 1);
}

/** Bayer 8×8 in units of 1/64 step: hides the bands that eight bits would show in soft gradients. */
export const DITHER = memory.data<u8>([
  0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4, 36, 14, 46, 6, 38, 60, 28, 52, 20, 62, 30, 54,
  22, 3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25, 15, 47, 7, 39, 13, 45, 5, 37, 63, 31, 55, 23, 61, 29,
  53, 21,
]);

// Catmull-Rom at a quarter and three quarters between samples, in Q15.
const TAP_FAR_BEFORE: i16 = -2304;
const TAP_NEAR: i16 = 28416;
const TAP_NEXT: i16 = 7424;
const TAP_FAR_AFTER: i16 = -768;

/** Eight samples a quarter of the way from `near` to `next`. */
@inline function quarterWay(before: v128, near: v128, next: v128, after: v128): v128 {
  return i16x8.add(
    i16x8.add(
      i16x8.q15mulr_sat_s(before, i16x8.splat(TAP_FAR_BEFORE)),
      i16x8.q15mulr_sat_s(near, i16x8.splat(TAP_NEAR)),
    ),
    i16x8.add(
      i16x8.q15mulr_sat_s(next, i16x8.splat(TAP_NEXT)),
      i16x8.q15mulr_sat_s(after, i16x8.splat(TAP_FAR_AFTER)),
    ),
  );
}

function repeatEdges(): void {
  for (let y = 0; y < halfHeight; y++) {
    const row = luma + <usize>((y * lumaRowItems) << 1);
    const first = load<i16>(row);
    const last = load<i16>(row + <usize>((halfWidth - 1) << 1));
    store<i16>(row - 2, first);
    store<i16>(row - 4, first);
    for (let k = 0; k < 4; k++) store<i16>(row + <usize>((halfWidth + k) << 1), last);
  }
  const rowBytes = <usize>(lumaRowItems << 1);
  const start = luma - 16;
  const end = start + <usize>(halfHeight - 1) * rowBytes;
  memory.copy(start - rowBytes, start, rowBytes);
  memory.copy(start - 2 * rowBytes, start, rowBytes);
  memory.copy(end + rowBytes, end, rowBytes);
}

/** Luma ×2 in both directions, dithered to eight bits. Call once every pixel of the half-resolution frame is stored. */
export function finishLuma(): void {
  repeatEdges();
  const rowBytes = <usize>(lumaRowItems << 1);
  const between = rowScratch + 64;
  for (let y = 0; y < fullHeight; y++) {
    const near = luma + <usize>(y >> 1) * rowBytes;
    // Even rows lie a quarter above their half-resolution row, odd rows a quarter below.
    const toward: usize = y & 1 ? rowBytes : 0 - rowBytes;
    // Two rows repeat beyond the top, one beyond the bottom: the last odd row has no second neighbour below.
    const after = near + (y == fullHeight - 1 ? toward : toward + toward);
    for (let x = -8; x < halfWidth + 8; x += 8) {
      const o = <usize>(x << 1);
      const row = quarterWay(v128.load(near - toward + o), v128.load(near + o), v128.load(near + toward + o), v128.load(after + o));
      v128.store(between + o, row);
    }
    const dither = i16x8.extend_low_i8x16_u(v128.load64_zero(DITHER + <usize>((y & 7) << 3)));
    const ditherEven = v128.shuffle<i16>(dither, dither, 0, 2, 4, 6, 0, 2, 4, 6);
    const ditherOdd = v128.shuffle<i16>(dither, dither, 1, 3, 5, 7, 1, 3, 5, 7);
    const target = frame + <usize>(y * fullWidth);
    for (let x = 0; x < halfWidth; x += 8) {
      const at = between + <usize>(x << 1);
      const left2 = v128.load(at - 4);
      const left = v128.load(at - 2);
      const here = v128.load(at);
      const right = v128.load(at + 2);
      const right2 = v128.load(at + 4);
      const even = i16x8.shr_s(i16x8.add(quarterWay(right, here, left, left2), ditherEven), 6);
      const odd = i16x8.shr_s(i16x8.add(quarterWay(left, here, right, right2), ditherOdd), 6);
      const low = v128.shuffle<i16>(even, odd, 0, 8, 1, 9, 2, 10, 3, 11);
      const high = v128.shuffle<i16>(even, odd, 4, 12, 5, 13, 6, 14, 7, 15);
      const bytes = i8x16.narrow_i16x8_u(low, high);
      if (x + 8 <= halfWidth) v128.store(target + <usize>(x << 1), bytes);
      else v128.store64_lane(target + <usize>(x << 1), bytes, 0);
    }
  }
}
