import { CopyAngle } from "../../contract/creative.ts";
import type { Words } from "../../rendering/scene.ts";
import { chance } from "../seed.ts";
import { type Candidate, headlinesFor, supportsFor } from "./candidates.ts";
import { plainText } from "./clean.ts";
import { type Extras, extrasOf } from "./extras.ts";
import { type Language, languageFor } from "./language.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { languagePacks } from "./languages/packs.ts";
import { type CopySource, materialOf, type Material } from "./material.ts";
import { contentWords, proofPointsOf } from "./proofPoints.ts";
import { factsUsed, type UsedFact } from "./provenance.ts";
import { plainHeadline, wordLimits } from "./review.ts";
import { type Voice, voiceOf } from "./tone.ts";

export interface CopyRequest extends CopySource {
  angle: CopyAngle;
  /** Free text; chooses a voice and is never quoted. */
  tone: string | null;
  /** The language that the shop declares as BCP 47; null: told from the page's words. */
  language: string | null;
  seed: number;
}

/** What earlier ads of a delivery have used; the next one keeps clear of it. */
export interface CopyHistory {
  /** Headlines and lines of support as they were chosen, earliest first. */
  headlines: readonly Candidate[];
  supports: readonly Candidate[];
}
export const emptyCopyHistory: CopyHistory = { headlines: [], supports: [] };

/** The words of one ad, what they stand on, and the history with them added. */
export interface Written {
  language: Language;
  /** With the pieces of `extras`. */
  words: Words;
  extras: Extras;
  /** Every fact of the page that the words print. */
  facts: UsedFact[];
  history: CopyHistory;
}

/** The language that a request is answered in. */
export function languageOf({ language, name, facts }: CopyRequest): Language {
  return languageFor(language, [plainText(name), plainText(facts.description), ...facts.claims.map(plainText)]);
}

/**
 * The copywriter without a model: a grammar over what the page says, in the shop's language. The same request and history
 * always give the same words, and no headline of the history comes again while another is left.
 */
export function writeWords(request: CopyRequest, history: CopyHistory): Written {
  const pack = languagePacks[languageOf(request)];
  const material = materialOf(request, pack);
  const voice = voiceOf(request.tone);
  const headline = chooseHeadline(request, pack, material, voice, history.headlines);
  const support =
    choose(supportsFor(pack, material, request.angle, request), history.supports, {
      seed: request.seed,
      label: "support",
      voice,
      beside: headline.text,
    }) ?? unpatterned(pack.typeset(pack.lastSupport(material)));
  const core = {
    headline: headline.text,
    support: support.text,
    proofPoints: proofPointsOf(pack, material, `${headline.text} ${support.text}`, request.seed),
    callToAction: callToAction(pack, material, voice, request.seed),
  };
  return {
    ...completed(core, request, pack, material),
    history: { headlines: [...history.headlines, headline], supports: [...history.supports, support] },
  };
}

/** What a writer decides of an ad; the rest follows from the page. */
export type CoreWords = Pick<Words, "headline" | "support" | "proofPoints" | "callToAction">;

/** An ad around its core words: mark, rating and extras, with the facts that it prints. */
export function completed(
  core: CoreWords,
  request: CopyRequest,
  pack: LanguagePack,
  material: Material,
): Omit<Written, "history"> {
  const extras = extrasOf(request, pack, material, request.seed);
  const showsRating = request.angle === "social proof" || chance(request.seed, "rating") < 0.5;
  const rating = showsRating ? material.rating : null;
  const words: Words = {
    brand: material.brand,
    ...core,
    rating,
    ratingLabel: rating === null ? null : pack.ratingLabel(rating),
    ...extras,
  };
  return { language: pack.language, words, extras, facts: factsUsed(words, request, pack, material) };
}

function callToAction(pack: LanguagePack, material: Material, voice: Voice | null, seed: number): string {
  const forms = pack.callsToAction(material, voice, seed);
  return forms.find((form) => form.length <= wordLimits.callToAction) ?? forms.at(-1) ?? "";
}

function unpatterned(text: string): Candidate {
  return { text, pattern: "", voice: null, closeness: 0 };
}

/** The angle's own lines first; when all of them are used, another angle's are better than a repetition. */
function chooseHeadline(
  request: CopyRequest,
  pack: LanguagePack,
  material: Material,
  voice: Voice | null,
  used: readonly Candidate[],
): Candidate {
  const taken = new Set(used.map(({ text }) => headlineKey(text)));
  const order = [request.angle, ...CopyAngle.options.filter((angle) => angle !== request.angle)];
  for (const angle of order) {
    const fresh = headlinesFor(pack, material, angle, request).filter(({ text }) => !taken.has(headlineKey(text)));
    const chosen = choose(fresh, used, { seed: request.seed, label: "headline", voice, beside: "" });
    if (chosen) return chosen;
  }
  return unpatterned(pack.lastHeadline);
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
  const texts = countOf(used.map(({ text }) => headlineKey(text)));
  const endings = countOf(used.map(({ text }) => lastWord(text)));
  const recent = used.slice(-3).map(({ text }) => firstWord(text));
  const besideWords = new Set(contentWords(taste.beside));
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const { text, pattern, voice, closeness } = candidate;
    const words = headlineKey(text).split(" ");
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

/** A line without its typography: lines that differ in nothing else are the same. */
export function headlineKey(text: string): string {
  return plainHeadline(text)
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, "");
}

function firstWord(text: string): string {
  return headlineKey(text).split(" ")[0] ?? "";
}

function lastWord(text: string): string {
  return headlineKey(text).split(" ").at(-1) ?? "";
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
