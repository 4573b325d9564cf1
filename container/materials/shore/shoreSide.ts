import type { Box } from "../../../src/core/rendering/box.ts";

interface Stage {
  /** Pixels of the whole canvas. */
  width: number;
  height: number;
  quietZones: readonly Box[];
  product?: Box | null;
}

interface ShoreWish {
  /** How far the sea turns from straight away from the words, degrees clockwise. */
  tiltDegrees: number;
  /** How far out of the middle the water's edge lies where nothing stands in its way, and how far it runs up; canvas widths. */
  offset: number;
  runUp: number;
}

/** Toward the sea, radians clockwise from the right, and how far out of the middle the water's edge lies, canvas widths. */
export interface ShoreSide {
  heading: number;
  offset: number;
}

/** Room between words and the highest wave, and the least sea that is left in a corner; canvas widths. */
const room = 0.05;
const leastSea = 0.3;
const degree = Math.PI / 180;

const middleOf = (boxes: readonly Box[]) => {
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const mean = (middle: (box: Box) => number) =>
    boxes.reduce((sum, box) => sum + middle(box) * box.width * box.height, 0) / area;
  return { x: mean(({ x, width }) => x + width / 2), y: mean(({ y, height }) => y + height / 2) };
};

/** The sea comes from where the product stands, and leaves the sand to the words: they need nothing done to it. */
export function shoreSide({ width, height, quietZones, product = null }: Stage, wish: ShoreWish): ShoreSide {
  const middle = { x: width / 2, y: height / 2 };
  const words = quietZones.length > 0 ? middleOf(quietZones) : null;
  const stands = product === null ? null : middleOf([product]);
  const straight = seaward(words, stands, middle);
  const heading = straight + wish.tiltDegrees * degree;
  const [outX, outY] = [Math.cos(heading), Math.sin(heading)];
  const out = (x: number, y: number) => ((x - middle.x) * outX + (y - middle.y) * outY) / width;
  const corners = (box: Box) =>
    [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => out(x, y)));
  const lowest = Math.max(...quietZones.flatMap(corners)) + wish.runUp + room;
  const farthest = Math.max(...corners({ x: 0, y: 0, width, height }));
  return { heading, offset: Math.min(farthest - leastSea, Math.max(wish.offset, lowest)) };
}

interface Point {
  x: number;
  y: number;
}

/** Away from words toward the product; without words, from the product's half of the canvas; without either, from below. */
function seaward(words: Point | null, product: Point | null, middle: Point): number {
  const from = words ?? (product === null ? null : middle);
  const to = product ?? middle;
  if (from === null) return 90 * degree;
  if (words === null) return to.y >= middle.y ? 90 * degree : -90 * degree;
  return Math.atan2(to.y - from.y, to.x - from.x);
}
