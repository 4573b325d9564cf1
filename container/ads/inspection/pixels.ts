import type { Box } from "../../../src/core/rendering/box.ts";
import type { RgbPicture } from "../statics/rgbPicture.ts";

/** The whole pixels that a box touches, as far as the picture goes. */
export function pixelsOf({ x, y, width, height }: Box, picture: { width: number; height: number }) {
  return {
    left: Math.max(0, Math.floor(x)),
    top: Math.max(0, Math.floor(y)),
    right: Math.min(picture.width, Math.ceil(x + width)),
    bottom: Math.min(picture.height, Math.ceil(y + height)),
  };
}

const linear = Float64Array.from({ length: 256 }, (_, i) => {
  const encoded = i / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** Ratios are counted in hundredths. */
const bins = 2101;
/** The share of the pixels that may be worse than the ratio that is given. */
const worstShare = 0.05;

/** Contrast of a colour (#rrggbb) with what lies in a box: the ratio of WCAG 2.2 that 95 % of its pixels reach, 1…21. */
export function contrastBehind(behind: RgbPicture, box: Box, colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const ink = luminance(channel(1), channel(3), channel(5)) + 0.05;
  const { left, top, right, bottom } = pixelsOf(box, behind);
  const counts = new Uint32Array(bins);
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * behind.width + x) * 3;
      const ground = luminance(behind.rgb[at] ?? 0, behind.rgb[at + 1] ?? 0, behind.rgb[at + 2] ?? 0) + 0.05;
      const bin = Math.floor((ink > ground ? ink / ground : ground / ink) * 100);
      counts[bin] = (counts[bin] ?? 0) + 1;
      count++;
    }
  }
  let seen = 0;
  for (let bin = 0; bin < bins; bin++) {
    seen += counts[bin] ?? 0;
    if (seen > count * worstShare) return bin / 100;
  }
  return 1;
}

/** A difference of that much in one channel is ink and not what compression leaves around it. */
const inkDifference = 44;

/** 1 where the finished picture differs from what was behind the words: their ink, measured. */
export function inkMask(finished: RgbPicture, behind: RgbPicture): Uint8Array {
  const [one, other] = [finished.rgb, behind.rgb];
  const mask = new Uint8Array(behind.width * behind.height);
  for (let pixel = 0, at = 0; pixel < mask.length; pixel++, at += 3) {
    const red = (one[at] ?? 0) - (other[at] ?? 0);
    const green = (one[at + 1] ?? 0) - (other[at + 1] ?? 0);
    const blue = (one[at + 2] ?? 0) - (other[at + 2] ?? 0);
    if (
      red > inkDifference ||
      red < -inkDifference ||
      green > inkDifference ||
      green < -inkDifference ||
      blue > inkDifference ||
      blue < -inkDifference
    )
      mask[pixel] = 1;
  }
  return mask;
}

/** The box around the set pixels of a mask within a box; null where there are none. */
export function boundsWithin(mask: Uint8Array, picture: { width: number; height: number }, box: Box): Box | null {
  const { left, top, right, bottom } = pixelsOf(box, picture);
  let [minX, minY, maxX, maxY] = [right, bottom, -1, -1];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (mask[y * picture.width + x] !== 1) continue;
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = y;
    }
  }
  return maxX < 0 ? null : { x: minX, y: minY, width: maxX + 1 - minX, height: maxY + 1 - minY };
}

const strayTile = 12;
/** Fewer set pixels in a tile are noise of the compression. */
const strayPixels = 16;

/** Where ink stands that belongs to none of the boxes; null where all of it does. The boxes are wiped out of the mask. */
export function strayInk(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  boxes: readonly Box[],
): Box | null {
  for (const box of boxes) {
    const { left, top, right, bottom } = pixelsOf(box, { width, height });
    for (let y = top; y < bottom; y++) mask.fill(0, y * width + left, y * width + right);
  }
  const columns = Math.ceil(width / strayTile);
  const counts = new Uint8Array(columns * Math.ceil(height / strayTile));
  for (let pixel = mask.indexOf(1); pixel >= 0; pixel = mask.indexOf(1, pixel + 1)) {
    const y = Math.floor(pixel / width);
    const tile = Math.floor(y / strayTile) * columns + Math.floor((pixel - y * width) / strayTile);
    counts[tile] = (counts[tile] ?? 0) + 1;
  }
  const found = counts.findIndex((count) => count >= strayPixels);
  if (found < 0) return null;
  const [x, y] = [(found % columns) * strayTile, Math.floor(found / columns) * strayTile];
  return { x, y, width: strayTile, height: strayTile };
}
