import { grown, type Box } from "../../../src/core/rendering/safeZones.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { Column, middleColumn } from "../column.ts";
import { brandMark, callToAction, headline, rating, support, type Piece } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { archOutline, rectangle } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import { aspectOf, overhangPixels, type Layout, type LayoutInput, type LayoutResult } from "./layout.ts";

/** Pixels between the window and the line around it. */
const frameGap = 18;

/** Paper all over with a round-headed window onto the texture, in which the product stands. */
export const arch: Layout = (input, k) =>
  input.orientation === "square" && !input.isJar ? windowBeside(input, k) : windowBelow(input, k);

function windowBelow({ scene, orientation, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const vertical = orientation === "vertical";
  const onPaper = onPanel(setting);
  const half = vertical ? zone.x + zone.width - 540 : 440;
  const place = { x: 540 - half, width: 2 * half, align: "centre" as const };
  const column = new Column({ ...place, y: zone.y + 4 });
  column.add((at) => brandMark(onPaper, at, 34 * k), 18 * k);
  column.add(
    (at) =>
      headline(onPaper, at, {
        maxHeight: (vertical ? 230 : 190) * k,
        maxSize: (vertical ? 118 : 96) * k,
        maxLines: 2,
        minSize: 46,
      }),
    16 * k,
  );
  if (vertical) column.add((at) => support(onPaper, at, 31 * k, 2), 14 * k);
  column.add((at) => rating(onPaper, at, 12 * k), 16 * k);
  const pill = callToAction(onPaper, { ...place, y: column.y + 4 }, (vertical ? 86 : 78) * k);
  const top = pill.box.y + pill.box.height + 40;
  const width = vertical ? 800 : 760;
  const frame: Box = { x: 540 - width / 2, y: top + (isJar ? 0 : 120), width, height: canvas.height - top + 40 };
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 130, y: top - 20, width: 820, height: canvas.height - top - 10 },
    obstacles: [pill.box],
    tilts: isJar ? [0] : [0, 7, 14, 20, 28],
    anchor: { x: 0.5, y: isJar ? 0.7 : 0.55 },
    share: 0.3,
  });
  return {
    backdrop: paperWith(frame, canvas, setting.palette),
    words: column.blocks,
    callToAction: pill,
    product,
  };
}

function windowBeside({ scene, setting, zone, canvas }: LayoutInput, k: number): LayoutResult {
  const onPaper = onPanel(setting);
  const place = { x: zone.x + overhangPixels, y: zone.y, width: 440, align: "left" as const };
  const pillHeight = 86 * k;
  const column = middleColumn(place, zone.height - pillHeight, (column) => {
    column.add((at) => brandMark(onPaper, at, 34 * k), 34);
    column.add((at) => headline(onPaper, at, { maxHeight: 380 * k, maxSize: 96 * k, maxLines: 5 }), 26);
    column.add((at) => support(onPaper, at, 30 * k, 5), 26);
    column.add((at) => rating(onPaper, at, 13 * k), 24);
    column.add((at) => proofLine(onPaper, at, 24 * k), 36);
  });
  const pill = callToAction(onPaper, { ...place, y: column.y }, pillHeight);
  const frame: Box = { x: 536, y: 80, width: 490, height: canvas.height };
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 510, y: 120, width: 540, height: canvas.height - 150 },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [0, 6, 12, 17],
    anchor: { x: 0.5, y: 0.6 },
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
