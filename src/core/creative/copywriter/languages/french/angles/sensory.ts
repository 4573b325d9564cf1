import type { AngleLines } from "../../../patterns/lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist"],
      lines: [
        "On dirait {dematiere}.",
        "Les doigts savent d’abord.",
        "Fermez les yeux. *Touchez.*",
        "Toucher d’abord, voir ensuite.",
        "Une texture où l’on s’attarde.",
        "La texture dit tout.",
        "{Un} que l’on sent d’abord.",
        "Un petit bonheur au bout des doigts.",
        "Fait{e} pour être touché{e}.",
        "{Douce} dès le premier contact.",
        "Si {matiere} était {un}.",
        "Comme {dematiere}, pour {lapeau}.",
      ],
    },
    {
      lines: [
        "{Dematiere} pour {lapeau}.",
        "{Leclat} que l’on ressent.",
        "Tout commence par un frisson.",
        "Doucement. C’est meilleur.",
        "Un soin pour tous les sens.",
        "Un murmure de plaisir.",
        "Prenez le temps de sentir.",
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
        "Attention, on y reprend goût.",
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
        "Formulé{e} pour le toucher.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Drapez {lapeau} de {etoffe}.",
        "Une fête pour les doigts.",
        "L’opulence au toucher.",
        "Une texture sur mesure.",
        "Un secret de {etoffe}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Doux. Lent. Léger.",
        "Sentez le calme se poser.",
        "Un souffle sur {lapeau}.",
        "Respirer, sentir.",
        "Tout en silence.",
      ],
    },
    { lines: ["{Untexture}. Tout est dit.", "{Untexture}, et le temps ralentit.", "{Bare}, tout en sensation."] },
  ],
  supports: [
    {
      lines: [
        "{Untexture} {ings}. Le premier contact dit le reste.",
        "{Untexture} qui rappelle {matiere}.",
        "{Name}, {ings}, glisse sur {lapeau} et [la|les] laisse {douce}.",
        "{Name} se pose comme {dematiere} et laisse {lapeau} {douce}.",
        "On vient pour la texture, on reste pour {leclat} : c’est {name}.",
        "{Name} : d’abord {dematiere}, puis {unepeau} {douce} et {douce2}.",
        "Prenez votre temps avec {name}. La sensation compte autant.",
        "Pour qui choisit du bout des doigts : {name}, tout en sensation.",
      ],
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
        "Laissez {name} s’attarder : un plaisir tout en {etoffe}.",
      ],
    },
    {
      voice: "calm",
      lines: ["Un geste lent, un souffle, et {unepeau} {douce}.", "{Name} : {unepeau} {douce}, en toute sérénité."],
    },
  ],
};
