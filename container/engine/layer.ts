import type { Appearance, Motion } from "../types.ts";

/** A layer ready for compositing: premultiplied YUVA planes, cropped to what can be seen of it. */
export interface LayerPlanes {
  /** Luma, alpha (width×height each), Cb, Cr, alpha (a quarter of that each), eight spare bytes. */
  bytes: Uint8Array;
  /** Pixels; `x` and `width` are multiples of 8, `y` and `height` even. What moves has blank margins. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Null: it stays steady. */
  motion: Motion | null;
  shown: Appearance | null;
}
