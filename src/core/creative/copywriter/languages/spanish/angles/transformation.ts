import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "{Piel} más {suave}, día a día.",
        "Un nuevo comienzo para {lapiel}.",
        "Pequeño gesto, {piel} {suave}.",
        "Un cambio muy suave.",
        "Nuevo día, nueva sensación.",
        "Una diferencia que se siente.",
        "Ser constante sienta bien.",
      ],
    },
    {
      voice: "playful",
      lines: ["Nueva temporada, {piel} {suave}.", "{Lapiel}, en versión mejorada.", "De meh a mmm."],
    },
    {
      voice: "clinical",
      lines: ["El cambio, con método.", "La constancia se nota."],
    },
    {
      voice: "calm",
      lines: ["Un rato tranquilo."],
    },
    {
      lines: ["Todo empieza con {labare}."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}: cada día, un poco más {deluz}.",
        "Gesto a gesto, {name} deja {lapiel} {suave} y {suave2}.",
        "{Untextura}, y {lapiel} ya se [siente|sienten] más {suave}.",
        "La constancia tiene premio: {name} deja {lapiel} {suave} y {suave2}.",
        "Con {name}, la rutina se convierte en un momento que apetece.",
        "Una pequeña costumbre que sienta bien.",
      ],
    },
    {
      only: colouring,
      lines: ["Un gesto, otro ánimo: {name}.", "{Name} no necesita ocasión. Solo ganas {deluz}."],
    },
    {
      voice: "playful",
      lines: ["Pequeño gesto, buen humor: {name}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}: un cuidado, paso a paso.",
        "Usad{o} con regularidad, {name} deja {lapiel} {suave} y {suave2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} convierte un gesto sencillo en un pequeño lujo."],
    },
    {
      voice: "calm",
      lines: ["Con calma, {name} deja {lapiel} {suave}."],
    },
  ],
};
