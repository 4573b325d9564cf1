import type { Orientation } from "./scene.ts";

/** A rectangle in pixels of the canvas. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where words, mark and call to action may stand.
 * vertical: what Meta Reels and Stories, YouTube Shorts and TikTok all leave clear on 1080×1920 (Reels alone hides the top
 * 14 %, the bottom 35 % and 6 % at each side). square: 5 % all round of 1080×1350.
 */
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
