import { productShare } from "../../src/core/rendering/inspection.ts";
import { sharedBox, type Box } from "../../src/core/rendering/safeZones.ts";

/** Where the product stands: its drawn box (without margins of the picture) before rotation about its centre. */
export interface PlacedProduct {
  centreX: number;
  centreY: number;
  width: number;
  height: number;
  rotationDegrees: number;
}

/** Outer size of a box rotated by `degrees`. */
export function rotatedSize(width: number, height: number, degrees: number): { width: number; height: number } {
  const [c, s] = [Math.abs(Math.cos((degrees * Math.PI) / 180)), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  return { width: width * c + height * s, height: width * s + height * c };
}

type Outline = readonly (readonly [x: number, y: number])[];

/** Right halves of what products look like in a box of 1×1 about its centre: a narrow cap on a body, a lid on a round base. */
const tallOutline: Outline = [
  [0.17, -0.5],
  [0.5, -0.12],
  [0.5, 0.42],
  [0.42, 0.5],
];
const wideOutline: Outline = [
  [0.46, -0.5],
  [0.5, -0.4],
  [0.5, 0.1],
  [0.38, 0.5],
];
/** Wider than this a product lies like a jar; narrower it stands like a bottle or a tube. */
export const jarAspect = 0.72;

/**
 * The upright box that is expected around a placed product, as far as the canvas shows it. A tilted product fills less than the box
 * around its tilted rectangle, whose corners are empty.
 */
export function visibleBox({ centreX, centreY, width, height, rotationDegrees }: PlacedProduct, canvas: Box): Box {
  const angle = (rotationDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [halfX, y] of width / height > jarAspect ? wideOutline : tallOutline) {
    for (const x of [-halfX, halfX]) {
      const [dx, dy] = [x * width * c - y * height * s, x * width * s + y * height * c];
      left = Math.min(left, dx);
      right = Math.max(right, dx);
      top = Math.min(top, dy);
      bottom = Math.max(bottom, dy);
    }
  }
  const box = { x: centreX + left, y: centreY + top, width: right - left, height: bottom - top };
  return sharedBox(box, canvas) ?? { ...box, width: 0, height: 0 };
}

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
  /** Width over height of the product. */
  aspect: number;
  canvas: Box;
  /** The product's outer box stays inside it; it reaches beyond the canvas where the product may be cropped. */
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
  /** Pixels between product and obstacles. */
  margin?: number;
}

const columns = 13;
const rows = 13;
const searchSteps = 9;
/** How much a later tilt and the way from the anchor weigh against size. */
const tiltWeight = 0.09;
const anchorWeight = 0.5;
/** Share of the canvas for which it rather leans than stays small, and how much what lacks weighs. */
const leanFor = productShare.minimum + 0.018;
const lackWeight = 8;
/** Of the box around the tilted rectangle: no outline takes more. */
const mostShare = 0.445;
/** Products of fewer pixels than that are no products. */
const leastHeight = 40;

/**
 * Stands the product in its stage, as large as it wants where there is room, near its anchor, off every obstacle. Where there is
 * hardly any room it comes back small: the layout then tries smaller type.
 */
export function standProduct(options: Stage): PlacedProduct {
  const { canvas, stage, anchor, tilts, share = 0.3, stands = false } = options;
  const wanted = share * canvas.width * canvas.height;
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

function productAt(options: Stage, u: number, v: number, tilt: number, height: number): PlacedProduct {
  const { aspect, stage, stands = false } = options;
  const width = aspect * height;
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
  const { stage, aspect, obstacles, margin = 26, stands = false } = options;
  const unit = rotatedSize(aspect, 1, tilt);
  const reachX = Math.min(u, 1 - u) * 2 * stage.width;
  const reachY = stands ? stage.height : Math.min(v, 1 - v) * 2 * stage.height;
  const everywhere = { x: -10, y: -10, width: 20, height: 20 };
  const seen = visibleBox({ centreX: 0, centreY: 0, width: aspect, height: 1, rotationDegrees: tilt }, everywhere);
  const mostArea = mostShare * options.canvas.width * options.canvas.height;
  const wantedHeight = Math.sqrt(
    Math.min(wantedArea / (seen.width * seen.height), mostArea / (unit.width * unit.height)),
  );
  let [low, high] = [0, Math.min(reachX / unit.width, reachY / unit.height, wantedHeight)];
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
