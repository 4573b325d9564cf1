import { hangingColumn, type Column } from "../column.ts";
import { brandMark, callToAction, headline, rating, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { aspectOf, broadAspect, overhangPixels, type Layout } from "./layout.ts";

/** How much of the product's height its cropped top may be: a cap or a dropper, never a label. */
const cropShare = 0.14;

/** Pixels that a tall product keeps from the words and from the right edge. */
const gapPixels = 28;

/** The product larger than the picture, cropped at its cap, or a jar from edge to edge; few words beside it. */
export const hero: Layout = ({ scene, orientation, setting, zone, canvas }, k) => {
  const isBroad = aspectOf(scene) > broadAspect;
  const vertical = orientation === "vertical";
  const width = isBroad ? zone.width - 20 : vertical ? 400 : 440;
  const place = { x: zone.x + overhangPixels, width, align: "left" as const };
  const fill = (column: Column) => {
    column.add((at) => brandMark(setting, at, (vertical ? 36 : 34) * k), 30 * k);
    const maxHeight = (isBroad ? 230 : vertical ? 420 : 400) * k;
    column.add(
      (at) =>
        headline(setting, at, { maxHeight, maxSize: (isBroad ? 116 : 98) * k, maxLines: isBroad ? 2 : 5, minSize: 46 }),
      26 * k,
    );
    column.add((at) => support(setting, at, 31 * k, isBroad ? 2 : 5), 26 * k);
    column.add((at) => rating(setting, at, 13 * k), 30 * k);
    column.add((at) => callToAction(setting, at, (vertical ? 94 : 88) * k), 0);
  };
  const column = isBroad
    ? hangingColumn(place, vertical ? zone.y + 640 * k : zone.y + 560 * k, fill)
    : hangingColumn(place, zone.y + zone.height - 2, fill);
  const blocks = column.blocks;
  const [pill, words] = [blocks.at(-1), blocks.slice(0, -1)];
  if (pill === undefined) throw new TypeError("A column of words ends with its call to action.");
  const left = Math.max(...blocks.map(({ box }) => box.x + box.width)) + gapPixels;
  const room = canvas.width - gapPixels - left;
  const tallest = Math.min(room / aspectOf(scene), canvas.height * (vertical ? 0.94 : 1.08));
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: isBroad
      ? { x: -70, y: column.y - 20, width: 1220, height: canvas.height - column.y + 60 }
      : { x: left, y: -tallest * cropShare, width: room, height: tallest },
    obstacles: blocks.map(({ box }) => box),
    tilts: isBroad ? [0] : [0, 5, 10],
    anchor: isBroad ? { x: 0.5, y: 0.55 } : { x: 0.52, y: 0.5 },
    share: 0.44,
  });
  return { words, callToAction: pill, product };
};
