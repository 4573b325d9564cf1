import { plainText } from "./clean.ts";
import type { Family } from "./families.ts";
import type { Language } from "./language.ts";
import type { Candidate } from "./line.ts";
import type { CopySource, Material } from "./material.ts";

/** When or where a line says that a product is used. */
export type Occasion = "day" | "night" | "everyday" | "flight" | "office" | "cold" | "heat" | "grey" | "beach";

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");

const signs: Record<Language, Record<Occasion, RegExp>> = {
  en: {
    day: word(
      "mornings?|daylight|all day|sun|sunny|noon|breakfast|coffee|day (?:on|second)|early (?:starts?|alarms?)|good day|commutes?|desk|before you go|off you go|carry on",
    ),
    night: word("nights?|evenings?|bed|pillow|tonight|goodnight|last light|overnight"),
    everyday: word("daily|every ?day|day by day|day in, day out"),
    flight: word("flights?"),
    office: word("office|desk|video calls?|meetings?"),
    cold: word("cold|winters?|wind|winds|windy|radiators?|knitwear|coat|weather"),
    heat: word("heat|heatwave|hot|sticky"),
    grey: word("gr[ea]y (?:days?|skies|morning|outside)"),
    beach: word("beach|pool"),
  },
  de: {
    day: word(
      "morgen\\p{L}*|montag|sonne|kaffee|büro\\p{L}*|mittag\\p{L}*|durch den tag|den ganzen tag|vormittag|losgehen|tagsüber|dann gehen",
    ),
    night: word("nachts?|nächten?|\\p{L}*abende?n?|feierabend|schlaf\\p{L}*|ausgeschlafen"),
    everyday: word("jeden tag|täglich|tag für tag|am tag|alltag"),
    flight: word("flug|flügen?"),
    office: word("büro\\p{L}*|neonlicht|abwesenheitsnotiz"),
    cold: word("kalt\\p{L}*|frostig\\p{L}*|kälte|winde?s?|windig\\p{L}*|winter\\p{L}*|wetter|heizung\\p{L}*"),
    heat: word("heiß\\p{L}*|\\p{L}*hitze|stickig\\p{L}*"),
    grey: word("graue[rnm]? (?:tage?n?|himmel)"),
    beach: word("strand\\p{L}*|pool"),
  },
  fr: {
    day: word("matins?|lundi|soleil|café|bureau|midis?|le jour se lève|du matin au soir|sort|sortir|journées?"),
    night: word("nuits?|soirs?|soirées?"),
    everyday: word("chaque jour|tous les jours|par jour|jour après jour|quotidien"),
    flight: word("vols?"),
    office: word("bureau|néons?"),
    cold: word("froide?s?|vent|hivers?|(?:mauvais|le) temps"),
    heat: word("canicule|chaleur|chaude?s?"),
    grey: word("(?:jours?|ciel) gris|grisaille"),
    beach: word("plage|piscine"),
  },
  es: {
    day: word("por la mañana|mañanas|lunes|sol|café|oficina|mediodías?|calle|salir|empiece el día"),
    night: word("noches?|dormir"),
    everyday: word("cada día|todos los días|al día|día a día|día tras día|a diario|diari[oa]"),
    flight: word("vuelos?"),
    office: word("oficina"),
    cold: word("frí[oa]s?|viento|inviernos?|mal tiempo|el tiempo cambia"),
    heat: word("calor"),
    grey: word("(?:días?|cielo) gris(?:es)?"),
    beach: word("playa|piscina"),
  },
};

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
  return (Object.keys(signs[language]) as Occasion[]).filter((occasion) => signs[language][occasion].test(text));
}

/** The places and weathers that the page itself recommends the product for. */
export function occasionsOfPage(text: string, language: Language): Occasion[] {
  return occasionsIn(text, language).filter((occasion) => places.includes(occasion));
}

const occasionSlots = /\{(?:stressn?|momento?n?|pause)\}/i;

/** Whether a line says when or where the product is used; an ad has room for one such line. */
export function callsUpOccasion({ pattern, text }: Candidate, { language, name }: Material): boolean {
  return occasionSlots.test(pattern) || occasionsIn(text.replace(name ?? "", ""), language).length > 0;
}

/** Words for amounts that fall one by one. */
const drops: Record<Language, RegExp> = {
  en: word("drops?"),
  de: word("\\p{L}*tropfen\\p{L}*"),
  fr: word("gouttes?"),
  es: word("gotas?"),
};
const pumped =
  /\bpumps?\b|pumpst|spenderdruck|\bpressions?\b(?! légères?)|\bpompe|pulsaci[oó]n|\bjar\b|\btiegel|\bspatel|\bspatule|\btarro/iu;
const dripped = /\bdrops?\b|\bdropper|tropfen|pipett|goutte|\bgotas?\b|cuentagotas/iu;

/** Whether a product is measured in drops: an oil or a serum whose page names no pump or jar instead. */
export function comesInDrops({ name, facts }: CopySource, family: Family): boolean {
  const page = plainText(`${name}. ${facts.description}`);
  return (family === "serum" || family === "oil") && (dripped.test(page) || !pumped.test(page));
}

/** What is seen in a face, or in a mirror: not said of hands, feet or the body. English lines keep off it by their themes. */
const ofFace: Partial<Record<Language, RegExp>> = {
  de: /gesicht|(?<!\p{L})teint|wangen|spiegel/iu,
  fr: /(?<!\p{L})(?:teint|mine|visage|miroir|tête)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:caras?|rostro|espejo)(?!\p{L})/iu,
};
const ofWomen: Record<Language, RegExp> = {
  en: word("sisters?|girlfriends?"),
  de: word("freundin\\p{L}*|schwestern?|mitbewohnerin"),
  fr: word("amies?|sœurs?"),
  es: word("amigas?|hermanas?"),
};

/** Sun protection works in the amount that is tested: no line may suggest a little of it, or slowness. */
const sparing: Record<Language, RegExp> = {
  en: /\b(?:light hands?|lightly|a little|a drop|less|barely|worn off)\b/i,
  de: /leichte[rn]? hand|ein hauch|ein bisschen|(?<!\p{L})wenig(?:er)?(?!\p{L})|kaum/iu,
  fr: /main légère|geste léger|un soupçon|une touche|un peu(?!\p{L})|peu de|(?<!\p{L})moins(?!\p{L})|à peine|pas le temps|en un instant/iu,
  es: /mano ligera|un toque|un poco|poco esfuerzo|(?<!\p{L})menos(?!\p{L})|apenas|sin tiempo|en un gesto/iu,
};

/** What is soon gone is not lingered over; a slow morning may still be the morning on which it is used. */
const quick = /fast[- ]absorbing|zieht (?:schnell|sofort) ein|schnell einziehend/i;
const slow: Partial<Record<Language, RegExp>> = {
  en: /\bslow(?:ly)?\b(?! (?:sundays|mornings|morning|evening))|\blinger\w*|take your time|no rush|own (?:good )?time/i,
  de: /langsam|ohne eile|verweilen|in ruhe/iu,
};

/** A product that cools by its name is none for the cold. */
const cooling =
  /(?<!\p{L})(?:cool|ice|icy|cryo|kühl|eis|glaç|frais|fraîch|rafraîch|fresc|fresqu|refresc|hielo|helad|bris[ae])\p{L}*/iu;

/** Whether a line says of a product what its kind, its hour, its vessel or the place where it is put on makes untrue. */
export function isUnfitting(line: string, material: Material): boolean {
  const { language, family, area, time, name, comesInDrops, occasions, claims } = material;
  const said = line.replace(name ?? "", "");
  const called = occasionsIn(said, language);
  return (
    (time === "day" && called.includes("night")) ||
    (time === "night" && ["day", "everyday", "cold"].some((occasion) => called.includes(occasion as Occasion))) ||
    (slow[language]?.test(said) === true && claims.some((claim) => quick.test(claim))) ||
    (cooling.test(name ?? "") && called.includes("cold")) ||
    called.some((occasion) => suits[occasion]?.includes(family) === false && !occasions.includes(occasion)) ||
    (!comesInDrops && drops[language].test(said)) ||
    (["body", "hands", "feet"].includes(area) && ofFace[language]?.test(said) === true) ||
    (area === "beards" && ofWomen[language].test(said)) ||
    (family === "sunscreen" && sparing[language].test(said))
  );
}
