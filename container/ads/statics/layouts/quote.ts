import { broadAspect } from "../../../../src/core/rendering/placedProduct.ts";
import { Column, middleColumn } from "../column.ts";
import { quotation } from "../features.ts";
import type { Block, Piece, Place, BlockContext } from "../piece.ts";
import { brandMark, callToAction, headline } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { rating } from "../rating.ts";
import { aspectOf, belowButton, layoutWith, leaningTilts, overhangPixels } from "./layout.ts";
import { onPanel } from "./grounds.ts";

interface Limits {
  maxHeight: number;
  maxSize: number;
  maxLines: number;
}

interface Side {
  /** Where words begin at the right of the product; null: they stand above it, as wide as the zone. */
  besideLeft: number | null;
  headline: Limits;
  quotation: Limits;
  /** Where the product may stand, down to the baseline; from a row, or from the button's lower or upper edge on. */
  stage: { x: number; width: number; top: number | "belowButton" | "atButton" };
  anchorX: number;
}

interface Numbers {
  tall: Side;
  broad: Side;
}

/**
 * The headline, under it a card with what a customer has said and their name; the button on the words' axis; the product leans in from
 * the lower right, or from the left where the words stand beside it.
 */
export const quote = layoutWith<Numbers>(
  {
    tall: {
      tall: {
        besideLeft: null,
        headline: { maxHeight: 250, maxSize: 124, maxLines: 2 },
        quotation: { maxHeight: 280, maxSize: 70, maxLines: 5 },
        stage: { x: 304, width: 760, top: "atButton" },
        anchorX: 0.6,
      },
      broad: {
        besideLeft: null,
        headline: { maxHeight: 250, maxSize: 124, maxLines: 2 },
        quotation: { maxHeight: 280, maxSize: 70, maxLines: 5 },
        stage: { x: 60, width: 980, top: "belowButton" },
        anchorX: 0.6,
      },
    },
    portrait: {
      tall: {
        besideLeft: 490,
        headline: { maxHeight: 430, maxSize: 112, maxLines: 4 },
        quotation: { maxHeight: 420, maxSize: 54, maxLines: 8 },
        stage: { x: 16, width: 540, top: 44 },
        anchorX: 0.46,
      },
      broad: {
        besideLeft: null,
        headline: { maxHeight: 210, maxSize: 108, maxLines: 2 },
        quotation: { maxHeight: 280, maxSize: 54, maxLines: 5 },
        stage: { x: 60, width: 980, top: "atButton" },
        anchorX: 0.6,
      },
    },
    square: {
      tall: {
        besideLeft: 490,
        headline: { maxHeight: 230, maxSize: 92, maxLines: 3 },
        quotation: { maxHeight: 300, maxSize: 44, maxLines: 7 },
        stage: { x: 16, width: 540, top: 40 },
        anchorX: 0.46,
      },
      broad: {
        besideLeft: 500,
        headline: { maxHeight: 200, maxSize: 80, maxLines: 3 },
        quotation: { maxHeight: 300, maxSize: 42, maxLines: 8 },
        stage: { x: 16, width: 500, top: 40 },
        anchorX: 0.46,
      },
    },
    wide: null,
  },
  ({ scene, context, zone, canvas, baseline, brand, button }, numbers, k) => {
    const isBroad = aspectOf(scene) > broadAspect;
    const { besideLeft, stage, anchorX, ...own } = numbers[isBroad ? "broad" : "tall"];
    const isBeside = besideLeft !== null;
    const x = besideLeft ?? zone.x + overhangPixels;
    const place: Place = { x, y: zone.y + 6, width: zone.x + zone.width - x - overhangPixels, align: "left" };
    const pillHeight = button * k;
    const [limits, lines] = [scaled(own.headline, k), scaled(own.quotation, k)];
    const fill = (column: Column) => {
      column.add((at) => brandMark(context, at, brand * k), 32 * k);
      column.add((at) => headline(context, at, limits), 44 * k);
      column.add((at) => inCard(context, at, underHeadline(column, lines), k), 44 * k);
    };
    const column = isBeside ? middleColumn(place, zone.height - 12 - pillHeight, fill) : new Column(place);
    if (!isBeside) fill(column);
    const pill = callToAction(context, { ...place, y: column.y }, pillHeight);
    const words = column.blocks;
    const rows = { belowButton: column.y + pillHeight + belowButton, atButton: column.y - 36 };
    const top = typeof stage.top === "number" ? stage.top : rows[stage.top];
    const product = standProduct({
      box: scene.product.box,
      canvas,
      stage: { x: stage.x, y: top, width: stage.width, height: baseline - top },
      obstacles: [...words, pill].map(({ box }) => box),
      tilts: isBroad ? [-4, 0] : isBeside ? [-4, -8, -12, -17] : leaningTilts(scene, 1),
      anchor: { x: anchorX, y: 0.5 },
      stands: true,
      share: 0.36,
      ...(isBroad && { margin: belowButton }),
    });
    const card = words.at(-1)?.box;
    if (card === undefined) throw new TypeError("A column of words ends with its card.");
    const { palette, shade } = context;
    const backdrop: Piece[] = [
      { kind: "panel", box: card, radius: 34, colour: palette.panel, opacity: 1, shadow: shade },
    ];
    return { backdrop, words, callToAction: pill, product };
  },
);

/** A quotation as large as the headline takes its place. */
const mostOfHeadline = 0.72;

function underHeadline({ blocks }: Column, limits: Limits): Limits {
  const headlinePixels = blocks.at(-1)?.placed[0]?.typePixels ?? limits.maxSize;
  return { ...limits, maxSize: Math.min(limits.maxSize, mostOfHeadline * headlinePixels) };
}

function scaled({ maxHeight, maxSize, maxLines }: Limits, k: number): Limits {
  return { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines };
}

/** The quotation and, under it, the rating; the block's box is that of a card that hugs them. */
function inCard(context: BlockContext, at: Place, limits: Limits, k: number) {
  const onCard = onPanel(context);
  const pad = 44;
  const inner = new Column({ ...at, x: at.x + pad, y: at.y + pad, width: at.width - 2 * pad });
  inner.add((place) => quotation(onCard, place, limits), 30 * k);
  inner.add((place) => rating(onCard, place, 16 * k), 0);
  const bottom = Math.max(...inner.blocks.map(({ box }) => box.y + box.height)) + pad;
  const right = Math.max(...inner.blocks.flatMap(({ placed }) => placed.map(({ ink }) => ink.x + ink.width))) + pad;
  const box = { x: at.x, y: at.y, width: Math.min(at.width, right - at.x), height: bottom - at.y };
  const block: Block = {
    pieces: inner.blocks.flatMap(({ pieces }) => pieces),
    placed: inner.blocks.flatMap(({ placed }) => placed),
    box,
  };
  return { ...block, height: box.height };
}
