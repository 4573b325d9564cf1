import type { MaskName } from "../../materials/photographs/motion.ts";
import type { QuietZone } from "../../engine/quietZone.ts";
import { blurred, nodeStep, smoothstep, type Features, type Nodes } from "./features.ts";

/** Beyond a quiet zone everything moves again after so many of its feathers. */
const stillFeathers = 2.2;

/** Each node's share of a motion, 0…1 (`flanks`: −1…1, as they go apart), always 0 where words stand. */
export type Masks = (name: MaskName) => Float32Array;

/** The masks of a photograph, each made when it is first asked for. */
export function masksOf(features: Features, quietZones: readonly QuietZone[]): Masks {
  const free = freeOfWords(features, quietZones);
  const made = new Map<MaskName, Float32Array>();
  const masks: Masks = (name) => {
    const mask = made.get(name) ?? shares[name](features, masks).map((share, n) => share * (free[n] ?? 0));
    made.set(name, mask);
    return mask;
  };
  return masks;
}

const shares: Record<MaskName, (features: Features, masks: Masks) => Float32Array> = {
  everywhere: (features) => byPlace(features, () => 1),
  shoulders: (features) => byPlace(features, (_, down) => smoothstep(0.3, 0.8, down)),
  flanks: (features) => byPlace(features, (across, down) => (2 * across - 1) * smoothstep(0.35, 0.8, down)),
  rooted: (features) => byPlace(features, (_, down) => (1 - smoothstep(0.1, 1, down)) ** 0.8),
  loose: looseParts,
  water: waterOf,
  waterGlints: ({ glints }, masks) => {
    const water = masks("water");
    return glints.map((share, n) => share * (water[n] ?? 0));
  },
  vivid: vividParts,
  glints: ({ glints }) => glints.slice(),
};

/** By the share of the way across and down the canvas. */
function byPlace({ columns, rows }: Nodes, at: (across: number, down: number) => number): Float32Array {
  return Float32Array.from({ length: columns * rows }, (_, n) =>
    at((n % columns) / (columns - 1), Math.floor(n / columns) / (rows - 1)),
  );
}

/** 0 where words stand and right around them, 1 well away from them. */
function freeOfWords({ columns, rows }: Nodes, quietZones: readonly QuietZone[]): Float32Array {
  const free = new Float32Array(columns * rows).fill(1);
  for (const { x, y, width, height, featherPixels } of quietZones) {
    for (let row = 0, n = 0; row < rows; row++) {
      const beyondY = Math.max(y - row * nodeStep, row * nodeStep - y - height, 0);
      for (let column = 0; column < columns; column++, n++) {
        const beyondX = Math.max(x - column * nodeStep, column * nodeStep - x - width, 0);
        // A node moves what is around it as well.
        const distance = Math.sqrt(beyondX * beyondX + beyondY * beyondY) - 2 * nodeStep;
        free[n] = Math.min(free[n] ?? 0, smoothstep(0, stillFeathers * featherPixels, distance));
      }
    }
  }
  return free;
}

/** Skin of any shade lies on one side of grey: more red than blue, moderately. */
function isSkin(cb: number, cr: number): number {
  const warm = smoothstep(0.015, 0.05, cr) * (1 - smoothstep(0.2, 0.26, cr));
  return warm * smoothstep(0.01, 0.04, -cb) * (1 - smoothstep(0.2, 0.26, -cb));
}

function looseParts(features: Features): Float32Array {
  const { cb, cr, luma, outlines } = features;
  const skin = blurred(
    cb.map((blue, n) => isSkin(blue, cr[n] ?? 0)),
    features,
    2.5,
  );
  const smooth = blurred(luma, features, 2);
  const structure = blurred(
    luma.map((light, n) => Math.abs(light - (smooth[n] ?? 0))),
    features,
    3,
  );
  // The outline of a face belongs to the face, even where hair begins.
  const loose = structure.map(
    (detail, n) =>
      smoothstep(0.004, 0.02, detail) *
      (1 - smoothstep(0.06, 0.35, skin[n] ?? 0)) *
      (1 - (outlines[n] ?? 0) * smoothstep(0.01, 0.12, skin[n] ?? 0)),
  );
  return blurred(loose, features, 2);
}

/** Rows among which a horizon is looked for, and from which on there is enough below it; shares of the height. */
const horizonRows = { from: 0.15, to: 0.72 };
/** How unlike the water's own colour, in deviations, something still may be, and no longer is water. */
const unlike = { from: 2, to: 3.6 };
const leastSpread = { luma: 0.08, colour: 0.018 };

/** How much less certain water is past each node of an outline. */
const shoreLoss = 0.3;

/** The row, a share of the height, over which the picture changes most all across. */
export function horizonOf({ columns, rows, luma, cb, cr }: Features): number {
  const means = Array.from({ length: rows }, (_, row) =>
    [luma, cb, cr].map((field) => meanOf(field.subarray(row * columns, (row + 1) * columns))),
  );
  let best = { row: Math.round(rows * horizonRows.from), change: -1 };
  for (let row = Math.round(rows * horizonRows.from); row < rows * horizonRows.to; row++) {
    const change = [0, 1, 2].reduce((sum, channel) => {
      const [above, below] = [means[row - 2]?.[channel] ?? 0, means[row + 2]?.[channel] ?? 0];
      return sum + (above - below) ** 2;
    }, 0);
    if (change > best.change) best = { row, change };
  }
  return best.row / rows;
}

function waterOf(features: Features): Float32Array {
  const { columns, rows, luma, cb, cr, outlines } = features;
  const first = Math.round(horizonOf(features) * rows) + 2;
  const band = (field: Float32Array) => field.subarray(first * columns, Math.min(rows, first + 16) * columns);
  const distances = new Float32Array(columns * rows);
  for (const field of [luma, cb, cr]) {
    const own = band(field);
    const mean = medianOf(own);
    const variance = meanOf(own.map((value) => Math.min(0.02, (value - mean) ** 2)));
    const spread = Math.max(field === luma ? leastSpread.luma : leastSpread.colour, Math.sqrt(variance));
    for (let n = first * columns; n < distances.length; n++)
      distances[n] = (distances[n] ?? 0) + (((field[n] ?? 0) - mean) / spread) ** 2;
  }
  // It goes down from the horizon, around what is narrow, and ends at what crosses it: a deck may have its colours.
  const water = new Float32Array(columns * rows);
  for (let n = first * columns; n < water.length; n++) {
    let above = n < (first + 1) * columns ? 1 : 0;
    for (let k = n - columns - 2; k <= n - columns + 2; k++) above = Math.max(above, water[k] ?? 0);
    const like = 1 - smoothstep(unlike.from, unlike.to, Math.sqrt(distances[n] ?? 0));
    water[n] = Math.min(like, above * (1 - shoreLoss * (outlines[n] ?? 0)));
  }
  const whole = blurred(water, features, 2);
  return whole.map((share, n) => {
    // Waves are larger the nearer they are.
    const near = Math.min(1, 0.25 + (2 * Math.max(0, Math.floor(n / columns) - first)) / (rows - first));
    return near * smoothstep(0.25, 0.8, share) * (1 - 0.9 * (outlines[n] ?? 0));
  });
}

/** From half of the picture's strongest colours on. */
function vividParts(features: Features): Float32Array {
  const { saturation } = features;
  const sorted = saturation.slice().sort();
  const usual = sorted[Math.floor(0.4 * sorted.length)] ?? 0;
  const strong = sorted[Math.floor(0.9 * sorted.length)] ?? 1;
  const from = usual + 0.35 * (strong - usual);
  const vivid = saturation.map((share) => smoothstep(from, Math.max(from + 0.08, strong), share));
  return blurred(vivid, features, 3);
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function medianOf(values: Float32Array): number {
  return values.slice().sort()[Math.floor(values.length / 2)] ?? 0;
}
