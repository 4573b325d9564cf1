import { UnusableInput } from "../../unusableInput.ts";
import { Column } from "../column.ts";
import { callout } from "../features.ts";
import { brandMark, callToAction, headline, type Block, type Piece, type Place } from "../pieces.ts";
import { standProduct, type PlacedProduct } from "../place.ts";
import { circle } from "../shapes.ts";
import { aspectOf, broadAspect, overhangPixels, type Layout, type LayoutInput, type LayoutResult } from "./layout.ts";

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

/** In the 9:16 to the right of the product, in the 4:5 on both its sides. */
function besideBottle(input: LayoutInput, named: Ingredient[], k: number): LayoutResult {
  const { scene, orientation, setting, zone, canvas } = input;
  const vertical = orientation === "vertical";
  const top = opening(input, k);
  const pillHeight = (vertical ? 92 : 88) * k;
  const bottom = zone.y + zone.height - pillHeight;
  const rightAt: Place = vertical
    ? { x: 556, y: 0, width: zone.x + zone.width - 556, align: "left" }
    : { x: 764, y: 0, width: 262, align: "left" };
  const leftAt: Place = { ...rightAt, x: zone.x + overhangPixels, width: 240 };
  const pillAt: Place = vertical ? rightAt : { ...leftAt, width: 330 };
  const pill = callToAction(setting, { ...pillAt, y: bottom }, pillHeight);
  const from = top.y + (vertical ? 36 : 70) * k;
  const step = (bottom - 30 - from) / named.length;
  const labels = named.map((ingredient, i) => {
    const isLeft = !vertical && i === 1;
    const at = { ...(isLeft ? leftAt : rightAt), y: from + i * step };
    return callout(setting, ingredient, at, (vertical ? 50 : 46) * k);
  });
  const words = [...top.blocks, ...labels];
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: vertical
      ? { x: 16, y: top.y, width: 560, height: 1890 - top.y }
      : { x: 250, y: top.y, width: 580, height: 1336 - top.y },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: vertical ? [0, -6, -12, -17] : [0, 8, 14, 20, 27],
    anchor: { x: vertical ? 0.46 : 0.5, y: 0.55 },
    share: 0.32,
    margin: vertical ? 24 : 44,
  });
  const backdrop = labels.flatMap((label) => leader(setting.palette.ink, label, product));
  return { backdrop, words, callToAction: pill, product };
}

/** In a row over a wide product, lines downwards. */
function aboveJar(input: LayoutInput, named: Ingredient[], k: number): LayoutResult {
  const { scene, orientation, setting, zone, canvas } = input;
  const vertical = orientation === "vertical";
  const top = opening(input, k);
  const pill = callToAction(
    setting,
    { x: zone.x + 8, y: top.y + 6, width: 460, align: "left" },
    (vertical ? 92 : 80) * k,
  );
  const row = pill.box.y + pill.box.height + 44 * k;
  const gap = 28;
  const width = (zone.width - 16 - gap * (named.length - 1)) / named.length;
  const labels = named.map((ingredient, i) =>
    callout(setting, ingredient, { x: zone.x + 8 + i * (width + gap), y: row, width, align: "left" }, 44 * k),
  );
  const words = [...top.blocks, ...labels];
  const lowest = Math.max(...labels.map(({ box }) => box.y + box.height));
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 60, y: lowest + 30, width: 960, height: canvas.height - lowest - 56 },
    obstacles: [],
    tilts: [0],
    anchor: { x: 0.5, y: 0.6 },
    share: 0.3,
  });
  const reach = product.width * 0.36;
  const backdrop = labels.flatMap(({ box }): Piece[] => {
    const [x, y] = [box.x + 6, box.y + box.height + 18];
    const end = Math.min(product.centreX + reach, Math.max(product.centreX - reach, x));
    return line(setting.palette.ink, [x, y], [x, y + 22], [end, product.centreY]);
  });
  return { backdrop, words, callToAction: pill, product };
}

function opening({ orientation, setting, zone }: LayoutInput, k: number): Column {
  const vertical = orientation === "vertical";
  const column = new Column({
    x: zone.x + overhangPixels,
    y: zone.y + 6,
    width: zone.width - 2 * overhangPixels,
    align: "left",
  });
  column.add((at) => brandMark(setting, at, (vertical ? 38 : 36) * k), 20 * k);
  const limits = vertical ? { maxHeight: 220 * k, maxSize: 108 * k } : { maxHeight: 190 * k, maxSize: 98 * k };
  column.add((at) => headline(setting, at, { ...limits, maxLines: 2 }), 16 * k);
  return column;
}

/** Runs under the product, so that it ends at its outline wherever that is. */
function leader(colour: string, { box }: Block, product: PlacedProduct): Piece[] {
  const isRight = box.x > product.centreX;
  const y = box.y + Math.min(26, box.height / 2);
  const x = isRight ? box.x - 16 : box.x + box.width + 16;
  const targetY = Math.max(y + 24, product.centreY - product.height * 0.44);
  const axisX = product.centreX + (product.centreY - targetY) * Math.tan((product.rotationDegrees * Math.PI) / 180);
  return line(colour, [x, y], [x + (isRight ? -26 : 26), y], [axisX, targetY]);
}

function line(
  colour: string,
  from: readonly [number, number],
  bend: readonly [number, number],
  to: readonly [number, number],
): Piece[] {
  return [
    { kind: "fill", path: circle(from[0], from[1], 5), colour },
    { kind: "stroke", path: `M${from.join(" ")}L${bend.join(" ")}L${to.join(" ")}`, colour, width: 2 },
  ];
}
