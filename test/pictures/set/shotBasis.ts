import { plainGround } from "./grounds.ts";
import type { Pack } from "./pack.ts";
import { nth } from "./random.ts";
import type { Shadow, Shot } from "./picture.ts";

const sizes: [number, number][] = [
  [800, 800],
  [720, 900],
  [840, 840],
  [680, 900],
  [900, 760],
];

const qualities = [95, 82, 90, 74, 88];

const lights = ["strips", "window", "tent", "sun"] as const;

const pitches = [0.05, 0.1, 0.16, 0.08, 0.22];

/** What pictures have in common: each of a class has other sizes, light, height of the camera and quality. */
export const basis = (
  index: number,
  pack: Pack,
): Pick<Shot, "size" | "pack" | "share" | "pitch" | "lights" | "jpegQuality" | "grain" | "foot"> => ({
  size: nth(sizes, index),
  pack,
  share: nth([0.72, 0.64, 0.76, 0.6, 0.68], index * 3),
  foot: nth([0.86, 0.84, 0.88], index),
  pitch: nth(pitches, index),
  lights: nth(lights, index),
  jpegQuality: nth(qualities, index),
  grain: nth([1, 2, 0.6, 3], index),
});

export const contact = (strength = 0.55): Shadow => ({ kind: "contact", strength });

export const pool = (strength = 0.25): Shadow => ({ kind: "pool", strength });

export const cast = (lean: number, reach: number, strength = 0.4, blur = 0.008): Shadow => ({
  kind: "cast",
  lean,
  reach,
  strength,
  blur,
});

export const drop = (strength = 0.35, blur = 0.02): Shadow => ({ kind: "drop", x: 0.025, y: 0.03, strength, blur });

/** What lies is lit as a thing on paper; what stands has its foot in the shade. */
export const grounded = (pack: Pack, ...shadows: Shadow[]): Shadow[] => (pack.lying ? [drop(0.4)] : shadows);

export const whites = ["#ffffff", "#fdfdfd", "#ffffff", "#f7f6f4", "#ffffff"];

export const greys = [
  "#d9d9d9",
  "#c4c6c8",
  "#e4e3e1",
  "#a9abad",
  "#8e9092",
  "#cfd0cf",
  "#b9b7b4",
  "#dedfe2",
  "#747678",
  "#ececeb",
];

export const colours = [
  "#efc4bd",
  "#c9d8cc",
  "#e9d3ad",
  "#b9cbe0",
  "#d7c3e2",
  "#f0a98b",
  "#9fb59a",
  "#f4d9dc",
  "#6f8fa8",
  "#d8b08c",
];

export const plainShot = (index: number, pack: Pack): Shot => ({
  ...basis(index, pack),
  expected: "cut",
  ground: plainGround(nth(whites, index)),
});
