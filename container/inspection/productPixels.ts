import type { Box } from "../../src/core/rendering/safeZones.ts";
import { pixelsOf, type Pixels } from "./pixels.ts";

/** Alpha from which a pixel counts as the product's. */
const visibleAlpha = 40;

/** Where the product is to be seen and how large. Shares of the canvas, 0…1. */
export function measureShare(product: Pixels): { bounds: Box; share: number; silhouetteShare: number } {
  const { rgba, width, height } = product;
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width * 4 + 3; x < width; x++, at += 4) {
      if ((rgba[at] ?? 0) < visibleAlpha) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top > y) top = y;
      bottom = y;
      count++;
    }
  }
  const area = width * height;
  const bounds =
    right < 0
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
  return { bounds, share: (bounds.width * bounds.height) / area, silhouetteShare: count / area };
}

/** Whether any pixel of the product lies in a box. */
export function meetsProduct(product: Pixels, box: Box): boolean {
  const { left, top, right, bottom } = pixelsOf(box, product);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if ((product.rgba[(y * product.width + x) * 4 + 3] ?? 0) >= visibleAlpha) return true;
    }
  }
  return false;
}

const tile = 8;
const leastPixels = 24;

/**
 * The product's opaque pixels against the same pixels of the finished picture: peak signal-to-noise ratio in decibels over all of
 * them, and the mean absolute difference (0…255) in the worst tile of 8×8. `bounds`: the product is nowhere else.
 */
export function compareProduct(
  product: Pixels,
  finished: Pixels,
  bounds: Box,
): { psnrDecibels: number; worstDifference: number } {
  const { rgba, width } = product;
  const { left: firstColumn, top: firstRow, right, bottom } = pixelsOf(bounds, product);
  let [squares, samples, worst] = [0, 0, 0];
  for (let top = firstRow - (firstRow % tile); top < bottom; top += tile) {
    for (let left = firstColumn - (firstColumn % tile); left < right; left += tile) {
      let [sum, pixels] = [0, 0];
      for (let y = top; y < Math.min(bottom, top + tile); y++) {
        for (let x = left; x < Math.min(right, left + tile); x++) {
          const at = (y * width + x) * 4;
          if (rgba[at + 3] !== 255) continue;
          pixels++;
          for (let c = at; c < at + 3; c++) {
            const difference = (rgba[c] ?? 0) - (finished.rgba[c] ?? 0);
            sum += Math.abs(difference);
            squares += difference * difference;
          }
        }
      }
      samples += pixels * 3;
      if (pixels >= leastPixels) worst = Math.max(worst, sum / (pixels * 3));
    }
  }
  const meanSquare = samples === 0 ? 0 : squares / samples;
  const psnr = meanSquare === 0 ? 99 : 10 * Math.log10(255 ** 2 / meanSquare);
  return { psnrDecibels: Math.round(Math.min(99, psnr) * 10) / 10, worstDifference: Math.round(worst * 10) / 10 };
}
