import { noiseField } from "../../engine/field.ts";
import { nodeStep, smoothstep, type Features, type Nodes } from "./features.ts";
import { masksOf } from "./masks.ts";
import type { PhotographMotion } from "../../materials/photographs/motion.ts";
import type { QuietZone } from "../../engine/quietZone.ts";

/** What a field of the kernel adds to, in the kernel's own numbers. */
export const fieldTargets = { across: 0, down: 1, light: 2 } as const;
type Target = keyof typeof fieldTargets;

/** A field, and what it is multiplied with at a moment: the sine of its cycles, or their cosine less 1. Both start at 0. */
export interface Field {
  target: Target;
  cycles: number;
  part: "sine" | "cosine";
  values: Float32Array;
}

export interface FieldOptions {
  motion: PhotographMotion;
  features: Features;
  quietZones: readonly QuietZone[];
  /** Of the canvas, in pixels. */
  width: number;
  /** Where the light comes from, clockwise from the top, in degrees. */
  lightAngleDegrees: number;
  random: () => number;
}

/**
 * All waves of a motion as few fields: a·(sin 2π(ct + φ) − sin 2πφ) is sin 2πct times a·cos 2πφ and cos 2πct − 1 times a·sin 2πφ, so
 * that waves of the same cycles and target are one sum.
 */
export function fieldsOf({ motion, features, quietZones, width, lightAngleDegrees, random }: FieldOptions): Field[] {
  const fields = new Map<string, Field>();
  const masks = masksOf(features, quietZones);
  const { columns, rows } = features;
  const fieldOf = (target: Target, cycles: number, part: Field["part"]) => {
    const key = `${target} ${cycles} ${part}`;
    const field = fields.get(key) ?? { target, cycles, part, values: new Float32Array(columns * rows) };
    fields.set(key, field);
    return field.values;
  };
  const add = (target: Target, cycles: number, amplitude: number, mask: Float32Array, phases: Phases) => {
    if (amplitude === 0) return;
    const [sine, cosine] = [fieldOf(target, cycles, "sine"), fieldOf(target, cycles, "cosine")];
    for (let n = 0; n < mask.length; n++) {
      const share = (mask[n] ?? 0) * amplitude;
      sine[n] = (sine[n] ?? 0) + share * (phases.cosines[n] ?? 0);
      cosine[n] = (cosine[n] ?? 0) + share * (phases.sines[n] ?? 0);
    }
  };
  const running = (turnsAcross: number, turnsDown: number, start: number) =>
    phasesOf(features, (turnsAcross * nodeStep) / width, (turnsDown * nodeStep) / width, start);
  for (const { where, acrossPixels, downPixels, turnsAcross, turnsDown, cycles } of motion.sways) {
    const isWhole = turnsAcross === 0 && turnsDown === 0;
    // What moves at once sets out without a jerk.
    const phases = running(turnsAcross, turnsDown, isWhole ? -0.25 : random());
    add("across", cycles, (acrossPixels * width) / 1080, masks(where), phases);
    add("down", cycles, (downPixels * width) / 1080, masks(where), phases);
  }
  const angle = (lightAngleDegrees * Math.PI) / 180;
  for (const { where, gain, bands, cycles } of motion.glows) {
    const phases = running(-bands * Math.sin(angle), bands * Math.cos(angle), random());
    add("light", cycles, gain, masks(where), phases);
  }
  if (motion.twinkle !== undefined) {
    const { where, gain } = motion.twinkle;
    const mask = masks(where);
    const places = twinklingPlaces(columns, rows, random);
    for (const cycles of [1, 2, 3] as const) {
      const values = fieldOf("light", cycles, "cosine");
      for (let n = 0; n < mask.length; n++) {
        // The cosine less 1 goes from 0 to -2 and back.
        values[n] = (values[n] ?? 0) - 0.5 * gain * twinkling(places[n] ?? 0, cycles) * (mask[n] ?? 0);
      }
    }
  }
  return [...fields.values()];
}

/** A wave's phase at each node, as cosine and sine. */
interface Phases {
  cosines: Float32Array;
  sines: Float32Array;
}

/** A phase that grows by so many turns from node to node. */
function phasesOf({ columns, rows }: Nodes, turnsAcross: number, turnsDown: number, start: number): Phases {
  const [cosines, sines] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  const across = Array.from({ length: columns }, (_, column) => 2 * Math.PI * turnsAcross * column);
  const [acrossCosines, acrossSines] = [across.map(Math.cos), across.map(Math.sin)];
  for (let row = 0, n = 0; row < rows; row++) {
    const down = 2 * Math.PI * (start + turnsDown * row);
    const [c, s] = [Math.cos(down), Math.sin(down)];
    for (let column = 0; column < columns; column++, n++) {
      const [cosine, sine] = [acrossCosines[column] ?? 0, acrossSines[column] ?? 0];
      cosines[n] = c * cosine - s * sine;
      sines[n] = s * cosine + c * sine;
    }
  }
  return { cosines, sines };
}

/** Nodes from a place that twinkles in one time to the next in another. */
const placeNodes = 6;

/** For each node when it twinkles, 0 to 1, much like its neighbours. */
function twinklingPlaces(columns: number, rows: number, random: () => number): Float32Array {
  const cells = [Math.ceil(columns / placeNodes), Math.ceil(rows / placeNodes)] as const;
  const seed = Math.floor(random() * 0x1_0000_0000);
  return noiseField(columns, rows, { cells, octaves: 1, seed }).data.map((noise) => 0.5 + noise);
}

/** How much of a place's twinkling comes once in a loop, twice, or three times. */
function twinkling(place: number, cycles: 1 | 2 | 3): number {
  const [low, high] = [smoothstep(0.3, 0.48, place), smoothstep(0.52, 0.7, place)];
  return cycles === 1 ? 1 - low : cycles === 2 ? low * (1 - high) : high;
}

/** What a field is multiplied with at moment `t`, 0…1. */
export function strengthOf({ cycles, part }: Field, t: number): number {
  const turn = 2 * Math.PI * ((cycles * t) % 1);
  return part === "sine" ? Math.sin(turn) : Math.cos(turn) - 1;
}
