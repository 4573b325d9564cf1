import { canvasSizes, type LayoutName, type Orientation, type Scene } from "../../../src/core/rendering/scene.ts";
import { productShare } from "../../../src/core/rendering/inspection.ts";
import { contains, safeZones, sharedArea, type Box } from "../../../src/core/rendering/safeZones.ts";
import { UnusableInput } from "../../unusableInput.ts";
import { fontPairing } from "../fonts.ts";
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

/** Wider than this a product leaves no room for a column of words beside it at full size. Width over height. */
export const broadAspect = 0.5;

export function aspectOf({ product: { box } }: Scene): number {
  return box.width / box.height;
}

function layoutInput(scene: Scene, orientation: Orientation): LayoutInput {
  return {
    scene,
    orientation,
    canvas: { x: 0, y: 0, ...canvasSizes[orientation] },
    zone: safeZones[orientation],
    setting: { fonts: fontPairing(scene.fonts), palette: scene.palette, words: scene.words },
    isJar: aspectOf(scene) > jarAspect,
  };
}

/** How much a real outline may fall short of the expected one. */
const shareReserve = 0.014;

/** From full size down: the first at which everything holds is taken. */
const scales = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62];

/**
 * The largest type at which every word is inside the zone, off every other and off the product, and the product is as large
 * as it has to be. Throws `UnusableInput` when there is none.
 */
export function atBestScale(name: LayoutName, layout: Layout, scene: Scene, orientation: Orientation): LayoutResult {
  const input = layoutInput(scene, orientation);
  for (const scale of scales) {
    const result = layout(input, scale);
    if (holds(input, result)) return result;
  }
  throw new UnusableInput(`The layout “${name}” cannot hold these words beside this product.`);
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
