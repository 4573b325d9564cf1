import { grown, type Box } from "../../../../src/core/rendering/box.ts";
import { broadAspect } from "../../../../src/core/rendering/placedProduct.ts";
import type { Palette } from "../../../../src/core/rendering/scene.ts";
import { Column, middleColumn } from "../column.ts";
import type { Piece } from "../piece.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import { archOutline, rectangle } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import {
  aspectOf,
  centredPlace,
  layoutWith,
  leaningTilts,
  overhangPixels,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** Pixels between the window and the line around it. */
const frameGap = 18;
/** Pixels between the button and the window below it. */
const buttonGap = 66;
/** Pixels between the words and that line. */
const wordsGap = 38;
/** Pixels of the window that are left on each side of a product: it must not touch both; a broad one may reach over them. */
const windowMargin = { tall: 56, broad: -26 };

interface Below {
  maxWidth: number;
  brandGap: number;
  headline: { maxHeight: number; maxSize: number };
  /** Size of the line of support; null: there is no room for one. */
  support: number | null;
  /** Pixels: of the window, in which a jar leaves a margin on both sides, since it must not touch them. */
  window: { tall: number; jar: number };
}

interface Beside {
  window: { x: number; y: number; width: number };
  headline: { maxHeight: number; maxSize: number; maxLines: number };
  supportSize: number;
  /** Whether rating and proof points stand under the support. */
  hasProof: boolean;
  /** Share of the usual gaps between words. */
  gaps: number;
  /** The row under which the product stays. */
  top: number;
}

/** For a tall product and for a jar: in a window below the words, or in one beside them. */
interface Numbers {
  tall: { below: Below } | { beside: Beside };
  jar: { below: Below } | { beside: Beside };
}

const tallBelow: Below = {
  maxWidth: 880,
  brandGap: 28,
  headline: { maxHeight: 230, maxSize: 118 },
  support: 33,
  window: { tall: 800, jar: 890 },
};

const acrossWide: Beside = {
  window: { x: 690, y: 52, width: 440 },
  headline: { maxHeight: 230, maxSize: 82, maxLines: 3 },
  supportSize: 31,
  hasProof: false,
  gaps: 0.72,
  top: 30,
};

/** Paper all over with a round-headed window onto the ground, in which the product stands. */
export const arch = layoutWith<Numbers>(
  {
    tall: { tall: { below: tallBelow }, jar: { below: tallBelow } },
    portrait: {
      tall: {
        beside: {
          window: { x: 536, y: 80, width: 490 },
          headline: { maxHeight: 400, maxSize: 104, maxLines: 5 },
          supportSize: 32,
          hasProof: true,
          gaps: 1,
          top: 120,
        },
      },
      jar: {
        below: {
          maxWidth: 880,
          brandGap: 20,
          headline: { maxHeight: 190, maxSize: 96 },
          support: null,
          window: { tall: 800, jar: 800 },
        },
      },
    },
    square: {
      tall: {
        beside: {
          window: { x: 536, y: 72, width: 490 },
          headline: { maxHeight: 360, maxSize: 100, maxLines: 5 },
          supportSize: 31,
          hasProof: false,
          gaps: 0.9,
          top: 90,
        },
      },
      jar: {
        below: {
          maxWidth: 880,
          brandGap: 16,
          headline: { maxHeight: 96, maxSize: 88 },
          support: null,
          window: { tall: 800, jar: 800 },
        },
      },
    },
    wide: { tall: { beside: acrossWide }, jar: { beside: acrossWide } },
  },
  (input, numbers, k) => {
    const own = numbers[input.isJar ? "jar" : "tall"];
    return "below" in own ? windowBelow(input, own.below, k) : windowBeside(input, own.beside, k);
  },
);

function windowBelow(input: LayoutInput, numbers: Below, k: number): LayoutResult {
  const { scene, context, zone, canvas, isJar, baseline, brand, button } = input;
  const onPaper = onPanel(context);
  const place = centredPlace(input, numbers.maxWidth);
  const column = new Column({ ...place, y: zone.y + 4 });
  column.add((at) => brandMark(onPaper, at, brand * k), numbers.brandGap * k);
  const { maxHeight, maxSize } = numbers.headline;
  const limits = { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines: 2, minSize: 46 };
  column.add((at) => headline(onPaper, at, limits), 22 * k);
  const supportSize = numbers.support;
  if (supportSize !== null) column.add((at) => support(onPaper, at, supportSize * k, 3), 32 * k);
  const pill = callToAction(onPaper, { ...place, y: column.y }, button * k);
  const top = pill.box.y + pill.box.height + buttonGap;
  const width = numbers.window[isJar ? "jar" : "tall"];
  const left = (canvas.width - width) / 2;
  const frame: Box = { x: left, y: top + (isJar ? 0 : 70), width, height: canvas.height - top + 40 };
  const inset = isJar ? 56 : -10;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: left + inset, y: top - 20, width: width - 2 * inset, height: baseline - top + 20 },
    obstacles: [pill.box],
    tilts: isJar ? [0] : leaningTilts(scene, 1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: isJar ? 0.3 : 0.24,
  });
  return {
    backdrop: paperWith(frame, canvas, context.palette),
    words: column.blocks,
    callToAction: pill,
    product,
  };
}

function windowBeside(input: LayoutInput, numbers: Beside, k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand, button } = input;
  const { supportSize, hasProof, top } = numbers;
  const onPaper = onPanel(context);
  const frame: Box = { ...numbers.window, height: canvas.height };
  const x = zone.x + overhangPixels;
  const place = { x, y: zone.y, width: frame.x - frameGap - wordsGap - x, align: "left" as const };
  const pillHeight = button * k;
  const gap = k * numbers.gaps;
  const { maxHeight, maxSize, maxLines } = numbers.headline;
  const column = middleColumn(place, zone.height - pillHeight, (column) => {
    column.add((at) => brandMark(onPaper, at, brand * k), 36 * gap);
    column.add((at) => headline(onPaper, at, { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines }), 30 * gap);
    column.add((at) => support(onPaper, at, supportSize * k, 5), 30 * gap);
    if (hasProof) column.add((at) => rating(onPaper, at, 15.5 * k), 30 * gap);
    if (hasProof) column.add((at) => proofLine(onPaper, at, 27 * k), 44 * gap);
  });
  const pill = callToAction(onPaper, { ...place, y: column.y }, pillHeight);
  const margin = windowMargin[aspectOf(scene) > broadAspect ? "broad" : "tall"];
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: frame.x + margin, y: top, width: frame.width - 2 * margin, height: baseline - top },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [0, 6, 12, 17],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.3,
  });
  return {
    backdrop: paperWith(frame, canvas, context.palette),
    words: column.blocks,
    callToAction: pill,
    product,
  };
}

/** Everything but the window, and a fine line round it. */
function paperWith(frame: Box, canvas: Box, { panel, accent }: Palette): Piece[] {
  return [
    { kind: "fill", path: rectangle(canvas) + archOutline(frame), colour: panel, isWindow: true },
    { kind: "stroke", path: archOutline(grown(frame, frameGap)), colour: accent, width: 2.5 },
  ];
}
