import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Unepeau} {douce}, tout simplement.",
        "Bonjour, {peau} {douce}.",
        "{Peau} {douce}, belle journée.",
        "Plus {declat}, moins d’efforts.",
        "{Leclat}, sans en faire trop.",
        "Un peu {declat} chaque jour.",
        "{Leclat} vous va bien.",
        "{Leclat}, tout naturellement.",
        "{Peau} de bonne humeur.",
        "Le bonheur d’une routine simple.",
        "{Le} pour {unepeau} {douce}.",
        "L’art d’être bien dans sa peau.",
        "Tout pour {leclat}.",
        "[Une peau facile|Des lèvres faciles] à vivre.",
        "Bonne mine et belle journée.",
        "Au naturel, en mieux.",
        "Le raccourci vers {leclat}.",
        "{Unepeau} {douce} du matin au soir.",
        "Le soin qui se fait oublier.",
        "Être bien, ça se voit.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Vous avez dit {douce} ?",
        "Mode {eclat} : activé.",
        "Le beau rôle pour {lapeau}.",
        "Souriez, c’est tout doux.",
        "Trop de douceur ? Jamais.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un seul but : {leclat}.",
        "{Leclat} : tout est dans la formule.",
        "Une formule, une intention.",
        "Le soin, avec méthode.",
        "Moins de hasard, plus {declat}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Peau} de soie.",
        "{Leclat}, avec retenue.",
        "La beauté à voix basse.",
        "Un soupçon {declat}.",
        "Le luxe, tout en douceur.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "{Unepeau} simplement {douce}.",
        "En douceur, tout simplement.",
        "{Leclat}, en toute simplicité.",
        "L’essentiel suffit.",
        "En paix avec [sa peau|ses lèvres].",
      ],
    },
    {
      lines: [
        "{Bare}, à bon escient.",
        "Au cœur de la formule : {bare}.",
        "{Amount}. C’est dit.",
        "{Bare}, pour de bonnes raisons.",
      ],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}, laisse {lapeau} {douce} et {douce2}.",
        "{Untexture} {ings}, pour {unepeau} {douce} et {douce2}.",
        "{Name} laisse {lapeau} {douce} et {douce2}, sans complication.",
        "{Un} pour {unepeau} {douce} et {douce2}.",
        "{Name}, pour {leclat} de tous les jours.",
        "On applique, on sort : {name} laisse {lapeau} {douce} et {douce2}.",
        "{Unepeau} {douce}, un geste simple : c’est {name}.",
        "Chaque jour, {name} laisse {lapeau} un peu plus {douce}.",
        "{Un} pour tous les jours qui méritent un sourire.",
        "Peu d’efforts, beaucoup de plaisir, tous les jours.",
        "Un bon geste, et la journée s’annonce mieux.",
      ],
    },
    {
      only: colouring,
      lines: ["{Name} : un geste, et c’est parti.", "Un geste, un peu {declat} : {name}."],
    },
    {
      voice: "playful",
      lines: ["{Name} apporte {leclat}. À vous le reste.", "{Name} : {unepeau} {douce}, et ça se remarque."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings} : une formule, une intention claire.", "Une formule {ings}. Le but : {unepeau} {douce}."],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} laisse {lapeau} {douce}, avec délicatesse.",
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
