import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its blank asks for. */
export interface GermanWords {
  /** What it is put on; null for hair and nails, which the lines do not name. */
  on: "skin" | "lips" | null;
  /** Adjectives after a verb; none for what colours, serves hair and nails, or protects: it makes nothing soft. */
  soft: readonly string[];
  /** Feminine nouns. */
  glow: readonly string[];
  /** What it feels like, without an article; none where what is washed off feels like no cloth. */
  silk: readonly string[];
  /** Infinitives. */
  gesture: readonly string[];
  /** Plurals, nominative and dative. */
  stress: readonly (readonly [string, string])[];
}

const weather: GermanWords["stress"] = [
  ["kalte Tage", "kalten Tagen"],
  ["frostige Tage", "frostigen Tagen"],
  ["windige Tage", "windigen Tagen"],
];
const busy: GermanWords["stress"] = [
  ["volle Tage", "vollen Tagen"],
  ["lange Tage", "langen Tagen"],
  ["stressige Tage", "stressigen Tagen"],
];
const tired: GermanWords["stress"] = [...busy, ["graue Tage", "grauen Tagen"]];
const city: GermanWords["stress"] = [
  ["volle Tage", "vollen Tagen"],
  ["heiße Tage", "heißen Tagen"],
  ["lange Tage", "langen Tagen"],
];

export const germanWords: Record<Touch, GermanWords> = {
  rich: {
    on: "skin",
    soft: ["weich", "geschmeidig", "samtig", "zart"],
    glow: ["Zartheit", "Sanftheit"],
    silk: ["Kaschmir", "Samt"],
    gesture: ["Sanft einmassieren", "In Ruhe einmassieren", "In Ruhe verteilen"],
    stress: weather,
  },
  airy: {
    on: "skin",
    soft: ["weich", "zart", "geschmeidig"],
    glow: ["Leichtigkeit", "Zartheit"],
    silk: ["Seide"],
    gesture: ["Sanft auftragen", "Kurz innehalten", "Langsam verteilen"],
    stress: tired,
  },
  drops: {
    on: "skin",
    soft: ["weich", "geschmeidig", "zart"],
    glow: ["Leichtigkeit", "Zartheit"],
    silk: ["Seide"],
    gesture: ["Sanft verteilen", "Sanft einklopfen", "Langsam verteilen"],
    stress: tired,
  },
  mist: {
    on: "skin",
    soft: ["frisch", "zart", "weich"],
    glow: ["Frische", "Leichtigkeit"],
    silk: ["Morgentau"],
    gesture: ["Augen schließen", "Kurz innehalten", "Langsam machen"],
    stress: city,
  },
  wash: {
    on: "skin",
    soft: ["frisch", "sauber", "weich"],
    glow: ["Frische", "Klarheit"],
    silk: [],
    gesture: ["Den Tag abwaschen", "Kurz innehalten", "Langsam machen"],
    stress: city,
  },
  mask: {
    on: "skin",
    soft: ["frisch", "zart", "weich"],
    glow: ["Frische", "Zartheit"],
    silk: ["Samt"],
    gesture: ["Auftragen", "Zurücklehnen", "Augen schließen"],
    stress: [
      ["stressige Tage", "stressigen Tagen"],
      ["lange Tage", "langen Tagen"],
      ["graue Tage", "grauen Tagen"],
    ],
  },
  sun: {
    on: "skin",
    soft: [],
    glow: ["Leichtigkeit", "Sommerlaune", "Unbeschwertheit"],
    silk: ["Seide"],
    gesture: ["Großzügig auftragen", "Sorgfältig verteilen"],
    stress: [
      ["Sonnentage", "Sonnentagen"],
      ["Sommertage", "Sommertagen"],
      ["Strandtage", "Strandtagen"],
    ],
  },
  lip: {
    on: "lips",
    soft: ["weich", "samtig", "zart", "geschmeidig"],
    glow: ["Zartheit", "Sanftheit"],
    silk: ["Samt", "Seide"],
    gesture: ["Sanft auftragen", "Kurz lächeln"],
    stress: [
      ["kalte Tage", "kalten Tagen"],
      ["windige Tage", "windigen Tagen"],
      ["frostige Tage", "frostigen Tagen"],
    ],
  },
  lipColour: {
    on: "lips",
    soft: [],
    glow: ["Farbe", "Lässigkeit"],
    silk: ["Samt", "Seide"],
    gesture: ["Kurz nachziehen", "Einmal lächeln"],
    stress: [
      ["graue Tage", "grauen Tagen"],
      ["lange Abende", "langen Abenden"],
      ["volle Tage", "vollen Tagen"],
    ],
  },
  gloss: {
    on: "lips",
    soft: [],
    glow: ["Leichtigkeit", "Lässigkeit"],
    silk: ["Seide"],
    gesture: ["Kurz nachziehen", "Einmal lächeln"],
    stress: [
      ["graue Tage", "grauen Tagen"],
      ["lange Abende", "langen Abenden"],
      ["volle Tage", "vollen Tagen"],
    ],
  },
  hair: {
    on: null,
    soft: [],
    glow: ["Natürlichkeit"],
    silk: [],
    gesture: ["Sanft auftragen", "Kurz innehalten"],
    stress: busy,
  },
  tint: {
    on: "skin",
    soft: [],
    glow: ["Natürlichkeit", "Leichtigkeit"],
    silk: ["Seide", "Satin"],
    gesture: ["Sanft auftragen", "Kurz verblenden"],
    stress: busy,
  },
};

/** Nominative and dative. */
export const germanMoments: readonly (readonly [string, string])[] = [
  ["ruhige Abende", "ruhigen Abenden"],
  ["stille Morgenstunden", "stillen Morgenstunden"],
  ["freie Minuten", "freien Minuten"],
  ["freie Sonntage", "freien Sonntagen"],
  ["ruhige Minuten", "ruhigen Minuten"],
];
