import type { Colour } from "../../colour.ts";
import type { Ramp } from "../shared/tones.ts";
import { line, type Curve } from "./curves.ts";
import type { Piece } from "./figure.ts";
import { ridge, type Ridge } from "./relief.ts";

/*
 * A woman's head from the side, looking to the left. A unit is the height of the head; the origin is before the ear.
 */

/** From the hairline down the face to the pit of the neck. */
const contour: Curve = line(`
  -0.2,-0.43 -0.3,-0.34 -0.352,-0.25 -0.374,-0.16 -0.377,-0.09 -0.369,-0.045 -0.357,-0.012 -0.362,0.01
  -0.392,0.06 -0.43,0.11 -0.457,0.138 -0.459,0.153 -0.442,0.168 -0.41,0.178 -0.392,0.188 -0.394,0.206
  -0.411,0.226 -0.418,0.24 -0.408,0.254 -0.389,0.262 -0.4,0.272 -0.409,0.288 -0.399,0.306 -0.376,0.32
  -0.366,0.336 -0.374,0.36 -0.38,0.39 -0.366,0.424 -0.328,0.448 -0.27,0.453 -0.19,0.452 -0.11,0.466
  -0.055,0.51 -0.035,0.57 -0.04,0.65 -0.06,0.73 -0.1,0.81 -0.19,0.89 -0.34,0.98 -0.5,1.08 -0.64,1.36
  -0.66,2.8 -0.66,5
`);

const nape: Curve = line(`
  1.5,5 1.5,2.8 1.46,1.36 1.2,1.05 0.9,0.94 0.62,0.86 0.45,0.77 0.37,0.66 0.335,0.55 0.345,0.42 0.39,0.26
`);

const crown: Curve = line("0.39,0.26 0.47,0.05 0.44,-0.2 0.28,-0.42 0.02,-0.49 -0.2,-0.43");

/** The whole head with neck and shoulders. */
export const headOutline: readonly Curve[] = [contour, nape, crown];

export interface HeadColours {
  skin: Ramp;
  lips: Ramp;
  lash: Colour;
}

/** Volumes of the face under the skin. */
const modelling: readonly Ridge[] = [
  // Brow, cheekbone and jaw.
  ridge("-0.34,-0.06 -0.27,-0.085 -0.18,-0.06", 0.05, 0.28, "soft"),
  ridge("-0.24,0.1 -0.16,0.085 -0.05,0.04", 0.1, 0.34, "broad"),
  ridge("-0.28,0.4 -0.14,0.385 -0.02,0.33 0.05,0.22 0.07,0.1", 0.06, 0.3, "broad"),
  ridge("-0.2,0.5 -0.08,0.49 0.05,0.42 0.13,0.3", 0.09, -0.75, "broad"),
  // The eye's socket and its ball under the lid.
  ridge("-0.325,0.0 -0.25,0.02", 0.06, -0.4, "soft"),
  ridge("-0.278,0.012", 0.085, 0.5, "soft"),
  // Wing of the nose, and the fold beside it.
  ridge("-0.372,0.142", 0.06, 0.5, "soft"),
  ridge("-0.333,0.115 -0.33,0.15 -0.345,0.176", 0.02, -0.32, "soft"),
  ridge("-0.4,0.167 -0.378,0.174 -0.362,0.168", 0.012, -0.7, "fine"),
  ridge("-0.32,0.18 -0.31,0.24 -0.325,0.29", 0.05, -0.24, "broad"),
  // Chin, and the hollow under the lip.
  ridge("-0.345,0.385", 0.09, 0.34, "soft"),
  ridge("-0.37,0.332 -0.33,0.33", 0.035, -0.4, "soft"),
  // Collarbone.
  ridge("-0.13,0.92 0.1,0.99 0.4,0.99 0.75,0.95", 0.045, 0.55, "soft"),
  ridge("-0.04,0.88 0.15,0.91 0.42,0.89", 0.07, -0.5, "broad"),
  // Neck: the long muscle from behind the ear to the pit, and the throat before it.
  ridge("0.16,0.34 0.13,0.52 0.05,0.7 -0.11,0.89", 0.07, 0.42, "broad"),
  ridge("0.05,0.52 0.02,0.64 -0.06,0.78", 0.06, -0.4, "broad"),
];

const ear: readonly Ridge[] = [
  {
    curve: line(`
  0.105,0.08 0.085,0.03 0.1,-0.035 0.145,-0.055 0.18,-0.02 0.172,0.05 0.14,0.11 0.115,0.145 0.09,0.13
`),
    width: 0.022,
    height: 0.9,
    soft: "fine",
  },
  ridge("0.125,-0.005 0.145,0.02 0.135,0.06 0.115,0.075", 0.022, -0.8, "fine"),
  ridge("0.155,0.0 0.15,0.05 0.125,0.09", 0.014, 0.5, "fine"),
  ridge("0.108,0.12", 0.05, 0.45, "soft"),
];

const upperLip: readonly Curve[] = [
  line("-0.4,0.216 -0.411,0.226 -0.418,0.24 -0.408,0.254 -0.389,0.262"),
  line("-0.389,0.262 -0.35,0.258 -0.312,0.266"),
  line("-0.312,0.266 -0.34,0.24 -0.37,0.224 -0.4,0.216"),
];
const lowerLip: readonly Curve[] = [
  line("-0.389,0.262 -0.4,0.272 -0.409,0.288 -0.399,0.306 -0.382,0.315"),
  line("-0.382,0.315 -0.345,0.3 -0.312,0.266"),
  line("-0.312,0.266 -0.35,0.259 -0.389,0.262"),
];

/** Skin over flesh. */
export const smooth = {
  edge: 0.5,
  round: 0.75,
  tone: 0.66,
  contrast: 0.62,
  gloss: 0,
  tightness: 30,
  inks: [],
  lift: 0,
} as const;

/** Raises the corner of the mouth. */
const smiling = (curve: Curve, smile: number): Curve =>
  curve.map(([x, y]) => [
    x + 0.2 * smile * Math.max(0, (x + 0.395) / 0.085),
    y - smile * Math.max(0, (x + 0.395) / 0.085),
  ]);

/** A cheek that a smile lifts, and the fold before it. */
const cheer: readonly Ridge[] = [
  ridge("-0.25,0.15 -0.2,0.12", 0.12, 0.36, "broad"),
  ridge("-0.325,0.17 -0.285,0.205 -0.272,0.25", 0.02, -0.36, "soft"),
];

/** Neck and face with its lips; `smile` raises the mouth's corner, in units. */
export function profileHead({ skin, lips, lash }: HeadColours, more: Partial<Piece> = {}, smile = 0): Piece[] {
  const face: Piece = {
    ...smooth,
    outline: headOutline,
    ridges: [...modelling, ...ear, ...(smile > 0 ? cheer : [])],
    ramp: skin,
    lift: 0.05,
    ...more,
    inks: [
      // The closed lid with its lashes, its crease, and the brow.
      {
        curve: line("-0.322,0.02 -0.305,0.036 -0.275,0.04 -0.235,0.022"),
        width: 0.012,
        colour: lash,
        opacity: 0.92,
        fullest: 0.4,
      },
      ...Array.from({ length: 9 }, (_, n) => {
        const share = n / 8;
        const [x, y] = [-0.326 + 0.085 * share, 0.024 + 0.016 * Math.sin(Math.PI * (0.2 + share * 0.75))];
        return {
          curve: [
            [x + 0.004, y],
            [x - 0.012 + 0.004 * share, y + 0.016],
            [x - 0.034 + 0.02 * share, y + 0.021],
          ] as Curve,
          width: 0.0055,
          colour: lash,
          opacity: 0.8,
          fullest: 0.25,
        };
      }),
      {
        curve: line("-0.318,-0.004 -0.285,-0.012 -0.24,0.004"),
        width: 0.006,
        colour: lash,
        opacity: 0.28,
      },
      {
        curve: line("-0.352,-0.064 -0.31,-0.096 -0.25,-0.098 -0.19,-0.068"),
        width: 0.02,
        colour: lash,
        opacity: 0.62,
        fullest: 0.36,
      },
      ...(more.inks ?? []),
    ],
  };
  const lip = { ...smooth, ramp: lips, ridges: [], edge: 0.42, round: 0.1, contrast: 0.5, gloss: 0.16 };
  return [
    face,
    { ...lip, outline: upperLip.map((curve) => smiling(curve, smile)), tone: 0.54 },
    {
      ...lip,
      outline: lowerLip.map((curve) => smiling(curve, smile)),
      tone: 0.66,
      ridges: [ridge("-0.385,0.288 -0.35,0.282", 0.012, 0.4, "fine")],
    },
  ];
}
