import { type AngleLines, colouring } from "../../lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "{Piel} más {suave}, día a día.",
        "Un nuevo comienzo para {lapiel}.",
        "Pequeño gesto, {piel} {suave}.",
        "Nuevo día, nueva sensación.",
        "Una diferencia que se siente.",
        "Se nota, y gusta.",
        "Ganas de algo nuevo.",
        "Apetece algo nuevo.",
        "Cada día suma.",
      ],
    },
    {
      voice: "playful",
      lines: ["Nueva temporada, {piel} {suave}.", "{Lapiel}, en versión mejorada.", "De psé a guau."],
    },
    {
      voice: "clinical",
      lines: ["La constancia se nota."],
    },
    {
      voice: "calm",
      lines: ["Un rato tranquilo."],
    },
  ],
  supports: [
    {
      lines: [
        "Gesto a gesto, {name} deja {lapiel} {suave} y {suave2}.",
        "{Untextura}, y {lapiel} ya se [siente|sienten] más {suave}.",
        "La constancia tiene premio: {name} deja {lapiel} {suave} y {suave2}.",
        "Con {name}, la rutina se convierte en un momento que apetece.",
        "Una pequeña costumbre que sienta bien.",
        "Así de fácil: {name}.",
      ],
    },
    {
      only: colouring,
      lines: [
        "Un gesto, otro ánimo: {name}.",
        "{Name}, y el espejo te sonríe.",
        "{Name} no necesita ocasión. Solo ganas {deluz}.",
      ],
    },
    {
      voice: "playful",
      lines: ["Un pequeño gesto y, de paso, buen humor: {name}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}: un cuidado, paso a paso.",
        "Con el paso de los días, {name} deja {lapiel} {suave} y {suave2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} convierte un gesto sencillo en un pequeño lujo."],
    },
    {
      voice: "calm",
      lines: ["Día tras día, {name} deja {lapiel} {suave}."],
    },
  ],
};
