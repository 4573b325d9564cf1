import type { Block, Place } from "./piece.ts";

type Maker = (at: Place) => (Block & { height: number }) | null;

/** Stacks blocks downwards; each maker gets its place and gives its height. */
export class Column {
  readonly blocks: Block[] = [];
  /** Where the next block starts. */
  y: number;
  readonly #place: Omit<Place, "y">;

  constructor(place: Place) {
    this.#place = place;
    this.y = place.y;
  }

  /** `gap`: pixels between this block and the next; a maker that gives nothing takes up nothing. */
  add(make: Maker, gap: number): void {
    const block = make({ ...this.#place, y: this.y });
    if (block === null) return;
    this.blocks.push(block);
    this.y += block.height + gap;
  }
}

type Fill = (column: Column) => void;

/** A column whose lower end lies at `bottom`: built once to be measured, and again in its place. */
export function hangingColumn(place: Omit<Place, "y">, bottom: number, fill: Fill): Column {
  const measured = new Column({ ...place, y: 0 });
  fill(measured);
  const column = new Column({ ...place, y: bottom - measured.y });
  fill(column);
  return column;
}

/** A column in the middle of `height` pixels from `place.y` on, or from there on where it is longer. */
export function middleColumn(place: Place, height: number, fill: Fill): Column {
  const measured = new Column({ ...place, y: 0 });
  fill(measured);
  const column = new Column({ ...place, y: place.y + Math.max(0, (height - measured.y) / 2) });
  fill(column);
  return column;
}
