import { Column } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { polygon } from "../shapes.ts";
import { UnusableInput } from "../../unusableInput.ts";
import { onTint } from "./grounds.ts";
import { baseline, leaningTilts, overhangPixels, sizes, type Layout } from "./layout.ts";

/** Pixels that the block's edge rises over the width of the canvas. */
const rise = { vertical: 520, square: 430 };

/** A block of colour cut off aslant, the product leaning along the cut. */
export const diagonal: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const { colour, inBlock } = onTint(setting);
  const place = {
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: zone.width - 2 * overhangPixels,
    align: "left" as const,
  };
  const column = new Column(place);
  column.add((at) => brandMark(inBlock, at, brand * k), 32 * k);
  const limits = { maxHeight: (vertical ? 300 : 240) * k, maxSize: (vertical ? 136 : 116) * k, maxLines: 3 };
  column.add((at) => headline(inBlock, { ...at, width: vertical ? at.width : 800 }, limits), 28 * k);
  column.add((at) => support(inBlock, { ...at, width: vertical ? 560 : 520 }, 34 * k, 4), 28 * k);
  column.add((at) => rating(inBlock, at, 15.5 * k), 38 * k);
  const pill = callToAction(inBlock, { ...place, width: 480, y: column.y }, button * k);
  const blocks = [...column.blocks, pill];
  const slope = rise[orientation] / canvas.width;
  // The edge passes just under the words' lower right corners.
  const left = Math.max(...blocks.map(({ box }) => box.y + box.height + 48 + (box.x + box.width) * slope));
  if (left - rise[orientation] < 0) throw new UnusableInput("These words leave no room for the cut.");
  const top = vertical ? 640 : 380;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: isJar ? 90 : 250, y: top, width: isJar ? 940 : 810, height: baseline[orientation] - top },
    obstacles: blocks.map(({ box }) => box),
    tilts: isJar ? [-10, -6, -15, -19, -23] : [20, 24, 15, 10, ...leaningTilts(scene, 1).slice(5)],
    anchor: { x: 0.58, y: 0.5 },
    stands: true,
    share: 0.4,
  });
  const path = polygon([
    [0, 0],
    [canvas.width, 0],
    [canvas.width, left - rise[orientation]],
    [0, left],
  ]);
  return { backdrop: [{ kind: "fill", path, colour }], words: column.blocks, callToAction: pill, product };
};
