import { bandAlong, carriedColours, eachInwardFirst, innerBand, type Outlined, stepsAround } from "./edgeBand.ts";
import type { Pixels } from "./pixels.ts";
import { mark } from "./regions.ts";

const fullAlpha = 250;
/** A rim pixel that is at least so much the product's own colour keeps it. */
const ownShare = 0.94;

/**
 * Lays an outline over the picture: `coverage` says how much of each pixel is product (0 to 1); what was half transparent inside stays
 * so. Along the outline, where pixels have mixed with the old ground, colour and alpha are carried over from inside, so that no halo is left: from
 * the nearest that are the product's own, as the thin dark rim of a cap is. Changes the pixels in place.
 */
export function matte(pixels: Pixels, coverage: Float32Array): void {
  const { rgba, width, height } = pixels;
  const { product, ground } = mark;
  const mask = new Uint8Array(coverage.length);
  for (let i = 0; i < coverage.length; i++) mask[i] = (coverage[i] ?? 0) >= 0.5 ? product : ground;
  const band = bandAlong({ mask, width, height });
  const inner = carriedColours(rgba, width, band, 1);
  const outer = carriedColours(rgba, width, band, -1);
  const around = stepsAround(width);
  const sums = new Float32Array(4);
  eachInwardFirst(band, 1, (entry, index, deeper) => {
    const layer = band.layer[index] ?? 0;
    const o = index * 4;
    if (layer > innerBand) return;
    const isOwn =
      layer > 0 && (rgba[o + 3] ?? 0) > fullAlpha && ownShareOf(rgba, o, inner, outer, entry * 4) >= ownShare;
    if (isOwn) return;
    let count = 0;
    sums.fill(0);
    for (const step of around) {
      if (band.layer[index + step] !== deeper) continue;
      for (let c = 0; c < 4; c++) sums[c] = (sums[c] ?? 0) + (rgba[(index + step) * 4 + c] ?? 0);
      count += 1;
    }
    for (let c = 0; c < 4; c++)
      rgba[o + c] = count === 0 ? (inner[entry * 4 + c] ?? 0) : Math.round((sums[c] ?? 0) / count);
  });
  for (let i = 0, o = 3; i < coverage.length; i++, o += 4) {
    const share = coverage[i] ?? 0;
    if (share < 1) rgba[o] = share === 0 ? 0 : Math.round((rgba[o] ?? 0) * share);
  }
}

/** Below this distance between the colours (squared, in levels) a mixture cannot be told. */
const leastContrast = 28 ** 2;

/** How much of a pixel's colour is the product's, 0 to 1, on the line between the colours of both sides; what is clear was cut from white. */
function ownShareOf(rgba: Uint8Array, o: number, inner: Float32Array, outer: Float32Array, at: number): number {
  let [along, contrast, own] = [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const ground = 255 + (((outer[at + c] ?? 0) - 255) * (outer[at + 3] ?? 0)) / 255;
    const full = (inner[at + c] ?? 0) - ground;
    const here = (rgba[o + c] ?? 0) - ground;
    along += here * full;
    contrast += full * full;
    own += here * here;
  }
  if (contrast < leastContrast) return 1;
  const besideLine = own - (along * along) / contrast;
  // What lies beside the line and far from the ground is no mixture: a rim, a highlight.
  return besideLine > 32 ** 2 + 0.05 * contrast ? 1 : along / contrast;
}

/** Gives half-transparent pixels along a supplied outline the product's own colour: they still carry the ground they were cut from. */
export function cleanFringe({ rgba, width }: Pixels, region: Outlined): void {
  const band = bandAlong(region);
  const inner = carriedColours(rgba, width, band, 1);
  band.pixels.forEach((index, entry) => {
    if ((band.layer[index] ?? 0) < 1 || (rgba[index * 4 + 3] ?? 255) > fullAlpha) return;
    for (let c = 0; c < 3; c++) rgba[index * 4 + c] = inner[entry * 4 + c] ?? 0;
  });
}
