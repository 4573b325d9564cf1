import type { Box } from "../../src/core/rendering/box.ts";
import type { Palette, SceneStyle } from "../../src/core/rendering/scene.ts";
import type { QuietZone } from "./quietZone.ts";
import { brightness, calmColour, inkIsDark, isReadable, mix, readableBrightness, type Colour } from "./colour.ts";
import type { Kernel } from "./kernel.ts";

export interface GroundOptions {
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
  /** What panels and buttons hide of it. Pixels of the canvas. */
  covers?: readonly Box[];
}

/** How a ground is drawn: sets the kernel up once, then draws any moment of its loop, t ∈ [0, 1). */
export interface GroundModule {
  setup(kernel: Kernel, options: GroundOptions): Animation;
}

export interface Animation {
  frame(t: number): void;
  /** Its frames have their luma in full resolution already; absent: it is scaled up from half. */
  finishesLuma?: boolean;
}

/** The moment of a style's own loop at a moment of the whole one: a style may repeat within it. */
export function loopsWithin(style: SceneStyle | null): (t: number) => number {
  const cycles = style?.cyclesPerLoop ?? 1;
  return cycles === 1 ? (t) => t : (t) => (t * cycles) % 1;
}

/** The entry of the table of colours that every material keeps for the ground's colour behind words. */
export const calmEntry = 7;

export function setColours(kernel: Kernel, colours: readonly Colour[]): void {
  colours.forEach((colour, entry) => kernel.setColour(entry, ...colour));
}

/** Tone fades over this many feathers, since a change of tone shows where a change of contrast doesn't; at least over this share of the width. */
const toneFeathers = 3.6;
const leastToneFade = 0.32;

/** Over how many pixels of the whole canvas a ground's tone fades around words; `share`: of the usual way. */
export function toneFadePixels({ featherPixels }: QuietZone, canvasWidth: number, share = 1): number {
  return share * Math.max(toneFeathers * featherPixels, leastToneFade * canvasWidth);
}

/**
 * Tells the kernel where words stand, which colour carries them (`own`: made of that of what they stand on), and over which share of
 * the usual way tone fades around them.
 */
export function setQuietZones(
  kernel: Kernel,
  { palette, width: canvasWidth, quietZones }: GroundOptions,
  fadeShare = 1,
  own: Colour | null = null,
): void {
  const calm = calmColour(palette, own);
  kernel.setColour(calmEntry, ...calm);
  const wanted = readableBrightness(palette, 5);
  const reached = brightness(calm);
  kernel.setReadable(inkIsDark(palette) ? Math.min(wanted, reached - 0.02) : Math.max(wanted, reached + 0.02), reached);
  for (const zone of quietZones) {
    const fade = toneFadePixels(zone, canvasWidth, fadeShare);
    kernel.addCalmZone(zone.x / 2, zone.y / 2, zone.width / 2, zone.height / 2, fade / 2);
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
