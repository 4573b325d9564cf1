import type { AngleLines } from "../../../patterns/lines.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Hech{o} para {momento}.",
        "{Momento} empiezan aquí.",
        "{Gesto}. Respira. *Disfruta.*",
        "{Gesto} y suelta el aire.",
        "Un minuto solo para ti.",
        "Lo más bonito del espejo.",
        "Pequeño ritual, gran calma.",
        "Cierra la puerta. Abre {el}.",
        "Móvil fuera, {noun} a mano.",
        "Mañana, a la misma hora.",
        "Antes de que llegue el mundo.",
        "Una costumbre para quedarse.",
        "Una cita con {lapiel}.",
        "Ir despacio es un talento.",
        "{El} de {momento}.",
        "El café puede esperar.",
        "Una pausa que se siente.",
        "Este rato es tuyo.",
        "Guarda un rato para {laluz}.",
        "Elogio de la pausa.",
        "Haz sitio a un minuto lento.",
        "Tu rato, tu ritmo.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "No molestar: hora de {noun}.",
        "Fuera de oficina, dentro del baño.",
        "Mi espejo, yo y {el}.",
        "Contesto luego. Antes, {el}.",
        "No puedo: tengo {noun}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un gesto. Cada *día.*",
        "Una rutina bien pensada.",
        "El paso que merece su sitio.",
        "Constancia agradable.",
        "A diario, sencillamente.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Una pequeña ceremonia.",
        "El lujo privado de un minuto.",
        "Demorarse está permitido.",
        "Tiempo bien gastado.",
        "A solas con {laluz}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Inspira. {Gesto}.",
        "Una cosa bonita al día.",
        "Empezar con suavidad.",
        "Un minuto, puerta cerrada.",
        "Volver a ti.",
      ],
    },
    { lines: ["Un minuto con {bare}.", "{Bare} y un poco de calma."] },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}: un buen motivo para {momento}.",
        "{Gesto}, suelta el aire y deja que {name} haga el resto.",
        "Ten {name} a mano para {momento}.",
        "{Untextura}, un espejo y ningún sitio adonde ir.",
        "{Name} convierte una costumbre en el momento más tuyo del día.",
        "Un minuto, un espejo, {name}. {Lapiel} lo [agradece|agradecen].",
        "{Gesto}. {Name} deja {lapiel} {suave} y la cabeza ligera.",
        "Para {momento}: {piel} {suave} y un minuto para ti.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Gesto}, tararea, admira. {Name} hace el resto.", "El mundo puede esperar. {Name}, no."],
    },
    {
      voice: "clinical",
      lines: ["Un gesto diario, {ings}, fácil de mantener.", "{Name}: un paso meditado, con su lugar en la rutina."],
    },
    {
      voice: "luxurious",
      lines: [
        "Con {name}, {momento} se vuelven una pequeña ceremonia.",
        "Regala a {momento} el cuidado que les faltaba.",
      ],
    },
    {
      voice: "calm",
      lines: ["{Gesto}. Respira. {Name} simplifica el resto.", "{Name} y un minuto solo para ti."],
    },
  ],
};
