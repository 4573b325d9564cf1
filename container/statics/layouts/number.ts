import { Column } from "../column.ts";
import { bigFigure, figureLabel } from "../features.ts";
import { brandMark, callToAction, headline, rating, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { aspectOf, overhangPixels, type Layout } from "./layout.ts";

/** One figure over the whole width, what it counts under it; the product lies below. */
export const number: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 4,
    width: zone.width - 2 * overhangPixels,
    align: "left",
  };
  const column = new Column(place);
  column.add((at) => brandMark(setting, at, (vertical ? 38 : 36) * k), 6 * k);
  column.add((at) => bigFigure(setting, at, (vertical ? 430 : 400) * k), 6 * k);
  column.add((at) => figureLabel(setting, at, (vertical ? 74 : 66) * k), 26 * k);
  const limits = { maxHeight: 130 * k, maxSize: (vertical ? 58 : 54) * k, maxLines: 2, minSize: 34 };
  column.add((at) => headline(setting, { ...at, width: vertical ? at.width : 600 }, limits), 22 * k);
  column.add((at) => rating(setting, at, 14 * k), 24 * k);
  const pill = callToAction(setting, { ...place, y: column.y + 6 * k }, (vertical ? 96 : 88) * k);
  const obstacles = [...column.blocks, pill].map(({ box }) => box);
  const top = column.y - 180;
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: -20, y: top, width: 1130, height: canvas.height - top - 20 },
    obstacles,
    tilts: isJar ? [-14, -8, 0] : [58, 48, 66],
    anchor: { x: isJar ? 0.72 : 0.62, y: 0.62 },
    share: isJar ? 0.32 : 0.4,
  });
  return { words: column.blocks, callToAction: pill, product };
};
