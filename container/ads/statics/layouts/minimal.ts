import type { Box } from "../../../../src/core/rendering/box.ts";
import { Column, hangingColumn } from "../column.ts";
import { callToActionLink } from "../features.ts";
import type { Place } from "../piece.ts";
import { brandMark, headline } from "../pieces.ts";
import { standProduct } from "../place.ts";
import {
  aspectOf,
  callToActionApart,
  layoutWith,
  leaningTilts,
  mostTilt,
  overhangPixels,
  type LayoutInput,
  type LayoutResult,
} from "./layout.ts";

/** Pixels between the product and the words. */
const gapPixels = 40;
/** Width over height under which a product leaves words a column beside it. */
const slenderAspect = 0.45;

interface Limits {
  maxHeight: number;
  maxSize: number;
  maxLines: number;
}

interface Beside {
  /** Of words at the right of a slender product; null: such a product stands at their right, too. */
  slenderLeft: number | null;
  headline: Limits;
  linkSize: number;
  /** Under the words, down to the zone's end. */
  under: number;
  /** Where the product may stand; of a slender one, where words stand at its right, only the rows count. `height` null: down to the baseline. */
  stage: Omit<Box, "height"> & { height: number | null };
  /** Of the column of words; null: as wide as the zone. */
  width: number | null;
  share: number;
  tilts: readonly number[];
}

/** For a tall product and for a jar: the line over it, or words beside it. */
interface Numbers {
  tall: { over: Limits } | { beside: Beside };
  jar: { beside: Beside };
}

const tilts = [0, -6, -12, -17, -mostTilt];

/** The mark, one line, the product and much air; the call to action is a line of words. */
export const minimal = layoutWith<Numbers>(
  {
    tall: {
      tall: { over: { maxHeight: 290, maxSize: 140, maxLines: 2 } },
      jar: {
        beside: {
          slenderLeft: null,
          headline: { maxHeight: 240, maxSize: 124, maxLines: 2 },
          linkSize: 40,
          under: 150,
          stage: { x: 60, y: 1120, width: 960, height: null },
          width: null,
          share: 0.24,
          tilts: [0],
        },
      },
    },
    portrait: {
      tall: {
        beside: {
          slenderLeft: 560,
          headline: { maxHeight: 460, maxSize: 112, maxLines: 5 },
          linkSize: 36,
          under: 16,
          stage: { x: 480, y: 50, width: 580, height: null },
          width: 480,
          share: 0.26,
          tilts,
        },
      },
      jar: {
        beside: {
          slenderLeft: null,
          headline: { maxHeight: 240, maxSize: 124, maxLines: 2 },
          linkSize: 36,
          under: 16,
          stage: { x: 60, y: 130, width: 960, height: 860 },
          width: null,
          share: 0.24,
          tilts: [0],
        },
      },
    },
    square: {
      tall: {
        beside: {
          slenderLeft: 560,
          headline: { maxHeight: 420, maxSize: 104, maxLines: 5 },
          linkSize: 35,
          under: 20,
          stage: { x: 480, y: 46, width: 580, height: null },
          width: 460,
          share: 0.26,
          tilts,
        },
      },
      jar: {
        beside: {
          slenderLeft: null,
          headline: { maxHeight: 120, maxSize: 104, maxLines: 1 },
          linkSize: 35,
          under: 12,
          stage: { x: 60, y: 70, width: 960, height: 660 },
          width: null,
          share: 0.24,
          tilts: [0],
        },
      },
    },
    wide: {
      tall: {
        beside: {
          slenderLeft: null,
          headline: { maxHeight: 330, maxSize: 104, maxLines: 4 },
          linkSize: 34,
          under: 30,
          stage: { x: 640, y: 24, width: 500, height: null },
          width: 600,
          share: 0.26,
          tilts,
        },
      },
      jar: {
        beside: {
          slenderLeft: null,
          headline: { maxHeight: 330, maxSize: 96, maxLines: 4 },
          linkSize: 34,
          under: 30,
          stage: { x: 620, y: 24, width: 540, height: null },
          width: 540,
          share: 0.24,
          tilts: [0],
        },
      },
    },
  },
  (input, numbers, k) => {
    const own = numbers[input.isJar ? "jar" : "tall"];
    return "over" in own ? overTallProduct(input, own.over, k) : besideProduct(input, own.beside, k);
  },
);

function scaled({ maxHeight, maxSize, maxLines }: Limits, k: number): Limits {
  return { maxHeight: maxHeight * k, maxSize: maxSize * k, maxLines };
}

/** The line as wide as the zone, the product under it. */
function overTallProduct(input: LayoutInput, limits: Limits, k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand } = input;
  const x = zone.x + overhangPixels;
  const column = new Column({ x, y: zone.y + 6, width: zone.width - 2 * overhangPixels, align: "left" });
  column.add((at) => brandMark(context, at, brand * k), 34 * k);
  column.add((at) => headline(context, at, scaled(limits, k)), 40 * k);
  column.add((at) => callToActionLink(context, at, 44 * k), 0);
  const { words, callToAction } = callToActionApart(column);
  const top = callToAction.box.y - gapPixels;
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { x: 360, y: top, width: 660, height: baseline - top },
    obstacles: column.blocks.map(({ box }) => box),
    tilts: leaningTilts(scene, 1),
    anchor: { x: 0.5, y: 0.5 },
    stands: true,
    share: 0.3,
    margin: gapPixels,
  });
  return { words, callToAction, product };
}

/** A slender product at the left; a broader one needs the room that no word may take at the right. */
function besideProduct(input: LayoutInput, numbers: Beside, k: number): LayoutResult {
  const { scene, context, zone, canvas, baseline, brand } = input;
  const { stage, share, slenderLeft } = numbers;
  const left = aspectOf(scene) < slenderAspect ? slenderLeft : null;
  const x = left ?? zone.x + overhangPixels;
  const width = left === null ? (numbers.width ?? zone.width - 2 * overhangPixels) : zone.x + zone.width - left;
  const place: Omit<Place, "y"> = { x, width, align: "left" };
  const fill = (column: Column) => {
    column.add((at) => brandMark(context, at, brand * k), 34 * k);
    column.add((at) => headline(context, at, scaled(numbers.headline, k)), 40 * k);
    column.add((at) => callToActionLink(context, at, numbers.linkSize * k), 4);
  };
  const column = hangingColumn(place, zone.y + zone.height - numbers.under, fill);
  const { words, callToAction } = callToActionApart(column);
  const across = left === null ? { x: stage.x, width: stage.width } : { x: 20, width: left - 20 - gapPixels };
  const product = standProduct({
    box: scene.product.box,
    canvas,
    stage: { ...across, y: stage.y, height: stage.height ?? baseline - stage.y },
    obstacles: column.blocks.map(({ box }) => box),
    tilts: numbers.tilts,
    anchor: { x: 0.5, y: 0.5 },
    stands: stage.height === null,
    share,
    margin: gapPixels,
  });
  return { words, callToAction, product };
}
