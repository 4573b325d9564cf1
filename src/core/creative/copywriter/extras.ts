import type { Words } from "../../rendering/scene.ts";
import { inTurn } from "../seed.ts";
import { capitalised, plainText } from "./clean.ts";
import type { Language } from "./language.ts";
import { stuffLabel } from "./languages/ingredientNames.ts";
import type { LanguagePack } from "./languages/pack.ts";
import type { CopySource, Material } from "./material.ts";
import { isInnocent, isQuotable } from "./quotation.ts";
import { wordLimits } from "./review.ts";

/** Pieces that some layouts are built around; null where the page does not give them. */
export interface Extras {
  bigNumber: NonNullable<Words["bigNumber"]> | null;
  quote: string | null;
  callouts: NonNullable<Words["callouts"]> | null;
}

/** Every piece that a page gives; the same page always gives them in the same order. */
export type Pieces = { [Piece in keyof Extras]: readonly NonNullable<Extras[Piece]>[] };

export function piecesOf(source: CopySource, pack: LanguagePack, material: Material): Pieces {
  const callouts = calloutsOf(material);
  return {
    bigNumber: bigNumbers(pack, material),
    quote: quotesOf(source, pack.language).map((quote) => pack.typeset(quote)),
    callouts: callouts === null ? [] : [callouts],
  };
}

export function extrasOf({ bigNumber, quote, callouts }: Pieces, seed: number): Extras {
  return {
    bigNumber: inTurn(bigNumber, seed) ?? null,
    quote: inTurn(quote, seed) ?? null,
    callouts: inTurn(callouts, seed) ?? null,
  };
}

const hours: Record<Language, RegExp> = {
  en: /^(\d{1,3})[- ]?(?:hours?|h)[ -](?:of )?(\p{L}[\p{L} -]{3,24})$/iu,
  de: /^(\d{1,3})[- ]?(?:stunden|h)[- ](\p{L}[\p{L} -]{3,24})$/iu,
  fr: /^(\d{1,3}) ?(?:heures|h) (d[e’'] ?\p{L}[\p{L} -]{3,24})$/iu,
  es: /^(\d{1,3}) ?(?:horas|h) (de \p{L}[\p{L} -]{3,24})$/iu,
};
const share = /^(\d{1,3})\s?% (\p{L}[\p{L} ’'-]{3,26})$/u;

/** Every figure of the page that says something by itself. */
function bigNumbers(pack: LanguagePack, { claims, ingredients, rating }: Material): NonNullable<Words["bigNumber"]>[] {
  const fromClaims = claims.flatMap((claim) => {
    const [, amount, held] = hours[pack.language].exec(claim) ?? [];
    if (amount !== undefined && held !== undefined) {
      return [{ value: `${amount}\u00a0h`, label: pack.language === "en" ? `of ${held.toLowerCase()}` : held }];
    }
    const [, percent, what] = share.exec(claim) ?? [];
    const spaced = pack.percentOf(Number(percent), `${percent}%`);
    return percent === undefined || what === undefined ? [] : [{ value: spaced, label: what }];
  });
  const fromIngredients = ingredients.flatMap(({ percent, name }) =>
    percent === null ? [] : [{ value: percent, label: name }],
  );
  const fromRating =
    rating === null ? [] : [{ value: pack.ratingValue(rating.value), label: ratingCaption(pack, rating) }];
  return [...fromClaims, ...fromIngredients, ...fromRating].filter(
    ({ value, label }) => value.length <= wordLimits.bigNumber && label.length <= wordLimits.proofPoint,
  );
}

const stars: Record<Language, string> = { en: "stars", de: "Sterne", fr: "étoiles", es: "estrellas" };
const opinions: Record<Language, string> = { en: "reviews", de: "Bewertungen", fr: "avis", es: "opiniones" };

function ratingCaption(pack: LanguagePack, { reviewCount }: NonNullable<Material["rating"]>): string {
  const counted = reviewCount === null ? "" : ` · ${pack.grouped(reviewCount)} ${opinions[pack.language]}`;
  return `${stars[pack.language]}${counted}`;
}

const shortest = 24;
/** A shop that speaks of itself, or to somebody, is not describing the product. */
const speaksOf: Record<Language, RegExp> = {
  en: /\b(we|our|us|you|your|i|my)\b/i,
  de: /(?<!\p{L})(?:wir|uns\p{L}*|du|dein\p{L}*|sie|ihre?\p{L}?|ich|mein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|vous|votre|vos|tu|ta|ton|tes|je|mon|ma|mes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotr\p{L}+|nuestr\p{L}+|tú|tus?|usted|su|yo|mi|mis)(?!\p{L})/iu,
};

/** What says what a product is begins so; how to use it, where to keep it and how often begins otherwise. */
const describes: Record<Language, RegExp> = {
  en: /^(?:an?|the|this|it|its)\b/i,
  de: /^(?:ein|eine|der|die|das|diese|dieser|dieses|es|er)(?!\p{L})/iu,
  fr: /^(?:(?:une?|le|la|les|ce|cet|cette|elle|il)(?!\p{L})|l['’])/iu,
  es: /^(?:una?|el|la|este|esta|es)(?!\p{L})/iu,
};
/** Said in an ad, it would tell a reader what is wrong with them. */
const discomfort: Record<Language, RegExp> = {
  en: /\b(?:tight|upset|irritat\w*|reactive|itch\w*|flak\w*|dull|tired|stressed|stuffy|red|redness|blemish\w*|breakouts?)\b/i,
  de: /(?<!\p{L})(?:spann\p{L}*|gereizt\p{L}*|irritiert\p{L}*|juck\p{L}*|schupp\p{L}*|fahl\p{L}*|müde\p{L}*|gestresst\p{L}*|rötung\p{L}*|unrein\p{L}*)/iu,
  fr: /(?<!\p{L})(?:tiraill\p{L}*|irrit\p{L}*|réacti\p{L}*|démang\p{L}*|tern\p{L}*|fatigu\p{L}*|stress\p{L}*|rougeurs?|imperfections?)/iu,
  es: /(?<!\p{L})(?:tirant\p{L}*|irritad\p{L}*|reactiv\p{L}*|pic(?:or|azón)|apagad\p{L}*|cansad\p{L}*|estresad\p{L}*|rojec\p{L}*|imperfecci\p{L}*)/iu,
};

/** Whole sentences of the description that an ad may quote as they stand. */
function quotesOf({ facts }: CopySource, language: Language): string[] {
  if (!isInnocent(facts.description)) return [];
  const sentences = plainText(facts.description).split(/(?<=[.!?…])\s+/);
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= shortest && sentence.length <= wordLimits.quote)
    .filter((sentence) => /^\p{Lu}.*\p{L}\.$/u.test(sentence) && sentence.split(" ").length >= 4)
    .filter((sentence) => !/\p{Lu}{6}/u.test(sentence) && !speaksOf[language].test(sentence))
    .filter((sentence) => describes[language].test(sentence) && !discomfort[language].test(sentence))
    .filter((sentence) => isQuotable(sentence, language))
    .slice(0, 8);
}

const mostCallouts = 4;

/** Ingredients that point at the product, each with its share or what kind of stuff it is; null under two. */
function calloutsOf({ ingredients, language }: Material): Extras["callouts"] {
  const callouts = ingredients
    .filter(({ name }) => name.length <= wordLimits.proofPoint)
    .slice(0, mostCallouts)
    .map(({ key, name, percent }) => {
      const label = stuffLabel(key, language);
      const saysItself = label !== null && name.toLowerCase().includes(label.toLowerCase());
      return { name: capitalised(name), note: percent ?? (saysItself ? null : label) };
    });
  return callouts.length < 2 ? null : callouts;
}
