import { UnusableInput } from "../../unusableInput.ts";
import { Column, middleColumn } from "../column.ts";
import { checklist as list } from "../features.ts";
import { brandMark, callToAction, headline, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { rectangle } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import { baseline, leaningTilts, overhangPixels, sizes, type Layout } from "./layout.ts";

/** A poster: headline and a ruled list on paper, the texture a band below, the product standing across its edge. */
export const checklist: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  if (setting.words.proofPoints.length < 2) throw new UnusableInput("These words have too few points for a list.");
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const onPaper = onPanel(setting);
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: zone.width - 2 * overhangPixels,
    align: "left",
  };
  const first = new Column({ ...place, width: vertical ? place.width : 436 });
  first.add((at) => brandMark(onPaper, at, brand * k), 30 * k);
  const limits = {
    maxHeight: (vertical ? 230 : 360) * k,
    maxSize: (vertical ? 112 : 96) * k,
    maxLines: vertical ? 2 : 4,
  };
  first.add((at) => headline(onPaper, at, { ...limits, minSize: 46 }), 32 * k);
  const fill = (column: Column) => column.add((at) => list(onPaper, at, (vertical ? 37 : 33) * k), 36 * k);
  if (!vertical) first.add((at) => rating(onPaper, at, 15.5 * k), 32 * k);
  const pillHeight = button * k;
  // Beside the words the list stands level with their middle.
  const second = vertical
    ? new Column({ ...place, y: first.y })
    : middleColumn({ ...place, x: 560, width: zone.x + zone.width - 560 }, first.y + pillHeight - place.y, fill);
  if (vertical) fill(second);
  const pill = callToAction(onPaper, { ...place, width: 436, y: vertical ? second.y : first.y }, pillHeight);
  const words = [...first.blocks, ...second.blocks];
  const lowest = Math.max(vertical ? 0 : second.y - 36 * k, pill.box.y + pillHeight);
  const top = vertical && !isJar ? second.y - 20 : lowest + 10;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 30, y: top, width: 1020, height: baseline[orientation] - top },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: isJar ? [0] : leaningTilts(scene, 1),
    anchor: { x: isJar ? 0.5 : vertical ? 0.66 : 0.5, y: 0.5 },
    stands: true,
    share: 0.34,
  });
  // The edge runs behind the product and never along its lid.
  const edge = Math.max(lowest + (vertical ? 210 : 170), product.centreY - product.height * 0.28);
  const paper = rectangle({ x: 0, y: 0, width: canvas.width, height: edge });
  return {
    backdrop: [{ kind: "fill", path: paper, colour: setting.palette.panel }],
    words,
    callToAction: pill,
    product,
  };
};
