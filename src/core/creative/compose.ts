import { CopyAngle } from "../contract/creative.ts";
import { type LayoutName, type Palette, type ProductPicture, TextureName } from "../rendering/scene.ts";
import type { Brief, BriefProduct } from "./brief.ts";
import type { Concept } from "./concept.ts";
import { type Family, kindOf } from "./copywriter/families.ts";
import { plainHeadline } from "./copywriter/review.ts";
import { emptyCopyHistory, writeWords } from "./copywriter/writeWords.ts";
import { paletteApartFrom } from "./palette.ts";
import { deriveSeed, inTurn } from "./seed.ts";

/** Animation categories that can be drawn today. */
export const drawableTextures = TextureName.options;

/**
 * Which textures a kind of product takes turns with, its own nature first and most often. No two neighbours are the same,
 * round the corner too, so that neighbouring concepts differ.
 */
const textureTurns: Record<"thick" | "fluid" | "watery" | "sun", readonly TextureName[]> = {
  thick: ["Lotion Texture", "Serum Droplets", "Lotion Texture", "Water Ripples"],
  fluid: ["Serum Droplets", "Lotion Texture", "Serum Droplets", "Water Ripples"],
  watery: ["Water Ripples", "Serum Droplets", "Water Ripples", "Lotion Texture"],
  sun: ["Water Ripples", "Lotion Texture", "Water Ripples", "Serum Droplets"],
};

const natureOf: Record<Family, keyof typeof textureTurns> = {
  cream: "thick",
  balm: "thick",
  lip: "thick",
  mask: "thick",
  scrub: "thick",
  complexion: "thick",
  mousse: "thick",
  eye: "thick",
  formula: "thick",
  serum: "fluid",
  oil: "fluid",
  gel: "fluid",
  mist: "watery",
  cleanser: "watery",
  sunscreen: "sun",
};

/** How many earlier palettes a new one keeps clear of. */
const paletteMemory = 3;

/**
 * The concepts of one delivery. Products take turns in the brief's order; angle, texture, layout, palette and words differ
 * from the neighbour's wherever the brief leaves a choice. The same brief always gives the same concepts.
 */
export function composeConcepts(brief: Brief): Concept[] {
  const concepts: Concept[] = [];
  const palettes: Palette[] = [];
  let history = emptyCopyHistory;
  for (let position = 0; position < brief.count; position++) {
    const product = inTurn(brief.products, position);
    if (product === undefined) break;
    const seed = deriveSeed(brief.seed, "concept", position);
    const round = Math.floor(position / brief.products.length);
    const before = concepts.at(-1);
    const texture = textureFor(brief, product, round, before?.scene.texture ?? null);
    const angle = brief.copyAngle ?? angleFor(brief, position);
    const palette = paletteApartFrom(palettes.slice(-paletteMemory).reverse(), {
      productColours: product.colours,
      brandColours: brief.kit.colours,
      texture,
      seed,
    });
    const written = writeWords(
      {
        brandName: brief.brandName,
        name: product.name,
        category: product.category,
        facts: product.facts,
        angle,
        tone: brief.brandTone ?? brief.kit.tone,
        seed,
      },
      history,
    );
    history = written.history;
    palettes.push(palette);
    concepts.push({
      index: position + 1,
      productId: product.id,
      pictureKey: product.pictureKey,
      angle,
      animationPrompt: texture,
      headline: plainHeadline(written.words.headline),
      scene: {
        version: 1,
        format: brief.format,
        layout: layoutFor(brief, product.picture, before?.scene.layout ?? null),
        texture,
        palette,
        fonts: "cormorant-jost",
        words: written.words,
        product: product.picture,
        seed,
        motion: { seconds: 6, framesPerSecond: 30 },
      },
    });
  }
  return concepts;
}

/** The product's next texture in turn, or the one after it where the neighbour has just had it. */
function textureFor(brief: Brief, product: BriefProduct, round: number, before: TextureName | null): TextureName {
  const pinned = drawableTextures.filter((name) => brief.animationPrompts.includes(name));
  const { family } = kindOf([product.name, product.category, product.facts.texture ?? ""]);
  const fitting = textureTurns[natureOf[family]];
  // Pinned ones take turns in the order in which they suit the product.
  const turns = pinned.length > 0 ? [...new Set(fitting)].filter((name) => pinned.includes(name)) : fitting;
  const next = inTurn(turns, round) ?? "Lotion Texture";
  const other = [1, 2, 3].map((step) => inTurn(turns, round + step)).find((name) => name !== before);
  return next === before && other !== undefined ? other : next;
}

/**
 * Angles in turn from a start of the delivery's own. Where products and angles would keep step, so that a product always
 * had the same angle, each full round moves on by one.
 */
function angleFor(brief: Brief, position: number): CopyAngle {
  const angles = CopyAngle.options;
  const full = leastCommonMultiple(brief.products.length, angles.length);
  const start = deriveSeed(brief.seed, "angle") % angles.length;
  return inTurn(angles, start + position + Math.floor(position / full)) ?? "benefit outcome";
}

/** A jar stands best in the middle; anything taller than wide suits both, and then neighbours differ. */
function layoutFor(brief: Brief, { box }: ProductPicture, before: LayoutName | null): LayoutName {
  if (box.width > box.height) return "centred";
  if (before === null) return deriveSeed(brief.seed, "layout") % 2 === 0 ? "editorial" : "centred";
  return before === "editorial" ? "centred" : "editorial";
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = Math.max(a, b);
  while (multiple % a !== 0 || multiple % b !== 0) multiple += Math.max(a, b);
  return multiple;
}
