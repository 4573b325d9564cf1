import { outlineLimits } from "../../core/rendering/protocol.ts";
import { findProduct } from "./findProduct.ts";
import { fitGround } from "./groundModel.ts";
import type { OutlineInput } from "./outlineJudge.ts";
import type { Silhouette } from "./outlineShape.ts";
import { unseenAlpha, type Pixels } from "./pixels.ts";
import { isRagged, mark } from "./regions.ts";
import { scaleDown } from "./scaleDown.ts";

/** What an outline is judged by, always at the same scale, so that a picture's size decides nothing. */
export function outlineInputOf(picture: Pixels, isSupplied: boolean): OutlineInput {
  const longSidePixels = isSupplied ? outlineLimits.longSidePixels - 2 * airPixels : outlineLimits.longSidePixels;
  const scaled = scaleDown(picture, longSidePixels, longSidePixels);
  return isSupplied ? inputOfSupplied(withAir(scaled)) : inputOfOpaque(scaled);
}

/** Alpha from which a pixel is the product's: of a pack that is opaque, all that lets light through is a shadow; glass may. */
const leastAlpha = { opaque: 235, glass: 128 };
/** A pack is opaque when so much of what is seen of it is. */
const opaqueShare = 0.75;
const fullAlpha = 250;
/** An opaque pack's edge lets light through, and no more of it than this share. */
const veiledShare = 0.04;

/** Clear pixels on each side of a supplied outline while it is judged. */
const airPixels = 90;

function withAir({ rgba, width, height }: Pixels): Pixels {
  const wide = width + 2 * airPixels;
  const airy = new Uint8Array(wide * (height + 2 * airPixels) * 4);
  for (let y = 0; y < height; y++)
    airy.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), ((y + airPixels) * wide + airPixels) * 4);
  return { rgba: airy, width: wide, height: height + 2 * airPixels };
}

/** A silhouette that was judged with air around it, as large as the picture again. */
export function withoutAir({ mask, width, height }: Silhouette): Silhouette {
  const [across, down] = [width - 2 * airPixels, height - 2 * airPixels];
  const cropped = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    const from = (y + airPixels) * width + airPixels;
    cropped.set(mask.subarray(from, from + across), y * across);
  }
  return { mask: cropped, width: across, height: down };
}

function inputOfSupplied(scaled: Pixels): OutlineInput {
  const { rgba, width, height } = scaled;
  const mask = new Uint8Array(width * height);
  const onWhite = new Uint8Array(rgba.length);
  let [full, seen, faint] = [0, 0, 0];
  for (let o = 3; o < rgba.length; o += 4) {
    if ((rgba[o] ?? 0) >= leastAlpha.glass) seen += 1;
    if ((rgba[o] ?? 0) >= fullAlpha) full += 1;
    else if ((rgba[o] ?? 0) > unseenAlpha) faint += 1;
  }
  const isVeiled = full >= seen * opaqueShare && faint > full * veiledShare;
  const least = full >= seen * opaqueShare ? leastAlpha.opaque : leastAlpha.glass;
  for (let i = 0, o = 0; i < mask.length; i++, o += 4) {
    const alpha = rgba[o + 3] ?? 0;
    mask[i] = alpha >= least ? 1 : 0;
    for (let c = 0; c < 3; c++) onWhite[o + c] = Math.round(255 + (((rgba[o + c] ?? 0) - 255) * alpha) / 255);
    onWhite[o + 3] = 255;
  }
  return {
    pixels: { rgba: onWhite, width, height },
    ground: null,
    own: { mask, width, height },
    isSupplied: true,
    airPixels,
    isVeiled,
  };
}

function inputOfOpaque(pixels: Pixels): OutlineInput {
  const ground = fitGround(pixels);
  if (ground === null) return { pixels, ground, own: null, isSupplied: false, airPixels: 0, isVeiled: false };
  const region = findProduct(pixels, ground);
  const { width, height } = pixels;
  const mask = region.mask.map((value) => (value === mark.product ? 1 : 0));
  return {
    pixels,
    ground,
    own: isRagged(region) ? null : { mask, width, height },
    isSupplied: false,
    airPixels: 0,
    isVeiled: false,
  };
}
