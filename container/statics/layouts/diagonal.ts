import { Column } from "../column.ts";
import { brandMark, callToAction, headline, rating, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { polygon } from "../shapes.ts";
import { UnusableInput } from "../../unusableInput.ts";
import { onAccent } from "./grounds.ts";
import { aspectOf, overhangPixels, type Layout } from "./layout.ts";

/** Pixels that the block's edge rises over the width of the canvas. */
const rise = { vertical: 560, square: 470 };

/** A block of the accent cut off aslant, the product leaning along the cut. */
export const diagonal: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const inBlock = onAccent(setting);
  const place = {
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: zone.width - 2 * overhangPixels,
    align: "left" as const,
  };
  const column = new Column(place);
  column.add((at) => brandMark(inBlock, at, (vertical ? 38 : 36) * k), 30 * k);
  const limits = { maxHeight: (vertical ? 300 : 240) * k, maxSize: (vertical ? 128 : 112) * k, maxLines: 3 };
  column.add((at) => headline(inBlock, { ...at, width: vertical ? at.width : 800 }, limits), 26 * k);
  column.add((at) => support(inBlock, { ...at, width: vertical ? 560 : 520 }, 34 * k, 3), 26 * k);
  column.add((at) => rating(inBlock, at, 14 * k), 30 * k);
  const pill = callToAction(inBlock, { ...place, width: 460, y: column.y }, (vertical ? 96 : 88) * k);
  const blocks = [...column.blocks, pill];
  const slope = rise[orientation] / canvas.width;
  // The edge passes just under the words' lower right corners.
  const left = Math.max(...blocks.map(({ box }) => box.y + box.height + 46 + (box.x + box.width) * slope));
  if (left - rise[orientation] < 0) throw new UnusableInput("These words leave no room for the cut.");
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: {
      x: isJar ? 120 : 250,
      y: vertical ? 640 : 380,
      width: isJar ? 930 : 820,
      height: canvas.height - (vertical ? 640 : 380) - 26,
    },
    obstacles: blocks.map(({ box }) => box),
    tilts: isJar ? [-12, -6] : [27, 34, 20, 42],
    anchor: { x: 0.56, y: 0.58 },
    share: 0.4,
  });
  const path = polygon([
    [0, 0],
    [canvas.width, 0],
    [canvas.width, left - rise[orientation]],
    [0, left],
  ]);
  return {
    backdrop: [{ kind: "fill", path, colour: setting.palette.accent }],
    words: column.blocks,
    callToAction: pill,
    product,
  };
};
