import { type AngleLines, colouring } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** How it is to use it; what it feels like only where the page says so. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist", "scrub"],
      lines: ["Todo empieza por la textura.", "La textura también cuenta.", "Da gusto aplicarl{o}."],
    },
    {
      lines: [
        "Tacto de {seda}.",
        "{Un} con tacto de {seda}.",
        "Te va a sentar bien.",
        "Buenas sensaciones.",
        "Una buena sensación.",
        "Un pequeño placer.",
        "Da gusto usarl{o}.",
        "Por el gusto de sentirte bien.",
        "Algo bueno para ti.",
        "El placer de cuidarse.",
        "Un placer para {lapiel}.",
        "Qué gusto sentir {lapiel} {suave}.",
      ],
    },
    {
      not: ["cleanser", "scrub"],
      lines: ["{El} que apetece ponerse."],
    },
    {
      not: colouring,
      lines: ["Cuidar {zona}, qué gusto.", "Mimar {zona} da gusto.", "Un mimo que apetece."],
    },
    {
      only: ["cleanser"],
      lines: ["Qué gusto, {lapiel} limpia.", "Esa sensación de piel limpia.", "Qué bien sienta limpiar {lapiel}."],
    },
    {
      only: ["scrub"],
      lines: ["Qué bien sienta exfoliarse.", "El gusto de exfoliar {lapiel}.", "{Piel} exfoliada, qué gusto."],
    },
    {
      only: ["mousse"],
      lines: ["Qué gusto da la espuma."],
    },
    {
      not: colouring,
      voice: "playful",
      lines: ["Así da gusto cuidarse."],
    },
    {
      not: ["mist", "scrub"],
      voice: "clinical",
      lines: ["La textura, parte de la fórmula."],
    },
    {
      not: ["mist", "scrub"],
      voice: "luxurious",
      lines: ["El lujo está en la textura."],
    },
    {
      voice: "luxurious",
      lines: ["Un capricho para {zona}."],
    },
    {
      not: colouring,
      voice: "calm",
      lines: ["{Zona}, lo primero."],
    },
    {
      lines: ["{Untextura} para {zona}.", "{Untextura} que apetece."],
    },
  ],
  supports: [...supportsOfKind],
};
