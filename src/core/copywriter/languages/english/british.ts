import type { LanguagePack } from "../pack.ts";

/** Languages of shops that use British spelling. */
const british = /^en-(?:GB|UK|IE|AU|NZ|ZA|IN)\b/i;
/** English of a country where it is spelt otherwise. */
const american = /^en-(?:US|PH)\b/i;

/** What only British pages spell so, and only American ones; a page that does both says nothing. */
const britishSign = /£|\b(?:colour|favourit|flavour|odour|moisturis|sulphate|fibre|centre|aluminium|cosy|grey)/i;
const americanSign = /\b(?:color(?!ant)|favorit|flavor|odor|moisturiz|sulfate-free|fiber|center|aluminum|cozy|gray)/i;

const spellings: readonly (readonly [american: RegExp, british: string])[] = [
  [/\b([Cc])olor/g, "$1olour"],
  [/\b([Ss])avor/g, "$1avour"],
  [/\b([Ff])avorite/g, "$1avourite"],
  [/\b([Mm])oisturiz/g, "$1oisturis"],
];

/** A line of ours as British shops spell; the product's name stays as the shop has it. */
function spelt(line: string, name: string | null): string {
  const plain = (text: string) => spellings.reduce((said, [from, to]) => said.replace(from, to), text);
  return name === null ? plain(line) : line.split(name).map(plain).join(name);
}

/** Whether a shop spells as the British do: its language says so or, where that names no country, the page's own words. */
function isBritish(language: string | null, texts: readonly string[]): boolean {
  if (british.test(language ?? "")) return true;
  if (american.test(language ?? "")) return false;
  const text = texts.join("\n");
  return britishSign.test(text) && !americanSign.test(text);
}

/** The pack with British spellings where the shop's language, or the page's `texts`, ask for them; any other pack as it is. */
export function asSpeltIn(
  language: string | null,
  pack: LanguagePack,
  name: string | null,
  texts: readonly string[],
): LanguagePack {
  if (pack.language !== "en" || !isBritish(language, texts)) return pack;
  return {
    ...pack,
    agree: (line) => spelt(pack.agree(line), name),
    callsToAction: (...asked) => pack.callsToAction(...asked).map((form) => spelt(form, name)),
  };
}
