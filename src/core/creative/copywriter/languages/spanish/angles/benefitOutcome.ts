import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Piel} {suave}, así de simple.",
        "Hola, {piel} {suave}.",
        "{Piel} {suave}, y ya está.",
        "Más {luz}, menos esfuerzo.",
        "{Laluz}, sin complicaciones.",
        "Un poco {deluz} cada día.",
        "{Laluz} te sienta bien.",
        "{Laluz} se nota.",
        "{Piel} de buen humor.",
        "A gusto en tu piel.",
        "Lo bueno de una rutina sencilla.",
        "{Un} para {unapiel} {suave}.",
        "Todo por {laluz}.",
        "{Piel} {suave}, día fácil.",
        "Buena cara, mejor día.",
        "Estar a gusto también se ve.",
        "El atajo hacia {laluz}.",
        "Cuidarse puede ser fácil.",
        "Se ve bien y sienta mejor.",
        "El cuidado que no pesa.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "¿Alguien ha dicho {suave}?",
        "Modo {luz}: activado.",
        "[Protagonista|Protagonistas]: {lapiel}.",
        "Sonríe, que se nota.",
        "¿Demasiada suavidad? Nunca.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un solo objetivo: {laluz}.",
        "{Laluz} está en la fórmula.",
        "Una fórmula, una intención.",
        "Cuidarse con método.",
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
        "{Piel} simplemente {suave}.",
        "Suavidad, así de simple.",
        "{Laluz}, con sencillez.",
        "Lo esencial basta.",
        "En paz con [tu piel|tus labios].",
      ],
    },
    {
      lines: [
        "Con {bare}, y se nota.",
        "En la fórmula: {bare}.",
        "{Amount}. Dicho está.",
        "{Bare}, por buenas razones.",
      ],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}, deja {lapiel} {suave} y {suave2}.",
        "{Untextura} {ings} para {unapiel} {suave} y {suave2}.",
        "{Name} deja {lapiel} {suave} y {suave2}, sin complicaciones.",
        "{Un} para sentir {lapiel} {suave} y {suave2}.",
        "{Name}: {laluz} de todos los días.",
        "Aplicar y salir: {name} deja {lapiel} {suave} y {suave2}.",
        "{Unapiel} {suave} y una rutina sencilla: así es {name}.",
        "Cada día, {name} deja {lapiel} un poco más {suave}.",
        "{Un} para todos los días que merecen una sonrisa.",
        "Poco esfuerzo, mucho gusto, todos los días.",
        "Un buen gesto, y el día va mejor.",
      ],
    },
    {
      only: colouring,
      lines: ["{Name}: un gesto y a la calle.", "Un gesto y un poco {deluz}: {name}."],
    },
    {
      voice: "playful",
      lines: ["{Name} pone {laluz}. Tú pones los planes.", "{Name}: {piel} {suave} y ganas de presumir un poco."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}: una fórmula con una intención clara.",
        "Una fórmula precisa {ings}. El objetivo: {unapiel} {suave}.",
      ],
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
        "{Piel} {suave} y una preocupación menos, gracias a {name}.",
        "Un cuidado sencillo para {unapiel} {suave}, día tras día.",
      ],
    },
  ],
};
