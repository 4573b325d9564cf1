import { type AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** What is wanted, then what answers it. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{El} que andabas buscando.",
        "¿Buscas {un}? Aquí l{o} tienes.",
        "Fácil, y a otra cosa.",
        "Sencillo y sin rodeos.",
        "Una cosa menos en la que pensar.",
        "Que nada te complique el día.",
        "Hay días que piden un extra.",
        "Fácil, como te gusta.",
        "Días con prisas, gestos sencillos.",
        "Te mereces algo bueno.",
        "Para que todo vaya rodado.",
        "Ponte las cosas fáciles.",
        "Sin complicaciones, mucho mejor.",
      ],
    },
    {
      not: ["complexion", "sunscreen", "cleanser", "scrub"],
      lines: [
        "Cuando {zona} [pide|piden] cuidado.",
        "{Zona} te lo [estaba|estaban] pidiendo.",
        "Un extra de cuidado para {zona}.",
      ],
    },
    {
      only: ["cleanser"],
      lines: ["Todo empieza por {unapiel} limpia.", "Limpiar bien, lo primero.", "Fuera lo que sobra."],
    },
    {
      only: ["scrub"],
      lines: ["Hora de exfoliar {lapiel}.", "Fuera asperezas.", "Hora de renovar {lapiel}."],
    },
    {
      voice: "playful",
      lines: ["Se busca {noun}. Encontrad{o}.", "{Noun} al rescate."],
    },
    {
      voice: "clinical",
      lines: ["Lo primero, la fórmula.", "Una fórmula sin rodeos."],
    },
    {
      voice: "luxurious",
      lines: ["Hoy te mereces un capricho.", "{Zona} [merece|merecen] un capricho."],
    },
    {
      not: ["complexion"],
      voice: "calm",
      lines: ["Cuidarse puede ser así de sencillo."],
    },
    {
      lines: ["{Amount} para {zona}."],
    },
    {
      only: ["lip"],
      lines: ["Un mimo con {bare} para tus labios."],
    },
  ],
  supports: [...supportsOfKind],
};
