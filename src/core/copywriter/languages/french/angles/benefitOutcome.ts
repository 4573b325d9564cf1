import { type AngleLines, colouring } from "../../lines.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Unepeau} {douce}, tout simplement.",
        "Bonjour, {peau} {douce}.",
        "{Peau} {douce}, belle journée.",
        "Plus {declat}, moins d’efforts.",
        "Un peu {declat} chaque jour.",
        "{Leclat} vous va bien.",
        "{Peau} de bonne humeur.",
        "Le bonheur d’une routine simple.",
        "{Le} pour {unepeau} {douce}.",
        "L’art d’être bien dans sa peau.",
        "[Une peau facile|Des lèvres faciles] à vivre.",
        "Bonne mine, belle journée.",
        "Au naturel, en mieux.",
        "{Unepeau} {douce} du matin au soir.",
        "Le soin qui se fait oublier.",
        "Être bien, et que ça se voie.",
      ],
    },
    {
      voice: "playful",
      lines: ["Trop de douceur ? Jamais."],
    },
    {
      voice: "clinical",
      lines: ["L’essentiel, bien fait.", "Du soin, et rien de trop."],
    },
    {
      voice: "luxurious",
      lines: ["{Peau} de soie.", "Un soupçon {declat}.", "Le luxe, tout en douceur."],
    },
    {
      voice: "calm",
      lines: [
        "{Unepeau} simplement {douce}.",
        "En douceur, tout simplement.",
        "La beauté, en toute simplicité.",
        "L’essentiel suffit.",
      ],
    },
    {
      lines: ["{Bare}, juste ce qu’il faut.", "Dans la formule : {bare}.", "{Amount}. C’est dit."],
    },
  ],
  supports: [
    {
      lines: [
        "Facile à utiliser, agréable à retrouver : {name}.",
        "{Name} : un geste facile, et c’est tout.",
        "{Name}, {ings}, laisse {lapeau} {douce} et {douce2}.",
        "{Untexture} {ings}, pour {unepeau} {douce} et {douce2}.",
        "{Name} laisse {lapeau} {douce} et {douce2}, en toute simplicité.",
        "{Un} pour {unepeau} {douce} et {douce2}.",
        "On applique, on sort : {name} laisse {lapeau} {douce} et {douce2}.",
        "{Unepeau} {douce}, un geste simple : c’est {name}.",
        "Chaque jour, {name} laisse {lapeau} un peu plus {douce}.",
        "Un geste simple, un vrai plaisir : {name}.",
      ],
    },
    {
      only: colouring,
      lines: [
        "{Name} s’applique en un instant.",
        "{Name} : un geste, et c’est parti.",
        "Un geste, un peu {declat} : {name}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name} : {unepeau} {douce}, et ça se ressent."],
    },
    {
      voice: "clinical",
      lines: ["{Name} : un soin {ings}, rien de superflu.", "Une formule {ings}. Pour {unepeau} {douce}."],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} laisse {lapeau} {douce}, tout en délicatesse.",
        "Un plaisir délicat qui laisse {lapeau} {douce} et {douce2}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "{Unepeau} {douce} et l’esprit libre : c’est {name}.",
        "Un soin simple pour {unepeau} {douce}, jour après jour.",
      ],
    },
  ],
};
