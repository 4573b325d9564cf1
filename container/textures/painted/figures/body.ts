import type { Ramp } from "../shared/tones.ts";
import { band, flipped, line, reversed, type Curve } from "./curves.ts";
import type { InkLine, Piece } from "./figure.ts";
import { toneOf } from "./flesh.ts";
import { twice } from "./frontal.ts";
import { drape, strap } from "./garments.ts";
import { ellipse, locks } from "./hair.ts";
import { smooth } from "./profile.ts";
import { ridge, type Ridge } from "./relief.ts";

/*
 * Bodies, hats and towels, in the units of the head that goes with them; legs in lengths of a thigh, from the knee.
 */

const upperSide = "0.168,0.4 0.166,0.58 0.195,0.675 0.29,0.745 0.44,0.795 0.6,0.845 0.69,0.92 0.71,1.1 0.68,1.36";
const lowerSide = "0.62,1.66 0.55,1.95 0.515,2.2 0.545,2.45 0.64,2.75 0.725,3.05 0.75,3.35 0.72,3.7";
const side = line(`${upperSide} ${lowerSide} 0.66,4.4 0.6,5.2`);

const backModelling: readonly Ridge[] = [
  ridge("0,0.62 0,0.9 0,1.4 0,2.0 0,2.5", 0.06, -0.5, "broad"),
  ...twice(ridge("0.22,1.02 0.27,1.2 0.25,1.38 0.36,1.5", 0.08, 0.34, "broad")),
  ...twice(ridge("0.1,1.7 0.11,2.0 0.1,2.3", 0.1, 0.26, "broad")),
  ...twice(ridge("0.11,2.62", 0.06, -0.3)),
];

/** A woman from behind, from the neck to the hips, with her arms beside her. */
export function figureBack(skin: Ramp, more: Partial<Piece> = {}): Piece[] {
  const arm = line(`
    0.5,0.815 0.64,0.85 0.76,0.93 0.835,1.08 0.855,1.35 0.865,1.65 0.885,1.9 0.92,2.2 0.935,2.55 0.915,2.85 0.93,3.05
    0.9,3.3 0.84,3.36 0.8,3.2 0.8,2.9 0.795,2.55 0.76,2.2 0.735,1.9 0.7,1.6 0.665,1.36 0.6,1.1 0.5,0.815
  `);
  const elbow = ridge("0.815,1.86 0.83,1.96", 0.05, -0.3);
  const flesh = { ...smooth, ramp: skin, tone: 0.62, ...more };
  return [
    { ...flesh, outline: [flipped(reversed(side)), side], ridges: backModelling, lift: 0.06 },
    { ...flesh, outline: [arm], ridges: [elbow], lift: 0.025 },
    { ...flesh, outline: [flipped(arm)], ridges: [{ ...elbow, curve: flipped(elbow.curve) }], lift: 0.025 },
  ];
}

/** A swimsuit of one piece with a low back. */
export function swimsuit(ramp: Ramp, seed: number): Piece[] {
  const hem = line(`${lowerSide} 0.4,3.9 0,4.05`);
  const scoop = line(`
    -0.66,1.6 -0.58,1.53 -0.5,1.46 -0.44,1.62 -0.36,1.88 -0.2,2.12 0,2.2 0.2,2.12 0.36,1.88 0.44,1.62 0.5,1.46
    0.58,1.53 0.66,1.6
  `);
  const straps = [1, -1].map((turn) => {
    const over = line("0.485,1.5 0.475,1.3 0.44,1.05 0.385,0.8");
    return strap(turn === 1 ? over : flipped(over), 0.06, ramp, 0.1);
  });
  return [
    ...straps,
    drape({
      outline: [scoop, hem, reversed(flipped(hem))],
      folds: [{ from: line("-0.5,2.2 0,2.36 0.5,2.2"), to: line("-0.6,2.6 0,2.74 0.6,2.6"), count: 5 }],
      ramp,
      seed,
      sheen: 0.1,
      lift: 0.014,
    }),
  ];
}

/** A ponytail that hangs down a back. */
export function ponytail(ramp: Ramp, tie: Ramp, seed: number): Piece[] {
  const left = line("-0.05,-0.14 -0.13,-0.02 -0.19,0.2 -0.17,0.48 -0.11,0.74 -0.13,1.0 -0.12,1.22 -0.02,1.5");
  const right = line("0.05,-0.14 0.14,-0.02 0.2,0.18 0.2,0.44 0.17,0.7 0.15,0.96 0.09,1.2 -0.02,1.5");
  const hair = locks({
    outline: [left, reversed(right)],
    bundles: [{ from: left, to: right, count: 17 }],
    ramp,
    seed,
    width: 1.1,
    lift: 0.06,
  });
  const knot = { ...smooth, outline: [ellipse(0, -0.12, 0.085, 0.042)], ridges: [], ramp: tie, lift: 0.01 };
  return [hair, knot];
}

/** A straw hat with a wide brim, seen from behind and a little from above. */
export function sunHat(straw: Ramp, ribbon: Ramp, seed: number): Piece[] {
  const rings = (x: number, y: number, across: number, down: number, from: number, count: number): Ridge[] =>
    Array.from({ length: count }, (_, n): Ridge => {
      const share = from + ((1 - from) * (n + 0.5)) / count;
      return {
        curve: ellipse(x, y, across * share, down * share),
        width: 0.012,
        height: n % 2 ? 0.8 : -0.8,
        soft: "fine",
      };
    });
  const weave = (x: number, y: number, across: number, down: number, from: number): InkLine[] =>
    Array.from({ length: 150 }, (_, n): InkLine => {
      const angle = (n / 150) * 2 * Math.PI + 0.02 * Math.sin(n * 7 + seed);
      const at = (share: number, turn: number) =>
        [x + Math.cos(angle + turn) * across * share, y + Math.sin(angle + turn) * down * share] as const;
      const isDark = n % 2 === 0;
      const curve = [at(from, 0), at((1 + from) / 2, 0.05), at(1, 0.1)];
      return { curve, width: 0.005, colour: toneOf(straw, isDark ? 0.2 : 0.95), opacity: isDark ? 0.26 : 0.22 };
    });
  const body = { ramp: straw, gloss: 0, tightness: 20, contrast: 0.7 };
  const crown = line(`
    -0.37,-0.1 -0.385,-0.3 -0.33,-0.5 -0.18,-0.62 0.02,-0.65 0.22,-0.61 0.35,-0.48 0.395,-0.28 0.37,-0.1 0.2,-0.03
    0,-0.01 -0.2,-0.03 -0.37,-0.1
  `);
  const sash = [
    line("-0.39,-0.24 -0.2,-0.165 0,-0.145 0.2,-0.165 0.397,-0.24"),
    line("0.372,-0.1 0.2,-0.03 0,-0.01 -0.2,-0.03 -0.372,-0.1"),
  ];
  return [
    {
      ...{
        ...body,
        outline: [ellipse(0, 0, 1.02, 0.46)],
        ridges: rings(0, 0, 1.02, 0.46, 0.4, 15),
        edge: 0.6,
        round: 0.5,
      },
      ...{ inks: weave(0, 0, 1.02, 0.46, 0.36), tone: 0.62, lift: 0.1 },
    },
    {
      ...{
        ...body,
        outline: [crown],
        edge: 0.4,
        round: 1.1,
        inks: weave(0, -0.3, 0.42, 0.4, 0.05),
        tone: 0.64,
        lift: 0.05,
      },
      ridges: Array.from({ length: 9 }, (_, n) => {
        const y = -0.14 - 0.055 * n;
        return ridge(
          `-0.42,${String(y - 0.06)} 0,${String(y + 0.03)} 0.42,${String(y - 0.06)}`,
          0.013,
          n % 2 ? 0.7 : -0.7,
          "fine",
        );
      }),
    },
    drape({ outline: sash, folds: [], ramp: ribbon, seed, sheen: 0.14, lift: 0.012 }),
  ];
}

/** A towel around wet hair, from the front. */
export function frontTurban(ramp: Ramp, seed: number): Piece[] {
  const wrap = line(`
    -0.345,-0.06 -0.43,-0.24 -0.42,-0.44 -0.3,-0.62 -0.08,-0.71 0.16,-0.7 0.34,-0.58 0.425,-0.38 0.41,-0.2 0.345,-0.06
  `);
  const brow = line("0.345,-0.06 0.3,-0.2 0.18,-0.295 0.0,-0.325 -0.18,-0.295 -0.3,-0.2 -0.345,-0.06");
  const knot = line("-0.1,-0.33 -0.13,-0.46 -0.06,-0.6 0.06,-0.62 0.14,-0.5 0.12,-0.36 0.02,-0.3 -0.1,-0.33");
  const cloth = { ramp, seed, lift: 0.03 };
  return [
    drape({
      ...{ ...cloth, outline: [wrap, brow] },
      folds: [
        { from: line("-0.34,-0.08 -0.24,-0.28 0,-0.4"), to: line("-0.3,-0.6 -0.14,-0.6 0,-0.52"), count: 9 },
        { from: line("0.34,-0.08 0.24,-0.28 0.04,-0.4"), to: line("0.34,-0.56 0.16,-0.6 0.04,-0.52"), count: 9 },
      ],
    }),
    drape({
      ...{ ...cloth, outline: [knot], lift: 0.02 },
      folds: [
        { from: line("-0.1,-0.36 -0.08,-0.46 -0.04,-0.58"), to: line("0.1,-0.36 0.11,-0.46 0.08,-0.58"), count: 6 },
      ],
    }),
  ];
}

const thigh = line(`
  -1.5,0.12 -0.95,-0.2 -0.5,-0.5 -0.2,-0.73 -0.07,-0.8 0.03,-0.81 0.11,-0.76 0.17,-0.66 0.27,-0.43 0.37,-0.17
  0.445,0.06 0.5,0.16 0.6,0.225 0.74,0.275 0.83,0.3 0.855,0.33 0.83,0.352 0.7,0.352 0.55,0.345 0.44,0.345 0.385,0.32
  0.37,0.26 0.385,0.16 0.36,0.06 0.27,-0.09 0.16,-0.25 0.07,-0.42 0.0,-0.5 -0.1,-0.47 -0.35,-0.25 -0.7,0.1 -1.1,0.5
  -1.5,0.9
`);

/** A bent leg from the side, its foot on the ground. */
export function leg(skin: Ramp, more: Partial<Piece> = {}): Piece {
  const ridges = [
    // Kneecap, shin, calf and ankle.
    ridge("0.03,-0.74 0.08,-0.7", 0.07, 0.4),
    ridge("0.17,-0.58 0.28,-0.28 0.4,0.04", 0.03, 0.3),
    ridge("0.1,-0.36 0.2,-0.16 0.3,0.0", 0.08, 0.34, "broad"),
    ridge("0.425,0.2", 0.045, 0.6),
    ridge("0.0,-0.5 0.05,-0.58", 0.05, -0.4),
    ridge("-1.2,0.2 -0.7,-0.14 -0.3,-0.44", 0.14, 0.3, "broad"),
    ridge("0.76,0.3 0.78,0.335", 0.012, -0.6, "fine"),
  ];
  return { ...smooth, outline: [thigh], ridges, ramp: skin, tone: 0.6, lift: 0.05, ...more };
}

/** A narrow cord, as of a bikini. */
export function cord(curve: Curve, ramp: Ramp): Piece {
  return { ...smooth, outline: band(curve, 0.022), ridges: [], ramp, tone: 0.6, edge: 0.8, round: 0, lift: 0.01 };
}
