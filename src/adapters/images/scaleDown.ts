import type { Pixels } from "./cutOut.ts";

/**
 * Scales down to `maxHeight` by the mean of the area that each new pixel covers, colours weighted by their alpha: the colours
 * that transparent pixels still carry never reach the edge. A picture that is low enough is given back as it is.
 */
export function scaleDown(pixels: Pixels, maxHeight: number): Pixels {
  if (pixels.height <= maxHeight) return pixels;
  const step = pixels.height / maxHeight;
  const width = Math.max(1, Math.round(pixels.width / step));
  const columns = spans(width, pixels.width);
  const rows = spans(maxHeight, pixels.height);
  const rgba = new Uint8Array(width * maxHeight * 4);
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      let [r, g, b, alpha, area] = [0, 0, 0, 0, 0];
      for (let sy = row.first; sy <= row.last; sy++) {
        for (let sx = column.first; sx <= column.last; sx++) {
          const weight = share(row, sy) * share(column, sx);
          const o = (sy * pixels.width + sx) * 4;
          const a = weight * (pixels.rgba[o + 3] ?? 0);
          r += a * (pixels.rgba[o] ?? 0);
          g += a * (pixels.rgba[o + 1] ?? 0);
          b += a * (pixels.rgba[o + 2] ?? 0);
          alpha += a;
          area += weight;
        }
      }
      if (alpha > 0)
        rgba.set(
          [r, g, b, (alpha * alpha) / area].map((sum) => Math.round(sum / alpha)),
          (y * width + x) * 4,
        );
    });
  });
  return { rgba, width, height: maxHeight };
}

/** The stretch of source pixels, from `start` to `end`, that one new pixel covers. */
interface Span {
  start: number;
  end: number;
  first: number;
  last: number;
}

function spans(count: number, length: number): Span[] {
  return Array.from({ length: count }, (_, i) => {
    const [start, end] = [(i * length) / count, ((i + 1) * length) / count];
    return { start, end, first: Math.floor(start), last: Math.min(length - 1, Math.ceil(end) - 1) };
  });
}

function share({ start, end }: Span, at: number): number {
  return Math.min(end, at + 1) - Math.max(start, at);
}
