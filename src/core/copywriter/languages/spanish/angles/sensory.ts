import { type AngleLines, colouring } from "../../lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist", "scrub"],
      lines: [
        "Tacto de {seda}.",
        "Cierra los ojos. *Siente.*",
        "Una textura para disfrutar.",
        "La textura lo dice todo.",
        "Suavidad desde el primer roce.",
        "Como {laseda}, pero para {lapiel}.",
        "{Seda} para {lapiel}.",
      ],
    },
    {
      lines: ["Un cuidado para los sentidos."],
    },
    {
      voice: "playful",
      lines: ["Toca y verás.", "Ay, qué textura.", "¿Lo notas? Pues eso.", "Aviso: crea afición."],
    },
    {
      voice: "clinical",
      lines: ["Una textura muy estudiada.", "La textura también es fórmula.", "El confort, bien pensado."],
    },
    {
      voice: "luxurious",
      lines: ["Una textura muy cuidada."],
    },
    {
      voice: "calm",
      lines: ["Siente cómo llega la calma.", "Con calma, mejor."],
    },
    {
      lines: ["{Untextura}. Está todo dicho.", "{Untextura}, y el tiempo se para."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name} es un placer de principio a fin.",
        "{Untextura} {ings}, agradable desde el primer contacto.",
        "{Name}, {ings}, se desliza y deja {lapiel} {suave}.",
        "{Name} se posa como {laseda} y deja {lapiel} {suave}.",
        "{Name}: tacto de {seda} y {piel} {suave}.",
        "Tómate tu tiempo con {name}.",
        "{Name} enamora desde la primera vez.",
      ],
    },
    {
      only: colouring,
      lines: ["Se desliza, se funde y listo: {name}.", "Apenas se siente, y da gusto: {name}."],
    },
    {
      voice: "playful",
      lines: ["Como {laseda}, pero en tu neceser. Querrás repetir."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}, en una textura que da gusto.",
        "Una textura muy cuidada que deja {lapiel} {suave} y {suave2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["Disfruta de {name} sin prisa."],
    },
    {
      voice: "calm",
      lines: ["Un gesto lento, un respiro y {piel} {suave}."],
    },
  ],
};
