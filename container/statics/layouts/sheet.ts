import { hangingColumn, type Column } from "../column.ts";
import { brandMark, callToAction, headline, rating, support } from "../pieces.ts";
import { standProduct } from "../place.ts";
import { proofLine } from "../proofs.ts";
import { roundedOutline, sheetOutline } from "../shapes.ts";
import { onPanel } from "./grounds.ts";
import { aspectOf, type Layout } from "./layout.ts";

/** The product above, on the texture; all words on a sheet below it. */
export const sheet: Layout = ({ scene, orientation, setting, zone, canvas, isJar }, k) => {
  const vertical = orientation === "vertical";
  const onSheet = onPanel(setting);
  const half = vertical ? zone.x + zone.width - 540 : 440;
  const place = { x: 540 - half, width: 2 * half, align: "centre" as const };
  const fill = (column: Column) => {
    column.add((at) => brandMark(onSheet, at, (vertical ? 38 : 34) * k), 18 * k);
    column.add(
      (at) =>
        headline(onSheet, at, {
          maxHeight: (vertical ? 220 : 190) * k,
          maxSize: (vertical ? 112 : 92) * k,
          maxLines: 2,
          minSize: 46,
        }),
      18 * k,
    );
    column.add((at) => support(onSheet, at, (vertical ? 34 : 31) * k, 2), 14 * k);
    column.add((at) => rating(onSheet, at, (vertical ? 14 : 12) * k), 12 * k);
    column.add((at) => proofLine(onSheet, at, (vertical ? 27 : 24) * k), 20 * k);
    column.add((at) => callToAction(onSheet, at, (vertical ? 98 : 84) * k), 0);
  };
  const { blocks } = hangingColumn(place, zone.y + zone.height - 4, fill);
  const [pill, words] = [blocks.at(-1), blocks.slice(0, -1)];
  if (pill === undefined) throw new TypeError("A column of words ends with its call to action.");
  const top = Math.min(...words.map(({ box }) => box.y)) - (vertical ? 64 : 52);
  // In the 9:16 the sheet floats: below it lies what the platforms cover, and the texture goes on there.
  const box = vertical
    ? { x: 56, y: top, width: canvas.width - 112, height: zone.y + zone.height + 60 - top }
    : { x: 0, y: top, width: canvas.width, height: canvas.height - top };
  const product = standProduct({
    aspect: aspectOf(scene),
    canvas,
    stage: { x: 40, y: vertical ? 60 : 20, width: 1000, height: top - (vertical ? 60 : 20) + 34 },
    obstacles: words.map((block) => block.box),
    tilts: isJar ? [0] : [14, 24, 34, 44],
    anchor: { x: 0.5, y: 0.5 },
    share: isJar ? 0.28 : 0.23,
    margin: 16,
  });
  const backdrop = [
    {
      kind: "fill" as const,
      path: vertical ? roundedOutline(box, 56) : sheetOutline(box, 56),
      colour: setting.palette.panel,
    },
  ];
  return { backdrop, words, callToAction: pill, product };
};
