import type { Box } from "../../src/core/rendering/box.ts";

/** A round thing that should be seen, or the round part of a thing that matters. */
export interface Round {
  x: number;
  y: number;
  radius: number;
}

/** A canvas, and what stands before its ground, all in one unit. */
export interface Foreground {
  width: number;
  height: number;
  words: readonly Box[];
  product: Box;
  /** Panels and buttons. */
  covers: readonly Box[];
}

/**
 * Which shares of a round thing are seen, lie calmed under words, hidden behind the product or under panels, or beyond the canvas;
 * together 1.
 */
export interface Sight {
  seen: number;
  underWords: number;
  underProduct: number;
  underPanels: number;
  beyond: number;
}

/** What lies under words keeps a part of its contrast. */
const worthUnderWords = 0.35;

/** Points spread evenly over a disc of radius 1. */
const points = Array.from({ length: 72 }, (_, n) => {
  const [reach, angle] = [Math.sqrt((n + 0.5) / 72), n * Math.PI * (3 - Math.sqrt(5))];
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
});

export function sightOf({ x, y, radius }: Round, { width, height, words, product, covers }: Foreground): Sight {
  const sight: Sight = { seen: 0, underWords: 0, underProduct: 0, underPanels: 0, beyond: 0 };
  for (const point of points) {
    const [px, py] = [x + point.x * radius, y + point.y * radius];
    const lies = (box: Box) => px > box.x && px < box.x + box.width && py > box.y && py < box.y + box.height;
    const isBeyond = px < 0 || px > width || py < 0 || py > height;
    const hidden = lies(product) ? "underProduct" : covers.some(lies) ? "underPanels" : null;
    sight[isBeyond ? "beyond" : (hidden ?? (words.some(lies) ? "underWords" : "seen"))] += 1 / points.length;
  }
  return sight;
}

/** How badly panels cut a round thing, 0…0.5: not at all where they leave it whole or hide it, most where they halve it. */
export function cutShare({ seen, underWords, underPanels }: Sight): number {
  return Math.min(seen + underWords, underPanels);
}

/** How much of a round thing there is to see, 0…1. */
export function visibility(round: Round, foreground: Foreground): number {
  const { seen, underWords } = sightOf(round, foreground);
  return seen + worthUnderWords * underWords;
}

interface GroundBehind {
  width: number;
  height: number;
  /** Pixels of the whole canvas. */
  quietZones: readonly Box[];
  product?: Box | null;
  covers?: readonly Box[];
}

/** What stands before a ground, in units of which a pixel of the whole canvas has `scale`; null: no product does. */
export function foregroundOf(
  { width, height, quietZones, product = null, covers = [] }: GroundBehind,
  scale: number,
): Foreground | null {
  if (product === null) return null;
  const scaled = (box: Box): Box => ({
    x: box.x * scale,
    y: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  return { width, height, words: quietZones.map(scaled), product: scaled(product), covers: covers.map(scaled) };
}

/** The choice that is worth most; the first of equals. */
export function bestOf<Choice>(choices: readonly Choice[], worth: (choice: Choice) => number): Choice | undefined {
  let best: { choice: Choice; worth: number } | undefined;
  for (const choice of choices) {
    const own = worth(choice);
    if (best === undefined || own > best.worth) best = { choice, worth: own };
  }
  return best?.choice;
}
