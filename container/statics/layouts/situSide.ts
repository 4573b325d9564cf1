import { broadAspect } from "../../../src/core/rendering/placedProduct.ts";
import { Column } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { proofPanel } from "../proofs.ts";
import { rating } from "../rating.ts";
import { aspectOf, overhangPixels, sizes, type Layout } from "./layout.ts";
import { standOnSurface } from "./standing.ts";

/** Pixels between the words and a tall product. */
const gapPixels = 34;

/** In a lifestyle scene: words in a column at the left, the product upright on the surface at the right, a broad one below them. */
export const situSide: Layout = ({ scene, orientation, setting, zone, canvas }, k) => {
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const isBroad = aspectOf(scene) > broadAspect;
  const width = isBroad ? zone.width - 2 * overhangPixels : vertical ? 440 : 500;
  const column = new Column({ x: zone.x + overhangPixels, y: zone.y + 4, width, align: "left" });
  column.add((at) => brandMark(setting, at, brand * k), 34 * k);
  const limits = isBroad
    ? { maxHeight: (vertical ? 280 : 220) * k, maxSize: (vertical ? 136 : 112) * k, maxLines: 2, minSize: 46 }
    : { maxHeight: 470 * k, maxSize: 112 * k, maxLines: 5, minSize: 46 };
  column.add((at) => headline(setting, at, limits), 30 * k);
  column.add((at) => support(setting, { ...at, width: isBroad ? 620 : width }, 34 * k, isBroad ? 3 : 5), 28 * k);
  if (!isBroad) column.add((at) => rating(setting, at, 15.5 * k), 32 * k);
  if (!isBroad && vertical) column.add((at) => proofPanel(setting, at, 27 * k), 34 * k);
  column.add((at) => callToAction(setting, at, button * k), 0);
  const [pill, words] = [column.blocks.at(-1), column.blocks.slice(0, -1)];
  if (pill === undefined) throw new TypeError("A column of words ends with its call to action.");
  const edge = Math.max(...column.blocks.map(({ box }) => box.x + box.width));
  const left = isBroad ? 0 : edge + gapPixels;
  const product = standOnSurface(scene, canvas, {
    left,
    right: canvas.width,
    top: isBroad ? pill.box.y + pill.box.height + 36 : 60,
    centre: isBroad ? canvas.width * 0.6 : (left + canvas.width) / 2,
    share: isBroad ? 0.24 : 0.26,
  });
  return { words, callToAction: pill, product };
};
