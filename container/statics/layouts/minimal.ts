import { hangingColumn, type Column } from "../column.ts";
import { callToActionLink } from "../features.ts";
import { brandMark, headline, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { aspectOf, baseline, mostTilt, overhangPixels, sizes, type Layout } from "./layout.ts";

/** Pixels between the product and the words. */
const gapPixels = 40;

/** The mark, one line, the product and much air; the call to action is a line of words. */
export const minimal: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  // A slender product stands at the left; a broader one needs the room that no word may take at the right.
  const isSlender = aspectOf(scene) < 0.45;
  const x = isSlender ? (vertical ? 520 : 560) : zone.x + overhangPixels;
  const width = isSlender ? zone.x + zone.width - x : isJar ? zone.width - 2 * overhangPixels : vertical ? 430 : 480;
  const place: Omit<Place, "y"> = { x, width, align: "left" };
  const fill = (column: Column) => {
    const limits = {
      maxHeight: (isJar ? 240 : 460) * k,
      maxSize: (isJar ? 124 : vertical ? 98 : 112) * k,
      maxLines: isJar ? 2 : 5,
    };
    column.add((at) => brandMark(setting, at, sizes[orientation].brand * k), 34 * k);
    column.add((at) => headline(setting, at, limits), 40 * k);
    column.add((at) => callToActionLink(setting, at, (vertical ? 40 : 36) * k), 4);
  };
  const bottom = zone.y + zone.height - (vertical ? (isJar ? 150 : 40) : 16);
  const { blocks } = hangingColumn(place, bottom, fill);
  const [link, words] = [blocks.at(-1), blocks.slice(0, -1)];
  if (link === undefined) throw new TypeError("A column of words ends with its call to action.");
  const aboveWords = isJar && !vertical;
  const top = isJar ? (vertical ? 1120 : 130) : vertical ? 380 : 50;
  const across = isJar
    ? { x: 60, width: 960 }
    : isSlender
      ? { x: 20, width: x - 20 - gapPixels }
      : { x: 480, width: 580 };
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { ...across, y: top, height: (aboveWords ? 990 : baseline[orientation]) - top },
    obstacles: [...words, link].map(({ box }) => box),
    tilts: isJar ? [0] : [0, -6, -12, -17, -mostTilt],
    anchor: { x: 0.5, y: 0.5 },
    stands: !aboveWords,
    share: isJar ? 0.24 : 0.26,
    margin: gapPixels,
  });
  return { words, callToAction: link, product };
};
