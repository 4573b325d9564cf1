import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its slot asks for. */
export interface FrenchWords {
  isLips: boolean;
  /** Adjectives that agree with "la peau" or "les lèvres". */
  soft: readonly string[];
  /** Bare, with its article, and after "plus". */
  glow: readonly (readonly [string, string, string])[];
  /** With the article, without, and as an amount of it. */
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
} as const;
const silk = {
  soie: ["la soie", "soie", "de la soie"],
  velours: ["le velours", "velours", "du velours"],
  cachemire: ["le cachemire", "cachemire", "du cachemire"],
  satin: ["le satin", "satin", "du satin"],
  lin: ["le lin", "lin", "du lin"],
} as const;
const weather = ["les jours froids", "les longs vols", "les grands vents", "les longs hivers"];
const office = ["les nuits courtes", "les longs vols", "les jours de bureau", "les semaines pleines"];

export const frenchWords: Record<Touch, FrenchWords> = {
  rich: {
    isLips: false,
    soft: ["douce", "souple", "veloutée", "confortable"],
    glow: [glow.douceur, glow.confort],
    silk: [silk.cachemire, silk.velours],
    gesture: ["Massez doucement", "Réchauffez entre les paumes", "Lissez lentement"],
    stress: weather,
  },
  fluid: {
    isLips: false,
    soft: ["lisse", "fraîche", "souple", "douce"],
    glow: [glow.eclat, glow.fraicheur, glow.legerete],
    silk: [silk.soie, silk.satin],
    gesture: ["Pressez doucement", "Tapotez", "Lissez du bout des doigts"],
    stress: office,
  },
  fresh: {
    isLips: false,
    soft: ["fraîche", "nette", "douce", "légère"],
    glow: [glow.fraicheur, glow.legerete],
    silk: [
      ["la rosée", "rosée", "de la rosée"],
      ["l’eau vive", "fraîcheur", "de l’eau vive"],
    ],
    gesture: ["Fermez les yeux", "Prenez votre temps", "Ralentissez"],
    stress: ["les journées pleines", "les jours en ville", "les bureaux surchauffés"],
  },
  sun: {
    isLips: false,
    soft: ["protégée", "souple", "confortable"],
    glow: [glow.legerete, glow.confort],
    silk: [silk.lin],
    gesture: ["Appliquez largement", "Étalez avec soin"],
    stress: ["les jours de plage", "les midis d’été", "les terrasses en plein soleil"],
  },
  lip: {
    isLips: true,
    soft: ["douces", "souples", "veloutées"],
    glow: [glow.douceur, glow.confort, glow.eclat],
    silk: [silk.velours, silk.satin],
    gesture: ["Passez une touche", "Souriez"],
    stress: ["les jours froids", "les grands vents", "les longs vols"],
  },
  tint: {
    isLips: false,
    soft: ["unifiée", "fraîche", "naturelle"],
    glow: [glow.eclat, glow.fraicheur, glow.legerete],
    silk: [silk.soie, silk.satin],
    gesture: ["Estompez", "Tapotez du bout des doigts"],
    stress: office,
  },
};

/** Plurals with their article. */
export const frenchMoments: readonly string[] = [
  "les matins lents",
  "les soirées à la maison",
  "les dimanches sans plan",
  "les minutes à soi",
  "les petites pauses",
];
