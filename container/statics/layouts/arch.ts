import { grown, type Box } from "../../../src/core/rendering/safeZones.ts";
import { broadAspect } from "../../../src/core/rendering/placedProduct.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { Column, middleColumn } from "../column.ts";
import { brandMark, callToAction, headline, support, type Piece } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import { archOutline, rectangle } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import {
  aspectOf,
  baseline,
  leaningTilts,
  overhangPixels,
  sizes,
  type Layout,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** Pixels between the window and the line around it. */
const frameGap = 18;
/** Pixels between the words and that line. */
const wordsGap = 38;
/** Pixels of the window that are left on each side of a product: it must not touch both; a broad one may reach over them. */
const windowMargin = { tall: 56, broad: -26 };

/** Paper all over with a round-headed window onto the texture, in which the product stands. */
export const arch: Layout = (input, k) =>
  input.orientation === "square" && !input.isJar ? windowBeside(input, k) : windowBelow(input, k);

function windowBelow({ scene, orientation, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const onPaper = onPanel(setting);
  const half = vertical ? zone.x + zone.width - 540 : 440;
  const place = { x: 540 - half, width: 2 * half, align: "centre" as const };
  const column = new Column({ ...place, y: zone.y + 4 });
  column.add((at) => brandMark(onPaper, at, brand * k), (vertical ? 28 : 20) * k);
  const limits = vertical ? { maxHeight: 230 * k, maxSize: 118 * k } : { maxHeight: 190 * k, maxSize: 96 * k };
  column.add((at) => headline(onPaper, at, { ...limits, maxLines: 2, minSize: 46 }), 22 * k);
  if (vertical) column.add((at) => support(onPaper, at, 33 * k, 3), 32 * k);
  const pill = callToAction(onPaper, { ...place, y: column.y }, button * k);
  const top = pill.box.y + pill.box.height + 44;
  // A wide product leaves a margin within the window: it must not touch both sides.
  const width = isJar && vertical ? 890 : 800;
  const frame: Box = { x: 540 - width / 2, y: top + (isJar ? 0 : 70), width, height: canvas.height - top + 40 };
  const inset = isJar ? 56 : -10;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: {
      x: 540 - width / 2 + inset,
      y: top - 20,
      width: width - 2 * inset,
      height: baseline[orientation] - top + 20,
    },
    obstacles: [pill.box],
    tilts: isJar ? [0] : leaningTilts(scene, 1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: isJar ? 0.3 : 0.24,
  });
  return {
    backdrop: paperWith(frame, canvas, setting.palette),
    words: column.blocks,
    callToAction: pill,
    product,
  };
}

function windowBeside({ scene, setting, zone, canvas }: LayoutInput, k: number): LayoutResult {
  const { brand, button } = sizes.square;
  const onPaper = onPanel(setting);
  const frame: Box = { x: 536, y: 80, width: 490, height: canvas.height };
  const x = zone.x + overhangPixels;
  const place = { x, y: zone.y, width: frame.x - frameGap - wordsGap - x, align: "left" as const };
  const pillHeight = button * k;
  const column = middleColumn(place, zone.height - pillHeight, (column) => {
    column.add((at) => brandMark(onPaper, at, brand * k), 36 * k);
    column.add((at) => headline(onPaper, at, { maxHeight: 400 * k, maxSize: 104 * k, maxLines: 5 }), 30 * k);
    column.add((at) => support(onPaper, at, 32 * k, 5), 30 * k);
    column.add((at) => rating(onPaper, at, 15.5 * k), 30 * k);
    column.add((at) => proofLine(onPaper, at, 27 * k), 44 * k);
  });
  const pill = callToAction(onPaper, { ...place, y: column.y }, pillHeight);
  const margin = windowMargin[aspectOf(scene) > broadAspect ? "broad" : "tall"];
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: frame.x + margin, y: 120, width: frame.width - 2 * margin, height: baseline.square - 120 },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [0, 6, 12, 17],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.3,
  });
  return {
    backdrop: paperWith(frame, canvas, setting.palette),
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
