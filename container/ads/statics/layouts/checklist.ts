import { UnusableInput } from "../../../engine/unusableInput.ts";
import { Column, middleColumn } from "../column.ts";
import { checklist as list } from "../features.ts";
import type { Place } from "../piece.ts";
import { brandMark, callToAction, headline } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { rectangle } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import { belowButton, layoutWith, leaningTilts, overhangPixels } from "./layout.ts";

interface Side {
  /** Beside the words; otherwise below them. */
  isBeside: boolean;
  headline: { maxHeight: number; maxSize: number; maxLines: number };
  /** A tall product may come up to the button's height, beside it; `x`: 0 to 1 across the canvas. */
  reachesButton: boolean;
  anchorX: number;
}

interface Numbers {
  tall: Side;
  jar: Side;
  /** Of the canvas, that the words take beside a product. */
  besideWidth: number;
  besideTop: number;
  listSize: number;
  hasRating: boolean;
  /** Share of the usual gaps between words. */
  gaps: number;
  /** Of paper under the words before the ground begins. */
  paperBelow: number;
}

/** Of the zone's height, about whose middle the words stand beside a product. */
const wordsShare = 0.72;

const below = (maxHeight: number, maxSize: number, isTall: boolean): Side => ({
  isBeside: false,
  headline: { maxHeight, maxSize, maxLines: 2 },
  reachesButton: isTall,
  anchorX: isTall ? 0.66 : 0.5,
});
const beside = (maxHeight: number, maxSize: number, maxLines: number): Side => ({
  isBeside: true,
  headline: { maxHeight, maxSize, maxLines },
  reachesButton: false,
  anchorX: 0.5,
});

/** A poster: headline and a ruled list on paper, the ground a band below, the product standing across its edge, beside the words or below. */
export const checklist = layoutWith<Numbers>(
  {
    tall: {
      tall: below(230, 112, true),
      jar: below(230, 112, false),
      besideWidth: 500,
      besideTop: 60,
      listSize: 37,
      hasRating: true,
      gaps: 1,
      paperBelow: 210,
    },
    portrait: {
      tall: beside(420, 100, 4),
      jar: below(190, 112, false),
      besideWidth: 500,
      besideTop: 60,
      listSize: 33,
      hasRating: true,
      gaps: 1,
      paperBelow: 96,
    },
    square: {
      tall: beside(330, 96, 4),
      jar: beside(330, 84, 4),
      besideWidth: 500,
      besideTop: 50,
      listSize: 31,
      hasRating: false,
      gaps: 0.85,
      paperBelow: 80,
    },
    wide: null,
  },
  (input, numbers, k) => {
    const { scene, context, zone, canvas, isJar, baseline, brand, button } = input;
    if (context.words.proofPoints.length < 2) throw new UnusableInput("These words have too few points for a list.");
    const { besideWidth, besideTop, listSize, hasRating, paperBelow } = numbers;
    const { isBeside, reachesButton, anchorX, ...side } = numbers[isJar ? "jar" : "tall"];
    const onPaper = onPanel(context);
    const gap = k * numbers.gaps;
    const place: Place = {
      x: zone.x + overhangPixels,
      y: zone.y + 6,
      width: isBeside ? besideWidth : zone.width - 2 * overhangPixels,
      align: "left",
    };
    const { maxHeight, maxSize, maxLines } = side.headline;
    const limits = { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines, minSize: 46 };
    const fill = (column: Column) => {
      column.add((at) => brandMark(onPaper, at, brand * k), 30 * gap);
      column.add((at) => headline(onPaper, at, limits), 32 * gap);
      column.add((at) => list(onPaper, at, listSize * k), 36 * gap);
      if (isBeside && hasRating) column.add((at) => rating(onPaper, at, 15.5 * k), 32 * gap);
    };
    const pillHeight = button * k;
    const column = isBeside ? middleColumn(place, zone.height * wordsShare, fill) : new Column(place);
    if (!isBeside) fill(column);
    const pill = callToAction(onPaper, { ...place, y: column.y }, pillHeight);
    const lowest = pill.box.y + pillHeight;
    const top = reachesButton ? column.y - 20 : lowest + belowButton;
    const left = place.x + besideWidth + 24;
    const product = standProduct({
      box: scene.product.box,
      canvas,
      stage: isBeside
        ? { x: left, y: besideTop, width: canvas.width - 36 - left, height: baseline - besideTop }
        : { x: 30, y: top, width: canvas.width - 60, height: baseline - top },
      obstacles: [...column.blocks, pill].map(({ box }) => box),
      tilts: isJar ? [0] : isBeside ? [0, 4, 8, 16, 24] : leaningTilts(scene, 1),
      anchor: { x: anchorX, y: 0.5 },
      stands: true,
      share: 0.34,
    });
    // The edge runs behind the product and never along its lid.
    const edge = Math.max(lowest + paperBelow, product.centreY - product.height * (isBeside ? 0 : 0.28));
    const paper = rectangle({ x: 0, y: 0, width: canvas.width, height: edge });
    return {
      backdrop: [{ kind: "fill", path: paper, colour: context.palette.panel }],
      words: column.blocks,
      callToAction: pill,
      product,
    };
  },
);
