import type { AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "Tout pour {unepeau} {douce}.",
        "Envie [d’une|de] {peau} {douce} ?",
        "Objectif {peau} {douce}.",
        "{Le} pour {unepeau} {douce}.",
        "Faites du bien à {votrepeau}.",
        "On s’occupe de {votrepeau}.",
        "Le soin que {votrepeau} [mérite|méritent].",
        "{ifskin}Bien dans {votrepeau}.",
        "Tout pour {lapeau}.",
        "Prendre soin de soi, simplement.",
        "Ça fait du bien.",
        "Le plaisir, chaque jour.",
        "{Lapeau} [vous dit|vous disent] merci.",
        "Une touche de bien-être.",
        "{Votrepeau} [aime|aiment] ça.",
        "Le petit plus du jour.",
        "De quoi bien commencer.",
      ],
    },
    {
      only: ["cream", "balm"],
      lines: [
        "{ifhands}Pour applaudir, écrire, cuisiner.",
        "{ifhands}Entre de bonnes mains.",
        "{ifhands}Belles mains, beau travail.",
        "{ifbody}De l’épaule à la cheville.",
      ],
    },
    { only: ["oil"], lines: ["{ifplain}L’huile, tout simplement."] },
    { only: ["mist"], lines: ["{ifspray}Pschitt, et on repart.", "{iftoner}Un peu d’eau, beaucoup de bien."] },
    { only: ["mask"], lines: ["Une excuse pour ne rien faire."] },
    {
      only: ["scrub"],
      lines: ["Place nette.", "On enlève, on rince, on respire.", "Un coup de propre."],
    },
    { only: ["eye"], lines: ["Un beau regard sur la journée.", "Le contour des yeux, chouchouté."] },
    {
      only: ["cleanser"],
      lines: [
        "Propre, tout simplement.",
        "Le plaisir d’être propre.",
        "{iffacewash}Un visage propre, et la suite.",
        "{ifremover}Adieu maquillage.",
        "{ifshower}Lavé, séché, habillé.",
      ],
    },
    { voice: "playful", lines: ["Le soin, on adore.", "Bichonnage autorisé."] },
    { voice: "clinical", lines: ["Du soin, formule à l’appui.", "La formule fait la différence."] },
    { voice: "luxurious", lines: ["Le luxe de la simplicité."] },
    { voice: "calm", lines: ["La beauté, sans se presser.", "Le bien-être, tout simplement."] },
    { lines: ["{Le} {aubare}.", "Dosé{e} à {amount}.", "Avec {amount}."] },
  ],
  supports: supportsOfKind,
};
