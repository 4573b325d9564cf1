import { UnusableInput } from "../../unusableInput.ts";
import { Column } from "../column.ts";
import { callout } from "../features.ts";
import { brandMark, callToAction, headline, type Block, type Piece, type Place } from "../pieces.ts";
import { standProduct, type PlacedProduct } from "../place.ts";
import {
  aspectOf,
  baseline,
  broadAspect,
  overhangPixels,
  sizes,
  type Layout,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

interface Ingredient {
  name: string;
  note: string | null;
}

/** Ingredients around the product, each with a fine line that runs to it. Throws `UnusableInput` where fewer than two are named. */
export const callouts: Layout = (input, k) => {
  const { words } = input.setting;
  const named: Ingredient[] = (words.callouts ?? []).slice(0, 3);
  if (named.length < 2) throw new UnusableInput("These words name too few ingredients to point at.");
  return aspectOf(input.scene) > broadAspect ? aboveJar(input, named, k) : besideBottle(input, named, k);
};

/** Below this share of its height a product is its body and not its cap, as a rule. */
const bodyShare = 0.4;

/** The product at the left; at its right the headline, and the ingredients level with its body. */
function besideBottle(input: LayoutInput, named: Ingredient[], k: number): LayoutResult {
  const { scene, orientation, setting, zone, canvas } = input;
  const vertical = orientation === "vertical";
  const x = vertical ? 500 : 548;
  const place: Place = { x, y: zone.y + 6, width: zone.x + zone.width - x, align: "left" };
  const column = new Column(place);
  column.add((at) => brandMark(setting, at, sizes[orientation].brand * k), 32 * k);
  const limits = { maxHeight: (vertical ? 380 : 360) * k, maxSize: (vertical ? 100 : 104) * k, maxLines: 4 };
  column.add((at) => headline(setting, at, limits), 40 * k);
  const pillHeight = sizes[orientation].button * k;
  const bottom = zone.y + zone.height - 8;
  const indent = 76;
  const labelAt = (y: number): Place => ({ ...place, x: x + indent, y, width: place.width - indent });
  const size = (vertical ? 46 : 50) * k;
  const heights = named.map((ingredient) => callout(setting, ingredient, labelAt(0), size).height);
  const total = heights.reduce((sum, height) => sum + height, 0);
  // In the 9:16 the body stands low: the button goes above the ingredients, so that they reach down to it.
  const pill = callToAction(setting, { ...place, y: vertical ? column.y : bottom - pillHeight }, pillHeight);
  const highest = vertical
    ? pill.box.y + pillHeight + 56 * k
    : Math.max(column.y + 30 * k, 40 + baseline.square * bodyShare);
  const lowest = vertical ? bottom : bottom - pillHeight - 50 * k;
  const gap = Math.min(vertical ? 32 : 64, (lowest - highest - total) / Math.max(1, named.length - 1));
  let y = vertical ? lowest - total - gap * (named.length - 1) : highest;
  const labels: Block[] = [];
  for (const ingredient of named) {
    const label = callout(setting, ingredient, labelAt(y), size);
    labels.push(label);
    y += label.height + gap;
  }
  const words = [...column.blocks, ...labels];
  const stage = vertical ? { x: 20, y: 260 } : { x: 34, y: 44 };
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { ...stage, width: x - 30 - stage.x, height: baseline[orientation] - (vertical ? 60 : 0) - stage.y },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: [0, -5, -10, -15],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.4,
    margin: 24,
  });
  const backdrop = labels.map(({ box }): Piece => {
    const level = box.y + Math.min(22, box.height / 2);
    return {
      kind: "leader",
      from: [box.x - 18, level],
      to: [axisAt(product, level), level],
      colour: setting.palette.ink,
    };
  });
  return { backdrop, words, callToAction: pill, product };
}

/** Where the axis of a tilted product is at a height. */
function axisAt(product: PlacedProduct, y: number): number {
  return product.centreX + (product.centreY - y) * Math.tan((product.rotationDegrees * Math.PI) / 180);
}

/** In a row over a wide product, lines straight down. */
function aboveJar(input: LayoutInput, named: Ingredient[], k: number): LayoutResult {
  const { scene, orientation, setting, zone, canvas } = input;
  const vertical = orientation === "vertical";
  const { brand, button } = sizes[orientation];
  const place: Place = {
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: zone.width - 2 * overhangPixels,
    align: "left",
  };
  const column = new Column(place);
  column.add((at) => brandMark(setting, at, brand * k), 28 * k);
  const limits = vertical ? { maxHeight: 230 * k, maxSize: 116 * k } : { maxHeight: 180 * k, maxSize: 100 * k };
  column.add((at) => headline(setting, at, { ...limits, maxLines: 2 }), 30 * k);
  const pill = callToAction(setting, { ...place, y: column.y }, button * k);
  const row = pill.box.y + pill.box.height + 52 * k;
  const gap = 30;
  const width = (place.width - gap * (named.length - 1)) / named.length;
  const labels = named.map((ingredient, i) =>
    callout(setting, ingredient, { ...place, x: place.x + i * (width + gap), y: row, width }, 44 * k),
  );
  const lowest = Math.max(...labels.map(({ box }) => box.y + box.height));
  const top = lowest + 84;
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 40, y: top, width: 1000, height: baseline[orientation] - top },
    obstacles: [],
    tilts: [0],
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.32,
  });
  const reach = product.width * 0.42;
  const backdrop = labels.map(({ box }): Piece => {
    const x = Math.min(product.centreX + reach, Math.max(product.centreX - reach, box.x + 8));
    return { kind: "leader", from: [x, lowest + 16], to: [x, product.centreY], colour: setting.palette.ink };
  });
  return { backdrop, words: [...column.blocks, ...labels], callToAction: pill, product };
}
