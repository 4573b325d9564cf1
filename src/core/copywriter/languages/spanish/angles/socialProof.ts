import { type AngleLines, colouring } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** Other people, in figures that the page has; else an invitation to judge for oneself. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} estrellas de media.",
        "{Value} estrellas para {este}.",
        "Valorad{o} con {value} estrellas.",
        "{Value} de media en {count} opiniones.",
        "Una media de {value} estrellas.",
      ],
    },
    {
      lines: [
        "Pruébal{o} y nos cuentas.",
        "Te va a gustar.",
        "Hech{o} para gustar.",
        "Júzgal{o} tú.",
        "Pruébal{o} y decide.",
        "Elige tu {noun}.",
        "Bien elegid{o}.",
        "Una buena elección.",
      ],
    },
    {
      not: colouring,
      lines: ["Te va a encantar."],
    },
    {
      only: ["mask"],
      lines: ["Para amantes de las mascarillas.", "¿Quién dijo mascarilla?"],
    },
    {
      voice: "clinical",
      lines: ["Una elección con criterio."],
    },
    {
      voice: "calm",
      lines: ["Elige con calma."],
    },
    {
      lines: ["Prueba {un} con {bare}.", "Elige {un} con {bare}."],
    },
  ],
  supports: [...supportsOfKind],
};
