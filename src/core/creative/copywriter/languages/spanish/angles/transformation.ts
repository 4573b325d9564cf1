import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "De la rutina a {laluz}.",
        "{Piel} más {suave}, día a día.",
        "Un nuevo comienzo para {lapiel}.",
        "Pequeño gesto, {piel} {suave}.",
        "Un gesto, otra sensación.",
        "La rutina se vuelve {luz}.",
        "El momento en que todo se suaviza.",
        "Un cambio muy suave.",
        "Nuevo día, nueva sensación.",
        "Donde empieza {laluz}.",
        "Todo igual. Menos {lapiel}.",
        "Una diferencia que se siente.",
        "El giro más suave.",
        "Ser constante sienta bien.",
        "Un gesto y cambia el ánimo.",
        "Y de pronto, {laluz}.",
        "Mañana será más suave.",
        "{Lapiel} se [reinventa|reinventan].",
        "Rumbo a {laluz}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Nueva temporada, {piel} {suave}.",
        "{Lapiel}, en versión mejorada.",
        "De meh a mmm.",
        "Borrón y cuenta nueva.",
        "La misma cara, más {luz}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "El cambio, con método.",
        "Paso a paso, más {luz}.",
        "La constancia se siente.",
        "De la costumbre al criterio.",
        "Avanzar, gesto a gesto.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "De lo corriente a la seda.",
        "El arte de los pequeños cambios.",
        "{Lapiel}, bajo otra luz.",
        "La noche se vuelve terciopelo.",
        "Metamorfosis con clase.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Y entonces, calma.",
        "Despacio se llega a la suavidad.",
        "Deja que {lapiel} [respire|respiren].",
        "Poco a poco, la ligereza.",
        "Un comienzo tranquilo.",
      ],
    },
    {
      lines: ["Todo empieza con {labare}.", "<Entra|Entran> en escena {labare}.", "Y <llegó|llegaron> {labare}."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings}: cada día, un poco más {deluz}.",
        "Gesto a gesto, {name} deja {lapiel} {suave} y {suave2}.",
        "{Untextura}, y {lapiel} ya se [siente|sienten] más {suave}.",
        "La constancia tiene premio: {name} deja {lapiel} {suave} y {suave2}.",
        "Un gesto más al día y {lapiel} se [vuelve|vuelven] más {suave}.",
        "{Name} no lo cambia todo. Solo cómo se [siente|sienten] {lapiel}.",
        "Con {name}, la rutina se convierte en un momento que apetece.",
        "Una pequeña costumbre que aligera los días.",
      ],
    },
    {
      only: colouring,
      lines: ["Un gesto, otro ánimo: {name}.", "{Name} no necesita ocasión. Solo ganas {deluz}."],
    },
    {
      voice: "playful",
      lines: ["{Name}, y cambio de capítulo: {piel} {suave}.", "Pequeño cambio, buen humor: {name}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}, para un cuidado que avanza paso a paso.",
        "Usad{o} con regularidad, {name} deja {lapiel} {suave} y {suave2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} convierte un gesto sencillo en un pequeño lujo.", "Con {name}, cuidarse es un pequeño arte."],
    },
    {
      voice: "calm",
      lines: ["{Name} no tiene prisa. {Lapiel} tampoco.", "Despacio y con calma: {name} acompaña cada gesto."],
    },
  ],
};
