import { Column } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { rating } from "../rating.ts";
import { sizes, type Layout } from "./layout.ts";
import { standOnSurface } from "./standing.ts";

/** In a lifestyle scene: words centred above, the product upright on the surface below them. */
export const situ: Layout = ({ scene, orientation, setting, zone, canvas }, k) => {
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  // Centred on the canvas, not on the zone, whose right side the platforms' buttons narrow.
  const half = vertical ? zone.x + zone.width - 540 : 460;
  const column = new Column({ x: 540 - half, width: 2 * half, align: "centre", y: zone.y + 4 });
  column.add((at) => brandMark(setting, at, brand * k), 28 * k);
  const limits = vertical ? { maxHeight: 280 * k, maxSize: 132 * k } : { maxHeight: 230 * k, maxSize: 112 * k };
  column.add((at) => headline(setting, at, { ...limits, maxLines: 2 }), 26 * k);
  column.add((at) => support(setting, at, (vertical ? 36 : 33) * k, 3), 22 * k);
  column.add((at) => rating(setting, at, 15.5 * k), 32 * k);
  column.add((at) => callToAction(setting, at, button * k), 0);
  const [pill, words] = [column.blocks.at(-1), column.blocks.slice(0, -1)];
  if (pill === undefined) throw new TypeError("A column of words ends with its call to action.");
  const product = standOnSurface(scene, canvas, {
    left: 0,
    right: canvas.width,
    top: pill.box.y + pill.box.height + 36,
    centre: canvas.width / 2,
    share: 0.25,
  });
  return { words, callToAction: pill, product };
};
