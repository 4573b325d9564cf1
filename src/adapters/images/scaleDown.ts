import type { Pixels } from "./pixels.ts";

/**
 * Scales down until neither side is longer than its limit, by the mean of the area that each new pixel covers, colours weighted
 * by their alpha: the colours that transparent pixels still carry never reach the edge. A picture that is small enough is given
 * back as it is.
 */
export function scaleDown(pixels: Pixels, maxWidth: number, maxHeight: number): Pixels {
  const step = Math.max(pixels.width / maxWidth, pixels.height / maxHeight);
  if (step <= 1) return pixels;
  const width = Math.max(1, Math.round(pixels.width / step));
  const height = Math.max(1, Math.round(pixels.height / step));
  const rgba = new Uint8Array(width * height * 4);
  const sums = new Float32Array(width * 4);
  const rowArea = pixels.height / height;
  const columnArea = pixels.width / width;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    const [start, end] = [y * rowArea, Math.min(pixels.height, (y + 1) * rowArea)];
    for (let sy = Math.floor(start); sy < end; sy++)
      addRow(pixels, sy, Math.min(end, sy + 1) - Math.max(start, sy), columnArea, sums);
    for (let o = 0, out = y * width * 4; o < sums.length; o += 4, out += 4) {
      const alpha = sums[o + 3] ?? 0;
      if (alpha <= 0) continue;
      for (let c = 0; c < 3; c++) rgba[out + c] = (sums[o + c] ?? 0) / alpha + 0.5;
      rgba[out + 3] = alpha / (rowArea * columnArea) + 0.5;
    }
  }
  return { rgba, width, height };
}

/** Adds a source row, `weight` of its height, to the sums of the new pixels that its pixels fall into: colour × alpha, alpha. */
function addRow({ rgba, width }: Pixels, row: number, weight: number, columnArea: number, sums: Float32Array): void {
  let target = 0;
  let border = columnArea;
  for (let x = 0, o = row * width * 4; x < width; x++, o += 4) {
    const alpha = (rgba[o + 3] ?? 0) * weight;
    const inside = x + 1 <= border ? 1 : border - x;
    if (alpha > 0) add(sums, target, rgba, o, alpha * inside);
    if (inside === 1 || target + 4 >= sums.length) continue;
    target += 4;
    border += columnArea;
    if (alpha > 0) add(sums, target, rgba, o, alpha * (1 - inside));
  }
}

function add(sums: Float32Array, target: number, rgba: Uint8Array, offset: number, alpha: number): void {
  sums[target] = (sums[target] ?? 0) + alpha * (rgba[offset] ?? 0);
  sums[target + 1] = (sums[target + 1] ?? 0) + alpha * (rgba[offset + 1] ?? 0);
  sums[target + 2] = (sums[target + 2] ?? 0) + alpha * (rgba[offset + 2] ?? 0);
  sums[target + 3] = (sums[target + 3] ?? 0) + alpha;
}
