import type { Canvas } from "@napi-rs/canvas";
import { leaderShape } from "./drawPiece.ts";
import type { Leader, Point } from "./pieces.ts";
import { wholePixels, type Sheet } from "./sheet.ts";

/** Alpha from which a pixel is the product's. */
const solidAlpha = 128;
/** How far a leader runs over the product at most, in pixels. */
const maxDepth = 64;
/** Product that is to be seen around a dot, as a radius in pixels. */
const seenAround = leaderShape.dotRadius + 8;
/** Difference of luminance, 0…255, under a dot from which it would cover lettering or an edge. */
const plainUnderDot = 24;

/**
 * A leader that ends a little way into the product, at the first place where its dot covers no lettering, or else at the product's
 * edge; null where it does not come to it.
 */
export function endOnProduct(piece: Leader, product: Sheet): Leader | null {
  const { from, to } = piece;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const pixels = pixelsAlong(piece, product);
  let first: { point: Point; step: number } | null = null;
  for (let step = 0; step <= length; step++) {
    if (first !== null && step > first.step + maxDepth) break;
    const share = step / length;
    const point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
    if (!pixels.areSolid(point, seenAround)) continue;
    first ??= { point, step };
    if (pixels.spread(point, leaderShape.dotRadius) < plainUnderDot) return { ...piece, to: point };
  }
  return first === null ? null : { ...piece, to: first.point };
}

/** The product's pixels along a leader; points are the canvas's. */
function pixelsAlong({ from, to }: Leader, { canvas, x, y }: { canvas: Canvas; x: number; y: number }) {
  const along = {
    x: Math.min(from[0], to[0]) - x - seenAround,
    y: Math.min(from[1], to[1]) - y - seenAround,
    width: Math.abs(to[0] - from[0]) + 1 + 2 * seenAround,
    height: Math.abs(to[1] - from[1]) + 1 + 2 * seenAround,
  };
  const { x: left, y: top, width, height } = wholePixels(along, canvas);
  const { data } = canvas.getContext("2d").getImageData(left, top, width, height);
  /** Where in `data` the pixels of a disc begin; those beyond the sheet are null. */
  const disc = function* (centre: Point, radius: number): Generator<number | null> {
    const [middle, level] = [Math.round(centre[0] - x) - left, Math.round(centre[1] - y) - top];
    for (let row = level - radius; row <= level + radius; row++) {
      for (let column = middle - radius; column <= middle + radius; column++) {
        if (Math.hypot(column - middle, row - level) > radius) continue;
        const isOnSheet = column >= 0 && row >= 0 && column < width && row < height;
        yield isOnSheet ? (row * width + column) * 4 : null;
      }
    }
  };
  return {
    areSolid: (centre: Point, radius: number): boolean => {
      for (const offset of disc(centre, radius))
        if (offset === null || (data[offset + 3] ?? 0) < solidAlpha) return false;
      return true;
    },
    /** Brightest less darkest luminance. */
    spread: (centre: Point, radius: number): number => {
      let [darkest, brightest] = [255, 0];
      for (const offset of disc(centre, radius)) {
        if (offset === null) continue;
        const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3);
        const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        darkest = Math.min(darkest, luminance);
        brightest = Math.max(brightest, luminance);
      }
      return brightest - darkest;
    },
  };
}
