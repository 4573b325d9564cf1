import { canvasSizes, type LayoutName, type Orientation, type Scene } from "../../../src/core/rendering/scene.ts";
import { productShare } from "../../../src/core/rendering/inspection.ts";
import { contains, safeZones, sharedArea, type Box } from "../../../src/core/rendering/safeZones.ts";
import { UnusableInput } from "../../unusableInput.ts";
import { fontPairing } from "../fonts.ts";
import type { Logo } from "../logo.ts";
import type { Block, Piece, Setting } from "../pieces.ts";
import { jarAspect, touchesProduct, visibleBox, type PlacedProduct } from "../place.ts";

export interface LayoutInput {
  scene: Scene;
  orientation: Orientation;
  /** The whole picture. */
  canvas: Box;
  /** Every word lies inside it. */
  zone: Box;
  setting: Setting;
  /** Whether the product is wide like a jar, not tall like a bottle or a tube. */
  isJar: boolean;
}

/** What a layout gives back. */
export interface LayoutResult {
  /** Blocks of colour, windows and fine lines that lie over the ground and under the product. */
  backdrop?: Piece[];
  words: Block[];
  callToAction: Block;
  product: PlacedProduct;
}

/** Composes one orientation with type at `scale` of its full size. Throws `UnusableInput` when it lacks the words it is made for. */
export type Layout = (input: LayoutInput, scale: number) => LayoutResult;

/** Room at the left for italics that reach out of their line: they stay inside the zone, the margin stays straight. */
export const overhangPixels = 14;

/** Where products stand in their picture: room for a shadow under them, no bare ground. */
export const baseline: Record<Orientation, number> = { vertical: 1866, square: 1306 };

/** Sizes that all layouts share, so that mark and button have the same standing in each. */
export const sizes = {
  vertical: { brand: 42, button: 102 },
  square: { brand: 38, button: 92 },
} as const;

/** Wider than this a product leaves no room for a column of words beside it at full size. Width over height. */
export const broadAspect = 0.5;

export function aspectOf({ product: { box } }: Scene): number {
  return box.width / box.height;
}

/** More than this a label is read sideways. Degrees. */
const mostTilt = 24;
/** Narrower than this only a steeper lean gives a product its share of the picture. Width over height. */
const pencilAspect = 0.24;

/**
 * Tilts for a tall product under words that span the picture, the most upright first. `side`: 1 leans to the right, -1 to the
 * left.
 */
export function leaningTilts(scene: Scene, side: 1 | -1): number[] {
  const steep = aspectOf(scene) < pencilAspect ? [30, 36, 42] : [];
  return [6, 10, 15, 20, mostTilt, ...steep].map((tilt) => side * tilt);
}

function layoutInput(scene: Scene, orientation: Orientation, logo: Logo | null): LayoutInput {
  return {
    scene,
    orientation,
    canvas: { x: 0, y: 0, ...canvasSizes[orientation] },
    zone: safeZones[orientation],
    setting: { fonts: fontPairing(scene.fonts), palette: scene.palette, words: scene.words, logo },
    isJar: aspectOf(scene) > jarAspect,
  };
}

/** How much a real outline may fall short of the expected one. */
const shareReserve = 0.014;

/** From full size down: the first at which everything holds is taken. */
const scales = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62];
/** Smaller than this the proof points are left out before the type shrinks on. */
const leastScaleWithAll = 0.8;

/**
 * The largest type at which every word is inside the zone, off every other and off the product, and the product is as large
 * as it has to be; where that asks for small type, fewer words. Throws `UnusableInput` when there is none.
 */
export function atBestScale(
  name: LayoutName,
  layout: Layout,
  scene: Scene,
  orientation: Orientation,
  logo: Logo | null,
): LayoutResult {
  const input = layoutInput(scene, orientation, logo);
  const fewer = { ...input, setting: { ...input.setting, words: { ...scene.words, proofPoints: [] } } };
  const whole = scales.map((scale) => ({ scale, input }));
  const spared = scene.words.proofPoints.length === 0 ? [] : scales.map((scale) => ({ scale, input: fewer }));
  const large = whole.filter(({ scale }) => scale >= leastScaleWithAll);
  const small = whole.filter(({ scale }) => scale < leastScaleWithAll);
  let refusal: UnusableInput | null = null;
  for (const attempt of [...large, ...spared, ...small]) {
    const result = composed(layout, attempt.input, attempt.scale);
    if (result instanceof UnusableInput) refusal ??= result;
    else if (holds(input, result)) return result;
  }
  throw refusal ?? new UnusableInput(`The layout “${name}” cannot hold these words beside this product.`);
}

function composed(layout: Layout, input: LayoutInput, scale: number): LayoutResult | UnusableInput {
  try {
    return layout(input, scale);
  } catch (error) {
    if (error instanceof UnusableInput) return error;
    throw error;
  }
}

function holds({ zone, canvas }: LayoutInput, { words, callToAction, product }: LayoutResult): boolean {
  const blocks = [...words, callToAction];
  const inks = blocks.flatMap(({ placed }) => placed.map(({ ink }) => ink));
  const box = visibleBox(product, canvas);
  return (
    blocks.every((block) => contains(zone, block.box)) &&
    inks.every((ink, i) => inks.slice(i + 1).every((other) => sharedArea(ink, other) === 0)) &&
    blocks.every((block) => !touchesProduct(product, block.box, 4)) &&
    (box.width * box.height) / (canvas.width * canvas.height) >= productShare.minimum + shareReserve
  );
}
