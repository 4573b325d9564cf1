import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist", "scrub"],
      lines: [
        "Tacto de {seda}.",
        "Los dedos son los primeros en saberlo.",
        "Cierra los ojos. *Toca.*",
        "Primero tocar, luego mirar.",
        "Una textura para recrearse.",
        "La textura lo dice todo.",
        "Un pequeño placer entre los dedos.",
        "Hech{o} para tocar.",
        "Suavidad desde el primer roce.",
        "¿Y si {laseda} fuera {un}?",
        "Como {laseda}, pero para {lapiel}.",
        "{Seda} para {lapiel}.",
      ],
    },
    {
      lines: [
        "{Luz} que se siente.",
        "Todo empieza con un roce.",
        "Despacio. Así es mejor.",
        "Un cuidado para los sentidos.",
        "Un susurro muy agradable.",
        "Tómate tu tiempo para sentir.",
        "Solo la sensación.",
        "Una caricia y luego {laluz}.",
        "La suavidad tiene textura.",
      ],
    },
    {
      voice: "playful",
      lines: ["Venga, toca.", "Ay, qué textura.", "¿Lo notas? Pues eso.", "Aviso: engancha.", "Se mira y se toca."],
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
        "Refinamiento al tacto.",
        "Una textura a medida.",
        "Un secreto muy suave.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Despacio. Suave. Así.",
        "Siente cómo llega la calma.",
        "Un soplo sobre {lapiel}.",
        "Respirar y sentir.",
        "Con suavidad y en silencio.",
      ],
    },
    {
      lines: ["{Untextura}. Está todo dicho.", "{Untextura}, y el tiempo se para.", "{Bare}, con mucho tacto."],
    },
  ],
  supports: [
    {
      lines: [
        "{Untextura} {ings}. El primer roce explica el resto.",
        "{Untextura} que recuerda a {laseda}.",
        "{Name}, {ings}, se desliza y deja {lapiel} {suave}.",
        "{Name} se posa como {laseda} y deja {lapiel} {suave}.",
        "{Name}: se empieza por la textura, se repite por {laluz}.",
        "{Name}: tacto de {seda} y {piel} {suave}.",
        "Tómate tu tiempo con {name}. El momento también cuenta.",
        "Unos segundos, solo por gusto.",
        "Para quien elige con los dedos: {name}, pura sensación.",
      ],
    },
    {
      only: colouring,
      lines: ["Se desliza, se funde y listo: {name}.", "Apenas se siente, y da gusto llevarl{o}: {name}."],
    },
    {
      voice: "playful",
      lines: [
        "Como {laseda}, pero en tu neceser. Querrás repetir.",
        "{Name}: ven por la textura, quédate por {laluz}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}, en una textura pensada para tu comodidad.",
        "Una textura estudiada que deja {lapiel} {suave} y {suave2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} se despliega como {laseda} y deja {lapiel} {suave}.",
        "Disfruta de {name} sin prisa: es puro placer.",
      ],
    },
    {
      voice: "calm",
      lines: ["Un gesto lento, un respiro y {piel} {suave}.", "{Name}: {piel} {suave}, sin hacer ruido."],
    },
  ],
};
