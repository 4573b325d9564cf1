import { mix } from "../colour.ts";
import { dew, flush, freckles, layered, paper } from "./figures/details.ts";
import { line, type Curve } from "./figures/curves.ts";
import type { Group, Piece } from "./figures/figure.ts";
import { blush, hairRamp, lashColour, lipRamp, skinRamp, toneOf, type Skin } from "./figures/flesh.ts";
import { torso } from "./figures/bust.ts";
import { frontalHead, parted, topKnot } from "./figures/frontal.ts";
import { ellipse } from "./figures/hair.ts";
import { headOutline, profileHead, type HeadColours } from "./figures/profile.ts";
import { combedBack, lowBun, turban, windblown } from "./figures/profileHair.ts";
import { figureScene, type FigureLook } from "./figures/scene.ts";
import type { PaintOptions } from "./painter.ts";
import { dyeRamp } from "./shared/dye.ts";
import { groundRamp, isDeepGround, leaning, rampAround, tint } from "./shared/tones.ts";

const colours = (skin: Skin, { palette }: PaintOptions): HeadColours => ({
  skin: skinRamp(skin, palette),
  lips: lipRamp(skin, palette),
  lash: lashColour(palette),
});

const still: Omit<Group, "pieces"> = { pivot: [0.1, 1.2], sway: 0, shift: 0, breath: 0, phase: 0, isRelit: false };
const head: Omit<Group, "pieces"> = { ...still, isRelit: true, sway: 0.022, shift: 0.006, breath: 0.004 };

const pearl = (x: number, y: number, radius: number, { palette }: PaintOptions): Piece =>
  paper([ellipse(x, y, radius, radius)], dyeRamp("white", palette), {
    ...{ edge: 0.9, round: 0.4, tone: 0.6, contrast: 0.8, gloss: 0.5, tightness: 30, lift: 0.012 },
  });

const profileTurn: FigureLook = {
  groups: (options) => {
    const hair = hairRamp(options.palette);
    return [
      { ...head, isRelit: false, shift: -0.01, pieces: [lowBun(hair, options.seed)] },
      {
        ...head,
        pieces: [
          ...profileHead(colours("tan", options)),
          combedBack(hair, options.seed + 1),
          pearl(0.105, 0.17, 0.022, options),
        ],
      },
    ];
  },
  ...{ x: 0.7, y: 0.4, size: 0.62, tilt: 0.06, isMirrored: false },
  ...{
    subject: { x: -0.1, y: 0.05, radius: 0.42 },
    surface: "plaster",
    wall: 0.66,
    glow: 0.1,
    shifts: [0, 0.12, 0.24, 0.34, -0.14, -0.26],
    depth: 0.5,
    swing: 1.1,
  },
};

const dewyCheek: FigureLook = {
  ...profileTurn,
  groups: (options) => {
    const tones = colours("deep", options);
    const drops = dew({ x: -0.15, y: 0.17, across: 0.2, down: 0.26 }, 70, 0.019, toneOf(tones.skin, 0.1), options.seed);
    const hair = hairRamp(options.palette, 0.24);
    const face = profileHead(tones, { gloss: 0.36, tightness: 18, detail: drops });
    return [{ ...head, sway: 0.012, pieces: [...face, combedBack(hair, options.seed)] }];
  },
  ...{ x: 0.08, y: 0.5, size: 1.12, tilt: -0.1, isMirrored: true },
  ...{ subject: { x: -0.16, y: 0.06, radius: 0.36 }, surface: "paper", wall: 0.62, glow: 0.1, swing: 0.9 },
};

const bareSkin: FigureLook = {
  ...profileTurn,
  groups: (options) => {
    const tones = colours("fair", options);
    const hair = hairRamp(options.palette, 0.5);
    const spots = freckles(
      [
        { x: -0.16, y: 0.11, across: 0.12, down: 0.08, count: 70 },
        { x: 0.16, y: 0.11, across: 0.12, down: 0.08, count: 70 },
        { x: 0, y: 0.06, across: 0.07, down: 0.09, count: 34 },
        { x: 0, y: 0.1, across: 0.27, down: 0.12, count: 60 },
      ],
      toneOf(tones.skin, 0.2),
      options.seed,
    );
    const rosy = flush(
      [
        { x: -0.19, y: 0.13, across: 0.15, down: 0.12 },
        { x: 0.19, y: 0.13, across: 0.15, down: 0.12 },
      ],
      blush("fair", options.palette),
      0.24,
    );
    return [
      { ...head, isRelit: false, pivot: [0, 1.2], shift: -0.008, pieces: [topKnot(hair, options.seed)] },
      {
        ...head,
        pivot: [0, 1.2],
        sway: 0.016,
        pieces: [
          torso(tones.skin),
          ...frontalHead(tones, { detail: layered(rosy, spots) }),
          parted(hair, options.seed),
        ],
      },
    ];
  },
  ...{ x: 0.86, y: 0.46, size: 0.7, tilt: -0.12, isMirrored: false },
  ...{ subject: { x: -0.14, y: 0.05, radius: 0.36 }, surface: "linen", wall: 0.7, glow: 0.06, swing: 1.3 },
};

const smileInSun: FigureLook = {
  ...profileTurn,
  groups: (options) => {
    const tones = colours("ebony", options);
    const hair = hairRamp(options.palette, 0.22);
    const sun = paper([ellipse(-0.5, -0.28, 0.62, 0.62)], groundRamp(options.palette), { tone: 0.86, lift: 0.05 });
    const smile = { x: -0.235, y: 0.19, across: 0.1, down: 0.09 };
    const warm = flush([smile], blush("ebony", options.palette, 1.1), 0.3);
    return [
      { ...still, shift: 0.012, pieces: [sun] },
      { ...still, pivot: [0.2, 0.1], sway: 0.03, phase: 1.4, pieces: windblown(hair, options.seed) },
      {
        ...head,
        pieces: [
          ...profileHead(tones, { detail: warm, gloss: 0.12, tightness: 12 }, 0.034),
          combedBack(hair, options.seed + 1),
        ],
      },
    ];
  },
  ...{ x: 0.46, y: 0.52, size: 0.5, tilt: 0.3, isMirrored: true },
  ...{ subject: { x: -0.1, y: 0.05, radius: 0.44 }, surface: "paper", wall: 0.6, glow: 0.1, depth: 0.55, swing: 0.8 },
};

const creamSwipe: readonly Curve[] = [
  line("-0.25,0.14 -0.19,0.112 -0.11,0.092 -0.04,0.05 -0.015,0.055"),
  line("-0.015,0.055 -0.025,0.09 -0.1,0.135 -0.18,0.165 -0.24,0.165 -0.25,0.14"),
];

const nightRitual: FigureLook = {
  ...profileTurn,
  groups: (options) => {
    const white = dyeRamp("white", options.palette);
    const towel = isDeepGround(options.palette)
      ? dyeRamp({ lightness: 0.7, chroma: 0.045, hue: 60 }, options.palette)
      : white;
    const cream = paper(creamSwipe, white, {
      ...{
        edge: 0.7,
        round: 0.12,
        contrast: 0.6,
        gloss: 0.14,
        lift: 0.008,
        tone: isDeepGround(options.palette) ? 0.5 : 0.62,
      },
      ridges: [-0.02, 0, 0.02, 0.04].map((down) => ({
        curve: [
          [-0.24, 0.147 + down * 0.5],
          [-0.14, 0.117 + down * 0.8],
          [-0.02, 0.062 + down * 0.6],
        ] as Curve,
        width: 0.012,
        height: down === 0 || down === 0.04 ? 0.7 : -0.7,
        soft: "fine" as const,
      })),
    });
    return [{ ...head, pieces: [...profileHead(colours("tan", options)), cream, turban(towel, options.seed)] }];
  },
  ...{ x: 0.74, y: 0.58, size: 0.68, tilt: -0.3, isMirrored: false },
  ...{
    subject: { x: -0.08, y: -0.05, radius: 0.46 },
    surface: "plaster",
    wall: 0.46,
    glow: 0.24,
    depth: 0.8,
    swing: 0.9,
  },
};

const pastelShot: FigureLook = {
  ...profileTurn,
  groups: (options) => {
    const { palette } = options;
    const ground = groundRamp(palette);
    const grown = (share: number, across: number, down: number) =>
      headOutline.map((curve) =>
        curve.map(([x, y]) => [0.35 + (x - 0.35) * share + across, 0.4 + (y - 0.4) * share + down] as const),
      );
    const echoes = [1.66, 1.44, 1.23].map((share, n): Group => ({
      ...still,
      ...{ shift: 0.014 * n, phase: -0.5 * (3 - n) },
      pieces: [paper(grown(share, 0, 0), ground, { tone: 0.36 + 0.13 * n, lift: 0.045, edge: 0.3 })],
    }));
    const rose = tint(isDeepGround(palette) ? 0.56 : 0.7, 0.12, leaning(16, palette.accent, 0.25));
    const face = profileHead(
      {
        ...colours("ground", options),
        lips: rampAround(mix(rose, [0.3, 0, 0.05], 0.4), mix(rose, [0.6, 0.05, 0.1], 0.15), mix(rose, [1, 1, 1], 0.35)),
      },
      {
        tone: 0.72,
        contrast: 0.6,
        detail: flush([{ x: -0.18, y: 0.14, across: 0.17, down: 0.15 }], rose, isDeepGround(palette) ? 0.2 : 0.34),
      },
    );
    return [...echoes, { ...head, pieces: [...face, combedBack(ground, options.seed, { tone: 0.5 })] }];
  },
  ...{ x: 0.22, y: 0.46, size: 0.56, tilt: 0.02, isMirrored: true },
  ...{ subject: { x: -0.1, y: 0.1, radius: 0.44 }, surface: "paper", wall: 0.62, glow: 0, depth: 0.6, swing: 1 },
};

/** By id of the style. */
export const faces = {
  "sty_profile-turn": profileTurn,
  "sty_dewy-cheek": dewyCheek,
  "sty_bare-skin-portrait": bareSkin,
  "sty_smile-in-sun": smileInSun,
  "sty_night-ritual-face": nightRitual,
  "sty_pastel-beauty-shot": pastelShot,
};

/** A face with closed eyes, modelled in paper, that turns a little in sliding light. */
export const faceLoop = figureScene(faces, profileTurn);
