import { fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, lightTurnDegrees, softnessOf } from "../../engine/light.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import {
  calmPull,
  loopsWithin,
  setColours,
  setQuietZones,
  type GroundModule,
  type GroundOptions,
} from "../../engine/groundModule.ts";
import { lightOpaque, shadeInPassing } from "../../materials/light/opaqueLight.ts";
import { looks, usualLotion, type LotionLook } from "./looks.ts";

/** Thick cream, folded and stroked with a spatula, under a softbox. */
export const lotionTexture: GroundModule = {
  setup(kernel, options) {
    const { palette, seed, style } = options;
    const look = lookOf(looks, usualLotion, style);
    const random = randomFrom(seed);
    const base = fromHex(palette.groundBase);
    const shade = mix(base, fromHex(palette.groundShadow), 0.85);
    const light = fromHex(palette.groundLight);
    const darkInk = inkIsDark(palette);
    const at = (place: number) => (place < 0 ? mix(base, shade, -place) : mix(base, light, place));
    const cream = at(look.tone?.cream ?? 0);
    setColours(kernel, [shade, cream, light, at(look.tone?.bare ?? 0)]);
    setQuietZones(kernel, options);

    const zoom = (look.zoom + look.zoomChance * random()) / (style?.scaleRatio ?? 1);
    const mirror = random() < 0.5 ? -1 : 1;
    // Far from the origin single precision would ripple the highlights.
    const [originX, originY] = [random() * 8, random() * 8];
    const { warp, ridge, stroke } = look;
    kernel.setLotion({ zoom, warp, ridge, stroke, originX, originY, mirror, seed: Math.floor(random() * 100_000) });
    setLight(kernel, options, look, mirror);
    if (look.swirl) {
      const y = ((0.3 + 0.4 * random()) * options.height) / options.width;
      kernel.setSwirl(look.swirl.turns * mirror, 0.3 + 0.4 * random(), y, look.swirl.reach);
    }
    layFilm(kernel, options, look, mirror, random);
    const sunlight = look.sun ? sunThrough(kernel, options, look.sun, random) : style && shadeInPassing(kernel, style);
    kernel.setOpaqueCalm(0.24, calmPull(palette, darkInk ? mix(shade, base, 0.45) : light));
    const loop = loopsWithin(style);
    return {
      frame(t) {
        sunlight?.(t);
        kernel.drawLotion(loop(t));
        kernel.shadeOpaque();
      },
    };
  },
};

function setLight(kernel: Kernel, { style }: GroundOptions, look: LotionLook, mirror: number): void {
  // Steeper relief looks like zebra stripes, flatter like paint.
  // Strokes that face the light need less of it than strokes that run along with it.
  const facing = mirror * (lightTurnDegrees(style) > 45 ? -1 : 1);
  lightOpaque(kernel, style, {
    slope: (facing > 0 ? 0.12 : 0.15) * look.relief,
    wrap: 0.55,
    light: { x: -0.602, y: -0.622, z: 0.501 },
    cavity: look.cavity,
    cavityRadius: look.cavityRadius,
    ramp: { from: 0.1, to: 1.04 },
    rimLight: look.rimLight,
    glint: look.glint,
    key: { x: -0.46, y: -0.5, width: 0.16, height: 0.13, softness: 0.1, light: 0.75 * look.gloss },
    fill: { x: 0.58, y: 0.3, light: 0.22 * look.gloss },
  });
}

/** A window's bars drift a little, as leaves before it would make them. */
function sunThrough(
  kernel: Kernel,
  { style }: GroundOptions,
  { depth, period, bar, fall }: NonNullable<LotionLook["sun"]>,
  random: () => number,
): (t: number) => void {
  const away = inLightOf(style, { x: 0.71, y: 0.71 });
  const [turn, phase, start] = [0.35 * (random() - 0.5), random(), random() * period];
  const x = away.x * Math.cos(turn) - away.y * Math.sin(turn);
  const y = away.x * Math.sin(turn) + away.y * Math.cos(turn);
  const softness = 0.012 + 0.1 * softnessOf(style);
  return (t) => {
    const at = start + 0.02 * Math.sin(2 * Math.PI * (t + phase));
    kernel.setSun({ depth, x, y, at, period, bar, softness, fall });
  };
}

function layFilm(
  kernel: Kernel,
  { style, width, height }: GroundOptions,
  { film, strokes }: LotionLook,
  mirror: number,
  random: () => number,
): void {
  if (!film) return;
  const { x, y } = inLightOf(style, { x: -0.64, y: -0.77 });
  const reach = 7;
  const shadow = 0.5 - 0.3 * softnessOf(style);
  kernel.setFilm({
    thickness: film.thickness,
    shoulder: film.shoulderPixels,
    edge: film.edgePixels,
    shadow,
    shadowX: Math.round(-x * reach),
    shadowY: Math.round(-y * reach),
    grain: film.grain,
  });
  const coverage = style?.coverageRatio ?? 1;
  const seed = Math.floor(random() * 100_000);
  if (film.shape === "puddle") {
    kernel.makePuddle(coverage, 1.7 / (style?.scaleRatio ?? 1), random() * 8, random() * 8, seed);
    return;
  }
  const turn = (0.26 + 0.12 * random()) * (random() < 0.5 ? -1 : 1) * Math.PI;
  const canvasHeight = height / width;
  // A band across the frame: its breadth is its share of the side that it crosses.
  const [alongX, alongY] = [Math.cos(turn), Math.sin(turn)];
  kernel.setStrokes(-alongY * mirror * strokes, alongX * strokes, 0.3);
  const crossed = Math.abs(alongY) + canvasHeight * Math.abs(alongX);
  const breadth = (coverage * crossed) / 2.1;
  kernel.makeSwipe({
    x: 0.5,
    y: canvasHeight / 2,
    alongX,
    alongY,
    breadth,
    length: canvasHeight * 0.5,
    ragged: film.ragged,
    seed,
  });
}
