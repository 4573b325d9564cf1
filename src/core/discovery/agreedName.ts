import { comparableName } from "./fields.ts";

/** Where a site says what it is called; a text is empty where it says nothing. */
export interface NameSigns {
  /** Single tags of the page's head that hold nothing but the name, the most usual first: `og:site_name`, structured data … */
  tags: readonly string[];
  /** The page's title, which may say more. */
  title: string;
  /** Without "www.". */
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

/** Shorter names are within other words by chance. */
const minLetters = 3;

/** The name on which a site's own signs agree: anybody can write anything into one tag. */
export function agreedName({ tags, title, host, words }: NameSigns): AgreedName {
  const claims = tags.filter((tag) => tag !== "");
  const parts = title.split(/\s[|–—·:-]\s/).map((part) => part.trim());
  const hostLabel = host.split(".").at(-2) ?? host;
  const confirms = (name: string, others: readonly string[]) => {
    const own = comparableName(name);
    if (own.length < minLetters) return others.some((other) => comparableName(other) === own);
    const isNamedAfter = comparableName(hostLabel).length > minLetters && own.includes(comparableName(hostLabel));
    return isNamedAfter || [host, ...others].some((other) => comparableName(other).includes(own));
  };
  const claimed = claims.find((claim, place) =>
    confirms(claim, [title, ...words, ...claims.filter((_, other) => other !== place)]),
  );
  const name = claimed ?? parts.find((part) => part !== "" && confirms(part, words));
  const doubted = claimed === undefined ? (claims[0] ?? null) : null;
  return { name: name ?? host, doubted };
}
