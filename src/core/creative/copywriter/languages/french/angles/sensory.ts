import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist", "scrub"],
      lines: [
        "On dirait {dematiere}.",
        "Les doigts le savent en premier.",
        "Fermez les yeux. *Touchez.*",
        "Toucher d’abord, voir ensuite.",
        "Une texture où l’on s’attarde.",
        "La texture dit tout.",
        "{Un} à toucher du bout des doigts.",
        "Un petit bonheur au bout des doigts.",
        "La douceur dès le premier contact.",
        "Et si {matiere} était {un} ?",
        "Comme {dematiere}, pour {lapeau}.",
        "{Dematiere} pour {lapeau}.",
      ],
    },
    {
      lines: [
        "{Leclat} que l’on ressent.",
        "Tout commence par un frisson.",
        "Doucement. C’est meilleur.",
        "Un soin pour tous les sens.",
        "Un murmure de plaisir.",
        "Prenez le temps de ressentir.",
        "Rien que la sensation.",
        "Une caresse, puis {leclat}.",
        "La douceur a une texture.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Allez, touchez.",
        "Oh, cette texture.",
        "Vous sentez ? Voilà.",
        "Attention, on y prend goût.",
        "Interdit de ne pas toucher.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "La texture, avec méthode.",
        "La sensation d’une bonne formule.",
        "La texture fait partie du soin.",
        "Le confort, bien pensé.",
        "Une texture qui a du sens.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Drapez {lapeau} de {etoffe}.",
        "Le luxe du toucher.",
        "Le raffinement au toucher.",
        "Une texture sur mesure.",
        "Un secret bien doux.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Doucement. Lentement. Bien.",
        "Sentez le calme se poser.",
        "Un souffle sur {lapeau}.",
        "Respirer, ressentir.",
        "Tout en silence.",
      ],
    },
    {
      lines: ["{Untexture}. Tout est dit.", "{Untexture}, et le temps ralentit.", "{Bare}, tout en sensation."],
    },
  ],
  supports: [
    {
      lines: [
        "{Untexture} {ings}. Le premier contact dit le reste.",
        "{Untexture} qui rappelle {matiere}.",
        "{Name}, {ings}, glisse sur {lapeau} et [la|les] laisse {douce}.",
        "{Name} se pose comme {dematiere} et laisse {lapeau} {douce}.",
        "On vient pour la texture, on reste pour {leclat} : c’est {name}.",
        "{Name} : un toucher de {etoffe}, {unepeau} {douce} et {douce2}.",
        "Prenez votre temps avec {name}. La sensation compte aussi.",
        "Quelques secondes, rien que pour le plaisir.",
        "Pour qui choisit du bout des doigts : {name}, tout en sensation.",
      ],
    },
    {
      only: colouring,
      lines: ["{Name} glisse, se pose et se fait oublier.", "Une sensation à peine là, agréable à porter : {name}."],
    },
    {
      voice: "playful",
      lines: [
        "Comme {dematiere}, en plus pratique. Vous en reprendrez.",
        "{Name} : venez pour la texture, restez pour {leclat}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}, dans une texture pensée pour le confort.",
        "Une texture étudiée qui laisse {lapeau} {douce} et {douce2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} se déploie comme {dematiere} et laisse {lapeau} {douce}.",
        "Laissez-vous tenter par {name} : un plaisir tout en douceur.",
      ],
    },
    {
      voice: "calm",
      lines: ["Un geste lent, un souffle, et {unepeau} {douce}.", "{Name} : {unepeau} {douce}, en toute sérénité."],
    },
  ],
};
