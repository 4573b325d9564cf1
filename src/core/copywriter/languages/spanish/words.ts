import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its blank asks for. */
export interface SpanishWords {
  /** What it is put on; null for hair and nails, which the lines do not name. */
  on: "skin" | "lips" | null;
  /** Adjectives that agree with "la piel" or "los labios"; none for what colours, or serves hair and nails. */
  soft: readonly string[];
  /** Without the article and with it. */
  glow: readonly (readonly [string, string])[];
  /** With the article and without; none where what is washed off feels like no cloth. */
  silk: readonly (readonly [string, string])[];
  /** Imperatives. */
  gesture: readonly string[];
  /** Plurals with their article. */
  stress: readonly string[];
}

const glow = {
  suavidad: ["suavidad", "la suavidad"],
  frescura: ["frescura", "la frescura"],
  ligereza: ["ligereza", "la ligereza"],
  luz: ["luz", "la luz"],
  alegria: ["alegría", "la alegría"],
  dulzura: ["dulzura", "la dulzura"],
  naturalidad: ["naturalidad", "la naturalidad"],
  color: ["color", "el color"],
  confort: ["confort", "el confort"],
} as const;
const silk = {
  seda: ["la seda", "seda"],
  satin: ["el satén", "satén"],
  terciopelo: ["el terciopelo", "terciopelo"],
  cachemir: ["el cachemir", "cachemir"],
  rocio: ["el rocío", "rocío"],
} as const;
const weather = ["los días fríos", "los días de viento", "los inviernos largos"];
const busy = ["los días largos", "las semanas intensas"];
const tired = ["las noches cortas", ...busy];
const city = ["los días largos", "los días de calor"];

export const spanishWords: Record<Touch, SpanishWords> = {
  rich: {
    on: "skin",
    soft: ["suave", "sedosa", "confortable"],
    glow: [glow.suavidad, glow.confort],
    silk: [silk.cachemir, silk.terciopelo],
    gesture: ["Masajea con suavidad", "Extiende sin prisa"],
    stress: weather,
  },
  airy: {
    on: "skin",
    soft: ["suave", "fresca", "sedosa"],
    glow: [glow.ligereza, glow.frescura, glow.suavidad],
    silk: [silk.seda, silk.satin],
    gesture: ["Aplica con los dedos", "Extiende despacio", "Tómate tu tiempo"],
    stress: tired,
  },
  drops: {
    on: "skin",
    soft: ["suave", "fresca", "sedosa"],
    glow: [glow.luz, glow.frescura, glow.ligereza],
    silk: [silk.seda, silk.satin],
    gesture: ["Presiona con suavidad", "Da unos toquecitos", "Extiende despacio"],
    stress: tired,
  },
  mist: {
    on: "skin",
    soft: ["fresca", "limpia", "suave"],
    glow: [glow.frescura, glow.ligereza],
    silk: [silk.rocio],
    gesture: ["Cierra los ojos", "Tómate tu tiempo", "Baja el ritmo"],
    stress: city,
  },
  wash: {
    on: "skin",
    soft: ["fresca", "limpia", "suave"],
    glow: [glow.frescura, glow.suavidad],
    silk: [],
    gesture: ["Cierra los ojos", "Baja el ritmo"],
    stress: city,
  },
  mask: {
    on: "skin",
    soft: ["fresca", "limpia", "suave"],
    glow: [glow.frescura, glow.suavidad],
    silk: [silk.terciopelo],
    gesture: ["Aplica", "Túmbate", "Cierra los ojos"],
    stress: ["las semanas intensas", "los días largos", "los días grises"],
  },
  sun: {
    on: "skin",
    soft: ["protegida", "cuidada"],
    glow: [glow.ligereza, glow.confort],
    silk: [silk.seda],
    gesture: ["Aplica con generosidad", "Extiende con cuidado"],
    stress: ["los días de playa", "los días de verano", "los días de terraza"],
  },
  lip: {
    on: "lips",
    soft: ["suaves", "cuidados", "jugosos"],
    glow: [glow.suavidad, glow.dulzura],
    silk: [silk.terciopelo, silk.satin],
    gesture: ["Aplica", "Sonríe"],
    stress: ["los días fríos", "los días de viento", "los vuelos largos"],
  },
  lipColour: {
    on: "lips",
    soft: [],
    glow: [glow.color, glow.alegria],
    silk: [silk.terciopelo, silk.satin],
    gesture: ["Aplica", "Sonríe"],
    stress: ["los días grises", "las noches largas", "los días largos"],
  },
  gloss: {
    on: "lips",
    soft: [],
    glow: [glow.alegria, glow.ligereza],
    silk: [silk.seda],
    gesture: ["Aplica", "Sonríe"],
    stress: ["los días grises", "las noches largas", "los días largos"],
  },
  hair: {
    on: null,
    soft: [],
    glow: [glow.ligereza, glow.naturalidad],
    silk: [],
    gesture: ["Aplica con suavidad", "Tómate tu tiempo"],
    stress: busy,
  },
  tint: {
    on: "skin",
    soft: [],
    glow: [glow.naturalidad],
    silk: [silk.seda, silk.satin],
    gesture: ["Difumina", "Aplica con los dedos"],
    stress: busy,
  },
};

/** Plurals with their article. */
export const spanishMoments: readonly string[] = [
  "las mañanas sin prisa",
  "las noches en casa",
  "los domingos sin planes",
  "los ratos libres",
  "las pausas de la tarde",
];
