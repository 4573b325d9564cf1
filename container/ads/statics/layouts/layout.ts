import { contains, sharedArea, type Box } from "../../../../src/core/rendering/box.ts";
import { jarAspect, visibleBox, type PlacedProduct } from "../../../../src/core/rendering/placedProduct.ts";
import { canvasOf, wordsZone, type LayoutClass, type Placement } from "../../../../src/core/rendering/placements.ts";
import { minComposedShare } from "../../../../src/core/rendering/productScale.ts";
import type { LayoutName, Scene } from "../../../../src/core/rendering/scene.ts";
import { UnusableInput } from "../../../engine/unusableInput.ts";
import { fontPairing } from "../fonts.ts";
import type { Logo } from "../piece.ts";
import { minTypePixelsOn, type Block, type Leader, type Piece, type Place, type BlockContext } from "../piece.ts";
import { touchesProduct } from "../place.ts";
import { groundShade } from "../groundShade.ts";

export interface LayoutInput {
  scene: Scene;
  layoutClass: LayoutClass;
  /** The whole picture. */
  canvas: Box;
  /** Every word lies inside it. */
  zone: Box;
  context: BlockContext;
  /** Whether the product is wide like a jar, not tall like a bottle or a tube. */
  isJar: boolean;
  /** The row on which products stand: room for a shadow under them, no bare ground. */
  baseline: number;
  /** Sizes of mark and button, which have the same standing in each layout. Pixels. */
  brand: number;
  button: number;
}

/** What a layout gives back. */
export interface LayoutResult {
  /** Blocks of colour, windows and fine lines that lie over the ground and under the product. */
  backdrop?: Piece[];
  /** Lines from words to the product's axis; they are drawn as far as a little way into its outline. */
  leaders?: Leader[];
  words: Block[];
  /** The words that the leaders run from. */
  labels?: Block[];
  callToAction: Block;
  product: PlacedProduct;
}

/** Every block of words of a composed layout. */
export function blocksOf({ words, labels = [], callToAction }: LayoutResult): Block[] {
  return [...words, ...labels, callToAction];
}

/** A structure of words and product. */
export interface Layout {
  /** Whether it has numbers for canvases of a class. */
  claims: (layoutClass: LayoutClass) => boolean;
  /**
   * Composes one placement with type at `scale` of its full size. Throws `UnusableInput` when it lacks the words it is made for, or has
   * no numbers for a canvas of this shape.
   */
  compose: (input: LayoutInput, scale: number) => LayoutResult;
}

/**
 * A layout with its numbers for each class of canvas, in pixels at full size; null: it is not made for canvases of that class. A class
 * of canvas that is added asks each layout for its numbers.
 */
export function layoutWith<Numbers>(
  numbers: Record<LayoutClass, Numbers | null>,
  compose: (input: LayoutInput, numbers: Numbers, scale: number) => LayoutResult,
): Layout {
  return {
    claims: (layoutClass) => numbers[layoutClass] !== null,
    compose(input, scale) {
      const own = numbers[input.layoutClass];
      if (own === null) throw new UnusableInput(`This layout is not made for a ${input.layoutClass} canvas.`);
      return compose(input, own, scale);
    },
  };
}

/** Room at the left for italics that reach out of their line: they stay inside the zone, the margin stays straight. */
export const overhangPixels = 14;

/** Pixels between a button and the lid of a product that stands under it. */
export const belowButton = 46;

/** Pixels between the canvas's lower edge and the row on which products stand, and sizes of mark and button. */
const common: Record<LayoutClass, { foot: number; brand: number; button: number }> = {
  tall: { foot: 54, brand: 42, button: 102 },
  portrait: { foot: 44, brand: 38, button: 92 },
  square: { foot: 44, brand: 36, button: 88 },
  wide: { foot: 40, brand: 34, button: 84 },
};

export function aspectOf({ product: { box } }: Scene): number {
  return box.width / box.height;
}

/** More than this a label is read sideways. Degrees. */
export const mostTilt = 24;
/** Narrower than this only a steeper lean gives a product its share of the picture. Width over height. */
const pencilAspect = 0.24;

/** Width over height of a product beside which words have a column of the 9:16, and enough of the ground is left to see. */
const mostBeside = 0.3;

export function leavesColumn(scene: Scene): boolean {
  return aspectOf(scene) <= mostBeside;
}

/**
 * Tilts for a tall product under words that span the picture, the most upright first. `side`: 1 leans to the right, -1 to the
 * left.
 */
export function leaningTilts(scene: Scene, side: 1 | -1): number[] {
  const steep = aspectOf(scene) < pencilAspect ? [30, 36, 42] : [];
  return [6, 10, 15, 20, mostTilt, ...steep].map((tilt) => side * tilt);
}

/** Centred on the canvas, not on the zone, whose right side the platforms' buttons narrow: as wide as the zone allows, and no wider than `maxWidth`. */
export function centredPlace({ zone, canvas }: LayoutInput, maxWidth: number): Omit<Place, "y"> {
  const width = Math.min(2 * (zone.x + zone.width) - canvas.width, maxWidth);
  return { x: (canvas.width - width) / 2, width, align: "centre" };
}

/** A column of words that ends with its call to action, and that apart. */
export function callToActionApart({ blocks }: { blocks: readonly Block[] }): { callToAction: Block; words: Block[] } {
  const callToAction = blocks.at(-1);
  if (callToAction === undefined) throw new TypeError("A column of words ends with its call to action.");
  return { callToAction, words: blocks.slice(0, -1) };
}

function layoutInput(scene: Scene, placement: Placement, logo: Logo | null): LayoutInput {
  const { layoutClass, height } = placement;
  const { foot, brand, button } = common[layoutClass];
  return {
    scene,
    layoutClass,
    canvas: canvasOf(placement),
    zone: wordsZone(placement),
    context: {
      fonts: fontPairing(scene.fonts),
      palette: scene.palette,
      words: scene.words,
      logo,
      shade: groundShade(scene),
      minTypePixels: minTypePixelsOn(placement),
    },
    isJar: aspectOf(scene) > jarAspect,
    baseline: height - foot,
    brand,
    button,
  };
}

/** From full size down: the first at which everything holds is taken. */
const scales = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62];
/** Smaller than this the proof points are left out before the type shrinks on. */
const minScaleWithAll = 0.8;

/**
 * The largest type at which every word is inside the zone, off every other and off the product, and the product is as large
 * as it has to be; where that asks for small type, fewer words. Throws `UnusableInput` when there is none.
 */
export function atBestScale(
  name: LayoutName,
  layout: Layout,
  scene: Scene,
  placement: Placement,
  logo: Logo | null,
): LayoutResult {
  const input = layoutInput(scene, placement, logo);
  const fewer = { ...input, context: { ...input.context, words: { ...scene.words, proofPoints: [] } } };
  const whole = scales.map((scale) => ({ scale, input }));
  const spared = scene.words.proofPoints.length === 0 ? [] : scales.map((scale) => ({ scale, input: fewer }));
  const large = whole.filter(({ scale }) => scale >= minScaleWithAll);
  const small = whole.filter(({ scale }) => scale < minScaleWithAll);
  let refusal: UnusableInput | null = null;
  for (const attempt of [...large, ...spared, ...small]) {
    const result = composed(layout, attempt.input, attempt.scale);
    if (result instanceof UnusableInput) refusal ??= result;
    else if (holds(input, result)) return lowered(layout, attempt, result);
  }
  throw refusal ?? new UnusableInput(`The layout “${name}” cannot hold these words beside this product.`);
}

interface Attempt {
  scale: number;
  input: LayoutInput;
}

/** Pixels between words and a low product below them from which the ground between them looks left over. */
const looseGap = 150;

/** Words over a low product come down toward it, so that both are one picture; where that does not hold, they stay. */
function lowered(layout: Layout, { scale, input }: Attempt, result: LayoutResult): LayoutResult {
  const { zone, canvas } = input;
  const lowest = Math.max(...blocksOf(result).map(({ box }) => box.y + box.height));
  const gap = visibleBox(result.product, canvas).y - lowest;
  if (gap <= looseGap) return result;
  const by = (gap - looseGap) / 2;
  const moved = { ...input, zone: { ...zone, y: zone.y + by, height: zone.height - by } };
  const closer = composed(layout, moved, scale);
  return closer instanceof UnusableInput || !holds(input, closer) ? result : closer;
}

function composed(layout: Layout, input: LayoutInput, scale: number): LayoutResult | UnusableInput {
  try {
    return layout.compose(input, scale);
  } catch (error) {
    if (error instanceof UnusableInput) return error;
    throw error;
  }
}

function holds({ zone, canvas, layoutClass }: LayoutInput, result: LayoutResult): boolean {
  const { product } = result;
  const blocks = blocksOf(result);
  const inks = blocks.flatMap(({ placed }) => placed.map(({ ink }) => ink));
  const box = visibleBox(product, canvas);
  return (
    blocks.every((block) => contains(zone, block.box)) &&
    inks.every((ink, i) => inks.slice(i + 1).every((other) => sharedArea(ink, other) === 0)) &&
    blocks.every((block) => !touchesProduct(product, block.box, 4)) &&
    isOneGroup(blocks) &&
    (box.width * box.height) / (canvas.width * canvas.height) >= minComposedShare(layoutClass)
  );
}

/** Pixels between one block of words and the next that the eye still takes for one group. */
export const mostGroupGap = 72;

/** Whether mark, headline, support and button hang together; what stands at the product, as call-outs do, may lie apart. */
function isOneGroup(blocks: readonly Block[]): boolean {
  const apart = new Set(blocks);
  const reach = (block: Block): void => {
    apart.delete(block);
    for (const other of [...apart])
      if (apart.has(other) && gapBetween(block.box, other.box) <= mostGroupGap) reach(other);
  };
  const [first] = blocks;
  if (first !== undefined) reach(first);
  return [...apart].every(({ placed }) => placed.every(({ role }) => role === "proof"));
}

function gapBetween(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(across, down);
}
