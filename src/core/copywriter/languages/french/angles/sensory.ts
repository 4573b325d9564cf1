import type { AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist", "scrub"],
      lines: ["{Dematiere} pour {lapeau}.", "Comme {dematiere} sur {lapeau}."],
    },
    {
      not: ["complexion", "sunscreen"],
      lines: [
        "Tout en douceur.",
        "La douceur du geste.",
        "Le plaisir dès le premier geste.",
        "Le soin, côté plaisir.",
        "Le plaisir d’un bon soin.",
        "Tout est dans le geste.",
        "Un petit plaisir.",
        "Un plaisir tout simple.",
        "Que du plaisir.",
        "Un plaisir pour tous les sens.",
        "À fleur de {peau}.",
        "Tout en sensations.",
        "Un geste qu’on aime.",
        "Bien-être en vue.",
        "Un instant à part.",
        "Une belle sensation.",
        "Un bon moment.",
        "Du bien, tout simplement.",
        "Le plaisir, tout simplement.",
        "Doux moment en vue.",
        "Le bien-être, côté plaisir.",
        "Une bulle de douceur.",
        "Un moment de bien-être.",
        "Un geste, sans se presser.",
      ],
    },
    {
      only: ["cream", "balm", "oil"],
      lines: ["{ifplain}Le temps d’un massage.", "{ifbody}Encore un peu de buée."],
    },
    {
      only: ["mist"],
      lines: ["{ifspray}Yeux fermés, tête en arrière.", "{ifspray}Comme une fenêtre ouverte."],
    },
    { only: ["mask"], lines: ["{ifrinsed}Une couche, et plus un mot."] },
    {
      only: ["cleanser"],
      lines: ["La journée, rincée."],
    },
    {
      only: ["eye"],
      lines: ["De la douceur pour le regard.", "Un geste léger, tout autour du regard."],
    },
    { voice: "playful", lines: ["Du soin, et du plaisir."] },
    { voice: "clinical", lines: ["Le geste juste."] },
    { voice: "luxurious", lines: ["Un plaisir délicat.", "Le soin se savoure."] },
    { voice: "calm", lines: ["Doucement, tout doucement.", "Un geste lent, un soin doux."] },
    {
      lines: [
        "Le plaisir d’{untexture}.",
        "Craquez pour {untexture}.",
        "{Untexture} {aubare}.",
        "Le plaisir d’{un} {aubare}.",
      ],
    },
  ],
  supports: supportsOfKind,
};
