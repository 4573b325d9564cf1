import { randomFrom } from "../../random.ts";

/** A plane of numbers, row by row: light, height, density. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function createField(width: number, height: number): Field {
  return { width, height, data: new Float32Array(width * height) };
}

/** A field from a function of its pixels. */
export function fieldOf(width: number, height: number, at: (x: number, y: number) => number): Field {
  const field = createField(width, height);
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) field.data[n] = at(x, y);
  }
  return field;
}

/** The value between four pixels; outside, the field repeats. */
export function sampleWrapped({ width, height, data }: Field, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const [fx, fy] = [x - left, y - top];
  const x0 = ((left % width) + width) % width;
  const y0 = ((top % height) + height) % height;
  const x1 = x0 + 1 === width ? 0 : x0 + 1;
  const row0 = y0 * width;
  const row1 = (y0 + 1 === height ? 0 : y0 + 1) * width;
  const upper = (data[row0 + x0] ?? 0) * (1 - fx) + (data[row0 + x1] ?? 0) * fx;
  const lower = (data[row1 + x0] ?? 0) * (1 - fx) + (data[row1 + x1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

export interface NoiseOptions {
  /** Lumps of the coarsest octave across the width, and down the height; whole, so that the field tiles. */
  cells: readonly [across: number, down: number];
  octaves: number;
  /** Strength of each octave against the one before. */
  gain?: number;
  seed: number;
}

/** Gradient noise in octaves, about −1…1 (its deviation is near 0.3), which tiles in both directions. */
export function noiseField(width: number, height: number, { cells, octaves, gain = 0.5, seed }: NoiseOptions): Field {
  const field = createField(width, height);
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const [across, down] = cells.map((count) => Math.max(1, Math.round(count)) * 2 ** octave) as [number, number];
    addOctave(field, across, down, amplitude, randomFrom(seed + octave * 7919));
    amplitude *= gain;
  }
  return field;
}

function addOctave(field: Field, across: number, down: number, amplitude: number, random: () => number): void {
  const { width, height, data } = field;
  const gradients = new Float32Array(across * down * 2);
  for (let n = 0; n < gradients.length; n += 2) {
    const angle = random() * 2 * Math.PI;
    gradients[n] = Math.cos(angle) * amplitude * 1.4;
    gradients[n + 1] = Math.sin(angle) * amplitude * 1.4;
  }
  for (let y = 0, n = 0; y < height; y++) {
    const v = (y / height) * down;
    const row = Math.floor(v);
    const fy = v - row;
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const top = row * across;
    const bottom = ((row + 1) % down) * across;
    for (let x = 0; x < width; x++, n++) {
      const u = (x / width) * across;
      const column = Math.floor(u);
      const next = column + 1 === across ? 0 : column + 1;
      const fx = u - column;
      const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
      const dot = (at: number, dx: number, dy: number) =>
        (gradients[at * 2] ?? 0) * dx + (gradients[at * 2 + 1] ?? 0) * dy;
      const a = dot(top + column, fx, fy);
      const b = dot(top + next, fx - 1, fy);
      const c = dot(bottom + column, fx, fy - 1);
      const d = dot(bottom + next, fx - 1, fy - 1);
      const upper = a + (b - a) * sx;
      data[n] = (data[n] ?? 0) + upper + (c + (d - c) * sx - upper) * sy;
    }
  }
}

/** Blurs in place, as a Gaussian of this deviation would, by three boxes; edges repeat their outermost pixel. */
export function blurField(field: Field, deviation: number): Field {
  const radius = Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2);
  if (radius < 1) return field;
  const { width, height, data } = field;
  const spare = new Float32Array(Math.max(width, height));
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) blurLine(data, y * width, 1, width, radius, spare);
    for (let x = 0; x < width; x++) blurLine(data, x, width, height, radius, spare);
  }
  return field;
}

function blurLine(data: Float32Array, start: number, step: number, count: number, radius: number, line: Float32Array) {
  for (let n = 0; n < count; n++) line[n] = data[start + n * step] ?? 0;
  const first = line[0] ?? 0;
  const last = line[count - 1] ?? 0;
  const share = 1 / (2 * radius + 1);
  let sum = first * (radius + 1);
  for (let n = 1; n <= radius; n++) sum += n < count ? (line[n] ?? 0) : last;
  for (let n = 0; n < count; n++) {
    data[start + n * step] = sum * share;
    sum +=
      (n + radius + 1 < count ? (line[n + radius + 1] ?? 0) : last) - (n >= radius ? (line[n - radius] ?? 0) : first);
  }
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 below `from`, 1 above `to`, an S between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}
