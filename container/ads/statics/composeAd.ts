import type { Placement } from "../../../src/core/rendering/placements.ts";
import type { LayoutName, Scene } from "../../../src/core/rendering/scene.ts";
import { grown, sharedArea, type Box } from "../../../src/core/rendering/box.ts";
import type { QuietZone } from "../../engine/quietZone.ts";
import { composeLayout } from "./layouts/index.ts";
import { blocksOf } from "./layouts/layout.ts";
import type { Logo } from "./piece.ts";
import { union } from "./outline.ts";
import type { Leader, Piece, PlacedWords } from "./piece.ts";
import { visibleBox, type PlacedProduct } from "../../../src/core/rendering/placedProduct.ts";

/** One placement of an ad, measured and placed, not yet drawn. Pixels of the canvas. */
export interface ComposedAd {
  placement: Placement;
  layout: LayoutName;
  width: number;
  height: number;
  /** Under the product and its shadow. */
  backdrop: Piece[];
  /** Over the product, toward which they run; where it begins is seen when it is drawn. */
  leaders: Leader[];
  /** Over everything; with the labels. */
  pieces: Piece[];
  /** What the leaders run from, which moves with them. */
  labels: Piece[];
  /** The call to action apart, because it moves on its own. */
  callToAction: Piece[];
  placed: PlacedWords[];
  /** What each block of words takes up, with its panel, rules or button. */
  blocks: Box[];
  product: PlacedProduct;
  /** Where words stand on the bare ground; also the ground's quiet zones. */
  quietZones: QuietZone[];
}

const featherPixels = 96;
const marginPixels = 26;
/** Blocks nearer than this share a zone. */
const nearPixels = 110;

/**
 * Measures and composes one placement of a scene in a layout. `logo` null: the brand's name is set in type. Throws `UnusableInput` when
 * that layout cannot hold it.
 */
export function composeAd(
  scene: Scene,
  placement: Placement,
  layout: LayoutName = scene.layout,
  logo: Logo | null = null,
): ComposedAd {
  const { width, height } = placement;
  const result = composeLayout(layout, scene, placement, logo);
  const { words, labels = [] } = result;
  const all = blocksOf(result);
  const onGround = all.filter((block) => block.placed.some(({ onOwnGround }) => !onOwnGround));
  return {
    placement,
    layout,
    width,
    height,
    backdrop: result.backdrop ?? [],
    leaders: result.leaders ?? [],
    pieces: [...words, ...labels].flatMap((block) => block.pieces),
    labels: labels.flatMap((block) => block.pieces),
    callToAction: result.callToAction.pieces,
    placed: all.flatMap((block) => block.placed),
    blocks: all.map((block) => block.box),
    product: result.product,
    quietZones: quietZones(onGround.map((block) => block.box)),
  };
}

/** What of the canvas the product is expected to cover. */
export function productBox({ product, width, height }: ComposedAd): Box {
  return visibleBox(product, { x: 0, y: 0, width, height });
}

/** One zone for all blocks that stand near each other. */
function quietZones(boxes: readonly Box[]): QuietZone[] {
  const groups: Box[] = [];
  for (const box of boxes) {
    let joined = box;
    for (let i = groups.length - 1; i >= 0; i--) {
      const group = groups[i];
      if (group === undefined || sharedArea(grown(group, nearPixels), joined) === 0) continue;
      joined = union(joined, group);
      groups.splice(i, 1);
    }
    groups.push(joined);
  }
  return groups.map((group) => ({ ...grown(group, marginPixels), featherPixels }));
}
