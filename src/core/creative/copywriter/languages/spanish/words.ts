import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its slot asks for. */
export interface SpanishWords {
  isLips: boolean;
  /** Adjectives that agree with "la piel" or "los labios". */
  soft: readonly string[];
  /** Feminine nouns. */
  glow: readonly string[];
  /** With the article and without. */
  silk: readonly (readonly [string, string])[];
  /** Imperatives. */
  gesture: readonly string[];
  /** Plurals with their article. */
  stress: readonly string[];
}

const weather = ["los días fríos", "los vuelos largos", "los días de viento", "los inviernos largos"];
const office = ["las noches cortas", "los vuelos largos", "los días de oficina", "las semanas llenas"];

export const spanishWords: Record<Touch, SpanishWords> = {
  rich: {
    isLips: false,
    soft: ["suave", "sedosa", "aterciopelada", "confortable"],
    glow: ["suavidad", "comodidad", "ternura"],
    silk: [
      ["el cachemir", "cachemir"],
      ["el terciopelo", "terciopelo"],
    ],
    gesture: ["Masajea con suavidad", "Calienta entre las manos", "Extiende sin prisa"],
    stress: weather,
  },
  fluid: {
    isLips: false,
    soft: ["lisa", "fresca", "sedosa", "suave"],
    glow: ["luz", "frescura", "ligereza"],
    silk: [
      ["la seda", "seda"],
      ["el satén", "satén"],
    ],
    gesture: ["Presiona con suavidad", "Da toques ligeros", "Extiende despacio"],
    stress: office,
  },
  fresh: {
    isLips: false,
    soft: ["fresca", "limpia", "suave", "ligera"],
    glow: ["frescura", "ligereza", "claridad"],
    silk: [
      ["el rocío", "rocío"],
      ["el agua fresca", "agua fresca"],
    ],
    gesture: ["Cierra los ojos", "Tómate tu tiempo", "Baja el ritmo"],
    stress: ["los días llenos", "los días de ciudad", "las oficinas cerradas"],
  },
  sun: {
    isLips: false,
    soft: ["protegida", "suave", "confortable"],
    glow: ["ligereza", "comodidad"],
    silk: [["el lino", "lino"]],
    gesture: ["Aplica con generosidad", "Extiende con cuidado"],
    stress: ["los días de playa", "los mediodías de verano", "las terrazas al sol"],
  },
  lip: {
    isLips: true,
    soft: ["suaves", "jugosos", "aterciopelados"],
    glow: ["suavidad", "comodidad", "luz"],
    silk: [
      ["el terciopelo", "terciopelo"],
      ["el satén", "satén"],
    ],
    gesture: ["Da un toque", "Sonríe"],
    stress: ["los días fríos", "los días de viento", "los vuelos largos"],
  },
  tint: {
    isLips: false,
    soft: ["uniforme", "fresca", "natural"],
    glow: ["luz", "frescura", "naturalidad"],
    silk: [
      ["la seda", "seda"],
      ["el satén", "satén"],
    ],
    gesture: ["Difumina", "Da toques ligeros"],
    stress: office,
  },
};

/** Plurals with their article. */
export const spanishMoments: readonly string[] = [
  "las mañanas lentas",
  "las noches en casa",
  "los domingos sin plan",
  "los ratos libres",
  "las pausas pequeñas",
];
