import { Column } from "../column.ts";
import { brandMark, callToAction, headline, support, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofPanel } from "../proofs.ts";
import { rating } from "../rating.ts";
import {
  baseline,
  mostTilt,
  overhangPixels,
  sizes,
  type Layout,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** A column of words at the left, the product large and tilted at the lower right. */
export const editorial: Layout = (input, scale) =>
  input.orientation === "vertical" ? vertical(input, scale) : square(input, scale);

function vertical({ scene, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 4, width: zone.width - overhangPixels, align: "left" });
  column.add((at) => brandMark(setting, at, sizes.vertical.brand * k), 30 * k);
  column.add((at) => headline(setting, at, { maxHeight: 330 * k, maxSize: 158 * k, maxLines: 3 }), 26 * k);
  column.add((at) => support(setting, { ...at, width: 660 }, 38 * k, 3), 28 * k);
  column.add((at) => rating(setting, at, 16 * k), 0);
  const pillHeight = sizes.vertical.button * k;
  const panelAt: Place = { x, y: 0, width: isJar ? 560 : 400, align: "left" };
  const left = new Column({ ...panelAt, y: column.y + 36 * k });
  left.add((at) => proofPanel(setting, at, 31 * k), 36);
  const pill = callToAction(setting, { x, y: left.y, width: 560, align: "left" }, pillHeight);
  const words = [...column.blocks, ...left.blocks];
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: isJar
      ? { x: 60, y: 1000, width: 1000, height: baseline.vertical - 1000 }
      : { x: 400, y: column.y, width: 670, height: baseline.vertical - column.y },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: isJar ? [5, 0, 14, 20] : [8, 12, 16, 20, mostTilt],
    anchor: { x: 0.55, y: 0.5 },
    stands: true,
    share: 0.36,
  });
  return { words, callToAction: pill, product };
}

function square({ scene, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const width = isJar ? 640 : 560;
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 12, width, align: "left" });
  column.add((at) => brandMark(setting, at, sizes.square.brand * k), 32 * k);
  const maxHeight = (isJar ? 340 : 430) * k;
  column.add((at) => headline(setting, at, { maxHeight, maxSize: 128 * k, maxLines: 4 }), 26 * k);
  column.add((at) => support(setting, { ...at, width: Math.min(width, 500) }, 32 * k, 4), 26 * k);
  column.add((at) => rating(setting, at, 15.5 * k), 0);
  const pillHeight = sizes.square.button * k;
  const panelAt: Place = { x, y: 0, width: isJar ? 400 : 430, align: "left" };
  const left = new Column({ ...panelAt, y: column.y + 30 * k });
  left.add((at) => proofPanel(setting, at, 28 * k), 34);
  const pill = callToAction(setting, { x, y: left.y, width: 480, align: "left" }, pillHeight);
  const words = [...column.blocks, ...left.blocks];
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: isJar
      ? { x: 390, y: 480, width: 690, height: baseline.square - 480 }
      : { x: 480, y: 40, width: 590, height: baseline.square - 40 },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: isJar ? [6, 0] : [7, 12, 16],
    anchor: { x: 0.58, y: 0.5 },
    stands: true,
    share: 0.36,
  });
  return { words, callToAction: pill, product };
}
