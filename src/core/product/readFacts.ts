import type { ProductFacts } from "./facts.ts";

/** A product as a feed or a page gives it, before anything is made of it. */
export interface ScrapedProduct {
  handle: string;
  name: string;
  productType: string;
  descriptionHtml: string;
  url: string;
  pictureUrl: string | null;
  price: { amount: number; currency: string | null } | null;
  rating: { value: number; reviewCount: number | null } | null;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  eacute: "é",
  egrave: "è",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
};

/** Text without markup: tags become spaces, entities characters, control characters go. Bounded by `maxLength`. */
export function plainText(html: string, maxLength: number): string {
  return withoutTags(html.slice(0, maxLength * 8))
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/(?:\s*\.)+(?=\s*\.)/g, "")
    .replace(/\s+([.,;])/g, "$1")
    .trim()
    .slice(0, maxLength);
}

const sentenceEnds = /^(?:\/(?:p|li|h\d|div)|br)\b/i;

/** One pass from left to right, so that markup made to be slow is not. The content of scripts and styles goes with them. */
function withoutTags(html: string): string {
  // Letters of ASCII only: others may change their length, and positions with it.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const after = (needle: string, from: number) => {
    const found = lower.indexOf(needle, from);
    return found < 0 ? html.length : found + needle.length;
  };
  let text = "";
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) return text + html.slice(at);
    text += html.slice(at, open);
    const tag = html.slice(open + 1, open + 9);
    const hidden = /^(script|style)\b/i.exec(tag)?.[1]?.toLowerCase();
    if (!/^[a-z/!?]/i.test(tag)) {
      text += "<";
      at = open + 1;
    } else if (hidden !== undefined) at = after(">", after(`</${hidden}`, open));
    else {
      text += sentenceEnds.test(tag) ? ". " : " ";
      at = tag.startsWith("!--") ? after("-->", open) : after(">", open);
    }
  }
  return text;
}

function entity(name: string): string | undefined {
  if (!name.startsWith("#")) return entities[name.toLowerCase()];
  const code = name[1]?.toLowerCase() === "x" ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : " ";
}

/** Ingredients that shops name; a percentage before or after belongs to the next or the last of them. */
const ingredientNames =
  "niacinamide|vitamin c|vitamin e|vitamin b5|retinol|retinal|bakuchiol|hyaluronic acid|lactic acid|glycolic acid|salicylic acid|mandelic acid|azelaic acid|tranexamic acid|ectoin|ceramides?|peptides?|squalane|squalene|panthenol|glycerin|allantoin|zinc oxide|zinc pca|titanium dioxide|urea|centella asiatica|cica|green tea|aloe vera|aloe|rosehip(?: oil)?|jojoba(?: oil)?|argan(?: oil)?|marula(?: oil)?|sea buckthorn(?: oil)?|shea butter|kaolin(?: clay)?|bentonite|pink clay|charcoal|caffeine|collagen|snail mucin|propolis|honey|oat(?: extract| milk)?|rose water|witch hazel|probiotics|prebiotics|polyglutamic acid|beta[- ]glucan|coenzyme q10|ferulic acid|camellia(?: oil)?|cucumber(?: water)?|birch (?:sap|water)|chamomile|calendula|sunflower(?: oil)?|grapeseed(?: oil)?|apricot(?: kernel)?(?: oil)?|plum(?: oil)?|peptide complex|papaya enzymes?|bamboo";

const percentFirst = new RegExp(
  `(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?%\\s+(?:of\\s+|pure\\s+|stabili[sz]ed\\s+)?(${ingredientNames})\\b`,
  "giu",
);
const percentLast = new RegExp(`\\b(${ingredientNames})\\s*[(:]?\\s*(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?%`, "giu");
const named = new RegExp(`\\b(${ingredientNames})\\b`, "giu");

/** Claims as shops make them; each is quoted as it stands. */
const claimPatterns = [
  /\b\p{L}+[- ]free\b/giu,
  /\b(?:up to )?\d{1,3}[- ](?:hours?|h)(?: of)?(?: long-lasting)? (?:hydration|moisture|wear|protection|comfort)\b/giu,
  /\bbroad[- ]spectrum(?: SPF ?\d{2})?\b/giu,
  /\bSPF ?\d{2}\+?(?: PA\++)?/giu,
  /\bnon-(?:greasy|comedogenic|sticky|drying|stripping)\b/giu,
  /\b(?:no|zero|never any) (?:white cast|residue|added fragrance|sticky finish|stickiness)\b/giu,
  /\b(?:leaves no|without a) (?:white cast|residue|sticky finish)\b/giu,
  /\b(?:dermatologist|ophthalmologist)[- ]tested\b/giu,
  /\bvegan\b/giu,
  /\bcruelty[- ]free\b/giu,
  /\bfast[- ]absorbing\b/giu,
  /\b(?:suitable|made|gentle enough) for (?:sensitive|dry|oily|all) skin(?: types)?\b/giu,
  /\brefillable\b/giu,
  /\bpH[- ]balanced\b/giu,
  /\breef[- ]safe\b/giu,
  /\b\d{1,2} (?:ceramides|peptides|botanical oils|cold[- ]pressed oils|plant oils|weights of hyaluronic acid|amino acids|natural clays)\b/giu,
];

const textureNouns =
  "gel[- ]cream|gel|cream|lotion|serum|oil|balm|milk|fluid|mousse|foam|mist|emulsion|butter|clay|jelly|essence|water|texture|gloss";
const textureAdjectives =
  "silky|velvety|weightless|lightweight|light|rich|buttery|creamy|cushiony|cooling|bouncy|milky|airy|whipped|dewy|plush|satin|soft|fresh|melting|glassy|watery|golden|honeyed|cloud-like|smooth";
const texturePhrase = new RegExp(`\\b((?:(?:${textureAdjectives})(?:,| and)? ){1,2}(?:${textureNouns}))\\b`, "iu");

/** The facts that the page states, each a quotation or a plain reading of one. */
export function readFacts(product: ScrapedProduct): ProductFacts {
  const description = plainText(product.descriptionHtml, 4000);
  const text = `${plainText(product.name, 300)}. ${description}`;
  return {
    url: product.url.slice(0, 2000),
    description,
    texture: texturePhrase.exec(description)?.[1]?.toLowerCase().slice(0, 80) ?? null,
    ingredients: readIngredients(text),
    claims: readClaims(text),
    rating: product.rating,
    price: product.price,
  };
}

function readIngredients(text: string): ProductFacts["ingredients"] {
  const found = new Map<string, number | null>();
  const note = (name: string, percent: string | null) => {
    const key = name.toLowerCase();
    const value = percent === null ? null : Number(percent.replace(",", "."));
    if (!found.has(key) || (found.get(key) === null && value !== null))
      found.set(key, value !== null && value > 0 ? value : null);
  };
  for (const [, percent = "", name = ""] of text.matchAll(percentFirst)) note(name, percent);
  for (const [, name = "", percent = ""] of text.matchAll(percentLast))
    if ((found.get(name.toLowerCase()) ?? null) === null) note(name, percent);
  for (const [, name = ""] of text.matchAll(named)) note(name, null);
  return [...found].slice(0, 20).map(([name, percent]) => ({ name, percent }));
}

function readClaims(text: string): string[] {
  const claims = new Map<string, string>();
  for (const pattern of claimPatterns) {
    for (const [claim] of text.matchAll(pattern)) if (claim.length <= 80) claims.set(claim.toLowerCase(), claim);
  }
  // A claim inside a longer one says nothing more.
  const all = [...claims.values()];
  return all
    .filter((claim) => !all.some((other) => other !== claim && other.toLowerCase().includes(claim.toLowerCase())))
    .slice(0, 20);
}
