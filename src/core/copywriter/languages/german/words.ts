import type { Area } from "../../families.ts";
import type { SupportedCategory } from "../../../product/categories.ts";
import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its blank asks for. */
export interface GermanWords {
  /** What it is put on; null for what serves beard, nails, lashes and brows, which has a blank of its own. */
  on: "skin" | "lips" | null;
  /** How the skin is that is cared for: adjectives that no product of the kind makes untrue; none for what colours or protects. */
  soft: readonly string[];
  /** What it brings to the lips; none for what has no colour. */
  colour: readonly string[];
  /** Plurals, in the nominative and accusative. */
  stress: readonly string[];
}

const busy: GermanWords["stress"] = ["volle Tage", "lange Tage"];
/** Only where the page speaks of the cold itself. */
export const coldDays: GermanWords["stress"] = ["kalte Tage"];
const evenings: GermanWords["stress"] = ["graue Tage", "lange Abende", "volle Tage"];

export const germanWords: Record<Touch, GermanWords> = {
  rich: {
    on: "skin",
    soft: ["gepflegt"],
    colour: [],
    stress: busy,
  },
  airy: { on: "skin", soft: ["gepflegt"], colour: [], stress: busy },
  drops: { on: "skin", soft: ["gepflegt"], colour: [], stress: busy },
  mist: { on: "skin", soft: ["gepflegt"], colour: [], stress: busy },
  wash: { on: "skin", soft: [], colour: [], stress: busy },
  mask: {
    on: "skin",
    soft: ["gepflegt"],
    colour: [],
    stress: busy,
  },
  sun: {
    on: "skin",
    soft: [],
    colour: [],
    stress: ["Sonnentage", "sonnige Tage"],
  },
  lip: {
    on: "lips",
    soft: ["gepflegt"],
    colour: [],
    stress: busy,
  },
  lipColour: { on: "lips", soft: [], colour: ["Farbe"], stress: evenings },
  gloss: { on: "lips", soft: [], colour: ["Glanz"], stress: evenings },
  hair: { on: null, soft: [], colour: [], stress: busy },
  tint: { on: "skin", soft: [], colour: [], stress: busy },
};

/** What a product is put on, as its cases ask for it. */
export interface Place {
  haut: string;
  diehaut: string;
  derhaut: string;
  deinehaut: string;
  deinerhaut: string;
}

export const places: Record<"skin" | "lips" | "hands" | "feet" | "eyes", Place> = {
  skin: { haut: "Haut", diehaut: "die Haut", derhaut: "der Haut", deinehaut: "deine Haut", deinerhaut: "deiner Haut" },
  lips: {
    haut: "Lippen",
    diehaut: "die Lippen",
    derhaut: "den Lippen",
    deinehaut: "deine Lippen",
    deinerhaut: "deinen Lippen",
  },
  hands: {
    haut: "Hände",
    diehaut: "die Hände",
    derhaut: "den Händen",
    deinehaut: "deine Hände",
    deinerhaut: "deinen Händen",
  },
  feet: {
    haut: "Füße",
    diehaut: "die Füße",
    derhaut: "den Füßen",
    deinehaut: "deine Füße",
    deinerhaut: "deinen Füßen",
  },
  eyes: {
    haut: "Augenpartie",
    diehaut: "die Augenpartie",
    derhaut: "der Augenpartie",
    deinehaut: "deine Augenpartie",
    deinerhaut: "deiner Augenpartie",
  },
};

/** What a product off the skin serves, in the accusative, by the beginning of its noun. */
export const offSkinPlaces: Readonly<Record<string, string>> = {
  Bart: "den Bart",
  Nagel: "die Nägel",
  Wimpern: "die Wimpern",
  Brauen: "die Brauen",
};

/** What a product is for where its name says it; the first that fits. */
export const purposesByName: readonly (readonly [name: RegExp, purpose: string])[] = [
  [/intim/iu, "für den äußeren Bereich"],
  [/(?<!\p{L})baby/iu, "für die Kleinsten"],
  [/selbstbräun|self.?tan/iu, "für Bräune ohne Sonne"],
  [/after.?sun/iu, "für die Stunden nach der Sonne"],
  [/after.?shave/iu, "für die Zeit nach der Rasur"],
  [/milchbad|ölbad|badeöl|badezusatz/iu, "für eine kleine Auszeit"],
  [/abschmink|make-?up-?entferner|mizellen/iu, "zum Abschminken"],
  [/fixier|fixing|setting/iu, "als letzter Schritt über dem Make-up"],
  [/(?<!\p{L})bart/iu, "für Vollbart und Dreitagebart"],
];

/** Nouns that say already where it is put on. */
export const areaSaid = /hand|fuß|körper|body|dusch|bade|bart|nagel|wimpern|brauen/iu;

export const purposesOfAreas: Partial<Record<Area, string>> = {
  hands: "für die Hände",
  feet: "für Füße und Fersen",
  body: "für den Körper",
};

export const purposesOfKinds: Partial<Record<SupportedCategory, readonly string[]>> = {
  Foundation: ["als Grundlage für deinen Look"],
  Concealer: ["für alles, was nicht jeder sehen muss"],
  Primer: ["als erste Schicht unter dem Make-up"],
  "Tinted Moisturizer": ["für etwas Farbe im Gesicht"],
  Blush: ["für etwas Farbe auf den Wangen"],
  Bronzer: ["für sonnige Akzente"],
  Highlighter: ["für helle Akzente"],
};

/** What people eat and drink as well, by the names that facts are stored under: "Hafer, aber für die Haut." */
export const foods: readonly string[] = [
  "oat",
  "oat milk",
  "honey",
  "cucumber",
  "green tea",
  "black tea",
  "white tea",
  "rice water",
  "olive oil",
  "apricot",
  "plum",
];

/** Of these a line speaks in the plural: "deine Hände". */
export const pluralAreas: readonly Area[] = ["hands", "feet"];
