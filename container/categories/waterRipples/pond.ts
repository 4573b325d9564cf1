import type { Palette } from "../../../src/core/rendering/scene.ts";
import { adjust, fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf } from "../../engine/light.ts";
import { type HueArc, inNature } from "../../engine/naturalHues.ts";
import { swell } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin } from "../../engine/groundModule.ts";
import { grainField, rampOf, type Ramp } from "../../engine/tones.ts";
import { waveCount, writeWaves } from "../../materials/water/waves.ts";

/** A drop that falls again in each loop: shares of the frame, and when. */
interface Drop {
  across: number;
  down: number;
  phase: number;
  /** How far its rings run and how steep they are, against the look's. */
  size: number;
}

/** How one clear shallow water differs from another; lengths in canvas widths. */
export interface PondLook {
  /** Height of the waves, against a pool's, and their length. */
  waves: number;
  length: number;
  /** How far aside a slope looks at the sky, and what caustics and glints add. */
  bend: number;
  caustics: number;
  glint: number;
  /** Where the sky is darkest and brightest, on the ramp. */
  low: number;
  high: number;
  drops: readonly Drop[];
  /** From ring to ring, over how much they fade behind the first, their slope and how far they run. */
  rings: { length: number; reach: number; height: number; radius: number };
}

/** Hues of clear water by day: brown water is a puddle. */
const clearWater: HueArc = { from: 158, to: 276, usual: 212 };
export const pondPalette = (palette: Palette) => inNature(palette, clearWater);

/** How many times broader than high rings look: the water lies before the viewer, not under. */
const tilt = 1.55;
/** The sky brightens between these places toward the light, from the frame's middle. */
const [skyFrom, skyTo] = [-1.15, 0.85];
/** How far that brightness travels in the loop, as clouds in it would. */
const travel = 0.3;
const depth = 0.05;
const grainStrength = 0.01;

/** From the water's depth to the sun on it. */
function waterRamp({ groundShadow, groundBase, groundLight }: Palette, isPale: boolean): Ramp {
  const [shadow, base, light] = [fromHex(groundShadow), fromHex(groundBase), fromHex(groundLight)];
  return rampOf([
    [0, isPale ? mix(base, shadow, 0.6) : shadow],
    [0.4, isPale ? adjust(base, { lightness: 1, chroma: 1.12 }) : base],
    [0.75, mix(base, light, isPale ? 0.8 : 0.4)],
    [0.88, isPale ? mix(light, [1, 1, 1], 0.3) : mix(base, light, 0.75)],
    [1, mix(light, [1, 1, 1], isPale ? 0.85 : 0.4)],
  ]);
}

/** Rings run out from where each drop falls, and are gone before it falls again. */
function addRingsAt(kernel: Kernel, { drops, rings }: PondLook, height: number, isMirrored: boolean, t: number): void {
  for (const { across, down, phase, size } of drops) {
    const age = (t + phase) % 1;
    const strength = Math.min(1, age * 9) * (1 - age) ** 1.2;
    kernel.addRings({
      x: isMirrored ? 1 - across : across,
      y: down * height,
      radius: rings.radius * size * age ** 0.8,
      length: rings.length * (0.75 + 0.5 * age),
      reach: rings.reach * (0.5 + age),
      height: rings.height * strength,
      tilt,
    });
  }
}

/** Clear shallow water in soft light, with rings on it. */
export const pond = (look: PondLook): BrushPainter => ({
  setupOn(brush, options) {
    const { width, height, seed, style } = options;
    const palette = pondPalette(options.palette);
    const { kernel } = brush;
    const random = randomFrom(seed);
    const ramp = waterRamp(palette, inkIsDark(palette));
    const isMirrored = random() < 0.5;
    const toward = inLightOf(style, { x: -0.71, y: -0.71 });
    const grain = grainField(width, height, seed).map((value) => value * grainStrength);
    const [grainAt, rampAt] = [brush.keep(grain), brush.keep(ramp)];
    writeWaves(kernel, look.waves, look.length, random);
    // Light words would be read worse on a brighter sky.
    const away = inkIsDark(palette) ? travel : 0;
    const loop = loopsWithin(style);
    return {
      paint(t) {
        const moment = loop(t);
        const drawn = away * swell(moment, 1);
        kernel.drawWaves(moment, waveCount);
        addRingsAt(kernel, look, height / width, isMirrored, moment);
        kernel.splatCaustics(depth);
        kernel.setPond(toward.x, toward.y, look.bend, look.caustics, look.glint);
        kernel.drawPond({
          low: look.low,
          high: look.high,
          from: skyFrom - drawn,
          to: skyTo - drawn,
          added: grainAt,
          ramp: rampAt,
          rampSize: ramp.length,
        });
      },
    };
  },
});
