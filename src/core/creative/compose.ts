import type { BrandKit } from "../brand/kit.ts";
import type { CopyAngle } from "../contract/creative.ts";
import { colourDistance } from "../rendering/colour.ts";
import {
  SceneLogo,
  type LayoutName,
  type Palette,
  type Scene,
  type CategoryName,
  type Words,
} from "../rendering/scene.ts";
import { findStyle } from "../styles/catalogue/catalogue.ts";
import { sceneStyleOf } from "../styles/sceneStyle.ts";
import type { Brief, BriefProduct } from "./brief.ts";
import { type Choice, type ChoiceRequest, choicesInTurn } from "./choices.ts";
import type { Concept } from "./concept.ts";
import type { Decision } from "./decision.ts";
import { numbersIn, saysRating } from "../copywriter/numbers.ts";
import { plainHeadline } from "../copywriter/line.ts";
import { withOwnClaim } from "../copywriter/ownClaims.ts";
import { toneOfKit } from "../copywriter/tone.ts";
import { type CopyRequest, emptyCopyHistory, writeWords, type Written } from "../copywriter/writeWords.ts";
import { layoutFor } from "./layouts.ts";
import { paletteApartFrom } from "./palette.ts";
import { familyOf } from "./paletteFamily.ts";
import { deriveSeed, inTurn } from "../seed.ts";
import { trueStyles } from "./shownStuffs.ts";
import { hasSocialProof } from "../copywriter/socialProof.ts";
import { surroundingsFor, situLayoutFor } from "./surroundings.ts";

/** How many earlier palettes a new one keeps clear of. */
const paletteMemory = 3;

/** OKLab distance under which two grounds look the same at a glance. */
const alikeGrounds = 0.05;

/** Layouts whose panels, paper or labels leave little of the ground. */
const covering: readonly LayoutName[] = ["split", "arch", "sheet", "callouts"];

/** Bounds of the provenance that a concept keeps: entries, and characters of each text. */
const mostFacts = 12;
const longestFact = 160;

/** What composing takes from the copywriter. */
export type ConceptCopy = Pick<Written, "words" | "facts" | "history">;

/** What the copywriter is asked for each concept of a delivery, in order. */
export function copyRequestsOf(brief: Brief): CopyRequest[] {
  return decidedOf(brief).map(({ product, choice: { angle }, seed }) => copyRequestOf(brief, { product, angle, seed }));
}

/** What the copywriter is asked for one concept. */
export function copyRequestOf(
  brief: Brief,
  { product, angle, seed }: Pick<CopyRequest, "angle" | "seed"> & { product: BriefProduct },
): CopyRequest {
  return {
    brandName: brief.brandName,
    name: product.name,
    category: product.category,
    facts: product.facts,
    angle,
    tone: brief.brandTone ?? toneOfKit(brief.kit),
    language: brief.kit.language,
    bannedWords: brief.kit.bannedWords,
    seed,
  };
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
 * The concepts of one delivery. Products take turns in the brief's order; angle, style, layout, palette and words differ
 * from the neighbour's wherever the brief leaves a choice. The same brief and copy always give the same concepts. `copy`
 * answers `copyRequestsOf` in its order; without it the grammar writes.
 */
export function composeConcepts(
  brief: Brief,
  copy: readonly ConceptCopy[] = writeAll(copyRequestsOf(brief)),
): Concept[] {
  const concepts: Concept[] = [];
  for (const [position, decided] of decidedOf(brief).entries()) {
    const written = copy[position];
    if (written === undefined) break;
    concepts.push(composeConcept(brief, { index: position + 1, turn: position, ...decided, written }, concepts));
  }
  return concepts;
}

/** A concept's product, style and angle, and the seed of all that is left to chance in it. */
export type Decided = Pick<ConceptParts, "product" | "choice" | "seed">;

/** What is decided of each concept of a brief, in order: by the order, or here. */
export function decidedOf(brief: Brief): Decided[] {
  const { decisions, products, seed } = brief;
  if (decisions !== undefined)
    return decisions.flatMap((decision, position) => carriedOut(brief, decision, position) ?? []);
  return choicesInTurn(choicesOf(brief)).flatMap((choice, position) => {
    const product = inTurn(products, position);
    return product === undefined ? [] : { product, choice, seed: deriveSeed(seed, "concept", position) };
  });
}

/**
 * One decision as it can be carried out. Only where its product has gone another takes its place, with the same style unless that shows
 * what the other does not have; and only where its style has gone another is chosen.
 */
function carriedOut(brief: Brief, { productId, styleId, angle, seed }: Decision, position: number): Decided | null {
  const own = brief.products.find(({ id }) => id === productId);
  const product = own ?? inTurn(brief.products, position);
  if (product === undefined) return null;
  const style = findStyle(styleId);
  const isTrue = own !== undefined || brief.featuredStyles.includes(styleId);
  if (style !== undefined && (isTrue || trueStyles(product).includes(style)))
    return { product, choice: { style, angle: angleFor(product, angle, brief.copyAngle) }, seed };
  const copyAngle = angleFor(product, angle, brief.copyAngle);
  const [choice] = choicesInTurn({ ...choicesOf(brief), products: [product], count: 1, copyAngle, seed });
  return choice === undefined ? null : { product, choice, seed };
}

/** The angle that was decided, unless nobody has said anything of a product that came in another's place. */
export function angleFor({ facts }: BriefProduct, decided: CopyAngle, pinned: CopyAngle | null): CopyAngle {
  const isUnproved = pinned === null && decided === "social proof" && !hasSocialProof(facts);
  return isUnproved ? "benefit outcome" : decided;
}

/** What one concept is composed of. `turn` decides its surroundings, where the brief asks for one. */
export interface ConceptParts {
  index: number;
  turn: number;
  product: BriefProduct;
  choice: Choice;
  written: ConceptCopy;
  seed: number;
}

/** What a concept that is composed keeps apart from. */
export type Neighbour = Pick<Concept, "productId"> & { scene: Pick<Scene, "layout" | "texture" | "palette"> };

/** One concept of a brief, apart from those `before` it, the nearest last. */
export function composeConcept(
  brief: Brief,
  { index, turn, product, choice, written, seed }: ConceptParts,
  before: readonly Neighbour[],
): Concept {
  const { style, angle } = choice;
  const words = withOwnClaim(withoutRepeatedFigure(written.words), brief.kit, seed);
  const category = style.animationPrompt;
  const logo = logoOf(brief.kit);
  const earlierPalettes = before.slice(-paletteMemory).map(({ scene }) => scene.palette);
  const palette = paletteOf(brief, { product, choice, seed }, earlierPalettes.reverse());
  const surroundings = brief.inSitu ? surroundingsFor(brief.seed, turn, product.picture) : null;
  const layout =
    surroundings === null
      ? layoutFor({
          words,
          product: product.picture,
          texture: category,
          styleId: style.id,
          palette,
          before: layoutsToAvoid(before, product),
          worn: layoutsWorn(before, product, category, palette),
          seed,
        })
      : situLayoutFor(turn, product.picture);
  return {
    index,
    productId: product.id,
    pictureKey: product.pictureKey,
    angle,
    animationPrompt: category,
    styleId: style.id,
    styleName: style.name,
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
      placements: brief.placements,
      layout,
      texture: category,
      style: sceneStyleOf(style),
      setting: surroundings,
      palette,
      fonts: brief.kit.fonts.pairing,
      words: wordsIn(layout, words),
      product: product.picture,
      ...(logo !== null && { logo }),
      seed,
      stillType: "jpeg",
      deliveryId: brief.deliveryId,
      watermark: brief.isTest ?? false,
      motion: { seconds: 6, framesPerSecond: 30, plays: 1, entrance: false },
    },
  };
}

/** The colours of one concept of a brief, apart from those before it, the nearest first. */
export function paletteOf(
  brief: Brief,
  { product, choice: { style }, seed }: Decided,
  before: readonly Palette[],
): Palette {
  return paletteApartFrom(before, {
    productColours: product.colours,
    brandColours: brief.kit.colours,
    family: familyOf(brief),
    texture: style.animationPrompt,
    scheme: style.palette,
    seed,
  });
}

/** The brand's logo as a scene carries it; null where it has none that may stand in ads. */
function logoOf({ logo }: BrandKit): SceneLogo | null {
  if (!logo?.mark) return null;
  const { key, width, height, mark } = logo;
  return SceneLogo.safeParse({ key, width, height, ...mark }).data ?? null;
}

/** What the styles and angles of a brief's concepts are chosen from. */
export function choicesOf(brief: Brief): ChoiceRequest {
  return { ...brief, withPeople: brief.withPeople ?? false, seed: brief.choiceSeed ?? brief.seed };
}

/** Layouts that a concept should not have, the most important last: those of its neighbours, and its product's latest. */
function layoutsToAvoid(concepts: readonly Neighbour[], { id }: BriefProduct): LayoutName[] {
  const neighbours = concepts.slice(-4);
  const ofProduct = concepts.slice(0, -4).filter(({ productId }) => productId === id);
  return [...ofProduct.slice(-2), ...neighbours].map(({ scene }) => scene.layout);
}

/**
 * Layouts that the product has had in much the same colour, before the same category or before one of which so much is covered that another does
 * not show.
 */
function layoutsWorn(
  concepts: readonly Neighbour[],
  { id }: BriefProduct,
  category: CategoryName,
  { groundBase }: Palette,
): LayoutName[] {
  return concepts
    .filter(
      ({ productId, scene }) => productId === id && (scene.texture === category || covering.includes(scene.layout)),
    )
    .filter(({ scene }) => colourDistance(scene.palette.groundBase, groundBase) < alikeGrounds)
    .map(({ scene }) => scene.layout);
}

/** A figure that the headline has is not set large besides, nor is one with as many ratings as the headline says. */
export function withoutRepeatedFigure(words: Words): Words {
  const inHeadline = numbersIn(words.headline);
  const { value, label } = words.bigNumber ?? { value: "", label: "" };
  const isRepeated = numbersIn(`${value} ${label}`).some((number) => inHeadline.includes(number));
  return { ...words, bigNumber: isRepeated ? null : words.bigNumber };
}

/** No row of stars where the rating is set large already. */
function wordsIn(layout: LayoutName, words: Words): Words {
  const { bigNumber, rating } = words;
  const isLarge = layout === "number" && saysRating(bigNumber?.value ?? "", rating);
  return isLarge ? { ...words, rating: null, ratingLabel: null } : words;
}
