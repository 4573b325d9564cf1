import { allocate, calm, halfHeight, halfWidth, rowOf } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, channel4 } from "./colours";
import { blurBlocks, layOutBlocks, meanAt, meansOfRow, sumBlocks } from "./blocks";
import { clamp01, mix, mulAdd, scale, splat } from "./simd";
import { channelOf } from "./picture";
import { storePixels } from "./yuv";

let picture: usize = 0;
let keptContrast: f32 = 1;
let calmPull: f32 = 0;
let hasWords: bool = false;

/** Where the host puts its picture: opaque RGBA, one byte a channel, half resolution, row by row. */
export function picturePointer(): usize {
  if (picture == 0) {
    picture = allocate(<usize>(halfWidth * halfHeight * 4));
    layOutBlocks();
  }
  return picture;
}

/** Inside quiet zones: the share of contrast that stays, and how far colour is pulled toward the calm one. */
export function setPictureCalm(contrast: f32, pull: f32): void {
  keptContrast = contrast;
  calmPull = pull;
  hasWords = true;
}

/** The host's picture as a frame. Where words stand, it comes nearer to its own mean and to the calm colour. */
export function storePicture(): void {
  if (hasWords) {
    sumBlocks(picture);
    blurBlocks();
  }
  for (let y = 0; y < halfHeight; y++) {
    const from = picture + <usize>((y * halfWidth) << 2);
    const calmRow = rowOf(calm, y);
    if (hasWords) meansOfRow(y);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const pixels = v128.load(from + o);
      let red = channelOf(pixels, 0);
      let green = channelOf(pixels, 1);
      let blue = channelOf(pixels, 2);
      const nearWords = v128.load(calmRow + o);
      if (hasWords && v128.any_true(f32x4.gt(nearWords, splat(0)))) {
        const lost = scale(calmContrast(nearWords), 1 - keptContrast);
        const pull = scale(calmTone(nearWords), calmPull);
        red = mix(mix(red, meanAt(x, 0), lost), channel4(CALM_COLOUR, 0), pull);
        green = mix(mix(green, meanAt(x, 1), lost), channel4(CALM_COLOUR, 1), pull);
        blue = mix(mix(blue, meanAt(x, 2), lost), channel4(CALM_COLOUR, 2), pull);
      }
      storePixels(x, y, red, green, blue);
    }
  }
}

@inline function bytesOf(colour: v128, index: i32): v128 {
  return i32x4.shl(i32x4.trunc_sat_f32x4_u(mulAdd(clamp01(colour), splat(255), splat(0.5))), index << 3);
}

/** Keeps the host's picture calm behind words in itself, for materials that show it bent. Once for each picture. */
export function calmPicture(): void {
  if (!hasWords) return;
  sumBlocks(picture);
  blurBlocks();
  for (let y = 0; y < halfHeight; y++) {
    const row = picture + <usize>((y * halfWidth) << 2);
    const calmRow = rowOf(calm, y);
    meansOfRow(y);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const nearWords = v128.load(calmRow + o);
      if (!v128.any_true(f32x4.gt(nearWords, splat(0)))) continue;
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
