import type { AngleLines } from "../../../patterns/lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist"],
      lines: [
        "Como {laseda}.",
        "Los dedos lo saben antes.",
        "Cierra los ojos. *Toca.*",
        "Primero tocar, luego mirar.",
        "Una textura para quedarse.",
        "La textura lo dice todo.",
        "{Un} que se siente primero.",
        "Un pequeño placer en los dedos.",
        "Hech{o} para tocar.",
        "{Suave} desde el primer roce.",
        "Si {laseda} fuera {un}.",
        "Como {laseda}, para {lapiel}.",
      ],
    },
    {
      lines: [
        "{Laseda} para {lapiel}.",
        "{Laluz} que se siente.",
        "Todo empieza con un roce.",
        "Despacio. Así es mejor.",
        "Un cuidado para los sentidos.",
        "Un susurro de placer.",
        "Tómate tu tiempo para sentir.",
        "Solo la sensación.",
        "Una caricia y luego {laluz}.",
        "La suavidad tiene textura.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Venga, toca.",
        "Ay, qué textura.",
        "¿Lo notas? Pues eso.",
        "Aviso: querrás repetir.",
        "Se mira y se toca.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Textura con método.",
        "La sensación de una buena fórmula.",
        "La textura también es fórmula.",
        "Comodidad bien pensada.",
        "Formulad{o} para el tacto.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Viste {lapiel} de {seda}.",
        "Una fiesta para los dedos.",
        "Opulencia al tacto.",
        "Una textura a medida.",
        "Un secreto de {seda}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Suave. Lento. Ligero.",
        "Siente cómo llega la calma.",
        "Un soplo sobre {lapiel}.",
        "Respirar y sentir.",
        "En silencio, suave.",
      ],
    },
    { lines: ["{Untextura}. Está todo dicho.", "{Untextura}, y el tiempo se para.", "{Bare}, pura sensación."] },
  ],
  supports: [
    {
      lines: [
        "{Untextura} {ings}. El primer roce explica el resto.",
        "{Untextura} que recuerda a {laseda}.",
        "{Name}, {ings}, se desliza y deja {lapiel} {suave}.",
        "{Name} se posa como {laseda} y deja {lapiel} {suave}.",
        "Se viene por la textura y se queda por {laluz}: así es {name}.",
        "{Name}: primero {laseda}, después {piel} {suave} y {suave2}.",
        "Tómate tu tiempo con {name}. La sensación también cuenta.",
        "Para quien elige con los dedos: {name}, sensación pura.",
      ],
    },
    {
      voice: "playful",
      lines: ["Como {laseda}, pero más práctico. Querrás repetir.", "{Name}: ven por la textura, quédate por {laluz}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}, en una textura pensada para la comodidad.",
        "Una textura estudiada que deja {lapiel} {suave} y {suave2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} se despliega como {laseda} y deja {lapiel} {suave}.",
        "Deja que {name} se quede: un placer de {seda}.",
      ],
    },
    {
      voice: "calm",
      lines: ["Un gesto lento, un respiro y {piel} {suave}.", "{Name}: {piel} {suave}, sin hacer ruido."],
    },
  ],
};
