import type { Contour } from "./contour.ts";

/**
 * How much of each pixel lies within the lines, 0 to 1; lines around holes take away. Exact for straight pieces: each adds the area
 * between itself and the row's end, and a sum along the row turns that into shares (as type is drawn).
 */
export function coverageOf(lines: readonly Contour[], width: number, height: number): Float32Array {
  const wide = width + 2;
  const sums = new Float32Array(wide * height);
  for (const { x, y } of lines) {
    const count = x.length;
    for (let n = 0; n < count; n++) {
      const m = (n + 1) % count;
      // The middle of a pixel is at a whole number.
      addPiece(sums, wide, height, (x[n] ?? 0) + 0.5, (y[n] ?? 0) + 0.5, (x[m] ?? 0) + 0.5, (y[m] ?? 0) + 0.5);
    }
  }
  // The shares take the place of the sums that have been read: a second list would be as large as the picture.
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += sums[row * wide + column] ?? 0;
      sums[row * width + column] = Math.min(1, Math.abs(sum));
    }
  }
  return sums.subarray(0, width * height);
}

function addPiece(
  sums: Float32Array,
  wide: number,
  height: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const [topX, topY, endX, endY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (endX - topX) / (endY - topY);
  const limit = wide - 1.001;
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(endY)); row++) {
    const [from, to] = [Math.max(row, topY), Math.min(row + 1, endY)];
    const tall = (to - from) * sign;
    const within = (at: number) => Math.min(limit, Math.max(0, topX + (at - topY) * slope));
    const [a, b] = [within(from), within(to)];
    const [left, right] = [Math.min(a, b), Math.max(a, b)];
    const [first, last] = [Math.floor(left), Math.floor(right)];
    const base = row * wide;
    // Within one column the middle of a straight piece says how much of the pixel is beside it.
    if (first === last) {
      const share = first + 1 - (left + right) / 2;
      sums[base + first] = (sums[base + first] ?? 0) + tall * share;
      sums[base + first + 1] = (sums[base + first + 1] ?? 0) + tall * (1 - share);
      continue;
    }
    for (let column = first; column <= last; column++) {
      const [start, end] = [Math.max(column, left), Math.min(column + 1, right)];
      const part = (tall * (end - start)) / (right - left);
      const share = column + 1 - (start + end) / 2;
      sums[base + column] = (sums[base + column] ?? 0) + part * share;
      sums[base + column + 1] = (sums[base + column + 1] ?? 0) + part * (1 - share);
    }
  }
}
