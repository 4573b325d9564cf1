import { Column, middleColumn } from "../column.ts";
import { figure } from "../features.ts";
import { brandMark, callToAction, headline, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { baseline, leaningTilts, overhangPixels, sizes, type Layout } from "./layout.ts";

/** One figure with what it counts as large as the page allows, the headline its conclusion; the product stands below. */
export const number: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const beside = !vertical && !isJar;
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 4,
    width: beside ? 560 : vertical || isJar ? zone.width - 2 * overhangPixels : 640,
    align: "left",
  };
  const pillHeight = button * k;
  const fill = (column: Column) => {
    column.add((at) => brandMark(setting, at, brand * k), 36 * k);
    column.add((at) => figure(setting, at, (vertical ? 400 : 380) * k), 46 * k);
    const limits = { maxHeight: (beside ? 300 : 170) * k, maxSize: 76 * k, maxLines: beside ? 4 : 2 };
    column.add((at) => headline(setting, at, limits), 40 * k);
  };
  const column = beside ? middleColumn(place, zone.height - pillHeight, fill) : new Column(place);
  if (!beside) fill(column);
  const pill = callToAction(setting, { ...place, y: column.y }, pillHeight);
  const top = beside ? 44 : column.y - 40;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 20, y: top, width: 1040, height: baseline[orientation] - top },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: isJar ? [-13, -8, 0, -17, -21] : beside ? [4, 8, 12, 17] : leaningTilts(scene, 1),
    anchor: { x: isJar ? 0.6 : beside ? 0.76 : 0.44, y: 0.5 },
    stands: true,
    share: 0.32,
  });
  return { words: column.blocks, callToAction: pill, product };
};
