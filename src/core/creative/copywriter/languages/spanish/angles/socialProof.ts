import type { AngleLines } from "../../../patterns/lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} estrellas, con suavidad.",
        "{Value} estrellas hablan solas.",
        "{Value} estrellas para {este}.",
        "Así se sienten {value} estrellas.",
        "Nota: {value}. Y {piel} {suave}.",
        "Pregunta mejor a {count} opiniones.",
        "{El} de las {count} opiniones.",
        "{Count} opiniones tienen la palabra.",
      ],
    },
    {
      lines: [
        "Para recomendar.",
        "Prepárate para las preguntas.",
        "«¿Qué te has puesto?»",
        "Ten el nombre a mano.",
        "Puede haber cumplidos.",
        "Primero pruebas, luego cuentas.",
        "Te van a preguntar.",
        "Prestad{o} una vez, nunca devuelt{o}.",
        "Esconder si hay visita.",
        "{Laluz} de la que se habla.",
        "Imposible callárselo.",
        "Para la amiga que siempre pregunta.",
        "Sí, es {el}.",
        "Los buenos secretos se comparten.",
        "Para compartir. O no.",
        "{El} que se pasa de mano en mano.",
        "El tema de conversación del baño.",
        "Tu hermana lo va a querer.",
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
        "Ensaya: «¿Ah, esto?»",
        "Secreto de amiga, mal guardado.",
        "Tu compi de piso da las gracias.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Lee la etiqueta. Luego toca.",
        "Una fórmula que admite preguntas.",
        "Pregunta qué lleva.",
        "Júzgal{o} por la sensación.",
        "Una recomendación meditada.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "En buena compañía.",
        "Una recomendación susurrada.",
        "Discreto. Hasta que *preguntan.*",
        "{El} de quienes saben.",
        "El buen gusto da que hablar.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Recomendad{o} en voz baja.",
        "De mano en mano.",
        "Lo bueno se sabe.",
        "Un consejo de amiga.",
        "Sin ruido, de boca en boca.",
      ],
    },
    { lines: ["«¿Lleva {bare}?»", "¿El secreto? {Bare}."] },
  ],
  supports: [
    {
      lines: [
        "Para compartir, prestar o esconder: {name} deja {lapiel} {suave}.",
        "Si alguien te lo dice, ya sabes qué responder: {name}.",
        "{Name}, {ings}: el nombre que se pasa entre amigas.",
        "A quien pregunte, respuesta corta: {name}.",
        "{Name} deja {lapiel} tan {suave} que habrá preguntas.",
        "{Untextura} {ings}, para recomendar sin dudar.",
        "Guarda {name} antes de la visita. Se presta demasiado bien.",
        "Apunta el nombre: {name}. Alguien va a preguntar.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name}: primero tu secreto, luego el de todo el grupo.", "Pasa {name} a una amiga. Serás su favorita."],
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
