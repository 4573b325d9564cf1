import type { AngleLines } from "../../../patterns/lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{Stress} ? Même pas mal.",
        "Après {stress}, on respire.",
        "Face aux jours qui tirent.",
        "La réponse douce aux jours rudes.",
        "{Stress} passent. {Leclat} reste.",
        "Dehors ça pique. Ici, non.",
        "Rude journée, {peau} {douce}.",
        "La journée prend. {Le} rend.",
        "{Un} pour {stress}.",
        "Un rempart contre {stress}.",
        "Le temps change. Le soin reste.",
        "Pour les jours qui en demandent trop.",
        "Du renfort pour {lapeau}.",
        "Moins de tiraillements, plus de douceur.",
        "D’abord le vent, puis {le}.",
        "Trêve hivernale pour {lapeau}.",
        "Le vent souffle. {Le} répond.",
        "Quand tout va trop vite, {le}.",
        "{Stress} arrivent. {Le} aussi.",
        "Un peu de répit pour {lapeau}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Stress} ? Et alors ?",
        "Pas aujourd’hui, la grisaille.",
        "Le lundi n’a qu’à venir.",
        "Coup de théâtre : {le}.",
        "Mauvais temps, bonne mine.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Stress} : réponse formulée.",
        "Formulé{e} pour les jours exigeants.",
        "Le problème posé, la formule prête.",
        "Un soin qui sait ce qu’il fait.",
        "Précis quand le temps l’est moins.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Le jour exige. La soie répond.",
        "La fin feutrée des jours bruyants.",
        "L’élégance de l’apaisement.",
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
    { lines: ["{Bare} contre les jours rudes.", "{Amount} pour {stress}.", "Jours rudes ? {Bare}."] },
  ],
  supports: [
    {
      lines: [
        "{Name} accompagne {lapeau} malgré {stress}.",
        "{Name}, {ings}, pour {stress} et tous les autres jours.",
        "{Untexture} {ings}, quand la journée en demande plus.",
        "Les jours où {lapeau} [tire|tirent], {name} ramène la douceur.",
        "{Name} adoucit {stress}.",
        "Quand {stress} s’invitent, {name} laisse {lapeau} {douce}.",
        "Pensé{e} pour {stress}. Agréable tous les autres jours.",
        "{Stress} font partie de la vie. {Name} aussi.",
      ],
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
      lines: ["{Name} répond à la journée avec élégance.", "{Un} à savourer sans hâte après {stress}."],
    },
    {
      voice: "calm",
      lines: ["{Name} fait simple : peu de gestes, {unepeau} {douce}.", "Un soin tout simple pour {stress}."],
    },
  ],
};
