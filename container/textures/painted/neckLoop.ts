import { backOfHead, bareBack, torso } from "./figures/bust.ts";
import { crescent, line, type Curve } from "./figures/curves.ts";
import { layered, paper } from "./figures/details.ts";
import type { Group, Piece } from "./figures/figure.ts";
import { hairRamp, lashColour, lipRamp, skinRamp, toneOf, type Skin } from "./figures/flesh.ts";
import { frontalHead, parted } from "./figures/frontal.ts";
import { chain, drape, pearls, strap } from "./figures/garments.ts";
import { ellipse } from "./figures/hair.ts";
import { profileHead, type HeadColours } from "./figures/profile.ts";
import { combedBack, lowBun } from "./figures/profileHair.ts";
import { figureScene, type FigureLook } from "./figures/scene.ts";
import type { PaintOptions } from "./painter.ts";
import { dyeRamp } from "./shared/dye.ts";
import { groundRamp, rampAround, tint, type Ramp } from "./shared/tones.ts";

const colours = (skin: Skin, { palette }: PaintOptions): HeadColours => ({
  skin: skinRamp(skin, palette),
  lips: lipRamp(skin, palette),
  lash: lashColour(palette),
});

const breathing: Omit<Group, "pieces"> = {
  ...{ pivot: [0, 2], sway: 0.008, shift: 0.005, breath: 0.006, phase: 0, isRelit: true },
};

const gold: Ramp = rampAround(tint(0.52, 0.1, 70), tint(0.74, 0.12, 82), tint(0.92, 0.08, 92));

/** The edge of a dress that is cut low and straight, from one side of the frame to the other. */
const neckline: Curve = line(
  "-0.87,1.43 -0.62,1.37 -0.35,1.33 -0.15,1.36 0,1.385 0.15,1.36 0.35,1.33 0.62,1.37 0.87,1.43",
);

const dress = (ramp: Ramp, seed: number, sheen: number): Piece =>
  drape({
    outline: [neckline, line("1,5 -1,5")],
    folds: [{ from: line("-0.87,1.42 -0.6,2 -0.5,3 -0.5,5"), to: line("0.87,1.42 0.6,2 0.5,3 0.5,5"), count: 21 }],
    ramp,
    seed,
    sheen,
  });

const collarbone: FigureLook = {
  groups: (options) => {
    const tones = colours("tan", options);
    const hair = hairRamp(options.palette);
    return [
      {
        ...breathing,
        pieces: [
          torso(tones.skin, { contrast: 0.85, gloss: 0.1, tightness: 10 }),
          ...frontalHead(tones),
          parted(hair, options.seed),
          dress(dyeRamp("white", options.palette), options.seed, 0),
        ],
      },
    ];
  },
  ...{ x: 0.74, y: -0.1, size: 0.82, tilt: -0.16, isMirrored: false },
  ...{
    subject: { x: -0.15, y: 0.8, radius: 0.46 },
    surface: "plaster",
    wall: 0.62,
    glow: 0.12,
    depth: 0.5,
    shifts: [0, 0.08, 0.16, 0.24, -0.04],
    swing: 2.2,
  },
};

const silkStrap: FigureLook = {
  ...collarbone,
  groups: (options) => {
    const tones = colours("deep", options);
    const hair = hairRamp(options.palette, 0.22);
    const silk = dyeRamp("accent", options.palette);
    const over: Curve = line("0.52,0.81 0.4,0.92 0.3,1.08 0.24,1.26 0.2,1.44");
    return [
      {
        ...breathing,
        pieces: [
          ...profileHead(tones, { gloss: 0.16, tightness: 10 }),
          combedBack(hair, options.seed),
          lowBun(hair, options.seed + 1),
          strap(over, 0.05, silk, 0.3),
          drape({
            outline: [line("-0.66,1.5 -0.4,1.36 -0.1,1.38 0.12,1.4 0.4,1.52 0.8,1.5 1.5,1.36"), line("1.5,5 -0.66,5")],
            folds: [
              { from: line("-0.6,1.5 -0.4,2.2 -0.3,3 -0.3,5"), to: line("0.14,1.42 0.5,1.9 1.1,2.8 1.5,5"), count: 13 },
            ],
            ramp: silk,
            seed: options.seed,
            sheen: 0.34,
          }),
        ],
      },
    ];
  },
  ...{ x: 0.46, y: 0.08, size: 0.66, tilt: -0.06, isMirrored: true },
  ...{ subject: { x: 0, y: 0.75, radius: 0.44 }, surface: "paper", wall: 0.44, glow: 0.2, depth: 0.8, swing: 1.2 },
};

/** A line that follows chin and throat, further out the larger `away` is. */
const lifted = (away: number): Curve =>
  line("-0.44,0.49 -0.3,0.52 -0.19,0.58 -0.15,0.68 -0.19,0.82").map(([x, y]) => [x - away, y + away * 0.62] as const);

const firmingLine: FigureLook = {
  ...collarbone,
  groups: (options) => {
    const tones = colours("fair", options);
    const hair = hairRamp(options.palette, 0.42);
    const ground = groundRamp(options.palette);
    const still = { ...breathing, sway: 0, breath: 0, isRelit: false };
    const lines = [0.15, 0.085, 0.03].map((away, n): Group => {
      const strip = paper(crescent(lifted(away), 0.018 + 0.006 * n), ground, { tone: 0.9, lift: 0.02, edge: 0.4 });
      return { ...still, shift: 0.014, phase: 0.9 * n, pieces: [strip] };
    });
    return [...lines, { ...breathing, pieces: [...profileHead(tones), combedBack(hair, options.seed)] }];
  },
  ...{ x: 0.74, y: 0.14, size: 0.9, tilt: 0.46, isMirrored: false },
  ...{ subject: { x: -0.16, y: 0.45, radius: 0.36 }, surface: "paper", wall: 0.64, glow: 0.08, swing: 1.2 },
};

const decollete: FigureLook = {
  ...collarbone,
  groups: (options) => {
    const tones = colours("deep", options);
    const hair = hairRamp(options.palette, 0.24);
    const dark = toneOf(tones.skin, 0.1);
    const course = line("-0.25,0.72 -0.2,0.9 -0.09,1.07 0,1.13 0.09,1.07 0.2,0.9 0.25,0.72");
    const pendant = paper([line("0,1.12 0.028,1.17 0.034,1.205 0,1.235 -0.034,1.205 -0.028,1.17 0,1.12")], gold, {
      ...{ edge: 0.9, round: 0.3, tone: 0.62, contrast: 0.9, gloss: 0.6, tightness: 20, lift: 0.014 },
    });
    return [
      {
        ...breathing,
        pieces: [
          torso(tones.skin, { contrast: 0.8, gloss: 0.42, tightness: 12, detail: chain(course, 0.008, dark, gold) }),
          ...frontalHead(tones),
          parted(hair, options.seed),
          pendant,
          dress(dyeRamp({ lightness: 0.84, chroma: 0.055, hue: 82 }, options.palette), options.seed, 0.3),
        ],
      },
    ];
  },
  ...{ x: 0.26, y: -0.1, size: 0.92, tilt: 0.12, isMirrored: false },
  ...{ subject: { x: 0.06, y: 0.9, radius: 0.4 }, surface: "plaster", wall: 0.6, glow: 0.16, depth: 0.55, swing: 1.4 },
};

const napeAndBun: FigureLook = {
  ...collarbone,
  groups: (options) => {
    const skin = skinRamp("tan", options.palette);
    const hair = hairRamp(options.palette, 0.4);
    const linen = dyeRamp("white", options.palette);
    const cloth = drape({
      outline: [line("-0.86,1.48 -0.7,1.42 -0.4,1.55 0,1.66 0.4,1.55 0.7,1.42 0.86,1.48"), line("1,5 -1,5")],
      folds: [
        { from: line("-0.9,1.5 -0.6,1.8 -0.4,2.6 -0.4,5"), to: line("0.9,1.5 0.6,1.8 0.4,2.6 0.4,5"), count: 11 },
      ],
      ramp: linen,
      seed: options.seed,
    });
    return [
      { ...breathing, pieces: [bareBack(skin, hair), cloth] },
      { ...breathing, sway: 0.02, pivot: [0, 0.5], isRelit: false, pieces: backOfHead(skin, hair, options.seed) },
    ];
  },
  ...{ x: 0.6, y: 0.33, size: 0.52, tilt: 0.04, isMirrored: false },
  ...{ subject: { x: 0, y: 0.3, radius: 0.6 }, surface: "linen", wall: 0.68, glow: 0.06, depth: 0.45, swing: 1 },
};

const pearlNecklace: FigureLook = {
  ...collarbone,
  groups: (options) => {
    const tones = colours("ebony", options);
    const hair = hairRamp(options.palette, 0.22);
    const dark = toneOf(tones.skin, 0.06);
    const string = pearls(
      line("-0.2,0.62 -0.16,0.7 -0.07,0.76 0.02,0.775 0.11,0.75 0.18,0.69 0.205,0.62"),
      0.031,
      dark,
      [0.95, 0.9, 0.86],
    );
    const longer = pearls(
      line("-0.27,0.7 -0.22,0.84 -0.1,0.96 0.02,0.99 0.14,0.95 0.24,0.83 0.28,0.7"),
      0.034,
      dark,
      [0.96, 0.92, 0.88],
    );
    const studs = [-1, 1].map((side) =>
      paper([ellipse(side * 0.352, 0.165, 0.026, 0.026)], dyeRamp("white", options.palette), {
        ...{ edge: 0.9, round: 0.4, contrast: 0.8, gloss: 0.5, tightness: 30, lift: 0.01 },
      }),
    );
    return [
      {
        ...breathing,
        pieces: [
          torso(tones.skin, { gloss: 0.12, tightness: 8, detail: layered(longer, string) }),
          ...frontalHead(tones),
          ...studs,
          parted(hair, options.seed),
          dress(dyeRamp("white", options.palette), options.seed, 0.1),
        ],
      },
    ];
  },
  ...{ x: 0.5, y: -0.02, size: 0.8, tilt: 0.06, isMirrored: false },
  ...{ subject: { x: 0, y: 0.72, radius: 0.4 }, surface: "paper", wall: 0.66, glow: 0.06, swing: 1.2 },
};

/** By id of the style. */
export const necks: Readonly<Record<string, FigureLook>> = {
  "sty_collarbone-light": collarbone,
  "sty_silk-strap": silkStrap,
  "sty_firming-line": firmingLine,
  "sty_decollete-glow": decollete,
  "sty_nape-and-bun": napeAndBun,
  "sty_pearl-necklace": pearlNecklace,
};

/** Neck and shoulders that breathe while light slides over them. */
export const neckLoop = figureScene(necks, collarbone);
