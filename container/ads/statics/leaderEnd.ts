import type { Leader, Point } from "./piece.ts";
import { wholePixels, type Sheet } from "./sheet.ts";

/** Alpha from which a pixel is the product's. */
const solidAlpha = 128;
/** So many pixels in a row are the product and no speck. */
const leastRun = 6;

/** A leader that ends with its dot on the product's edge, where no lettering is; null where it does not come to it. */
export function endOnProduct(piece: Leader, { canvas, x, y }: Sheet): Leader | null {
  const { from, to } = piece;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = {
    x: Math.min(from[0], to[0]) - x,
    y: Math.min(from[1], to[1]) - y,
    width: Math.abs(to[0] - from[0]) + 1,
    height: Math.abs(to[1] - from[1]) + 1,
  };
  const { x: left, y: top, width, height } = wholePixels(along, canvas);
  const { data } = canvas.getContext("2d").getImageData(left, top, width, height);
  const alphaAt = (point: Point): number => {
    const [column, row] = [Math.round(point[0] - x) - left, Math.round(point[1] - y) - top];
    const isOnSheet = column >= 0 && row >= 0 && column < width && row < height;
    return isOnSheet ? (data[(row * width + column) * 4 + 3] ?? 0) : 0;
  };
  const at = (step: number): Point => [
    from[0] + ((to[0] - from[0]) * step) / length,
    from[1] + ((to[1] - from[1]) * step) / length,
  ];
  let run = 0;
  for (let step = 0; step <= length; step++) {
    run = alphaAt(at(step)) >= solidAlpha ? run + 1 : 0;
    if (run === leastRun) return { ...piece, to: at(step - leastRun + 1) };
  }
  return null;
}
