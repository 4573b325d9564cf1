import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { fromHex, mix, type Colour } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { keptContrast, worstBehindWords } from "../../engine/painted.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { calmPull, setColours, setQuietZones, type GroundOptions } from "../../engine/groundModule.ts";

/** Value of the metaball field at a drop's outline. */
export const edge = 0.2;

/** One period of a wave, −1…1, from turns. */
export const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/** What lies in the way of words, in canvas widths. */
export function zonesOf({ quietZones, width }: GroundOptions) {
  return quietZones.map((zone) => ({
    x: zone.x / width,
    y: zone.y / width,
    width: zone.width / width,
    height: zone.height / width,
  }));
}

/** The half-resolution canvas that belongs to a whole one. */
export function paintOptionsOf({ width, height, ...options }: GroundOptions): PaintOptions {
  return { ...options, width: width / 2, height: height / 2 };
}

/** Over which share of the usual way tone fades around words: farther out it would rub out half of a thing. */
const fadeShare = 0.7;

export type Paint = (ctx: SKRSContext2D) => void;

/**
 * Lays a picture under the liquid: `paint` fills a half-resolution canvas. Where words stand it is calmed to carry both
 * inks. Gives what lays it anew, for pictures that move.
 */
export function layPicture(kernel: Kernel, options: GroundOptions, paint: Paint): (paint: Paint) => void {
  const { palette, width, height, quietZones } = options;
  const canvas = createCanvas(width / 2, height / 2);
  const ctx = canvas.getContext("2d");
  const pointer = kernel.picturePointer();
  const draw = (how: Paint) => {
    how(ctx);
    new Uint8Array(kernel.memory.buffer).set(canvas.data(), pointer);
  };
  setQuietZones(kernel, options, fadeShare);
  draw(paint);
  if (quietZones.length > 0) {
    kernel.setPictureCalm(keptContrast, 0);
    kernel.storePicture();
    kernel.finishLuma();
    const worst = worstBehindWords(kernel, palette, width, height, quietZones);
    // Light that moves over it takes a little more.
    kernel.setPictureCalm(keptContrast, Math.min(0.94, calmPull(palette, worst) + 0.12));
  }
  kernel.calmPicture();
  return (how) => {
    draw(how);
    kernel.calmPicture();
  };
}

/** What runs over or stands on a picture. */
export interface Liquid {
  /** What it takes from light that passes, and how much of that a height of 1 takes. */
  tint: Colour;
  density: number;
  /** What its shadows leave of the ground's colour. */
  shade: Colour;
  shadow: number;
  /** Its own colour, lit and shaded, where it is cloudy. */
  body?: readonly [lit: Colour, shaded: Colour];
  opacity?: number;
  doming: number;
  refraction: number;
  /** Light that it gathers in its shadow. */
  focus: number;
  /** Depth of the side toward the light, light on the other, and of the window's reflection. */
  rim: number;
  pool: number;
  window: number;
  /** How soft the window's edge is, against the usual: liquid with small folds would glitter. */
  windowSoftness?: number;
  /** How far its shadow falls, canvas widths. */
  reach: number;
}

/** Clear water on a ground of this colour. */
export function clearWater(ground: Colour): Liquid {
  return {
    tint: mix(ground, [1, 1, 1], 0.3),
    density: 0.55,
    shade: mix(ground, [0, 0, 0], 0.45),
    shadow: 0.75,
    doming: 0.075,
    refraction: 0.11,
    focus: 0.5,
    rim: 0.9,
    pool: 0.95,
    window: 0.95,
    reach: 0.014,
  };
}

/** Sets the kernel's liquid and the light on it; the style turns and softens the usual light. */
export function pour(kernel: Kernel, { style, palette }: GroundOptions, liquid: Liquid): void {
  const softer = softnessOf(style) - 0.5;
  const away = inLightOf(style, { x: 0.62, y: 0.78 });
  const cast = inLightOf(style, { x: 0.75, y: 1 });
  const window = inLightOf(style, { x: -0.5, y: -0.62 });
  const [lit, shaded] = liquid.body ?? [fromHex(palette.groundBase), fromHex(palette.groundShadow)];
  setColours(kernel, [liquid.tint, liquid.shade, lit, shaded]);
  kernel.setWet(edge, liquid.refraction, liquid.density, liquid.doming, liquid.opacity ?? 0);
  kernel.setWetShadow(
    liquid.shadow * (1 - 0.6 * softer),
    cast.x * liquid.reach,
    cast.y * liquid.reach,
    liquid.focus * (1 - 0.5 * softer),
  );
  kernel.setWetLight({
    awayX: away.x,
    awayY: away.y,
    rim: liquid.rim,
    pool: liquid.pool,
    windowX: window.x,
    windowY: window.y,
    size: 0.225 * (1 + 0.5 * softer),
    softness: 0.055 * (liquid.windowSoftness ?? 1) * (1 + 1.6 * softer),
    light: liquid.window,
  });
}

/** A patch of sun that wanders over the picture, so that what stands still lives too. */
export function wanderingSun(
  kernel: Kernel,
  { style, width, height }: GroundOptions,
  gain: number,
): (t: number) => void {
  const toward = inLightOf(style, { x: -0.62, y: -0.78 });
  const [x, y] = [0.5 + 0.3 * toward.x, (height / width) * (0.45 + 0.25 * toward.y)];
  return (t) => kernel.setWetSun(x + 0.13 * wave(t), y + 0.1 * wave(t + 0.25), 1.05, gain * (1 + 0.25 * wave(t + 0.6)));
}
