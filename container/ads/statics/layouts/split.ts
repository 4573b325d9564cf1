import type { Box } from "../../../../src/core/rendering/box.ts";
import { Column, middleColumn } from "../column.ts";
import { checklist } from "../features.ts";
import type { Place } from "../piece.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import { rectangle } from "../shapes.ts";
import { onTint } from "./grounds.ts";
import { belowButton, layoutWith, leaningTilts, leavesColumn, mostTilt, overhangPixels } from "./layout.ts";

/** A block over the whole width with the product on its lower edge. */
interface Across {
  kind: "across";
  /** Of the block under the words. */
  under: number;
}

/** A block over the whole height with the product on its right edge. */
interface Beside {
  kind: "beside";
  wordsWidth: number;
  headlineHeight: number;
  blockWidth: number;
  /** Where the product may stand, down to the baseline. */
  stage: Omit<Box, "height">;
}

type Side = Across | Beside;

interface Numbers {
  /** For a product that leaves words a column beside it, for a broader one, and for a jar. */
  slender: Side;
  broad: Side;
  jar: Side;
  supportSize: number;
  hasProof: boolean;
  /** Share of the usual gaps between words. */
  gaps: number;
}

const besideInPortrait: Beside = {
  kind: "beside",
  wordsWidth: 470,
  headlineHeight: 430,
  blockWidth: 660,
  stage: { x: 480, y: 170, width: 584 },
};
const besideInSquare: Beside = {
  kind: "beside",
  wordsWidth: 450,
  headlineHeight: 380,
  blockWidth: 640,
  stage: { x: 470, y: 60, width: 580 },
};
const besideInWide: Beside = {
  kind: "beside",
  wordsWidth: 580,
  headlineHeight: 240,
  blockWidth: 820,
  stage: { x: 650, y: 30, width: 500 },
};

/** A block of colour with all the words, hard against the ground, over the whole width or height; the product stands across the edge. */
export const split = layoutWith<Numbers>(
  {
    tall: {
      slender: {
        kind: "beside",
        wordsWidth: 440,
        headlineHeight: 470,
        blockWidth: 690,
        stage: { x: 480, y: 300, width: 584 },
      },
      // Beside a broad product there is room for small type only.
      broad: { kind: "across", under: 190 },
      jar: { kind: "across", under: 190 },
      supportSize: 33,
      hasProof: true,
      gaps: 1,
    },
    portrait: {
      slender: besideInPortrait,
      broad: besideInPortrait,
      jar: { kind: "across", under: 130 },
      supportSize: 33,
      hasProof: true,
      gaps: 1,
    },
    square: {
      slender: besideInSquare,
      broad: besideInSquare,
      jar: { ...besideInSquare, wordsWidth: 400, blockWidth: 600 },
      supportSize: 31,
      hasProof: false,
      gaps: 0.9,
    },
    wide: {
      slender: besideInWide,
      broad: besideInWide,
      jar: { ...besideInWide, wordsWidth: 540 },
      supportSize: 31,
      hasProof: false,
      gaps: 0.7,
    },
  },
  ({ scene, context, zone, canvas, isJar, baseline, brand, button }, numbers, k) => {
    const { supportSize, hasProof } = numbers;
    const side = isJar ? numbers.jar : leavesColumn(scene) ? numbers.slender : numbers.broad;
    const isAcross = side.kind === "across";
    const { colour, inBlock } = onTint(context);
    const place: Place = {
      x: zone.x + overhangPixels,
      y: zone.y + 8,
      width: isAcross ? zone.width - 2 * overhangPixels : side.wordsWidth,
      align: "left",
    };
    const pillHeight = button * k;
    const gap = k * numbers.gaps;
    const limits = {
      maxHeight: (isAcross ? 270 : side.headlineHeight) * k,
      maxSize: (isAcross ? 126 : 112) * k,
      maxLines: isAcross ? 2 : 5,
    };
    const fill = (column: Column) => {
      column.add((at) => brandMark(inBlock, at, brand * k), 40 * gap);
      column.add((at) => headline(inBlock, at, limits), 32 * gap);
      column.add((at) => support(inBlock, at, supportSize * k, isAcross ? 3 : 5), 32 * gap);
      if (!hasProof) return;
      column.add((at) => rating(inBlock, at, 15.5 * k), 32 * gap);
      column.add((at) => (isAcross ? proofLine(inBlock, at, 28 * k) : checklist(inBlock, at, 29 * k)), 44 * gap);
    };
    const column = isAcross ? new Column(place) : middleColumn(place, zone.height - 16 - pillHeight, fill);
    if (isAcross) fill(column);
    const pill = callToAction(inBlock, { ...place, y: column.y }, pillHeight);
    const bottom = pill.box.y + pillHeight;
    const stage = isAcross ? { x: 120, y: bottom + belowButton, width: 840 } : side.stage;
    const tiltsAcross = isJar ? [0] : [0, ...leaningTilts(scene, 1)];
    const product = standProduct({
      box: scene.product.box,
      canvas,
      stage: { ...stage, height: baseline - stage.y },
      obstacles: [...column.blocks, pill].map(({ box }) => box),
      tilts: isAcross ? tiltsAcross : [0, 6, 12, 17, mostTilt],
      anchor: { x: isAcross ? 0.5 : 0.46, y: 0.5 },
      stands: true,
      share: 0.36,
    });
    // The edge runs behind the product and never along its lid.
    const lid = product.centreY - product.height * 0.28;
    const block: Box = isAcross
      ? { x: 0, y: 0, width: canvas.width, height: Math.max(bottom + side.under, lid) }
      : { x: 0, y: 0, width: side.blockWidth, height: canvas.height };
    return {
      backdrop: [{ kind: "fill", path: rectangle(block), colour }],
      words: column.blocks,
      callToAction: pill,
      product,
    };
  },
);
