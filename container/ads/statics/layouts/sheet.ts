import { visibleBox } from "../../../../src/core/rendering/placedProduct.ts";
import { Column, hangingColumn, middleColumn } from "../column.ts";
import type { Piece, Place } from "../piece.ts";
import { brandMark, callToAction, headline, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { rating } from "../rating.ts";
import { roundedOutline, sheetOutline } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import {
  belowButton,
  callToActionApart,
  centredPlace,
  layoutWith,
  leaningTilts,
  leavesColumn,
  mostTilt,
  overhangPixels,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** Words as they stand on a sheet, centred. */
interface SheetWords {
  maxWidth: number;
  headline: { maxHeight: number; maxSize: number };
  supportSize: number;
}

/** How the sheet lies: as a band behind the product or a card above it, by the product's shape, or below it. */
type Numbers = { kind: "behindOrAbove"; card: SheetWords } | { kind: "below"; words: SheetWords };

/** Words on a sheet of paper that lies on the ground. */
export const sheet = layoutWith<Numbers>(
  {
    tall: {
      kind: "behindOrAbove",
      card: { maxWidth: 880, headline: { maxHeight: 240, maxSize: 120 }, supportSize: 35 },
    },
    portrait: {
      kind: "below",
      words: { maxWidth: 880, headline: { maxHeight: 200, maxSize: 102 }, supportSize: 32 },
    },
    square: {
      kind: "below",
      words: { maxWidth: 880, headline: { maxHeight: 96, maxSize: 88 }, supportSize: 31 },
    },
    wide: null,
  },
  (input, numbers, k) => {
    if (numbers.kind === "below") return below(input, numbers.words, k);
    return leavesColumn(input.scene) ? behind(input, k) : card(input, numbers.card, k);
  },
);

/** Pixels of the ground beside a card, and of its round corners. */
const cardMargin = 56;
const cardRadius = 64;
const cardAcross = ({ width }: { width: number }) => ({ x: cardMargin, width: width - 2 * cardMargin });

/** Pixels of a card above its words and below its button. */
const cardPadding = 84;

/** A card on the ground; the product stands before its right half and reaches beyond it above and below. */
function behind(input: LayoutInput, k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand, button } = input;
  const onSheet = onPanel(context);
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
  const top = Math.min(...column.blocks.map(({ box }) => box.y)) - cardPadding;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 500, y: 200, width: 556, height: baseline - 200 },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [0, 6, 12, 17, mostTilt],
    anchor: { x: 0.52, y: 0.5 },
    stands: true,
    share: 0.34,
  });
  const bottom = pill.box.y + pillHeight + cardPadding;
  // Its right edge lies behind the product, or far enough beyond it to be seen as an edge.
  const reach = visibleBox(product, canvas);
  const isCovered = canvas.width - cardMargin - (reach.x + reach.width) < 2 * cardMargin;
  const across = isCovered ? { x: cardMargin, width: product.centreX - cardMargin } : cardAcross(canvas);
  const path = roundedOutline({ ...across, y: top, height: bottom - top }, cardRadius);
  return { backdrop: [paper(path, context.palette.panel)], words: column.blocks, callToAction: pill, product };
}

/** A card with round corners; a product beside which words have no room stands on its lower edge. */
function card(input: LayoutInput, numbers: SheetWords, k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline } = input;
  const column = new Column({ ...centredPlace(input, numbers.maxWidth), y: zone.y + 6 });
  fillSheet(column, input, numbers, k);
  const { words, callToAction: pill } = callToActionApart(column);
  const bottom = pill.box.y + pill.box.height;
  const top = bottom + belowButton;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 60, y: top, width: 960, height: baseline - top },
    obstacles: [],
    // Upright it would need so much of the height that the words got small.
    tilts: input.isJar ? [0] : [0, ...leaningTilts(scene, 1)],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.34,
  });
  const edge = product.centreY - product.height * 0.22;
  const path = roundedOutline({ ...cardAcross(canvas), y: zone.y - 84, height: edge - zone.y + 84 }, cardRadius);
  return { backdrop: [paper(path, context.palette.panel)], words, callToAction: pill, product };
}

/** The product above, on the ground; the sheet below it. */
function below(input: LayoutInput, numbers: SheetWords, k: number): LayoutResult {
  const { scene, context, zone, canvas, isJar } = input;
  // A tall product needs the height: it gets fewer words under it.
  const fill = (column: Column) => fillSheet(column, input, numbers, k, isJar);
  const column = hangingColumn(centredPlace(input, numbers.maxWidth), zone.y + zone.height - 4, fill);
  const { words, callToAction: pill } = callToActionApart(column);
  const top = Math.min(...words.map(({ box }) => box.y)) - 82;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 40, y: 24, width: canvas.width - 80, height: top + 14 },
    obstacles: words.map((block) => block.box),
    tilts: isJar ? [0] : leaningTilts(scene, 1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: isJar ? 0.28 : 0.24,
    margin: 16,
  });
  const path = sheetOutline({ x: 0, y: top, width: canvas.width, height: canvas.height - top }, 56);
  return { backdrop: [paper(path, context.palette.panel)], words, callToAction: pill, product };
}

function fillSheet(
  column: Column,
  { context, brand, button }: LayoutInput,
  { headline: { maxHeight, maxSize }, supportSize }: SheetWords,
  k: number,
  everything = true,
): void {
  const onSheet = onPanel(context);
  column.add((at) => brandMark(onSheet, at, brand * k), 28 * k);
  const limits = { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines: 2, minSize: 46 };
  column.add((at) => headline(onSheet, at, limits), 26 * k);
  const proof = (at: Place) => rating(onSheet, at, 15.5 * k) ?? proofLine(onSheet, at, 27 * k);
  const line = (at: Place) => support(onSheet, at, supportSize * k, 3);
  if (everything) column.add(line, 24 * k);
  column.add((at) => proof(at) ?? (everything ? null : line(at)), 34 * k);
  column.add((at) => callToAction(onSheet, at, button * k), 0);
}

function paper(path: string, colour: string): Piece {
  return { kind: "fill", path, colour };
}
