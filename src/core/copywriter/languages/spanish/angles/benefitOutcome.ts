import { type AngleLines, colouring } from "../../lines.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Piel} {suave}, así de simple.",
        "Hola, {piel} {suave}.",
        "{Piel} {suave}, y ya está.",
        "Más {luz}, menos esfuerzo.",
        "Un poco {deluz} cada día.",
        "{Laluz} te sienta bien.",
        "{Piel} de buen humor.",
        "A gusto en tu piel.",
        "Lo bueno de una rutina sencilla.",
        "{Un} para {unapiel} {suave}.",
        "Buena cara, buen día.",
        "Estar a gusto se nota.",
        "Cuidarse puede ser fácil.",
        "Se ve bien y sienta mejor.",
      ],
    },
    {
      voice: "playful",
      lines: ["Sonríe, que se nota.", "¿Demasiada suavidad? Nunca."],
    },
    {
      voice: "clinical",
      lines: ["Cuidarse, sin más.", "Lo justo, bien hecho."],
    },
    {
      voice: "luxurious",
      lines: ["{Piel} de seda.", "Un toque {deluz}.", "El lujo de la suavidad."],
    },
    {
      voice: "calm",
      lines: ["{Piel} {suave}, sin más.", "Lo esencial basta."],
    },
    {
      lines: ["Con {bare}, y se nota.", "En la fórmula: {bare}.", "{Amount}. Así de claro."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name} se aplica en un solo gesto. Y ya está.",
        "Con {name}, la rutina se hace sola.",
        "{Name}, {ings}, deja {lapiel} {suave} y {suave2}.",
        "{Untextura} {ings} para {unapiel} {suave} y {suave2}.",
        "{Name} deja {lapiel} {suave} y {suave2}, sin complicaciones.",
        "{Un} para sentir {lapiel} {suave} y {suave2}.",
        "Aplicar y salir: {name} deja {lapiel} {suave} y {suave2}.",
        "Rutina sencilla, {piel} {suave}: {name}.",
        "Cada día, {name} deja {lapiel} un poco más {suave}.",
        "Fácil de usar, agradable siempre: {name}.",
      ],
    },
    {
      only: colouring,
      lines: [
        "{Name} se aplica rápido y queda bien.",
        "{Name}: un gesto y a la calle.",
        "Un gesto y un poco {deluz}: {name}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name} hace su parte. Tú pones los planes.", "{Name}: {piel} {suave} y ganas de presumir."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings}. Sin rodeos.", "Una fórmula precisa {ings}. El objetivo: {unapiel} {suave}."],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} deja {lapiel} {suave}, con toda delicadeza.",
        "Un placer delicado que deja {lapiel} {suave} y {suave2}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "{Piel} {suave} sin complicarte, con {name}.",
        "Un cuidado sencillo para {unapiel} {suave}, día tras día.",
      ],
    },
  ],
};
