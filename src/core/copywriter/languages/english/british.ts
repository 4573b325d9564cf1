import type { LanguagePack } from "../pack.ts";

/** Languages of shops that use British spelling. */
const british = /^en-(?:GB|UK|IE|AU|NZ|ZA|IN)\b/i;

const spellings: readonly (readonly [american: RegExp, british: string])[] = [
  [/\b([Cc])olor/g, "$1olour"],
  [/\b([Ss])avor/g, "$1avour"],
  [/\b([Bb])ehavior/g, "$1ehaviour"],
  [/\b([Aa])rmor/g, "$1rmour"],
  [/\b([Rr])umor/g, "$1umour"],
  [/\b([Mm])oisturiz/g, "$1oisturis"],
  [/\broommate/g, "flatmate"],
];

/** A line of ours as British shops spell; the product's name stays as the shop has it. */
function spelt(line: string, name: string | null): string {
  const plain = (text: string) => spellings.reduce((said, [from, to]) => said.replace(from, to), text);
  return name === null ? plain(line) : line.split(name).map(plain).join(name);
}

/** The pack with British spellings where the shop's language asks for them; any other pack as it is. */
export function asSpeltIn(language: string | null, pack: LanguagePack, name: string | null): LanguagePack {
  if (pack.language !== "en" || !british.test(language ?? "")) return pack;
  return {
    ...pack,
    agree: (line) => spelt(pack.agree(line), name),
    callsToAction: (...asked) => pack.callsToAction(...asked).map((form) => spelt(form, name)),
  };
}
