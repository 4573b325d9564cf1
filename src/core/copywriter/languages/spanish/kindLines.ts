import type { SupportedCategory } from "../../../product/categories.ts";
import type { Area } from "../../families.ts";
import type { ThemeLines, TouchLines } from "../pack.ts";

type Lines = TouchLines["rich"];

/** Headlines for one kind of product. */
export const touchLines: TouchLines = {
  rich: {
    "pain + solution": ["Más mimo para {zona}."],
    "benefit outcome": ["Mimo del bueno para {zona}."],
    sensory: ["Un mimo que da gusto."],
    transformation: ["Un mimo, y {zona} lo [agradece|agradecen]."],
    ritual: ["Un rato, {noun} y mimos."],
    "social proof": [],
  },
  airy: {
    "pain + solution": ["Cuidarse sin complicarse."],
    "benefit outcome": [],
    sensory: [],
    transformation: [],
    ritual: [],
    "social proof": [],
  },
  drops: {
    "pain + solution": ["Unas gotas y listo."],
    "benefit outcome": ["Gota a gota, {piel} {suave}."],
    sensory: ["Unas gotas y a disfrutar."],
    transformation: ["Poco a poco, gota a gota."],
    ritual: ["Unas gotas y a cuidarse."],
    "social proof": [],
  },
  mist: {
    "pain + solution": ["Cuando apetece frescura."],
    "benefit outcome": ["Frescura que apetece."],
    sensory: ["Un soplo de frescura.", "Un toque fresco para {lapiel}."],
    transformation: ["Un toque fresco en tu rutina."],
    ritual: ["Un momento fresco para {lapiel}.", "Hoy toca refrescarse."],
    "social proof": ["Frescor del bueno."],
  },
  wash: {
    "pain + solution": [],
    "benefit outcome": [],
    sensory: [],
    transformation: [],
    ritual: [],
    "social proof": [],
  },
  mask: {
    "pain + solution": ["¿Semana larga? Mascarilla.", "Hoy apetece mascarilla."],
    "benefit outcome": ["Una mascarilla, y {piel} {suave}."],
    sensory: ["Mascarilla, y qué gusto."],
    transformation: ["Cambia un rato de móvil por mascarilla."],
    ritual: [
      "Mascarilla puesta, mundo en pausa.",
      "Hora de la mascarilla.",
      "No puedo: tengo mascarilla.",
      "Hoy toca mascarilla.",
    ],
    "social proof": [],
  },
  sun: {
    "pain + solution": ["Sol, sí. Protección, también.", "Sol, y con cabeza.", "No salgas sin protección."],
    "benefit outcome": ["Al sol, con protección.", "Protección puesta, y al sol.", "{Piel} protegida, planes al sol."],
    sensory: ["Protegerse también da gusto.", "La protección que apetece ponerse."],
    transformation: [
      "Un hábito que {lapiel} agradece.",
      "Pásate a la protección diaria.",
      "Que no se te olvide la protección.",
    ],
    ritual: [
      "Llaves, gafas, protección.",
      "Primero protección, luego calle.",
      "Antes de salir, protección.",
      "El último paso de cada mañana.",
    ],
    "social proof": ["Sol con cabeza."],
  },
  lip: {
    "pain + solution": ["Los labios también se miman.", "Tus labios te lo estaban pidiendo."],
    "benefit outcome": ["Labios listos para sonreír."],
    sensory: ["Da gusto cuidar los labios."],
    transformation: ["Labios con un mimo extra."],
    ritual: ["Un gesto y a sonreír."],
    "social proof": ["Tus labios deciden."],
  },
  lipColour: {
    "pain + solution": ["¿Día gris? Ponle color.", "Tus labios piden color."],
    "benefit outcome": ["El color te sienta bien.", "Ponle color al día.", "Color y buen humor."],
    sensory: ["Un color que da gusto llevar.", "Color que apetece."],
    transformation: [
      "Ponle color a tus labios.",
      "Juega con el color.",
      "Hoy mandan los labios.",
      "Cambia de color cuando quieras.",
    ],
    ritual: [
      "Un toque de color y a la calle.",
      "Llaves, móvil y {noun}.",
      "Hoy toca {noun}.",
      "Tu momento frente al espejo.",
      "Labios, espejo y a la calle.",
      "Píntate los labios y sonríe.",
      "Labios pintados, planes listos.",
    ],
    "social proof": ["Un color para presumir."],
  },
  gloss: {
    "pain + solution": ["¿Día gris? Ponle brillo.", "Tus labios piden brillo."],
    "benefit outcome": ["El brillo te sienta bien.", "Ponle brillo al día.", "Brillo y buen humor."],
    sensory: ["Un brillo que da gusto llevar.", "Brillo que apetece."],
    transformation: [
      "Hoy mandan los labios.",
      "Ponle brillo a tus labios.",
      "Del mate al brillo.",
      "Juega con el brillo.",
    ],
    ritual: [
      "Un toque de brillo y a la calle.",
      "Llaves, móvil y brillo.",
      "Hoy toca {noun}.",
      "Tu momento frente al espejo.",
      "Labios, espejo y a la calle.",
      "Un toque y a sonreír.",
      "Brillo puesto, planes listos.",
    ],
    "social proof": ["Un brillo para presumir."],
  },
  hair: {
    "pain + solution": [
      "{Zona} también se [cuida|cuidan].",
      "Más mimo para {zona}.",
      "Cuidado para {zona}.",
      "Dedica un mimo a {zona}.",
    ],
    "benefit outcome": [
      "Un buen cuidado para {zona}.",
      "Cuida {zona} al detalle.",
      "Mimos para {zona}.",
      "Cuidar {zona}, un buen plan.",
    ],
    sensory: [
      "Da gusto cuidar {zona}.",
      "Disfruta cuidando {zona}.",
      "El gusto de cuidar {zona}.",
      "Qué gusto cuidar {zona}.",
    ],
    transformation: ["Dale un mimo a {zona}."],
    ritual: ["Un gesto que {zona} [agradece|agradecen]."],
    "social proof": [],
  },
  tint: {
    "pain + solution": [
      "Buena cara, sin complicarte.",
      "Agenda llena, buena cara.",
      "¿Poco tiempo? Buena cara.",
      "Maquillaje fácil, buena cara.",
    ],
    "benefit outcome": [
      "Buena cara, a tu manera.",
      "Maquíllate a tu manera.",
      "Tu maquillaje, a tu gusto.",
      "Con buena cara, todo va mejor.",
      "Sal de casa con buena cara.",
    ],
    sensory: ["Da gusto maquillarse.", "El gusto de maquillarse."],
    transformation: ["Juega con tu maquillaje.", "Hoy, un look distinto.", "Estrena maquillaje."],
    ritual: [
      "Tu momento frente al espejo.",
      "Música, espejo y maquillaje.",
      "Espejo, maquillaje y a la calle.",
      "Hora de maquillarse.",
      "Hoy toca maquillarse.",
      "Ponte música y maquíllate.",
      "Hoy toca {noun}.",
    ],
    "social proof": ["Para gustarte."],
  },
};

/** Headlines for what keeps thighs from chafing, in place of those of its touch. */
export const chafingLines: TouchLines["rich"] = {
  "pain + solution": ["Verano sin roces.", "Adiós a los roces.", "Falda corta, sin roces."],
  "benefit outcome": ["Camina a gusto.", "Vestido puesto, sin roces.", "A tu paso, sin roces."],
  sensory: ["Caminar sin roces da gusto.", "Pasear sin roces, qué gusto."],
  transformation: [
    "Cambia los roces por un paseo.",
    "Di adiós a los roces.",
    "Este verano, sin roces.",
    "Pasea sin pensar en roces.",
  ],
  ritual: [
    "Aplica, vístete y sal.",
    "Vestido, sandalias y {noun}.",
    "Aplica y sal a pasear.",
    "Un gesto, y a pasear.",
    "Antes de la falda, {noun}.",
    "Primero {el}, luego el vestido.",
  ],
  "social proof": ["Que el calor no te pare."],
};

/** Headlines on what the product's page speaks of. */
export const themeLines: ThemeLines = {
  hydration: {
    "pain + solution": ["Cuando {zona} [pide|piden] hidratación."],
    "benefit outcome": ["Hidratación para {zona}.", "{Piel} bien {hidratada}."],
    sensory: ["Esa sensación de {piel} {hidratada}."],
    transformation: ["Un paso para hidratar {zona}."],
    ritual: ["Hora de hidratar {zona}."],
    "social proof": [],
  },
  glow: {
    "pain + solution": ["Un extra de luz para {lapiel}."],
    "benefit outcome": ["{Piel} con luz propia.", "Un toque de luz para {lapiel}."],
    sensory: [],
    transformation: ["Dale luz a {lapiel}."],
    ritual: ["Hoy apetece un toque de luz."],
    "social proof": [],
  },
  light: {
    "pain + solution": ["Cuidado ligero para {zona}."],
    "benefit outcome": ["Cuidado que no pesa."],
    sensory: ["Ligereza sobre {lapiel}."],
    transformation: [],
    ritual: [],
    "social proof": [],
  },
  bare: {
    "pain + solution": ["Sin perfume, sin complicaciones."],
    "benefit outcome": ["Una fórmula sin perfume."],
    sensory: ["Sin perfume. Con mucho gusto."],
    transformation: ["Pásate al cuidado sin perfume."],
    ritual: ["Cuídate sin perfume."],
    "social proof": ["Sin perfume, como te gusta."],
  },
};

/** Headlines for care of one part of the body that stays on it. */
export const areaLines: Partial<Record<Area, Lines>> = {
  hands: {
    "pain + solution": ["Las manos también cuentan.", "Manos que no paran."],
    "benefit outcome": ["Manos a gusto."],
    sensory: ["Manos cuidadas, qué gusto."],
    transformation: ["Échales una mano a tus manos."],
    ritual: ["Manos a la crema."],
    "social proof": ["Un aplauso para tus manos."],
  },
  feet: {
    "pain + solution": ["Los pies también cuentan."],
    "benefit outcome": ["Pies a gusto, paso alegre."],
    sensory: ["Pies cuidados, qué gusto."],
    transformation: ["Empieza con buen pie."],
    ritual: ["Descálzate: toca cuidarse."],
    "social proof": ["Pies contentos."],
  },
  body: {
    "pain + solution": ["Del cuello para abajo, también."],
    "benefit outcome": ["A gusto de arriba abajo."],
    sensory: ["Da gusto cuidar el cuerpo."],
    transformation: ["Esta vez, para el cuerpo."],
    ritual: ["Hoy toca cuidar el cuerpo."],
    "social proof": [],
  },
  eyes: {
    "pain + solution": ["La mirada también se cuida."],
    "benefit outcome": ["Un mimo para la mirada."],
    sensory: ["Mirada cuidada, qué gusto."],
    transformation: ["Dale un mimo a la mirada."],
    ritual: ["Hola, mirada."],
    "social proof": [],
  },
};

/** Headlines for what one kind of make-up is for. */
export const categoryLines: Partial<Record<SupportedCategory, Lines>> = {
  Concealer: {
    "pain + solution": ["Tú decides qué se ve."],
    "benefit outcome": ["Unos toques y como si nada."],
    sensory: ["Unos toques, y qué gusto."],
    transformation: ["Corrige y a otra cosa."],
    ritual: ["Corrector puesto, buena cara."],
    "social proof": [],
  },
  Blush: {
    "pain + solution": ["Alegría para las mejillas."],
    "benefit outcome": ["Un toque de color y buena cara."],
    sensory: ["Un color que da gusto llevar."],
    transformation: ["Ponle color a tus mejillas."],
    ritual: ["Mejillas con color y a la calle."],
    "social proof": ["Sonrójate con gusto."],
  },
  Bronzer: {
    "pain + solution": ["Buena cara, con sol o sin él."],
    "benefit outcome": ["Un toque de color y buena cara."],
    sensory: ["Un color que da gusto llevar."],
    transformation: ["Ponle color a la cara."],
    ritual: ["Buena cara y a la calle."],
    "social proof": ["¿Vacaciones? Que lo parezca."],
  },
};
