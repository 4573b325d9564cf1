import { broadAspect } from "../../../src/core/rendering/placedProduct.ts";
import { Column, middleColumn } from "../column.ts";
import { quotation } from "../features.ts";
import { brandMark, callToAction, headline, type Block, type Piece, type Place, type Setting } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { aspectOf, baseline, belowButton, leaningTilts, overhangPixels, sizes, type Layout } from "./layout.ts";
import { onPanel } from "./grounds.ts";

/** The headline, under it a card with what a customer has said and their name; the button on the words' axis; the product leans in from the lower right, beside the words in the 4:5 from the left. */
export const quote: Layout = ({ scene, orientation, setting, zone, canvas }, k) => {
  const vertical = orientation === "vertical";
  const isBroad = aspectOf(scene) > broadAspect;
  const beside = !vertical && !isBroad;
  const { brand, button } = sizes[orientation];
  const x = beside ? 490 : zone.x + overhangPixels;
  const place: Place = { x, y: zone.y + 6, width: zone.x + zone.width - x - overhangPixels, align: "left" };
  const pillHeight = button * k;
  const limits = beside
    ? { maxHeight: 430 * k, maxSize: 112 * k, maxLines: 4 }
    : { maxHeight: (vertical ? 250 : 210) * k, maxSize: (vertical ? 124 : 108) * k, maxLines: 2 };
  const lines = { maxHeight: (beside ? 420 : 280) * k, maxSize: (vertical ? 70 : 54) * k, maxLines: beside ? 8 : 5 };
  const fill = (column: Column) => {
    column.add((at) => brandMark(setting, at, brand * k), 32 * k);
    column.add((at) => headline(setting, at, limits), 44 * k);
    column.add((at) => inCard(setting, at, lines, k), 44 * k);
  };
  const column = beside ? middleColumn(place, zone.height - 12 - pillHeight, fill) : new Column(place);
  if (!beside) fill(column);
  const pill = callToAction(setting, { ...place, y: column.y }, pillHeight);
  const words = column.blocks;
  const top = beside ? 44 : isBroad && vertical ? column.y + pillHeight + belowButton : column.y - 36;
  const left = isBroad ? 60 : beside ? 16 : 304;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: {
      x: left,
      y: top,
      width: isBroad ? 980 : vertical ? 760 : 540,
      height: baseline[orientation] - top,
    },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: isBroad ? [-4, 0] : beside ? [-4, -8, -12, -17] : leaningTilts(scene, 1),
    anchor: { x: isBroad || !beside ? 0.6 : 0.46, y: 0.5 },
    stands: true,
    share: 0.36,
    ...(isBroad && { margin: belowButton }),
  });
  const card = words.at(-1)?.box;
  if (card === undefined) throw new TypeError("A column of words ends with its card.");
  const { palette, shade } = setting;
  const backdrop: Piece[] = [
    { kind: "panel", box: card, radius: 34, colour: palette.panel, opacity: 1, shadow: shade },
  ];
  return { backdrop, words, callToAction: pill, product };
};

/** The quotation and, under it, the rating; the block's box is that of a card that hugs them. */
function inCard(setting: Setting, at: Place, limits: Parameters<typeof quotation>[2], k: number) {
  const onCard = onPanel(setting);
  const pad = 44;
  const inner = new Column({ ...at, x: at.x + pad, y: at.y + pad, width: at.width - 2 * pad });
  inner.add((place) => quotation(onCard, place, limits), 30 * k);
  inner.add((place) => rating(onCard, place, 16 * k), 0);
  const bottom = Math.max(...inner.blocks.map(({ box }) => box.y + box.height)) + pad;
  const right = Math.max(...inner.blocks.flatMap(({ placed }) => placed.map(({ ink }) => ink.x + ink.width))) + pad;
  const box = { x: at.x, y: at.y, width: Math.min(at.width, right - at.x), height: bottom - at.y };
  const block: Block = {
    pieces: inner.blocks.flatMap(({ pieces }) => pieces),
    placed: inner.blocks.flatMap(({ placed }) => placed),
    box,
  };
  return { ...block, height: box.height };
}
