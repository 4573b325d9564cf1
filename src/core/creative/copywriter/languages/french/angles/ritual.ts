import type { AngleLines } from "../../../patterns/lines.ts";

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
        "Le plus joli moment du miroir.",
        "Petit rituel, grand calme.",
        "Fermez la porte. Ouvrez {le}.",
        "Téléphone posé, {noun} en main.",
        "À demain, même heure.",
        "Avant que le monde n’arrive.",
        "Une habitude à garder.",
        "Rendez-vous avec {lapeau}.",
        "La lenteur est un talent.",
        "{Le} pour {moment}.",
        "Le café peut attendre.",
        "Une pause qui se ressent.",
        "Ce temps est à vous.",
        "Gardez un peu de temps pour {leclat}.",
        "Éloge de la pause.",
        "Faites de la place à la douceur.",
        "Le luxe d’une minute lente.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Ne pas déranger : pause {noun}.",
        "En rendez-vous avec {lapeau}.",
        "Moi, mon miroir et {le}.",
        "Je réponds plus tard. D’abord, {le}.",
        "Agenda complet : pause {noun}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un geste. Chaque *jour.*",
        "Une routine, bien pensée.",
        "Le geste qui trouve sa place.",
        "La régularité, en plus agréable.",
        "Chaque jour, simplement.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Une petite cérémonie.",
        "Le luxe privé d’une minute.",
        "S’attarder est permis.",
        "Du temps, bien dépensé.",
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
        "Revenir à soi.",
      ],
    },
    { lines: ["Une minute avec {bare}.", "{Bare} et un peu de calme."] },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings} : une bonne raison d’aimer {moment}.",
        "{Geste}, soufflez, et laissez {name} faire le reste.",
        "Gardez {name} à portée de main pour {moment}.",
        "{Untexture}, un miroir et nulle part où aller.",
        "{Name} fait d’une petite habitude un vrai moment à soi.",
        "Une minute, un miroir, {name}. {Lapeau} [remercie|remercient].",
        "{Geste}. {Name} laisse {lapeau} {douce} et l’esprit léger.",
        "Pour {moment} : {unepeau} {douce} et une minute à soi.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Geste}, fredonnez, admirez. {Name} fait le reste.", "Le monde peut attendre. {Name}, non."],
    },
    {
      voice: "clinical",
      lines: ["Un geste quotidien, {ings}, facile à tenir.", "{Name} : un geste réfléchi, à sa place dans la routine."],
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
