/** A bubble at rest: half-resolution pixels, and a chance of its own, 0…1. */
export interface Bubble {
  x: number;
  y: number;
  radius: number;
  chance: number;
}

/** Bubbles of one range of sizes. */
export interface BubbleTier {
  /** Radii in half-resolution pixels. */
  from: number;
  to: number;
  /** Tries to find a free place. */
  tries: number;
  /** Distance of two middles against the sum of their radii: under 1, they meet in a wall. */
  apart: number;
}

/** Whether a bubble of this radius may stand here. */
export type Place = (x: number, y: number, radius: number) => boolean;

interface Area {
  width: number;
  height: number;
}

/** Throws bubbles of falling size on the area and keeps those that find a free place. */
export function throwBubbles(
  random: () => number,
  { width, height }: Area,
  tiers: readonly BubbleTier[],
  place: Place,
) {
  const kept: Bubble[] = [];
  for (const { from, to, tries, apart } of tiers) {
    for (let n = 0; n < tries; n++) {
      const radius = to + (from - to) * (n / tries) ** 0.6;
      const x = (random() * 1.1 - 0.05) * width;
      const y = (random() * 1.1 - 0.05) * height;
      if (!place(x, y, radius)) continue;
      const isFree = kept.every((other) => {
        const least = apart * (radius + other.radius);
        const [dx, dy] = [other.x - x, other.y - y];
        return dx * dx + dy * dy > least * least;
      });
      if (isFree) kept.push({ x, y, radius, chance: random() });
    }
  }
  return kept;
}

/** Fills what larger bubbles leave with small ones on a shaken grid. */
export function fillWithSmall(
  random: () => number,
  { width, height }: Area,
  larger: readonly Bubble[],
  { radius, variety }: { radius: number; variety: number },
  place: Place,
): Bubble[] {
  const step = radius * 1.5;
  const [columns, rows] = [Math.ceil(width / step) + 4, Math.ceil(height / step) + 4];
  const taken = new Uint8Array(columns * rows);
  for (const bubble of larger) {
    const reach = bubble.radius * 0.9 - radius * 0.4;
    const [first, last] = [Math.ceil((bubble.y - reach) / step) + 2, Math.floor((bubble.y + reach) / step) + 2];
    for (let row = Math.max(0, first); row <= Math.min(rows - 1, last); row++) {
      const dy = (row - 2) * step - bubble.y;
      const chord = Math.sqrt(Math.max(0, reach * reach - dy * dy));
      const from = Math.max(0, Math.ceil((bubble.x - chord) / step) + 2);
      const to = Math.min(columns, Math.floor((bubble.x + chord) / step) + 3);
      if (from < to) taken.fill(1, row * columns + from, row * columns + to);
    }
  }
  const small: Bubble[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const size = radius * (1 + variety * (random() ** 2 - 0.25));
      const shake = step * 0.85;
      const x = (column - 2 + 0.5 * (row % 2)) * step + (random() - 0.5) * shake;
      const y = (row - 2) * step + (random() - 0.5) * shake;
      const chance = random();
      if (taken[row * columns + column] === 0 && place(x, y, size)) small.push({ x, y, radius: size, chance });
    }
  }
  return small;
}
