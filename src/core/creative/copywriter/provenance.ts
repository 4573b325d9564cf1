import type { Words } from "../../rendering/scene.ts";
import { plainText } from "./clean.ts";
import type { LanguagePack } from "./languages/pack.ts";
import type { CopySource, Material } from "./material.ts";

/** A fact that an ad prints, and where the page says it. */
export interface UsedFact {
  /** As the ad has it. */
  text: string;
  source: "ingredient" | "claim" | "texture" | "rating" | "name";
  /** As the page has it. */
  quote: string;
}

/** The facts that these words print, each with the page's own words for it. */
export function factsUsed(words: Words, source: CopySource, pack: LanguagePack, material: Material): UsedFact[] {
  const printed = comparable(
    [
      words.headline.replaceAll("*", ""),
      words.support,
      ...words.proofPoints,
      words.bigNumber ? `${words.bigNumber.value} ${words.bigNumber.label}` : "",
      ...(words.callouts ?? []).map(({ name, note }) => `${name} ${note ?? ""}`),
    ].join(" | "),
  );
  const has = (text: string) => printed.includes(comparable(text));
  const { facts } = source;
  const used: UsedFact[] = [];
  for (const { name, percent } of facts.ingredients) {
    const hero = material.ingredients.find(({ name: own }) => own === pack.ingredientOf(plainText(name), null)?.name);
    if (hero === undefined || !has(hero.name)) continue;
    used.push({
      text: hero.percent !== null && has(hero.percent) ? hero.amount : hero.name,
      source: "ingredient",
      quote: percent === null ? name : `${name} ${percent}%`,
    });
  }
  for (const claim of facts.claims) {
    const line = pack.claimLine(plainText(claim).replace(/!+/g, ""));
    if (line !== null && line.length >= 4 && has(pack.typeset(line)))
      used.push({ text: pack.typeset(line), source: "claim", quote: claim });
  }
  if (material.texture !== null && has(material.texture)) {
    used.push({ text: material.texture, source: "texture", quote: facts.texture ?? "" });
  }
  if (material.name !== null && has(material.name)) {
    used.push({ text: material.name, source: "name", quote: source.name });
  }
  if (material.rating !== null && (words.rating !== null || has(pack.ratingValue(material.rating.value)))) {
    const { value, reviewCount } = material.rating;
    used.push({
      text: pack.ratingLabel(material.rating),
      source: "rating",
      quote: reviewCount === null ? `${value}` : `${value} (${reviewCount})`,
    });
  }
  return used;
}

/** Text for comparison: lower case, one kind of space. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/\s/g, " ");
}
