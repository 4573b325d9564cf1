import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its blank asks for. */
export interface FrenchWords {
  /** What it is put on; null for hair and nails, which the lines do not name. */
  on: "skin" | "lips" | null;
  /** Adjectives that agree with "la peau" or "les lèvres"; none for what colours, or serves hair and nails. */
  soft: readonly string[];
  /** Bare, with its article, and after "plus". */
  glow: readonly (readonly [string, string, string])[];
  /** With the article, without, and as an amount of it; none where what is washed off feels like no cloth. */
  silk: readonly (readonly [string, string, string])[];
  /** Imperatives. */
  gesture: readonly string[];
  /** Plurals with their article. */
  stress: readonly string[];
}

const glow = {
  douceur: ["douceur", "la douceur", "de douceur"],
  confort: ["confort", "le confort", "de confort"],
  eclat: ["éclat", "l’éclat", "d’éclat"],
  fraicheur: ["fraîcheur", "la fraîcheur", "de fraîcheur"],
  legerete: ["légèreté", "la légèreté", "de légèreté"],
  insouciance: ["insouciance", "l’insouciance", "d’insouciance"],
  couleur: ["couleur", "la couleur", "de couleur"],
  audace: ["audace", "l’audace", "d’audace"],
  naturel: ["naturel", "le naturel", "de naturel"],
} as const;
const silk = {
  soie: ["la soie", "soie", "de la soie"],
  velours: ["le velours", "velours", "du velours"],
  cachemire: ["le cachemire", "cachemire", "du cachemire"],
  satin: ["le satin", "satin", "du satin"],
  rosee: ["la rosée", "rosée", "de la rosée"],
} as const;
const weather = ["les jours froids", "les jours de vent", "les longs hivers"];
const busy = ["les longues journées", "les journées chargées"];
const tired = ["les nuits courtes", ...busy];
const city = ["les longues journées", "les journées chargées"];

export const frenchWords: Record<Touch, FrenchWords> = {
  rich: {
    on: "skin",
    soft: ["douce", "souple", "confortable"],
    glow: [glow.douceur, glow.confort],
    silk: [silk.cachemire, silk.velours],
    gesture: ["Massez doucement", "Laissez fondre entre les paumes", "Prenez votre temps"],
    stress: weather,
  },
  airy: {
    on: "skin",
    soft: ["douce", "fraîche", "souple"],
    glow: [glow.legerete, glow.fraicheur, glow.douceur],
    silk: [silk.soie, silk.satin],
    gesture: ["Appliquez du bout des doigts", "Prenez votre temps"],
    stress: tired,
  },
  drops: {
    on: "skin",
    soft: ["souple", "fraîche", "douce"],
    glow: [glow.eclat, glow.fraicheur, glow.legerete],
    silk: [silk.soie, silk.satin],
    gesture: ["Pressez doucement", "Tapotez", "Lissez du bout des doigts"],
    stress: tired,
  },
  mist: {
    on: "skin",
    soft: ["fraîche", "nette", "douce"],
    glow: [glow.fraicheur, glow.legerete],
    silk: [silk.rosee],
    gesture: ["Fermez les yeux", "Prenez votre temps", "Ralentissez"],
    stress: city,
  },
  wash: {
    on: "skin",
    soft: ["fraîche", "nette", "douce"],
    glow: [glow.fraicheur, glow.douceur],
    silk: [],
    gesture: ["Fermez les yeux", "Prenez votre temps"],
    stress: city,
  },
  mask: {
    on: "skin",
    soft: ["fraîche", "nette", "douce"],
    glow: [glow.fraicheur, glow.douceur],
    silk: [silk.velours],
    gesture: ["Appliquez", "Allongez-vous", "Fermez les yeux"],
    stress: ["les journées chargées", "les longues journées", "les jours gris"],
  },
  sun: {
    on: "skin",
    soft: ["protégée", "confortable"],
    glow: [glow.legerete, glow.insouciance],
    silk: [silk.soie],
    gesture: ["Appliquez généreusement", "Étalez avec soin"],
    stress: ["les jours de plage", "les jours d’été", "les journées en terrasse"],
  },
  lip: {
    on: "lips",
    soft: ["douces", "souples", "soignées"],
    glow: [glow.douceur, glow.confort],
    silk: [silk.velours, silk.satin],
    gesture: ["Appliquez une touche", "Souriez"],
    stress: ["les jours froids", "les jours de vent", "les longs vols"],
  },
  lipColour: {
    on: "lips",
    soft: [],
    glow: [glow.couleur, glow.audace],
    silk: [silk.velours, silk.satin],
    gesture: ["Appliquez une touche", "Souriez"],
    stress: ["les jours gris", "les longues soirées", "les longues journées"],
  },
  gloss: {
    on: "lips",
    soft: [],
    glow: [glow.legerete, glow.audace],
    silk: [silk.soie],
    gesture: ["Appliquez une touche", "Souriez"],
    stress: ["les jours gris", "les longues soirées", "les longues journées"],
  },
  hair: {
    on: null,
    soft: [],
    glow: [glow.legerete, glow.naturel],
    silk: [],
    gesture: ["Appliquez en douceur", "Prenez votre temps"],
    stress: busy,
  },
  tint: {
    on: "skin",
    soft: [],
    glow: [glow.naturel],
    silk: [silk.soie, silk.satin],
    gesture: ["Estompez", "Appliquez du bout des doigts"],
    stress: busy,
  },
};

/** Plurals with their article. */
export const frenchMoments: readonly string[] = [
  "les matins tranquilles",
  "les soirées à la maison",
  "les dimanches sans programme",
  "les moments de calme",
  "les petites pauses",
];
