import { CopyAngle } from "../contract/creative.ts";
import type { Words } from "../rendering/scene.ts";
import { chance } from "../seed.ts";
import { saysOneOf } from "./bannedWords.ts";
import { choose, type Taste, wordsSaid } from "./choose.ts";
import { type Extras, extrasOf, noExtras, type Pieces } from "./extras.ts";
import { speaksOfFigure } from "./figures.ts";
import { callsUpOccasion } from "./fitting.ts";
import { hasWord } from "./foundation.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { numbersIn, saysRating } from "./numbers.ts";
import type { Language } from "./language.ts";
import { type Page, pageOf, type PageSource } from "./page.ts";
import { proofPointsOf } from "./proofPoints.ts";
import { persuades } from "./socialProof.ts";
import { factsUsed, type UsedFact } from "./provenance.ts";
import {
  type Candidate,
  candidateOf,
  headlineKey,
  pagesOwn,
  plainHeadline,
  sharesBeginning,
  sharesRoot,
  sharesWord,
} from "./line.ts";
import { wordLimits } from "./wordLimits.ts";
import { type Voice, voiceOf } from "./tone.ts";

export { headlineKey } from "./line.ts";

export interface CopyRequest extends PageSource {
  angle: CopyAngle;
  /** Free text; chooses a voice and is never quoted. */
  tone: string | null;
  seed: number;
  /** Nothing but headline, support, call to action and rating: what else a page gives is the first that has no room. */
  isPlain?: boolean;
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

/**
 * The copywriter without a model: a grammar over what the page says, in the shop's language. The same request and history
 * always give the same words, and no headline of the history comes again while another is left.
 */
export function writeWords(request: CopyRequest, history: CopyHistory): Written {
  const page = pageOf(request);
  const { pack, material } = page;
  const { angle, seed } = request;
  const voice = voiceOf(request.tone);
  const said = wordsSaid([...history.headlines, ...history.supports], page.ownWords);
  const taste = { seed, voice, said };
  const figures = chance(seed, "figure") < figureChance ? page.pieces().bigNumber : [];
  const headline = chooseHeadline(page, { angle, figures }, history.headlines, {
    ...taste,
    label: "headline",
    beside: [],
  });
  const support =
    choose(supportsBeside(page, angle, headline), history.supports, {
      ...taste,
      label: "support",
      beside: headline.content,
    }) ?? candidateOf(pack.typeset(pack.lastSupport(material)));
  const points = request.isPlain ? [] : proofPointsOf(pack, material, `${headline.text} ${support.text}`, seed);
  const core = {
    headline: headline.text,
    support: support.text,
    proofPoints: points.filter((point) => !saysOneOf(point, request.bannedWords ?? [])),
    callToAction: callToAction(page, request, { voice, beside: support.text }),
  };
  return {
    ...completed(core, request, page),
    history: { headlines: [...history.headlines, headline], supports: [...history.supports, support] },
  };
}

/**
 * Lines that go on where the headline ends: they open otherwise, name no ingredient again, call up no second occasion and, where there are others, use none of its telling words again.
 */
function supportsBeside(page: Page, angle: CopyAngle, headline: Candidate): readonly Candidate[] {
  const { material } = page;
  const name = material.name ?? "";
  const said = material.ingredients.filter((hero) => hasWord(plainHeadline(headline.text), hero.name));
  // What the page says of something else is another ad's: under an ingredient it says what that one does, or what is in it besides.
  const isOfOthers = ({ closeness, text }: Candidate) =>
    said.length > 0 &&
    headline.closeness !== pagesOwn &&
    closeness === pagesOwn &&
    !material.ingredients.some(({ name }) => hasWord(text, name));
  const fitting = page
    .supports(angle)
    .filter(
      (support) =>
        support.opening !== headline.opening &&
        !isOfOthers(support) &&
        !(callsUpOccasion(headline, material) && callsUpOccasion(support, material)) &&
        !said.some((hero) => hasWord(support.text.replaceAll(name, " "), hero.name)),
    );
  const isWhole = headline.key === headlineKey(headline.pattern);
  const goesOn = fitting.filter(
    ({ pattern, key }) =>
      !isWhole && headline.closeness === pagesOwn && pattern === headline.pattern && !key.includes(headline.key),
  );
  if (goesOn.length > 0) return goesOn;
  const telling = headline.content.filter((word) => !page.ownWords.has(word));
  const fresh = fitting.filter(({ content }) => !content.some((word) => telling.includes(word)));
  return fresh.length > 0 ? fresh : fitting;
}

/** What a writer decides of an ad; the rest follows from the page. */
export type CoreWords = Pick<Words, "headline" | "support" | "proofPoints" | "callToAction">;

/** An ad around its core words: mark, rating and extras, with the facts that it prints. */
export function completed(
  core: CoreWords,
  { angle, seed, isPlain }: CopyRequest,
  page: Page,
): Omit<Written, "history"> {
  const { pack, material } = page;
  const extras = isPlain ? noExtras : extrasOf(page.pieces(), { headline: core.headline, angle, seed });
  const isOfPeople = angle === "social proof";
  const showsRating = persuades(material.rating)
    ? isOfPeople || chance(seed, "rating") < 0.5
    : isOfPeople && extras.quote === null;
  const isSaid = saysRating(core.headline, material.rating);
  // Where the headline has both the figure and how many have rated, stars have nothing to add.
  const isSaidWhole = isSaid && material.rating !== null && saysCount(core.headline, material.rating);
  const rating = (showsRating || isSaid) && !isSaidWhole ? material.rating : null;
  const words: Words = {
    brand: material.brand,
    ...core,
    rating,
    ratingLabel: rating === null ? null : isSaid ? reviewsOf(pack, rating) : pack.ratingLabel(uncounted(core, rating)),
    bigNumber: extras.bigNumber,
    quote: extras.quote?.text ?? null,
    quoteAuthor: extras.quote?.author ?? null,
    callouts: extras.callouts,
  };
  return { language: pack.language, words, extras, facts: factsUsed(words, page.facts(), pack, material) };
}

type Rating = NonNullable<Words["rating"]>;

/** The rating without the number of those who have rated where the headline has it. */
function uncounted({ headline }: CoreWords, rating: Rating): Rating {
  return saysCount(headline, rating) ? { ...rating, reviewCount: null } : rating;
}

function saysCount(headline: string, { reviewCount }: Rating): boolean {
  return numbersIn(headline).includes(String(reviewCount));
}

/** What stands beside the stars where the headline has the figure: how many have rated. */
function reviewsOf(pack: LanguagePack, rating: Rating): string {
  return rating.reviewCount === null ? pack.ratingLabel(rating) : `${pack.grouped(rating.reviewCount)} ${pack.reviews}`;
}

/** The best form that fits; where others are left, one that neither says again what the support says nor names another texture than it does. */
function callToAction(
  { pack, material }: Page,
  { bannedWords = [], seed }: CopyRequest,
  { voice, beside }: { voice: Voice | null; beside: string },
): string {
  const { noun, texture } = material;
  const all = pack.callsToAction(material, voice, seed);
  const allowed = all.filter((form) => !saysOneOf(form, bannedWords));
  const isOther =
    texture !== null && beside.toLowerCase().includes(texture.toLowerCase()) && !sharesBeginning(texture, noun);
  const withoutNoun = (text: string) => text.toLowerCase().replaceAll(noun.toLowerCase(), " ");
  const fitting = allowed.filter(
    (form) =>
      !sharesWord(withoutNoun(form), withoutNoun(beside)) &&
      !sharesRoot(withoutNoun(form), withoutNoun(beside)) &&
      !(isOther && form.toLowerCase().includes(noun.toLowerCase())),
  );
  // Something has to stand on the button.
  const forms = [fitting, allowed, all].find((some) => some.length > 0) ?? all;
  return forms.find((form) => form.length <= wordLimits.callToAction) ?? forms.at(-1) ?? "";
}

/** How often a page's figure is given a headline of its own, where there is one. */
const figureChance = 0.2;
/** One ingredient would open or close too many headlines of a delivery if each of its figures had one. */
const maxFigureHeadlines = 3;

/**
 * The angle's own lines first, those that speak of one of the figures before all; when all of them are used, another angle's
 * are better than a repetition.
 */
function chooseHeadline(
  page: Page,
  { angle, figures }: { angle: CopyAngle; figures: Pieces["bigNumber"] },
  used: readonly Candidate[],
  taste: Taste,
): Candidate {
  const taken = new Set(used.map(({ key }) => key));
  const order = [angle, ...CopyAngle.options.filter((other) => other !== angle)];
  const speaks = ({ text }: Candidate) => figures.some((figure) => speaksOfFigure(text, figure, angle));
  const mayFigure = used.filter(speaks).length < maxFigureHeadlines;
  for (const each of order) {
    const fresh = page.headlines(each).filter(({ key }) => !taken.has(key));
    const figured = mayFigure && each === angle ? fresh.filter(speaks) : [];
    const chosen = choose(figured.length > 0 ? figured : fresh, used, taste);
    if (chosen) return chosen;
  }
  return candidateOf(page.pack.lastHeadline);
}
