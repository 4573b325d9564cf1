import { z } from "zod";
import type { CopyAngle } from "../contract/creative.ts";
import { withItalics } from "./candidates.ts";
import { plainDigits, plainText } from "./clean.ts";
import { isUnfitting } from "./fitting.ts";
import { hasWord, unfoundedIn } from "./foundation.ts";
import { detectLanguage } from "./tellLanguage.ts";
import { pageOf } from "./page.ts";
import { isHarmless } from "./quotation.ts";
import { reviewWords } from "./review.ts";
import { candidateOf, headlineKey, plainHeadline } from "./line.ts";
import { wordLimits } from "./wordLimits.ts";
import { completed, type CopyHistory, type CopyRequest, type Written } from "./writeWords.ts";

/** What a text model is asked for. Somewhat longer than an ad may be, so that a line too long gets its reason. */
export const Proposal = z.object({
  headline: z.string().min(1).max(80),
  support: z.string().min(1).max(160),
  proofPoints: z.array(z.string().min(1).max(60)).max(3),
  callToAction: z.string().min(1).max(40),
});
export type Proposal = z.infer<typeof Proposal>;

const structures: Record<CopyAngle, string> = {
  "pain + solution": "Name a strain of daily life that is not about the reader's looks, then the ease that answers it.",
  "benefit outcome": "Say what it comes to first, then what brings it.",
  sensory: "Describe the first touch, slowly.",
  transformation: "Move from one state to a better one; promise no result and no before and after.",
  ritual: "Place it in a moment of the day and say what the hands do.",
  "social proof": "Speak of other people; use the rating only where the page has one, in its own figures.",
};

/** The question for one ad; `objections` are the reasons why the last answer was not used. */
export function questionFor(request: CopyRequest, objections: readonly string[]): string {
  const { bannedWords: banned = [] } = request;
  return [
    `Write one beauty ad in ${pageOf(request).pack.name}, as a native senior copywriter would.`,
    `Angle "${request.angle}": ${structures[request.angle]}`,
    `Lengths in characters: headline up to ${wordLimits.headline}, support up to ${wordLimits.support}, callToAction up to ${wordLimits.callToAction}.`,
    "proofPoints: up to 3, each copied exactly from the list of proof points; none where the list is empty.",
    "Use only facts of the page. No number that the page does not name, no amounts in words.",
    "No medical claim, no promise of results, no before and after, no superlative, no exclamation mark, nothing about the reader's looks, age or skin problems.",
    "Follow the tone that is wished. Do not repeat or vary an earlier headline. Sentence case, correct typography of the language.",
    ...(banned.length > 0 ? ["Use none of the page's words never to use, in whatever form."] : []),
    ...(objections.length > 0 ? [`The last answer was refused: ${objections.join("; ")}. Write another.`] : []),
  ].join("\n");
}

const longestDescription = 2000;
const mostEarlier = 50;

/** What a model may know of the page, cleaned; the caller fences it as data. */
export function materialFor(request: CopyRequest, history: CopyHistory): string {
  const { pack, material } = pageOf(request);
  const { description } = request.facts;
  const lines: readonly (readonly [string, string])[] = [
    ["Brand", material.brand],
    ["Product", material.name ?? material.noun],
    ["Kind", material.noun],
    ["Tone wished", plainText(request.tone ?? "").slice(0, 300)],
    ["Proof points", proofPointsFor(request).join(" | ")],
    ["Texture", material.texture ?? ""],
    ["Words never to use", (request.bannedWords ?? []).map(plainText).join(" | ")],
    ["Rating", material.rating === null ? "" : pack.ratingLabel(material.rating)],
    [
      "Earlier headlines",
      history.headlines
        .slice(-mostEarlier)
        .map(({ text }) => plainHeadline(text))
        .join(" | "),
    ],
    ["Description", isHarmless(description) ? plainText(description).slice(0, longestDescription) : ""],
  ];
  return lines.flatMap(([label, text]) => (text === "" ? [] : `${label}: ${text}`)).join("\n");
}

/** The points that a model may choose from: the page's claims and ingredients that fit an ad. */
function proofPointsFor(request: CopyRequest): string[] {
  const { claims, ingredients } = pageOf(request).material;
  return [...ingredients.map(({ amount }) => amount), ...claims]
    .filter((point) => point.length <= wordLimits.proofPoint)
    .slice(0, 16);
}

/** A model's ad, held to every rule that our own is held to; or what speaks against it, in plain words. */
export function judgeProposal(
  proposal: Proposal,
  request: CopyRequest,
  history: CopyHistory,
): { written: Written; objections: [] } | { written: null; objections: string[] } {
  const page = pageOf(request);
  const { pack, material } = page;
  const line = (text: string) => pack.typeset(plainDigits(text).replaceAll("*", "").replace(/\s+/g, " ").trim());
  const allowed = new Map(proofPointsFor(request).map((point) => [headlineKey(point), point]));
  const headline = withItalics(line(proposal.headline));
  const support = line(proposal.support);
  const points = proposal.proofPoints.map((point) => allowed.get(headlineKey(line(point))) ?? null);
  const core = {
    headline,
    support,
    proofPoints: [...new Set(points.filter((point) => point !== null))],
    callToAction: line(proposal.callToAction),
  };
  const written = completed(core, request, page);
  const said = `${plainHeadline(headline)} ${support} ${core.callToAction}`;
  const spoken = detectLanguage(said);
  const objections = [
    ...reviewWords(written.words, request, pack.language).map(({ field, rule }) => `${field}: ${rule}`),
    ...(request.bannedWords ?? []).filter((word) => hasWord(said, word)).map((word) => `"${word}" is not to be used`),
    ...unfoundedIn(said, request, pack, material).map((what) => `"${what}" is not on the page`),
    ...[headline, support]
      .filter((text) => isUnfitting(plainHeadline(text), material))
      .map((text) => `"${plainHeadline(text)}" does not fit the product's hour, place or form`),
    ...(points.includes(null) ? ["proofPoints: one is not in the list"] : []),
    ...(spoken !== null && spoken !== pack.language ? ["it is in another language"] : []),
    ...(history.headlines.some(({ key }) => key === headlineKey(headline)) ? ["the headline was used before"] : []),
  ];
  if (objections.length > 0) return { written: null, objections: [...new Set(objections)] };
  return {
    written: {
      ...written,
      history: {
        headlines: [...history.headlines, candidateOf(headline, { closeness: 2 })],
        supports: [...history.supports, candidateOf(support, { closeness: 2 })],
      },
    },
    objections: [],
  };
}
