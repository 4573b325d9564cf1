import { settableLetters } from "../rendering/letters.ts";
import { wordLimits as adLimits, type Words } from "../rendering/scene.ts";
import { saysOneOf } from "./bannedWords.ts";
import { shuffled } from "./languages/shared.ts";
import { plainHeadline, sharesWord } from "./line.ts";
import { wordLimits } from "./wordLimits.ts";

const unsettable = new RegExp(`[<>*]|(?![${settableLetters}])\\p{L}`, "u");

/**
 * The words with one of the claims that somebody has set for the brand, after the product's own proof points and where there is room beside them.
 * It stands as it was written: nothing is read out of it, and one that is too long stays out. Words without any proof point are meant so.
 */
export function withOwnClaim(
  words: Words,
  { ownClaims, bannedWords }: { ownClaims: readonly string[]; bannedWords: readonly string[] },
  seed: number,
): Words {
  const { proofPoints, headline, support } = words;
  if (proofPoints.length === 0 || proofPoints.length >= adLimits.proofPoints) return words;
  const beside = [plainHeadline(headline), support, ...proofPoints].join(" ");
  const claim = shuffled([...ownClaims], seed, "own claim").find(
    (each) =>
      each.length <= wordLimits.proofPoint &&
      !unsettable.test(each) &&
      !saysOneOf(each, bannedWords) &&
      !sharesWord(beside, each),
  );
  return claim === undefined ? words : { ...words, proofPoints: [...proofPoints, claim] };
}
