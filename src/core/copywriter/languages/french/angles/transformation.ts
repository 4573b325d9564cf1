import type { AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Dites bonjour à {unepeau} {douce}.",
        "Le premier pas vers {unepeau} {douce}.",
        "Et si vous changiez de {noun} ?",
        "Un petit changement, ça fait du bien.",
        "Une bonne habitude à prendre.",
        "Petit geste, belle habitude.",
        "Osez le changement.",
        "Il suffit d’un geste.",
        "Le bon moment pour changer.",
        "Changez un peu, souriez beaucoup.",
        "La bonne idée du jour.",
        "Chaque jour, un bon geste.",
        "Le changement commence ici.",
        "Une envie de mieux.",
        "Le goût des belles habitudes.",
        "Un geste de plus dans la routine.",
      ],
    },
    {
      only: ["cream", "balm"],
      lines: ["{iffeet}Pas après pas, {le}."],
    },
    { only: ["oil"], lines: ["{ifplain}Passez à l’huile."] },
    { only: ["balm"], lines: ["{ifplain}Passez au baume."] },
    { only: ["mist"], lines: ["{ifspray}De l’eau en nuage."] },
    { only: ["scrub"], lines: ["On repart sur du propre."] },
    { only: ["eye"], lines: ["Bonjour, le regard."] },
    {
      only: ["cleanser"],
      lines: ["Remise à zéro.", "{ifremover}Du maquillage à {lapeau} nue.", "La journée part à l’eau."],
    },
    { voice: "playful", lines: ["Et si on bousculait la routine ?", "Un brin de changement."] },
    { voice: "clinical", lines: ["La régularité a du bon.", "Un soin bien choisi."] },
    { voice: "luxurious", lines: ["Le soin devient un plaisir."] },
    { voice: "calm", lines: ["Un changement tout en délicatesse.", "Pas à pas, geste à geste."] },
    { lines: ["Passez {aubare}."] },
  ],
  supports: supportsOfKind,
};
