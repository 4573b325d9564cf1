import type { Box } from "../../../src/core/rendering/box.ts";
import { partOn, type RgbPicture } from "../statics/rgbPicture.ts";
import type { Layer } from "../../engine/layer.ts";
import { pixelsOf } from "./pixels.ts";

/** Alpha from which a pixel counts as the product's. */
const visibleAlpha = 40;

/** Where the product is to be seen on a canvas and how large. Shares of the canvas, 0…1. */
export function measureShare(
  product: Layer,
  canvas: { width: number; height: number },
): { bounds: Box; share: number; silhouetteShare: number } {
  const part = partOn(product, canvas);
  const { rgba } = product;
  let [left, top, right, bottom, count] = [canvas.width, canvas.height, -1, -1, 0];
  for (let y = part.top; y < part.bottom; y++) {
    let at = ((y - product.y) * product.width + part.left - product.x) * 4 + 3;
    for (let x = part.left; x < part.right; x++, at += 4) {
      if ((rgba[at] ?? 0) < visibleAlpha) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top > y) top = y;
      bottom = y;
      count++;
    }
  }
  const area = canvas.width * canvas.height;
  const bounds =
    right < 0
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
  return { bounds, share: (bounds.width * bounds.height) / area, silhouetteShare: count / area };
}

/** Whether any pixel of the product lies in a box of the canvas. */
export function meetsProduct(product: Layer, { x, y, width, height }: Box): boolean {
  const inProduct = { x: x - product.x, y: y - product.y, width, height };
  const { left, top, right, bottom } = pixelsOf(inProduct, product);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      if ((product.rgba[(row * product.width + column) * 4 + 3] ?? 0) >= visibleAlpha) return true;
    }
  }
  return false;
}

function alphaAt({ rgba, width, height, ...corner }: Layer, x: number, y: number): number {
  const [column, row] = [x - corner.x, y - corner.y];
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  return rgba[(row * width + column) * 4 + 3] ?? 0;
}

const tile = 8;
const leastPixels = 24;

/**
 * The product's opaque pixels against the same pixels of the finished picture: peak signal-to-noise ratio in decibels over all of
 * them, and the mean absolute difference (0…255) in the worst tile of 8×8. `over`: what is drawn over the product on purpose;
 * `bounds`: the product is nowhere else on the picture.
 */
export function compareProduct(
  product: Layer,
  over: Layer | null,
  finished: RgbPicture,
  bounds: Box,
): { psnrDecibels: number; worstDifference: number } {
  const { rgba } = product;
  const { rgb, width } = finished;
  const { left: firstColumn, top: firstRow, right, bottom } = pixelsOf(bounds, finished);
  const columns = Math.ceil(width / tile);
  const sums = new Uint32Array(columns);
  const pixels = new Uint32Array(columns);
  let [squares, samples, worst] = [0, 0, 0];
  for (let y = firstRow; y < bottom; y++) {
    let from = ((y - product.y) * product.width + firstColumn - product.x) * 4;
    let at = (y * width + firstColumn) * 3;
    for (let x = firstColumn; x < right; x++, from += 4, at += 3) {
      if (rgba[from + 3] !== 255 || (over !== null && alphaAt(over, x, y) > 0)) continue;
      const red = (rgba[from] ?? 0) - (rgb[at] ?? 0);
      const green = (rgba[from + 1] ?? 0) - (rgb[at + 1] ?? 0);
      const blue = (rgba[from + 2] ?? 0) - (rgb[at + 2] ?? 0);
      const column = Math.floor(x / tile);
      sums[column] = (sums[column] ?? 0) + Math.abs(red) + Math.abs(green) + Math.abs(blue);
      pixels[column] = (pixels[column] ?? 0) + 1;
      squares += red * red + green * green + blue * blue;
    }
    if ((y + 1) % tile !== 0 && y + 1 < bottom) continue;
    for (let column = 0; column < columns; column++) {
      const count = (pixels[column] ?? 0) * 3;
      samples += count;
      if (count >= leastPixels * 3) worst = Math.max(worst, (sums[column] ?? 0) / count);
    }
    sums.fill(0);
    pixels.fill(0);
  }
  const meanSquare = samples === 0 ? 0 : squares / samples;
  const psnr = meanSquare === 0 ? 99 : 10 * Math.log10(255 ** 2 / meanSquare);
  return { psnrDecibels: Math.round(Math.min(99, psnr) * 10) / 10, worstDifference: Math.round(worst * 10) / 10 };
}
