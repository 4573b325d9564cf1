import { type AngleLines, colouring } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Tú primero.",
        "Empieza por ti.",
        "Un gesto para ti.",
        "Antes que nada, tú.",
        "Un momento para ti.",
        "Tu momento del día.",
        "Este rato es tuyo.",
        "Un gesto sencillo.",
        "Plan de hoy: {noun}.",
        "Es tu momento.",
        "Date un respiro.",
        "Un buen hábito.",
        "Hoy toca cuidarse.",
        "Hora de cuidar {zona}.",
        "Cuidarse es un buen plan.",
        "Cuídate, que te lo has ganado.",
        "Mímate un poco.",
        "Un mimo para {zona}.",
      ],
    },
    {
      not: ["sunscreen", "mist", "lip"],
      lines: ["Hoy, los mimos son para {zona}.", "Cierra la puerta y cuídate."],
    },
    {
      only: ["cream", "serum", "eye", "mask", "complexion", "sunscreen", "oil", "gel", "balm"],
      lines: ["El momento de {el}."],
    },
    {
      only: colouring,
      lines: ["Delante del espejo, {el}.", "Música, espejo y {noun}.", "Último toque antes de salir: {noun}."],
    },
    {
      only: ["cleanser"],
      lines: ["El primer paso: limpiar {lapiel}.", "Hora de limpiar {lapiel}.", "Primero, {piel} limpia."],
    },
    {
      only: ["scrub"],
      lines: ["Hoy toca exfoliarse.", "Día de exfoliar {lapiel}."],
    },
    {
      only: ["mousse"],
      lines: ["Hoy toca espuma."],
    },
    {
      voice: "playful",
      lines: ["Modo mimos: activado.", "Que espere el móvil.", "Sube la música."],
    },
    {
      voice: "clinical",
      not: ["complexion", "lip"],
      lines: ["Un buen hábito: cuidarse."],
    },
    {
      voice: "luxurious",
      lines: ["El lujo de cuidarse.", "El lujo de tener un rato para ti."],
    },
    {
      voice: "calm",
      lines: ["Cuídate despacio y con mimo."],
    },
    { lines: ["{Bare} para {zona}."] },
  ],
  supports: [...supportsOfKind],
};
