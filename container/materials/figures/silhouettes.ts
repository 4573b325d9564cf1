import type { SKRSContext2D } from "@napi-rs/canvas";
import { flipped, line, reversed, traceOutline, type Curve } from "./curves.ts";

/*
 * Outlines of people as a light behind them shows them: closed shapes in heights of the head. A profile looks to the left, its origin
 * before the ear; who is seen from behind has it in the middle of the head.
 */

/** What a shape is: a light behind it shows all of them alike, glass lets their tones through. */
export type Matter = "skin" | "hair" | "cloth";

/** Shapes that lie over each other, each an outline of curves that meet. */
export type Silhouette = readonly { matter: Matter; outline: readonly Curve[] }[];

const made = (matter: Matter, ...outlines: (readonly Curve[])[]): Silhouette =>
  outlines.map((outline) => ({ matter, outline }));

const contour = line(`
  -0.2,-0.43 -0.3,-0.34 -0.352,-0.25 -0.374,-0.16 -0.377,-0.09 -0.369,-0.045 -0.357,-0.012 -0.362,0.01
  -0.392,0.06 -0.43,0.11 -0.457,0.138 -0.459,0.153 -0.442,0.168 -0.41,0.178 -0.392,0.188 -0.394,0.206
  -0.411,0.226 -0.418,0.24 -0.408,0.254 -0.389,0.262 -0.4,0.272 -0.409,0.288 -0.399,0.306 -0.376,0.32
  -0.366,0.336 -0.374,0.36 -0.38,0.39 -0.366,0.424 -0.328,0.448 -0.27,0.453 -0.19,0.452 -0.11,0.466
  -0.055,0.51 -0.035,0.57 -0.04,0.65 -0.06,0.73 -0.1,0.81 -0.19,0.89 -0.34,0.98 -0.5,1.08 -0.64,1.36
  -0.66,2.8 -0.66,5
`);
const nape = line(`
  1.5,5 1.5,2.8 1.46,1.36 1.2,1.05 0.9,0.94 0.62,0.86 0.45,0.77 0.37,0.66 0.335,0.55 0.345,0.42 0.39,0.26
`);
const crown = line("0.39,0.26 0.47,0.05 0.44,-0.2 0.28,-0.42 0.02,-0.49 -0.2,-0.43");

/** Head, neck and shoulders from the side. */
const profile = [contour, nape, crown];

const combedBack = [
  line("-0.32,-0.37 -0.24,-0.27 -0.19,-0.17 -0.125,-0.1 -0.075,-0.06 -0.05,0.02 -0.02,0.1 0.0,0.13"),
  line("0.0,0.13 0.02,0.06 0.06,0.02 0.13,0.0 0.19,0.05 0.21,0.15 0.24,0.28 0.3,0.39 0.38,0.46"),
  line("0.38,0.46 0.45,0.32 0.52,0.1 0.5,-0.16 0.36,-0.4 0.08,-0.54 -0.16,-0.51 -0.32,-0.37"),
];
const oval = (x: number, y: number, across: number, down: number, turn = 0): Curve[] => [
  Array.from({ length: 25 }, (_, n) => {
    const angle = (n / 24) * 2 * Math.PI;
    const [u, v] = [Math.cos(angle) * across, Math.sin(angle) * down];
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)] as const;
  }),
];
/** Hair that strays from a knot. */
const wisps = [
  [line("0.66,0.1 0.74,0.02 0.8,-0.1"), line("0.8,-0.1 0.75,0.04 0.67,0.14 0.66,0.1")],
  [line("0.34,0.44 0.38,0.56 0.44,0.64"), line("0.44,0.64 0.37,0.58 0.32,0.46 0.34,0.44")],
];

export const profileWithBun: Silhouette = [
  ...made("skin", profile),
  ...made("hair", combedBack, oval(0.57, 0.22, 0.18, 0.2, 0.3), ...wisps),
];

const windblown = [
  line("-0.28,-0.38 -0.1,-0.53 0.16,-0.58 0.46,-0.5 0.8,-0.46 1.16,-0.54 1.5,-0.68 1.8,-0.7"),
  line("1.8,-0.7 1.5,-0.52 1.26,-0.36 1.5,-0.34 1.86,-0.42"),
  line("1.86,-0.42 1.5,-0.18 1.14,-0.02 0.96,0.12 1.2,0.16 1.5,0.06"),
  line("1.5,0.06 1.14,0.32 0.8,0.38 0.52,0.36 0.3,0.36 0.08,0.18 -0.1,-0.1 -0.28,-0.38"),
];

export const profileInWind: Silhouette = [...made("skin", profile), ...made("hair", windblown)];

const wrapped = [
  line("-0.365,-0.2 -0.12,-0.06 0.12,0.18 0.36,0.46"),
  line("0.36,0.46 0.52,0.3 0.62,0.02 0.6,-0.3 0.44,-0.58 0.16,-0.72 -0.12,-0.66 -0.32,-0.45 -0.365,-0.2"),
];

export const profileInTowel: Silhouette = [...made("skin", profile), ...made("cloth", wrapped)];

const dome = [
  line("-0.42,-0.25 -0.4,-0.46 -0.3,-0.64 -0.1,-0.72 0.14,-0.72 0.34,-0.64 0.46,-0.44 0.5,-0.22"),
  line("0.5,-0.22 0.02,-0.16 -0.42,-0.25"),
];
const brim = [
  line("-1.02,-0.02 -0.8,-0.14 -0.44,-0.26 0.02,-0.3 0.5,-0.24 0.9,-0.06 1.1,0.12"),
  line("1.1,0.12 0.8,0.06 0.5,-0.02 0.06,-0.1 -0.44,-0.1 -0.76,-0.06 -1.02,-0.02"),
];
const looseHair = [
  line("0.0,-0.1 -0.02,0.14 0.06,0.4 0.1,0.62 0.22,0.8 0.4,0.9"),
  line("0.4,0.9 0.56,0.7 0.56,0.4 0.5,0.1 0.48,-0.16 0.0,-0.1"),
];

export const profileInHat: Silhouette = [
  ...made("skin", profile),
  ...made("hair", looseHair),
  ...made("cloth", dome, brim),
];

const side = line(
  "0,-0.5 0.16,-0.475 0.3,-0.37 0.365,-0.19 0.365,0.0 0.33,0.14 0.265,0.25 0.2,0.33 0.13,0.385 0.06,0.372 0,0.4",
);
const backOfHead = [side, reversed(flipped(side))];

const flank = line(`
  0.168,0.4 0.166,0.58 0.195,0.675 0.29,0.745 0.44,0.795 0.6,0.845 0.69,0.92 0.71,1.1 0.68,1.36
  0.62,1.66 0.55,1.95 0.515,2.2 0.545,2.45 0.64,2.75 0.725,3.05 0.75,3.35 0.72,3.7 0.66,4.4 0.6,5.2
`);
const arm = line(`
  0.5,0.815 0.64,0.85 0.76,0.93 0.835,1.08 0.855,1.35 0.865,1.65 0.885,1.9 0.92,2.2 0.935,2.55 0.915,2.85 0.93,3.05
  0.9,3.3 0.84,3.36 0.8,3.2 0.8,2.9 0.795,2.55 0.76,2.2 0.735,1.9 0.7,1.6 0.665,1.36 0.6,1.1 0.5,0.815
`);
const ponytail = [
  line("-0.05,-0.2 -0.13,-0.02 -0.19,0.2 -0.17,0.48 -0.11,0.74 -0.13,1.0 -0.12,1.22 -0.02,1.5"),
  line("-0.02,1.5 0.09,1.2 0.15,0.96 0.17,0.7 0.2,0.44 0.2,0.18 0.14,-0.02 0.05,-0.2"),
];

const swimsuit = [
  line("-0.66,1.6 -0.5,1.46 -0.36,1.88 -0.2,2.12 0,2.2 0.2,2.12 0.36,1.88 0.5,1.46 0.66,1.6"),
  line("0.66,1.6 0.55,1.95 0.515,2.2 0.545,2.45 0.64,2.75 0.725,3.05 0.4,3.9 0,4.05 -0.4,3.9 -0.725,3.05"),
  line("-0.725,3.05 -0.64,2.75 -0.545,2.45 -0.515,2.2 -0.55,1.95 -0.66,1.6"),
];
/** A head that is turned and bent a little aside, as on a body at ease. */
const aside = (outline: readonly Curve[]): Curve[] =>
  outline.map((curve) => curve.map(([x, y]) => [0.1 + x * 0.96 + 0.16 * (0.4 - y), y + 0.06 * x] as const));

/** A woman from behind, from the hips up. */
export const standing: Silhouette = [
  ...made("skin", [flipped(reversed(flank)), flank], [arm], [flipped(arm)]),
  ...made("cloth", swimsuit),
  ...made("hair", aside(backOfHead), aside(oval(0, -0.42, 0.16, 0.14)), aside(ponytail)),
];

/** A bent leg from the side with its foot on the ground, in lengths of a thigh; the origin is the knee's hollow. */
const leg = line(`
  -1.9,0.32 -0.95,-0.2 -0.5,-0.5 -0.2,-0.73 -0.07,-0.8 0.03,-0.81 0.11,-0.76 0.17,-0.66 0.27,-0.43 0.37,-0.17
  0.445,0.06 0.5,0.16 0.6,0.225 0.74,0.275 0.83,0.3 0.855,0.33 0.83,0.352 0.7,0.352 0.55,0.345 0.44,0.345 0.385,0.32
  0.37,0.26 0.385,0.16 0.36,0.06 0.27,-0.09 0.16,-0.25 0.07,-0.42 0.0,-0.5 -0.1,-0.47 -0.35,-0.25 -0.7,0.1 -1.1,0.5
  -1.9,1.1
`);
const fartherLeg = leg.map(([x, y]) => [0.3 + x * 1.06 - y * 0.1, 0.02 + y * 0.93] as const);

export const bentLegs: Silhouette = made("skin", [leg], [fartherLeg]);

/** Fills each of its shapes in the colour of its matter. */
export function fillSilhouette(ctx: SKRSContext2D, silhouette: Silhouette, colourOf: (matter: Matter) => string): void {
  for (const { matter, outline } of silhouette) {
    ctx.fillStyle = colourOf(matter);
    traceOutline(ctx, outline);
    ctx.fill();
  }
}
