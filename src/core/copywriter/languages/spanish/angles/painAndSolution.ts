import { type AngleLines, colouring } from "../../lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "¿{Stressn}? {Un}, y listo.",
        "La respuesta suave a un día duro.",
        "Día duro, {piel} {suave}.",
        "{Un} para {stress}.",
        "Un refuerzo para {lapiel}.",
        "Un respiro para {lapiel}.",
        "Agenda llena, rutina ligera.",
      ],
    },
    {
      voice: "playful",
      lines: ["¿{Stressn}? ¿Y qué?", "Que venga el lunes.", "El gris, para el cielo.", "A mal tiempo, buena cara."],
    },
    {
      voice: "clinical",
      lines: ["Pensad{o} para días ajetreados."],
    },
    {
      voice: "calm",
      lines: ["Menos ruido. Más *calma.*", "Un refugio para {lapiel}.", "Vuelve la calma."],
    },
    {
      lines: ["{Amount} para {stress}."],
    },
  ],
  supports: [
    {
      lines: [
        "Para {stress}: {name}.",
        "Con {name}, una preocupación menos.",
        "{Name}, y a disfrutar del día.",
        "{Name}, {ings}, para {stress}.",
        "{Untextura} {ings}, cuando el día pide más.",
        "Después de un día largo, {name} deja {lapiel} {suave} y {suave2}.",
        "En {stress}, {name} deja {lapiel} {suave}.",
      ],
    },
    {
      only: colouring,
      lines: ["Día largo, un solo gesto: {name}."],
    },
    {
      voice: "playful",
      lines: ["{Name} cuida de ti. Tú, a lo tuyo."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings}: una fórmula pensada para {stress}.", "Una fórmula bien pensada, {ings}, para {stress}."],
    },
    {
      voice: "luxurious",
      lines: ["Un toque de lujo: {name}.", "{Un} para disfrutar sin prisa en {stress}."],
    },
    {
      voice: "calm",
      lines: ["{Name} lo pone fácil: pocos gestos, {piel} {suave}.", "Un cuidado muy sencillo para {stress}."],
    },
  ],
};
