import type { Ramp } from "../shared/tones.ts";
import { flipped, line, reversed, type Curve } from "./curves.ts";
import type { InkLine, Piece } from "./figure.ts";
import { toneOf } from "./flesh.ts";
import { twice } from "./frontal.ts";
import { coil, ellipse, locks } from "./hair.ts";
import { smooth } from "./profile.ts";
import { ridge, type Ridge } from "./relief.ts";

/*
 * Neck and shoulders from the front and from behind, in the units of the head that they carry.
 */

const half: Curve = line(`
  0.18,0.28 0.168,0.46 0.166,0.58 0.195,0.675 0.29,0.745 0.44,0.795 0.6,0.845 0.73,0.94 0.8,1.12 0.84,1.4
  0.87,1.9 0.9,3.2 0.92,5
`);

const outline: readonly Curve[] = [flipped(reversed(half)), half];

const throat: readonly Ridge[] = [
  // The long muscles to the pit of the neck, and the hollows beside them.
  ...twice(ridge("0.16,0.42 0.125,0.58 0.045,0.79", 0.06, 0.42)),
  ...twice(ridge("0.2,0.7 0.15,0.78 0.24,0.785", 0.07, -0.5)),
  ridge("0,0.55 0,0.72", 0.11, 0.14, "broad"),
  // Collarbones: two bends each.
  ...twice(ridge("0.045,0.83 0.15,0.835 0.28,0.86 0.42,0.855 0.56,0.87 0.66,0.9", 0.034, 0.74)),
  ...twice(ridge("0.2,0.8 0.32,0.815 0.46,0.815", 0.05, -0.62)),
  ...twice(ridge("0.12,0.9 0.3,0.925 0.46,0.915", 0.06, -0.22, "broad")),
  ridge("0,0.805", 0.055, -0.75),
  // Breastbone, the planes beside it, and the shoulders' round.
  ridge("0,0.9 0,1.1 0,1.36", 0.06, -0.2, "broad"),
  ...twice(ridge("0.68,1.0 0.7,1.16", 0.2, 0.2, "broad")),
  ...twice(ridge("0.56,1.2 0.58,1.36 0.575,1.6", 0.05, -0.2, "broad")),
];

const spine: readonly Ridge[] = [
  ridge("0,0.62 0,0.9 0,1.3 0,1.9 0,2.6", 0.06, -0.46, "broad"),
  ...twice(ridge("0.1,0.4 0.11,0.56 0.2,0.72", 0.07, 0.3, "broad")),
  // Shoulder blades.
  ...twice(ridge("0.22,1.02 0.27,1.2 0.25,1.38 0.36,1.5", 0.08, 0.3, "broad")),
  ...twice(ridge("0.4,1.1 0.44,1.24", 0.16, -0.16, "broad")),
  ...twice(ridge("0.68,1.0 0.71,1.2", 0.2, 0.3, "broad")),
  ...twice(ridge("0.56,1.3 0.58,1.6", 0.05, -0.36, "broad")),
];

export function torso(skin: Ramp, more: Partial<Piece> = {}): Piece {
  return { ...smooth, outline, ridges: throat, ramp: skin, tone: 0.6, lift: 0.05, ...more };
}

/** A bare back; hairs that came loose lie on its nape. */
export function bareBack(skin: Ramp, hair: Ramp, more: Partial<Piece> = {}): Piece {
  const wisps = [
    "-0.06,0.38 -0.075,0.46 -0.05,0.53",
    "0.07,0.38 0.1,0.47 0.085,0.56",
    "0.0,0.41 0.012,0.47 -0.004,0.52",
  ];
  const loose = [...wisps, "-0.11,0.34 -0.14,0.44 -0.115,0.52 -0.125,0.6", "0.13,0.32 0.15,0.4 0.135,0.47"];
  const inks = loose.map((points): InkLine => {
    return { curve: line(points), width: 0.006, colour: toneOf(hair, 0.4), opacity: 0.5, fullest: 0.3 };
  });
  return { ...smooth, outline, ridges: spine, ramp: skin, tone: 0.6, lift: 0.05, inks, ...more };
}

/** The back of a head with its ears, and hair that is combed up. */
export function combedUp(skin: Ramp, hair: Ramp, seed: number): Piece[] {
  const side: Curve = line(
    "0,-0.5 0.16,-0.475 0.3,-0.37 0.365,-0.19 0.365,0.0 0.33,0.14 0.265,0.25 0.2,0.33 0.13,0.385 0.06,0.372 0,0.4",
  );
  const flow = (flip: (curve: Curve) => Curve) => [
    {
      from: flip(line("0,0.4 0.0,0.15 0.0,-0.15")),
      to: flip(line("0.355,0.0 0.25,-0.1 0.13,-0.25")),
      count: 16,
    },
    {
      from: flip(line("0.355,0.0 0.25,-0.1 0.13,-0.25")),
      to: flip(line("0.1,-0.49 0.08,-0.45 0.06,-0.4")),
      count: 15,
    },
  ];
  const ears = [1, -1].map((turn): Piece => {
    const outer = [ellipse(turn * 0.362, 0.075, 0.032, 0.095, turn * 0.2)];
    return { ...smooth, outline: outer, ridges: [], ramp: skin, tone: 0.6, lift: 0.01 };
  });
  return [
    ...ears,
    locks({
      outline: [side, reversed(flipped(side))],
      bundles: [...flow((curve) => curve), ...flow(flipped)],
      ramp: hair,
      seed,
      lift: 0.03,
    }),
  ];
}

/** The same with a loose bun. */
export function backOfHead(skin: Ramp, hair: Ramp, seed: number): Piece[] {
  const bun = line(`
    0.227,-0.342 0.216,-0.229 0.108,-0.153 -0.0216,-0.138 -0.151,-0.178 -0.221,-0.28 -0.216,-0.413 -0.14,-0.535
    0,-0.581 0.14,-0.551 0.216,-0.454 0.227,-0.342
  `);
  return [
    ...combedUp(skin, hair, seed),
    locks({
      outline: [bun],
      bundles: coil(0.01, -0.36, 0.21, 0.2, 0.9).map((pair) => ({ ...pair, count: 9 })),
      ramp: hair,
      seed: seed + 1,
      lift: 0.05,
    }),
  ];
}
