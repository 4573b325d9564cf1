import { plainText } from "./clean.ts";
import type { Family } from "./families.ts";
import { languagePacks } from "./languages/packs.ts";
import type { Language } from "./language.ts";
import type { CopySource, Material, Occasion } from "./material.ts";
import type { Candidate } from "./line.ts";

/** Kinds of product that an occasion suits whatever the page says; others only where the page itself speaks of it. */
const suits: Partial<Record<Occasion, readonly Family[]>> = {
  flight: ["cream", "mist", "lip", "eye"],
  office: ["complexion"],
  cold: ["cream", "balm", "oil", "lip"],
  heat: ["gel", "mist", "cleanser", "sunscreen", "mousse"],
  beach: ["sunscreen", "complexion"],
};
const places = Object.keys(suits) as Occasion[];

/** The occasions that a text speaks of. */
export function occasionsIn(text: string, language: Language): Occasion[] {
  const signs = languagePacks[language].reading.occasions;
  return (Object.keys(signs) as Occasion[]).filter((occasion) => signs[occasion].test(text));
}

/** The places and weathers that the page itself recommends the product for. */
export function occasionsOfPage(text: string, language: Language): Occasion[] {
  return occasionsIn(text, language).filter((occasion) => places.includes(occasion));
}

const occasionBlanks = /\{(?:stress|moment)\}/i;

/** Whether a line says when or where the product is used; an ad has room for one such line. */
export function callsUpOccasion({ pattern, text }: Candidate, { language, name }: Material): boolean {
  return occasionBlanks.test(pattern) || occasionsIn(text.replace(name ?? "", ""), language).length > 0;
}

const pumped =
  /\bpumps?\b|pumpst|spenderdruck|\bpressions?\b(?! légères?)|\bpompe|pulsaci[oó]n|\bjar\b|\btiegel|\bspatel|\bspatule|\btarro/iu;
const dripped = /\bdrops?\b|\bdropper|tropfen|pipett|goutte|\bgotas?\b|cuentagotas/iu;

/** Whether a product is measured in drops: an oil or a serum whose page names no pump or jar instead. */
export function comesInDrops({ name, facts }: CopySource, family: Family): boolean {
  const page = plainText(`${name}. ${facts.description} ${facts.usage ?? ""}`);
  return (family === "serum" || family === "oil") && (dripped.test(page) || !pumped.test(page));
}

/** What is soon gone is not lingered over; a slow morning may still be the morning on which it is used. */
const quick = /fast[- ]absorbing|zieht (?:schnell|sofort) ein|schnell einziehend/i;

/** A product that cools by its name is none for the cold. */
const cooling =
  /(?<!\p{L})(?:cool|ice|icy|cryo|kühl|eis|glaç|frais|fraîch|rafraîch|fresc|fresqu|refresc|hielo|helad|bris[ae])\p{L}*/iu;

/** What clears skin is bought for that, not for the winter. */
const clearing = /(?<!\p{L})(?:anti-?)?(?:acn[eé]|akn|blemish|pimple|pickel|unrein|imperfec|bouton|grano)\p{L}*/iu;

/** Words of comfort or of secrets, which do not fit what clears skin. */
const ofComfort = /kaschmir|cashmere|cachemir|samt|velvet|velours|terciopel|versteck|hide it|aus rau/iu;
/** A product without scent does not speak to all senses. */
const ofAllSenses = /alle sinne|tous les sens/iu;
/** A night product is used on every night, not on days off. */
const ofDaysOff = /sonntag|sunday|dimanche|domingo|days off|weekend|freien? minuten/iu;

/** It goes on over make-up and does nothing for skin. */
const setsMakeup = /^(?:setting spray|Fixierspray|brume fixante|spray fijador)$/u;
const ofSkin =
  /(?<!\p{L})(?:skin|haut|peau|piel|gepflegt\p{L}*|pfleg\p{L}*|soins?|cuida\p{L}*|hydrat\p{L}*|feucht\p{L}*|hidrat\p{L}*|fresh\p{L}*|frisch\p{L}*|fraîch\p{L}*|fresc\p{L}*|soft\p{L}*|weich\p{L}*|dou(?:x|ce)|suav\p{L}*)(?!\p{L})/iu;

/** Whether a line says of a product what its kind, its hour, its vessel or the place where it is put on makes untrue. */
export function isUnfitting(line: string, material: Material): boolean {
  const { language, family, noun, area, time, name, comesInDrops, occasions, claims, benefits, isRare } = material;
  const { slow, drops, ofFace, ofWomen, sparing } = languagePacks[language].reading;
  const said = line.replace(name ?? "", "");
  const called = occasionsIn(said, language);
  return (
    (setsMakeup.test(noun) && ofSkin.test(said)) ||
    (time === "day" && called.includes("night")) ||
    (time === "night" && ["day", "everyday", "cold"].some((occasion) => called.includes(occasion as Occasion))) ||
    (slow?.test(said) === true && claims.some((claim) => quick.test(claim))) ||
    (isRare && called.includes("everyday")) ||
    (time === "night" && ofDaysOff.test(said)) ||
    (benefits.includes("bare") && ofAllSenses.test(said)) ||
    ((cooling.test(name ?? "") || clearing.test(name ?? "")) && called.includes("cold")) ||
    (clearing.test(name ?? "") && ofComfort.test(said)) ||
    called.some((occasion) => suits[occasion]?.includes(family) === false && !occasions.includes(occasion)) ||
    (!comesInDrops && drops.test(said)) ||
    (["body", "hands", "feet"].includes(area) && ofFace?.test(said) === true) ||
    (area === "beards" && ofWomen.test(said)) ||
    (family === "sunscreen" && sparing.test(said))
  );
}
