import { findProduct, type FoundProduct } from "./findProduct.ts";
import { fitGround, groundOffset, type Ground } from "./groundModel.ts";
import { matte, type Outline } from "./matte.ts";
import { boundsWhere, type Bounds, type Pixels } from "./pixels.ts";
import { isRagged, mark } from "./regions.ts";
import { dropSpecks } from "./specks.ts";

/**
 * `pale`: not cut; the ground is made white, so that the picture can be multiplied, and `bounds` is the product's box.
 * `confidence`: how sure the outline is, 0 to 1.
 */
export type CutResult =
  | { kind: "cut"; confidence: number; objects: number }
  | { kind: "pale"; confidence: number; objects: number; bounds: Bounds }
  | { kind: "refused"; reason: string };

const smallestProduct = 0.005;
/** On a light ground a product that is nearly as light for more than this is multiplied, however clear its edge. */
const mostPaleCut = 0.5;
/** What is less pale than this looks wrong when it is multiplied. */
const leastPaleMultiplied = 0.03;
/** A ground lighter than this in all channels can be multiplied away. */
const lightGround = 225;
/** So much of an outline can be lost between product and ground before it is not trusted. */
const mostWeak = 0.04;
const leastConfidence = 0.4;

const refused = (reason: string): CutResult => ({ kind: "refused", reason });
const tooAlike = refused("The product is too close in colour to the picture's ground to be cut out.");

/**
 * Cuts a product out of a plain ground, white, grey or coloured, even or gently shaded, and un-mixes the edge's colours. Shadows
 * on the ground go with it. Where the product is nearly as light as a white ground, the picture is to be multiplied (`pale`).
 */
export function cutFromPlainGround(pixels: Pixels): CutResult {
  const ground = fitGround(pixels);
  if (ground === null) return refused("The picture's ground is not plain, so the product cannot be cut out.");
  const found = findProduct(pixels, ground);
  if (found.size < pixels.width * pixels.height * smallestProduct)
    return refused("No product stands out from the picture's ground.");
  if (isRagged(found.region)) return refused("What stands out from the picture's ground is a pattern, not a product.");
  const paleShare = found.paleSize / found.size;
  // A pale product is often divided by a highlight as light as the ground.
  const objects = dropSpecks(found.region, Math.max(pixels.width, pixels.height) * (paleShare > 0.3 ? 0.1 : 0.02));
  const isLight = ground.darkest >= lightGround;
  if (isLight && paleShare > mostPaleCut) return multiplied(pixels, ground, found, objects);
  const canMultiply = isLight && paleShare > leastPaleMultiplied;
  const before = canMultiply ? pixels.rgba.slice() : pixels.rgba;
  const outline = matte(pixels, found.region, Math.max(8, ground.noise * 2 + 4));
  if (outline.weakShare > mostWeak && canMultiply) {
    pixels.rgba.set(before);
    return multiplied(pixels, ground, found, objects);
  }
  if (outline.weakShare > mostWeak * 3) return tooAlike;
  const confidence = confidenceOf(ground, found, outline);
  if (confidence < leastConfidence)
    return refused("The product's outline cannot be told from the picture's ground with confidence.");
  return { kind: "cut", confidence, objects };
}

function confidenceOf(ground: Ground, found: FoundProduct, outline: Outline): number {
  const plainBorder = 1 - Math.min(1, (1 - ground.borderShare) * 1.2);
  const quietGround = 1 - Math.min(0.4, ground.noise / 50);
  const clearEdge = Math.min(1, 0.55 + (outline.contrast / (ground.noise + 10)) * 0.12);
  const paleShare = Math.min(1, found.paleSize / found.size);
  const shadow = Math.min(1, found.shadowSize / found.size);
  return (
    plainBorder * quietGround * clearEdge * (1 - 6 * outline.weakShare) * (1 - 0.4 * paleShare) * (1 - 0.2 * shadow)
  );
}

/** Makes the ground pure white: what is multiplied must not darken what it lies on. */
function multiplied(pixels: Pixels, ground: Ground, { region }: FoundProduct, objects: number): CutResult {
  const { rgba, width, height } = pixels;
  const { mask } = region;
  const { product } = mark;
  const bounds = boundsWhere(width, height, (i) => mask[i] === product);
  if (bounds === null) return tooAlike;
  const { rgb } = ground.colours;
  const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const isInside = x >= bounds.x && x < right && y >= bounds.y && y < bottom;
      const at = groundOffset(ground.colours, x, y);
      for (let c = 0; c < 3; c++)
        rgba[i * 4 + c] = isInside ? whitened(((rgba[i * 4 + c] ?? 0) * 255) / (rgb[at + c] || 255)) : 255;
      rgba[i * 4 + 3] = 255;
    }
  }
  return { kind: "pale", confidence: 0.6, objects, bounds };
}

/** Noise of the ground, just below white, becomes white; darker tones stay as they are. */
function whitened(level: number): number {
  return Math.round(level < 248 ? level : Math.min(255, 248 + (level - 248) * 1.75));
}
