/** Longest words that are looked at closely; longer ones are noise. */
const maxWordLength = 30;
const maxWords = 240;

const wordPattern = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;

/** Lower-case words without accents, at most 240 of them, each at most 30 characters; picture characters count as words. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/œ/g, "oe");
  const words: string[] = [];
  for (const [word] of plain.matchAll(wordPattern)) {
    if (words.length === maxWords) break;
    words.push(word.slice(0, maxWordLength));
  }
  return words;
}

/**
 * The word without its usual endings. Rough on purpose: it serves English plurals and verb forms and most plurals of the
 * other languages, and is only ever compared with other stems.
 */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(?:s|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith("ing")) stem = single(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith("ed")) stem = single(stem.slice(0, -2));
  else if (stem.length > 5 && stem.endsWith("ly")) stem = stem.slice(0, -2);
  return stem.length > 3 && /[ey]$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** "dripp" becomes "drip"; a doubled l, s or z belongs to the word. */
function single(stem: string): string {
  return /([^lsz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/**
 * Changes that turn one word into the other: letters added, left out, replaced, or neighbours exchanged; `limit + 1`
 * when there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(costs: readonly number[], column: number): number {
  return costs[column] ?? Infinity;
}
