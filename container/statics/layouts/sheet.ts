import type { Orientation } from "../../../src/core/rendering/scene.ts";
import { Column, hangingColumn, middleColumn } from "../column.ts";
import { brandMark, callToAction, headline, support, type Piece, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import { rectangle, roundedOutline, sheetOutline } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import {
  baseline,
  belowButton,
  leaningTilts,
  leavesColumn,
  mostTilt,
  overhangPixels,
  sizes,
  type Layout,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** Words on a sheet of paper that lies on the texture: in the 4:5 below the product, in the 9:16 behind it. */
export const sheet: Layout = (input, k) =>
  input.orientation === "square" ? below(input, k) : leavesColumn(input.scene) ? behind(input, k) : card(input, k);

/** Where a sheet ends that has texture below it. */
const leastEdge = 1380;

/** A band from edge to edge with texture above and below; the product stands before its right half. */
function behind({ scene, setting, zone, canvas }: LayoutInput, k: number): LayoutResult {
  const onSheet = onPanel(setting);
  const { brand, button } = sizes.vertical;
  const place: Place = { x: zone.x + overhangPixels, y: 520, width: 420, align: "left" };
  const pillHeight = button * k;
  const column = middleColumn(place, zone.y + zone.height - 520 - pillHeight, (column) => {
    column.add((at) => brandMark(onSheet, at, brand * k), 34 * k);
    column.add(
      (at) => headline(onSheet, at, { maxHeight: 440 * k, maxSize: 104 * k, maxLines: 5, minSize: 46 }),
      28 * k,
    );
    column.add((at) => support(onSheet, at, 33 * k, 5), 28 * k);
    column.add((at) => rating(onSheet, at, 15.5 * k), 36 * k);
  });
  const pill = callToAction(onSheet, { ...place, y: column.y }, pillHeight);
  const top = Math.min(...column.blocks.map(({ box }) => box.y)) - 76;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 500, y: 200, width: 556, height: baseline.vertical - 200 },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [0, 6, 12, 17, mostTilt],
    anchor: { x: 0.52, y: 0.5 },
    stands: true,
    share: 0.34,
  });
  const bottom = Math.max(pill.box.y + pillHeight + 110, leastEdge);
  const path = rectangle({ x: 0, y: top, width: canvas.width, height: bottom - top });
  return { backdrop: [paper(path, setting.palette.panel)], words: column.blocks, callToAction: pill, product };
}

/** A card with round corners; a product beside which words have no room stands on its lower edge. */
function card({ scene, setting, zone, canvas }: LayoutInput, k: number): LayoutResult {
  const column = new Column({ ...centredIn(zone.x + zone.width), y: zone.y + 6 });
  fillSheet(column, setting, "vertical", k);
  const [pill, words] = lastApart(column);
  const bottom = pill.box.y + pill.box.height;
  const top = bottom + belowButton;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 60, y: top, width: 960, height: baseline.vertical - top },
    obstacles: [],
    tilts: [0],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.34,
  });
  const edge = product.centreY - product.height * 0.22;
  const path = roundedOutline({ x: 56, y: zone.y - 84, width: canvas.width - 112, height: edge - zone.y + 84 }, 64);
  return { backdrop: [paper(path, setting.palette.panel)], words, callToAction: pill, product };
}

/** The product above, on the texture; the sheet below it. */
function below({ scene, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  // A tall product needs the height: it gets fewer words under it.
  const fill = (column: Column) => fillSheet(column, setting, "square", k, isJar);
  const column = hangingColumn(centredIn(540 + 440), zone.y + zone.height - 4, fill);
  const [pill, words] = lastApart(column);
  const top = Math.min(...words.map(({ box }) => box.y)) - 82;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 40, y: 24, width: 1000, height: top + 14 },
    obstacles: words.map((block) => block.box),
    tilts: isJar ? [0] : leaningTilts(scene, 1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: isJar ? 0.28 : 0.24,
    margin: 16,
  });
  const path = sheetOutline({ x: 0, y: top, width: canvas.width, height: canvas.height - top }, 56);
  return { backdrop: [paper(path, setting.palette.panel)], words, callToAction: pill, product };
}

/** Centred on the canvas and as wide as its right edge, in pixels, allows. */
function centredIn(right: number): Omit<Place, "y"> {
  return { x: 1080 - right, width: 2 * right - 1080, align: "centre" };
}

function fillSheet(
  column: Column,
  setting: LayoutInput["setting"],
  orientation: Orientation,
  k: number,
  everything = true,
): void {
  const onSheet = onPanel(setting);
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  column.add((at) => brandMark(onSheet, at, brand * k), 28 * k);
  const limits = vertical ? { maxHeight: 240 * k, maxSize: 120 * k } : { maxHeight: 200 * k, maxSize: 102 * k };
  column.add((at) => headline(onSheet, at, { ...limits, maxLines: 2, minSize: 46 }), 26 * k);
  const proof = (at: Place) => rating(onSheet, at, 15.5 * k) ?? proofLine(onSheet, at, 27 * k);
  const line = (at: Place) => support(onSheet, at, (vertical ? 35 : 32) * k, 3);
  if (everything) column.add(line, 24 * k);
  column.add((at) => proof(at) ?? (everything ? null : line(at)), 34 * k);
  column.add((at) => callToAction(onSheet, at, button * k), 0);
}

function lastApart({ blocks }: Column) {
  const pill = blocks.at(-1);
  if (pill === undefined) throw new TypeError("A column of words ends with its call to action.");
  return [pill, blocks.slice(0, -1)] as const;
}

function paper(path: string, colour: string): Piece {
  return { kind: "fill", path, colour };
}
