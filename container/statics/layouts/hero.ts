import { broadAspect } from "../../../src/core/rendering/placedProduct.ts";
import { heroLean } from "../../../src/core/rendering/productScale.ts";
import { Column, hangingColumn } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { aspectOf, baseline, belowButton, overhangPixels, sizes, type Layout } from "./layout.ts";

/** Pixels that a tall product keeps from the words and from the right edge. */
const gapPixels = 30;

/** The product as large as the picture lets it stand, a broad one leaning under its words, another beside them. */
export const hero: Layout = ({ scene, orientation, setting, zone, canvas }, k) => {
  const isBroad = aspectOf(scene) > broadAspect;
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const width = isBroad ? zone.width - 20 : vertical ? 410 : 450;
  const place = { x: zone.x + overhangPixels, width, align: "left" as const };
  const fill = (column: Column) => {
    column.add((at) => brandMark(setting, at, brand * k), 34 * k);
    const maxHeight = (isBroad ? 260 : vertical ? 500 : 440) * k;
    const maxSize = (isBroad ? 128 : 112) * k;
    column.add((at) => headline(setting, at, { maxHeight, maxSize, maxLines: isBroad ? 2 : 5, minSize: 46 }), 30 * k);
    column.add((at) => support(setting, at, 33 * k, isBroad ? 2 : 5), 30 * k);
    column.add((at) => rating(setting, at, 16 * k), 40 * k);
    column.add((at) => callToAction(setting, at, button * k), 0);
  };
  const column = isBroad
    ? new Column({ ...place, y: zone.y + (vertical ? 70 : 8) })
    : hangingColumn(place, zone.y + zone.height - (vertical ? 60 : 12), fill);
  if (isBroad) fill(column);
  const blocks = column.blocks;
  const [pill, words] = [blocks.at(-1), blocks.slice(0, -1)];
  if (pill === undefined) throw new TypeError("A column of words ends with its call to action.");
  const left = Math.max(...blocks.map(({ box }) => box.x + box.width)) + gapPixels;
  const bottom = baseline[orientation];
  const top = isBroad ? column.y + belowButton : vertical ? 150 : 34;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: isBroad
      ? { x: 30, y: top, width: 1020, height: bottom - top }
      : { x: left, y: top, width: canvas.width - gapPixels - left, height: bottom - top },
    obstacles: blocks.map(({ box }) => box),
    tilts: isBroad ? [heroLean.broad] : [0, 5, heroLean.tall],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.44,
  });
  return { words, callToAction: pill, product };
};
