import type { CopyAngle } from "../contract/creative.ts";
import type { Words } from "../rendering/scene.ts";
import { inTurn } from "../seed.ts";
import { ratingUse } from "./socialProof.ts";
import { capitalised } from "./clean.ts";
import { effectOf } from "./effects.ts";
import { speaksOfFigure } from "./figures.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { sharesWord } from "./line.ts";
import { type CopySource, type Material, ownNamesOf } from "./material.ts";
import { quotationsOf } from "./customerWords.ts";
import { wordLimits } from "./wordLimits.ts";

/** Pieces that some layouts are built around; null where the page does not give them. */
export interface Extras {
  bigNumber: NonNullable<Words["bigNumber"]> | null;
  quote: { text: string; author: string } | null;
  callouts: NonNullable<Words["callouts"]> | null;
}

export const noExtras: Extras = { bigNumber: null, quote: null, callouts: null };

/** Every piece that a page gives; the same page always gives them in the same order. */
export type Pieces = { [Piece in keyof Extras]: readonly NonNullable<Extras[Piece]>[] };

export function piecesOf(source: CopySource, pack: LanguagePack, material: Material): Pieces {
  const callouts = calloutsOf(source, material);
  return {
    bigNumber: bigNumbers(pack, material),
    quote: quotationsOf(source.facts.reviews, pack.language, ownNamesOf(source)).map(({ text, author }) => ({
      text: pack.typeset(text),
      author,
    })),
    callouts: callouts === null ? [] : [callouts],
  };
}

/** One of each, as the seed has it; a figure only beside a headline that speaks of the same fact. */
export function extrasOf(
  { bigNumber, quote, callouts }: Pieces,
  { headline, angle, seed }: { headline: string; angle: CopyAngle; seed: number },
): Extras {
  const fitting = bigNumber.filter((figure) => speaksOfFigure(headline, figure, angle));
  return {
    bigNumber: inTurn(fitting, seed) ?? null,
    quote: inTurn(quote, seed) ?? null,
    callouts: saidFirst(inTurn(callouts, seed) ?? null, headline),
  };
}

/** What the headline names is pointed at before all else: a layout shows three. */
function saidFirst(callouts: Extras["callouts"], headline: string): Extras["callouts"] {
  const isSaid = ({ name }: { name: string }) => sharesWord(headline, name);
  return callouts && [...callouts.filter(isSaid), ...callouts.filter((callout) => !isSaid(callout))];
}

const share = /^(\d{1,3})\s?% (\p{L}[\p{L} ’'-]{3,26})$/u;

/** Every figure of the page that says something by itself; an ingredient's share says its name, which a headline would say again. */
function bigNumbers(pack: LanguagePack, { claims, rating }: Material): NonNullable<Words["bigNumber"]>[] {
  const fromClaims = claims.flatMap((claim) => {
    const [, amount, held] = pack.reading.hours.exec(claim) ?? [];
    if (amount !== undefined && held !== undefined) {
      return [{ value: `${amount}\u00a0h`, label: pack.language === "en" ? `of ${held.toLowerCase()}` : held }];
    }
    const [, percent, what] = share.exec(claim) ?? [];
    const spaced = pack.percentOf(Number(percent), `${percent}%`);
    return percent === undefined || what === undefined ? [] : [{ value: spaced, label: what }];
  });
  const fromRating =
    rating === null || ratingUse(rating) !== "figure"
      ? []
      : [{ value: pack.ratingValue(rating.value), label: ratingCaption(pack, rating) }];
  return [...fromClaims, ...fromRating].filter(
    ({ value, label }) => value.length <= wordLimits.bigNumber && label.length <= wordLimits.proofPoint,
  );
}

function ratingCaption(pack: LanguagePack, { reviewCount }: NonNullable<Material["rating"]>): string {
  const counted = reviewCount === null ? "" : ` · ${pack.grouped(reviewCount)} ${pack.reviews}`;
  return `${pack.stars}${counted}`;
}

const mostCallouts = 4;

/**
 * What points at the product: ingredients with their share or what the page says that they do, and claims with a figure; what is
 * left out has no place on a pack to point at. Null under two, and where no ingredient is among them.
 */
function calloutsOf({ facts }: CopySource, { ingredients, claims, language }: Material): Extras["callouts"] {
  const named = ingredients.map((hero) => ({
    name: capitalised(hero.name),
    note: hero.percent ?? effectOf(hero, facts.description, language),
  }));
  const said = claims.map((name) => ({ name, note: null }));
  const isTelling = ({ note }: { note: string | null }) => note !== null;
  const hasFigure = ({ name }: { name: string }) => /\d/.test(name);
  const callouts: NonNullable<Extras["callouts"]> = [];
  for (const callout of [
    ...named.filter(isTelling),
    ...said.filter(hasFigure).slice(0, 2),
    ...named.filter((one) => !isTelling(one)),
  ]) {
    const fits = callout.name.length <= wordLimits.proofPoint;
    if (fits && !callouts.some((other) => sharesWord(other.name, callout.name))) callouts.push(callout);
  }
  const hasIngredient = callouts.some(({ name }) => named.some((one) => one.name === name));
  return callouts.length < 2 || !hasIngredient ? null : callouts.slice(0, mostCallouts);
}
