import { offenceNames } from "../outsideWords/offenceNames.ts";
import { offencesIn } from "../outsideWords/unfit.ts";
import { capitalised, isTypesettable, plainText } from "./clean.ts";
import { wordLimits } from "./wordLimits.ts";

/** Letters of a name's longest word: a line of ads holds no more of the widest. */
const longestNameWord = 28;

/**
 * What signs a brand's ads: its name, where it fits, says nothing that no ad says and the ads' faces have its letters; else what of it
 * does, or the name of its site (`url`: any address of it). Null where neither says anything.
 */
export function brandMark(brandName: string, url: string): string | null {
  const site = siteName(url);
  const plain = plainText(brandName);
  if (isNumericHost(plain) || offencesIn(plain, { url }).length > 0) return site;
  if (isSettable(plain)) return plain;
  const words = plain.split(" ").filter((word) => isTypesettable(word));
  const legible = words.join(" ");
  // A name cut short is another name: the site's is at least the brand's own.
  if (!fits(legible)) return site ?? cutShort(words);
  return legible.length > 1 ? legible : site;
}

/** What a person should know where ads are signed otherwise than with the brand's name, a sentence. */
export function brandMarkNote(brandName: string, url: string): string[] {
  const plain = plainText(brandName);
  const mark = brandMark(brandName, url);
  if (mark === null || mark === plain || isNumericHost(plain)) return [];
  const [offence] = offencesIn(plain, { url });
  const reason =
    offence !== undefined
      ? `holds ${offenceNames[offence]}`
      : fits(plain)
        ? "has letters that the ads' typefaces lack"
        : "is longer than a line of an ad";
  return [`Ads are signed “${mark}”: the name that the site gives itself ${reason}.`];
}

const isSettable = (name: string) => fits(name) && isTypesettable(name);

function fits(name: string): boolean {
  return name.length <= wordLimits.brand && name.split(" ").every((word) => word.length <= longestNameWord);
}

/** A shop without a name goes by its host, which may be an address of numbers. */
function isNumericHost(name: string): boolean {
  return /^[\d.:]+$/.test(name);
}

/** As many of a name's words as fit. */
function cutShort(words: readonly string[]): string {
  const cut = words.map((word) => word.slice(0, longestNameWord)).join(" ");
  return cut.length <= wordLimits.brand ? cut : cut.slice(0, wordLimits.brand).replace(/\s\S*$/, "");
}

function siteName(url: string): string | null {
  const label = /^https?:\/\/(?:www\.|shop\.)?([a-z0-9-]{2,28})\./i.exec(url)?.[1] ?? "";
  if (!/[a-z]/i.test(label) || label.toLowerCase().startsWith("xn--")) return null;
  const name = label.split("-").filter(Boolean).map(capitalised).join(" ");
  return offencesIn(name, { url }).length === 0 ? name : null;
}
