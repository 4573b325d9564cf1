import type { Material } from "../../material.ts";
import type { Blanks } from "../../grammar.ts";
import type { Touch } from "../pack.ts";

/** What serves another end than the care of skin, or another's skin than the reader's; its category does not tell. */
export type Use = "shave" | "bath" | "fixing" | "tan" | "intimate" | "baby";

const signs: readonly (readonly [Use, RegExp])[] = [
  ["baby", /(?<!\p{L})bébés?(?!\p{L})/iu],
  ["intimate", /(?<!\p{L})intimes?(?!\p{L})/iu],
  ["shave", /(?<!\p{L}|après[- ])ras(?:er|age|oir)(?!\p{L})/iu],
  ["bath", /(?:huile|lait|mousse|sels?) (?:de|pour le) bain(?!s?\p{L})/iu],
  ["fixing", /(?<!\p{L})fix(?:ante?|at(?:eur|rice|ion))(?!\p{L})/iu],
  ["tan", /autobronz/iu],
];

/** Null for what the skin is cared for or washed with, as its kind says. */
export function useOf({ name, noun, family }: Material): Use | null {
  const called = `${name ?? ""} ${noun}`;
  const use = signs.find(([, pattern]) => pattern.test(called))?.[0] ?? null;
  return use === "fixing" && family !== "mist" ? null : use;
}

const strong = /r[eé]tin(?:ol|al)(?!\p{L})|(?:glycolic|lactic|salicylic|mandelic|azelaic) acid/iu;

/** Acids and retinoids. */
export function isStrong({ name, ingredients }: Material): boolean {
  return strong.test(name ?? "") || ingredients.some(({ key }) => strong.test(key));
}

const rinsers = /^(?:gel nettoyant|mousse nettoyante)$/;
const melting = /^(?:baume démaquillant|huile démaquillante)$/;
const removers = /^(?:eau micellaire|lait démaquillant|baume démaquillant|huile démaquillante|démaquillant)$/;
const showered = /^gel douche$/;
const soaped = /^savon liquide$/;
const bases = /^(?:fond de teint|BB crème|crème teintée)$/;

/** Blanks that say nothing and drop a line for products of which it is not true: "{ifhands}Pour les mains qui lavent." */
export function guardsOf(material: Material, touch: Touch): Blanks {
  const { family, noun, area, time, comesInDrops, name } = material;
  const use = useOf(material);
  const isWorn = touch !== "hair";
  const isPlain = use === null && isWorn;
  const isSoap = soaped.test(noun);
  const isShower = showered.test(noun);
  const isFoot = area === "feet";
  const holds = {
    ifskin: isPlain && touch !== "lip" && area !== "hands" && !isFoot,
    ifpocket: family === "lip" && !/masque|gommage|soin/u.test(noun),
    // "Qui a fini le lait ?" is asked in the kitchen.
    iftold: !/^(?:lait|huile|mousse|gel|essence|lotion|soin|concentré)$/u.test(noun),
    ifplain: isPlain,
    ifmild: isPlain && !isStrong(material),
    ifnight: time === "night",
    ifday: time === "day",
    ifdrops: comesInDrops,
    ifspread: isPlain && !isFoot && !/stick/iu.test(name ?? ""),
    ifhands: area === "hands" && use === null,
    iffeet: isFoot,
    ifbody: area === "body" && use === null,
    ifface: area !== "body",
    iflash: noun === "sérum cils",
    ifbrow: noun === "gel sourcils",
    ifbeard: /barbe/u.test(noun),
    ifnails: /ongles/u.test(noun),
    ifspray: noun === "brume" && use === null,
    iftoner: family === "mist" && noun !== "brume" && use === null,
    ifrinsed: family === "mask" && isPlain && time !== "night" && !/nuit|tissu|feuille|sans rinçage/iu.test(name ?? ""),
    ifgrains: noun === "gommage" && !isStrong(material) && isPlain,
    ifacid: family === "scrub" && noun !== "gommage" && isStrong(material),
    iffacewash: family === "cleanser" && !isShower && !isSoap && isPlain && area !== "body" && area !== "hands",
    iffoam: rinsers.test(noun) && isPlain,
    ifmelting: melting.test(noun) && isPlain,
    ifmicellar: noun === "eau micellaire",
    ifremover: removers.test(noun) && isPlain,
    ifshower: isShower && isPlain,
    ifsoap: isSoap && isPlain,
    ifbase: bases.test(noun),
    ifconcealer: noun === "correcteur" || noun === "anticernes",
    ifprimer: noun === "base de teint",
    ifblush: noun === "blush" || noun === "fard à joues",
    ifbronzer: noun === "bronzer",
    ifhighlighter: noun === "enlumineur",
    iflipcare: touch === "lip",
    iflipcolour: touch === "lipColour" || touch === "gloss",
    ifshave: use === "shave",
    ifbath: use === "bath",
    iffixing: use === "fixing",
    iftan: use === "tan",
    ifintimate: use === "intimate",
    ifbaby: use === "baby",
  };
  return Object.fromEntries(Object.entries(holds).map(([blank, is]) => [blank, is ? [{ text: "" }] : []]));
}
