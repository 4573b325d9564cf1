import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Box } from "../../src/core/rendering/box.ts";
import type { Palette, SceneStyle } from "../../src/core/rendering/scene.ts";
import type { QuietZone } from "./quietZone.ts";
import type { KernelBrush } from "./brush.ts";
import type { Colour } from "./colour.ts";

export interface PaintOptions {
  palette: Palette;
  /** Pixels of the half-resolution canvas. */
  width: number;
  height: number;
  /** Unsigned 32 bit; the same seed gives the same pixels. */
  seed: number;
  /** Null: the category's usual look. */
  style: SceneStyle | null;
  /** Pixels of the whole canvas. */
  quietZones: readonly QuietZone[];
  /** Where the product stands before it. Pixels of the whole canvas; null or absent: nothing does. */
  product?: Box | null;
  /** What panels and buttons hide of it. Pixels of the whole canvas. */
  covers?: readonly Box[];
}

/** One category drawn in pictures and light with the kernel's brush. */
export interface BrushPainter {
  /** Over which share of the usual way tone fades around words in a style; absent: the whole. */
  fadeShareOf?: (style: SceneStyle | null) => number;
  /** Share of contrast that stays behind words; absent: the usual one. */
  keptContrast?: number;
  /** The colour of what words stand on; absent: the palette's ground. */
  groundOf?: (options: Pick<PaintOptions, "palette" | "style">) => Colour;
  /** Prepares everything that stays; `paint` fills the brush's picture for any moment of the loop, t ∈ [0, 1), without a seam. */
  setupOn(brush: KernelBrush, options: PaintOptions): { paint(t: number): void };
}

/** One category drawn on a canvas of its own, where it needs more than the brush can do. */
export interface CanvasPainter {
  /** Prepares everything that stays; `paint` fills the canvas for any moment of the loop, t ∈ [0, 1), without a seam. */
  setup(options: PaintOptions): { paint(ctx: SKRSContext2D, t: number): void };
}
