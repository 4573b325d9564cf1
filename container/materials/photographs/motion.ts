/**
 * What of a photograph may move. `shoulders` and `flanks`: the lower part, as breath lifts and widens it; `loose`: hair and cloth, which
 * is neither skin nor plain; `water`: what is below the horizon and looks as just below it does; `rooted`: the more the higher it is;
 * `vivid`: what has a strong colour; `glints`: highlights.
 */
export type MaskName =
  | "everywhere"
  | "shoulders"
  | "flanks"
  | "loose"
  | "water"
  | "waterGlints"
  | "rooted"
  | "vivid"
  | "glints";

/**
 * A wave that moves what is photographed: it starts from rest and comes back. Lengths are canvas widths, amplitudes pixels of a canvas
 * 1080 wide; a pixel gets at most twice as far from where it was photographed.
 */
export interface Sway {
  where: MaskName;
  /** To the left and upward. */
  acrossPixels: number;
  downPixels: number;
  /** Turns of the wave in one canvas width, to the right and downward; 0 and 0: everything moves at once. */
  turnsAcross: number;
  turnsDown: number;
  /** Within one loop; whole, so that the loop closes. */
  cycles: number;
}

/** Light that comes and goes in bands across the picture. */
export interface Glow {
  where: MaskName;
  /** Share of the picture's own light. */
  gain: number;
  /** In one canvas width, in the direction of the light. */
  bands: number;
  cycles: number;
}

/** Highlights that grow brighter than they were photographed, some once in a loop, others twice or three times. */
export interface Twinkle {
  where: MaskName;
  /** Share of the picture's own light, at most. */
  gain: number;
}

export interface PhotographMotion {
  sways: readonly Sway[];
  glows: readonly Glow[];
  twinkle?: Twinkle;
}

/** A person breathes. */
export const breath: readonly Sway[] = [
  { where: "shoulders", acrossPixels: 0, downPixels: 2.4, turnsAcross: 0, turnsDown: 0, cycles: 1 },
  { where: "flanks", acrossPixels: 1.4, downPixels: 0, turnsAcross: 0, turnsDown: 0, cycles: 1 },
];
/** Hair and cloth that hang free. */
export const looseEnds: readonly Sway[] = [
  { where: "loose", acrossPixels: 1.3, downPixels: 0.5, turnsAcross: 1.1, turnsDown: 0.8, cycles: 2 },
];
/** Light of a window before which something passes. */
export const driftingLight: Glow = { where: "everywhere", gain: 0.032, bands: 0.8, cycles: 1 };
