import { frame, fullHeight, fullWidth, halfHeight, halfWidth, rowScratch } from "./buffers";
import { layOver } from "./composite";

/** Rows that are done together, so that a strip's neighbours find what they share in the nearest cache. */
const tileRows = 16;
/** For each of them and the row above: the whole pixel that its layer starts at, and what is left of it in 128ths. */
const places = memory.data((tileRows + 1) * 8, 16);

/** Between two pixels in a row, by how many 128ths the one before counts. */
@inline function across(at: usize, before: v128): v128 {
  const here = i16x8.sub(i16x8.splat(128), before);
  const sum = i16x8.add(i16x8.mul(v128.load8x8_u(at), before), i16x8.mul(v128.load8x8_u(at, 1), here));
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(64)), 7);
}

/** Between two rows; `above` and `below` are weights of 128 in all. */
@inline function between(upper: v128, lower: v128, above: v128, below: v128): v128 {
  const sum = i16x8.add(i16x8.mul(upper, above), i16x8.mul(lower, below));
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(64)), 7);
}

/** Whether nine pixels in a row show nothing. */
@inline function isBlank(at: usize): bool {
  return (load<u64>(at) | <u64>load<u8>(at, 8)) == 0;
}

/** Whether nine pixels in a row hide everything. */
@inline function isSolid(at: usize): bool {
  return load<u64>(at) == u64.MAX_VALUE && load<u8>(at, 8) == 255;
}

/** Eight pixels of a row; of the last in it only as many as `targetWidth` leaves, four or eight. */
@inline function put(pixels: v128, row: usize, x: i32, targetWidth: i32): void {
  const bytes = i8x16.narrow_i16x8_u(pixels, pixels);
  if (x + 8 <= targetWidth) v128.store64_lane(row + <usize>x, bytes, 0);
  else v128.store32_lane(row + <usize>x, bytes, 0);
}

/**
 * Lays one plane of a premultiplied layer over one plane of the frame, or two that share their alpha and follow one another in both,
 * turned by `turn` radians about (`centreX`, `centreY`). Such a small turn is a slide of rows by their height and of columns by
 * their place: rows slide by whole vectors, columns by eight. The planes have blank margins, so that what is read beyond the
 * picture's edge is blank. Strips of eight columns are drawn downward: each row of the layer is sampled once for the two rows that it
 * comes between.
 */
function turnPlanes(
  planes: i32, colour: usize, alpha: usize, width: i32, height: i32, target: usize, targetWidth: i32, targetHeight: i32,
  left: f32, top: f32, centreX: f32, centreY: f32, turn: f32, opacity256: i32,
): void {
  const opacity = i16x8.splat(<i16>opacity256);
  const area = <usize>(width * height);
  const targetArea = <usize>(targetWidth * targetHeight);
  const all = i16x8.splat(128);
  const none = i16x8.splat(0);
  const solid = i16x8.splat(255);
  const step: f32 = 128 * turn;
  const lanes = i16x8.narrow_i32x4_s(
    i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(f32x4.splat(step), f32x4(-3.5, -2.5, -1.5, -0.5)))),
    i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(f32x4.splat(step), f32x4(0.5, 1.5, 2.5, 3.5)))),
  );
  const reach = Mathf.abs(turn) * (Mathf.abs(left - centreX) + <f32>width) + 2;
  const firstRow = max(0, <i32>Mathf.floor(top - reach));
  const lastRow = min(targetHeight, <i32>Mathf.ceil(top + <f32>height + reach));
  for (let tileTop = firstRow; tileTop < lastRow; tileTop += tileRows) {
    const tileBottom = min(lastRow, tileTop + tileRows);
    let leftmost = i32.MAX_VALUE;
    let rightmost = i32.MIN_VALUE;
    for (let y = tileTop - 1; y < tileBottom; y++) {
      const rowLeft = left - turn * (<f32>y - centreY);
      const whole = <i32>Mathf.floor(rowLeft);
      const place = places + <usize>((y - tileTop + 1) << 3);
      store<i32>(place, whole);
      store<i32>(place, <i32>nearest<f32>((rowLeft - <f32>whole) * 128), 4);
      leftmost = min(leftmost, whole);
      rightmost = max(rightmost, whole);
    }
    const lastStart = min(targetWidth - 1, width + leftmost - 8);
    for (let x = max(0, (rightmost + 8) & ~7); x <= lastStart; x += 8) {
      const columnTop = top + turn * (<f32>x + 3.5 - centreX);
      const wholeDown = <i32>Mathf.floor(columnTop);
      const start = max(tileTop, wholeDown + 1);
      const end = min(tileBottom, wholeDown + height);
      if (start >= end) continue;
      const middle = i16x8.splat(<i16>nearest<f32>((columnTop - <f32>wholeDown) * 128));
      const above = i16x8.max_s(none, i16x8.min_s(all, i16x8.add(middle, lanes)));
      const below = i16x8.sub(all, above);
      let place = places + <usize>((start - tileTop) << 3);
      let rowStart = (start - 1 - wholeDown) * width + x - 1;
      let wasSolid = false;
      let wasBlank = true;
      let upperAlpha = none;
      let upperOne = none;
      let upperOther = none;
      for (let y = start - 1; y < end; y++) {
        const at = <usize>(rowStart - load<i32>(place));
        const before = v128.load16_splat(place, 4);
        place += 8;
        rowStart += width;
        let nowSolid = false;
        const nowBlank = isBlank(alpha + at);
        let lowerAlpha = none;
        let lowerOne = none;
        let lowerOther = none;
        if (nowBlank) {
          if (wasBlank) continue;
        } else {
          nowSolid = isSolid(alpha + at);
          lowerAlpha = nowSolid ? solid : across(alpha + at, before);
          lowerOne = across(colour + at, before);
          if (planes == 2) lowerOther = across(colour + area + at, before);
        }
        if (y >= start) {
          const row = target + <usize>(y * targetWidth);
          const one = between(upperOne, lowerOne, above, below);
          if (nowSolid && wasSolid && opacity256 == 256) {
            put(one, row, x, targetWidth);
            if (planes == 2) put(between(upperOther, lowerOther, above, below), row + targetArea, x, targetWidth);
          } else {
            const coverage = between(upperAlpha, lowerAlpha, above, below);
            layOver(one, coverage, opacity, row, x, targetWidth);
            if (planes == 2) {
              layOver(between(upperOther, lowerOther, above, below), coverage, opacity, row + targetArea, x, targetWidth);
            }
          }
        }
        wasBlank = nowBlank;
        wasSolid = nowSolid;
        upperAlpha = lowerAlpha;
        upperOne = lowerOne;
        upperOther = lowerOther;
      }
    }
  }
}

/**
 * As `turnPlanes` without a turn: rows are drawn one after the other, each from samples of the layer's two rows around it, the
 * upper one's kept from the row before.
 */
function slidePlanes(
  planes: i32, colour: usize, alpha: usize, width: i32, height: i32, target: usize, targetWidth: i32, targetHeight: i32,
  left: f32, top: f32, opacity256: i32,
): void {
  const opacity = i16x8.splat(<i16>opacity256);
  const area = <usize>(width * height);
  const targetArea = <usize>(targetWidth * targetHeight);
  const solid = i16x8.splat(255);
  const none = i16x8.splat(0);
  const wholeX = <i32>Mathf.floor(left);
  const wholeDown = <i32>Mathf.floor(top);
  const before = i16x8.splat(<i16>nearest<f32>((left - <f32>wholeX) * 128));
  const above = i16x8.splat(<i16>nearest<f32>((top - <f32>wholeDown) * 128));
  const below = i16x8.sub(i16x8.splat(128), above);
  const firstColumn = max(0, (wholeX + 8) & ~7);
  const lastStart = min(targetWidth - 1, width + wholeX - 8);
  const start = max(0, wholeDown + 1);
  const end = min(targetHeight, wholeDown + height);
  const keptBytes = <usize>((targetWidth + 8) << 1);
  const alphas = rowScratch;
  const ones = alphas + keptBytes;
  const others = ones + keptBytes;
  memory.fill(alphas, 0, keptBytes);
  for (let y = start - 1; y < end; y++) {
    const from = (y - wholeDown) * width - 1 - wholeX;
    const row = target + <usize>(y * targetWidth);
    for (let x = firstColumn; x <= lastStart; x += 8) {
      const at = <usize>(from + x);
      const kept = <usize>(x << 1);
      const upperAlpha = v128.load(alphas + kept);
      const nowBlank = isBlank(alpha + at);
      if (nowBlank && !v128.any_true(upperAlpha)) continue;
      let lowerAlpha = none;
      let lowerOne = none;
      let lowerOther = none;
      if (!nowBlank) {
        lowerAlpha = isSolid(alpha + at) ? solid : across(alpha + at, before);
        lowerOne = across(colour + at, before);
        if (planes == 2) lowerOther = across(colour + area + at, before);
      }
      const wasBlank = !v128.any_true(upperAlpha);
      const upperOne = wasBlank ? none : v128.load(ones + kept);
      v128.store(alphas + kept, lowerAlpha);
      v128.store(ones + kept, lowerOne);
      if (planes == 2) {
        const upperOther = wasBlank ? none : v128.load(others + kept);
        v128.store(others + kept, lowerOther);
        if (y < start) continue;
        const coverage = between(upperAlpha, lowerAlpha, above, below);
        layOver(between(upperOne, lowerOne, above, below), coverage, opacity, row, x, targetWidth);
        layOver(between(upperOther, lowerOther, above, below), coverage, opacity, row + targetArea, x, targetWidth);
      } else if (y >= start) {
        const coverage = between(upperAlpha, lowerAlpha, above, below);
        layOver(between(upperOne, lowerOne, above, below), coverage, opacity, row, x, targetWidth);
      }
    }
  }
}

/**
 * Composites a premultiplied YUVA layer onto the finished frame, moved and turned. Its bytes are as for `compositeLayer`, with at
 * least 24 blank columns on either side and two blank rows above and below. `left` and `top` are where its corner would lie without
 * the turn; `turn` is in radians, clockwise about (`centreX`, `centreY`), a few hundredths at most. All pixels of the canvas.
 */
export function compositeTurned(
  layer: usize, width: i32, height: i32, left: f32, top: f32, centreX: f32, centreY: f32, turn: f32, opacity256: i32,
): void {
  const area = width * height;
  const chromaWidth = width >> 1;
  const chromaHeight = height >> 1;
  const chroma = layer + <usize>(2 * area);
  const chromaAlpha = chroma + <usize>(2 * chromaWidth * chromaHeight);
  const chromaFrame = frame + <usize>(fullWidth * fullHeight);
  if (turn == 0) {
    slidePlanes(1, layer, layer + <usize>area, width, height, frame, fullWidth, fullHeight, left, top, opacity256);
    slidePlanes(
      2, chroma, chromaAlpha, chromaWidth, chromaHeight, chromaFrame, halfWidth, halfHeight, left * 0.5, top * 0.5, opacity256,
    );
    return;
  }
  turnPlanes(
    1, layer, layer + <usize>area, width, height, frame, fullWidth, fullHeight, left, top, centreX, centreY, turn, opacity256,
  );
  turnPlanes(
    2, chroma, chromaAlpha, chromaWidth, chromaHeight, chromaFrame, halfWidth, halfHeight,
    left * 0.5, top * 0.5, centreX * 0.5, centreY * 0.5, turn, opacity256,
  );
}
