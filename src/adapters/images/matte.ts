import { bandAlong, carriedColours, innerBand, outerBand } from "./edgeBand.ts";
import type { Pixels } from "./pixels.ts";
import { mark, type Region } from "./regions.ts";

/** Below this distance between the colours (squared, in levels) a mixture cannot be told. */
const leastContrast = 28 ** 2;

/**
 * Alpha from the mask; in a band along the outline from how far each pixel has mixed with the ground beside it, its colour
 * un-mixed, so that no halo of the old ground is left. Changes the pixels in place.
 */
export function matte({ rgba }: Pixels, region: Region): void {
  const { mask } = region;
  const band = bandAlong(region);
  const inner = carriedColours(rgba, region, band, 1);
  const outer = carriedColours(rgba, region, band, -1);
  const alphas = new Float32Array(band.pixels.length);
  for (let slot = 0; slot < band.pixels.length; slot++) {
    const index = band.pixels[slot] ?? 0;
    const layer = band.layer[index] ?? 0;
    const isInside = layer > 0;
    alphas[slot] = isInside ? 1 : 0;
    if (layer > innerBand || layer < -outerBand) continue;
    const { share, contrast } = mixtureOf(rgba, index * 4, inner, outer, slot * 3, isInside);
    const alpha = contrast < leastContrast ? smoothed(region, index) : share;
    alphas[slot] = isInside && alpha > 0.96 ? 1 : !isInside && alpha < 0.1 ? 0 : alpha;
  }
  const { ground } = mark;
  for (let i = 0, o = 3; i < mask.length; i++, o += 4) rgba[o] = mask[i] === ground ? 0 : 255;
  for (let slot = 0; slot < band.pixels.length; slot++) {
    const o = (band.pixels[slot] ?? 0) * 4;
    const alpha = alphas[slot] ?? 1;
    rgba[o + 3] = Math.round(255 * alpha);
    if (alpha < 1) for (let c = 0; c < 3; c++) rgba[o + c] = inner[slot * 3 + c] ?? 0;
  }
}

/**
 * How much of a pixel is product, 0 to 1, on the line between the colours of both sides; `contrast` is the squared length of that
 * line.
 */
function mixtureOf(
  rgba: Uint8Array,
  o: number,
  inner: Float32Array,
  outer: Float32Array,
  at: number,
  isInside: boolean,
) {
  let [along, contrast, own] = [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const ground = outer[at + c] ?? 0;
    const full = (inner[at + c] ?? 0) - ground;
    const here = (rgba[o + c] ?? 0) - ground;
    along += here * full;
    contrast += full * full;
    own += here * here;
  }
  const besideLine = own - (along * along) / contrast;
  // What lies beside the line and far from the ground is no mixture: a rim, a highlight.
  const isOwn = isInside && besideLine > 32 ** 2 + 0.05 * contrast;
  return { share: isOwn ? 1 : Math.max(0, Math.min(1, along / contrast)), contrast };
}

/** Gives half-transparent pixels along a supplied outline the product's own colour: they still carry the ground they were cut from. */
export function cleanFringe({ rgba }: Pixels, region: Region): void {
  const band = bandAlong(region);
  const inner = carriedColours(rgba, region, band, 1);
  band.pixels.forEach((index, slot) => {
    if ((band.layer[index] ?? 0) < 1 || (rgba[index * 4 + 3] ?? 255) > 250) return;
    for (let c = 0; c < 3; c++) rgba[index * 4 + c] = inner[slot * 3 + c] ?? 0;
  });
}

/** The share of the pixels around that are product: all that is known where colours say nothing. */
function smoothed({ mask, width }: Region, index: number): number {
  let count = 0;
  for (let row = -width; row <= width; row += width)
    for (let column = -1; column <= 1; column++) if (mask[index + row + column] === mark.product) count += 1;
  return count / 9;
}
