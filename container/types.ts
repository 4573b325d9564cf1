import type { Box } from "../src/core/rendering/safeZones.ts";

/**
 * One thing that lies over the texture, drawn once and composited onto every frame.
 * `rgba` is straight (not premultiplied) RGBA of `width`×`height`, whose top left corner lies at (`x`, `y`) on the canvas.
 */
export interface Layer {
  name: "backdrop" | "shadow" | "product" | "words" | "callToAction" | "halo" | "light";
  rgba: Uint8ClampedArray;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Vertical movement over one loop: `amplitudePixels` × sin 2π(t + phase). Zero for what must stay steady. */
  motion: { amplitudePixels: number; phase: number };
  /** When it can be seen; null: always. */
  shown: Appearance | null;
}

/** A light that comes and goes once, between two moments of the loop, 0 to 1; it is gone at the loop's start and end. */
export interface Appearance {
  from: number;
  to: number;
}

/** Where a texture keeps calm because words stand there; edges fade over `featherPixels`. Pixels of the canvas. */
export interface QuietZone extends Box {
  featherPixels: number;
}
