import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{Stress} ? Même pas mal.",
        "Après {stress}, on respire.",
        "Pour les jours un peu trop longs.",
        "Une réponse douce aux jours difficiles.",
        "{Stress} passent. {Leclat} reste.",
        "Dehors, ça souffle. Ici, non.",
        "Rude journée, {peau} {douce}.",
        "La journée demande. {Le} répond.",
        "{Un} pour {stress}.",
        "Un rempart contre {stress}.",
        "Le temps change. Le soin reste.",
        "Pour les jours qui en demandent trop.",
        "Du renfort pour {lapeau}.",
        "Moins de hâte, plus de douceur.",
        "La tempête d’abord, {le} ensuite.",
        "Une trêve pour {lapeau}.",
        "Quand tout va trop vite, {le}.",
        "{Stress} arrivent. {Le} aussi.",
        "Un peu de répit pour {lapeau}.",
        "Agenda plein, geste léger.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Stress} ? Et alors ?",
        "Pas aujourd’hui, la grisaille.",
        "Le lundi peut venir.",
        "Coup de théâtre : {le}.",
        "Mauvais temps, bonne mine.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Stress} : la réponse est formulée.",
        "Formulé{e} pour les jours exigeants.",
        "Une question, une formule.",
        "Un soin qui sait ce qu’il fait.",
        "De la précision, même les jours flous.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Le jour exige. La soie répond.",
        "La fin feutrée des jours bruyants.",
        "L’élégance d’un moment calme.",
        "Après l’orage, le velours.",
        "{Stress}, avec grâce.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Moins de bruit. Plus de *calme.*",
        "Laissez filer la journée.",
        "Tout doucement, malgré {stress}.",
        "Un havre pour {lapeau}.",
        "Le calme revient.",
      ],
    },
    {
      lines: ["{Bare} contre les jours rudes.", "{Amount} pour {stress}.", "Jours rudes ? {Bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name} dorlote {lapeau} malgré {stress}.",
        "{Name}, {ings}, pour {stress} et tout ce qui suit.",
        "{Untexture} {ings}, quand la journée en demande plus.",
        "Les jours un peu rudes, {name} laisse {lapeau} {douce} et {douce2}.",
        "{Name} adoucit {stress}.",
        "Quand {stress} s’invitent, {name} laisse {lapeau} {douce}.",
        "Pensé{e} pour {stress}, agréable le reste du temps.",
        "{Stress} font partie de la vie. {Name} aussi.",
      ],
    },
    {
      only: colouring,
      lines: ["Pas le temps ? {Name} s’applique en un geste.", "Journée pleine, un seul geste : {name}."],
    },
    {
      voice: "playful",
      lines: ["{Stress} ont le premier mot. {Name}, le dernier.", "{Name} s’en occupe. Vous avez mieux à faire."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings} : une formule pensée pour {stress}.", "Une formule réfléchie, {ings}, pour {stress}."],
    },
    {
      voice: "luxurious",
      lines: ["{Name} répond à la journée avec élégance.", "{Un} qui prend son temps après {stress}."],
    },
    {
      voice: "calm",
      lines: ["{Name} fait simple : peu de gestes, {unepeau} {douce}.", "Un soin tout simple pour {stress}."],
    },
  ],
};
