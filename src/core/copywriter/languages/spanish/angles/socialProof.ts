import type { AngleLines } from "../../lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} estrellas lo dicen todo.",
        "{Value} estrellas para {este}.",
        "{Count} opiniones lo cuentan mejor.",
      ],
    },
    {
      lines: [
        "Para recomendar sin pensarlo.",
        "Prepárate para las preguntas.",
        "Te preguntarán qué te has puesto.",
        "Prepárate para los piropos.",
        "Primero pruebas, luego nos cuentas.",
        "Te van a preguntar.",
        "Un secreto mal guardado.",
        "L{o} prestas una vez y no vuelve.",
        "Imposible callárselo.",
        "Para la amiga que siempre pregunta.",
        "Los buenos secretos se comparten.",
        "Para compartir. O no.",
        "{El} que querrán pedirte.",
        "Tu hermana te l{o} va a pedir.",
        "Apunta el nombre.",
        "Se nota: {piel} {suave}.",
        "Corre la voz.",
      ],
    },
    {
      voice: "playful",
      lines: ["El grupo va a preguntar.", "Ponle tu nombre o desaparece."],
    },
    {
      voice: "clinical",
      lines: ["Lee la etiqueta. Luego pruébal{o}.", "Una fórmula que admite preguntas.", "Pregunta qué lleva."],
    },
    {
      voice: "luxurious",
      lines: ["En buena compañía.", "Un nombre que se susurra."],
    },
    {
      voice: "calm",
      lines: ["De mano en mano.", "Un consejo de amiga.", "De boca en boca."],
    },
    {
      lines: ["¿El secreto? {Bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "Para compartir, prestar o esconder: {name} deja {lapiel} {suave}.",
        "Y ya sabes qué responder: {name}.",
        "A quien pregunte, respuesta corta: {name}.",
        "{Name} deja {lapiel} tan {suave} que se nota.",
        "Para recomendar sin dudar: {untextura} {ings}.",
        "Apunta el nombre: {name}. Alguien va a preguntar.",
        "Primero se prueba, luego se recomienda.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name}: primero tu secreto, luego el de tus amigas."],
    },
    {
      voice: "clinical",
      lines: ["{Name}, {ings}: una fórmula que admite todas las preguntas.", "Pruébal{o} y decide."],
    },
    {
      voice: "luxurious",
      lines: ["{Name} se recomienda en voz baja, entre amigas.", "Un secreto que se cuenta con una sonrisa: {name}."],
    },
    {
      voice: "calm",
      lines: ["Un consejo sencillo: {name}, para {unapiel} {suave}."],
    },
  ],
};
