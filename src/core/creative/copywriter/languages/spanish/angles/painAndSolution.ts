import type { AngleLines } from "../../../patterns/lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "¿{Stress}? Con calma.",
        "Después de {stress}, respira.",
        "Para los días que tiran.",
        "La respuesta suave a un día duro.",
        "{Stress} pasan. {Laluz} queda.",
        "Fuera, viento. Aquí, mimo.",
        "Día duro, {piel} {suave}.",
        "El día quita. {El} devuelve.",
        "{Un} para {stress}.",
        "Un escudo contra {stress}.",
        "El tiempo cambia. El cuidado no.",
        "Para días que piden demasiado.",
        "Refuerzos para {lapiel}.",
        "Menos tirantez, más {luz}.",
        "Primero el viento, luego {el}.",
        "Tregua para {lapiel}.",
        "Cuando todo va deprisa, {el}.",
        "{Stress} llegan. {El} también.",
        "Un respiro para {lapiel}.",
        "El plan B para {stress}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "¿{Stress}? ¿Y qué?",
        "Hoy no, mal tiempo.",
        "Que venga el lunes.",
        "Giro de guion: {el}.",
        "Mal día, buena cara.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Stress}: respuesta formulada.",
        "Formulad{o} para días exigentes.",
        "Detectado el problema, lista la fórmula.",
        "Cuidado que sabe lo que hace.",
        "Precisión para días imprecisos.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "El día exige. La seda responde.",
        "El final discreto de un día ruidoso.",
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
        "Con suavidad, pese a {stress}.",
        "Un refugio para {lapiel}.",
        "Vuelve la calma.",
      ],
    },
    { lines: ["{Bare} para días duros.", "{Amount} para {stress}.", "¿Día duro? {Bare}."] },
  ],
  supports: [
    {
      lines: [
        "{Name} acompaña a {lapiel} en {stress}.",
        "{Name}, {ings}, para {stress} y para todo lo demás.",
        "{Untextura} {ings}, cuando el día pide más.",
        "Los días en que {lapiel} [tira|tiran], {name} devuelve la suavidad.",
        "{Name} suaviza {stress}.",
        "Cuando aparecen {stress}, {name} deja {lapiel} {suave}.",
        "Pensad{o} para {stress}. Agradable todos los demás días.",
        "Hay días para todo. Para {stress}, {name}.",
      ],
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
