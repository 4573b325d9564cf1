import type { Canvas } from "@napi-rs/canvas";
import { oklchOf } from "../../../src/core/rendering/colour.ts";
import { paintApart } from "../../engine/apart.ts";
import type { KernelBrush } from "../../engine/brush.ts";
import { adjust, fromHex, mix, type Colour } from "../../engine/colour.ts";
import { fieldOf, sampleWrapped, smoothstep } from "../../engine/field.ts";
import { type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { grainField, groundRamp, isDeepGround, leaning, pictureOf, tint } from "../../engine/tones.ts";
import { hushOf } from "../../materials/light/glints.ts";
import { distanceTo } from "../../materials/liquid/dropPlacement.ts";
import { clearest } from "../../materials/solids/parasol.ts";
import { createTwinkle, fleckSheet, type Fleck } from "./dust.ts";
import { createFoil } from "./foil.ts";
import { createGem } from "./gem.ts";
import { createSequins, paintSequinShadows, type Sequin } from "./sequins.ts";

/** Draws one moment of sparkles, with what they lie on. */
type Paint = (brush: KernelBrush, t: number) => void;
export type Sparkle = (options: PaintOptions, form: Form, brush: KernelBrush) => Paint;

export const white: Colour = [1, 1, 1];
export const turns = (share: number) => 2 * Math.PI * share;

/** The ground as light, 0…1, in the palette's own colours. */
export function groundOf(options: PaintOptions, at: (x: number, y: number) => number): Canvas {
  const { width, height, palette, seed } = options;
  const grain = grainField(width, height, seed);
  return pictureOf(fieldOf(width, height, at), groundRamp(palette), grain, 0.014);
}

/** The colour of glow: the palette's light, almost white. */
export function glowOf({ palette }: PaintOptions): Colour {
  return mix(fromHex(palette.groundLight), white, isDeepGround(palette) ? 0.35 : 0.6);
}

/** Small cut gems strewn on a pale ground, with the rays that they throw: larger ones would be props beside the product. */
export const diamonds: Sparkle = (options, form, brush) => {
  const { width, height, palette, seed, quietZones, product: hidden = null } = options;
  const random = randomFrom(seed);
  const { light } = form;
  const isDeep = isDeepGround(palette);
  const big = width * (0.045 + 0.06 * form.coverage);
  const corners = [0.66, 0.9, 0.2, 0.06].flatMap((v) =>
    [0.1, 0.9].map((u) => ({ x: u * width, y: v * height, radius: big })),
  );
  const main = clearest(corners, quietZones) ?? { x: width * 0.8, y: height * 0.7, radius: big };
  const placed = [main];
  for (let n = 0; n < 400 && placed.length < 16; n++) {
    const radius = width * (0.014 + 0.034 * random() ** 2) * form.scale;
    const [x, y] = [random() * width, random() * height];
    const isFree = placed.every((other) => Math.hypot(other.x - x, other.y - y) > (other.radius + radius) * 1.5);
    const isAmongWords = hushOf(quietZones)(x, y) > 0 || clearest([{ x, y, radius }], quietZones) === undefined;
    // A gem that the product half hid would seem to sit on its outline.
    const isBeside = hidden === null || distanceTo(hidden, 2 * x, 2 * y) > 2.4 * radius;
    if (isFree && isBeside && !isAmongWords) placed.push({ x, y, radius });
  }
  const [columns, rows] = [(width >> 2) + 2, (height >> 2) + 2];
  const rays = placed.map(() =>
    Array.from({ length: 3 }, () => [random() * 9, 9 + Math.floor(random() * 16)] as const),
  );
  const thrown = fieldOf(columns, rows, (cx, cy) => {
    let sum = 0;
    for (const [n, gem] of placed.entries()) {
      const [dx, dy] = [(cx * 4 - gem.x) / gem.radius, (cy * 4 - gem.y) / gem.radius];
      const away = Math.hypot(dx, dy);
      if (away > 4.2) continue;
      const toward = -(dx * light.x + dy * light.y) / (away || 1);
      const shadow = Math.exp(-((dx + light.x * 0.4) ** 2 + (dy + light.y * 0.4) ** 2) * 0.75);
      const turn = Math.atan2(dy, dx);
      let fan = 0;
      for (const [phase, count] of rays[n] ?? []) fan += Math.max(0, Math.cos(turn * count + phase)) ** 4;
      sum +=
        fan * 0.2 * smoothstep(-0.2, 0.9, toward) * Math.exp(-away * 1.1) * smoothstep(0.7, 1.2, away) * 2.6 -
        0.24 * shadow;
    }
    return sum;
  });
  const level = isDeep ? 0.3 : 0.6;
  const ground = groundOf(options, (x, y) => {
    const fall = ((x / width - 0.5) * light.x + (y / height - 0.5) * light.y) * 0.26;
    return level + fall + sampleWrapped(thrown, x / 4, y / 4);
  });
  const own = oklchOf(palette.groundBase).hue;
  const fire = [0, 60, 130, 200, 280].map((turn) => tint(0.84, 0.11, own + turn));
  const deep = adjust(fromHex(palette.groundShadow), { lightness: isDeep ? 0.8 : 0.74, chroma: 0.75 });
  const body = mix(fromHex(palette.groundBase), fromHex(palette.groundLight), 0.4);
  const gems = placed.map(({ x, y, radius }) => {
    const lie = { turn: random() * 6, flatness: 0.86 + 0.12 * random() };
    const gem = createGem({ x, y, radius, ...lie, light, deep, body, fire, random });
    return paintApart(brush, { x, y, reach: radius * 1.02 + 1 }, gem);
  });
  const glow = glowOf(options);
  const flecks: Fleck[] = placed.flatMap(({ x, y, radius }, n) =>
    Array.from({ length: n === 0 ? 16 : 5 }, () => {
      const [away, turn] = [radius * Math.sqrt(random()) * 0.9, random() * 7];
      return { x: x + Math.cos(turn) * away, y: y + Math.sin(turn) * away, radius: 1, blur: 0, tone: 1 };
    }),
  );
  const twinkle = createTwinkle(options, form, {
    flecks,
    flashEvery: 2,
    starEvery: 3,
    flash: 12,
    star: 62,
    rays: 3,
    glow,
    random,
  });
  return (_brush, t) => {
    brush.drawImage(ground, 0, 0);
    for (const gem of gems) gem(t);
    twinkle(brush, t);
  };
};

/** Crumpled foil in all colours, with flares on its folds. */
export const holographic: Sparkle = (options, form) => {
  const { width, height, seed, quietZones } = options;
  const random = randomFrom(seed + 1);
  const hush = hushOf(quietZones);
  const foil = createFoil(options, form);
  const flecks = Array.from({ length: 420 }, (): Fleck => ({
    x: random() * width,
    y: random() * height,
    radius: 1,
    blur: 0,
    tone: 1,
  })).filter(({ x, y }) => hush(x, y) < 0.1);
  const twinkle = createTwinkle(options, form, {
    flecks,
    flashEvery: 2,
    starEvery: 14,
    flash: 8,
    star: 66,
    rays: 2,
    glow: [1, 0.97, 1],
    random,
  });
  return (brush, t) => {
    foil(brush, t * form.cycles);
    twinkle(brush, t);
  };
};

/** Rounds of metal foil strewn over a soft ground. */
export const sequins: Sparkle = (options, form) => {
  const { width, height, palette, seed, quietZones } = options;
  const random = randomFrom(seed);
  const hush = hushOf(quietZones);
  const isDeep = isDeepGround(palette);
  const ground = groundOf(options, (x, y) => {
    const fall = ((x / width - 0.5) * form.light.x + (y / height - 0.5) * form.light.y) * 0.22;
    return (isDeep ? 0.36 : 0.64) + fall;
  });
  // They lie thick along the frame and thin out toward its middle.
  const frameOf = (x: number, y: number) =>
    smoothstep(0.25, 0.98, Math.max(Math.abs(x / width - 0.5) * 1.75, Math.abs(y / height - 0.5) * 1.9));
  const strewn: Sequin[] = [];
  const wanted = form.coverage * 760;
  for (let n = 0; strewn.length < wanted && n < 6000; n++) {
    const [x, y] = [random() * width, random() * height];
    const radius = width * (0.006 + 0.026 * random() ** 3) * form.scale * 1.4;
    if (random() > frameOf(x, y) + 0.06 || random() < hush(x, y) * 1.2) continue;
    if (strewn.some((other) => Math.hypot(other.x - x, other.y - y) < (other.radius + radius) * 0.86)) continue;
    strewn.push({ x, y, radius, turn: random() * 7, phase: random() });
  }
  const hue = leaning(28, palette.groundBase, 0.3);
  const metal = [
    tint(isDeep ? 0.46 : 0.62, 0.09, hue - 4),
    tint(isDeep ? 0.68 : 0.8, 0.078, hue),
    tint(0.985, 0.022, hue + 22),
  ] as const;
  const rounds = createSequins(strewn, form, metal);
  const shadow = adjust(fromHex(palette.groundShadow), { lightness: 0.72, chroma: 1.1 });
  paintSequinShadows(ground.getContext("2d"), strewn, form, shadow);
  const glow = glowOf(options);
  const flecks = strewn.map(({ x, y, radius }): Fleck => ({
    x: x + 0.3 * radius,
    y: y - 0.3 * radius,
    radius: 1,
    blur: 0,
    tone: 1,
  }));
  const dust = Array.from({ length: 2600 }, (): Fleck => ({
    x: random() * width,
    y: random() * height,
    radius: 0.4 + 0.9 * random() ** 2,
    blur: 0,
    tone: random(),
  })).filter(({ x, y }) => random() < 0.08 + frameOf(x, y) && hush(x, y) < random());
  const sheet = fleckSheet(options, 0, dust, metal[0], metal[2], 0.7);
  const twinkle = createTwinkle(options, form, {
    flecks: [...flecks, ...dust],
    flashEvery: 3,
    starEvery: 16,
    flash: 6,
    star: 34,
    rays: 2,
    glow,
    random,
  });
  return (brush, t) => {
    brush.drawImage(ground, 0, 0);
    brush.drawImage(sheet, 0, 0);
    rounds(brush, t);
    twinkle(brush, t);
  };
};
