import type { Box } from "../../../src/core/rendering/safeZones.ts";
import { Column, middleColumn } from "../column.ts";
import { checklist } from "../features.ts";
import { brandMark, callToAction, headline, support, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import { rectangle } from "../shapes.ts";
import { onTint } from "./grounds.ts";
import { baseline, belowButton, leavesColumn, mostTilt, overhangPixels, sizes, type Layout } from "./layout.ts";

/** A block of colour with all the words, hard against the texture, over the whole width or height; the product stands across the edge. */
export const split: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const { colour, inBlock } = onTint(setting);
  // Beside a broad product in the 9:16 there is room for small type only.
  const across = isJar || (vertical && !leavesColumn(scene));
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 8,
    width: across ? zone.width - 2 * overhangPixels : vertical ? 440 : 470,
    align: "left",
  };
  const pillHeight = button * k;
  const fill = (column: Column) => {
    column.add((at) => brandMark(inBlock, at, brand * k), 40 * k);
    const maxHeight = (across ? 270 : vertical ? 470 : 430) * k;
    const maxSize = (across ? 126 : 112) * k;
    column.add((at) => headline(inBlock, at, { maxHeight, maxSize, maxLines: across ? 2 : 5 }), 32 * k);
    column.add((at) => support(inBlock, at, 33 * k, across ? 3 : 5), 32 * k);
    column.add((at) => rating(inBlock, at, 15.5 * k), 32 * k);
    column.add((at) => (across ? proofLine(inBlock, at, 28 * k) : checklist(inBlock, at, 29 * k)), 44 * k);
  };
  const column = across ? new Column(place) : middleColumn(place, zone.height - 16 - pillHeight, fill);
  if (across) fill(column);
  const pill = callToAction(inBlock, { ...place, y: column.y }, pillHeight);
  const bottom = pill.box.y + pillHeight;
  const top = across ? bottom + belowButton : vertical ? 300 : 170;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: across ? 120 : 480, y: top, width: across ? 840 : 584, height: baseline[orientation] - top },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: across ? [0] : [0, 6, 12, 17, mostTilt],
    anchor: { x: across ? 0.5 : 0.46, y: 0.5 },
    stands: true,
    share: 0.36,
  });
  // The edge runs behind the product and never along its lid.
  const lid = product.centreY - product.height * 0.28;
  const block: Box = across
    ? { x: 0, y: 0, width: canvas.width, height: Math.max(bottom + (vertical ? 190 : 130), lid) }
    : { x: 0, y: 0, width: vertical ? 690 : 660, height: canvas.height };
  return {
    backdrop: [{ kind: "fill", path: rectangle(block), colour }],
    words: column.blocks,
    callToAction: pill,
    product,
  };
};
