/** Small seeded randomness: the same seed always gives the same choices. Seeds are whole numbers of 32 bits. */

/** A seed of its own for a part of a thing, so that parts do not move together. */
export function deriveSeed(seed: number, ...parts: readonly (number | string)[]): number {
  let mixed = seed >>> 0;
  for (const part of parts) {
    for (const character of `${part}|`) mixed = scramble(mixed ^ (character.codePointAt(0) ?? 0));
  }
  return mixed;
}

/** A number in [0, 1) that belongs to a seed and a label. */
export function chance(seed: number, ...label: readonly (number | string)[]): number {
  return deriveSeed(seed, ...label) / 0x1_0000_0000;
}

/** A number in [low, high) that belongs to a seed and a label. */
export function between(low: number, high: number, seed: number, ...label: readonly (number | string)[]): number {
  return low + (high - low) * chance(seed, ...label);
}

/** The entry at a position that goes round; undefined only for an empty list. */
export function inTurn<T>(list: readonly T[], position: number): T | undefined {
  return list[((position % list.length) + list.length) % list.length];
}

/** The finaliser of MurmurHash3 after a golden-ratio step (as splitmix32 does it). */
function scramble(value: number): number {
  let mixed = (value + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
