import type { Ramp } from "../shared/tones.ts";
import { line, type Curve } from "./curves.ts";
import type { Piece } from "./figure.ts";
import { coil, ellipse, locks, type LocksOptions } from "./hair.ts";

/*
 * What a head in profile wears, in the units of its drawing.
 */

/** Hair combed back over the ear. */
export function combedBack(ramp: Ramp, seed: number, more: Partial<LocksOptions> = {}): Piece {
  return locks({
    outline: [
      line(`
  -0.32,-0.36 -0.24,-0.27 -0.19,-0.17 -0.125,-0.1 -0.075,-0.06 -0.05,0.02 -0.02,0.1 0.0,0.13
`),
      line("0.0,0.13 0.02,0.06 0.06,0.02 0.13,0.0 0.19,0.05 0.21,0.15 0.24,0.28 0.3,0.39 0.38,0.46"),
      line("0.38,0.46 0.45,0.32 0.52,0.1 0.5,-0.16 0.36,-0.4 0.08,-0.54 -0.16,-0.51 -0.32,-0.36"),
    ],
    bundles: [
      {
        from: line("-0.3,-0.36 -0.12,-0.49 0.16,-0.49 0.38,-0.32 0.5,0.02 0.53,0.2"),
        to: line("-0.12,-0.1 -0.05,-0.13 0.1,-0.06 0.24,0.04 0.36,0.14 0.5,0.22"),
        count: 26,
      },
      {
        from: line("-0.1,-0.08 0.0,-0.06 0.1,-0.03 0.24,0.07 0.36,0.16 0.5,0.22"),
        to: line("0.0,0.12 0.05,0.01 0.17,0.03 0.24,0.24 0.36,0.42 0.48,0.32"),
        count: 14,
      },
    ],
    ramp,
    seed,
    ...more,
  });
}

/** A bun low at the back of the head. */
export function lowBun(ramp: Ramp, seed: number): Piece {
  const [x, y] = [0.56, 0.24];
  return locks({
    outline: [ellipse(x, y, 0.17, 0.19, 0.3)],
    bundles: coil(x, y, 0.17, 0.19, 0.4).map((pair) => ({ ...pair, count: 8 })),
    ramp,
    seed,
    lift: 0.04,
  });
}

/** Long hair that the wind carries off behind her. */
export function windblown(ramp: Ramp, seed: number): Piece[] {
  const strands = (upper: Curve, lower: Curve, more: Partial<LocksOptions>): Piece =>
    locks({
      outline: [upper, [...lower].reverse()],
      bundles: [{ from: upper, to: lower, count: 26 }],
      ramp,
      seed,
      width: 1.2,
      ...more,
    });
  return [
    strands(
      line("0.1,0.05 0.36,0.0 0.64,0.1 0.95,0.0 1.3,0.06 1.7,-0.06"),
      line("0.24,0.3 0.4,0.52 0.66,0.6 0.98,0.46 1.3,0.56 1.7,0.4"),
      { tone: 0.46 },
    ),
    strands(
      line("0.0,-0.5 0.26,-0.56 0.56,-0.42 0.88,-0.44 1.26,-0.56 1.7,-0.46"),
      line("0.02,0.02 0.24,0.2 0.54,0.34 0.86,0.2 1.24,0.14 1.7,0.24"),
      { seed: seed + 1 },
    ),
  ];
}

/** A towel around the hair after the bath. */
export function turban(ramp: Ramp, seed: number): Piece {
  return {
    ...locks({
      outline: [
        line("-0.365,-0.2 -0.25,-0.17 -0.12,-0.06 0.0,0.06 0.12,0.18 0.24,0.34 0.36,0.46"),
        line(`
  0.36,0.46 0.52,0.3 0.62,0.02 0.6,-0.3 0.44,-0.58 0.16,-0.72 -0.12,-0.66 -0.32,-0.45 -0.365,-0.2
`),
      ],
      bundles: [
        {
          from: line("-0.36,-0.22 -0.33,-0.44 -0.1,-0.66 0.18,-0.7 0.42,-0.56"),
          to: line("0.34,0.44 0.3,0.2 0.3,-0.06 0.34,-0.3 0.46,-0.52"),
          count: 9,
        },
      ],
      ramp,
      seed,
      gloss: 0,
      width: 2.6,
      tone: 0.6,
      lift: 0.04,
    }),
    inks: [],
  };
}
