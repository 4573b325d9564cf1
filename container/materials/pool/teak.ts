import type { Canvas } from "@napi-rs/canvas";
import { clamp, fieldOf, noiseField, smoothstep } from "../../engine/field.ts";
import { randomFrom } from "../../engine/random.ts";
import { grainField, pictureOf, type Ramp } from "../../engine/tones.ts";

interface Teak {
  /** Pixels of the half-resolution canvas. */
  width: number;
  height: number;
  seed: number;
  /** How the planks lie, against across the canvas. */
  turnDegrees: number;
  ramp: Ramp;
}

/** Breadth of a plank in widths, and how many of these it is long. */
const breadth = 0.105;
const length = 15;
const wood = 512;

/** Planks of teak seen straight from above, with dark caulking between them. */
export function teakFromAbove({ width, height, seed, turnDegrees, ramp }: Teak): Canvas {
  const random = randomFrom(seed + 53);
  const tones = Float32Array.from({ length: 64 }, () => 0.13 * (random() - 0.5));
  const starts = Float32Array.from({ length: 64 }, () => random());
  const veins = noiseField(wood, wood, { cells: [5, 60], octaves: 4, gain: 0.66, seed: seed + 51 }).data;
  const clouds = noiseField(wood, wood, { cells: [3, 9], octaves: 3, seed: seed + 52 }).data;
  const turn = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const plank = width * breadth;
  const seam = Math.max(1.1, plank * 0.035);
  const light = fieldOf(width, height, (x, y) => {
    const along = x * cos + y * sin + 4 * width;
    const across = (y * cos - x * sin + 4 * width) / plank;
    const row = Math.floor(across);
    const inside = (across - row) * plank;
    const at = along / (plank * length) + (starts[row & 63] ?? 0);
    const end = (at - Math.floor(at)) * plank * length;
    const board = (row * 7 + Math.floor(at) * 13) & 63;
    const toSeam = Math.min(inside, plank - inside, end + 0.3 * seam, plank * length - end + 0.3 * seam);
    const gap = 1 - smoothstep(seam * 0.55, seam * 0.55 + 1, toSeam);
    // The caulking's far lip catches the light.
    const lip = 0.05 * Math.exp(-(((inside - seam * 1.5) / 1.2) ** 2));
    const u = (along * 0.8 + board * 71) & (wood - 1);
    const v = (inside * 3.4 + board * 97) & (wood - 1);
    const grain =
      0.1 * (veins[v * wood + u] ?? 0) + 0.05 * (clouds[((((v >> 1) + board) * wood) % (wood * wood)) + u] ?? 0);
    return clamp((0.62 + (tones[board] ?? 0) + grain + lip) * (1 - gap) + 0.03 * gap);
  });
  return pictureOf(light, ramp, grainField(width, height, seed), 0.022);
}
