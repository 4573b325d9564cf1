import sharp from "sharp";
import {
  cutoutLimits,
  fileLimits,
  labelLimits,
  productShare,
  type InspectionReport,
  type WordRole,
} from "../../../src/core/rendering/inspection.ts";
import { maxProductScale } from "../../../src/core/rendering/productScale.ts";
import { contains, grown, sharedArea, type Box } from "../../../src/core/rendering/box.ts";
import { clearBox } from "../../../src/core/rendering/placements.ts";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import type { ComposedAd } from "../statics/composeAd.ts";
import type { RgbPicture } from "../statics/rgbPicture.ts";
import type { Layer } from "../../engine/layer.ts";
import { minTypePixelsOn } from "../statics/piece.ts";
import { faceFor, fontPairing, uncoveredCharacters } from "../statics/fonts.ts";
import { lettersOf } from "../statics/words.ts";
import { measureCutout } from "./cutout.ts";
import { findingsOf } from "./findings.ts";
import { boundsWithin, contrastBehind, inkMask, strayInk } from "./pixels.ts";
import { compareProduct, measureShare, meetsProduct } from "./productPixels.ts";

/** A finished still with what it was made of. */
export interface FinishedStill {
  scene: Scene;
  ad: ComposedAd;
  /** Everything but the words: ground, product, panels and buttons. */
  behind: RgbPicture;
  /** The product's layer alone, and what runs over it. */
  product: Layer;
  leaders: Layer | null;
  /** The file as it is delivered, but for a watermark over it. */
  file: Buffer;
  /** The size of the file that is delivered, where it is another one; absent: `file` is. */
  deliveredBytes?: number;
}

/** Measures a finished still on the pixels of its own file. Does not throw for what it finds. */
export async function inspectStill(still: FinishedStill): Promise<InspectionReport> {
  const { scene, ad, behind, product, leaders, file, deliveredBytes: bytes = file.length } = still;
  // Its profile says sRGB, which the pixels are measured in: converting them from sRGB to sRGB would take longer than all the rest.
  const decoded = await sharp(file, { ignoreIcc: true })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { format } = await sharp(file).metadata();
  const { width, height } = decoded.info;
  const { placement: wanted } = ad;
  const typeLimits = minTypePixelsOn(wanted);
  const shareLimits = productShare[wanted.layoutClass];
  const hasSize = width === wanted.width && height === wanted.height;
  const contentType = `image/${format}`;
  // A picture of another size has no pixel where it was set; what was composed stands in, so that the rest can still be told.
  const finished = hasSize ? { rgb: decoded.data, width, height } : behind;
  const ink = hasSize ? measureInk(ad, finished, behind) : { bounds: ad.placed.map((words) => words.ink), clipped: [] };
  const { bounds, ...share } = measureShare(product, behind);
  const cutout = measureCutout(ad.product, product, finished);
  const scale = Math.round((ad.product.height / scene.product.box.height) * 1000) / 1000;
  const label = compareProduct(product, leaders, finished, bounds);
  const pairs = overlappingPairs(ad, product);
  const missing = missingCharacters(scene);
  const platforms = fileLimits.map(({ platform, maxBytes: byType }) => {
    const maxBytes = byType[contentType] ?? 0;
    return { platform, maxBytes, passed: bytes <= maxBytes };
  });
  const measured = {
    version: 1 as const,
    orientation: wanted.id,
    layout: ad.layout,
    dimensions: { passed: hasSize, width, height },
    safeZones: wanted.safeZones.map((safeZone) => {
      const outside = wordsOutside(ad, ink.bounds, clearBox(safeZone, wanted));
      return { platform: safeZone.platform, passed: outside.length === 0, outside };
    }),
    contrast: ad.placed.slice(0, 24).map((words) => {
      const ratio = contrastBehind(behind, words.ink, words.colour);
      return { role: words.role, ratio, required: words.minContrast, passed: ratio >= words.minContrast };
    }),
    typeSizes: ad.placed.slice(0, 24).map(({ role, typePixels }) => {
      const [pixels, required] = [Math.round(typePixels * 10) / 10, typeLimits[role]];
      return { role, pixels, required, passed: pixels >= required };
    }),
    overlap: { passed: pairs.length === 0, pairs },
    glyphs: { passed: ink.clipped.length + missing.length === 0, clipped: ink.clipped, missing },
    product: {
      ...share,
      scale,
      passed: share.share >= shareLimits.min && share.share <= shareLimits.max && scale <= maxProductScale,
    },
    cutout: {
      ...cutout,
      passed: Object.entries(cutoutLimits).every(([name, most]) => cutout[name as keyof typeof cutout] <= most),
    },
    label: {
      ...label,
      passed:
        label.psnrDecibels >= labelLimits.leastPsnrDecibels && label.worstDifference <= labelLimits.mostDifference,
    },
    file: { passed: platforms.every(({ passed }) => passed), bytes, contentType, platforms },
  };
  const findings = findingsOf(measured, wanted);
  return { ...measured, passed: findings.length === 0, findings };
}

/** Where a block's ink was set and where it is may differ by this much, which soft edges explain. */
const inkTolerance = 4;
/** Around each block, room for the shapes that go with its words. */
const blockMargin = 20;

/** The ink of each block as it really is, and the blocks whose ink is not whole or lies elsewhere. */
function measureInk(ad: ComposedAd, finished: RgbPicture, behind: RgbPicture): { bounds: Box[]; clipped: WordRole[] } {
  const mask = inkMask(finished, behind);
  const clipped: WordRole[] = [];
  const bounds = ad.placed.map(({ ink, role }) => {
    const measured = boundsWithin(mask, behind, grown(ink, inkTolerance));
    const isWhole = measured !== null && contains(grown(measured, inkTolerance), ink);
    if (!isWhole) clipped.push(role);
    return measured ?? ink;
  });
  const stray = strayInk(
    mask,
    behind,
    ad.blocks.map((box) => grown(box, blockMargin)),
  );
  if (stray !== null) {
    bounds.push(stray);
    clipped.push(nearestRole(ad, stray));
  }
  return { bounds, clipped: clipped.slice(0, 24) };
}

function nearestRole(ad: ComposedAd, box: Box): WordRole {
  const distance = ({ x, y, width, height }: Box) =>
    Math.hypot(x + width / 2 - box.x - box.width / 2, y + height / 2 - box.y - box.height / 2);
  const nearest = [...ad.placed].sort((a, b) => distance(a.ink) - distance(b.ink))[0];
  return nearest?.role ?? "headline";
}

/** Words, and the button as a whole, that lie beyond what a placement leaves clear. */
function wordsOutside(ad: ComposedAd, bounds: readonly Box[], clear: Box): WordRole[] {
  const outside = bounds.flatMap((box, i) =>
    contains(clear, box) ? [] : [ad.placed[i]?.role ?? nearestRole(ad, box)],
  );
  const button = ad.callToAction.find((piece) => piece.kind === "pill");
  if (button && !contains(clear, button.box)) outside.push("callToAction");
  return [...new Set(outside)];
}

/** Pixels that words keep from the product. */
const productMargin = 4;

function overlappingPairs(ad: ComposedAd, product: Layer): [string, string][] {
  const pairs: [string, string][] = [];
  for (const [i, words] of ad.placed.entries()) {
    for (const other of ad.placed.slice(i + 1)) {
      if (sharedArea(words.ink, other.ink) > 0) pairs.push([words.role, other.role]);
    }
    if (meetsProduct(product, grown(words.ink, productMargin))) pairs.push([words.role, "product"]);
  }
  return pairs.slice(0, 24);
}

/** Characters of the scene that no font of its pairing has: they would be drawn as empty boxes. */
function missingCharacters({ words, fonts }: Scene): string[] {
  const { display, text } = fontPairing(fonts);
  const missing = (face: typeof text, value: string) => {
    const letters = lettersOf(value);
    return uncoveredCharacters(faceFor(face, letters), letters);
  };
  const set = [
    ...missing(display, words.brand.toLocaleUpperCase()),
    ...missing(display, words.headline),
    ...[words.support, words.callToAction, ...words.proofPoints].flatMap((value) => missing(text, value)),
  ];
  return [...new Set(set)].slice(0, 24);
}
