import type { OwnNames } from "../outsideWords/ownNames.ts";
import { fitParts, offencesIn } from "../outsideWords/unfit.ts";
import { withWholeFilters } from "../product/claims.ts";
import { halvesOf } from "../product/pointWording.ts";
import { ratingUse } from "./socialProof.ts";
import { brandMark } from "./brandMark.ts";
import { capitalised, midSentence, plainText } from "./clean.ts";
import { areaOf, categoryOf, type Family } from "./families.ts";
import { comesInDrops, occasionsOfPage } from "./fitting.ts";
import { heroIngredients } from "./ingredients.ts";
import { type Benefit, type CopySource, type Material, ownNamesOf, type PagePoint } from "./material.ts";
import type { Language } from "./language.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { isHarmless, isPrintable, isQuotable } from "./quotation.ts";
import { hasSpeltOutNumber } from "./rules.ts";

const benefitSigns: Record<Benefit, RegExp> = {
  hydration: /hydrat|moistur|quench|dewy|thirst|feuchtigkeit|hidrata/,
  glow: /glow|radian|luminous|brighten|illuminat|strahlen|leucht|éclat|lumineu|luminos|iluminad/,
  calm: /\bcalm|sooth|sensitive|gentle|centella|\bcica\b|beruhig|sanft|empfindlich|apais|peaux? sensible|calmante|sensibles/,
  barrier: /barrier|ceramide|ectoin/,
  smooth: /smooth|exfoliat|resurfac|refin(e|ing)|polish/,
  firm: /\bfirm(?:s|ing|ness|er)\b|elastic|bounc|collagen|peptide/,
  light:
    /lightweight|weightless|non-greasy|fast[- ]absorb|feather-?light|federleicht|leichte[rsnm]? (textur|fluid|gel|formel|creme)|zieht schnell ein|non gras|légère|fluide léger|ligera|no gras|rápida absorción/,
  rich: /(?<!-)\brich\b(?! in\b)|nourish|(?<!cocoa |shea |mango |cacao |avocado )butter|comforting|\bplush/,
  bare: /fragrance[- ]free|unscented|without (added )?(fragrance|perfume)|no (added )?fragrance|parfümfrei|duftstofffrei|ohne (parfüm|duftstoffe)|sans parfum(?! (?:de synth|synth|artifici|ajout))|sin (perfume|fragancia)(?!s? (?:sint|artifici|añad))/,
};
const benefits = Object.keys(benefitSigns) as Benefit[];
/** What a formula leaves out, or how light it is, is often said by a "no"; of the others it says the opposite: "not glowy", "sauf peaux sensibles". */
const saidByDenial: readonly Benefit[] = ["light", "bare"];
const denial =
  /(?<!\p{L})(?:not|isn['’]t|never|neither|nor|nicht|kein\p{L}{0,2}|weder|pas|jamais|sauf|except(?:é|o|ing)?|salvo|nunca|tampoco|außer)(?: \p{L}+){1,3}/giu;
/** What is rinsed off at once may keep skin from drying; it gives it no moisture and no glow, as a mask may. */
const rinsedAtOnce: readonly Family[] = ["cleanser", "scrub"];
const leftOnSkin: readonly Benefit[] = ["hydration", "glow", "firm"];
/** Such a cream may soon be gone, and is no light one. */
const namesRich = /(?<!\p{L})(?:rich|reichhaltig\p{L}*|riche|rica|nutritiv[oa])(?!\p{L})/iu;

/** "All skin types": what a lipstick's page says so it says of its shades. */
const ofSkin = /(?<!\p{L})(?:skin|haut\p{L}*|peaux?|piel(?:es)?)(?!\p{L})/iu;

/** Reads the facts of one product into what may be printed in a language. */
export function materialOf(source: CopySource, pack: LanguagePack): Material {
  const { facts } = source;
  const { language } = pack;
  const scrapedName = plainText(source.name);
  const hints = [scrapedName, plainText(source.category), plainText(facts.texture ?? "")];
  const kind = pack.kindOf(hints);
  const { family, noun } = kind;
  const own = ownNamesOf(source);
  const isFit = (text: string) => offencesIn(text, own).length === 0;
  const area = areaOf(scrapedName, kind, {
    description: plainText(facts.description),
    usage: plainText(facts.usage ?? ""),
  });
  const claims = claimsOf(source)
    .filter((claim) => isHarmless(claim) && !(area === "lips" && ofSkin.test(claim)))
    .map((claim) => claimText(claim, pack))
    .filter((claim) => isQuotable(claim, language) && isFit(claim))
    .flatMap((claim) => pack.claimLine(claim, noun) ?? [])
    .filter((claim) => claim.length >= 4)
    .map((claim) => pack.typeset(claim));
  const points = (facts.points ?? [])
    .map((point) => capitalised(plainText(point)))
    .filter((point) => isHarmless(point) && isQuotable(`${point}.`, language) && isFit(point))
    .map((point): PagePoint => {
      const lineOf = (part: string) => pack.typeset(`${pack.pointLine(part, noun)}.`);
      const halves = halvesOf(point);
      return {
        text: lineOf(point),
        quote: point,
        halves: halves && { first: lineOf(halves.first), rest: lineOf(halves.rest) },
      };
    });
  const everything = [scrapedName, plainText(facts.description), ...facts.claims].join(" \n").toLowerCase();
  const affirmed = everything.replace(denial, " ");
  return {
    language,
    brand: brandMark(source.brandName, facts.url) ?? capitalised(noun),
    name: shortName(scrapedName, { own, brand: plainText(source.brandName) }, noun, pack),
    noun,
    family,
    category: categoryOf(hints),
    area,
    ingredients: heroIngredients(source, pack).filter(({ name }) => isFit(name)),
    // A claim inside a longer one says nothing more.
    claims: [...new Set(claims)].filter((claim) => !claims.some((other) => other !== claim && other.includes(claim))),
    points,
    texture: isFit(facts.texture ?? "") ? texturePhrase(facts.texture, noun, pack) : null,
    benefits: benefits.filter(
      (benefit) =>
        benefitSigns[benefit].test(saidByDenial.includes(benefit) ? everything : affirmed) &&
        !(rinsedAtOnce.includes(family) && leftOnSkin.includes(benefit)) &&
        !(benefit === "calm" && family === "scrub") &&
        !(benefit === "bare" && facts.isScented === true) &&
        !(benefit === "light" && namesRich.test(scrapedName)),
    ),
    time: timeOf(source, family),
    isRare: usedRarely.test(`${plainText(facts.description)} ${plainText(facts.usage ?? "")}`),
    occasions: occasionsOfPage(everything, language),
    comesInDrops: comesInDrops(source, family),
    rating: ratingUse(facts.rating) === null ? null : facts.rating,
  };
}

/** The claims of a page; facts that were read before "50+" was read whole have it from the rest of the page. */
export function claimsOf({ name, facts }: CopySource): string[] {
  return withWholeFilters(facts.claims, [name, facts.description, ...facts.claims].join(" \n"));
}

/** A scraped claim in characters that an ad can set. */
export function claimText(scraped: string, { atMost, atLeast }: LanguagePack): string {
  return plainText(scraped)
    .replace(/!+/g, "")
    .replace(/(?<=SPF|LSF|FPS)(?=\d)/gi, " ")
    .replace(/\s*([≤≥])\s*/g, (_, sign: string) => ` ${sign === "≤" ? atMost : atLeast} `)
    .trim();
}

/** The page's words for the texture, where they make a plain noun phrase: "Silky, lightweight gel" → "silky lightweight gel". */
function texturePhrase(texture: string | null, noun: string, pack: LanguagePack): string | null {
  const plain = plainText(texture ?? "").toLowerCase();
  if (plain === "" || plain.length > 40 || !isQuotable(plain, pack.language)) return null;
  return pack.texturePhrase(plain, noun);
}

/** A word in capitals within a name: "VELVET FERN Rich Face Cream" shouts in the middle of a sentence. */
const shoutedWord = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu;
/** Those that are said letter by letter, or have no vowel. */
const abbreviation =
  /^(?:[^AEIOUYÀ-Ý]+|[ABGLP]HA|UV[A-Z]?|SPF|LSF|FPS|PCA|[DR]NA|ADN|EGF|NAD|AOX|EDT|EDP|USA|UVAS|[IVX]+)$/u;

const sizes = /\b\d+([.,]\d+)?\s?(ml|g|oz|fl\.? ?oz\.?|grams?|litres?|l)\b\.?/gi;
const maxName = 32;

/** What follows says what is in a product, or whom it is for; by itself it names nothing: "con color". */
const joiners = "(?:with|for|by|mit|für|avec|pour|con|para)\\b";
const addition = new RegExp(`^\\s*${joiners}`, "i");
/** A vessel is no name: "Crème X, la recharge". */
const refill =
  /^\s*(?:(?:the|die|das|la|le|el)\s)?(?:refill|nachfüll\p{L}*|recharge|recarga|recambio|(?:pot|tube|tubo|alutube|flacon|frasco|tiegel|pump\p{L}*)(?: (?:alu\p{L}*|glas\p{L}*|verre|vidrio))?)s?\s*$/iu;
/** "Lip Tint (Mulberry) – NEW", "NEU tag no. 3": what a shop shouts beside a name. */
const shout =
  /(?<![\p{L}\d])(?:NEW|NEU|NOUVEAU|NOUVELLE|NOUVEAUTÉ|NUEVO|NUEVA|NOVEDAD|PROMO|SALE|BESTSELLER)(?![\p{L}\d]| \p{Lu}{2})/gu;
/** "Adiós, Rímel": what is spoken to belongs to the greeting. "Retinal 0,1": a comma of a number parts nothing. */
const greeting = "(?<!(?:bye|goodbye|adiós|hola|hello|hey|hi|bonjour|salut|adieu|hallo|tschüss|ciao))";
const nameBreak = new RegExp(`\\s[–—|/-]\\s|${greeting},(?!\\d)|[:;]|\\s(?=${joiners})`, "i");

/** "AURELIA – Barrier Repair Serum™ (30 ml)" → "Barrier Repair Serum". */
function shortName(
  scraped: string,
  { own, brand }: { own: OwnNames; brand: string },
  noun: string,
  pack: LanguagePack,
): string | null {
  const isAllShouted = scraped === scraped.toUpperCase();
  const bare = scraped
    .replace(/\([^)]*\)?/g, " ")
    .replace(sizes, " ")
    .replace(/!+/g, " ")
    .replace(shout, (word) => (isAllShouted ? word : " "));
  const parts = bare
    .split(nameBreak)
    .filter((part) => !addition.test(part) && !refill.test(part))
    .flatMap((part) => fitParts(part, own))
    .map((part) => withoutArticle(withoutBrand(part, brand), pack.language));
  const isNameLike = (part: string) => mayBeName(part, pack.language);
  const ofKind = parts.find((part) => pack.kindOf([part]).noun === noun && isNameLike(part));
  // What is left beside a telephone number or an insult, or stands later in a title ("Leave On, No Mess"), names it only where it says its kind.
  const [lead = ""] = parts;
  const named = ofKind ?? (isNameLike(lead) && offencesIn(bare, own).length === 0 ? lead : undefined);
  if (named === undefined) return null;
  const unshaded = withoutShare(withoutShade(named, noun), noun);
  const isShouted = unshaded === unshaded.toUpperCase() && /\p{Lu}{4}/u.test(unshaded);
  const cased = isShouted
    ? midSentence(unshaded)
        .split(" ")
        .map((word, at) => (at > 0 && littleWord.test(word) ? word.toLowerCase() : capitalised(word)))
        .join(" ")
    : unshaded.replace(shoutedWord, (word) => (abbreviation.test(word) ? word : capitalised(word.toLowerCase())));
  const whole = cased.replace(/\s+/g, " ").replace(afterthought, "").trim();
  const short = whole.length <= maxName ? whole : lastWords(whole, noun);
  return short !== null && /\p{L}{3}/u.test(short) ? short : null;
}

const leadingArticles: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  de: /^(?:the|der|die|das)\s+/i,
  fr: /^the\s+/i,
  es: /^the\s+/i,
};

/** "The Foundation", "Die Foundation" → "Foundation": in a sentence the name takes the article that its case needs. */
function withoutArticle(name: string, language: Language): string {
  const article = leadingArticles[language];
  return article === null ? name : name.replace(article, "");
}

/** "Matte Lipstick No. 7 Rust" → "Matte Lipstick": the shade is one of many, and no sentence reads well with it. */
function withoutShade(name: string, noun: string): string {
  const [, base = ""] = /^(.+?)\s(?:(?:no|nr|n)\.?[º°]?\s?)?\d{1,3}(?:\s\p{L}.*)?$/iu.exec(name) ?? [];
  const head = noun.split(" ").at(-1) ?? noun;
  const endsInNumber = /(?:spf|lsf|fps|vitamin|q)$/iu.test(base);
  return !endsInNumber && base.toLowerCase().includes(head.toLowerCase()) ? base : name;
}

/** "Fußcreme 10 % Urea" → "Fußcreme": a share stands better beside a name than in it. */
function withoutShare(name: string, noun: string): string {
  const [, base = name] = /^(.*\p{L}{3}.*?)\s\d{1,2}(?:[.,]\d{1,2})? ?%(?:\s.*)?$/u.exec(name) ?? [];
  return base.toLowerCase().includes((noun.split(" ").at(-1) ?? noun).toLowerCase()) ? base : name;
}

/** "Waschcreme seifenfrei": German titles set after a noun what stands before it in a sentence. */
const afterthought = /\s(?:seifen|parfüm|parfum|öl|alkohol)frei$/iu;

/** What a title in capitals has in small letters within a sentence. */
const littleWord =
  /^(?:of|the|and|for|in|on|die|der|das|und|mit|für|auf|im|zu|de|des|du|la|le|les|et|au|aux|pour|en|y|el|los|las|del|con|para)$/iu;

/** Names may be in any language; only in English copy do function words of another language read badly. */
function mayBeName(part: string, language: Language): boolean {
  const isReadable =
    language === "en" ? isQuotable(part, language, ["bidding"]) : isPrintable(part, language, ["bidding"]);
  return part.length > 2 && !/["!?+=]/.test(part) && isReadable && !hasSpeltOutNumber(part, language);
}

function withoutBrand(part: string, brand: string): string {
  const trimmed = part
    .replace(/[.\s]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (brand === "" || !trimmed.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return trimmed;
  return trimmed.slice(brand.length).trim();
}

/** The end of a long name, where the noun is; null where it does not end in its noun. */
function lastWords(name: string, noun: string): string | null {
  if (!name.toLowerCase().endsWith(noun)) return null;
  let short = "";
  for (const word of name.split(" ").reverse()) {
    if (`${word} ${short}`.trim().length > 26) break;
    short = `${word} ${short}`.trim();
  }
  const words = short.split(" ").filter((word, at) => at > 0 || !/^(and|&|of|the|a)$/i.test(word));
  return words.length > 1 && !/^(?:de|du|des|la|le|les|el|los|las)$/i.test(words[0] ?? "") ? words.join(" ") : null;
}

const namesDay = /(?<!\p{L})(?:day|morning|tages\p{L}*|de jour|de día)(?!\p{L})/iu;
const namesNight =
  /(?<!\p{L})(?:night|overnight|midnight|sleep(?:ing)?|nacht\p{L}*|(?:de|la) nuit|(?:de|la) noche)(?!\p{L})/iu;
const sunFilter = /(?<!\p{L})(?:spf|lsf|fps)(?!\p{L})/iu;
const usedAtNight =
  /\b(?:use|apply|wear|massage|press|brush|smooth|leave|sleep)\b[^.]{0,60}\b(?:at night|before bed|in the evening|in the evenings|overnight|every night|for the night)\b|\b(?:for|through) the night\b|while you sleep|\bevenings only\b|(?<!\p{L})(?:abends|am abend|vor dem schlafen|le soir|avant (?:de dormir|le coucher)|por la noche|antes de (?:dormir|acostarte))(?!\p{L})/iu;
const usedByDay =
  /(?<!\p{L})(?:morning|day|daily|morgens?|tagsüber|täglich|am tag|matin|jours?|journée|quotidien|mañana|día|diario)(?!\p{L})/iu;

/** "Twice a week", "1 à 2 fois par semaine": not each day. */
const usedRarely =
  /(?<![\p{L}\d])(?:(?:once|twice|one|two|three|1|2|3)\b[^.]{0,20}\b(?:a|per) week|weekly\b|(?:ein|zwei|drei|1|2|3)(?:mal|x| ?[-–] ?\d ?(?:mal|x))?[^.]{0,12}(?:pro|in der|die) woche|wöchentlich|(?:une|deux|trois|1|2|3)[^.]{0,20} (?:fois )?par semaine|hebdomadaire|(?:una|dos|tres|1|2|3)[^.]{0,20} (?:vez|veces) (?:por|a la) semana|semanal)/iu;

/** Sun and retinoids do not go together: where the name gives one, it is used at night. */
const namesRetinoid = /(?<!\p{L})r[eé]tin(?:ol|al)(?!\p{L})/iu;

/** Directions say when a thing is used, in whatever words; that a sunscreen follows by day is said of the sunscreen. */
const eveningInUsage = /(?<!\p{L})(?:evenings?|nights?|bedtime|abends?|nachts|soirs?|nuits?|noches?)(?!\p{L})/iu;
const morningInUsage = /(?<!\p{L})(?:mornings?|am(?= and| or)|morgens|matins?|mañanas?|días?|jours?)(?!\p{L})/iu;
const onSunscreen =
  /[^.!?]*(?<!\p{L})(?:spf|lsf|fps|sunscreen|sonnenschutz|protection solaire|protector solar)(?!\p{L})[^.!?]*/giu;

/**
 * The name says it first, then a sun filter, then the page's directions, then what else it says of when the product is used, where it says
 * one time only.
 */
function timeOf({ name, facts }: CopySource, family: Family): Material["time"] {
  const [called, description] = [plainText(name), plainText(facts.description)];
  const isDay =
    namesDay.test(called) || sunFilter.test(`${called} ${facts.claims.join(" ")}`) || family === "sunscreen";
  const isNight = namesNight.test(called) || namesRetinoid.test(called);
  if (isDay !== isNight) return isDay ? "day" : "night";
  if (isDay) return null;
  const usage = plainText(facts.usage ?? "").replace(onSunscreen, "");
  if (morningInUsage.test(usage)) return null;
  return eveningInUsage.test(usage) || (usedAtNight.test(description) && !usedByDay.test(description)) ? "night" : null;
}
