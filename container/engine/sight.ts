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

const pointCount = 72;
/** Points spread evenly over a disc of radius 1. */
const points = Array.from({ length: pointCount }, (_, n) => {
  const [reach, angle] = [Math.sqrt((n + 0.5) / pointCount), n * Math.PI * (3 - Math.sqrt(5))];
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
});

/** So many points as a share of all, to the last bit as if each had been added: pictures were chosen by these numbers. */
const shares = points.reduce<number[]>((sums) => [...sums, (sums.at(-1) ?? 0) + 1 / pointCount], [0]);
const shareOf = (count: number): number => shares[count] ?? 1;

/** A place is looked for among thousands, so points are compared with those boxes alone that reach the round thing. */
export function sightOf({ x, y, radius }: Round, { width, height, words, product, covers }: Foreground): Sight {
  const reaches = (box: Box) =>
    x + radius > box.x && x - radius < box.x + box.width && y + radius > box.y && y - radius < box.y + box.height;
  const [panels, texts] = [covers.filter(reaches), words.filter(reaches)];
  let [beyond, underProduct, underPanels, underWords] = [0, 0, 0, 0];
  for (const point of points) {
    const px = x + point.x * radius;
    const py = y + point.y * radius;
    if (px < 0 || px > width || py < 0 || py > height) beyond += 1;
    else if (lies(px, py, product)) underProduct += 1;
    else if (liesInOne(px, py, panels)) underPanels += 1;
    else if (liesInOne(px, py, texts)) underWords += 1;
  }
  return {
    seen: shareOf(pointCount - beyond - underProduct - underPanels - underWords),
    underWords: shareOf(underWords),
    underProduct: shareOf(underProduct),
    underPanels: shareOf(underPanels),
    beyond: shareOf(beyond),
  };
}

function lies(x: number, y: number, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function liesInOne(x: number, y: number, boxes: readonly Box[]): boolean {
  for (const box of boxes) if (lies(x, y, box)) return true;
  return false;
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

/** More than what adding up shares gets wrong. */
const rounding = 1e-9;

/**
 * The choice that is worth most; the first of equals. `maxWorth`: what a choice cannot be worth more than, told without a look at it; one
 * that is worth no more than the best is passed over.
 */
export function bestOf<Choice>(
  choices: readonly Choice[],
  worth: (choice: Choice) => number,
  maxWorth: (choice: Choice) => number = () => Infinity,
): Choice | undefined {
  let best: { choice: Choice; worth: number } | undefined;
  for (const choice of choices) {
    if (best !== undefined && maxWorth(choice) + rounding <= best.worth) continue;
    const own = worth(choice);
    if (best === undefined || own > best.worth) best = { choice, worth: own };
  }
  return best?.choice;
}
