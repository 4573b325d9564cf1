import type { Box } from "../../../src/core/rendering/safeZones.ts";
import { Column } from "../column.ts";
import { checklist } from "../features.ts";
import { brandMark, callToAction, headline, rating, support, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rectangle } from "../shapes.ts";
import { onAccent } from "./grounds.ts";
import { aspectOf, overhangPixels, type Layout } from "./layout.ts";

/** A block of the accent with all the words, hard against the texture; the product stands across the edge. */
export const split: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const inBlock = onAccent(setting);
  const across = isJar;
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + (vertical ? 20 : 30),
    width: across ? zone.width - 2 * overhangPixels : vertical ? 430 : 460,
    align: "left",
  };
  const column = new Column(place);
  column.add((at) => brandMark(inBlock, at, (vertical ? 38 : 34) * k), 40 * k);
  const maxHeight = (across ? 250 : vertical ? 460 : 420) * k;
  column.add(
    (at) => headline(inBlock, at, { maxHeight, maxSize: (across ? 118 : 104) * k, maxLines: across ? 2 : 5 }),
    30 * k,
  );
  column.add((at) => support(inBlock, at, 33 * k, across ? 2 : 5), 28 * k);
  column.add((at) => rating(inBlock, at, 13 * k), 24 * k);
  column.add((at) => (across ? proofLine(inBlock, at, 25 * k) : checklist(inBlock, at, 28 * k)), 30 * k);
  const pillHeight = (vertical ? 96 : 88) * k;
  const hanging = vertical || across ? column.y + 16 * k : zone.y + zone.height - pillHeight - 30;
  const pill = callToAction(inBlock, { ...place, y: Math.max(column.y, hanging) }, pillHeight);
  const block: Box = across
    ? { x: 0, y: 0, width: canvas.width, height: pill.box.y + pillHeight + (vertical ? 160 : 110) }
    : { x: 0, y: 0, width: vertical ? 640 : 620, height: canvas.height };
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: across
      ? { x: 130, y: pill.box.y + pillHeight, width: 900, height: canvas.height - pill.box.y - pillHeight - 40 }
      : { x: 480, y: vertical ? 330 : 60, width: 590, height: canvas.height - (vertical ? 400 : 120) },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: across ? [0] : [0, 6, 12, 17],
    anchor: { x: across ? 0.55 : 0.5, y: across ? 0.5 : vertical ? 0.6 : 0.5 },
    share: 0.34,
  });
  const backdrop = [{ kind: "fill" as const, path: rectangle(block), colour: setting.palette.accent }];
  return { backdrop, words: column.blocks, callToAction: pill, product };
};
