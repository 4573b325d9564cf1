import { Column, middleColumn } from "../column.ts";
import { figure } from "../features.ts";
import type { Place } from "../piece.ts";
import { brandMark, callToAction, headline } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { layoutWith, leaningTilts, overhangPixels } from "./layout.ts";

interface Side {
  /** Of the words beside the product, in pixels; null: they stand above it, as wide as the zone. */
  besideWidth: number | null;
  headlineHeight: number;
  headlineLines: number;
  figureSize: number;
}

interface Numbers {
  tall: Side;
  jar: Side;
  /** The row under which a product beside the words stays. */
  besideTop: number;
  headlineSize: number;
  /** Share of the usual gaps between words. */
  gaps: number;
}

const acrossWide: Side = { besideWidth: 560, headlineHeight: 130, headlineLines: 2, figureSize: 210 };

/** One figure with what it counts as large as the page allows, the headline its conclusion; the product stands below or at the right. */
export const number = layoutWith<Numbers>(
  {
    tall: {
      tall: { besideWidth: null, headlineHeight: 170, headlineLines: 2, figureSize: 400 },
      jar: { besideWidth: null, headlineHeight: 170, headlineLines: 2, figureSize: 400 },
      besideTop: 44,
      headlineSize: 76,
      gaps: 1,
    },
    portrait: {
      tall: { besideWidth: 560, headlineHeight: 300, headlineLines: 4, figureSize: 380 },
      jar: { besideWidth: null, headlineHeight: 170, headlineLines: 2, figureSize: 380 },
      besideTop: 44,
      headlineSize: 76,
      gaps: 1,
    },
    square: {
      tall: { besideWidth: 540, headlineHeight: 240, headlineLines: 3, figureSize: 340 },
      jar: { besideWidth: null, headlineHeight: 90, headlineLines: 1, figureSize: 230 },
      besideTop: 40,
      headlineSize: 70,
      gaps: 0.8,
    },
    wide: { tall: acrossWide, jar: acrossWide, besideTop: 24, headlineSize: 62, gaps: 0.6 },
  },
  ({ scene, context, zone, canvas, isJar, baseline, brand, button }, numbers, k) => {
    const { besideTop, headlineSize } = numbers;
    const { besideWidth, headlineHeight, headlineLines, figureSize } = numbers[isJar ? "jar" : "tall"];
    const isBeside = besideWidth !== null;
    const place: Place = {
      x: zone.x + overhangPixels,
      y: zone.y + 4,
      width: besideWidth ?? zone.width - 2 * overhangPixels,
      align: "left",
    };
    const pillHeight = button * k;
    const gap = k * numbers.gaps;
    const limits = { maxHeight: headlineHeight * k, maxSize: headlineSize * k, maxLines: headlineLines };
    const fill = (column: Column) => {
      column.add((at) => brandMark(context, at, brand * k), 36 * gap);
      column.add((at) => figure(context, at, figureSize * k), 46 * gap);
      column.add((at) => headline(context, at, limits), 40 * gap);
    };
    const column = isBeside ? middleColumn(place, zone.height - pillHeight, fill) : new Column(place);
    if (!isBeside) fill(column);
    const pill = callToAction(context, { ...place, y: column.y }, pillHeight);
    const top = isBeside ? besideTop : column.y - 40;
    const product = standProduct({
      box: scene.product.box,
      canvas,
      stage: { x: 20, y: top, width: canvas.width - 40, height: baseline - top },
      obstacles: [...column.blocks, pill].map(({ box }) => box),
      tilts: isJar ? [-13, -8, 0, -17, -21] : isBeside ? [4, 8, 12, 17] : leaningTilts(scene, 1),
      anchor: { x: isBeside ? 0.76 : isJar ? 0.6 : 0.44, y: 0.5 },
      stands: true,
      share: 0.32,
    });
    return { words: column.blocks, callToAction: pill, product };
  },
);
