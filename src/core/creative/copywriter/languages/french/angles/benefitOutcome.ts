import type { AngleLines } from "../../../patterns/lines.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Unepeau} {douce}, tout simplement.",
        "Bonjour, {peau} {douce}.",
        "{Douce}, {douce2}, c’est tout.",
        "Plus {declat}, moins d’efforts.",
        "{Leclat}, sans en faire trop.",
        "Un peu {declat} chaque jour.",
        "{Leclat} vous va bien.",
        "{Leclat}, ça se sent.",
        "{Peau} de bonne humeur.",
        "Bien dans son élément.",
        "Le bonheur d’une routine simple.",
        "{Le} pour {unepeau} {douce}.",
        "L’art d’être bien dans sa peau.",
        "Tout pour {leclat}.",
        "{Douce} au toucher, facile à vivre.",
        "Bonne mine, bonne journée.",
        "Bien au naturel.",
        "Le raccourci vers {leclat}.",
        "{Douce} du matin au soir.",
        "Le soin qui se fait oublier.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Douce} ? Ah oui, très.",
        "Mode {eclat} : activé.",
        "Le beau rôle pour {lapeau}.",
        "Souriez, c’est tout doux.",
        "Trop {douce} ? Jamais.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un seul but : {leclat}.",
        "{Leclat}, tout en formule.",
        "Formule claire, intention claire.",
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
        "Simplement {douce}.",
        "{Douce}, tout simplement.",
        "{Leclat}, en toute simplicité.",
        "L’essentiel suffit.",
        "En paix avec {lapeau}.",
      ],
    },
    {
      lines: [
        "{Bare}, à bon escient.",
        "Au cœur du soin : {bare}.",
        "{Amount}. C’est dit.",
        "{Bare} et rien de superflu.",
      ],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}, laisse {lapeau} {douce} et {douce2}.",
        "{Untexture} {ings}, pour {unepeau} {douce} et {douce2}.",
        "{Name} laisse {lapeau} {douce}, {douce2}, sans complication.",
        "{Un} pour retrouver {unepeau} {douce} et {douce2}.",
        "{Name} : {leclat}, surtout les jours ordinaires.",
        "On applique, on sort : {name} laisse {lapeau} {douce} et {douce2}.",
        "{Unepeau} {douce}, un geste simple : c’est {name}.",
        "Chaque jour, {name} laisse {lapeau} un peu plus {douce}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name} apporte {leclat}. À vous le reste.", "{Name} : {unepeau} {douce}, et tout le monde le remarque."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings} : une formule, une intention claire.", "Un soin ciblé {ings}. Le but : {leclat}."],
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
