import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "¿{Stress}? Con calma.",
        "Después de {stress}, respira.",
        "Para los días demasiado largos.",
        "La respuesta suave a un día duro.",
        "{Stress} pasan. {Laluz} queda.",
        "Fuera, viento. Aquí, mimos.",
        "Día duro, {piel} {suave}.",
        "El día pide. {El} responde.",
        "{Un} para {stress}.",
        "Un escudo contra {stress}.",
        "El tiempo cambia. El cuidado no.",
        "Para días que piden demasiado.",
        "Refuerzos para {lapiel}.",
        "Menos prisa, más {luz}.",
        "Primero el jaleo, luego {el}.",
        "Tregua para {lapiel}.",
        "Cuando todo va deprisa, {el}.",
        "{Stress} llegan. {El} también.",
        "Un respiro para {lapiel}.",
        "El plan B para {stress}.",
        "Agenda llena, rutina ligera.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "¿{Stress}? ¿Y qué?",
        "Buen intento, rutina.",
        "Que venga el lunes.",
        "Giro de guion: {el}.",
        "A mal tiempo, buena cara.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Stress}: la respuesta, en fórmula.",
        "Formulad{o} para días exigentes.",
        "Una pregunta, una fórmula.",
        "Una fórmula que sabe lo que hace.",
        "Precisión para días revueltos.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "El día exige. La seda responde.",
        "El final sereno de un día ruidoso.",
        "Elegancia que calma el día.",
        "Tras la tormenta, terciopelo.",
        "{Stress}, con elegancia.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Menos ruido. Más *calma.*",
        "Suelta el día.",
        "Con suavidad, incluso en {stress}.",
        "Un refugio para {lapiel}.",
        "Vuelve la calma.",
      ],
    },
    {
      lines: ["{Bare} para días duros.", "{Amount} para {stress}.", "¿Día duro? {Bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name} acompaña a {lapiel} en {stress}.",
        "{Name}, {ings}, para {stress} y para todo lo demás.",
        "{Untextura} {ings}, cuando el día pide más.",
        "Cuando todo se revuelve, {name} deja {lapiel} {suave} y {suave2}.",
        "{Name} suaviza {stress}.",
        "Cuando llegan {stress}, {name} deja {lapiel} {suave}.",
        "Pensad{o} para {stress}, agradable el resto del tiempo.",
        "Hay días para todo. Para {stress}, {name}.",
      ],
    },
    {
      only: colouring,
      lines: ["¿Sin tiempo? {Name} se aplica en un gesto.", "Día lleno, un solo gesto: {name}."],
    },
    {
      voice: "playful",
      lines: ["{Stress} tienen la primera palabra. {Name}, la última.", "{Name} se encarga. Tú tienes planes."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings}: una fórmula pensada para {stress}.", "Una fórmula meditada, {ings}, para {stress}."],
    },
    {
      voice: "luxurious",
      lines: ["{Name} responde al día con elegancia.", "{Un} para saborear sin prisa después de {stress}."],
    },
    {
      voice: "calm",
      lines: ["{Name} lo pone fácil: pocos gestos, {piel} {suave}.", "Un cuidado muy sencillo para {stress}."],
    },
  ],
};
