import type { Box } from "../../src/core/rendering/safeZones.ts";
import type { Palette, SceneStyle } from "../../src/core/rendering/scene.ts";
import type { QuietZone } from "../types.ts";
import { calmColour, isReadable, mix, type Colour } from "./colour.ts";
import type { Kernel } from "./kernel.ts";

export interface TextureOptions {
  palette: Palette;
  /** Pixels: a multiple of 8. */
  width: number;
  /** Pixels: even. */
  height: number;
  /** Unsigned 32 bit; the same seed gives the same bytes. */
  seed: number;
  /** Null: the category's usual look. */
  style: SceneStyle | null;
  quietZones: readonly QuietZone[];
  /** Where the product stands before it. Pixels of the canvas; null or absent: nothing does. */
  product?: Box | null;
}

/** One category of animation: sets the kernel up once, then draws any moment of its loop, t ∈ [0, 1). */
export interface TextureModule {
  setup(kernel: Kernel, options: TextureOptions): { frame(t: number): void };
}

/** The moment of a style's own loop at a moment of the whole one: a style may repeat within it. */
export function loopsWithin(style: SceneStyle | null): (t: number) => number {
  const cycles = style?.cyclesPerLoop ?? 1;
  return cycles === 1 ? (t) => t : (t) => (t * cycles) % 1;
}

/** The slot that every material keeps for the ground's colour behind words. */
export const calmSlot = 7;

export function setColours(kernel: Kernel, colours: readonly Colour[]): void {
  colours.forEach((colour, slot) => kernel.setColour(slot, ...colour));
}

/** Tells the kernel where words stand, and which colour carries them. */
export function setQuietZones(kernel: Kernel, { palette, quietZones }: TextureOptions): void {
  kernel.setColour(calmSlot, ...calmColour(palette));
  for (const { x, y, width, height, featherPixels } of quietZones) {
    kernel.addCalmZone(x / 2, y / 2, width / 2, height / 2, featherPixels / 2);
  }
}

/** How far ground that gets as bad as `worst` for the inks has to go toward the calm colour, 0…0.9. */
export function calmPull(palette: Palette, worst: Colour): number {
  const calm = calmColour(palette);
  for (let pull = 0; pull < 0.9; pull += 0.05) {
    if (isReadable(palette, mix(worst, calm, pull), 5)) return pull;
  }
  return 0.9;
}
