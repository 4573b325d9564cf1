import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its slot asks for. */
export interface GermanWords {
  isLips: boolean;
  /** Adjectives after a verb; the attribute before skin or lips is the same with "e". */
  soft: readonly (readonly [predicate: string, attribute: string, comparative: string])[];
  /** Feminine nouns. */
  glow: readonly string[];
  /** What it feels like, without an article. */
  silk: readonly string[];
  /** Infinitives. */
  gesture: readonly string[];
  /** Plurals, nominative and dative. */
  stress: readonly (readonly [string, string])[];
}

const weather: GermanWords["stress"] = [
  ["kalte Tage", "kalten Tagen"],
  ["trockene Räume", "trockenen Räumen"],
  ["lange Flüge", "langen Flügen"],
  ["windige Tage", "windigen Tagen"],
];
const office: GermanWords["stress"] = [
  ["kurze Nächte", "kurzen Nächten"],
  ["lange Flüge", "langen Flügen"],
  ["Bürotage", "Bürotagen"],
  ["trockene Räume", "trockenen Räumen"],
];

export const germanWords: Record<Touch, GermanWords> = {
  rich: {
    isLips: false,
    soft: [
      ["weich", "weiche", "weicher"],
      ["geschmeidig", "geschmeidige", "geschmeidiger"],
      ["samtig", "samtige", "samtiger"],
      ["zart", "zarte", "zarter"],
    ],
    glow: ["Geschmeidigkeit", "Geborgenheit", "Zartheit"],
    silk: ["Kaschmir", "Samt"],
    gesture: ["Sanft einmassieren", "In den Händen wärmen", "Großzügig verteilen"],
    stress: weather,
  },
  fluid: {
    isLips: false,
    soft: [
      ["glatt", "glatte", "glatter"],
      ["frisch", "frische", "frischer"],
      ["geschmeidig", "geschmeidige", "geschmeidiger"],
      ["zart", "zarte", "zarter"],
    ],
    glow: ["Frische", "Leichtigkeit", "Ausstrahlung"],
    silk: ["Seide", "Morgentau"],
    gesture: ["Sanft einklopfen", "Zart andrücken", "Langsam verteilen"],
    stress: office,
  },
  fresh: {
    isLips: false,
    soft: [
      ["frisch", "frische", "frischer"],
      ["klar", "klare", "klarer"],
      ["sanft", "sanfte", "sanfter"],
      ["weich", "weiche", "weicher"],
    ],
    glow: ["Frische", "Klarheit", "Leichtigkeit"],
    silk: ["Quellwasser", "Morgentau"],
    gesture: ["Augen schließen", "Kurz innehalten", "Langsam machen"],
    stress: [
      ["volle Tage", "vollen Tagen"],
      ["stickige Räume", "stickigen Räumen"],
      ["Stadttage", "Stadttagen"],
    ],
  },
  sun: {
    isLips: false,
    soft: [
      ["weich", "weiche", "weicher"],
      ["geschmeidig", "geschmeidige", "geschmeidiger"],
      ["gepflegt", "gepflegte", "gepflegter"],
    ],
    glow: ["Leichtigkeit", "Sommerlaune", "Unbeschwertheit"],
    silk: ["Leinen", "Sommerluft"],
    gesture: ["Großzügig auftragen", "Sorgfältig verteilen"],
    stress: [
      ["Sonnentage", "Sonnentagen"],
      ["Mittagsstunden", "Mittagsstunden"],
      ["Strandtage", "Strandtagen"],
    ],
  },
  lip: {
    isLips: true,
    soft: [
      ["weich", "weiche", "weicher"],
      ["samtig", "samtige", "samtiger"],
      ["zart", "zarte", "zarter"],
    ],
    glow: ["Zartheit", "Geschmeidigkeit", "Lässigkeit"],
    silk: ["Samt", "Seide"],
    gesture: ["Auftragen", "Einmal drüberstreichen"],
    stress: [
      ["kalte Tage", "kalten Tagen"],
      ["windige Tage", "windigen Tagen"],
      ["lange Flüge", "langen Flügen"],
    ],
  },
  tint: {
    isLips: false,
    soft: [
      ["ebenmäßig", "ebenmäßige", "ebenmäßiger"],
      ["frisch", "frische", "frischer"],
      ["natürlich", "natürliche", "natürlicher"],
    ],
    glow: ["Natürlichkeit", "Frische", "Leichtigkeit"],
    silk: ["Seide", "Satin"],
    gesture: ["Kurz verblenden", "Zart einklopfen"],
    stress: office,
  },
};

/** Nominative and dative. */
export const germanMoments: readonly (readonly [string, string])[] = [
  ["ruhige Abende", "ruhigen Abenden"],
  ["langsame Morgen", "langsamen Morgen"],
  ["freie Minuten", "freien Minuten"],
  ["freie Sonntage", "freien Sonntagen"],
  ["kleine Pausen", "kleinen Pausen"],
];
