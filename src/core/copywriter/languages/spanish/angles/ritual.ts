import { type AngleLines, colouring } from "../../lines.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Hech{o} para {momento}.",
        "{Gesto}. Respira. *Disfruta.*",
        "{Gesto} y respira.",
        "Un minuto solo para ti.",
        "El mejor rato del día.",
        "Pequeño ritual, gran calma.",
        "Cierra la puerta. Respira.",
        "Deja el móvil. Sonríe.",
        "Un gesto que sienta bien.",
        "Una costumbre que se queda.",
        "Una cita contigo.",
        "{El} de {momento}.",
        "El café puede esperar.",
        "Este rato es tuyo.",
        "Guarda un rato para ti.",
        "Tu rato, tu ritmo.",
      ],
    },
    {
      voice: "playful",
      lines: ["No molestar: hora de {el}.", "Contesto luego. Antes, {el}.", "No puedo: tengo cita con {el}."],
    },
    {
      voice: "clinical",
      lines: ["Un gesto. Cada *día.*", "Una rutina bien pensada.", "Un gesto sencillo, a diario."],
    },
    {
      voice: "luxurious",
      lines: ["Una pequeña ceremonia.", "El lujo íntimo de un minuto.", "Un rato a solas contigo."],
    },
    {
      voice: "calm",
      lines: ["Inspira. {Gesto}.", "Un minuto a puerta cerrada."],
    },
    { lines: ["Con {bare}, sin más."] },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}: un buen motivo para disfrutar de {momento}.",
        "{Gesto}, respira y deja que {name} haga el resto.",
        "Ten {name} a mano para {momento}.",
        "{Untextura}, un espejo y un momento sin prisa.",
        "{Name} convierte una costumbre en un rato para ti.",
        "Un minuto, un espejo, {name}. {Lapiel} lo [agradece|agradecen].",
        "{Gesto}. {Name} deja {lapiel} {suave}.",
        "Para {momento}: {piel} {suave} y un minuto para ti.",
      ],
    },
    {
      only: colouring,
      lines: ["Un vistazo al espejo, {name} y listo.", "{Name}, el último gesto antes de salir."],
    },
    {
      voice: "playful",
      lines: ["{Gesto}, sonríe. {Name} hace el resto.", "El mundo puede esperar: es el momento de {name}."],
    },
    {
      voice: "clinical",
      lines: ["Un gesto al día, fácil de mantener: {name}.", "{Name}: una costumbre fácil de mantener."],
    },
    {
      voice: "luxurious",
      lines: ["Con {name}, {momento} se vuelven una pequeña ceremonia."],
    },
    {
      voice: "calm",
      lines: ["{Gesto}. Respira. {Name} hace el resto.", "{Name} y un minuto solo para ti."],
    },
  ],
};
