import { type AngleLines, colouring } from "../../lines.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Fait{e} pour {moment}.",
        "{Geste}. Respirez. *Savourez.*",
        "{Geste}. Rien ne presse.",
        "Une minute rien qu’à vous.",
        "Le plus joli moment de la routine.",
        "Un petit rituel rien qu’à soi.",
        "Porte fermée, on souffle.",
        "Téléphone posé, {noun} en main.",
        "À demain, même heure.",
        "Une habitude à garder.",
        "Rendez-vous avec vous-même.",
        "La lenteur est un talent.",
        "{Le} de {moment}.",
        "Le café peut attendre.",
        "Ce moment est à vous.",
        "Gardez un peu de temps pour vous.",
        "Faites place à la douceur.",
        "Le luxe d’une minute tranquille.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Ne pas déranger : pause {noun}.",
        "Le miroir, la porte fermée, {le}.",
        "Je réponds plus tard. D’abord, {le}.",
      ],
    },
    {
      voice: "clinical",
      lines: ["Un geste. Chaque *jour.*", "Une routine bien pensée.", "Un geste simple, chaque jour."],
    },
    {
      voice: "luxurious",
      lines: ["Une petite cérémonie.", "Une minute de luxe, en privé.", "S’attarder est permis."],
    },
    {
      voice: "calm",
      lines: ["Inspirez. {Geste}.", "Commencer en douceur.", "Une minute, rien d’autre."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings} : une bonne raison d’aimer {moment}.",
        "{Geste}, respirez, et laissez {name} faire le reste.",
        "Gardez {name} à portée de main pour {moment}.",
        "{Untexture}, un miroir et tout votre temps.",
        "{Name} fait d’une petite habitude un vrai moment à soi.",
        "Une minute, un miroir, {name}.",
        "{Geste}. {Name} laisse {lapeau} {douce}.",
        "Pour {moment} : {unepeau} {douce} et un moment rien qu’à vous.",
      ],
    },
    {
      only: colouring,
      lines: ["Un coup d’œil au miroir, {name}, et c’est parti.", "{Name}, et vous êtes prête à sortir."],
    },
    {
      voice: "playful",
      lines: ["{Geste}, souriez. {Name} fait le reste.", "Le monde peut attendre. {Name}, non."],
    },
    {
      voice: "clinical",
      lines: ["Un geste par jour, vite adopté : {name}.", "{Name} : un geste simple, vite devenu un rituel."],
    },
    {
      voice: "luxurious",
      lines: ["Avec {name}, {moment} deviennent une petite cérémonie."],
    },
    {
      voice: "calm",
      lines: ["{Geste}. Respirez. {Name} s’occupe du reste.", "{Name}, et une minute au calme."],
    },
  ],
};
