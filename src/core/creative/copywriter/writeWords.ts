import { CopyAngle } from "../../contract/creative.ts";
import type { Words } from "../../rendering/scene.ts";
import { chance } from "../seed.ts";
import { callToActionOf } from "./callToAction.ts";
import { type Candidate, headlinesFor, supportsFor } from "./candidates.ts";
import { type CopySource, materialOf, type Material } from "./material.ts";
import { contentWords, proofPointsOf } from "./proofPoints.ts";
import { plainHeadline } from "./review.ts";
import { type Voice, voiceOf } from "./tone.ts";

export interface CopyRequest extends CopySource {
  angle: CopyAngle;
  /** Free text; chooses a voice and is never quoted. */
  tone: string | null;
  seed: number;
}

/** What earlier ads of a delivery have used; the next one keeps clear of it. */
export interface CopyHistory {
  /** Headlines and lines of support as they were chosen, earliest first. */
  headlines: readonly Candidate[];
  supports: readonly Candidate[];
}
export const emptyCopyHistory: CopyHistory = { headlines: [], supports: [] };

/**
 * The copywriter without a model: a grammar over what the page says. The same request and history always give the same
 * words, and no headline of the history comes again while another is left.
 */
export function writeWords(request: CopyRequest, history: CopyHistory): { words: Words; history: CopyHistory } {
  const material = materialOf(request);
  const voice = voiceOf(request.tone);
  const headline = chooseHeadline(request, material, voice, history.headlines);
  const support =
    choose(supportsFor(material, request.angle, request), history.supports, {
      seed: request.seed,
      label: "support",
      voice,
      beside: headline.text,
    }) ?? plainSupport(material);
  const proofPoints = proofPointsOf(material, `${headline.text} ${support.text}`, request.seed);
  const showsRating = request.angle === "social proof" || chance(request.seed, "rating") < 0.5;
  return {
    words: {
      brand: material.brand,
      headline: headline.text,
      support: support.text,
      proofPoints,
      callToAction: callToActionOf(material, voice, request.seed),
      rating: showsRating ? material.rating : null,
    },
    history: { headlines: [...history.headlines, headline], supports: [...history.supports, support] },
  };
}

/** The angle's own lines first; when all of them are used, another angle's are better than a repetition. */
function chooseHeadline(
  request: CopyRequest,
  material: Material,
  voice: Voice | null,
  used: readonly Candidate[],
): Candidate {
  const taken = new Set(used.map(({ text }) => key(text)));
  const order = [request.angle, ...CopyAngle.options.filter((angle) => angle !== request.angle)];
  for (const angle of order) {
    const fresh = headlinesFor(material, angle, request).filter(({ text }) => !taken.has(key(text)));
    const chosen = choose(fresh, used, { seed: request.seed, label: "headline", voice, beside: "" });
    if (chosen) return chosen;
  }
  return { text: "Good skin, *kept simple.*", pattern: "", voice: null, closeness: 0 };
}

interface Taste {
  seed: number;
  label: string;
  voice: Voice | null;
  /** What stands next to it and should not be said again. */
  beside: string;
}

function choose(candidates: readonly Candidate[], used: readonly Candidate[], taste: Taste): Candidate | null {
  const patterns = countOf(used.map(({ pattern }) => pattern));
  const texts = countOf(used.map(({ text }) => key(text)));
  const endings = countOf(used.map(({ text }) => lastWord(text)));
  const recent = used.slice(-3).map(({ text }) => firstWord(text));
  const besideWords = new Set(contentWords(taste.beside));
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const { text, pattern, voice, closeness } = candidate;
    const words = key(text).split(" ");
    const ending = words.at(-1) ?? "";
    const score =
      // By pattern first: a pattern with many fillings gets no more turns than a line that has none.
      1.3 * chance(taste.seed, taste.label, pattern) +
      0.3 * chance(taste.seed, taste.label, text) +
      voiceScore(voice, taste.voice) +
      0.15 * closeness -
      1.2 * (patterns.get(pattern) ?? 0) -
      3 * (texts.get(words.join(" ")) ?? 0) -
      0.35 * (endings.get(ending) ?? 0) -
      (recent.includes(words[0] ?? "") ? 0.5 : 0) -
      0.7 * (besideWords.size === 0 ? 0 : contentWords(text).filter((word) => besideWords.has(word)).length);
    if (best === null || score > best.score) best = { candidate, score };
  }
  return best?.candidate ?? null;
}

function voiceScore(voice: Voice | null, wanted: Voice | null): number {
  if (voice === null) return 0;
  if (wanted === null) return voice === "calm" ? -0.1 : -0.3;
  return voice === wanted ? 0.8 : -2;
}

/** What is left when a long name leaves no pattern of support room. */
function plainSupport({ noun }: Material): Candidate {
  return { text: `A ${noun} worth making a little time for.`, pattern: "", voice: null, closeness: 0 };
}

function key(text: string): string {
  return plainHeadline(text)
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, "");
}

function firstWord(text: string): string {
  return key(text).split(" ")[0] ?? "";
}

function lastWord(text: string): string {
  return key(text).split(" ").at(-1) ?? "";
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
