import { Column } from "../column.ts";
import { brandMark, callToAction, headline, rating, support, type Place } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofPanel } from "../proofs.ts";
import { aspectOf, overhangPixels, type Layout, type LayoutInput, type LayoutResult } from "./layout.ts";

/** A column of words at the left, the product large and tilted at the lower right. */
export const editorial: Layout = (input, scale) =>
  input.orientation === "vertical" ? vertical(input, scale) : square(input, scale);

function vertical({ scene, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 4, width: zone.width - overhangPixels, align: "left" });
  column.add((at) => brandMark(setting, at, 46 * k), 26 * k);
  column.add((at) => headline(setting, at, { maxHeight: 330 * k, maxSize: 158 * k, maxLines: 3 }), 22 * k);
  column.add((at) => support(setting, { ...at, width: 660 }, 38 * k, 2), 24 * k);
  column.add((at) => rating(setting, at, 16 * k), 0);
  const pillHeight = 104 * k;
  const panelAt: Place = { x, y: 0, width: isJar ? 560 : 400, align: "left" };
  const panelHeight = (proofPanel(setting, panelAt, 31 * k)?.height ?? -28) + 28;
  // The panel and the pill hang on the zone's lower edge, unless the column above leaves them closer together.
  const hanging = Math.min(zone.y + zone.height - pillHeight - panelHeight, column.y + 96);
  const left = new Column({ ...panelAt, y: Math.max(column.y + 36 * k, hanging) });
  left.add((at) => proofPanel(setting, at, 31 * k), 28);
  const pill = callToAction(setting, { x, y: left.y, width: 560, align: "left" }, pillHeight);
  const words = [...column.blocks, ...left.blocks];
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: isJar
      ? { x: 60, y: 1000, width: 1000, height: 900 }
      : { x: 400, y: column.y, width: 670, height: 1890 - column.y },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: isJar ? [5, 0] : [8, 12, 16],
    anchor: { x: 0.55, y: isJar ? 0.6 : 0.56 },
    share: 0.36,
  });
  return { words, callToAction: pill, product };
}

function square({ scene, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const width = isJar ? 640 : 560;
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 12, width, align: "left" });
  column.add((at) => brandMark(setting, at, 40 * k), 30 * k);
  const maxHeight = (isJar ? 340 : 430) * k;
  column.add((at) => headline(setting, at, { maxHeight, maxSize: 128 * k, maxLines: 4 }), 26 * k);
  column.add((at) => support(setting, { ...at, width: Math.min(width, 500) }, 32 * k, 4), 26 * k);
  column.add((at) => rating(setting, at, 14 * k), 0);
  const pillHeight = 92 * k;
  const panelAt: Place = { x, y: 0, width: isJar ? 400 : 430, align: "left" };
  const panelHeight = (proofPanel(setting, panelAt, 27 * k)?.height ?? -26) + 26;
  const y = Math.max(column.y + 30 * k, zone.y + zone.height - 12 - pillHeight - panelHeight);
  const left = new Column({ ...panelAt, y });
  left.add((at) => proofPanel(setting, at, 27 * k), 26);
  const pill = callToAction(setting, { x, y: left.y, width: 480, align: "left" }, pillHeight);
  const words = [...column.blocks, ...left.blocks];
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: isJar ? { x: 380, y: 480, width: 710, height: 850 } : { x: 480, y: 50, width: 620, height: 1280 },
    obstacles: [...words, pill].map(({ box }) => box),
    tilts: isJar ? [6, 0] : [7, 12, 16],
    anchor: { x: 0.58, y: isJar ? 0.62 : 0.5 },
    share: 0.36,
  });
  return { words, callToAction: pill, product };
}
