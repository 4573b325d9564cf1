import { Column } from "../column.ts";
import { checklist, quotation } from "../features.ts";
import { brandMark, callToAction, rating, support, headline, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { aspectOf, overhangPixels, type Layout } from "./layout.ts";
import { onPanel } from "./grounds.ts";

const padPixels = 52;

/** A card with a sentence of the page in its own words; the product leans in from the lower left. */
export const quote: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const beside = !vertical && !isJar;
  const card = vertical
    ? { x: zone.x, y: zone.y, width: zone.width, height: 0 }
    : { x: beside ? 470 : zone.x, y: zone.y, width: beside ? 556 : zone.width, height: 0 };
  const inCard = onPanel(setting);
  const inner: Place = {
    x: card.x + padPixels,
    y: card.y + padPixels,
    width: card.width - 2 * padPixels,
    align: "left",
  };
  const column = new Column(inner);
  const quoteHeight = (vertical ? 350 : beside ? 520 : 250) * k;
  const limits = { maxHeight: quoteHeight, maxSize: (vertical ? 84 : 72) * k, maxLines: beside ? 8 : 5 };
  column.add((at) => quotation(inCard, at, limits), 30 * k);
  column.add((at) => rating(inCard, at, 16 * k), 28 * k);
  column.add((at) => brandMark(inCard, at, 30 * k), padPixels - 10);
  const box = { ...card, height: column.y - card.y };
  const cardBlock = {
    pieces: [{ kind: "panel" as const, box, radius: 34, colour: setting.palette.panel, opacity: 1 }],
    placed: [],
    box,
  };
  const right: Place = {
    x: vertical ? (isJar ? zone.x + overhangPixels : 500) : beside ? 540 : zone.x + overhangPixels,
    y: box.y + box.height + 44 * k,
    width: vertical ? (isJar ? zone.width - 2 * overhangPixels : 388) : beside ? 486 : 460,
    align: "left",
  };
  const lower = new Column(right);
  lower.add((at) => headline(setting, at, { maxHeight: 220 * k, maxSize: 64 * k, maxLines: 4, minSize: 36 }), 20 * k);
  if (vertical || beside) lower.add((at) => support(setting, at, 31 * k, isJar ? 2 : 5), 28 * k);
  if (beside) lower.add((at) => checklist(setting, at, 27 * k), 34 * k);
  const pill = callToAction(setting, { ...right, y: lower.y + 4 }, (vertical ? 96 : 88) * k);
  const words = [cardBlock, ...column.blocks, ...lower.blocks];
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: isJar
      ? vertical
        ? { x: 30, y: pill.box.y, width: 960, height: 1890 - pill.box.y }
        : { x: 380, y: box.y + box.height, width: 680, height: 1320 - box.y - box.height }
      : {
          x: 10,
          y: vertical ? box.y + box.height : 40,
          width: 640,
          height: canvas.height - (vertical ? box.y + box.height : 40) - 26,
        },
    obstacles: [...words, pill].map((block) => block.box),
    tilts: isJar ? [-4] : [-7, -12, -18],
    anchor: { x: isJar && !vertical ? 0.6 : 0.32, y: 0.55 },
    share: 0.34,
  });
  return { words, callToAction: pill, product };
};
