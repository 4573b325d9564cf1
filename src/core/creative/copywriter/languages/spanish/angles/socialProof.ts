import type { AngleLines } from "../../../patterns/lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} estrellas, con suavidad.",
        "{Value} estrellas que hablan solas.",
        "{Value} estrellas para {este}.",
        "Así se sienten {value} estrellas.",
        "Nota media: {value} estrellas.",
        "{Count} opiniones lo cuentan mejor.",
        "{El} de las {count} opiniones.",
        "{Count} opiniones tienen la palabra.",
      ],
    },
    {
      lines: [
        "Para recomendar sin pensarlo.",
        "Prepárate para las preguntas.",
        "Te preguntarán qué te has puesto.",
        "Ten el nombre a mano.",
        "Puede haber piropos.",
        "Primero pruebas, luego cuentas.",
        "Te van a preguntar.",
        "Prestad{o} una vez, nunca devuelt{o}.",
        "Esconder si viene visita.",
        "{Luz} que da que hablar.",
        "Imposible callárselo.",
        "Para la amiga que siempre pregunta.",
        "Sí, es {el}.",
        "Los buenos secretos se comparten.",
        "Para compartir. O no.",
        "{El} que querrán pedirte.",
        "El tema de conversación del baño.",
        "Tu hermana te l{o} va a pedir.",
        "Apunta el nombre.",
        "Se nota: {piel} {suave}.",
        "Corre la voz.",
        "Un rumor de los buenos.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "El grupo va a preguntar.",
        "Ponle tu nombre o desaparece.",
        "Disimula si puedes.",
        "Un secreto mal guardado.",
        "Tu compi de piso te lo agradece.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Lee la etiqueta. Luego toca.",
        "Una fórmula que admite preguntas.",
        "Pregunta qué lleva.",
        "Júzgal{o} por la sensación.",
        "Una elección meditada.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "En buena compañía.",
        "Un nombre que se susurra.",
        "Ni una palabra. Hasta que *preguntan.*",
        "{El} de quienes saben.",
        "El buen gusto da que hablar.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Para contar en voz baja.",
        "De mano en mano.",
        "Lo bueno se acaba sabiendo.",
        "Un consejo de amiga.",
        "Sin ruido, de boca en boca.",
      ],
    },
    {
      lines: ["Sí, lleva {bare}.", "¿El secreto? {Bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "Para compartir, prestar o esconder: {name} deja {lapiel} {suave}.",
        "Si te preguntan, ya sabes qué responder: {name}.",
        "{Name}, {ings}: el nombre que se pasa entre amigas.",
        "A quien pregunte, respuesta corta: {name}.",
        "{Name} deja {lapiel} tan {suave} que habrá preguntas.",
        "{Untextura} {ings}, para recomendar sin dudar.",
        "Esconde {name} si viene visita. Luego no vuelve.",
        "Apunta el nombre: {name}. Alguien va a preguntar.",
        "Se prueba a solas y se cuenta en compañía.",
        "Un secreto así dura poco entre amigas.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name}: primero tu secreto, luego el de todo el grupo.",
        "Regala {name} a una amiga. Serás su favorita.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}: una fórmula que admite todas las preguntas.",
        "Lee la etiqueta, siente la textura y juzga.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} se recomienda en voz baja, entre amigas.", "Un nombre que se confía con una sonrisa: {name}."],
    },
    {
      voice: "calm",
      lines: [
        "{Name} no necesita grandes palabras. {Piel} {suave} y basta.",
        "Un consejo sencillo: {name}, para {unapiel} {suave}.",
      ],
    },
  ],
};
