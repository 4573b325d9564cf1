import { z } from "zod";
import { sharedBox, type Box } from "./box.ts";

/** How a canvas is shaped: a layout divides each of these in a way of its own. */
export type LayoutClass = "tall" | "portrait" | "square" | "wide";

/** What one platform's place for ads leaves clear of its own buttons, names and captions. */
export interface SafeZone {
  /** The place, as its platform calls it. */
  platform: string;
  /** Pixels that are hidden or crowded at each side of the canvas. */
  margins: { top: number; right: number; bottom: number; left: number };
  /** Who says so. */
  source: string;
}

/** One size in which every concept of an order is drawn: everything that depends on where an ad is placed. */
export interface Placement<Id extends string = string> {
  /** As the API names it; also the name of its files. */
  id: Id;
  /** Pixels: a multiple of 8, and even. */
  width: number;
  height: number;
  /** For people: what it is called, and its sides to each other. */
  name: string;
  ratio: string;
  layoutClass: LayoutClass;
  /** Size of type against that on a canvas 1080 wide: telephones show each placement as wide as their screen. */
  typeScale: number;
  /** Where words, mark and call to action may stand is what all of these leave clear; at least one. */
  safeZones: readonly SafeZone[];
}

/** The least height per width of each class, so that the class of a canvas follows from its pixels alone. */
const minHeightPerWidth: readonly [LayoutClass, number][] = [
  ["tall", 1.5],
  ["portrait", 1.1],
  ["square", 0.8],
  ["wide", 0],
];

/** The class of a canvas of these pixels. */
export function layoutClassOf({ width, height }: { width: number; height: number }): LayoutClass {
  return minHeightPerWidth.find(([, least]) => height / width >= least)?.[0] ?? "wide";
}

/** What a row of the table says; the rest follows from it. */
type Row<Id extends string> = Pick<Placement<Id>, "id" | "width" | "height" | "name" | "ratio" | "safeZones">;

/** A placement from its row. */
export function placement<Id extends string>(row: Row<Id>): Placement<Id> {
  return { ...row, layoutClass: layoutClassOf(row), typeScale: row.width / 1080 };
}

/** The placements that can be ordered; a further one is a further row. */
const rows = {
  vertical: placement({
    id: "vertical",
    width: 1080,
    height: 1920,
    name: "Vertical",
    ratio: "9:16",
    safeZones: [
      {
        platform: "Meta Reels",
        margins: { top: 269, right: 65, bottom: 672, left: 65 },
        source:
          "Meta Business Help Centre, safe zones for Reels ads: 14 % at the top, 35 % at the bottom, 6 % at each side",
      },
      {
        platform: "Meta Stories",
        margins: { top: 269, right: 65, bottom: 384, left: 65 },
        source:
          "Meta Business Help Centre, safe zones for Stories ads: 14 % at the top, 20 % at the bottom, 6 % at each side",
      },
      {
        platform: "YouTube Shorts",
        margins: { top: 288, right: 192, bottom: 672, left: 48 },
        source:
          "Google Ads Help, safe areas of vertical video: 15 % at the top, 35 % at the bottom, 17.8 % at the right",
      },
      {
        platform: "TikTok",
        margins: { top: 252, right: 120, bottom: 640, left: 120 },
        source:
          "TikTok Business Help Centre, in-feed safe zone with the longest caption, mirrored for right-to-left languages",
      },
    ],
  }),
  square: placement({
    id: "square",
    width: 1080,
    height: 1350,
    name: "Square",
    ratio: "4:5",
    safeZones: [
      {
        platform: "Meta Feed",
        margins: { top: 68, right: 54, bottom: 68, left: 54 },
        source: "Our own margin of 5 % all round, since feeds round corners and crop by a few pixels",
      },
    ],
  }),
};

export type PlacementId = keyof typeof rows;
/** The ids, in the order in which ads are listed; `square` is the spec's name of its 4:5 ("Output sizes"). */
export const PlacementId = z.enum(Object.keys(rows) as [PlacementId, ...PlacementId[]]);
export const placements: Readonly<Record<PlacementId, Placement<PlacementId>>> = rows;

/** What an order is drawn in that names no placements (spec, "Output sizes"). */
export const usualPlacements = ["vertical", "square"] as const satisfies readonly PlacementId[];
export type UsualPlacement = (typeof usualPlacements)[number];

/** The rows of these ids. */
export function placementsOf(ids: readonly PlacementId[]): Placement<PlacementId>[] {
  return ids.map((id) => placements[id]);
}

/** "1080×1920". */
export function sizeText({ width, height }: Placement): string {
  return `${width}×${height}`;
}

/** The whole picture. */
export function canvasOf({ width, height }: Placement): Box {
  return { x: 0, y: 0, width, height };
}

/** The box that a platform leaves clear on a canvas. */
export function clearBox({ margins }: SafeZone, canvas: { width: number; height: number }): Box {
  return {
    x: margins.left,
    y: margins.top,
    width: canvas.width - margins.left - margins.right,
    height: canvas.height - margins.top - margins.bottom,
  };
}

/** Where words, mark and call to action may stand: what all platforms of a placement leave clear. */
export function wordsZone(placement: Placement): Box {
  return placement.safeZones.reduce(
    (zone, safeZone) => sharedBox(zone, clearBox(safeZone, placement)) ?? { ...zone, width: 0, height: 0 },
    canvasOf(placement),
  );
}
