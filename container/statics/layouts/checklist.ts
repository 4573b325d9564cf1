import { UnusableInput } from "../../unusableInput.ts";
import { Column, middleColumn } from "../column.ts";
import { checklist as list } from "../features.ts";
import { brandMark, callToAction, headline, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { rectangle } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import { baseline, belowButton, leaningTilts, overhangPixels, sizes, type Layout } from "./layout.ts";

/** Of the 4:5, that the words take beside a tall product. */
const besideWidth = 500;
/** Of the zone's height, about whose middle the words stand beside a product. */
const wordsShare = 0.72;
/** Pixels of paper under the words before the texture begins. */
const paperBelow = { vertical: 210, square: 96 };

/**
 * A poster: headline and a ruled list on paper, the texture a band below, the product standing across its edge; in the 4:5 a tall product
 * stands beside the words.
 */
export const checklist: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  if (setting.words.proofPoints.length < 2) throw new UnusableInput("These words have too few points for a list.");
  const vertical = orientation === "vertical";
  const isBeside = !vertical && !isJar;
  const { brand, button } = sizes[orientation];
  const onPaper = onPanel(setting);
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: isBeside ? besideWidth : zone.width - 2 * overhangPixels,
    align: "left",
  };
  const fill = (column: Column) => {
    column.add((at) => brandMark(onPaper, at, brand * k), 30 * k);
    const limits = {
      maxHeight: (isBeside ? 420 : vertical ? 230 : 190) * k,
      maxSize: (isBeside ? 100 : 112) * k,
      maxLines: isBeside ? 4 : 2,
    };
    column.add((at) => headline(onPaper, at, { ...limits, minSize: 46 }), 32 * k);
    column.add((at) => list(onPaper, at, (vertical ? 37 : 33) * k), 36 * k);
    if (isBeside) column.add((at) => rating(onPaper, at, 15.5 * k), 32 * k);
  };
  const pillHeight = button * k;
  const column = isBeside ? middleColumn(place, zone.height * wordsShare, fill) : new Column(place);
  if (!isBeside) fill(column);
  const pill = callToAction(onPaper, { ...place, y: column.y }, pillHeight);
  const lowest = pill.box.y + pillHeight;
  const top = vertical && !isJar ? column.y - 20 : lowest + belowButton;
  const left = place.x + besideWidth + 24;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: isBeside
      ? { x: left, y: 60, width: canvas.width - 36 - left, height: baseline.square - 60 }
      : { x: 30, y: top, width: 1020, height: baseline[orientation] - top },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: isJar ? [0] : isBeside ? [0, 4, 8, 16, 24] : leaningTilts(scene, 1),
    anchor: { x: vertical && !isJar ? 0.66 : 0.5, y: 0.5 },
    stands: true,
    share: 0.34,
  });
  // The edge runs behind the product and never along its lid.
  const edge = Math.max(lowest + paperBelow[orientation], product.centreY - product.height * (isBeside ? 0 : 0.28));
  const paper = rectangle({ x: 0, y: 0, width: canvas.width, height: edge });
  return {
    backdrop: [{ kind: "fill", path: paper, colour: setting.palette.panel }],
    words: column.blocks,
    callToAction: pill,
    product,
  };
};
