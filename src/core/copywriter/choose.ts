import { chance, deriveSeed } from "../seed.ts";
import { type Candidate, pagesOwn } from "./line.ts";
import type { Voice } from "./tone.ts";

export interface Taste {
  seed: number;
  label: string;
  voice: Voice | null;
  /** Telling words that stand next to it and should not be said again. */
  beside: readonly string[];
  /** How often earlier ads have said a telling word, in whatever place. */
  said: ReadonlyMap<string, number>;
}

const patternWeight = 1.3;
const fillingWeight = 0.3;
/** What speaks of the product's kind or of its own facts is better than what suits anything, and that than what its page does not give. */
const closenessWeight = { [-1]: -1.2, 0: 0, 1: 0.35, 2: 0.6, 3: 1.8 } as const;
/** What the page itself says of the product may stand under a second headline before anything hollow does, not under a third. */
const againWeight = 0.9;
/** Uses beyond this number make no further difference. */
const worn = 6;

/** The line that suits the taste best beside those that were used before it; null where there is none. */
export function choose(
  candidates: readonly Candidate[],
  used: readonly Candidate[],
  { seed, label, voice, beside, said }: Taste,
): Candidate | null {
  const patterns = countOf(used.map(({ pattern }) => pattern));
  const texts = countOf(used.map(({ key }) => key));
  const endings = countOf(used.map(({ ending }) => ending));
  const openings = countOf(used.map(({ opening }) => opening));
  const recent = used.slice(-3).map(({ opening }) => opening);
  const besideWords = new Set(beside);
  const own = deriveSeed(seed, label);
  let pattern = { text: "", chance: chance(own, "") };
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    // By pattern first: a pattern with many fillings gets no more turns than a line that has none.
    if (pattern.text !== candidate.pattern) {
      pattern = { text: candidate.pattern, chance: chance(own, candidate.pattern) };
    }
    const { key, opening, ending, content } = candidate;
    const merit =
      patternWeight * pattern.chance + voiceScore(candidate.voice, voice) + closenessWeight[candidate.closeness];
    if (best !== null && merit + fillingWeight <= best.score) continue;
    const score =
      merit -
      (candidate.closeness === pagesOwn
        ? againWeight * (texts.get(key) ?? 0)
        : 1.2 * (patterns.get(candidate.pattern) ?? 0) + 3 * (texts.get(key) ?? 0)) -
      0.35 * (endings.get(ending) ?? 0) -
      0.3 * (openings.get(opening) ?? 0) -
      (recent.includes(opening) ? 0.4 : 0) -
      0.1 * Math.min(worn, Math.max(0, ...content.map((word) => said.get(word) ?? 0))) -
      0.7 * content.filter((word) => besideWords.has(word)).length;
    if (best !== null && score + fillingWeight <= best.score) continue;
    const drawn = score + fillingWeight * chance(own, candidate.text);
    if (best === null || drawn > best.score) best = { candidate, score: drawn };
  }
  return best?.candidate ?? null;
}

/** How often each telling word has been said, leaving out the product's own. */
export function wordsSaid(lines: readonly Candidate[], own: ReadonlySet<string>): Map<string, number> {
  return countOf(lines.flatMap(({ content }) => content.filter((word) => !own.has(word))));
}

/** For a brand without a tone lines in any voice score less: a voice is used where a tone asks for it. */
const unasked: Record<Voice, number> = { calm: -0.3, luxurious: -0.5, clinical: -0.5, playful: -0.7 };

function voiceScore(voice: Voice | null, wanted: Voice | null): number {
  if (voice === null) return 0;
  if (wanted === null) return unasked[voice];
  return voice === wanted ? 0.8 : -2;
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
