import type { Appearance, Motion, Wave } from "./types.ts";

/** Where a moving layer is at a moment of the loop, against where it rests. */
export interface Displacement {
  acrossPixels: number;
  downPixels: number;
  turnDegrees: number;
}

/** A wave at a moment of the loop; zero when the loop starts. */
export function waveAt({ amplitude, cycles, phase, middleAt }: Wave, t: number): number {
  const turns = cycles * leaning(t, middleAt) + phase;
  return amplitude * (Math.sin(2 * Math.PI * turns) - Math.sin(2 * Math.PI * phase));
}

/** A share of a way that is half gone at `middle`. */
function leaning(share: number, middle = 0.5): number {
  return share < middle ? (0.5 * share) / middle : 0.5 + (0.5 * (share - middle)) / (1 - middle);
}

export function displacementAt({ acrossPixels, downPixels, turnDegrees }: Motion, t: number): Displacement {
  return {
    acrossPixels: waveAt(acrossPixels, t),
    downPixels: waveAt(downPixels, t),
    turnDegrees: waveAt(turnDegrees, t),
  };
}

/** How much of a layer shows, 0 to 1, without a jerk at either end of its appearance. */
export function strengthAt({ from, to, atRest, atPeak, peakAt }: Appearance, t: number): number {
  const share = (t - from) / (to - from);
  if (share <= 0 || share >= 1) return atRest;
  return atRest + (atPeak - atRest) * Math.sin(Math.PI * leaning(share, peakAt)) ** 2;
}
