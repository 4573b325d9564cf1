import { sharedBox, type Box } from "./box.ts";

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
/** Wider than this a product leaves no room for a column of words beside it at full size. */
export const broadAspect = 0.5;

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
