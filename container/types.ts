import type { Box } from "../src/core/rendering/box.ts";

/**
 * One thing that lies over the texture, drawn once and composited onto every frame.
 * `rgba` is straight (not premultiplied) RGBA of `width`×`height`, whose top left corner lies at (`x`, `y`) on the canvas.
 */
export interface Layer {
  name:
    | "backdrop"
    | "shadow"
    | "contact"
    | "product"
    | "leaders"
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

/** One periodic value that is zero when the loop starts: `amplitude` × (sin 2π(cycles·t + phase) − sin 2π·phase). */
export interface Wave {
  amplitude: number;
  /** Within one loop; whole, so that the loop closes. */
  cycles: number;
  /** In turns; -0.25 rises from zero without a jerk, goes to twice the amplitude and comes back. */
  phase: number;
  /** When it is where the loop's middle would have it, 0 to 1; absent: in the middle. */
  middleAt?: number;
}

/** How a layer moves over one loop, against where it rests at the loop's start. */
export interface Motion {
  acrossPixels: Wave;
  /** Downward. */
  downPixels: Wave;
  /** Clockwise about `pivot`; a few degrees at most. */
  turnDegrees: Wave;
  /** A point of the canvas. */
  pivot: { x: number; y: number };
}

/** A layer that comes, or goes, once between two moments of the loop, 0 to 1. */
export interface Appearance {
  from: number;
  to: number;
  /** How much of it shows outside these moments, and in their middle, 0 to 1. */
  atRest: number;
  atPeak: number;
  /** When it is at its peak, as a share of the way from one moment to the other; absent: half-way. */
  peakAt?: number;
}

/** Where a texture keeps calm because words stand there; edges fade over `featherPixels`. Pixels of the canvas. */
export interface QuietZone extends Box {
  featherPixels: number;
}
