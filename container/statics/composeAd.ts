import { canvasSizes, type Orientation, type Scene } from "../../src/core/rendering/scene.ts";
import { safeZones, type Box } from "../../src/core/rendering/safeZones.ts";
import type { QuietZone } from "../types.ts";
import type { FontPairing } from "./fonts.ts";
import { layouts } from "./layouts.ts";
import type { Block, PlacedWords, Piece } from "./pieces.ts";
import { union } from "./typeset.ts";

/** Where the product stands: its drawn box (without margins of the picture) before rotation about its centre. */
export interface PlacedProduct {
  centreX: number;
  centreY: number;
  width: number;
  height: number;
  rotationDegrees: number;
}

/** One orientation of an ad, measured and placed, not yet drawn. Pixels of the canvas. */
export interface ComposedAd {
  orientation: Orientation;
  width: number;
  height: number;
  pieces: Piece[];
  /** The call to action apart, because it moves on its own. */
  callToAction: Piece[];
  placed: PlacedWords[];
  product: PlacedProduct;
  /** Where words stand on the bare ground; also the ground's quiet zones. */
  quietZones: QuietZone[];
}

/** What a layout gives back. */
export interface LayoutResult {
  /** Blocks that stand on the bare ground together keep the ground quiet there. */
  words: Block[];
  callToAction: Block;
  product: PlacedProduct;
}

const featherPixels = 96;
const marginPixels = 26;

/** Measures and places one orientation of a scene. Throws `UnusableInput` when its words cannot be set. */
export function composeAd(scene: Scene, orientation: Orientation, fonts: FontPairing): ComposedAd {
  const { width, height } = canvasSizes[orientation];
  const result = layouts[scene.layout]({ scene, orientation, fonts, zone: safeZones[orientation] });
  const onGround = result.words.filter((block) => block.placed.some((words) => !words.onOwnGround));
  return {
    orientation,
    width,
    height,
    pieces: result.words.flatMap((block) => block.pieces),
    callToAction: result.callToAction.pieces,
    placed: [...result.words, result.callToAction].flatMap((block) => block.placed),
    product: result.product,
    quietZones: quietZones(onGround.map((block) => block.box)),
  };
}

function quietZones(boxes: Box[]): QuietZone[] {
  const [first, ...rest] = boxes;
  if (!first) return [];
  const all = rest.reduce(union, first);
  return [
    {
      x: all.x - marginPixels,
      y: all.y - marginPixels,
      width: all.width + 2 * marginPixels,
      height: all.height + 2 * marginPixels,
      featherPixels,
    },
  ];
}

/** Outer size of a box rotated by `degrees`. */
export function rotatedSize(width: number, height: number, degrees: number): { width: number; height: number } {
  const [c, s] = [Math.abs(Math.cos((degrees * Math.PI) / 180)), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  return { width: width * c + height * s, height: width * s + height * c };
}
