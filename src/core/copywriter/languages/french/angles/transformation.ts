import { type AngleLines, colouring } from "../../lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "{Unepeau} plus {douce}, jour après jour.",
        "Un nouveau départ pour {lapeau}.",
        "Petit geste, {peau} {douce}.",
        "Un geste, une autre sensation.",
        "Le changement, en douceur.",
        "Nouveau jour, nouvelle sensation.",
        "Une différence que l’on ressent.",
        "On y prend vite goût.",
        "Place à la nouveauté.",
        "L’envie de changer.",
      ],
    },
    {
      voice: "playful",
      lines: ["Nouvelle saison, {peau} {douce}.", "De bof à waouh."],
    },
    {
      voice: "clinical",
      lines: ["Chaque jour, un peu mieux."],
    },
    {
      voice: "luxurious",
      lines: ["{Lapeau} en lumière."],
    },
    {
      voice: "calm",
      lines: ["Laissez {lapeau} respirer.", "Un moment tranquille."],
    },
  ],
  supports: [
    {
      lines: [
        "Geste après geste, {name} laisse {lapeau} {douce} et {douce2}.",
        "{Untexture}, et déjà {lapeau} [semble|semblent] plus {douce}.",
        "La régularité a du bon : {name} laisse {lapeau} {douce} et {douce2}.",
        "Avec {name}, la routine devient un moment que l’on attend avec plaisir.",
        "Une petite habitude qui fait du bien.",
      ],
    },
    {
      only: colouring,
      lines: ["Un geste, et la mine change : {name}.", "{Name} n’attend pas d’occasion. Juste une envie {declat}."],
    },
    {
      voice: "playful",
      lines: ["Un petit geste, et la bonne humeur est là : {name}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings} : un soin, geste après geste.",
        "Au fil des jours, {name} laisse {lapeau} {douce} et {douce2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} transforme un simple geste en petit luxe."],
    },
    {
      voice: "calm",
      lines: ["En douceur, {name} laisse {lapeau} {douce}."],
    },
  ],
};
