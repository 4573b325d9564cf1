import type { CopySource } from "../../src/core/copywriter/material.ts";
import type { Words } from "../../src/core/rendering/scene.ts";
import { aSource } from "./creativeBuilders.ts";

/** One brand's shop: its language as it declares it, and what its pages say. */
export interface CopyBrand {
  language: string;
  tone: string | null;
  pages: readonly CopySource[];
}

/** Three brands for each language, one of them with a single product. Ingredients stand as facts store them: in English. */
export const copyBrands: Record<"en" | "de" | "fr" | "es", Record<string, CopyBrand>> = {
  en: {
    single: {
      language: "en-GB",
      tone: null,
      pages: [
        aSource({
          facts: {
            description: "A silky serum with 2% ectoin and 5 ceramides. It supports the barrier and feels weightless.",
            texture: "silky gel",
            ingredients: [
              { name: "ectoin", percent: 2 },
              { name: "ceramides", percent: null },
              { name: "squalane", percent: null },
            ],
            claims: ["Fragrance-free", "72-hour hydration", "Dermatologist tested"],
            rating: { value: 4.8, reviewCount: 2143 },
          },
        }),
      ],
    },
    bold: {
      language: "en",
      tone: "playful, cheeky",
      pages: [
        aSource({ name: "Glaze Lip Oil", category: "Lip Treatment", facts: { claims: ["Non-sticky"] } }),
        aSource({ name: "Sugar Scrub", category: "Scrub" }),
        aSource({ name: "Daily Fluid SPF 50", category: "Sunscreen", facts: { claims: ["SPF 50"] } }),
      ],
    },
    bare: { language: "en", tone: "calm", pages: [aSource({ name: "", category: "" })] },
  },
  de: {
    single: {
      language: "de",
      tone: null,
      pages: [
        aSource({
          name: "Feuchtigkeitsserum mit Hyaluron",
          category: "Serum",
          facts: {
            description:
              "Ein seidiges Gel mit 5 % Niacinamid und Squalan. Das Serum zieht schnell ein und hinterlässt ein frisches Gefühl auf der Haut.",
            texture: "seidiges gel",
            ingredients: [
              { name: "niacinamide", percent: 5 },
              { name: "squalane", percent: null },
              { name: "ceramides", percent: null },
              { name: "green tea", percent: null },
            ],
            claims: ["parfümfrei", "72 Stunden Feuchtigkeit", "dermatologisch getestet", "vegan"],
            rating: { value: 4.8, reviewCount: 2143 },
          },
        }),
      ],
    },
    bold: {
      language: "de-AT",
      tone: "frech und jung",
      pages: [
        aSource({ name: "Lippenöl Kirsche", category: "Lip Treatment", facts: { claims: ["vegan"] } }),
        aSource({ name: "Zuckerpeeling", category: "Scrub" }),
        aSource({ name: "Sonnenfluid LSF 50", category: "Sunscreen", facts: { claims: ["LSF 50"] } }),
        aSource({
          name: "Nachtcreme Samt",
          category: "Cream",
          facts: { texture: "reichhaltige creme", ingredients: [{ name: "shea butter", percent: null }] },
        }),
      ],
    },
    bare: { language: "de", tone: "ruhig", pages: [aSource({ name: "", category: "" })] },
  },
  fr: {
    single: {
      language: "fr-FR",
      tone: null,
      pages: [
        aSource({
          name: "Sérum Clarté",
          category: "Serum",
          facts: {
            description:
              "Une texture légère à 1,5 % de bakuchiol et au squalane. Le sérum se fond dans la peau sans laisser de film.",
            texture: "texture légère",
            ingredients: [
              { name: "bakuchiol", percent: 1.5 },
              { name: "squalane", percent: null },
              { name: "ectoin", percent: null },
              { name: "ceramides", percent: null },
            ],
            claims: ["sans parfum", "48 h d'hydratation", "testé dermatologiquement", "95 % d'origine naturelle"],
            rating: { value: 4.6, reviewCount: 12850 },
          },
        }),
      ],
    },
    bold: {
      language: "fr",
      tone: "espiègle et joyeux",
      pages: [
        aSource({ name: "Huile à lèvres Cerise", category: "Lip Treatment", facts: { claims: ["végane"] } }),
        aSource({ name: "Gommage au sucre", category: "Scrub" }),
        aSource({ name: "Fluide solaire SPF 50", category: "Sunscreen" }),
        aSource({
          name: "Crème de nuit Velours",
          category: "Cream",
          facts: { texture: "crème fondante", ingredients: [{ name: "shea butter", percent: null }] },
        }),
      ],
    },
    bare: { language: "fr", tone: "calme et sobre", pages: [aSource({ name: "", category: "" })] },
  },
  es: {
    single: {
      language: "es-ES",
      tone: null,
      pages: [
        aSource({
          name: "Sérum Claridad",
          category: "Serum",
          facts: {
            description:
              "Una textura ligera con 10 % de niacinamida y escualano. El sérum se absorbe rápido y deja la piel fresca.",
            texture: "textura ligera",
            ingredients: [
              { name: "niacinamide", percent: 10 },
              { name: "squalane", percent: null },
              { name: "hyaluronic acid", percent: null },
            ],
            claims: ["sin perfume", "48 horas de hidratación", "dermatológicamente probado", "vegano"],
            rating: { value: 4.7, reviewCount: 980 },
          },
        }),
      ],
    },
    bold: {
      language: "es",
      tone: "divertido y atrevido",
      pages: [
        aSource({ name: "Aceite labial Cereza", category: "Lip Treatment", facts: { claims: ["vegano"] } }),
        aSource({ name: "Exfoliante de azúcar", category: "Scrub" }),
        aSource({ name: "Fluido solar FPS 50", category: "Sunscreen" }),
        aSource({
          name: "Crema de noche Terciopelo",
          category: "Cream",
          facts: { texture: "crema fundente", ingredients: [{ name: "shea butter", percent: null }] },
        }),
      ],
    },
    bare: { language: "es", tone: "sereno", pages: [aSource({ name: "", category: "" })] },
  },
};

/** Every text that words print, except the mark. */
export function textsOf({ headline, support, proofPoints, callToAction, quote, bigNumber, callouts }: Words): string[] {
  return [
    headline,
    support,
    ...proofPoints,
    callToAction,
    quote ?? "",
    bigNumber ? `${bigNumber.value} ${bigNumber.label}` : "",
    ...(callouts ?? []).flatMap(({ name, note }) => [name, note ?? ""]),
  ];
}
