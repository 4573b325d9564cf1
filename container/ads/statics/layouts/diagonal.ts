import { Column } from "../column.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { polygon } from "../shapes.ts";
import { UnusableInput } from "../../../engine/unusableInput.ts";
import { onTint } from "./grounds.ts";
import { layoutWith, leaningTilts, overhangPixels } from "./layout.ts";

interface Numbers {
  /** Pixels that the block's edge rises over the width of the canvas. */
  rise: number;
  headline: { maxHeight: number; maxSize: number; maxWidth: number };
  supportWidth: number;
  hasRating: boolean;
  /** Where the product may stand, down to the baseline. */
  top: number;
  stage: { tall: { x: number; width: number }; jar: { x: number; width: number } };
}

/** A block of colour cut off aslant, the product leaning along the cut. */
export const diagonal = layoutWith<Numbers>(
  {
    tall: {
      rise: 520,
      headline: { maxHeight: 300, maxSize: 136, maxWidth: 800 },
      supportWidth: 560,
      hasRating: true,
      top: 640,
      stage: { tall: { x: 250, width: 810 }, jar: { x: 90, width: 940 } },
    },
    portrait: {
      rise: 430,
      headline: { maxHeight: 240, maxSize: 116, maxWidth: 800 },
      supportWidth: 520,
      hasRating: true,
      top: 380,
      stage: { tall: { x: 250, width: 810 }, jar: { x: 90, width: 940 } },
    },
    square: {
      rise: 400,
      headline: { maxHeight: 200, maxSize: 96, maxWidth: 620 },
      supportWidth: 470,
      hasRating: false,
      top: 200,
      stage: { tall: { x: 330, width: 710 }, jar: { x: 200, width: 840 } },
    },
    wide: null,
  },
  ({ scene, context, zone, canvas, isJar, baseline, brand, button }, numbers, k) => {
    const { rise, supportWidth, hasRating, top } = numbers;
    const { colour, inBlock } = onTint(context);
    const place = {
      x: zone.x + overhangPixels,
      y: zone.y + 6,
      width: zone.width - 2 * overhangPixels,
      align: "left" as const,
    };
    const column = new Column(place);
    column.add((at) => brandMark(inBlock, at, brand * k), 32 * k);
    const { maxHeight, maxSize, maxWidth } = numbers.headline;
    const limits = { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines: 3 };
    column.add((at) => headline(inBlock, { ...at, width: Math.min(at.width, maxWidth) }, limits), 28 * k);
    column.add((at) => support(inBlock, { ...at, width: supportWidth }, 34 * k, 4), 28 * k);
    if (hasRating) column.add((at) => rating(inBlock, at, 15.5 * k), 38 * k);
    const pill = callToAction(inBlock, { ...place, width: 480, y: column.y }, button * k);
    const blocks = [...column.blocks, pill];
    const slope = rise / canvas.width;
    // The edge passes just under the words' lower right corners.
    const left = Math.max(...blocks.map(({ box }) => box.y + box.height + 48 + (box.x + box.width) * slope));
    if (left - rise < 0) throw new UnusableInput("These words leave no room for the cut.");
    const product = standProduct({
      box: scene.product.box,
      canvas,
      stage: { ...numbers.stage[isJar ? "jar" : "tall"], y: top, height: baseline - top },
      obstacles: blocks.map(({ box }) => box),
      tilts: isJar ? [-10, -6, -15, -19, -23] : [20, 24, 15, 10, ...leaningTilts(scene, 1).slice(5)],
      anchor: { x: 0.58, y: 0.5 },
      stands: true,
      share: 0.4,
    });
    const path = polygon([
      [0, 0],
      [canvas.width, 0],
      [canvas.width, left - rise],
      [0, left],
    ]);
    return { backdrop: [{ kind: "fill", path, colour }], words: column.blocks, callToAction: pill, product };
  },
);
