import type { KernelBrush } from "../../engine/brush.ts";
import { fieldOf, noiseField, type Field } from "../../engine/field.ts";
import { strongGust, type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { grainField, type Ramp } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";

/** One cloth's folds. */
interface Folds {
  /** Across the canvas. */
  count: number;
  /** How much of the ramp they take. */
  depth: number;
  /** How far each leans over the next: 0 for even waves, toward 1 for soft edges. */
  skew: number;
  /** How much their breadth varies, in turns. */
  uneven: number;
}

/** Cloth that fills the frame, with the light behind it. */
export interface Drapery {
  near: Folds;
  /** The second cloth, or the back of the same, that shows through. */
  far: Folds;
  sheen: number;
  /** How far wind moves the folds below, in turns, and how many times as far from where they hang at the loop's start. */
  sway: number;
  vigour: number;
  /** What its swells do to the light. */
  breath: number;
}

/** Swells of air across the canvas. */
const swells = 0.7;
/** Octaves of noise that folds wander by: more would crease the cloth. */
const octaves = 2;
const grainStrength = 0.012;

/** The place of each pixel along a cloth and how deep its folds are there. */
function layFolds(
  width: number,
  height: number,
  { count, depth, uneven }: Folds,
  fullness: Field,
  seed: number,
): [Field, Field] {
  const wander = noiseField(width, height, { cells: [2, 1], octaves, gain: 0.4, seed });
  // A fold that is deep above may run out below: real cloth is never a row of stripes.
  const fade = noiseField(width, height, { cells: [count, 2], octaves: 1, seed: seed + 1 });
  const lean = 0.16 * Math.sin(seed);
  const places = fieldOf(width, height, (x, y) => {
    const [u, v] = [x / width - 0.5, y / height];
    const gathered = 1.08 - 0.16 * v;
    return count * (u * gathered + lean * v * v * 0.5) + uneven * (wander.data[y * width + x] ?? 0);
  });
  const depths = fieldOf(width, height, (x, y) => {
    const n = y * width + x;
    return depth * (fullness.data[n] ?? 0) * Math.max(0.15, 0.78 + 0.9 * (fade.data[n] ?? 0));
  });
  return [places, depths];
}

/** For each row the shift and the stretch of the cloth, and the phase and the light of the swell, at a moment. */
function swayAt(t: number, { cycles }: Form, { sway, vigour, breath }: Drapery, rows: Float32Array): void {
  const height = rows.length / 4;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const loose = 0.12 + 0.88 * v ** 1.3;
    const lag = 0.22 * v;
    rows[y] = sway * loose * strongGust(t, cycles, -lag, vigour);
    rows[height + y] = 0.7 * sway * loose * strongGust(t, cycles, 0.37 - lag, vigour);
    rows[2 * height + y] = 0.55 * v - t * cycles;
    rows[3 * height + y] = breath * loose;
  }
}

/** Cloth before a light, which is given as places on a ramp. `fullness`: where folds are, 0 to 1; they thin out toward the light. */
export function drawDrapery(
  brush: KernelBrush,
  { width, height, seed, quietZones }: PaintOptions,
  look: Drapery,
  form: Form,
  { glow, fullness, ramp }: { glow: Field; fullness: Field; ramp: Ramp },
) {
  const [near, nearDepth] = layFolds(width, height, look.near, fullness, seed);
  const [far, farDepth] = layFolds(width, height, look.far, fullness, seed + 17);
  const words = wordsField(width, height, quietZones, { seed }).data;
  const grain = grainField(width, height, seed);
  const kept = new Float32Array(words.length);
  const added = new Float32Array(words.length);
  for (let n = 0; n < words.length; n++) {
    const calm = 0.3 * (words[n] ?? 0);
    kept[n] = 1 - calm;
    added[n] = calm * (glow.data[n] ?? 0) + grainStrength * (grain[n] ?? 0);
  }
  const bend = Float32Array.from({ length: width }, (_, x) => Math.sin(4.4 * (x / width) + (seed % 6)));
  const rows = new Float32Array(4 * height);
  const { kernel } = brush;
  const planes = [glow, near, nearDepth, far, farDepth].map(({ data }) => brush.keep(data));
  const [glowAt = 0, nearAt = 0, nearDepthAt = 0, farAt = 0, farDepthAt = 0] = planes;
  const [keptAt, addedAt, bendAt, swayAtRow, rampAt] = [kept, added, bend, rows, ramp].map((part) =>
    brush.keep(part),
  ) as [number, number, number, number, number];
  return {
    paint(t: number) {
      swayAt(t, form, look, rows);
      brush.write(swayAtRow, rows);
      kernel.setDrapery(look.near.skew, look.far.skew, look.sheen, swells);
      kernel.drawDrapery({
        glow: glowAt,
        near: nearAt,
        nearDepth: nearDepthAt,
        far: farAt,
        farDepth: farDepthAt,
        kept: keptAt,
        added: addedAt,
        bend: bendAt,
        sway: swayAtRow,
        ramp: rampAt,
        rampSize: ramp.length,
      });
    },
  };
}
