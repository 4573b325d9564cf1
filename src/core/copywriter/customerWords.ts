import type { OwnNames } from "../outsideWords/ownNames.ts";
import { offencesIn } from "../outsideWords/unfit.ts";
import type { ProductFacts } from "../product/facts.ts";
import { plainText } from "./clean.ts";
import { languagePacks } from "./languages/packs.ts";
import type { Language } from "./language.ts";
import { isHarmless, isQuotable } from "./quotation.ts";
import { wordLimits } from "./wordLimits.ts";

type Reviews = ProductFacts["reviews"];

const shortest = 24;
const maxQuotations = 8;

/** What of the reviews an ad may quote: a whole sentence that likes the product without reserve, with who said it. */
export function quotationsOf(reviews: Reviews, language: Language, own: OwnNames): { text: string; author: string }[] {
  return reviews
    .flatMap(({ text, author, source }) => {
      const by = plainText(author ?? source ?? "");
      if (by === "" || !isHarmless(text) || !isQuotable(by, language, ["bidding", "shop talk"])) return [];
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
  const { praise, reservation } = languagePacks[language].reading;
  return (
    sentence.length >= shortest &&
    sentence.length <= wordLimits.quote &&
    /^\p{Lu}.*\p{L}\.$/u.test(sentence) &&
    !/\d|\p{Lu}{4}/u.test(sentence) &&
    sentence.split(" ").length >= 4 &&
    praise.test(sentence) &&
    !reservation.test(sentence) &&
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
