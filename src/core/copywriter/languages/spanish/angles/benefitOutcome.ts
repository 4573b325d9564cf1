import { type AngleLines, colouring } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{El} que buscabas.",
        "A gusto contigo.",
        "Para sentirte bien.",
        "Sentirse bien, así de fácil.",
        "Lo sencillo sienta bien.",
        "Que se note que te quieres.",
        "Todo un acierto.",
        "Para días buenos y regulares.",
        "{Piel} {suave}, así de fácil.",
        "{Piel} {suave}, todo en orden.",
        "{Zona}, bien [cuidada|cuidados].",
      ],
    },
    {
      not: ["complexion", "cleanser", "scrub", "sunscreen"],
      lines: ["{Zona} lo [va|van] a agradecer.", "A gusto en la propia piel."],
    },
    {
      only: ["cream", "serum", "oil", "eye", "gel"],
      lines: ["El cuidado de cada día.", "El cuidado que {zona} [agradece|agradecen]."],
    },
    {
      only: colouring,
      lines: ["El toque que faltaba.", "Un toque, y a la calle.", "Para verte bien.", "Mírate y sonríe."],
    },
    {
      only: ["lip"],
      lines: ["Labios listos para todo.", "Sonríe, que ya está.", "Labios que dan ganas de sonreír."],
    },
    {
      only: ["cleanser"],
      lines: ["{Piel} limpia y a otra cosa.", "{Piel} limpia, que no es poco.", "La piel, como nueva."],
    },
    {
      only: ["scrub"],
      lines: ["Adiós, asperezas.", "Exfoliar también es cuidar.", "Suavidad que se toca."],
    },
    {
      voice: "playful",
      lines: ["Ole tú.", "Hoy vas a por todas."],
    },
    {
      voice: "clinical",
      lines: ["Una fórmula bien pensada."],
    },
    {
      voice: "luxurious",
      lines: ["El placer de {unapiel} {suave}.", "Date un lujo."],
    },
    {
      voice: "calm",
      lines: ["Cuida {zona} sin complicarte."],
    },
    {
      lines: ["Con {bare} en la fórmula.", "{Amount} en la fórmula.", "{Un} con {bare}."],
    },
  ],
  supports: [...supportsOfKind],
};
