import { Column, hangingColumn } from "../column.ts";
import { callToActionLink } from "../features.ts";
import { brandMark, headline, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import {
  aspectOf,
  baseline,
  leaningTilts,
  mostTilt,
  overhangPixels,
  sizes,
  type Layout,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** Pixels between the product and the words. */
const gapPixels = 40;

/** The mark, one line, the product and much air; the call to action is a line of words. */
export const minimal: Layout = (input, k) => {
  const isOver = input.orientation === "vertical" && !input.isJar;
  return isOver ? overTallProduct(input, k) : besideProduct(input, k);
};

/** Width over height under which a product leaves words a column beside it. */
const slenderAspect = 0.45;

/** The line as wide as the zone, the product under it. */
function overTallProduct({ scene, orientation, setting, zone, canvas }: LayoutInput, k: number): LayoutResult {
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 6, width: zone.width - 2 * overhangPixels, align: "left" });
  column.add((at) => brandMark(setting, at, sizes[orientation].brand * k), 34 * k);
  column.add((at) => headline(setting, at, { maxHeight: 290 * k, maxSize: 140 * k, maxLines: 2 }), 40 * k);
  const words = [...column.blocks];
  column.add((at) => callToActionLink(setting, at, 44 * k), 0);
  const link = column.blocks.at(-1);
  if (link === undefined) throw new TypeError("A column of words ends with its call to action.");
  const top = link.box.y - gapPixels;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 360, y: top, width: 660, height: baseline[orientation] - top },
    obstacles: column.blocks.map(({ box }) => box),
    tilts: leaningTilts(scene, 1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.3,
    margin: gapPixels,
  });
  return { words, callToAction: link, product };
}

/** A slender product at the left; a broader one needs the room that no word may take at the right. */
function besideProduct({ scene, orientation, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const vertical = orientation === "vertical";
  const isSlender = aspectOf(scene) < slenderAspect;
  const x = isSlender ? 560 : zone.x + overhangPixels;
  const width = isSlender ? zone.x + zone.width - x : isJar ? zone.width - 2 * overhangPixels : 480;
  const place: Omit<Place, "y"> = { x, width, align: "left" };
  const fill = (column: Column) => {
    const limits = {
      maxHeight: (isJar ? 240 : 460) * k,
      maxSize: (isJar ? 124 : 112) * k,
      maxLines: isJar ? 2 : 5,
    };
    column.add((at) => brandMark(setting, at, sizes[orientation].brand * k), 34 * k);
    column.add((at) => headline(setting, at, limits), 40 * k);
    column.add((at) => callToActionLink(setting, at, (vertical ? 40 : 36) * k), 4);
  };
  const bottom = zone.y + zone.height - (vertical ? 150 : 16);
  const { blocks } = hangingColumn(place, bottom, fill);
  const [link, words] = [blocks.at(-1), blocks.slice(0, -1)];
  if (link === undefined) throw new TypeError("A column of words ends with its call to action.");
  const aboveWords = isJar && !vertical;
  const top = isJar ? (vertical ? 1120 : 130) : 50;
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
}
