import { createCanvas } from "@napi-rs/canvas";
import { mix } from "../../engine/colour.ts";
import { blurField, createField, noiseField, type Field } from "../../engine/field.ts";
import { gust } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, type Ramp } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import type { Gobo, GoboOptions } from "../light/gobos.ts";
import { createWall, shadeHeights } from "../light/wall.ts";
import { drawDrops } from "./drops.ts";
import { skinRamp, toneOf, type Skin } from "./flesh.ts";
import type { FigureLook, FigureOptions } from "./stage.ts";
import { drawWorn, type Worn } from "./worn.ts";

export interface SkinLook extends Omit<FigureLook, "setup" | "fadeShare"> {
  skin: Skin;
  /** How the body rises under the skin at a place in units of the stage, in units. */
  form: (x: number, y: number) => number;
  /** How strongly form, lines and pores show. */
  modelling: number;
  lines: number;
  pores: number;
  /** Freckles over the frame; drops of water; specks of light. */
  freckles: number;
  drops: number;
  specks: number;
  worn: Worn | null;
  sunlight: (options: GoboOptions) => Gobo;
  shade: number;
  sun: number;
}

/** How much of the light's coming and going words take away, and how far around them, in widths of the canvas. */
const calm = 0.8;
const brightened = 0.45;

/** Skin from so near that nothing is seen of a person but a plane of the body, its pores and the light on it. */
export function skinUpClose(look: SkinLook): FigureLook {
  return {
    ...look,
    fadeShare: 1,
    setup(brush, options) {
      const { width, height, palette, seed, quietZones, form } = options;
      const ramp = skinRamp(look.skin, palette);
      const wall = createWall(brush, options, {
        surface: surfaceOf(look, options),
        ramp,
        form,
        calm,
        shade: look.shade,
        sun: look.sun,
        relief: 1,
        words: wordsField(width, height, quietZones, { reach: width * brightened, seed }),
      });
      const plane = { width: wall.gobo.canvas.width, height: wall.gobo.canvas.height };
      const sunlight = look.sunlight({ ...plane, seed, form });
      const laid = createCanvas(width, height);
      if (look.worn !== null) drawWorn(laid.getContext("2d"), look.worn, ramp, options);
      if (look.drops > 0) drawDrops(laid.getContext("2d"), look.drops, ramp, options);
      const glints = createGlints(look, ramp, options);
      return {
        paint(t) {
          sunlight(wall.gobo, t);
          wall.paint();
          brush.globalAlpha = 1;
          if (look.worn !== null || look.drops > 0) brush.drawImage(laid, 0, 0);
          for (const { picture, x, y, phase, cycles } of glints) {
            brush.globalAlpha = Math.max(0, gust(t, cycles, phase)) ** 2;
            brush.drawImage(picture, x, y);
          }
          brush.globalAlpha = 1;
        },
      };
    },
  };
}

/** The light that raking sun makes of form, of the net of fine lines, of pores, and what freckles take from it. */
function surfaceOf(look: SkinLook, { width, height, stage, form, seed }: FigureOptions): Field {
  const fine = createField(width, height);
  const down = (cells: number) => Math.round((cells * height) / width);
  const [one, other] = [0, 1].map((n) =>
    noiseField(width, height, { cells: [46 + 20 * n, down(40 - 8 * n)], octaves: 2, gain: 0.5, seed: seed + n }),
  );
  const soft = noiseField(width, height, { cells: [3, down(3)], octaves: 2, seed: seed + 9 });
  for (let n = 0; n < fine.data.length; n++) {
    // Lines run where two noises cross nought: a net of lozenges.
    const net = Math.abs(one?.data[n] ?? 0) ** 0.7 + Math.abs(other?.data[n] ?? 0) ** 0.7;
    fine.data[n] = look.lines * net + 0.5 * (soft.data[n] ?? 0);
  }
  const random = randomFrom(seed + 3);
  const pores = Math.round(look.pores * 900);
  for (let n = 0; n < pores; n++) {
    const [x, y, depth] = [random() * width, random() * height, 0.5 + random()];
    dent(fine, x, y, 1 + 1.1 * random(), -0.7 * depth);
  }
  const light = shadeHeights(fine, form.light);
  const body = bodyLight(look, { width, height, stage, form });
  for (let n = 0; n < light.data.length; n++)
    light.data[n] = 0.032 * (light.data[n] ?? 0) + look.modelling * (body.data[n] ?? 0);
  for (let n = 0; n < look.freckles; n++) {
    const around = (random() + random() + random()) / 3;
    dent(
      light,
      around * width,
      random() * height,
      (0.8 + 2.6 * random() ** 2) * (width / 540),
      -0.05 - 0.07 * random(),
    );
  }
  return light;
}

/** Adds a soft spot. */
function dent({ width, height, data }: Field, x: number, y: number, radius: number, strength: number): void {
  const reach = Math.ceil(radius * 2.2);
  for (let py = Math.max(0, Math.floor(y - reach)); py < Math.min(height, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(width, x + reach); px++) {
      const n = py * width + px;
      data[n] = (data[n] ?? 0) + strength * Math.exp(-((px - x) ** 2 + (py - y) ** 2) / (radius * radius));
    }
  }
}

/** Light on the body's form, about −1…1: its slope toward the light, and a reflection where it faces it. */
function bodyLight(
  look: SkinLook,
  { width, height, stage, form }: Pick<FigureOptions, "width" | "height" | "stage" | "form">,
): Field {
  const [cos, sin] = [Math.cos(stage.tilt), Math.sin(stage.tilt)];
  const side = stage.isMirrored ? -1 : 1;
  const heights = createField(width, height);
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const [dx, dy] = [(side * (x - stage.x)) / stage.scale, (y - stage.y) / stage.scale];
      heights.data[n] = look.form(dx * cos + dy * sin, dy * cos - dx * sin);
    }
  }
  const light = createField(width, height);
  const perUnit = stage.scale / 2;
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const right = heights.data[n + (x + 1 < width ? 1 : 0)] ?? 0;
      const left = heights.data[n - (x > 0 ? 1 : 0)] ?? 0;
      const below = heights.data[n + (y + 1 < height ? width : 0)] ?? 0;
      const above = heights.data[n - (y > 0 ? width : 0)] ?? 0;
      const toward = ((left - right) * form.light.x + (above - below) * form.light.y) * perUnit;
      const lit = toward / Math.sqrt(1 + toward * toward);
      light.data[n] = lit + 0.5 * Math.max(0, lit - 0.2) ** 2;
    }
  }
  return blurField(light, width * 0.004);
}

/** Specks of mineral light that come and go. */
function createGlints({ specks }: SkinLook, ramp: Ramp, { width, height, seed, form }: FigureOptions) {
  const random = randomFrom(seed + 33);
  const pictures = [0.0045, 0.008, 0.013].map((size) => speck(size * width, ramp));
  return Array.from({ length: specks }, () => {
    const at = random();
    const picture = pictures[at < 0.6 ? 0 : at < 0.9 ? 1 : 2] ?? speck(2, ramp);
    return { picture, x: random() * width, y: random() * height, phase: random(), cycles: form.cycles };
  });
}

function speck(radius: number, ramp: Ramp) {
  const side = Math.ceil(radius * 4);
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  const light = ctx.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side / 2);
  const colour = mix(toneOf(ramp, 1), [1, 0.93, 0.76], 0.5);
  light.addColorStop(0, css(colour, 1));
  light.addColorStop(0.25, css(colour, 0.75));
  light.addColorStop(1, css(colour, 0));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, side, side);
  return canvas;
}

/** A soft beam of light that goes to and fro over the skin. */
export function beamOf(from: number, reach: number): SkinLook["sunlight"] {
  return ({ width, height, form }: GoboOptions): Gobo => {
    const along = Math.atan2(form.light.y, form.light.x);
    return (ctx, t) => {
      const at = from + reach * gust(t, form.cycles, 0.1);
      const [cx, cy] = [width * (0.5 + at * Math.cos(along)), height * (0.5 + at * 0.6 * Math.sin(along))];
      const beam = ctx.createRadialGradient(cx, cy, 0, cx, cy, height * 0.7);
      beam.addColorStop(0, "rgb(196,196,196)");
      beam.addColorStop(0.35, "rgb(150,150,150)");
      beam.addColorStop(1, "rgb(46,46,46)");
      ctx.globalAlpha = 1;
      ctx.fillStyle = beam;
      ctx.fillRect(0, 0, width, height);
    };
  };
}
