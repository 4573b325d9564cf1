import { Column } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { rating } from "../rating.ts";
import { callToActionApart, centredPlace, layoutWith } from "./layout.ts";
import { standOnSurface } from "./standing.ts";

interface Numbers {
  maxWidth: number;
  headline: { maxHeight: number; maxSize: number; maxLines: number };
  supportSize: number;
  hasRating: boolean;
}

/** In surroundings: words centred above, the product upright on the surface below them. */
export const situ = layoutWith<Numbers>(
  {
    tall: {
      maxWidth: 920,
      headline: { maxHeight: 280, maxSize: 132, maxLines: 2 },
      supportSize: 36,
      hasRating: true,
    },
    portrait: {
      maxWidth: 920,
      headline: { maxHeight: 230, maxSize: 112, maxLines: 2 },
      supportSize: 33,
      hasRating: true,
    },
    square: {
      maxWidth: 920,
      headline: { maxHeight: 110, maxSize: 96, maxLines: 1 },
      supportSize: 31,
      hasRating: false,
    },
    wide: null,
  },
  (input, { maxWidth, supportSize, hasRating, ...numbers }, k) => {
    const { scene, context, zone, canvas, brand, button } = input;
    const column = new Column({ ...centredPlace(input, maxWidth), y: zone.y + 4 });
    column.add((at) => brandMark(context, at, brand * k), 28 * k);
    const { maxHeight, maxSize, maxLines } = numbers.headline;
    column.add((at) => headline(context, at, { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines }), 26 * k);
    column.add((at) => support(context, at, supportSize * k, 3), 22 * k);
    if (hasRating) column.add((at) => rating(context, at, 15.5 * k), 32 * k);
    column.add((at) => callToAction(context, at, button * k), 0);
    const { words, callToAction: pill } = callToActionApart(column);
    const product = standOnSurface(scene, canvas, {
      left: 0,
      right: canvas.width,
      top: pill.box.y + pill.box.height + 36,
      centre: canvas.width / 2,
      share: 0.25,
    });
    return { words, callToAction: pill, product };
  },
);
