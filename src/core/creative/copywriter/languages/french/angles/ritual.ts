import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Fait{e} pour {moment}.",
        "{Moment} commencent ici.",
        "{Geste}. Respirez. *Savourez.*",
        "{Geste}, puis soufflez.",
        "Une minute rien qu’à vous.",
        "Le plus joli moment de la routine.",
        "Petit rituel, grand calme.",
        "Fermez la porte. Soufflez.",
        "Téléphone posé, {noun} en main.",
        "À demain, même heure.",
        "Avant que la journée ne commence.",
        "Une habitude à garder.",
        "Rendez-vous avec vous-même.",
        "La lenteur est un talent.",
        "{Le} de {moment}.",
        "Le café peut attendre.",
        "Une pause qui se ressent.",
        "Ce temps est à vous.",
        "Gardez un peu de temps pour vous.",
        "Éloge de la pause.",
        "Faites place à la douceur.",
        "Le luxe d’une minute tranquille.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Ne pas déranger : pause {noun}.",
        "En rendez-vous avec mon miroir.",
        "Moi, mon miroir et {le}.",
        "Je réponds plus tard. D’abord, {le}.",
        "Agenda complet : pause {noun}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un geste. Chaque *jour.*",
        "Une routine bien pensée.",
        "Le geste qui trouve sa place.",
        "La régularité, en plus agréable.",
        "Chaque jour, simplement.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Une petite cérémonie.",
        "Une minute de luxe, en privé.",
        "S’attarder est permis.",
        "Du temps bien employé.",
        "Tête-à-tête avec {leclat}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Inspirez. {Geste}.",
        "Une jolie chose par jour.",
        "Commencer en douceur.",
        "Une minute, porte fermée.",
        "Se retrouver.",
      ],
    },
    {
      lines: ["Une minute avec {bare}.", "{Bare} et un peu de calme."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings} : une bonne raison d’aimer {moment}.",
        "{Geste}, soufflez, et laissez {name} faire le reste.",
        "Gardez {name} à portée de main pour {moment}.",
        "{Untexture}, un miroir et tout votre temps.",
        "{Name} fait d’une petite habitude un vrai moment à soi.",
        "Une minute, un miroir, {name} : voilà un joli programme.",
        "{Geste}. {Name} laisse {lapeau} {douce} et l’esprit léger.",
        "Pour {moment} : {unepeau} {douce} et une minute rien qu’à vous.",
      ],
    },
    {
      only: colouring,
      lines: ["Un coup d’œil au miroir, {name}, et c’est parti.", "{Name}, le dernier geste avant de sortir."],
    },
    {
      voice: "playful",
      lines: ["{Geste}, fredonnez, admirez. {Name} fait le reste.", "Le monde peut attendre. {Name}, non."],
    },
    {
      voice: "clinical",
      lines: ["Un geste par jour, {ings}, facile à garder.", "{Name} : un geste réfléchi, à sa place dans la routine."],
    },
    {
      voice: "luxurious",
      lines: ["Avec {name}, {moment} deviennent une petite cérémonie.", "Offrez à {moment} le soin qui leur manquait."],
    },
    {
      voice: "calm",
      lines: ["{Geste}. Respirez. {Name} simplifie le reste.", "{Name}, une minute au calme et la porte fermée."],
    },
  ],
};
