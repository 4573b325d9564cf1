import type { Box } from "../../src/core/rendering/safeZones.ts";
import { pixelsOf, type Pixels } from "./pixels.ts";

/** Alpha from which a pixel counts as the product's. */
const visibleAlpha = 40;

/** How large the product is to be seen. Shares of the canvas, 0…1. */
export function measureShare(product: Pixels): { share: number; silhouetteShare: number } {
  const { rgba, width, height } = product;
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < visibleAlpha) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
      count++;
    }
  }
  const area = width * height;
  return {
    share: right < 0 ? 0 : ((right + 1 - left) * (bottom + 1 - top)) / area,
    silhouetteShare: count / area,
  };
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
 * them, and the mean absolute difference (0…255) in the worst tile of 8×8.
 */
export function compareProduct(product: Pixels, finished: Pixels): { psnrDecibels: number; worstDifference: number } {
  const { rgba, width, height } = product;
  let [squares, samples, worst] = [0, 0, 0];
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      let [sum, pixels] = [0, 0];
      for (let y = top; y < Math.min(height, top + tile); y++) {
        for (let x = left; x < Math.min(width, left + tile); x++) {
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
