import { CopyAngle } from "../contract/creative.ts";
import { type LayoutName, type Palette, TextureName, type Words } from "../rendering/scene.ts";
import type { Brief, BriefProduct } from "./brief.ts";
import type { Concept } from "./concept.ts";
import { type Family, kindOf } from "./copywriter/families.ts";
import { numbersIn } from "./copywriter/numbers.ts";
import { plainHeadline } from "./copywriter/review.ts";
import { toneOfKit } from "./copywriter/tone.ts";
import { type CopyRequest, emptyCopyHistory, writeWords, type Written } from "./copywriter/writeWords.ts";
import { layoutFor } from "./layouts.ts";
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

/** Bounds of the provenance that a concept keeps: entries, and characters of each text. */
const mostFacts = 12;
const longestFact = 160;

/** What composing takes from the copywriter. */
export type ConceptCopy = Pick<Written, "words" | "facts" | "history">;

/** What the copywriter is asked for each concept of a delivery, in order. */
export function copyRequestsOf(brief: Brief): CopyRequest[] {
  return Array.from({ length: brief.count }, (_, position) => position).flatMap((position) => {
    const product = inTurn(brief.products, position);
    if (product === undefined) return [];
    return {
      brandName: brief.brandName,
      name: product.name,
      category: product.category,
      facts: product.facts,
      angle: brief.copyAngle ?? angleFor(brief, position),
      tone: brief.brandTone ?? toneOfKit(brief.kit),
      language: brief.kit.language,
      seed: conceptSeed(brief, position),
    };
  });
}

/** The words of a delivery without a model: no headline comes twice while another is left. */
function writeAll(requests: readonly CopyRequest[]): Written[] {
  let history = emptyCopyHistory;
  return requests.map((request) => {
    const written = writeWords(request, history);
    history = written.history;
    return written;
  });
}

/**
 * The concepts of one delivery. Products take turns in the brief's order; angle, texture, layout, palette and words differ
 * from the neighbour's wherever the brief leaves a choice. The same brief and copy always give the same concepts. `copy`
 * answers `copyRequestsOf` in its order; without it the grammar writes.
 */
export function composeConcepts(
  brief: Brief,
  copy: readonly ConceptCopy[] = writeAll(copyRequestsOf(brief)),
): Concept[] {
  const requests = copyRequestsOf(brief);
  const concepts: Concept[] = [];
  const palettes: Palette[] = [];
  for (let position = 0; position < brief.count; position++) {
    const product = inTurn(brief.products, position);
    const request = requests[position];
    const written = copy[position];
    if (product === undefined || request === undefined || written === undefined) break;
    const { seed, angle } = request;
    const words = fittingWords(written.words, angle);
    const round = Math.floor(position / brief.products.length);
    const before = concepts.at(-1);
    const texture = textureFor(brief, product, round, before?.scene.texture ?? null);
    const palette = paletteApartFrom(palettes.slice(-paletteMemory).reverse(), {
      productColours: product.colours,
      brandColours: brief.kit.colours,
      isMultiplied: product.picture.blend === "multiply",
      texture,
      seed,
    });
    palettes.push(palette);
    const layout = layoutFor({
      words,
      product: product.picture,
      texture,
      palette,
      before: layoutsToAvoid(concepts, product),
      seed,
    });
    concepts.push({
      index: position + 1,
      productId: product.id,
      pictureKey: product.pictureKey,
      angle,
      animationPrompt: texture,
      hook: written.history.headlines.at(-1)?.pattern || null,
      headline: plainHeadline(words.headline),
      facts: written.facts.slice(0, mostFacts).map(({ text, source, quote }) => ({
        text: text.slice(0, longestFact),
        source,
        quote: quote.slice(0, longestFact),
      })),
      scene: {
        version: 1,
        format: brief.format,
        layout,
        texture,
        palette,
        fonts: brief.kit.fonts.pairing,
        words: wordsIn(layout, words),
        product: product.picture,
        seed,
        motion: { seconds: 6, framesPerSecond: 30 },
      },
    });
  }
  return concepts;
}

function conceptSeed(brief: Brief, position: number): number {
  return deriveSeed(brief.seed, "concept", position);
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

/** Layouts that a concept should not have, the most important last: those of its neighbours, and its product's latest. */
function layoutsToAvoid(concepts: readonly Concept[], { id }: BriefProduct): LayoutName[] {
  const neighbours = concepts.slice(-4);
  const ofProduct = concepts.slice(0, -4).filter(({ productId }) => productId === id);
  return [...ofProduct.slice(-2), ...neighbours].map(({ scene }) => scene.layout);
}

/**
 * A figure that the headline has is not set large besides, and an ad that speaks of other people does not quote the shop: its
 * own sentence would pass for a customer's.
 */
function fittingWords(words: Words, angle: CopyAngle): Words {
  const inHeadline = numbersIn(words.headline);
  const isRepeated = numbersIn(words.bigNumber?.value ?? "").some((number) => inHeadline.includes(number));
  return {
    ...words,
    bigNumber: isRepeated ? null : words.bigNumber,
    quote: angle === "social proof" ? null : words.quote,
  };
}

/** No row of stars where the rating is set large already, or beside the shop's own sentence, which it would make a review. */
function wordsIn(layout: LayoutName, words: Words): Words {
  const { bigNumber, rating } = words;
  const isLarge = layout === "number" && numbersIn(bigNumber?.value ?? "").includes(String(rating?.value));
  return isLarge || layout === "quote" ? { ...words, rating: null, ratingLabel: null } : words;
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = Math.max(a, b);
  while (multiple % a !== 0 || multiple % b !== 0) multiple += Math.max(a, b);
  return multiple;
}
