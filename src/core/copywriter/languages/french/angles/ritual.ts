import type { AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      not: ["complexion", "lip", "sunscreen"],
      lines: [
        "Un moment rien qu’à vous.",
        "Posez tout. Ce moment est à vous.",
        "Le monde peut bien attendre.",
        "Un rendez-vous avec soi.",
        "L’heure de prendre soin de soi.",
        "Prenez le temps, il est à vous.",
        "Le temps d’un soin.",
        "Un moment pour soi.",
        "Votre moment.",
        "Une parenthèse bien à vous.",
        "On ralentit un peu.",
        "Prenez soin de vous.",
        "Une pause bien-être.",
        "Votre rituel commence ici.",
        "Le temps de prendre soin de {votrepeau}.",
        "Porte fermée, téléphone éteint.",
        "Le téléphone reste dehors.",
      ],
    },
    {
      only: ["cream", "balm"],
      lines: ["{ifbody}Après la douche, {le}.", "{ifbody}Peignoir, {noun}, pyjama."],
    },
    { only: ["mist"], lines: ["{ifspray}Une pause, une pression."] },
    { only: ["mask"], lines: ["Pyjama, thé, {noun}."] },
    { only: ["eye"], lines: ["Le rituel du regard.", "Un moment rien que pour le regard."] },
    {
      only: ["cleanser"],
      lines: [
        "{iffacewash}Le rituel commence par le visage.",
        "{iffacewash}Le premier geste de la routine.",
        "{ifremover}On enlève tout.",
        "{ifshower}Le rideau tiré, l’eau chaude.",
        "{ifshower}Chanter sous la douche, puis rincer.",
      ],
    },
    { voice: "playful", lines: ["Ne pas déranger : pause beauté.", "On se fait du bien ?"] },
    { voice: "clinical", lines: ["Un geste précis, un soin choisi.", "Le bon soin, au bon moment."] },
    { voice: "luxurious", lines: ["Un joli moment pour soi.", "Le vrai luxe ? Prendre son temps."] },
    { voice: "calm", lines: ["Respirez, prenez soin de vous.", "Soufflez, rien ne presse."] },
    { lines: ["Un moment de soin {aubare}."] },
  ],
  supports: supportsOfKind,
};
