import { jarAspect, rotatedSize, visibleBox, type PlacedProduct } from "../../../src/core/rendering/placedProduct.ts";
import { minComposedShare, maxProductScale } from "../../../src/core/rendering/productScale.ts";
import { grown, sharedBox, type Box } from "../../../src/core/rendering/box.ts";
import { layoutClassOf } from "../../../src/core/rendering/placements.ts";

/** Whether a box, grown by `margin` on every side, meets the product's own, tilted rectangle (separating axis theorem). */
export function touchesProduct(product: PlacedProduct, box: Box, margin = 0): boolean {
  const angle = (product.rotationDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [halfWidth, halfHeight] = [box.width / 2 + margin, box.height / 2 + margin];
  const [ownWidth, ownHeight] = [product.width / 2, product.height / 2];
  const dx = box.x + box.width / 2 - product.centreX;
  const dy = box.y + box.height / 2 - product.centreY;
  const [absC, absS] = [Math.abs(c), Math.abs(s)];
  return (
    Math.abs(dx) < halfWidth + ownWidth * absC + ownHeight * absS &&
    Math.abs(dy) < halfHeight + ownWidth * absS + ownHeight * absC &&
    Math.abs(dx * c + dy * s) < ownWidth + halfWidth * absC + halfHeight * absS &&
    Math.abs(dy * c - dx * s) < ownHeight + halfWidth * absS + halfHeight * absC
  );
}

export interface Stage {
  /** The product's own pixels. */
  box: { width: number; height: number };
  canvas: Box;
  /** The product's outer box stays inside it. */
  stage: Box;
  /** Boxes that it must not touch: words and what carries them. */
  obstacles: readonly Box[];
  /** Degrees, clockwise, the one that suits best first. */
  tilts: readonly number[];
  /** 0…1 along each side of the stage: where the product's centre wants to be. */
  anchor: { x: number; y: number };
  /** Whether its lowest point stands on the stage's lower edge; the anchor then counts across only. */
  stands?: boolean;
  /** Share of the canvas that its outer box wants to take. */
  share?: number;
  /** Pixels between product and obstacles, no more; without it the usual ones, and where there is room some air besides. */
  margin?: number;
}

const columns = 13;
const rows = 13;
const searchSteps = 9;
/** Pixels between product and words: less looks squeezed. */
export const usualMargin = 26;
/** Pixels beyond the usual margin, where the product loses no more than this share of its height by them. */
const air = { pixels: 14, mostLost: 0.1 };
/** How much a later tilt and the way from the anchor weigh against size. */
const tiltWeight = 0.09;
const anchorWeight = 0.5;
/** How much more than the least share of the canvas a product gets before it rather stays upright than leans, and how much what lacks weighs. */
const leanReserve = 0.004;
const lackWeight = 8;
/** Of the box around the tilted rectangle: no outline takes more. */
const mostShare = 0.445;
/** Products of fewer pixels than that are no products. */
const leastHeight = 40;
/** Of the canvas's shorter side: what the product keeps to each of its edges. */
const edgeMargin = 0.04;

/** The same in pixels. */
export function edgePixels({ width, height }: Box): number {
  return edgeMargin * Math.min(width, height);
}

/** Of the canvas's width: what a jar takes, unless it is so flat that it needs more to be seen at all. */
const mostJarWidth = 0.72;

/**
 * Stands the product in its stage, as large as it wants where there is room, near its anchor, off every obstacle. Where there is
 * hardly any room it comes back small: the layout then tries smaller type.
 */
export function standProduct(whole: Stage): PlacedProduct {
  const options = withinEdges(whole);
  const { canvas, margin } = options;
  const close = largestPlaced(options);
  if (margin !== undefined) return close;
  const airy = largestPlaced({ ...options, margin: usualMargin + air.pixels });
  const seen = visibleBox(airy, canvas);
  const isLarge = (seen.width * seen.height) / (canvas.width * canvas.height) >= leanShare(canvas);
  return isLarge && airy.height >= close.height * (1 - air.mostLost) ? airy : close;
}

/** The same with the margin as it is asked for. */
function largestPlaced(options: Stage): PlacedProduct {
  const { canvas, stage, anchor, tilts, share = 0.3, stands = false } = options;
  const wanted = share * canvas.width * canvas.height;
  const leanFor = leanShare(canvas);
  let best = { score: -Infinity, product: productAt(options, 0.5, 0.5, tilts[0] ?? 0, leastHeight) };
  for (const [turn, tilt] of tilts.entries()) {
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < (stands ? 1 : rows); row++) {
        const [u, v] = [column / (columns - 1), row / (rows - 1)];
        const product = largestAt(options, u, v, tilt, wanted);
        if (product === null) continue;
        const seen = visibleBox(product, canvas);
        const away = Math.hypot(
          (product.centreX - stage.x) / stage.width - anchor.x,
          stands ? 0 : (product.centreY - stage.y) / stage.height - anchor.y,
        );
        const area = seen.width * seen.height;
        const lack = Math.max(0, leanFor - area / (canvas.width * canvas.height)) / leanFor;
        const score = area / wanted - anchorWeight * away - tiltWeight * turn - lackWeight * lack;
        if (score > best.score) best = { score, product };
      }
    }
  }
  return best.product;
}

/** Share of the canvas for which a product rather leans than stays small. */
function leanShare(canvas: Box): number {
  return minComposedShare(layoutClassOf(canvas)) + leanReserve;
}

/** The same with a stage that keeps the margin to the canvas's edges. */
function withinEdges(options: Stage): Stage {
  const inner = grown(options.canvas, -edgePixels(options.canvas));
  return { ...options, stage: sharedBox(options.stage, inner) ?? options.stage };
}

function productAt(options: Stage, u: number, v: number, tilt: number, height: number): PlacedProduct {
  const { box, stage, stands = false } = options;
  const width = (box.width / box.height) * height;
  const below = rotatedSize(width, height, tilt).height / 2;
  return {
    centreX: stage.x + stage.width * u,
    centreY: stands ? stage.y + stage.height - below : stage.y + stage.height * v,
    width,
    height,
    rotationDegrees: tilt,
  };
}

function largestAt(options: Stage, u: number, v: number, tilt: number, wantedArea: number): PlacedProduct | null {
  const { box, canvas, stage, obstacles, margin = usualMargin, stands = false } = options;
  const aspect = box.width / box.height;
  const unit = rotatedSize(aspect, 1, tilt);
  const reachX = Math.min(u, 1 - u) * 2 * stage.width;
  const reachY = stands ? stage.height : Math.min(v, 1 - v) * 2 * stage.height;
  const everywhere = { x: -10, y: -10, width: 20, height: 20 };
  const seen = visibleBox({ centreX: 0, centreY: 0, width: aspect, height: 1, rotationDegrees: tilt }, everywhere);
  const canvasArea = canvas.width * canvas.height;
  const seenArea = seen.width * seen.height;
  const wantedHeight = Math.sqrt(
    Math.min(wantedArea / seenArea, (mostShare * canvasArea) / (unit.width * unit.height)),
  );
  const neededHeight = Math.sqrt((leanShare(canvas) * canvasArea) / seenArea);
  const jarHeight = aspect > jarAspect ? Math.max((mostJarWidth * canvas.width) / seen.width, neededHeight) : Infinity;
  const drawnHeight = box.height * maxProductScale;
  let [low, high] = [0, Math.min(reachX / unit.width, reachY / unit.height, wantedHeight, jarHeight, drawnHeight)];
  const isFree = (height: number) => {
    const product = productAt(options, u, v, tilt, height);
    return obstacles.every((box) => !touchesProduct(product, box, margin));
  };
  if (isFree(high)) low = high;
  else {
    for (let step = 0; step < searchSteps; step++) {
      const middle = (low + high) / 2;
      if (isFree(middle)) low = middle;
      else high = middle;
    }
  }
  return low < leastHeight ? null : productAt(options, u, v, tilt, low);
}
