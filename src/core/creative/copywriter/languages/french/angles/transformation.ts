import { type AngleLines, colouring } from "../../../patterns/lines.ts";

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
      ],
    },
    {
      voice: "playful",
      lines: ["Nouvelle saison, {peau} {douce}.", "De bof à mmh."],
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
    {
      lines: ["Tout commence par {bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings} : chaque jour, un peu plus {declat}.",
        "Geste après geste, {name} laisse {lapeau} {douce} et {douce2}.",
        "{Untexture}, et déjà {lapeau} [semble|semblent] plus {douce}.",
        "La régularité a du bon : {name} laisse {lapeau} {douce} et {douce2}.",
        "{Name} ne change pas tout. Juste la douceur de {lapeau}.",
        "Avec {name}, la routine devient un moment que l’on attend.",
        "Une petite habitude qui fait du bien.",
      ],
    },
    {
      only: colouring,
      lines: ["Un geste, une autre humeur : {name}.", "{Name} n’attend pas d’occasion. Juste une envie {declat}."],
    },
    {
      voice: "playful",
      lines: ["Petit geste, grande bonne humeur : {name}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings} : un soin, geste après geste.",
        "Utilisé{e} avec régularité, {name} laisse {lapeau} {douce} et {douce2}.",
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
