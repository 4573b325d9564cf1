import { Column, hangingColumn } from "../column.ts";
import { callToActionLink } from "../features.ts";
import { brandMark, headline, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { aspectOf, overhangPixels, type Layout } from "./layout.ts";

/** The mark, one line, the product and much air; the call to action is a line of words. */
export const minimal: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const mark = new Column({
    x: zone.x + overhangPixels,
    y: zone.y + 4,
    width: zone.width - 2 * overhangPixels,
    align: "left",
  });
  mark.add((at) => brandMark(setting, at, (vertical ? 38 : 36) * k), 0);
  const place: Omit<Place, "y"> = {
    x: zone.x + overhangPixels,
    width: isJar ? zone.width - 2 * overhangPixels : vertical ? 420 : 460,
    align: "left",
  };
  const fill = (column: Column) => {
    const limits = {
      maxHeight: (isJar ? 200 : 390) * k,
      maxSize: (isJar ? 104 : 96) * k,
      maxLines: isJar ? 2 : 5,
      minSize: 44,
    };
    column.add((at) => headline(setting, at, limits), 30 * k);
    column.add((at) => callToActionLink(setting, at, (vertical ? 36 : 33) * k), 4);
  };
  const bottom = zone.y + zone.height - (vertical && isJar ? 150 : 8);
  const { blocks } = hangingColumn(place, bottom, fill);
  const [link, words] = [blocks.at(-1), [...mark.blocks, ...blocks.slice(0, -1)]];
  if (link === undefined) throw new TypeError("A column of words ends with its call to action.");
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: isJar
      ? vertical
        ? { x: 140, y: 1120, width: 880, height: 760 }
        : { x: 160, y: 130, width: 820, height: 860 }
      : { x: 480, y: vertical ? 380 : 50, width: 580, height: vertical ? 1500 : 1250 },
    obstacles: [...words, link].map(({ box }) => box),
    tilts: isJar ? [0] : [0, -6, -12, -17],
    anchor: { x: 0.5, y: isJar ? 0.5 : 0.6 },
    share: 0.24,
    margin: 40,
  });
  return { words, callToAction: link, product };
};
