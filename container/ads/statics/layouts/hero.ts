import { broadAspect } from "../../../../src/core/rendering/placedProduct.ts";
import { heroLean } from "../../../../src/core/rendering/productScale.ts";
import { Column, hangingColumn } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { aspectOf, belowButton, callToActionApart, layoutWith, overhangPixels } from "./layout.ts";

/** Pixels that a tall product keeps from the words and from the right edge. */
const gapPixels = 30;

interface Side {
  /** Beside the words; otherwise below them. */
  isBeside: boolean;
  /** Of the column of words; null: as wide as the zone. */
  width: number | null;
  headline: { maxHeight: number; maxSize: number; maxLines: number };
  supportLines: number;
}

interface Numbers {
  broad: Side;
  slender: Side;
  hasRating: boolean;
  supportSize: number;
  /** Share of the usual gaps between words. */
  gaps: number;
  /** Pixels over words above the product, and under words beside it. */
  over: number;
  under: number;
  /** The row under which a product beside the words stays. */
  top: number;
}

/** The product as large as the picture lets it stand, a broad one leaning under its words, another beside them. */
export const hero = layoutWith<Numbers>(
  {
    tall: {
      broad: {
        isBeside: false,
        width: null,
        headline: { maxHeight: 260, maxSize: 128, maxLines: 2 },
        supportLines: 2,
      },
      slender: {
        isBeside: true,
        width: 410,
        headline: { maxHeight: 500, maxSize: 112, maxLines: 5 },
        supportLines: 5,
      },
      hasRating: true,
      supportSize: 33,
      gaps: 1,
      over: 70,
      under: 60,
      top: 150,
    },
    portrait: {
      broad: {
        isBeside: false,
        width: null,
        headline: { maxHeight: 260, maxSize: 128, maxLines: 2 },
        supportLines: 2,
      },
      slender: {
        isBeside: true,
        width: 450,
        headline: { maxHeight: 440, maxSize: 112, maxLines: 5 },
        supportLines: 5,
      },
      hasRating: true,
      supportSize: 33,
      gaps: 1,
      over: 8,
      under: 12,
      top: 34,
    },
    square: {
      broad: {
        isBeside: true,
        width: 410,
        headline: { maxHeight: 360, maxSize: 92, maxLines: 5 },
        supportLines: 5,
      },
      slender: {
        isBeside: true,
        width: 450,
        headline: { maxHeight: 380, maxSize: 108, maxLines: 5 },
        supportLines: 5,
      },
      hasRating: true,
      supportSize: 31,
      gaps: 0.9,
      over: 8,
      under: 8,
      top: 30,
    },
    wide: {
      broad: {
        isBeside: true,
        width: 520,
        headline: { maxHeight: 250, maxSize: 88, maxLines: 3 },
        supportLines: 2,
      },
      slender: {
        isBeside: true,
        width: 560,
        headline: { maxHeight: 250, maxSize: 92, maxLines: 3 },
        supportLines: 2,
      },
      hasRating: false,
      supportSize: 31,
      gaps: 0.7,
      over: 8,
      under: 8,
      top: 22,
    },
  },
  ({ scene, context, zone, canvas, baseline, brand, button }, numbers, k) => {
    const isBroad = aspectOf(scene) > broadAspect;
    const { hasRating, supportSize, over, under } = numbers;
    const { isBeside, width, supportLines, ...side } = numbers[isBroad ? "broad" : "slender"];
    const place = { x: zone.x + overhangPixels, width: width ?? zone.width - 20, align: "left" as const };
    const gap = k * numbers.gaps;
    const { maxHeight, maxSize, maxLines } = side.headline;
    const limits = { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines, minSize: 46 };
    const fill = (column: Column) => {
      column.add((at) => brandMark(context, at, brand * k), 34 * gap);
      column.add((at) => headline(context, at, limits), 30 * gap);
      column.add((at) => support(context, at, supportSize * k, supportLines), 30 * gap);
      if (hasRating) column.add((at) => rating(context, at, 16 * k), 40 * gap);
      column.add((at) => callToAction(context, at, button * k), 0);
    };
    const column = isBeside
      ? hangingColumn(place, zone.y + zone.height - under, fill)
      : new Column({ ...place, y: zone.y + over });
    if (!isBeside) fill(column);
    const { words, callToAction: pill } = callToActionApart(column);
    const left = Math.max(...column.blocks.map(({ box }) => box.x + box.width)) + gapPixels;
    const top = isBeside ? numbers.top : column.y + belowButton;
    const product = standProduct({
      box: scene.product.box,
      canvas,
      stage: isBeside
        ? { x: left, y: top, width: canvas.width - gapPixels - left, height: baseline - top }
        : { x: 30, y: top, width: canvas.width - 60, height: baseline - top },
      obstacles: column.blocks.map(({ box }) => box),
      tilts: isBroad ? [heroLean.broad] : [0, 5, heroLean.tall],
      // What room is left beside the words lies between them and the product.
      anchor: { x: isBeside ? 0.7 : 0.5, y: 0.5 },
      stands: true,
      share: 0.44,
    });
    return { words, callToAction: pill, product };
  },
);
