import { type AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** A change of habit, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Estrena {noun}.",
        "Hoy estrenas {noun}.",
        "Tu nuev{o} {noun}.",
        "Vuelve a lo básico.",
        "Esta vez, algo distinto.",
        "Hoy empieza algo bueno.",
        "Un cambio que apetece.",
        "Un pequeño cambio.",
        "Cambia lo de siempre.",
        "Pásate a lo sencillo.",
        "Date el gusto de cambiar.",
        "Paso a paso, {piel} {suave}.",
        "Suma {un} a tu rutina.",
      ],
    },
    {
      only: ["cream", "serum", "oil", "eye", "gel", "formula", "balm"],
      lines: ["Empieza hoy a cuidar {zona}.", "Un pequeño cambio en tu rutina.", "Cuidarse también es constancia."],
    },
    {
      only: ["cleanser"],
      lines: ["Empieza por limpiar {lapiel}.", "Borrón y piel limpia."],
    },
    {
      only: ["scrub"],
      lines: ["De áspera a suave.", "Hola, suavidad."],
    },
    {
      voice: "playful",
      lines: ["Sube de nivel."],
    },
    {
      voice: "clinical",
      lines: ["Menos promesas, más fórmula."],
    },
    {
      voice: "luxurious",
      lines: ["Convierte la rutina en un placer."],
    },
    {
      voice: "calm",
      lines: ["Cuidarse, poco a poco."],
    },
    {
      lines: ["Pásate a {un} con {bare}.", "Suma {bare} a tu rutina."],
    },
  ],
  supports: [...supportsOfKind],
};
