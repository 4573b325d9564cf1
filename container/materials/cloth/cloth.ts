import { randomFrom } from "../../engine/random.ts";

/** One turn of hanging cloth, seen along its width: its folds repeat after `size` places. */
export interface Pleats {
  /** How much cloth the light crosses, 0…1: most where a fold stands edge-on. */
  readonly density: Float32Array;
  /** Slope across, −1…1. */
  readonly slope: Float32Array;
}

export const pleatPlaces = 4096;

export interface PleatOptions {
  /** Folds in one turn. */
  folds: number;
  /** 0 for round folds, 1 for creases. */
  crispness: number;
  /** Strength of single threads. */
  threads: number;
  seed: number;
}

export function createPleats({ folds, crispness, threads, seed }: PleatOptions): Pleats {
  const random = randomFrom(seed);
  const height = new Float32Array(pleatPlaces);
  const parts = [0.35, 0.62, 1, 1, 1.31, 1.7, 2.6, 3.9].map((share, n) => ({
    count: Math.max(1, Math.round(folds * share * (0.9 + 0.2 * random()))),
    phase: random(),
    strength: (n < 2 ? 0.9 : 1) / (0.4 + share) ** (1.5 - 0.5 * crispness),
  }));
  for (let n = 0; n < pleatPlaces; n++) {
    let at = n / pleatPlaces;
    // Gathered here, spread there.
    at += (0.18 / folds) * Math.sin(2 * Math.PI * (2 * at + (parts[0]?.phase ?? 0)));
    let sum = 0;
    for (const { count, phase, strength } of parts) {
      const wave = Math.sin(2 * Math.PI * (count * at + phase));
      sum += strength * (wave + crispness * 0.35 * (1 - 2 * Math.abs(wave)));
    }
    height[n] = sum;
  }
  const slope = new Float32Array(pleatPlaces);
  let square = 0;
  for (let n = 0; n < pleatPlaces; n++) {
    const before = height[(n + pleatPlaces - 3) % pleatPlaces] ?? 0;
    const after = height[(n + 3) % pleatPlaces] ?? 0;
    slope[n] = after - before;
    square += (after - before) ** 2;
  }
  const scale = 0.5 / Math.sqrt(square / pleatPlaces);
  const density = new Float32Array(pleatPlaces);
  for (let n = 0; n < pleatPlaces; n++) {
    const lean = (slope[n] ?? 0) * scale;
    slope[n] = lean / Math.sqrt(1 + 0.6 * lean * lean);
    const behind = 0.12 * ((height[n] ?? 0) / parts.length);
    density[n] = 0.3 + 0.45 * (1 - 1 / Math.sqrt(1 + 3 * lean * lean)) * 1.3 + behind + threads * (random() - 0.5);
  }
  return { density, slope };
}
