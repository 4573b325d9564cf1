import { broadAspect } from "../../../src/core/rendering/placedProduct.ts";
import { middleColumn, Column } from "../column.ts";
import { brandMark, callToAction, headline, support, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import {
  aspectOf,
  baseline,
  belowButton,
  leaningTilts,
  sizes,
  type Layout,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** Words centred above, the product large below; in the 4:5 a tall product takes the right half instead. */
export const centred: Layout = (input, scale) =>
  input.orientation === "square" && !input.isJar ? beside(input, scale) : above(input, scale);

function above({ scene, orientation, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  // Centred on the canvas, not on the zone, whose right side the platforms' buttons narrow.
  const half = vertical ? zone.x + zone.width - 540 : 440;
  const place = { x: 540 - half, width: 2 * half, align: "centre" as const };
  const column = new Column({ ...place, y: zone.y + 6 });
  column.add((at) => brandMark(setting, at, brand * k), (vertical ? 30 : 22) * k);
  const limits = vertical ? { maxHeight: 280 * k, maxSize: 136 * k } : { maxHeight: 220 * k, maxSize: 112 * k };
  column.add((at) => headline(setting, at, { ...limits, maxLines: 2 }), 28 * k);
  column.add((at) => support(setting, at, (vertical ? 36 : 33) * k, 3), 24 * k);
  // One of the two is enough: the product wants the room.
  const stars = (at: Place) => rating(setting, at, 15.5 * k) ?? proofLine(setting, at, 28 * k);
  column.add(stars, 34 * k);
  const pill = callToAction(setting, { ...place, y: column.y }, button * k);
  // A slender cap comes closer than a lid that is as wide as the button.
  const top = pill.box.y + pill.box.height + (isJar ? belowButton : 10);
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 60, y: top, width: 960, height: baseline[orientation] - top },
    obstacles: [pill.box],
    tilts: isJar ? [0] : leaningTilts(scene, -1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: isJar ? 0.32 : 0.24,
  });
  return { words: column.blocks, callToAction: pill, product };
}

function beside({ scene, setting, zone, canvas }: LayoutInput, k: number): LayoutResult {
  const { brand, button } = sizes.square;
  const width = aspectOf(scene) > broadAspect ? 470 : 530;
  const place = { x: zone.x + 6, width, align: "centre" as const };
  const pillHeight = button * k;
  const fill = (column: Column) => {
    column.add((at) => brandMark(setting, at, brand * k), 36 * k);
    column.add((at) => headline(setting, at, { maxHeight: 440 * k, maxSize: 124 * k, maxLines: 4 }), 32 * k);
    column.add((at) => support(setting, at, 33 * k, 4), 32 * k);
    column.add((at) => rating(setting, at, 15.5 * k), 32 * k);
    column.add((at) => proofLine(setting, at, 27 * k), 44 * k);
  };
  const column = middleColumn({ ...place, y: zone.y }, zone.height - pillHeight, fill);
  const pill = callToAction(setting, { ...place, y: column.y }, pillHeight);
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 560, y: 50, width: 510, height: baseline.square - 50 },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [-4, -10, -16],
    anchor: { x: 0.55, y: 0.5 },
    stands: true,
    share: 0.36,
  });
  return { words: column.blocks, callToAction: pill, product };
}
