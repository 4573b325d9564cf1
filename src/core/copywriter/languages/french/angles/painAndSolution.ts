import type { AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "Le bon geste pour {lapeau}.",
        "Un coup de pouce pour {votrepeau}.",
        "{Votrepeau} vous [dira|diront] merci.",
        "Pensez à {votrepeau}.",
        "Faire simple, faire bien.",
        "Un geste simple, bien fait.",
        "L’essentiel, tout simplement.",
        "Il y a des gestes qui font du bien.",
        "La simplicité a du bon.",
        "Simple comme bonjour.",
        "Rien de compliqué.",
        "On va à l’essentiel.",
        "Pour les jours pressés.",
        "{Lapeau} d’abord.",
        "Facile à vivre.",
        "Le réflexe malin.",
      ],
    },
    {
      only: ["cream", "balm"],
      lines: [
        "{ifhands}Vaisselle, jardin, clavier.",
        "{ifhands}Après le savon, {le}.",
        "{iffeet}Longue marche, petits soins.",
        "{ifbody}Coudes, genoux, tibias.",
        "{ifbody}{Lapeau} ne s’arrête pas au cou.",
      ],
    },
    {
      only: ["serum"],
      lines: ["{ifplain}D’abord {le}, puis le reste."],
    },
    {
      only: ["oil"],
      lines: ["{ifplain}Un peu d’huile, et ça va mieux."],
    },
    { only: ["balm"], lines: ["{ifplain}Du baume, là où il en faut."] },
    {
      only: ["mist"],
      lines: ["{iftoner}Après le nettoyage, {le}.", "{ifspray}De l’air frais, vite."],
    },
    {
      only: ["mask"],
      lines: ["{ifrinsed}On pose, on patiente, on rince.", "La soirée est à vous."],
    },
    {
      only: ["scrub"],
      lines: ["Le jour du {noun}."],
    },
    { only: ["eye"], lines: ["Pensé pour le contour des yeux.", "Un soin rien que pour le regard."] },
    {
      only: ["cleanser"],
      lines: [
        "Tout commence par {unepeau} [propre|propres].",
        "D’abord, {unepeau} [propre|propres].",
        "{iffacewash}La ville, loin du visage.",
        "{ifremover}Le maquillage a fait son temps.",
        "{ifremover}Avant l’oreiller, {le}.",
        "{ifshower}Sous l’eau, et tout repart.",
        "{ifshower}La douche, tout simplement.",
        "{ifsoap}Un passage au lavabo.",
      ],
    },
    { voice: "playful", lines: ["Pas de chichis, du soin.", "Le soin, sans prise de tête."] },
    { voice: "clinical", lines: ["Une formule, un objectif.", "L’essentiel, bien choisi."] },
    { voice: "luxurious", lines: ["Peu de gestes, bien choisis."] },
    { voice: "calm", lines: ["Doucement, on prend soin de soi."] },
    { lines: ["Misez sur {bare}."] },
  ],
  supports: supportsOfKind,
};
