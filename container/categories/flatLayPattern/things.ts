import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, leaning, tint } from "../../engine/tones.ts";
import { bowlPicture, citrusRound, colourRamp, kernelPicture } from "../../materials/fruit/ingredient.ts";
import { flowerHead } from "../../materials/plants/flower.ts";
import { leafPicture, natureRamp, type LeafShape } from "../../materials/plants/leaf.ts";
import { drawSprig, growSprig } from "../../materials/plants/sprig.ts";

/** What things are laid on, and in which light. */
export interface Table {
  options: PaintOptions;
  form: Form;
  random: () => number;
}

/** A thing of about this radius, in pixels, that lies turned by radians. */
export type Thing = (table: Table, radius: number, turn: number, n: number) => Canvas;

const hueIn = ({ options }: Table, hue: number, share = 0.12) => leaning(hue, options.palette.groundBase, share);

export const sprigOf =
  (shape: LeafShape, pairs: number, leaf: number, lightness: number, chroma: number, hue: number): Thing =>
  (table, radius, turn) => {
    const { form, random } = table;
    const side = Math.ceil(radius * 2.4);
    const canvas = createCanvas(side, side);
    const ramp = natureRamp(lightness, chroma, hueIn(table, hue + 10 * (random() - 0.5)));
    const sprig = growSprig({
      x: side / 2 - radius,
      y: side / 2,
      heading: 0,
      length: radius * 1.75,
      bend: 0.16 * (random() - 0.5),
      phase: 0,
      stalk: { colour: css(tint(lightness * 0.8, chroma * 0.8, hueIn(table, hue - 20))), width: radius * 0.035 },
      swing: 0,
      flutter: 0,
      pairs,
      stagger: 0.3,
      leafLength: (share) => radius * leaf * (1.1 - 0.45 * share),
      spread: (share) => 1.05 - 0.45 * share,
      random,
      light: {
        x: form.light.x * Math.cos(turn) + form.light.y * Math.sin(turn),
        y: form.light.y * Math.cos(turn) - form.light.x * Math.sin(turn),
      },
      leaf: () => ({ shape, ramp, tone: 0.1 * (random() - 0.5) }),
    });
    drawSprig(canvas.getContext("2d"), sprig, 0, 1);
    return canvas;
  };

export const blade =
  (shape: LeafShape, lightness: number, chroma: number, hue: number): Thing =>
  (table, radius, turn) => {
    const { form, random } = table;
    const ramp = natureRamp(lightness, chroma, hueIn(table, hue + 12 * (random() - 0.5)));
    const leaf = {
      shape,
      ramp,
      length: radius * 2,
      turned: 0.75 + 0.25 * random(),
      curl: 0.16 * (random() - 0.5),
      heading: turn,
    };
    return leafPicture({ ...leaf, light: form.light, tone: 0.1 * (random() - 0.5), random });
  };

const petalShape: LeafShape = {
  girth: 0.42,
  profile: (share) => Math.sin(Math.PI * share ** 1.35) ** 0.6,
  veins: 9,
  veinStrength: 0.012,
  fold: 0.1,
  gloss: 0.06,
  depth: 0.16,
};

export const citrus =
  (lightness: number, chroma: number, hue: number): Thing =>
  ({ form }, radius, _turn, n) =>
    citrusRound(
      { radius, light: form.light, seed: n + 5 },
      colourRamp(lightness, chroma, hue),
      colourRamp(lightness - 0.04, chroma * 1.05, hue - 6),
    );

export const kernel =
  (lightness: number, chroma: number, hue: number, slender: number, ribs: number, size: number): Thing =>
  (table, radius, turn, n) =>
    kernelPicture(
      { radius: radius * size, light: table.form.light, seed: n + 3 },
      colourRamp(lightness, chroma, hueIn(table, hue, 0.06)),
      slender,
      ribs,
      turn,
    );

export const bowl =
  (lightness: number, chroma: number, hue: number): Thing =>
  (table, radius, _turn, n) =>
    bowlPicture(
      { radius, light: table.form.light, seed: n },
      colourRamp(0.42, 0.015, hueIn(table, 60)),
      colourRamp(lightness, chroma, hue),
    );

export const blossom: Thing = (table, radius) => {
  const { form, random, options } = table;
  const heart = { lightness: 0.8, chroma: 0.13, hue: 80 };
  const ramp = petalRamp(options.palette, 0.9, 0.05, 0);
  return flowerHead({ kind: "blossom", radius: radius * 0.8, petal: ramp, heart, light: form.light, random }).picture;
};

const petalRamp = (palette: Palette, lightness: number, chroma: number, hue: number) =>
  colourRamp(lightness, chroma, leaning(hue, palette.groundBase, 0.3));

export const rose: Thing = (table, radius, turn) => {
  const { form, random, options } = table;
  const leaf = {
    shape: petalShape,
    length: radius * 2,
    turned: 0.7 + 0.3 * random(),
    curl: 0.2 * (random() - 0.5),
    heading: turn,
  };
  const ramp = petalRamp(options.palette, 0.78 + 0.14 * random(), 0.075, 5);
  return leafPicture({ ...leaf, ramp, light: form.light, tone: 0.08 * (random() - 0.5), random });
};
