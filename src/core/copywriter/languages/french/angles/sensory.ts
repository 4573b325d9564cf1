import { type AngleLines, colouring } from "../../lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist", "scrub"],
      lines: [
        "On dirait {dematiere}.",
        "Fermez les yeux. *Touchez.*",
        "La texture dit tout.",
        "La douceur dès le premier contact.",
        "Et si {matiere} était {un} ?",
        "Comme {dematiere}, pour {lapeau}.",
        "{Dematiere} pour {lapeau}.",
      ],
    },
    {
      lines: ["Un soin pour tous les sens."],
    },
    {
      voice: "playful",
      lines: ["Allez, touchez.", "Oh, cette texture.", "Essayez, vous verrez.", "On y prend vite goût."],
    },
    {
      voice: "clinical",
      lines: ["Une texture bien pensée.", "La texture fait partie du soin.", "Le confort, bien pensé."],
    },
    {
      voice: "luxurious",
      lines: ["Le luxe du toucher.", "Une texture à savourer."],
    },
    {
      voice: "calm",
      lines: ["Respirer, ressentir."],
    },
    {
      lines: ["{Untexture}. Tout est dit.", "{Untexture}, et le temps ralentit."],
    },
  ],
  supports: [
    {
      lines: [
        "{Untexture} {ings}, {douce} dès le premier contact.",
        "{Name}, {ings}, glisse sur {lapeau} et [la|les] laisse {douce}.",
        "{Name} se pose comme {dematiere} et laisse {lapeau} {douce}.",
        "{Name} : un toucher de {etoffe}, {unepeau} {douce} et {douce2}.",
        "Prenez votre temps avec {name}.",
        "Agréable dès la première application : {name}.",
      ],
    },
    {
      only: colouring,
      lines: ["{Name} glisse, se pose et se fait oublier.", "On l’applique, on l’oublie : {name}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}, dans une texture pensée pour le confort.",
        "Une texture pensée pour {unepeau} {douce} et {douce2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["Laissez-vous tenter par {name} : un plaisir tout en douceur."],
    },
    {
      voice: "calm",
      lines: ["Un geste lent, un souffle, et {unepeau} {douce}.", "{Name} : {unepeau} {douce}, en toute sérénité."],
    },
  ],
};
