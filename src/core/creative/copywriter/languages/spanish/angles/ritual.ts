import { type AngleLines, colouring } from "../../../patterns/lines.ts";

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
        "El rato más bonito del baño.",
        "Pequeño ritual, gran calma.",
        "Cierra la puerta. Respira.",
        "Móvil fuera, {noun} a mano.",
        "Mañana, a la misma hora.",
        "Antes de que empiece el día.",
        "Una costumbre que se queda.",
        "Una cita contigo.",
        "Ir despacio es un talento.",
        "{El} de {momento}.",
        "El café puede esperar.",
        "Una pausa que se siente.",
        "Este rato es tuyo.",
        "Guarda un rato para ti.",
        "Elogio de la pausa.",
        "Haz sitio a la calma.",
        "Tu rato, tu ritmo.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "No molestar: hora de {el}.",
        "Fuera de oficina, dentro del baño.",
        "Mi espejo, yo y {el}.",
        "Contesto luego. Antes, {el}.",
        "No puedo: tengo cita con {el}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Un gesto. Cada *día.*",
        "Una rutina bien pensada.",
        "Un paso con sentido.",
        "Constancia, y con gusto.",
        "A diario, sencillamente.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Una pequeña ceremonia.",
        "El lujo íntimo de un minuto.",
        "Demorarse está permitido.",
        "Tiempo bien empleado.",
        "Un rato a solas contigo.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Inspira. {Gesto}.",
        "Una cosa bonita al día.",
        "Empezar con suavidad.",
        "Un minuto a puerta cerrada.",
        "Volver a ti.",
      ],
    },
    {
      lines: ["Un minuto con {bare}.", "{Bare} y un poco de calma."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}: un buen motivo para disfrutar de {momento}.",
        "{Gesto}, suelta el aire y deja que {name} haga el resto.",
        "Ten {name} a mano para {momento}.",
        "{Untextura}, un espejo y todo el tiempo.",
        "{Name} convierte una costumbre en el momento más tuyo del día.",
        "Un minuto, un espejo, {name}. {Lapiel} lo [agradece|agradecen].",
        "{Gesto}. {Name} deja {lapiel} {suave} y la mente despejada.",
        "Para {momento}: {piel} {suave} y un minuto para ti.",
      ],
    },
    {
      only: colouring,
      lines: ["Un vistazo al espejo, {name} y listo.", "{Name}, el último gesto antes de salir."],
    },
    {
      voice: "playful",
      lines: ["{Gesto}, tararea, sonríe. {Name} hace el resto.", "El mundo puede esperar. {Name}, no."],
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
