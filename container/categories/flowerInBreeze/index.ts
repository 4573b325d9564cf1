import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { fromHex, mix } from "../../engine/colour.ts";
import { fieldOf } from "../../engine/field.ts";
import { formOf, lookOf, type Form } from "../../engine/look.ts";
import type { BrushPainter, PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import {
  css,
  grainField,
  groundRamp,
  isDeepGround,
  leaning,
  pictureOf,
  rampAround,
  tint,
  type Ramp,
} from "../../engine/tones.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { flowerHead, type FlowerHead } from "../../materials/plants/flower.ts";
import { leafPicture, leafShapes, natureRamp } from "../../materials/plants/leaf.ts";
import { wholeBough } from "./bough.ts";
import { type Petals, type Look, daisy, meadow, looks } from "./looks.ts";
import { drawBough, drawStem, type Bough, type Stem } from "./stem.ts";

function petalRamp({ lightness, chroma, hue }: Petals, palette: Palette): Ramp {
  const own = leaning(hue, palette.groundBase, 0.15);
  return rampAround(
    tint(lightness * 0.7, chroma * 1.15 + 0.012, own - 6),
    tint(lightness, chroma, own),
    tint(Math.min(0.985, lightness + 0.1), chroma * 0.55, own + 6),
  );
}

interface Garden {
  options: PaintOptions;
  look: Look;
  form: Form;
  random: () => number;
  heads: readonly FlowerHead[];
}

/** A few heads of every kind; each flower is one of them, larger or smaller. */
function headsOf({ width, palette }: PaintOptions, look: Look, form: Form, random: () => number): FlowerHead[] {
  const radius = width * (0.7 + 0.3 * form.scale) * look.radius * 1.05;
  return Array.from({ length: Math.max(4, look.petals.length * 2) }, (_, n) => {
    const petals = look.petals[n % look.petals.length] ?? daisy;
    const { kind, heart } = petals;
    return flowerHead({ kind, heart, radius, petal: petalRamp(petals, palette), light: form.light, random });
  });
}

function growStem({ options, look, form, random, heads }: Garden, x: number, scale: number, variety: number): Stem {
  const { width, height, palette } = options;
  const { greens, tall } = look;
  const petals = look.petals[variety % look.petals.length] ?? daisy;
  const green = leaning(greens.hue, palette.groundBase, 0.15);
  const size = width * scale * (0.7 + 0.3 * form.scale);
  const head = heads[variety % heads.length] ?? { picture: createCanvas(1, 1), rootY: 0 };
  const ramp = natureRamp(greens.lightness, greens.chroma, green);
  const heading = -Math.PI / 2 + 0.3 * (random() - 0.5);
  const leaves = Array.from({ length: Math.round(4 * look.leafy * random() + look.leafy) }, () => {
    const spread = (random() < 0.5 ? -1 : 1) * (0.5 + 0.5 * random());
    const shape = petals.kind === "peony" ? leafShapes.beech : leafShapes.bamboo;
    const length = size * (petals.kind === "tulip" ? 0.5 : 0.22) * (0.7 + 0.5 * random());
    const leaf = { shape, ramp, length, turned: 1, curl: 0.2 * spread, heading: heading + spread };
    const picture = leafPicture({ ...leaf, light: form.light, tone: -0.05, random });
    return { share: 0.1 + 0.65 * random(), spread, picture };
  });
  return {
    x: x * width,
    y: height * 1.03,
    heading,
    length: size * (tall[0] + (tall[1] - tall[0]) * random()),
    head,
    leaves,
    bend: 0.35 * (random() - 0.5),
    phase: 0.35 * x + 0.12 * random(),
    width: size * 0.012,
    headScale: scale * (0.82 + 0.3 * random()),
    colour: css(tint(greens.lightness * 0.86, greens.chroma, green)),
  };
}

/** Short stalks that leave a bough which comes in from the upper corner on the side of the light. */
function growBlossom(garden: Garden, share: number, scale: number, bough: Bough): Stem {
  const { options, form, random } = garden;
  const stem = growStem(garden, 0, scale, Math.floor(4 * random()));
  const at = bough(share);
  const heading = at.heading + (random() < 0.5 ? -1 : 1) * (0.5 + 0.9 * random());
  return {
    ...stem,
    x: at.x,
    y: at.y,
    heading,
    length: options.width * form.scale * (0.03 + 0.1 * random()),
    leaves: stem.leaves.slice(0, 1),
  };
}

/** Sky or garden out of focus, with what grows far off. */
function backdropOf(garden: Garden, stems: readonly Stem[], boughs: readonly Bough[]): Canvas {
  const { options, form, look, random } = garden;
  const { width, height, palette, seed } = options;
  const grain = grainField(width, height, seed);
  const heavens = fieldOf(width, height, (x, y) => {
    const near = ((x / width - 0.5) * form.light.x + (y / width - 0.9) * form.light.y) * 0.16;
    return 0.68 + near - 0.16 * (y / height) ** 2;
  });
  const sky = pictureOf(heavens, groundRamp(palette), grain, 0.014);
  const scale = 0.25;
  const small = createCanvas(width * scale, height * scale);
  const blurred = createCanvas(width * scale, height * scale);
  const ctx = small.getContext("2d");
  const whole = createCanvas(width, height);
  const draw = whole.getContext("2d");
  if (!look.branch) {
    const { lightness, chroma, hue } = look.greens;
    const green = mix(
      tint(lightness, chroma, leaning(hue, palette.groundBase, 0.2)),
      fromHex(palette.groundBase),
      0.35,
    );
    const field = draw.createLinearGradient(0, height * 0.55, 0, height);
    field.addColorStop(0, css(green, 0));
    field.addColorStop(1, css(green, isDeepGround(palette) ? 0.5 : 0.75));
    draw.fillStyle = field;
    draw.fillRect(0, 0, width, height);
  }
  for (const bough of boughs) drawBough(draw, bough, width * 0.8, palette);
  for (const stem of stems) drawStem(draw, stem, 0, 1);
  ctx.drawImage(whole, 0, 0, small.width, small.height);
  const soft = blurred.getContext("2d");
  soft.filter = `blur(${(width * 0.016 * scale).toFixed(1)}px)`;
  soft.drawImage(small, 0, 0);
  const out = sky.getContext("2d");
  out.globalAlpha = 0.85;
  out.drawImage(blurred, 0, 0, width, height);
  out.globalCompositeOperation = "soft-light";
  for (let n = 0; n < 14; n++) {
    const radius = width * (0.03 + 0.05 * random());
    out.globalAlpha = 0.25 * random();
    out.fillStyle = "#fff";
    out.beginPath();
    out.arc(width * random(), height * random(), radius, 0, 2 * Math.PI);
    out.fill();
  }
  return sky;
}

/** Flowers that nod in the wind, in focus before a garden that is not. */
export const flowerInBreeze: BrushPainter = {
  fadeShareOf: (style) => (lookOf(looks, meadow, style).branch ? 0.6 : 1),
  setupOn(brush, options) {
    const { style, width, palette, seed } = options;
    const look = lookOf(looks, meadow, style);
    const form = formOf(style);
    const random = randomFrom(seed);
    const garden: Garden = { options, look, form, random, heads: headsOf(options, look, form, random) };
    const spread = (count: number, n: number) => (n + 0.5 + 0.7 * (random() - 0.5)) / count;
    const boughs = [
      { x: -0.06, y: 0.06, heading: 0.5, bend: 0.45 },
      { x: -0.06, y: 0.97, heading: -0.35, bend: -0.3 },
    ].flatMap((at) => (look.branch ? wholeBough(options, form, at) : []));
    const farBoughs = look.branch ? wholeBough(options, form, { x: -0.1, y: 0.3, heading: -0.1, bend: 0.5 }) : [];
    const grown = (
      count: number,
      among: readonly Bough[],
      blossom: (n: number, bough: Bough) => Stem,
      stem: (n: number) => Stem,
    ) =>
      Array.from({ length: count }, (_, n) => n).flatMap((n) => {
        const bough = among[n % among.length];
        return bough !== undefined ? [blossom(n, bough)] : look.branch ? [] : [stem(n)];
      });
    const far = grown(
      look.far,
      farBoughs,
      (n, bough) => growBlossom(garden, spread(look.far, n), 0.9, bough),
      (n) => growStem(garden, spread(look.far, n), 0.72 + 0.4 * random(), n),
    );
    const ground = backdropOf(garden, far, farBoughs);
    const near = grown(
      look.near,
      boughs,
      (n, bough) => growBlossom(garden, 0.15 + 0.85 * spread(look.near, n), 1, bough),
      (n) => growStem(garden, spread(look.near, (n * 5) % look.near), 0.85 + 0.3 * random(), n),
    );
    const out = ground.getContext("2d");
    out.globalAlpha = 1;
    out.globalCompositeOperation = "source-over";
    for (const bough of boughs) drawBough(out, bough, width, palette);
    const haze = createHaze(options, form);
    return {
      paint(t) {
        brush.drawImage(ground, 0, 0);
        for (const stem of near) drawStem(brush, stem, t, form.cycles);
        haze(brush);
      },
    };
  },
};
