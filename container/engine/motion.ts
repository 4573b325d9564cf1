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
