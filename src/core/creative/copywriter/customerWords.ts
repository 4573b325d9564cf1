import type { OwnNames } from "../../outsideWords/ownNames.ts";
import { offencesIn } from "../../outsideWords/unfit.ts";
import type { ProductFacts } from "../../product/facts.ts";
import { plainText } from "./clean.ts";
import type { Language } from "./language.ts";
import { isInnocent, isQuotable } from "./quotation.ts";
import { wordLimits } from "./review.ts";

type Reviews = ProductFacts["reviews"];

const shortest = 24;
const maxQuotations = 8;

/** Words of liking: a sentence without one may be true and still say nothing for the product. */
const praise: Record<Language, RegExp> = {
  en: /\b(?:love\w*|like (?:how|that|it)|adore\w*|soft\w*|smooth\w*|gentle|glow\w*|light\w*|lovely|beautiful\w*|perfect\w*|favou?rite|great|gorgeous|comfort\w*|hydrat\w*|fresh\w*|silk\w*|obsessed|happy|calm\w*|nice\w*|wonderful\w*|keeper|staple|pretty|velvet\w*|plump\w*|dewy|bright\w*|never without)\b/i,
  de: /(?<!\p{L})(?:lieb\p{L}*|weich\p{L}*|zart\p{L}*|geschmeidig\p{L}*|glatt\p{L}*|sanft\p{L}*|schön\p{L}*|perfekt\p{L}*|toll\p{L}*|begeistert|angenehm\p{L}*|frisch\p{L}*|leicht\p{L}*|wunderbar\p{L}*|strahl\p{L}*|seidig\p{L}*|gut\p{L}*|zufrieden)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ador\p{L}*|aime\p{L}*|dou(?:x|ce)\p{L}*|douceur|lisse\p{L}*|souple\p{L}*|légèr?e?|éclat\p{L}*|parfaite?\p{L}*|super|agréable\p{L}*|fraîche?|belle|beau|ravie?|confort\p{L}*|soyeu\p{L}*|top|lumineu\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:encant\p{L}*|ador\p{L}*|suave\p{L}*|lisa|sedos[oa]|liger[oa]|luminos[oa]|perfect[oa]|genial|agradable|fresc[oa]|bonit[oa]|feliz|content[oa]|cómod[oa]|maravill\p{L}*|favorit[oa])(?!\p{L})/iu,
};

/** A sentence that turns, complains or compares is not quoted, however it ends. */
const reservation: Record<Language, RegExp> = {
  en: /\b(?:(?:in|within|after) (?:a |an |just |only |the )?(?:few )?(?:days?|weeks?|hours?|nights?|minutes?|months?|use)|overnight|but|however|although|though|not|no|never(?! without)|n['’]t|unfortunately|only|except|hate\w*|sticky|greasy|smell\w*|scent|expensive|pricey|disappoint\w*|wish|than|waste\w*|stopped|husband|refund)\b/i,
  de: /(?<!\p{L})(?:(?:in|nach) (?:nur )?(?:wenigen |ein paar |einer? )?(?:tagen?|wochen?|stunden?|nächten?|minuten?|monaten?)|über nacht|aber|jedoch|leider|nicht|kein\p{L}*|nur|obwohl|teuer|geruch|riecht|klebt|fettig|als|enttäusch\p{L}*|schade)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:en|après) (?:quelques |une? )?(?:jours?|semaines?|heures?|nuits?|minutes?|mois)|mais|cependant|malheureusement|pas|jamais|seul\p{L}*|odeur|cher|chère|colle|gras|déçue?|dommage|que d['’]autres)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:en|tras) (?:pocos |pocas |unos |unas |una? )?(?:días?|semanas?|horas?|noches?|minutos?|mes(?:es)?)|pero|aunque|no|nunca|solo|lástima|olor|huele|car[oa]|pegajos[oa]|grasos[oa]|decepci\p{L}*)(?!\p{L})/iu,
};

/** What of the reviews an ad may quote: a whole sentence that likes the product without reserve, with who said it. */
export function quotationsOf(reviews: Reviews, language: Language, own: OwnNames): { text: string; author: string }[] {
  return reviews
    .flatMap(({ text, author, source }) => {
      const by = plainText(author ?? source ?? "");
      if (by === "" || !isInnocent(text) || !isQuotable(by, language, ["bidding", "shop talk"])) return [];
      return sentencesOf(text)
        .filter((sentence) => isTelling(sentence, language) && offencesIn(`${sentence} ${by}`, own).length === 0)
        .map((sentence) => ({ text: sentence, author: by }));
    })
    .slice(0, maxQuotations);
}

/** Ads have no exclamation marks: a quotation ends in a full stop in their stead. */
function sentencesOf(text: string): string[] {
  return plainText(text)
    .replace(/[!.…]+(?=\s|$)/g, ".")
    .split(/(?<=[.?])\s+/)
    .map((sentence) => sentence.trim());
}

function isTelling(sentence: string, language: Language): boolean {
  return (
    sentence.length >= shortest &&
    sentence.length <= wordLimits.quote &&
    /^\p{Lu}.*\p{L}\.$/u.test(sentence) &&
    !/\d|\p{Lu}{4}/u.test(sentence) &&
    sentence.split(" ").length >= 4 &&
    praise[language].test(sentence) &&
    !reservation[language].test(sentence) &&
    isQuotable(sentence, language)
  );
}

/** Whether a review by this author has the quotation; typography may differ from the page's. */
export function isSaidBy(quotation: string, author: string | null, reviews: Reviews): boolean {
  return reviews.some(
    (review) =>
      author !== null &&
      plainText(review.author ?? review.source ?? "") === author &&
      squashed(review.text).includes(squashed(quotation)),
  );
}

function squashed(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");
}
