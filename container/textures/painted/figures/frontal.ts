import { flipped, line, reversed, type Curve, type Point } from "./curves.ts";
import type { InkLine, Piece } from "./figure.ts";
import { coil, ellipse, locks } from "./hair.ts";
import { smooth, type HeadColours } from "./profile.ts";
import { ridge, type Ridge } from "./relief.ts";
import type { Ramp } from "../shared/tones.ts";

/*
 * A woman's head from the front. A unit is the height of the head; the origin is between the eyes.
 */

/** The same on both sides. */
export const twice = (ridge: Ridge): Ridge[] => [ridge, { ...ridge, curve: flipped(ridge.curve) }];
const bothInks = (ink: InkLine): InkLine[] => [ink, { ...ink, curve: flipped(ink.curve) }];

const half: Curve = line(`
  0,-0.46 0.15,-0.435 0.26,-0.35 0.32,-0.22 0.335,-0.08 0.335,0.05 0.316,0.15 0.28,0.26 0.218,0.365
  0.142,0.448 0.07,0.49 0,0.5
`);

const face: readonly Ridge[] = [
  ...twice(ridge("0.06,-0.11 0.15,-0.135 0.25,-0.1", 0.06, 0.26, "soft")),
  ...twice(ridge("0.075,-0.015 0.15,-0.045 0.235,-0.01", 0.075, -0.34, "soft")),
  ...twice(ridge("0.13,0.0 0.18,0.0", 0.085, 0.42, "soft")),
  ...twice(ridge("0.24,0.09 0.17,0.14", 0.13, 0.3, "broad")),
  ...twice(ridge("0.26,0.22 0.18,0.31", 0.1, -0.28, "broad")),
  ...twice(ridge("0.055,-0.06 0.045,0.02 0.045,0.1", 0.04, -0.2, "soft")),
  ridge("0,-0.06 0,0.04 0,0.16", 0.04, 0.36, "soft"),
  ridge("0,0.185", 0.085, 0.55, "soft"),
  ...twice(ridge("0.055,0.195", 0.045, 0.45, "soft")),
  ...twice(ridge("0.082,0.175 0.085,0.21 0.065,0.225", 0.02, -0.3, "soft")),
  ridge("-0.05,0.232 0,0.242 0.05,0.232", 0.02, -0.5, "soft"),
  ...twice(ridge("0.016,0.25 0.02,0.28", 0.012, 0.3, "fine")),
  ridge("-0.06,0.395 0,0.402 0.06,0.395", 0.035, -0.42, "soft"),
  ridge("0,0.445", 0.1, 0.34, "soft"),
  ...twice(ridge("0.115,0.2 0.15,0.27 0.15,0.33", 0.03, -0.14, "soft")),
];

const lashes = (lash: HeadColours["lash"]): InkLine[] => [
  {
    curve: line("0.078,0.012 0.12,0.036 0.17,0.04 0.235,0.012"),
    width: 0.013,
    colour: lash,
    opacity: 0.92,
    fullest: 0.58,
  },
  ...Array.from({ length: 12 }, (_, n): InkLine => {
    const share = n / 11;
    const x = 0.098 + 0.132 * share;
    const y = 0.012 + 0.029 * Math.sin(Math.PI * (0.12 + 0.78 * share));
    const lean = -0.01 + 0.042 * share;
    return {
      curve: [
        [x, y - 0.002],
        [x + lean * 0.4, y + 0.015],
        [x + lean, y + 0.022 - 0.006 * share],
      ],
      width: 0.0055,
      colour: lash,
      opacity: 0.8,
      fullest: 0.25,
    };
  }),
  {
    curve: line("0.085,-0.022 0.15,-0.042 0.232,-0.01"),
    width: 0.006,
    colour: lash,
    opacity: 0.26,
  },
  {
    curve: line("0.062,-0.098 0.12,-0.132 0.19,-0.136 0.268,-0.092"),
    width: 0.024,
    colour: lash,
    opacity: 0.6,
    fullest: 0.38,
  },
  {
    curve: line("0.022,0.228 0.038,0.222 0.056,0.226"),
    width: 0.01,
    colour: lash,
    opacity: 0.4,
  },
];

const upperLip: readonly Curve[] = [
  line("-0.118,0.318 -0.07,0.305 -0.028,0.289 0,0.298 0.028,0.289 0.07,0.305 0.118,0.318"),
  line("0.118,0.318 0.055,0.326 0,0.335 -0.055,0.326 -0.118,0.318"),
];
const lowerLip: readonly Curve[] = [
  line("-0.118,0.318 -0.055,0.326 0,0.335 0.055,0.326 0.118,0.318"),
  line("0.118,0.318 0.07,0.366 0,0.382 -0.07,0.366 -0.118,0.318"),
];

/** The face with its ears and lips. */
export function frontalHead({ skin, lips, lash }: HeadColours, more: Partial<Piece> = {}): Piece[] {
  const lip = { ...smooth, ramp: lips, ridges: [], edge: 0.45, round: 0.12, contrast: 0.5, gloss: 0.12 };
  return [
    ...[1, -1].map((side): Piece => ({
      ...smooth,
      outline: [ellipse(side * 0.345, 0.065, 0.036, 0.1, side * 0.16)],
      ridges: [
        {
          curve: [
            [side * 0.35, 0.0],
            [side * 0.355, 0.06],
            [side * 0.345, 0.11],
          ],
          width: 0.016,
          height: -0.7,
          soft: "fine",
        },
      ],
      ramp: skin,
      tone: 0.58,
      lift: 0.01,
    })),
    {
      ...smooth,
      outline: [[...flipped(reversed(half)), ...half.slice(1)].reverse()],
      ridges: face,
      ramp: skin,
      lift: 0.055,
      ...more,
      inks: [...lashes(lash).flatMap(bothInks), ...(more.inks ?? [])],
    },
    { ...lip, outline: upperLip, tone: 0.54 },
    { ...lip, outline: lowerLip, tone: 0.66 },
  ];
}

/** Hair that is parted in the middle and combed back behind the ears. */
export function parted(ramp: Ramp, seed: number): Piece {
  const side: Curve = line("0,-0.375 0.1,-0.34 0.2,-0.26 0.272,-0.15 0.302,-0.06 0.328,-0.015 0.365,0.0");
  const outer: Curve = line("0.365,0.0 0.393,-0.07 0.4,-0.17 0.36,-0.34 0.24,-0.49 0.08,-0.55 0,-0.545");
  const flow = (flip: (curve: Curve) => Curve) => ({
    from: flip(line("0,-0.54 0.14,-0.53 0.28,-0.43 0.37,-0.25 0.398,-0.1 0.37,0.0")),
    to: flip(line("0.0,-0.38 0.1,-0.345 0.2,-0.27 0.27,-0.155 0.303,-0.06 0.35,-0.005")),
    count: 14,
  });
  return locks({
    outline: [side, outer, flipped(reversed(outer)), flipped(reversed(side))],
    bundles: [flow((curve) => curve), flow(flipped)],
    ridges: [ridge("0,-0.56 0,-0.37", 0.008, -1, "fine")],
    ramp,
    seed,
    lift: 0.025,
  });
}

export function topKnot(ramp: Ramp, seed: number): Piece {
  const [x, y]: Point = [0, -0.62];
  return locks({
    outline: [ellipse(x, y, 0.17, 0.14)],
    bundles: coil(x, y, 0.17, 0.14, 0.6).map((pair) => ({ ...pair, count: 7 })),
    ramp,
    seed,
    lift: 0.03,
  });
}
