import { type AngleLines, colouring } from "../../lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "Après {stress}, on respire.",
        "Une réponse douce aux jours difficiles.",
        "Rude journée, {peau} {douce}.",
        "{Un} pour {stress}.",
        "Un allié pour {lapeau}.",
        "Moins de course, plus de douceur.",
        "Un peu de douceur pour {lapeau}.",
        "Quand tout va trop vite, {le}.",
        "Un peu de répit pour {lapeau}.",
        "Agenda plein, routine courte.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Stress} ? Et alors ?", "Le lundi peut venir.", "Lundi ? Même pas peur.", "Mauvais temps, bonne mine."],
    },
    {
      voice: "clinical",
      lines: ["Pensé{e} pour les journées bien remplies.", "Un soin qui sait ce qu’il fait."],
    },
    {
      voice: "luxurious",
      lines: ["L’élégance d’un moment calme."],
    },
    {
      voice: "calm",
      lines: [
        "Moins de bruit. Plus de *calme.*",
        "Oubliez la journée.",
        "Un havre pour {lapeau}.",
        "Le calme revient.",
      ],
    },
    {
      lines: ["{Amount} pour {stress}."],
    },
  ],
  supports: [
    {
      lines: [
        "Même après {stress}, {name} laisse {lapeau} {douce}.",
        "{Name}, {ings}, pour {stress}.",
        "{Untexture} {ings}, quand la journée en demande plus.",
        "Pas le temps ? {Name} s’applique en un geste.",
        "Même les jours un peu rudes, {name} laisse {lapeau} {douce} et {douce2}.",
      ],
    },
    {
      only: colouring,
      lines: ["Journée chargée, un seul geste : {name}."],
    },
    {
      voice: "playful",
      lines: ["{Name} s’occupe du reste. Vous avez mieux à faire."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings} : une formule pensée pour {stress}.", "Une formule bien pensée, {ings}, pour {stress}."],
    },
    {
      voice: "luxurious",
      lines: ["Un peu d’élégance dans la journée : {name}.", "{Un} à savourer, après {stress}."],
    },
    {
      voice: "calm",
      lines: ["{Name} fait simple : peu de gestes, {unepeau} {douce}.", "Un soin tout simple pour {stress}."],
    },
  ],
};
