import type { FontPairingName } from "../../../src/core/rendering/fonts.ts";

/** The files into which the packages cut a family. */
export type Script = "latin" | "latin-ext" | "vietnamese" | "cyrillic";

/**
 * One cut and how it is used. `size` is the type's size at nominal size 1: display faces look as large as Cormorant Garamond at 1,
 * text faces as Jost, judged by x-height, capitals and width together. `tracking` (ems) and `leading` (a factor) are added to
 * and multiplied with those of the place.
 */
export interface Cut {
  family: string;
  style: string;
  scripts: readonly Script[];
  size: number;
  tracking?: number;
  leading?: number;
  fallback?: Cut;
}

/** Where the packages have a font. */
export const fontFile = ({ family, style }: Cut, script: Script) =>
  `@fontsource/${family}/files/${family}-${script}-${style}.woff`;

const latin = ["latin", "latin-ext"] as const;
const latinAndCyrillic = ["latin", "latin-ext", "cyrillic"] as const;

const cormorant = { family: "cormorant-garamond", scripts: latinAndCyrillic, size: 1 };
const playfair = { family: "playfair-display", scripts: latinAndCyrillic, size: 0.84, leading: 0.95 };
const lora = { family: "lora", scripts: latinAndCyrillic, size: 0.83, leading: 0.95 };
const bodoni = { family: "bodoni-moda", scripts: latin, size: 0.84, leading: 0.96 };
const fraunces = { family: "fraunces", scripts: latin, size: 0.86, leading: 0.95 };
const instrumentSerif = { family: "instrument-serif", scripts: latin, size: 0.93, leading: 0.96 };
const dmSerif = { family: "dm-serif-display", scripts: latin, size: 0.86, leading: 0.95 };
const outfitDisplay = { family: "outfit", scripts: latin, size: 0.85, leading: 0.93 };
const interDisplay = { family: "inter", scripts: latinAndCyrillic, size: 0.8, leading: 0.9, tracking: -0.02 };
const spaceGrotesk = { family: "space-grotesk", scripts: latin, size: 0.8, leading: 0.9, tracking: -0.02 };
const josefin = { family: "josefin-sans", scripts: latin, size: 0.88, leading: 0.95 };

const jost = { family: "jost", scripts: latinAndCyrillic, size: 1 };
const montserrat = { family: "montserrat", scripts: latinAndCyrillic, size: 0.88 };
const inter = { family: "inter", scripts: latinAndCyrillic, size: 0.89 };
const figtree = { family: "figtree", scripts: latin, size: 0.95 };
const workSans = { family: "work-sans", scripts: latin, size: 0.9, tracking: -0.01 };
const instrumentSans = { family: "instrument-sans", scripts: latin, size: 0.93 };
const karla = { family: "karla", scripts: latin, size: 0.96 };
const dmSans = { family: "dm-sans", scripts: latin, size: 0.94 };
const outfit = { family: "outfit", scripts: latin, size: 0.96 };

/** Two weights of a text family, with those of another for what it lacks. */
function text(
  family: Omit<Cut, "style">,
  fallback?: Omit<Cut, "style">,
  weights = { text: 400, textMedium: 500 },
): Pick<Cuts, "text" | "textMedium"> {
  const cut = (weight: number): Cut => ({
    ...family,
    style: `${weight}-normal`,
    ...(fallback && { fallback: { ...fallback, style: `${weight}-normal` } }),
  });
  return { text: cut(weights.text), textMedium: cut(weights.textMedium) };
}

/** Upright and italic of one weight, with those of another family for what it lacks. */
function display(
  family: Omit<Cut, "style">,
  weight: number,
  fallback?: Omit<Cut, "style">,
  fallbackWeight = weight,
): Pick<Cuts, "display" | "displayItalic"> {
  const cut = (slope: string): Cut => ({
    ...family,
    style: `${weight}-${slope}`,
    ...(fallback && { fallback: { ...fallback, style: `${fallbackWeight}-${slope}` } }),
  });
  return { display: cut("normal"), displayItalic: cut("italic") };
}

type Cuts = Record<"display" | "displayItalic" | "text" | "textMedium", Cut>;

/** What the faces of a pairing lack is set in a family that has every letter of `settableLetters`. */
const widest = { family: "inter", scripts: ["latin", "latin-ext", "vietnamese", "cyrillic"] } as const;

function withLastResort(cut: Cut, size: number): Cut {
  const slope = cut.style.replace(/^\d+/, "500");
  return { ...cut, fallback: cut.fallback ? withLastResort(cut.fallback, size) : { ...widest, style: slope, size } };
}

const pairings: Record<FontPairingName, Cuts> = {
  "cormorant-jost": { ...display(cormorant, 600), ...text(jost) },
  "bodoni-montserrat": {
    ...display(bodoni, 500, playfair),
    ...text(montserrat, undefined, { text: 500, textMedium: 600 }),
  },
  "playfair-figtree": { ...display(playfair, 500), ...text(figtree, jost) },
  "fraunces-work": { ...display(fraunces, 400, lora, 500), ...text(workSans, inter) },
  instrument: { ...display(instrumentSerif, 400, cormorant, 600), ...text(instrumentSans, inter) },
  "lora-karla": { ...display(lora, 500), ...text(karla, inter) },
  "dm-serif-dm-sans": { ...display(dmSerif, 400, playfair, 700), ...text(dmSans, jost) },
  // Outfit has no italic; the narrow italic of an editorial serif makes the contrast instead.
  "outfit-instrument": {
    display: { ...outfitDisplay, style: "500-normal", fallback: { ...montserrat, style: "600-normal" } },
    displayItalic: {
      ...instrumentSerif,
      style: "400-italic",
      fallback: { ...cormorant, style: "600-italic" },
    },
    ...text(outfit, jost),
  },
  inter: { ...display(interDisplay, 500), ...text(inter) },
  // Space Grotesk has none either; its light weight stands out from its medium.
  "space-grotesk-inter": {
    display: { ...spaceGrotesk, style: "500-normal", fallback: { ...interDisplay, style: "500-normal" } },
    displayItalic: { ...spaceGrotesk, style: "300-normal", fallback: { ...interDisplay, style: "300-normal" } },
    ...text(inter),
  },
  "josefin-jost": { ...display(josefin, 400, { ...jost, size: 0.85 }), ...text(jost) },
};

export const pairingCuts = Object.fromEntries(
  Object.entries(pairings).map(([name, { display, displayItalic, text, textMedium }]) => [
    name,
    {
      display: withLastResort(display, interDisplay.size),
      displayItalic: withLastResort(displayItalic, interDisplay.size),
      text: withLastResort(text, inter.size),
      textMedium: withLastResort(textMedium, inter.size),
    },
  ]),
) as Record<FontPairingName, Cuts>;
