import { broadAspect, visibleBox, type PlacedProduct } from "../../../../src/core/rendering/placedProduct.ts";
import { UnusableInput } from "../../../engine/unusableInput.ts";
import { Column } from "../column.ts";
import { callout } from "../features.ts";
import type { Block, Leader, Place, Point, BlockContext } from "../piece.ts";
import { brandMark, callToAction, headline } from "../pieces.ts";
import { standProduct, usualMargin } from "../place.ts";
import { aspectOf, layoutWith, overhangPixels, type LayoutInput, type LayoutResult } from "./layout.ts";

/** Pixels between the product and the words, without air besides: leaders are short. */
const margin = usualMargin;

interface Ingredient {
  name: string;
  note: string | null;
}

interface HeadlineSize {
  maxHeight: number;
  maxSize: number;
}

interface Numbers {
  /** Where the labels of a tall product stand: at its left under the words, or at its right. */
  tall: "underHeadline" | "besideBottle";
  tallHeadline: HeadlineSize & { maxLines: number };
  broadHeadline: HeadlineSize;
  labelSize: number;
}

/** Ingredients around the product, each with a fine line that runs to it. Throws `UnusableInput` where fewer than two are named. */
export const callouts = layoutWith<Numbers>(
  {
    tall: {
      tall: "underHeadline",
      tallHeadline: { maxHeight: 260, maxSize: 124, maxLines: 2 },
      broadHeadline: { maxHeight: 230, maxSize: 116 },
      labelSize: 54,
    },
    portrait: {
      tall: "besideBottle",
      tallHeadline: { maxHeight: 360, maxSize: 104, maxLines: 4 },
      broadHeadline: { maxHeight: 180, maxSize: 100 },
      labelSize: 50,
    },
    square: {
      tall: "besideBottle",
      tallHeadline: { maxHeight: 240, maxSize: 84, maxLines: 3 },
      broadHeadline: { maxHeight: 100, maxSize: 88 },
      labelSize: 42,
    },
    wide: null,
  },
  (input, numbers, k) => {
    const { words } = input.context;
    const named: Ingredient[] = (words.callouts ?? []).slice(0, 3);
    if (named.length < 2) throw new UnusableInput("These words name too few ingredients to point at.");
    if (aspectOf(input.scene) > broadAspect) return aboveJar(input, numbers, named, k);
    return numbers.tall === "underHeadline"
      ? underHeadline(input, numbers, named, k)
      : besideBottle(input, numbers, named, k);
  },
);

/** Shares of its height between which lines may run to a tall product: below its cap, where there is room, and above its foot. */
const body = { from: 0.3, to: 0.94 };

function sized({ maxHeight, maxSize }: HeadlineSize, maxLines: number, k: number) {
  return { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines };
}

/** The headline as wide as the zone; under it all words at the left, and the product at their right, up to the button's height. */
function underHeadline(input: LayoutInput, numbers: Numbers, named: Ingredient[], k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand, button } = input;
  const { maxLines } = numbers.tallHeadline;
  const x = zone.x + overhangPixels;
  const place: Place = { x, y: zone.y + 6, width: zone.width - 2 * overhangPixels, align: "left" };
  const column = new Column(place);
  column.add((at) => brandMark(context, at, brand * k), 32 * k);
  column.add((at) => headline(context, at, sized(numbers.tallHeadline, maxLines, k)), 40 * k);
  const pill = callToAction(context, { ...place, y: column.y }, button * k);
  const stage = { x: 450, y: pill.box.y - 40 };
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { ...stage, width: canvas.width - 30 - stage.x, height: baseline - stage.y },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    margin,
    tilts: [0, 5, 10, 15],
    anchor: { x: 0.45, y: 0.5 },
    stands: true,
    share: 0.4,
  });
  const width = visibleBox(product, canvas).x - x - shortestLeader;
  const labelAt = (y: number): Place => ({ ...place, y, width });
  const top = product.centreY - product.height / 2;
  const highest = Math.max(pill.box.y + pill.box.height + 72 * k, top + product.height * body.from);
  const lowest = zone.y + zone.height - 8;
  const labels = stacked(context, named, labelAt, { highest, lowest, size: numbers.labelSize * k });
  const leaders = labels.map(({ box, placed }) => {
    const level = box.y + Math.min(26, box.height / 2);
    const right = Math.max(...placed.map(({ ink }) => ink.x + ink.width));
    return leader(context, [right + 22, level], [axisAt(product, level), level]);
  });
  return { leaders, words: column.blocks, labels, callToAction: pill, product };
}

/** Pixels between the room for labels and a product at their right. */
const shortestLeader = 84;

/** The product at the left; at its right the headline, and the ingredients level with its body. */
function besideBottle(input: LayoutInput, numbers: Numbers, named: Ingredient[], k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand, button } = input;
  const { maxLines } = numbers.tallHeadline;
  const x = 548;
  const place: Place = { x, y: zone.y + 6, width: zone.x + zone.width - x, align: "left" };
  const column = new Column(place);
  column.add((at) => brandMark(context, at, brand * k), 32 * k);
  column.add((at) => headline(context, at, sized(numbers.tallHeadline, maxLines, k)), 40 * k);
  const pillHeight = button * k;
  const pill = callToAction(context, { ...place, y: column.y }, pillHeight);
  const stage = { x: 34, y: 44 };
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { ...stage, width: x - 30 - stage.x, height: baseline - stage.y },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    margin,
    tilts: [0, -5, -10, -15],
    anchor: { x: 0.6, y: 0.5 },
    stands: true,
    // Some of the ground's own subject has to be seen beside the product.
    share: 0.34,
  });
  const indent = 64;
  const labelAt = (y: number): Place => ({ ...place, x: x + indent, y, width: place.width - indent });
  const top = product.centreY - product.height / 2;
  const highest = Math.max(pill.box.y + pillHeight + 56 * k, top + product.height * body.from);
  const lowest = Math.min(zone.y + zone.height - 8, top + product.height * body.to);
  const labels = stacked(context, named, labelAt, { highest, lowest, size: numbers.labelSize * k });
  const leaders = labels.map(({ box }) => {
    const level = box.y + Math.min(22, box.height / 2);
    return leader(context, [box.x - 18, level], [axisAt(product, level), level]);
  });
  return { leaders, words: column.blocks, labels, callToAction: pill, product };
}

/** The labels one under another between two heights, about their middle. Throws `UnusableInput` where they find no room. */
function stacked(
  context: BlockContext,
  named: Ingredient[],
  labelAt: (y: number) => Place,
  { highest, lowest, size: wanted }: { highest: number; lowest: number; size: number },
): Block[] {
  const size = commonSize(context, named, labelAt(0), wanted);
  const heights = named.map((ingredient) => callout(context, ingredient, labelAt(0), size).height);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(size * mostLabelGap, (lowest - highest - total) / (named.length - 1));
  if (gap < size * leastLabelGap) throw new UnusableInput("These ingredients find no room beside the product's body.");
  let y = highest + (lowest - highest - total - gap * (named.length - 1)) / 2;
  return named.map((ingredient) => {
    const label = callout(context, ingredient, labelAt(y), size);
    y += label.height + gap;
    return label;
  });
}

/** Height of a name on two lines at the least, in sizes of its type. */
const twoLines = 1.8;
/** For every name to stand on one line, labels may be so much smaller. */
const leastOnOneLine = 0.74;

/**
 * The largest at which every name fits, at most `wanted`: one that is set smaller than its neighbours looks like a mistake, and so does one
 * on two lines where a little less size avoids it.
 */
function commonSize(context: BlockContext, named: Ingredient[], place: Place, wanted: number): number {
  const titles = named.map(({ name }) => ({ name, note: null }));
  const fitted = Math.min(
    wanted,
    ...titles.flatMap((title) => callout(context, title, place, wanted).placed.map(({ typePixels }) => typePixels)),
  );
  const isOneLine = (size: number) =>
    titles.every((title) => callout(context, title, place, size).height < size * twoLines);
  for (let size = fitted; size >= leastOnOneLine * fitted; size -= 1) if (isOneLine(size)) return size;
  return fitted;
}

/** Between two labels at the least and at the most, in sizes of their type: nearer they huddle, farther apart they are no list. */
const leastLabelGap = 0.45;
const mostLabelGap = 2.2;

function leader({ palette }: BlockContext, from: Point, to: Point): Leader {
  return { kind: "leader", from, to, colour: palette.ink, heart: palette.panel };
}

/** Where the axis of a tilted product is at a height. */
function axisAt(product: PlacedProduct, y: number): number {
  return product.centreX + (product.centreY - y) * Math.tan((product.rotationDegrees * Math.PI) / 180);
}

/** In a row over a wide product, lines straight down. */
function aboveJar(input: LayoutInput, numbers: Numbers, named: Ingredient[], k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand, button } = input;
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: zone.width - 2 * overhangPixels,
    align: "left",
  };
  const column = new Column(place);
  column.add((at) => brandMark(context, at, brand * k), 28 * k);
  column.add((at) => headline(context, at, sized(numbers.broadHeadline, 2, k)), 30 * k);
  const pill = callToAction(context, { ...place, y: column.y }, button * k);
  const gap = 30;
  const width = (place.width - gap * (named.length - 1)) / named.length;
  const size = commonSize(context, named, { ...place, width }, 44 * k);
  const labelsFrom = (y: number) =>
    named.map((ingredient, i) =>
      callout(context, ingredient, { ...place, x: place.x + i * (width + gap), y, width }, size),
    );
  const lowestOf = (blocks: readonly Block[]) => Math.max(...blocks.map(({ box }) => box.y + box.height));
  const highest = pill.box.y + pill.box.height + 52 * k;
  const top = lowestOf(labelsFrom(highest)) + leaderRoom;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 40, y: top, width: canvas.width - 80, height: baseline - top },
    obstacles: [],
    tilts: [0],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.32,
  });
  // The row comes down to the product, so that its lines are short.
  const lid = product.centreY - product.height / 2;
  const lowered = Math.min(lid - leaderRoom, zone.y + zone.height - 8) - (top - leaderRoom);
  const labels = labelsFrom(highest + lowered);
  const lowest = lowestOf(labels);
  const reach = product.width * 0.42;
  const leaders = labels.map(({ box, placed }) => {
    const end = Math.max(...placed.map(({ ink }) => ink.x + ink.width)) - underLabel;
    const x = Math.min(product.centreX + reach, Math.max(product.centreX - reach, box.x + underLabel));
    // A line begins under its own words, so one at the side runs down aslant.
    return leader(context, [Math.min(x, end), lowest + 16], [x, product.centreY]);
  });
  return { leaders, words: column.blocks, labels, callToAction: pill, product };
}

/** Pixels from a label's ends to where its line may begin. */
const underLabel = 8;

/** Pixels between the labels and the lid under them. */
const leaderRoom = 92;
