import type { AngleLines } from "../../../patterns/lines.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Piel} {suave}, así de simple.",
        "Hola, {piel} {suave}.",
        "{Suave}, {suave2}, y ya está.",
        "Más {luz}, menos esfuerzo.",
        "{Laluz}, sin complicaciones.",
        "Un poco {deluz} cada día.",
        "{Laluz} te sienta bien.",
        "{Laluz} se nota.",
        "{Piel} de buen humor.",
        "Bien en tu propia piel.",
        "Lo bueno de una rutina sencilla.",
        "{El} para {piel} {suave}.",
        "Todo por {laluz}.",
        "{Piel} {suave}, día fácil.",
        "Buena cara, buen día.",
        "Natural y a gusto.",
        "El atajo hacia {laluz}.",
        "Cuidarse puede ser fácil.",
        "Se ve bien. Se siente bien.",
        "El cuidado que no pesa.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "¿{Suave}? Muchísimo.",
        "Modo {luz}: activado.",
        "Protagonista: {lapiel}.",
        "Sonríe, que se nota.",
        "¿Demasiado {suave}? Nunca.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un solo objetivo: {laluz}.",
        "{Laluz}, en su fórmula.",
        "Fórmula clara, intención clara.",
        "Cuidado con método.",
        "Menos azar, más {luz}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Piel} de seda.",
        "{Laluz}, con discreción.",
        "La belleza en voz baja.",
        "Un toque {deluz}.",
        "El lujo de la suavidad.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Simplemente {suave}.",
        "{Suave}, así de simple.",
        "{Laluz}, con sencillez.",
        "Lo esencial basta.",
        "En paz con {lapiel}.",
      ],
    },
    { lines: ["{Bare}, y se nota.", "En el centro: {bare}.", "{Amount}. Dicho está.", "{Bare} y nada de más."] },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}, deja {lapiel} {suave} y {suave2}.",
        "{Untextura} {ings} para {unapiel} {suave} y {suave2}.",
        "{Name} deja {lapiel} {suave}, {suave2} y sin complicaciones.",
        "{Un} para sentir {lapiel} {suave} y {suave2}.",
        "{Name}: {laluz}, sobre todo en los días normales.",
        "Aplicar y salir: {name} deja {lapiel} {suave} y {suave2}.",
        "{Unapiel} {suave} y una rutina sencilla: así es {name}.",
        "Cada día, {name} deja {lapiel} un poco más {suave}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name} pone {laluz}. Tú pones los planes.", "{Name}: {piel} {suave} y ganas de presumir un poco."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}: una fórmula con una intención clara.",
        "Un cuidado preciso {ings}. El objetivo: {unapiel} {suave}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} deja {laluz} con toda delicadeza.", "Un placer delicado que deja {lapiel} {suave} y {suave2}."],
    },
    {
      voice: "calm",
      lines: [
        "{Piel} {suave} y una preocupación menos: es {name}.",
        "Un cuidado sencillo para {unapiel} {suave}, día tras día.",
      ],
    },
  ],
};
