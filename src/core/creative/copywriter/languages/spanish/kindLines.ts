import type { ThemeLines, TouchLines } from "../pack.ts";

/** Headlines for one kind of product. */
export const touchLines: TouchLines = {
  rich: {
    "pain + solution": ["Aire frío, cuidado cálido.", "Cachemir para días fríos."],
    "benefit outcome": ["Generosidad en su justa medida.", "{Piel} bien [nutrida|nutridos], día redondo."],
    sensory: ["Se funde como una buena excusa.", "Con cuerpo, sin peso.", "Una cucharada de lujo."],
    transformation: ["De áspero a terciopelo.", "El invierno se hace cachemir."],
    ritual: ["Aplica sin prisa. Quédate.", "Envolverse y respirar."],
    "social proof": ["El tarro del que todos quieren.", "Nunca mucho tiempo en el estante."],
  },
  fluid: {
    "pain + solution": ["Noche corta, rutina corta.", "Unas gotas de tregua."],
    "benefit outcome": ["Unas gotas, mucha {luz}.", "Gota a gota, más {luz}."],
    sensory: ["Seda, gota a gota.", "Se desliza. Y ya está.", "Calma líquida."],
    transformation: ["Gota a gota, otro día.", "Primero la gota, luego {laluz}."],
    ritual: ["Gotas, palmas, pausa.", "Unas gotas de tiempo."],
    "social proof": ["La gota de la que se habla.", "Frasco pequeño, gran conversación."],
  },
  fresh: {
    "pain + solution": ["Agua, y el día se va.", "Aire pesado, idea fresca."],
    "benefit outcome": ["Como después de la lluvia.", "Limpio, fresco, a punto."],
    sensory: ["Como un sorbo de agua.", "El primer respiro de después."],
    transformation: ["Vuelta a empezar, en fresco.", "Fin del día, principio del fresco."],
    ritual: ["Primero agua, luego calma.", "El día termina en el lavabo."],
    "social proof": ["«¿Vienes de vacaciones?»", "La frescura da que hablar."],
  },
  sun: {
    "pain + solution": ["Sol, sí. Protección, también.", "Sombra que se aplica."],
    "benefit outcome": ["Vivir fuera, con protección.", "Más calle, más verano."],
    sensory: ["Ligero como el lino.", "Verano sobre {lapiel}, sin peso."],
    transformation: ["De la sombra a la luz.", "El deber sabe a verano."],
    ritual: ["Llaves, gafas, protector.", "Primero crema, luego calle."],
    "social proof": ["Da la vuelta a la piscina.", "En la playa, se comparte."],
  },
  lip: {
    "pain + solution": ["Viento, bufanda, labios suaves.", "¿Mucho hablar? Un toque."],
    "benefit outcome": ["Labios listos para sonreír.", "Labios suaves, última palabra."],
    sensory: ["Se desliza como un secreto.", "Terciopelo para la sonrisa."],
    transformation: ["Una pasada, otro humor.", "Labios con opinión."],
    ritual: ["Llaves, móvil, labios.", "Un toque antes del hola."],
    "social proof": ["«¿Qué llevas en los labios?»", "Vigilar en las fiestas."],
  },
  tint: {
    "pain + solution": ["Noche corta, cara fresca.", "La luz de oficina ni lo nota."],
    "benefit outcome": ["Como recién dormida.", "Un tono que se parece a ti."],
    sensory: ["Apenas está, y qué bien está.", "Se lleva como nada."],
    transformation: ["Difuminar y salir.", "La cara se despierta."],
    ritual: ["Dedos, espejo, en marcha.", "Por la mañana, en un momento."],
    "social proof": ["«¿Llevas algo puesto?»", "No se ve. Se nota."],
  },
};

/** Headlines on what the product's page speaks of. */
export const themeLines: ThemeLines = {
  hydration: {
    "pain + solution": ["Se acabó la sequía.", "¿Sed? Ya no."],
    "benefit outcome": ["Hidratación que se nota.", "{Piel} bien [regada|regados]."],
    sensory: ["Un trago largo para {lapiel}.", "Como un vaso de agua."],
    transformation: ["De la sed a la fuente.", "Primero desierto, luego oasis."],
    ritual: ["Un vaso de agua. {Noun}. *Bien.*", "No te olvides de regar."],
    "social proof": ["«Qué buena cara tienes.»", "La hidratación llama la atención."],
  },
  glow: {
    "pain + solution": ["Cielo gris, cara de sol.", "Trae tu propia luz."],
    "benefit outcome": ["Brillar te sienta bien.", "Con la luz encendida."],
    sensory: ["Luz que se aplica.", "Un brillo que se siente."],
    transformation: ["Hágase la luz.", "Amanece, poco a poco."],
    ritual: ["Un minuto de luz al día.", "Brillar y luego salir."],
    "social proof": ["«¿De dónde sale esa luz?»", "Un brillo así da que hablar."],
  },
  calm: {
    "pain + solution": ["La respuesta tranquila.", "Con calma, cuando todo corre."],
    "benefit outcome": ["La calma te sienta bien.", "{Lapiel} [mantiene|mantienen] la calma."],
    sensory: ["Calma que se toca.", "Como respirar hondo."],
    transformation: ["Del ruido a la calma.", "Y llega el silencio."],
    ritual: ["Piel en calma, mañana en calma.", "Tómate un minuto de calma."],
    "social proof": ["La calma se contagia.", "Mantén la calma y cuéntalo."],
  },
  light: {
    "pain + solution": ["Hoy, nada que pese.", "Las cremas pesadas descansan."],
    "benefit outcome": ["Todo el cuidado, nada de peso.", "Apenas pesa, mucho cuida."],
    sensory: ["Está. Y casi no está.", "Como una camisa de lino."],
    transformation: ["Desde aquí, todo más ligero.", "Se absorbe. Tú flotas."],
    ritual: ["Comienzo ligero, mano ligera.", "Viaja ligero, aquí también."],
    "social proof": ["Apenas se ve, mucho se comenta.", "Tan ligero que se presta."],
  },
  bare: {
    "pain + solution": ["Sin perfume, sin ruido.", "Ningún perfume que aguantar."],
    "benefit outcome": ["Cuidado. Sin perfume.", "Sin perfume, sin historias."],
    sensory: ["Sin perfume. Solo *tacto.*", "La sensación, solo eso."],
    transformation: ["Menos perfume. Más {piel}.", "El perfume, de descanso."],
    ritual: ["Un minuto sin perfume.", "Sin perfume, sin prisa."],
    "social proof": ["Hasta las narices finas preguntan.", "Sin perfume, no sin fama."],
  },
};
