import type { Words } from "../rendering/scene.ts";
import { plainText } from "./clean.ts";
import { ingredientOf } from "./ingredients.ts";
import type { LanguagePack } from "./languages/pack.ts";
import type { CopySource, Material } from "./material.ts";
import { claimsOf, claimText } from "./readMaterial.ts";

/** A fact that an ad prints, and where the page says it. */
export interface UsedFact {
  /** As the ad has it. */
  text: string;
  source: "ingredient" | "claim" | "texture" | "rating" | "review" | "name";
  /** As the page has it. */
  quote: string;
}

/** A fact that an ad may print. */
export interface PrintableFact extends UsedFact {
  /** What an ad that has the fact prints, in comparable text. */
  sign: string;
  /** The same with its share; null where the page gives none. */
  share: { sign: string; text: string } | null;
}

export function printableFacts(page: CopySource, pack: LanguagePack, material: Material): PrintableFact[] {
  const { facts, name } = page;
  const printable: PrintableFact[] = [];
  const add = (text: string, source: UsedFact["source"], quote: string, share: PrintableFact["share"] = null) =>
    printable.push({ text, source, quote, sign: comparable(text), share });
  for (const { name: scraped, percent } of facts.ingredients) {
    const own = ingredientOf(plainText(scraped), null, pack)?.name;
    const hero = material.ingredients.find((ingredient) => ingredient.name === own);
    if (hero === undefined) continue;
    const share = hero.percent === null ? null : { sign: comparable(hero.percent), text: hero.amount };
    add(hero.name, "ingredient", percent === null ? scraped : `${scraped} ${percent}%`, share);
  }
  for (const claim of claimsOf(page)) {
    const line = pack.claimLine(claimText(claim, pack), material.noun);
    if (line !== null && line.length >= 4) add(pack.typeset(line), "claim", claim);
  }
  for (const { text, quote, halves } of material.points)
    for (const line of [text, ...(halves === null ? [] : [halves.first, halves.rest])]) add(line, "claim", quote);
  if (material.texture !== null) add(material.texture, "texture", facts.texture ?? "");
  if (material.name !== null) add(material.name, "name", name);
  return printable;
}

/** The facts that these words print. */
export function factsUsed(
  words: Words,
  facts: readonly PrintableFact[],
  pack: LanguagePack,
  { rating }: Material,
): UsedFact[] {
  const printed = comparable(
    [
      words.headline.replaceAll("*", ""),
      words.support,
      ...words.proofPoints,
      words.bigNumber ? `${words.bigNumber.value} ${words.bigNumber.label}` : "",
      ...(words.callouts ?? []).map(({ name, note }) => `${name} ${note ?? ""}`),
    ].join(" | "),
  );
  const used = facts
    .filter(({ sign }) => printed.includes(sign))
    .map(({ text, source, quote, share }): UsedFact => {
      const hasShare = share !== null && printed.includes(share.sign);
      return { text: hasShare ? share.text : text, source, quote };
    });
  if (rating !== null && (words.rating !== null || printed.includes(comparable(pack.ratingValue(rating.value))))) {
    const { value, reviewCount } = rating;
    used.push({
      text: pack.ratingLabel(rating),
      source: "rating",
      quote: reviewCount === null ? `${value}` : `${value} (${reviewCount})`,
    });
  }
  if (words.quote && words.quoteAuthor) {
    used.push({ text: words.quote, source: "review", quote: `${words.quote} (${words.quoteAuthor})` });
  }
  return used;
}

/** Text for comparison: lower case, one kind of space. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/\s/g, " ");
}
