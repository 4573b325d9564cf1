import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { HexColour, Palette } from "../../../src/core/rendering/scene.ts";
import { adjust, fromHex, inkIsDark, mix, type Colour } from "../../engine/colour.ts";
import { leaning, tint } from "../../engine/tones.ts";
import type { OpaqueSurface } from "../../materials/light/opaqueLight.ts";

/** Five colours that forms run through, what shade multiplies by, and lines. */
export interface BandColours {
  ramp: readonly [Colour, Colour, Colour, Colour, Colour];
  shade: Colour;
  line: Colour;
}

interface Common {
  colours: (palette: Palette) => BandColours;
}

/** How one look of waves differs from another; lengths in half-resolution pixels of a canvas 540 wide. */
export type WaveLook =
  | {
      kind: "ridges";
      count: number;
      warp: number;
      turn: number;
      skew: number;
      sharpness: number;
      height: number;
      ripple: number;
      ripples: number;
      grit: number;
      surface: OpaqueSurface;
    }
  | (Common & { kind: "melt"; zoom: number; warp: number; folds: number })
  | (Common & {
      kind: "sheets";
      count: number;
      lip: number;
      body: number;
      shadow: number;
      depth: number;
      sheen: number;
    })
  | (Common & {
      kind: "dunes";
      count: number;
      lip: number;
      body: number;
      shadow: number;
      depth: number;
      /** Shade on the side that light does not reach. */
      lee: number;
      /** From one of the wind's ripples to the next, and how much light they have. */
      spacing: number;
      ripple: number;
    })
  | (Common & { kind: "curtains"; count: number; height: number; soft: number; glow: number })
  | (Common & {
      kind: "contours";
      zoom: number;
      warp: number;
      levels: number;
      line: number;
      lines: number;
      terrace: number;
      shadow: number;
      veins: number;
      /** Leaves the middle of the frame free. */
      isValley: boolean;
    });

/** A colour of the palette with its hue turned by degrees away from green, and lightness and chroma changed by factors. */
function turned(hex: HexColour, turn: number, lightness = 1, chroma = 1): Colour {
  const own = oklchOf(hex);
  const side = own.hue > 140 && own.hue < 320 ? 1 : -1;
  return tint(Math.min(0.985, own.lightness * lightness), own.chroma * chroma, own.hue + side * turn);
}

const shadeOf = (palette: Palette): Colour => adjust(fromHex(palette.groundShadow), { lightness: 0.92, chroma: 1 });

const silk: OpaqueSurface = {
  slope: 0.15,
  wrap: 0.5,
  light: { x: -0.62, y: -0.5, z: 0.6 },
  cavity: 0.9,
  cavityRadius: 30,
  ramp: { from: 0.12, to: 1.06 },
  rimLight: 0.2,
  glint: 0,
  key: { x: -0.6, y: -0.5, width: 0.14, height: 0.34, softness: 0.26, light: 0.34 },
  fill: { x: 0.6, y: 0.3, light: 0.2 },
};

/** Silky bands side by side. */
export const usualWaves: WaveLook = {
  kind: "ridges",
  count: 6,
  warp: 0.75,
  turn: 0.3,
  skew: 0.5,
  sharpness: 0,
  height: 0.85,
  ripple: 0,
  ripples: 1,
  grit: 0,
  surface: silk,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Abstract Waves">, WaveLook>> = {
  "sty_liquid-gradient": {
    kind: "melt",
    zoom: 1.05,
    warp: 0.6,
    folds: 1.2,
    colours: (palette) => ({
      ramp: [
        turned(palette.groundShadow, 34, 1.06, 1.05),
        turned(palette.groundBase, 22, 0.98, 1.3),
        turned(palette.groundBase, 4, 1, 1.1),
        turned(palette.groundLight, -8, 0.99, 1.4),
        fromHex(palette.groundLight),
      ],
      shade: shadeOf(palette),
      line: fromHex(palette.groundShadow),
    }),
  },
  "sty_lilac-swell": {
    kind: "sheets",
    count: 7,
    lip: 46,
    body: 300,
    shadow: 64,
    depth: 0.5,
    sheen: 0.34,
    colours: (palette) => ({
      ramp: [
        fromHex(palette.groundLight),
        turned(palette.groundBase, 0, 1.02),
        turned(palette.groundBase, 12, 0.97, 1.2),
        turned(palette.groundShadow, 20, 1.12),
        turned(palette.groundShadow, 34, 0.98, 1.1),
      ],
      shade: turned(palette.groundShadow, 10, 0.96),
      line: fromHex(palette.groundShadow),
    }),
  },
  "sty_marbled-ink": {
    kind: "contours",
    zoom: 1.35,
    warp: 1.5,
    levels: 2.2,
    line: 1.1,
    lines: 0.5,
    terrace: 0,
    shadow: 1,
    veins: 0.5,
    isValley: false,
    colours: (palette) => ({
      ramp: [
        mix(fromHex(palette.groundLight), [1, 1, 1], inkIsDark(palette) ? 0.5 : 0),
        fromHex(palette.groundLight),
        mix(fromHex(palette.groundBase), fromHex(palette.groundLight), 0.6),
        fromHex(palette.groundBase),
        mix(fromHex(palette.groundBase), fromHex(palette.groundShadow), 0.3),
      ],
      shade: shadeOf(palette),
      line: turned(palette.groundShadow, 0, inkIsDark(palette) ? 0.72 : 1.8, 1.1),
    }),
  },
  "sty_topographic-lines": {
    kind: "contours",
    zoom: 1.15,
    warp: 0.3,
    levels: 4,
    line: 0.6,
    lines: 0.22,
    terrace: 0.62,
    shadow: 54,
    veins: 0,
    isValley: true,
    colours: (palette) => ({
      ramp: [
        mix(fromHex(palette.groundBase), fromHex(palette.groundShadow), 0.5),
        mix(fromHex(palette.groundBase), fromHex(palette.groundShadow), 0.18),
        fromHex(palette.groundBase),
        mix(fromHex(palette.groundBase), fromHex(palette.groundLight), 0.6),
        fromHex(palette.groundLight),
      ],
      shade: shadeOf(palette),
      line: fromHex(palette.groundShadow),
    }),
  },
  "sty_neon-aurora": {
    kind: "curtains",
    count: 4,
    height: 620,
    soft: 150,
    glow: 0.16,
    colours: (palette) => {
      const isPale = inkIsDark(palette);
      const own = (lightness: number, chroma: number, hue: number) =>
        tint(isPale ? lightness : 0.62 * lightness, chroma, leaning(hue, palette.groundBase, 0.06));
      return {
        ramp: [
          isPale ? tint(0.93, 0.03, 295) : tint(0.22, 0.07, 285),
          own(0.9, 0.062, 335),
          own(0.88, 0.062, 292),
          own(0.91, 0.055, 215),
          own(0.95, 0.045, 175),
        ],
        shade: shadeOf(palette),
        line: fromHex(palette.groundLight),
      };
    },
  },
  "sty_terracotta-dunes": {
    kind: "dunes",
    count: 4,
    lip: 20,
    body: 430,
    shadow: 210,
    depth: 0.3,
    lee: 0.42,
    spacing: 7,
    ripple: 0.09,
    colours: (palette) => ({
      ramp: [
        mix(fromHex(palette.groundBase), fromHex(palette.groundShadow), 0.75),
        mix(fromHex(palette.groundBase), fromHex(palette.groundShadow), 0.3),
        fromHex(palette.groundBase),
        mix(fromHex(palette.groundBase), fromHex(palette.groundLight), 0.6),
        fromHex(palette.groundLight),
      ],
      shade: shadeOf(palette),
      line: fromHex(palette.groundShadow),
    }),
  },
};
