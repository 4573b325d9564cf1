import { mix } from "../colour.ts";
import { cord, figureBack, frontTurban, leg, ponytail, sunHat, swimsuit } from "./figures/body.ts";
import { backOfHead, bareBack, combedUp, torso } from "./figures/bust.ts";
import { line, type Curve } from "./figures/curves.ts";
import { dew, flush, paper } from "./figures/details.ts";
import type { Group, Piece } from "./figures/figure.ts";
import { blush, hairRamp, lashColour, lipRamp, skinRamp, toneOf } from "./figures/flesh.ts";
import { frontalHead } from "./figures/frontal.ts";
import { drape, strap } from "./figures/garments.ts";
import { ellipse } from "./figures/hair.ts";
import { profileHead } from "./figures/profile.ts";
import { combedBack, windblown } from "./figures/profileHair.ts";
import { figureScene, type FigureLook } from "./figures/scene.ts";
import { dyeRamp } from "./shared/dye.ts";
import { groundRamp, isDeepGround, leaning, rampAround, rampOf, tint } from "./shared/tones.ts";

const swaying: Omit<Group, "pieces"> = {
  ...{ pivot: [0, 3], sway: 0.014, shift: 0.01, breath: 0.004, phase: 0, isRelit: true },
};

const drifting: Omit<Group, "pieces"> = {
  ...{ pivot: [0, 0], sway: 0, shift: 0.01, breath: 0, phase: 0, isRelit: false },
};

const swimsuitSway: FigureLook = {
  groups: ({ palette, seed }) => {
    const skin = skinRamp("tan", palette);
    const hair = hairRamp(palette, 0.36);
    const sun = paper([ellipse(-0.5, 0.3, 1.5, 1.5)], groundRamp(palette), { tone: 0.84, lift: 0.07 });
    return [
      { ...drifting, shift: -0.014, pieces: [sun] },
      {
        ...swaying,
        pieces: [...figureBack(skin, { gloss: 0.1, tightness: 9 }), ...swimsuit(dyeRamp("accent", palette), seed)],
      },
      { ...swaying, sway: 0.018, isRelit: false, pieces: combedUp(skin, hair, seed) },
      {
        ...swaying,
        pivot: [0, -0.1],
        sway: 0.06,
        phase: -0.7,
        isRelit: false,
        pieces: ponytail(hair, dyeRamp("accent", palette), seed),
      },
    ];
  },
  ...{ x: 0.66, y: 0.24, size: 0.4, tilt: -0.07, isMirrored: false },
  ...{
    subject: { x: 0, y: 1.2, radius: 0.9 },
    surface: "plaster",
    wall: 0.6,
    glow: 0.06,
    shifts: [0, 0.12, 0.24, 0.34, -0.06],
    depth: 0.55,
    swing: 1.1,
  },
};

const bronzed: FigureLook = {
  ...swimsuitSway,
  groups: ({ palette, seed }) => {
    const skin = skinRamp("deep", palette);
    const hair = hairRamp(palette, 0.24);
    const white = dyeRamp("white", palette);
    const wet = dew({ x: 0.1, y: 1.15, across: 0.6, down: 0.45 }, 60, 0.02, toneOf(skin, 0.1), seed);
    return [
      {
        ...swaying,
        pieces: [
          bareBack(skin, hair, { gloss: 0.44, tightness: 15, contrast: 0.72, detail: wet }),
          cord(line("-0.172,0.575 -0.1,0.6 0,0.61 0.1,0.6 0.172,0.575"), white),
          cord(line("-0.848,1.5 -0.5,1.5 0,1.52 0.5,1.5 0.848,1.5"), white),
          cord(line("0,1.52 0.06,1.6 0.05,1.74 0.09,1.86"), white),
          cord(line("0,1.52 -0.05,1.61 -0.02,1.72 -0.07,1.82"), white),
        ],
      },
      { ...swaying, pivot: [0, 0.5], sway: 0.02, isRelit: false, pieces: backOfHead(skin, hair, seed) },
    ];
  },
  ...{ x: 0.26, y: 0.18, size: 0.68, tilt: 0.14, isMirrored: false },
  ...{ subject: { x: 0.1, y: 0.9, radius: 0.55 }, surface: "paper", wall: 0.6, glow: 0.14, depth: 0.55, swing: 1.5 },
};

const sunHatMoment: FigureLook = {
  ...swimsuitSway,
  groups: ({ palette, seed }) => {
    const skin = skinRamp("tan", palette);
    const hue = leaning(78, palette.groundBase, 0.05);
    const straw = rampAround(tint(0.58, 0.085, hue - 14), tint(0.8, 0.08, hue), tint(0.93, 0.05, hue + 6));
    const linen = dyeRamp("white", palette);
    const hair = hairRamp(palette, 0.4);
    const bodice = drape({
      outline: [line("-0.86,1.5 -0.6,1.32 -0.3,1.42 0,1.56 0.3,1.42 0.6,1.32 0.86,1.5"), line("1,5 -1,5")],
      folds: [{ from: line("-0.8,1.5 -0.55,2 -0.8,3 -0.8,5"), to: line("0.8,1.5 0.55,2 0.8,3 0.8,5"), count: 17 }],
      ramp: linen,
      seed,
    });
    return [
      {
        ...swaying,
        pieces: [
          bareBack(skin, hair, { inks: [] }),
          strap(line("-0.56,1.4 -0.48,1.1 -0.4,0.79"), 0.05, linen, 0),
          strap(line("0.56,1.4 0.48,1.1 0.4,0.79"), 0.05, linen, 0),
          bodice,
        ],
      },
      { ...swaying, pivot: [0, 0.5], sway: 0.035, phase: 0.6, isRelit: false, pieces: sunHat(straw, hair, seed) },
    ];
  },
  ...{ x: 0.64, y: 0.34, size: 0.46, tilt: -0.1, isMirrored: false },
  ...{ subject: { x: 0, y: 0.25, radius: 0.8 }, surface: "linen", wall: 0.68, glow: 0.06, depth: 0.5, swing: 0.9 },
};

/** A strip of paper from one side to the other below a line, as deep as what lies before it leaves to be seen. */
const below = (edge: Curve, depth = 5): Curve[] => [edge, line(`6,${String(depth)} -6,${String(depth)}`)];

const legsOnSand: FigureLook = {
  ...swimsuitSway,
  groups: ({ palette }) => {
    const skin = skinRamp("tan", palette);
    const seaHue = leaning(208, palette.groundBase, 0.06);
    const deep = isDeepGround(palette) ? 0.16 : 0;
    const sea = rampAround(
      tint(0.5 - deep, 0.085, seaHue),
      tint(0.7 - deep, 0.08, seaHue - 6),
      tint(0.88 - deep, 0.05, seaHue - 10),
    );
    const sandHue = leaning(76, palette.groundBase, 0.08);
    const sand = rampAround(
      tint(0.72 - deep, 0.06, sandHue - 12),
      tint(0.88 - deep, 0.042, sandHue),
      tint(0.96 - deep, 0.026, sandHue),
    );
    const far = below(line("-6,-0.3 -1,-0.3 0,-0.3 1,-0.3 6,-0.3"), 0.14);
    const foam = below(line("-6,0.02 -1.6,0.0 -0.8,-0.05 0,0.01 0.8,-0.06 1.6,-0.02 6,0.0"), 0.18);
    const beach = below(line("-6,0.06 -1.6,0.05 -0.8,0.0 0,0.06 0.8,-0.01 1.6,0.03 6,0.05"), 0.62);
    const dune = below(line("-6,0.5 -1.6,0.36 -0.9,0.3 -0.3,0.36 0.4,0.37 1,0.33 1.8,0.38 6,0.5"));
    const grains = Array.from({ length: 12 }, (_, n) => {
      const y = 0.46 + 0.07 * n;
      const bend = 0.03 * Math.sin(n * 2.3);
      return {
        curve: line(`-2,${String(y)} -0.6,${String(y + bend)} 0.6,${String(y - bend)} 2,${String(y)}`),
        width: 0.03,
        height: n % 2 ? 0.3 : -0.3,
        soft: "soft" as const,
      };
    });
    const glow = { gloss: 0.16, tightness: 8 };
    return [
      { ...drifting, shift: 0.02, pieces: [paper(far, sea, { tone: 0.5, lift: 0.03 })] },
      {
        ...drifting,
        shift: -0.02,
        phase: 1.2,
        pieces: [paper(foam, dyeRamp("white", palette), { tone: 0.62, lift: 0.02, edge: 0.5 })],
      },
      { ...drifting, shift: 0, pieces: [paper(beach, sand, { tone: 0.6, lift: 0.014 })] },
      {
        ...swaying,
        pivot: [0.6, 0.34],
        sway: 0.016,
        shift: 0,
        phase: 0.9,
        isRelit: false,
        pieces: [farther(leg(skin, { ...glow, tone: 0.5 }))],
      },
      { ...swaying, pivot: [0.6, 0.34], sway: 0.02, shift: 0, pieces: [leg(skin, glow)] },
      {
        ...drifting,
        shift: 0,
        breath: 0.0001,
        pieces: [paper(dune, sand, { tone: 0.66, lift: 0.05, edge: 0.3, ridges: grains })],
      },
    ];
  },
  ...{ x: 0.42, y: 0.66, size: 0.56, tilt: 0, isMirrored: false },
  ...{ subject: { x: 0.05, y: -0.2, radius: 0.55 }, surface: "paper", wall: 0.74, glow: 0.04, depth: 0.5, swing: 0.9 },
};

/** The other leg, a little further on and less bent. */
function farther(piece: Piece): Piece {
  const move = (curve: Curve): Curve => curve.map(([x, y]) => [0.24 + x * 1.06 + y * -0.1, 0.02 + y * 0.93] as const);
  const ridges = piece.ridges.map((own) => ({ ...own, curve: move(own.curve) }));
  return { ...piece, outline: piece.outline.map(move), ridges };
}

const towelWrap: FigureLook = {
  ...swimsuitSway,
  groups: ({ palette, seed }) => {
    const skin = skinRamp("fair", palette);
    const cotton = dyeRamp("white", palette);
    const rosy = flush(
      [-1, 1].map((side) => ({ x: side * 0.2, y: 0.14, across: 0.14, down: 0.11 })),
      blush("fair", palette),
      0.3,
    );
    const wrap = drape({
      outline: [line("-0.84,1.27 -0.6,1.19 -0.3,1.17 0,1.2 0.3,1.15 0.6,1.17 0.84,1.26"), line("1,5 -1,5")],
      folds: [{ from: line("-0.9,1.3 -0.7,2 -0.7,5"), to: line("0.3,1.2 0.5,2 0.6,5"), count: 9 }],
      ramp: cotton,
      seed,
    });
    const flap = drape({
      outline: [line("0.1,1.15 0.4,1.13 0.66,1.16 0.83,1.24"), line("1,5 0.3,5 0.16,2.3 0.06,1.6 0.1,1.15")],
      folds: [{ from: line("0.14,1.2 0.2,2 0.4,5"), to: line("0.9,1.3 0.9,2 1,5"), count: 7 }],
      ramp: cotton,
      seed: seed + 1,
      tone: 0.66,
    });
    return [
      { ...swaying, pieces: [torso(skin), wrap, flap] },
      {
        ...swaying,
        ...{ pivot: [0, 0.6], sway: 0.022, phase: 0.4 },
        pieces: [
          ...frontalHead({ skin, lips: lipRamp("fair", palette), lash: lashColour(palette) }, { detail: rosy }),
          ...frontTurban(cotton, seed),
        ],
      },
    ];
  },
  ...{ x: 0.36, y: 0.4, size: 0.5, tilt: 0.1, isMirrored: false },
  ...{ subject: { x: 0, y: 0.1, radius: 0.6 }, surface: "plaster", wall: 0.58, glow: 0.1, depth: 0.5, swing: 1.2 },
};

const duskTilt = 0.24;

const dusk: FigureLook = {
  ...swimsuitSway,
  groups: ({ palette, seed }) => {
    const ground = groundRamp(palette);
    const glow = leaning(46, palette.groundLight, 0.04);
    const ember = rampAround(tint(0.6, 0.13, glow - 14), tint(0.76, 0.13, glow), tint(0.9, 0.08, glow + 16));
    const sun = paper([ellipse(-0.34, 0.28, 0.66, 0.66)], ember, { tone: 0.7, lift: 0.1 });
    const night = tint(0.17, 0.035, leaning(30, palette.groundShadow, 0.3));
    const unlit = rampOf([
      [0, mix(night, [0, 0, 0], 0.5)],
      [0.5, night],
      [0.78, toneOf(ember, 0.3)],
      [1, toneOf(ember, 0.9)],
    ]);
    const against = { tone: 0.42, contrast: 0.78, edge: 0.8, gloss: 0.1, tightness: 9 };
    const [cos, sin] = [Math.cos(duskTilt), Math.sin(duskTilt)];
    // The horizon stays level however she leans.
    const level = (curve: Curve): Curve => curve.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const);
    const sea = (edge: string, tone: number) => paper(below(line(edge)).map(level), ground, { tone, lift: 0.03 });
    const body = profileHead({ skin: unlit, lips: unlit, lash: night }, against);
    return [
      { ...drifting, shift: 0.012, pieces: [sun] },
      { ...drifting, shift: -0.02, pieces: [sea("-6,0.62 -1.5,0.6 -0.6,0.64 0.4,0.59 1.4,0.62 6,0.62", 0.34)] },
      {
        ...drifting,
        shift: 0.024,
        phase: 1,
        pieces: [sea("-6,0.82 -1.5,0.8 -0.6,0.84 0.4,0.79 1.4,0.82 6,0.82", 0.26)],
      },
      { ...swaying, pivot: [0.2, 0.1], sway: 0.035, phase: 1.2, isRelit: false, pieces: windblown(unlit, seed) },
      { ...swaying, pivot: [0.1, 1.4], sway: 0.02, pieces: [...body, combedBack(unlit, seed, { tone: 0.4 })] },
    ];
  },
  ...{ x: 0.62, y: 0.52, size: 0.4, tilt: duskTilt, isMirrored: false },
  ...{ subject: { x: -0.1, y: 0.2, radius: 0.7 }, surface: "paper", wall: 0.42, glow: 0.34, depth: 0.8, swing: 0.8 },
};

/** By id of the style. */
export const bodies: Readonly<Record<string, FigureLook>> = {
  "sty_swimsuit-sway": swimsuitSway,
  "sty_bronzed-shoulders": bronzed,
  "sty_sun-hat-moment": sunHatMoment,
  "sty_legs-on-sand": legsOnSand,
  "sty_towel-wrap": towelWrap,
  "sty_silhouette-at-dusk": dusk,
};

/** A woman's body at rest: it sways, breathes and lies in sliding sun. */
export const bodyLoop = figureScene(bodies, swimsuitSway);
