import type { PlacedProduct } from "../../../src/core/rendering/placedProduct.ts";
import type { RgbPicture } from "../statics/rgbPicture.ts";
import type { Layer } from "../../engine/layer.ts";

/** Cells along the product's longer side. */
const longSideCells = 240;

/** Cells of ground around the product's box. */
export const frameMargin = 6;

/** A product as it is seen in a finished picture, upright again: its box and a margin in square cells, row by row. */
export interface OwnFrame {
  columns: number;
  rows: number;
  /** 0…255. */
  alpha: Uint8Array;
  /** Encoded lightness and how far the channels lie apart, both 0…1. */
  light: Float32Array;
  chroma: Float32Array;
}

/** What of the product lies beyond the canvas counts as transparent. */
export function ownFrameOf(place: PlacedProduct, product: Layer, finished: RgbPicture): OwnFrame {
  const step = Math.max(place.width, place.height) / longSideCells;
  const cells = (pixels: number) => Math.round(pixels / step) + 2 * frameMargin;
  const [columns, rows] = [cells(place.width), cells(place.height)];
  const angle = (place.rotationDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const frame = {
    columns,
    rows,
    alpha: new Uint8Array(columns * rows),
    light: new Float32Array(columns * rows),
    chroma: new Float32Array(columns * rows),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [dx, dy] = [(column + 0.5 - columns / 2) * step, (row + 0.5 - rows / 2) * step];
      const x = Math.round(place.centreX + dx * c - dy * s);
      const y = Math.round(place.centreY + dx * s + dy * c);
      const cell = row * columns + column;
      frame.alpha[cell] = alphaAt(product, x, y);
      const { light, chroma } = colourAt(finished, x, y);
      frame.light[cell] = light;
      frame.chroma[cell] = chroma;
    }
  }
  return frame;
}

/** Alpha of a layer at a pixel of the canvas, 0…255. */
export function alphaAt({ rgba, width, height, x: left, y: top }: Layer, x: number, y: number): number {
  const [column, row] = [x - left, y - top];
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  return rgba[(row * width + column) * 4 + 3] ?? 0;
}

export function colourAt({ rgb, width, height }: RgbPicture, x: number, y: number): { light: number; chroma: number } {
  const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3;
  const [red, green, blue] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
  return {
    light: (0.299 * red + 0.587 * green + 0.114 * blue) / 255,
    chroma: (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255,
  };
}

/** Connected groups of the cells that `holds`, each a list of cells; neighbours share a side. */
export function groupsOf({ columns, rows }: OwnFrame, holds: (cell: number) => boolean): number[][] {
  const seen = new Uint8Array(columns * rows);
  const groups: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || !holds(start)) continue;
    seen[start] = 1;
    const group = [start];
    for (const cell of group) {
      for (const next of neighboursOf(cell, columns, rows)) {
        if (seen[next] === 1 || !holds(next)) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

export function neighboursOf(cell: number, columns: number, rows: number): number[] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const next: number[] = [];
  if (column > 0) next.push(cell - 1);
  if (column < columns - 1) next.push(cell + 1);
  if (row > 0) next.push(cell - columns);
  if (row < rows - 1) next.push(cell + columns);
  return next;
}
