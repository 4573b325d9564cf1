/** What is wrong with a line, in words that a writer can act on. */
export type GrammarFault =
  | "wrong gender"
  | "article that should contract or elide"
  | "article where an amount is meant"
  | "word said twice"
  | "another register"
  | "spacing or marks of another language";

/** What is wrong, and how it is told. */
export type Fault = readonly [GrammarFault, RegExp];

export const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?![\\p{L}-])`, "iu");
export const before = (articles: string, nouns: readonly string[]) => word(`(?:${articles}) (?:${nouns.join("|")})`);

/** Nouns of a gender: what products are called, and ingredients ("f niacinamide") where the language gives them articles. */
export function nounsOf<G extends string>(
  { nouns, genderOf }: { nouns: readonly string[]; genderOf: (noun: string) => G },
  ingredients: readonly string[],
): (gender: G) => string[] {
  return (gender) => [
    ...nouns.filter((noun) => genderOf(noun) === gender),
    ...ingredients.filter((name) => name.startsWith(`${gender} `)).map((name) => name.slice(2)),
  ];
}

export const doubled = /(?<![\p{L}’-])(\p{L}{2,}) \1(?![\p{L}’-])/iu;
