import { UnusableInput } from "../../unusableInput.ts";
import { Column } from "../column.ts";
import { checklist as list } from "../features.ts";
import { brandMark, callToAction, headline, rating, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rectangle } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import { aspectOf, overhangPixels, type Layout } from "./layout.ts";

/** A poster: headline and a ruled list on paper, the texture a band below, the product lying across its edge. */
export const checklist: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  if (setting.words.proofPoints.length < 2) throw new UnusableInput("These words have too few points for a list.");
  const vertical = orientation === "vertical";
  const onPaper = onPanel(setting);
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: zone.width - 2 * overhangPixels,
    align: "left",
  };
  const first = new Column({ ...place, width: vertical ? place.width : 440 });
  first.add((at) => brandMark(onPaper, at, (vertical ? 36 : 34) * k), 24 * k);
  const limits = {
    maxHeight: (vertical ? 210 : 330) * k,
    maxSize: (vertical ? 100 : 88) * k,
    maxLines: vertical ? 2 : 4,
  };
  first.add((at) => headline(onPaper, at, { ...limits, minSize: 46 }), 26 * k);
  const second = vertical
    ? new Column({ ...place, y: first.y })
    : new Column({ ...place, x: 530, width: zone.x + zone.width - 530, y: zone.y + 12 });
  second.add((at) => list(onPaper, at, (vertical ? 37 : 32) * k), 28 * k);
  if (!vertical) first.add((at) => rating(onPaper, at, 13 * k), 20 * k);
  const pillHeight = (vertical ? 92 : 86) * k;
  const pill = callToAction(onPaper, { ...place, x: vertical ? place.x : 530, width: 496, y: second.y }, pillHeight);
  const words = [...first.blocks, ...second.blocks];
  const lowest = Math.max(first.y, pill.box.y + pillHeight);
  const edge = lowest + (vertical ? 190 : 150);
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 10, y: lowest + 10, width: 1060, height: canvas.height - lowest - 30 },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: isJar ? [0] : [-64, -56, -72, -80],
    anchor: { x: 0.5, y: 0.5 },
    share: 0.36,
  });
  const paper = rectangle({ x: 0, y: 0, width: canvas.width, height: edge });
  return {
    backdrop: [{ kind: "fill", path: paper, colour: setting.palette.panel }],
    words,
    callToAction: pill,
    product,
  };
};
