import type { Appearance, Motion } from "./motion.ts";

/**
 * One thing that lies over the ground, drawn once and composited onto every frame.
 * `rgba` is straight (not premultiplied) RGBA of `width`×`height`, whose top left corner lies at (`x`, `y`) on the canvas.
 */
export interface Layer {
  name:
    | "backdrop"
    | "shadow"
    | "contact"
    | "product"
    | "leaders"
    | "labels"
    | "words"
    | "callToAction"
    | "halo"
    | "light"
    | "watermark";
  rgba: Uint8ClampedArray;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Null for what stays steady. */
  motion: Motion | null;
  /** When it can be seen; null: always. */
  shown: Appearance | null;
}

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
