import { err, ok, type Result } from "../../core/result.ts";
import type { OutlineMap, PictureProblem, PictureSigns, ProductOutlines } from "../../ports/pictures.ts";
import { contoursOf } from "./contour.ts";
import { coverageOf } from "./contourFill.ts";
import { contourGap, fitContour } from "./contourFit.ts";
import { findProduct } from "./findProduct.ts";
import { fitGround } from "./groundModel.ts";
import { matte } from "./matte.ts";
import { certainOutline, judgeOutline, type JudgedOutline, type OutlineInput } from "./outlineJudge.ts";
import { distanceTo, pixelsAway, type Silhouette } from "./outlineShape.ts";
import { unseenAlpha, type Pixels } from "./pixels.ts";
import { isRagged, mark } from "./regions.ts";
import { scaleDown } from "./scaleDown.ts";
import { flattened, judgeAlpha } from "./suppliedAlpha.ts";
import { outlineLimits } from "../../core/rendering/protocol.ts";

/** A product alone on transparent ground. */
export interface CutProduct {
  pixels: Pixels;
  signs: Pick<PictureSigns, "treatment" | "confidence" | "symmetry">;
}

export interface CutTools {
  /** Null: no model is there, and only outlines that need none are used. */
  outlines: ProductOutlines | null;
  toPng: (pixels: Pixels) => Uint8Array;
  signal?: AbortSignal | undefined;
}

const final = (reason: string) => err({ reason, temporary: false });

/**
 * Cuts the product out; an alpha that is not to be trusted is laid on white first. It is cut by the alpha that the picture brings or its plain ground where those leave no doubt, otherwise by what an outline
 * model sees, checked against both. Always judged at the same scale, so that a picture's size decides nothing. Changes `decoded`.
 */
export async function cutProduct(decoded: Pixels, tools: CutTools): Promise<Result<CutProduct, PictureProblem>> {
  const alpha = judgeAlpha(decoded);
  const isSupplied = alpha.kind === "outline";
  const whole = isSupplied ? decoded : alpha.kind === "opaque" ? alpha.pixels : flattened(decoded);
  const longSidePixels = isSupplied ? outlineLimits.longSidePixels - 2 * airPixels : outlineLimits.longSidePixels;
  const scaled = scaleDown(whole, longSidePixels, longSidePixels);
  const input = isSupplied ? inputOfSupplied(withAir(scaled)) : inputOfOpaque(scaled);
  const judged = certainOutline(input) ?? (await judgedByModel(input, tools));
  if ("temporary" in judged) return err(judged);
  if (judged.reason !== null) return final(judged.reason);
  const { confidence, signs, shape } = judged;
  cutAlong(whole, isSupplied ? withoutAir(shape) : shape, isSupplied);
  const treatment = isSupplied ? "supplied-alpha" : "cut-out";
  return ok({ pixels: whole, signs: { treatment, confidence, symmetry: signs.symmetry } });
}

async function judgedByModel(input: OutlineInput, tools: CutTools): Promise<JudgedOutline | PictureProblem> {
  if (tools.outlines === null) return { reason: needsModel, temporary: false };
  const map = await tools.outlines.outline(tools.toPng(input.pixels), tools.signal);
  if (!map.ok) return map.error;
  return judgeOutline(input, fitted(map.value, input.pixels)) ?? { reason: nothingThere, temporary: false };
}

const needsModel =
  "The product cannot be told from the picture's ground with certainty without an outline model, which is not set up; a PNG with a transparent ground can be used.";
const nothingThere = "No product stands out in the picture; a picture of it alone can be used.";

/** The map in the picture's own size, which a model may have rounded. */
function fitted(map: OutlineMap, { width, height }: Pixels): OutlineMap {
  if (map.width === width && map.height === height) return map;
  const [mask, views] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let y = 0; y < height; y++) {
    const row = Math.min(map.height - 1, Math.floor(((y + 0.5) * map.height) / height)) * map.width;
    for (let x = 0; x < width; x++) {
      const from = row + Math.min(map.width - 1, Math.floor(((x + 0.5) * map.width) / width));
      mask[y * width + x] = map.mask[from] ?? 0;
      views[y * width + x] = map.views[from] ?? 0;
    }
  }
  return { width, height, mask, views, viewCount: map.viewCount };
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

function withoutAir({ mask, width, height }: Silhouette): Silhouette {
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
  const { region } = findProduct(pixels, ground);
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

/** Makes everything outside the silhouette clear, at the picture's own size, along a smooth line; what was supplied keeps its alpha inside. */
function cutAlong(pixels: Pixels, shape: Silhouette, isSupplied: boolean): void {
  const { width, height } = pixels;
  const longSide = Math.max(width, height);
  const reach = isSupplied ? suppliedReach : Math.max(edgeReach.leastPixels, Math.round(longSide * edgeReach.share));
  const found = isSupplied
    ? contoursOf(alphaWithin(pixels, grown(shape)), 255, 1, contourGap)
    : contoursOf(shape, 1, width / shape.width, contourGap);
  const lines = found.map((line) => fitContour(pixels, line, reach));
  matte(pixels, coverageOf(lines, width, height));
}

/** So near to a silhouette that was found at a smaller scale the picture's own edge is looked for: a share of its longer side. */
const edgeReach = { share: 0.007, leastPixels: 4 };

/** The picture's own alpha, nothing outside the silhouette. */
function alphaWithin({ rgba, width, height }: Pixels, shape: Silhouette): Silhouette {
  const mask = enlarged(shape, width, height, 0.5);
  for (let i = 0; i < mask.length; i++) mask[i] = mask[i] === 1 ? (rgba[i * 4 + 3] ?? 0) : 0;
  return { mask, width, height };
}

/** So near to the silhouette, in pixels of its own, a supplied alpha knows better where the product ends. */
const suppliedReach = 2;

function grown(shape: Silhouette): Silhouette {
  const away = distanceTo(shape, 1);
  const mask = new Uint8Array(shape.mask.length);
  for (let i = 0; i < mask.length; i++) mask[i] = (away[i] ?? 0) <= pixelsAway(suppliedReach) ? 1 : 0;
  return { ...shape, mask };
}

/** The silhouette at a larger size, its outline interpolated; `level`: how much of a pixel has to be inside. */
function enlarged({ mask, width, height }: Silhouette, toWidth: number, toHeight: number, level: number): Uint8Array {
  const large = new Uint8Array(toWidth * toHeight);
  const at = (x: number, y: number) =>
    mask[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let row = 0; row < toHeight; row++) {
    const y = ((row + 0.5) * height) / toHeight - 0.5;
    const top = Math.floor(y);
    const down = y - top;
    for (let column = 0; column < toWidth; column++) {
      const x = ((column + 0.5) * width) / toWidth - 0.5;
      const left = Math.floor(x);
      const right = x - left;
      const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
      const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
      if (upper * (1 - down) + lower * down > level) large[row * toWidth + column] = 1;
    }
  }
  return large;
}
