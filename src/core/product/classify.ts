import { isUse, type SupportedCategory } from "./categories.ts";
import { lastNamed, readName, type Ambiguity, type NameReading } from "./classifyName.ts";
import { readPage, settleAmbiguity } from "./classifyPage.ts";
import { plainText } from "./plainText.ts";

/** What of a product decides whether an ad can be made of it. */
export interface ProductSigns {
  title: string;
  /** The shop's own type, for example "Serum"; may be empty. */
  productType: string;
  tags?: readonly string[];
  /** The page's text: it only settles what title and type leave open. */
  text: string;
}

/** `decidedBy` and `because` (a plain sentence) let a person see why; `reason` is what people read in the catalogue. */
export type Classification = {
  category: string;
  decidedBy: "title" | "type" | "tags" | "texture" | "text" | "model";
  because: string;
} & ({ isCompatible: true; reason: null } | { isCompatible: false; reason: string });

/** What is said of an ambiguous name when the page settles nothing, and what it is when it flows. */
const ambiguities: Record<
  Ambiguity,
  { category: SupportedCategory; unsupportedCategory: string; flowsUnlessSaid(word: string): boolean; reason: string }
> = {
  soap: {
    category: "Cleanser",
    unsupportedCategory: "Bar soap",
    flowsUnlessSaid: () => false,
    reason: "A solid bar has no texture to animate, and nothing says that this soap is liquid.",
  },
  "sunscreen stick": {
    category: "Sunscreen",
    unsupportedCategory: "Sunscreen",
    flowsUnlessSaid: () => false,
    reason: "A solid sunscreen stick does not flow: there is no texture to animate.",
  },
  "eye mask": {
    category: "Eye Treatment",
    unsupportedCategory: "Sheet product",
    // Several in one pack are patches; a single one is a cream until its page says otherwise.
    flowsUnlessSaid: (word) => !/masks$/.test(word),
    reason: "Wipes, sheet masks and patches are fabric: there is no texture to animate.",
  },
};

/** Classifies by the spec's two tables. Never throws; time and memory are bounded whatever the signs hold. */
export function classify(signs: ProductSigns): Classification {
  return classifyByName(signs) ?? classifyByPage(signs);
}

/**
 * The verdict of title and type alone, where the spec's signals count; null when they leave it open, or when what they say
 * ("soap", "sun stick", "eye mask") may or may not flow.
 */
export function classifyByName({ title, productType }: ProductSigns): Classification | null {
  const byTitle = readName(title);
  const byType = readName(productType);
  if (byTitle.kind === "unsupported") return unsupported(byTitle, "title");
  if (byType.kind === "unsupported" && (byTitle.kind !== "supported" || outweighs(byType)))
    return unsupported(byType, "type");
  if (
    byTitle.kind === "supported" &&
    byType.kind === "supported" &&
    (namesTheUse(productType, byTitle, byType) || namesTheForm(title, byTitle, byType) || foamsToClean(byTitle, byType))
  )
    return supported(byType.category, "type", `The shop's type says “${byType.word}”.`);
  if (byTitle.kind === "supported")
    return byType.kind === "ambiguous" && byType.about === "sunscreen stick" && byTitle.category === "Sunscreen"
      ? null
      : supported(byTitle.category, "title", `Its title says “${byTitle.word}”.`);
  if (byTitle.kind === "ambiguous") {
    const isSettled = byTitle.about === "soap" && byType.kind === "supported" && byType.category === "Cleanser";
    return isSettled ? supported("Cleanser", "type", `The shop's type says “${byType.word}”.`) : null;
  }
  return byType.kind === "supported"
    ? supported(byType.category, "type", `The shop's type says “${byType.word}”.`)
    : null;
}

/** Settles by the page what title and type leave open. */
export function classifyByPage({ title, productType, tags = [], text }: ProductSigns): Classification {
  const ambiguous = [readName(title), readName(productType)].find((reading) => reading.kind === "ambiguous");
  if (ambiguous?.kind === "ambiguous") return settledAmbiguity(ambiguous, text);
  const page = readPage(tags, text);
  if (page?.kind === "supported") return supported(page.category, page.decidedBy, page.because);
  if (page?.kind === "unsupported") {
    const { group, decidedBy, because } = page;
    return { isCompatible: false, category: group.category, reason: group.reason, decidedBy, because };
  }
  return {
    isCompatible: false,
    category: unknownCategory(productType),
    reason:
      "Neither its name nor its page shows a texture that an ad can be made of, such as a cream, a serum or an oil.",
    decidedBy: "text",
    because: "Its title, type, tags and page name no texture.",
  };
}

/** The shop's own type, or "Unknown": what the catalogue calls a product that was not recognised. */
export function unknownCategory(productType: string): string {
  return plainText(productType, 60) || "Unknown";
}

/**
 * Whether a shop's type says what a product is for where its title says only what it is made as: a "Velvet Oil" of the type
 * "Lipstick" is one. Types that name several things are shelves.
 */
function namesTheUse(
  productType: string,
  byTitle: NameReading & { kind: "supported" },
  byType: NameReading & { kind: "supported" },
): boolean {
  return isUse(byType.category) && !isUse(byTitle.category) && !/[&,/+>]|\b(?:and|und|et|y)\b/i.test(productType);
}

/** Whether the type repeats the noun that a title ends in, where the title was read by a line's name: "Pure Essence Hidratante". */
function namesTheForm(
  title: string,
  byTitle: NameReading & { kind: "supported" },
  byType: NameReading & { kind: "supported" },
): boolean {
  return byTitle.category === "Essence" && byType.category !== "Essence" && lastNamed(title) === byType.category;
}

/** A foam of the type "Face wash" is a cleanser that foams. */
function foamsToClean(
  byTitle: NameReading & { kind: "supported" },
  byType: NameReading & { kind: "supported" },
): boolean {
  return byTitle.category === "Mousse" && byType.category === "Cleanser";
}

/** A type is often the name of a shelf: only what is said plainly there outweighs a clear title. */
function outweighs({ group, word, strength }: NameReading & { kind: "unsupported" }): boolean {
  if (strength === "alone") return false;
  return strength === "anywhere" || (group.category === "Set" ? /^(?:sets?|packs?|box(?:es)?)$/.test(word) : true);
}

function settledAmbiguity({ about, word }: NameReading & { kind: "ambiguous" }, text: string): Classification {
  const rule = ambiguities[about];
  const page = settleAmbiguity(about, text);
  const because =
    page === null
      ? `Its name says “${word}”, and its page does not settle which kind.`
      : `Its name says “${word}”, and its page “${page.word}”.`;
  if (page?.flows ?? rule.flowsUnlessSaid(word)) return supported(rule.category, "text", because);
  return { isCompatible: false, category: rule.unsupportedCategory, reason: rule.reason, decidedBy: "text", because };
}

function supported(category: string, decidedBy: Classification["decidedBy"], because: string): Classification {
  return { isCompatible: true, category, reason: null, decidedBy, because };
}

function unsupported(
  { group, word }: NameReading & { kind: "unsupported" },
  decidedBy: "title" | "type",
): Classification {
  const because = `${decidedBy === "title" ? "Its title" : "The shop's type"} says “${word.trim().slice(0, 60)}”.`;
  return { isCompatible: false, category: group.category, reason: group.reason, decidedBy, because };
}
