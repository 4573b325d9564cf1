import sharp from "sharp";
import { colourDistance, hexOf } from "../../src/core/rendering/colour.ts";

const [cellColumns, cellRows] = [8, 10];
const [hashColumns, hashRows] = [16, 16];

/** A still as the eye takes it in at a glance. */
export interface Glance {
  /** The colours of 8×10 large cells, row by row, as #rrggbb. */
  cells: string[];
  /** Difference hash: whether each of 16×16 cells is lighter than its right neighbour. */
  hash: boolean[];
}

/** 0 is the same picture. `colour`: mean distance of the cells in OKLab, 0…1; `structure`: share of the hash's bits that differ. */
export interface Unlikeness {
  colour: number;
  structure: number;
}

export async function glanceOf(picture: Buffer): Promise<Glance> {
  const sized = (width: number, height: number) =>
    sharp(picture).resize({ width, height, fit: "fill", kernel: "cubic" }).removeAlpha();
  const [colours, greys] = await Promise.all([
    sized(cellColumns, cellRows).raw().toBuffer(),
    sized(hashColumns + 1, hashRows)
      .greyscale()
      .raw()
      .toBuffer(),
  ]);
  const cells = Array.from({ length: cellColumns * cellRows }, (_, i) =>
    hexOf([(colours[i * 3] ?? 0) / 255, (colours[i * 3 + 1] ?? 0) / 255, (colours[i * 3 + 2] ?? 0) / 255]),
  );
  const hash = Array.from({ length: hashColumns * hashRows }, (_, i) => {
    const at = Math.floor(i / hashColumns) * (hashColumns + 1) + (i % hashColumns);
    return (greys[at] ?? 0) > (greys[at + 1] ?? 0);
  });
  return { cells, hash };
}

export function unlikeness(one: Glance, other: Glance): Unlikeness {
  const distances = one.cells.map((cell, i) => colourDistance(cell, other.cells[i] ?? cell));
  const flipped = one.hash.filter((bit, i) => bit !== other.hash[i]).length;
  return {
    colour: distances.reduce((sum, distance) => sum + distance, 0) / distances.length,
    structure: flipped / one.hash.length,
  };
}
