import { middleColumn, Column } from "../column.ts";
import { brandMark, callToAction, headline, rating, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { aspectOf, type Layout, type LayoutInput, type LayoutResult } from "./layout.ts";

/** Words centred above, the product upright and large below; in the 4:5 a tall product takes the right half instead. */
export const centred: Layout = (input, scale) =>
  input.orientation === "square" && !input.isJar ? beside(input, scale) : above(input, scale);

function above({ scene, orientation, setting, zone, canvas, isJar }: LayoutInput, k: number): LayoutResult {
  const vertical = orientation === "vertical";
  // Centred on the canvas, not on the zone, whose right side the platforms' buttons narrow.
  const half = vertical ? zone.x + zone.width - 540 : 440;
  const place = { x: 540 - half, width: 2 * half, align: "centre" as const };
  const column = new Column({ ...place, y: zone.y + (vertical ? 6 : 8) });
  column.add((at) => brandMark(setting, at, (vertical ? 44 : 40) * k), vertical ? 22 : 16);
  const limits = vertical ? { maxHeight: 262 * k, maxSize: 132 * k } : { maxHeight: 200 * k, maxSize: 104 * k };
  column.add((at) => headline(setting, at, { ...limits, maxLines: 2 }), vertical ? 30 : 24);
  column.add((at) => support(setting, at, (vertical ? 36 : 33) * k, 2), vertical ? 18 : 12);
  column.add((at) => rating(setting, at, (vertical ? 14 : 12) * k), vertical ? 16 : 12);
  column.add((at) => proofLine(setting, at, (vertical ? 26 : 25) * k), vertical ? 26 : 20);
  const pill = callToAction(setting, { ...place, y: column.y }, (vertical ? 96 : 88) * k);
  const top = pill.box.y + pill.box.height;
  const bottom = vertical ? 1890 : 1330;
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 60, y: top, width: 960, height: bottom - top },
    obstacles: [pill.box],
    tilts: isJar ? [0] : [-6, -14, -22, -30, -38],
    anchor: { x: 0.5, y: 0.5 },
    share: isJar ? 0.32 : 0.22,
  });
  return { words: column.blocks, callToAction: pill, product };
}

function beside({ scene, setting, zone, canvas }: LayoutInput, k: number): LayoutResult {
  const place = { x: zone.x + 6, width: 540, align: "centre" as const };
  const pillHeight = 90;
  const fill = (column: Column) => {
    column.add((at) => brandMark(setting, at, 38 * k), 34);
    column.add((at) => headline(setting, at, { maxHeight: 400 * k, maxSize: 118 * k, maxLines: 4 }), 28);
    column.add((at) => support(setting, at, 31 * k, 4), 28);
    column.add((at) => rating(setting, at, 13 * k), 26);
    column.add((at) => proofLine(setting, at, 24 * k), 38);
  };
  const column = middleColumn({ ...place, y: zone.y }, zone.height - pillHeight, fill);
  const pill = callToAction(setting, { ...place, y: column.y }, pillHeight);
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 560, y: 50, width: 510, height: 1250 },
    obstacles: [...column.blocks, pill].map(({ box }) => box),
    tilts: [-4, -10, -16],
    anchor: { x: 0.55, y: 0.5 },
    share: 0.34,
  });
  return { words: column.blocks, callToAction: pill, product };
}
