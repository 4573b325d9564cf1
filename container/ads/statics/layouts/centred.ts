import { broadAspect } from "../../../../src/core/rendering/placedProduct.ts";
import { middleColumn, Column } from "../column.ts";
import type { Place } from "../piece.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import type { Box } from "../../../../src/core/rendering/box.ts";
import {
  aspectOf,
  belowButton,
  centredPlace,
  layoutWith,
  leaningTilts,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

interface Above {
  maxWidth: number;
  brandGap: number;
  headline: { maxHeight: number; maxSize: number };
  supportSize: number;
  hasProof: boolean;
}

interface Beside {
  /** Of the column of words. */
  width: { broad: number; tall: number };
  headline: { maxHeight: number; maxSize: number };
  supportSize: number;
  hasProof: boolean;
  /** Share of the usual gaps between words. */
  gaps: number;
  /** Where the product may stand, down to the baseline. */
  stage: Omit<Box, "height">;
}

/** For a tall product and for a jar: words above it, or beside it. */
interface Numbers {
  tall: { above: Above } | { beside: Beside };
  jar: { above: Above } | { beside: Beside };
}

const aboveTall: Above = {
  maxWidth: 880,
  brandGap: 30,
  headline: { maxHeight: 280, maxSize: 136 },
  supportSize: 36,
  hasProof: true,
};

const acrossWide: Beside = {
  width: { broad: 600, tall: 640 },
  headline: { maxHeight: 230, maxSize: 92 },
  supportSize: 31,
  hasProof: false,
  gaps: 0.72,
  stage: { x: 690, y: 26, width: 470 },
};

/** Words centred above, the product large below; or the product at the right of the words. */
export const centred = layoutWith<Numbers>(
  {
    tall: { tall: { above: aboveTall }, jar: { above: aboveTall } },
    portrait: {
      tall: {
        beside: {
          width: { broad: 470, tall: 530 },
          headline: { maxHeight: 440, maxSize: 124 },
          supportSize: 33,
          hasProof: true,
          gaps: 1,
          stage: { x: 560, y: 50, width: 510 },
        },
      },
      jar: {
        above: {
          maxWidth: 880,
          brandGap: 22,
          headline: { maxHeight: 220, maxSize: 112 },
          supportSize: 33,
          hasProof: true,
        },
      },
    },
    square: {
      tall: {
        beside: {
          width: { broad: 470, tall: 530 },
          headline: { maxHeight: 380, maxSize: 112 },
          supportSize: 32,
          hasProof: false,
          gaps: 0.9,
          stage: { x: 560, y: 44, width: 510 },
        },
      },
      jar: {
        above: {
          maxWidth: 940,
          brandGap: 16,
          headline: { maxHeight: 110, maxSize: 96 },
          supportSize: 31,
          hasProof: false,
        },
      },
    },
    wide: { tall: { beside: acrossWide }, jar: { beside: acrossWide } },
  },
  (input, numbers, k) => {
    const own = numbers[input.isJar ? "jar" : "tall"];
    return "above" in own ? above(input, own.above, k) : beside(input, own.beside, k);
  },
);

function above(input: LayoutInput, numbers: Above, k: number): LayoutResult {
  const { scene, context, zone, canvas, isJar, baseline, brand, button } = input;
  const place = centredPlace(input, numbers.maxWidth);
  const column = new Column({ ...place, y: zone.y + 6 });
  column.add((at) => brandMark(context, at, brand * k), numbers.brandGap * k);
  const { maxHeight, maxSize } = numbers.headline;
  column.add((at) => headline(context, at, { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines: 2 }), 28 * k);
  column.add((at) => support(context, at, numbers.supportSize * k, 3), 24 * k);
  // One of the two is enough: the product wants the room.
  const stars = (at: Place) => rating(context, at, 15.5 * k) ?? proofLine(context, at, 28 * k);
  if (numbers.hasProof) column.add(stars, 34 * k);
  const pill = callToAction(context, { ...place, y: column.y }, button * k);
  // A slender cap comes closer than a lid that is as wide as the button.
  const top = pill.box.y + pill.box.height + (isJar ? belowButton : 10);
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 60, y: top, width: canvas.width - 120, height: baseline - top },
    obstacles: [pill.box],
    tilts: isJar ? [0] : leaningTilts(scene, -1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: isJar ? 0.32 : 0.24,
  });
  return { words: column.blocks, callToAction: pill, product };
}

function beside(input: LayoutInput, numbers: Beside, k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand, button } = input;
  const { supportSize, hasProof, stage } = numbers;
  const width = numbers.width[aspectOf(scene) > broadAspect ? "broad" : "tall"];
  const place = { x: zone.x + 6, width, align: "centre" as const };
  const pillHeight = button * k;
  const gap = k * numbers.gaps;
  const limits = { maxHeight: numbers.headline.maxHeight * k, maxSize: numbers.headline.maxSize * k, maxLines: 4 };
  const fill = (column: Column) => {
    column.add((at) => brandMark(context, at, brand * k), 36 * gap);
    column.add((at) => headline(context, at, limits), 32 * gap);
    column.add((at) => support(context, at, supportSize * k, 4), 32 * gap);
    if (hasProof) column.add((at) => rating(context, at, 15.5 * k), 32 * gap);
    if (hasProof) column.add((at) => proofLine(context, at, 27 * k), 44 * gap);
  };
  const column = middleColumn({ ...place, y: zone.y }, zone.height - pillHeight, fill);
  const pill = callToAction(context, { ...place, y: column.y }, pillHeight);
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { ...stage, height: baseline - stage.y },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [-4, -10, -16],
    anchor: { x: 0.55, y: 0.5 },
    stands: true,
    share: 0.36,
  });
  return { words: column.blocks, callToAction: pill, product };
}
