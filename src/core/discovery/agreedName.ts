import { domainLabel } from "../outsideWords/ownNames.ts";

/** Where a site says what it is called; a text is empty where it says nothing. */
export interface NameSigns {
  /** Places of the page's head that hold nothing but the name, the most usual first; those of one group are one sign. */
  tags: readonly { name: string; group: "meta" | "structured data" }[];
  /** The page's title, which may say more. */
  title: string;
  /** Of the home page, without "www.". */
  host: string;
  /** Words in which the name may stand: the logo's, the line of copyright, the brand of the products. */
  words: readonly string[];
}

export interface AgreedName {
  /** What at least two signs say; the host where none agree. */
  name: string;
  /** What one tag alone claims, and was therefore not taken; null where there is none. */
  doubted: string | null;
}

/** Shorter names are within a host by chance. */
const minLetters = 3;

/** The name on which a site's own signs agree: anybody can write anything into one tag. */
export function agreedName({ tags, title, host, words }: NameSigns): AgreedName {
  const claims = tags.filter(({ name }) => name !== "");
  const parts = title.split(/\s[|–—·:-]\s/).map((part) => part.trim());
  const claimed = claims.find(
    ({ name, group }) =>
      isOfHost(name, host) ||
      [title, ...words].some((text) => says(text, name)) ||
      claims.some((other) => other.group !== group && (says(other.name, name) || says(name, other.name))),
  );
  const part = parts.find((text) => text !== "" && (isOfHost(text, host) || words.some((other) => says(other, text))));
  const doubted = claimed === undefined ? (claims[0]?.name ?? null) : null;
  return { name: claimed?.name ?? part ?? host, doubted };
}

/** Whether the registered part of the site's address is the name, or one holds the other. */
function isOfHost(name: string, host: string): boolean {
  const label = (domainLabel(`https://${host}/`) ?? "").replace(/[^a-z0-9]/g, "");
  return spellings(name).some((spelling) => {
    const letters = spelling.replaceAll(" ", "");
    if (letters === label) return letters !== "";
    const [shorter, longer] = letters.length < label.length ? [letters, label] : [label, letters];
    return shorter.length >= minLetters && longer.includes(shorter);
  });
}

/** Whether a text has the words of the name, one after the other. */
function says(text: string, name: string): boolean {
  const [wanted = ""] = spellings(name);
  return wanted !== "" && spellings(text).some((spelling) => ` ${spelling} `.includes(` ${wanted} `));
}

const plain: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe", đ: "d", ı: "i" };
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa" };
const ands = ["and", "und", "et", "y", "e", ""];

/** A name's words as domains write them: without accents, with umlauts as one letter or two, "&" in several languages; the plainest first. */
function spellings(text: string): string[] {
  const lower = text.normalize("NFC").toLowerCase().replace(/['’`]/g, "");
  const bySign = lower.includes("&") ? ["", ...ands].map((and) => lower.replaceAll("&", ` ${and} `)) : [lower];
  return bySign
    .flatMap((spelling) => [spelling, spelling.replace(/[äöüå]/g, (letter) => umlauts[letter] ?? letter)])
    .map((spelling) =>
      spelling
        .replace(/[ßłøæœđı]/g, (letter) => plain[letter] ?? letter)
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    );
}
