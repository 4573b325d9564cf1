import { broadAspect } from "../../../../src/core/rendering/placedProduct.ts";
import { Column } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { proofPanel } from "../proofs.ts";
import { rating } from "../rating.ts";
import { aspectOf, callToActionApart, layoutWith, overhangPixels } from "./layout.ts";
import { standOnSurface } from "./standing.ts";

/** Pixels between the words and a tall product. */
const gapPixels = 34;

interface Side {
  /** The product stands at the right of the words; otherwise below them. */
  isBeside: boolean;
  /** Of the column of words; null: as wide as the zone. */
  width: number | null;
  headline: { maxHeight: number; maxSize: number; maxLines: number };
  support: { maxWidth: number; maxLines: number };
  hasRating: boolean;
  hasProof: boolean;
  /** Share of the canvas that the product wants to take. */
  share: number;
}

interface Numbers {
  tall: Side;
  broad: Side;
  supportSize: number;
  /** Share of the usual gaps between words. */
  gaps: number;
  /** The row under which a product beside the words stays. */
  besideTop: number;
}

const below = (maxHeight: number, maxSize: number): Side => ({
  isBeside: false,
  width: null,
  headline: { maxHeight, maxSize, maxLines: 2 },
  support: { maxWidth: 620, maxLines: 3 },
  hasRating: false,
  hasProof: false,
  share: 0.24,
});
const beside = (width: number, headline: Side["headline"], extras: Pick<Side, "hasRating" | "hasProof">): Side => ({
  isBeside: true,
  width,
  headline,
  support: { maxWidth: width, maxLines: 5 },
  ...extras,
  share: 0.26,
});

/** In surroundings: words in a column at the left, the product upright on the surface at the right, a broad one below them. */
export const situSide = layoutWith<Numbers>(
  {
    tall: {
      tall: beside(440, { maxHeight: 470, maxSize: 112, maxLines: 5 }, { hasRating: true, hasProof: true }),
      broad: below(280, 136),
      supportSize: 34,
      gaps: 1,
      besideTop: 60,
    },
    portrait: {
      tall: beside(500, { maxHeight: 470, maxSize: 112, maxLines: 5 }, { hasRating: true, hasProof: false }),
      broad: below(220, 112),
      supportSize: 34,
      gaps: 1,
      besideTop: 60,
    },
    square: {
      tall: beside(480, { maxHeight: 360, maxSize: 100, maxLines: 5 }, { hasRating: false, hasProof: false }),
      broad: beside(400, { maxHeight: 330, maxSize: 84, maxLines: 5 }, { hasRating: false, hasProof: false }),
      supportSize: 32,
      gaps: 0.9,
      besideTop: 50,
    },
    wide: {
      tall: beside(620, { maxHeight: 240, maxSize: 92, maxLines: 3 }, { hasRating: false, hasProof: false }),
      broad: beside(560, { maxHeight: 240, maxSize: 84, maxLines: 3 }, { hasRating: false, hasProof: false }),
      supportSize: 31,
      gaps: 0.7,
      besideTop: 30,
    },
  },
  ({ scene, context, zone, canvas, brand, button }, { supportSize, gaps, besideTop, ...numbers }, k) => {
    const own = numbers[aspectOf(scene) > broadAspect ? "broad" : "tall"];
    const width = own.width ?? zone.width - 2 * overhangPixels;
    const gap = k * gaps;
    const { maxHeight, maxSize, maxLines } = own.headline;
    const limits = { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines, minSize: 46 };
    const column = new Column({ x: zone.x + overhangPixels, y: zone.y + 4, width, align: "left" });
    column.add((at) => brandMark(context, at, brand * k), 34 * gap);
    column.add((at) => headline(context, at, limits), 30 * gap);
    const { maxWidth, maxLines: supportLines } = own.support;
    column.add((at) => support(context, { ...at, width: maxWidth }, supportSize * k, supportLines), 28 * gap);
    if (own.hasRating) column.add((at) => rating(context, at, 15.5 * k), 32 * gap);
    if (own.hasProof) column.add((at) => proofPanel(context, at, 27 * k), 34 * gap);
    column.add((at) => callToAction(context, at, button * k), 0);
    const { words, callToAction: pill } = callToActionApart(column);
    const edge = Math.max(...column.blocks.map(({ box }) => box.x + box.width));
    const left = own.isBeside ? edge + gapPixels : 0;
    const product = standOnSurface(scene, canvas, {
      left,
      right: canvas.width,
      top: own.isBeside ? besideTop : pill.box.y + pill.box.height + 36,
      centre: own.isBeside ? (left + canvas.width) / 2 : canvas.width * 0.6,
      share: own.share,
    });
    return { words, callToAction: pill, product };
  },
);
