import type { Orientation } from "./scene.ts";

/** A rectangle in pixels of the canvas. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What one placement leaves clear of its own buttons, names and captions. */
export interface SafeZone {
  /** The placement, as its platform calls it. */
  platform: string;
  orientation: Orientation;
  /** Pixels that are hidden or crowded at each side of the canvas. */
  margins: { top: number; right: number; bottom: number; left: number };
  /** Who says so. */
  source: string;
}

/** One row for each placement; layout and inspection read the same table. */
export const placements: readonly SafeZone[] = [
  {
    platform: "Meta Reels",
    orientation: "vertical",
    margins: { top: 269, right: 65, bottom: 672, left: 65 },
    source:
      "Meta Business Help Centre, safe zones for Reels ads: 14 % at the top, 35 % at the bottom, 6 % at each side",
  },
  {
    platform: "Meta Stories",
    orientation: "vertical",
    margins: { top: 269, right: 65, bottom: 384, left: 65 },
    source:
      "Meta Business Help Centre, safe zones for Stories ads: 14 % at the top, 20 % at the bottom, 6 % at each side",
  },
  {
    platform: "YouTube Shorts",
    orientation: "vertical",
    margins: { top: 288, right: 192, bottom: 672, left: 48 },
    source: "Google Ads Help, safe areas of vertical video: 15 % at the top, 35 % at the bottom, 17.8 % at the right",
  },
  {
    platform: "TikTok",
    orientation: "vertical",
    margins: { top: 252, right: 120, bottom: 640, left: 120 },
    source:
      "TikTok Business Help Centre, in-feed safe zone with the longest caption, mirrored for right-to-left languages",
  },
  {
    platform: "Meta Feed",
    orientation: "square",
    margins: { top: 68, right: 54, bottom: 68, left: 54 },
    source: "Our own margin of 5 % all round, since feeds round corners and crop by a few pixels",
  },
];

/** The box that a placement leaves clear on a canvas. */
export function clearBox({ margins }: SafeZone, canvas: { width: number; height: number }): Box {
  return {
    x: margins.left,
    y: margins.top,
    width: canvas.width - margins.left - margins.right,
    height: canvas.height - margins.top - margins.bottom,
  };
}

/** Where words, mark and call to action may stand: what all placements of an orientation leave clear. */
export const safeZones: Record<Orientation, Box> = {
  vertical: { x: 120, y: 288, width: 768, height: 960 },
  square: { x: 54, y: 68, width: 972, height: 1214 },
};

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** What two boxes have in common; null where they only touch or lie apart. */
export function sharedBox(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Shared area of two boxes in square pixels. */
export function sharedArea(a: Box, b: Box): number {
  const shared = sharedBox(a, b);
  return shared === null ? 0 : shared.width * shared.height;
}

/** A box with `by` pixels more on every side. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
