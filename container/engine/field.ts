import { randomFrom } from "./random.ts";

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
  const fx = x - left;
  const fy = y - top;
  const x0 = left >= 0 && left < width ? left : ((left % width) + width) % width;
  const y0 = top >= 0 && top < height ? top : ((top % height) + height) % height;
  const x1 = x0 + 1 === width ? 0 : x0 + 1;
  const row0 = y0 * width;
  const row1 = y0 + 1 === height ? 0 : row0 + width;
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
  // Where each pixel of a row lies in its cell, and on the S between the cell's sides.
  const inside = Float64Array.from({ length: width }, (_, x) => ((x / width) * across) % 1);
  const eased = inside.map(ease);
  const ends = Array.from({ length: across }, (_, column) => Math.ceil(((column + 1) * width) / across));
  const heights = new Float64Array(across + 1);
  const rises = new Float64Array(across + 1);
  for (let y = 0; y < height; y++) {
    const v = (y / height) * down;
    const row = Math.floor(v);
    const fy = v - row;
    const sy = ease(fy);
    const top = row * across * 2;
    const bottom = ((row + 1) % down) * across * 2;
    const start = y * width;
    // Between the two rows of gradients each corner column gives a straight line: a height and a rise.
    for (let column = 0, at = 0; column < across; column++, at += 2) {
      heights[column] =
        (gradients[top + at + 1] ?? 0) * fy * (1 - sy) + (gradients[bottom + at + 1] ?? 0) * (fy - 1) * sy;
      rises[column] = (gradients[top + at] ?? 0) * (1 - sy) + (gradients[bottom + at] ?? 0) * sy;
    }
    heights[across] = heights[0] ?? 0;
    rises[across] = rises[0] ?? 0;
    for (let column = 0, x = 0; column < across; column++) {
      const leftHeight = heights[column] ?? 0;
      const leftRise = rises[column] ?? 0;
      const rightRise = rises[column + 1] ?? 0;
      const rightHeight = (heights[column + 1] ?? 0) - rightRise;
      for (const end = ends[column] ?? width; x < end; x++) {
        const fx = inside[x] ?? 0;
        const left = leftHeight + leftRise * fx;
        const n = start + x;
        data[n] = (data[n] ?? 0) + left + (rightHeight + rightRise * fx - left) * (eased[x] ?? 0);
      }
    }
  }
}

/** An S from 0 to 1 whose ends are flat and straight. */
function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** Blurs in place, as a Gaussian of this deviation would, by three boxes; edges repeat their outermost pixel. */
export function blurField(field: Field, deviation: number): Field {
  const radius = Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2);
  if (radius < 1) return field;
  const { width, height, data } = field;
  const before = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    before.set(data);
    for (let y = 0; y < height; y++) blurRow(before, data, y * width, width, radius);
    before.set(data);
    blurColumns(before, data, width, height, radius);
  }
  return field;
}

function blurRow(from: Float32Array, to: Float32Array, start: number, count: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = count - 1;
  const at = (n: number) => from[start + (n < 0 ? 0 : n > last ? last : n)] ?? 0;
  let sum = at(0);
  for (let n = 1; n <= radius; n++) sum += at(0) + at(n);
  for (let n = 0; n < count; n++) {
    to[start + n] = sum * share;
    sum += at(n + radius + 1) - at(n - radius);
  }
}

/** All columns at once, row by row: memory is read in its own order. */
function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const startOf = (y: number) => (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
  for (let y = -radius; y <= radius; y++) {
    const start = startOf(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[start + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const [start, entering, leaving] = [y * width, startOf(y + radius + 1), startOf(y - radius)];
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      to[start + x] = sum * share;
      sums[x] = sum + (from[entering + x] ?? 0) - (from[leaving + x] ?? 0);
    }
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
