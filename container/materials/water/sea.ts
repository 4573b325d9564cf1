import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { KernelBrush } from "../../engine/brush.ts";
import { adjust, fromHex, mix, type Colour } from "../../engine/colour.ts";
import { clamp, noiseField } from "../../engine/field.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { blend, createSheet, css, isDeepGround, pixelOf, rampOf, type Ramp } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import { seaColours, type SeaColours } from "./seaColours.ts";

const across = 512;
const down = 256;
/** Groups of waves, by how often they pass in one loop and how short they are. */
const groups = [
  { turns: 1, from: 3, to: 9, strength: 1 },
  { turns: 2, from: 8, to: 20, strength: 0.8 },
  { turns: 3, from: 18, to: 46, strength: 0.62 },
] as const;
const wavesInGroup = 7;

/** Waves that run toward the viewer on a tile in the kernel's memory, about ±1, for any moment of the loop. */
function createSwell(brush: KernelBrush, seed: number, cycles: number): (t: number) => number {
  const random = randomFrom(seed);
  const cosine = Float32Array.from({ length: across }, (_, n) => Math.cos((2 * Math.PI * n) / across));
  const quarter = across / 4;
  const parts = groups.map(({ turns, from, to, strength }) => {
    const even = new Float32Array(across * down);
    const odd = new Float32Array(across * down);
    for (let wave = 0; wave < wavesInGroup; wave++) {
      const count = from + (to - from) * random();
      const heading = (random() - 0.5) * 2.1;
      const [kx, ky] = [Math.round(count * Math.sin(heading)), Math.round((count * Math.cos(heading)) / 2) * 2];
      const phase = Math.floor(random() * across);
      const size = (strength * (0.6 + 0.8 * random())) / Math.sqrt(wavesInGroup);
      for (let y = 0, n = 0; y < down; y++) {
        for (let x = 0; x < across; x++, n++) {
          const at = kx * x + ky * y + phase;
          even[n] = (even[n] ?? 0) + size * (cosine[at & (across - 1)] ?? 0);
          odd[n] = (odd[n] ?? 0) + size * (cosine[(at - quarter) & (across - 1)] ?? 0);
        }
      }
    }
    return { turns, even: brush.keep(even), odd: brush.keep(odd) };
  });
  const { kernel } = brush;
  const swell = kernel.allocate(across * down * 4);
  return (t) => {
    for (const [part, { turns, even, odd }] of parts.entries()) {
      const angle = 2 * Math.PI * t * turns * cycles;
      kernel.addSwell(swell, even, odd, Math.cos(angle), Math.sin(angle), part > 0);
    }
    return swell;
  };
}

/** Light on water: from its troughs to the sky that crests mirror. */
export function waterRamp({ deep, base, shallow, light }: SeaColours): Ramp {
  return rampOf([
    [0, adjust(deep, { lightness: 0.78, chroma: 1.05 })],
    [0.3, deep],
    [0.58, base],
    [0.82, mix(shallow, light, 0.3)],
    [1, mix(light, [1, 1, 1], 0.5)],
  ]);
}

export interface SeaOptions {
  /** Everything above the horizon, and the size of the view. */
  sky: Canvas;
  seed: number;
  cycles: number;
  /** First row of the water, and the first that it no longer reaches. */
  horizon: number;
  bottom: number;
  ramp: Ramp;
  /** Places on the ramp: of the water at the horizon and at the viewer's feet. */
  far: number;
  near: number;
  ripple: number;
  /** Waves across the view at the viewer's feet, in tiles. */
  scale: number;
  /** How much of a light's reflection lies at a column and a share of the way from the horizon, 0…1. */
  path: (x: number, share: number) => number;
  glint: Colour;
  /** The columns of a row that something stands before; none if left out. */
  hidden?: (y: number) => readonly [from: number, end: number];
  quietZones: PaintOptions["quietZones"];
}

const glintLevels = 24;

/** The water's colours with ever more of a glint over them, level by level. */
function glintTable(ramp: Ramp, colour: Colour): Uint32Array {
  const glint = pixelOf(colour);
  const table = new Uint32Array(glintLevels * ramp.length);
  for (let level = 0, n = 0; level < glintLevels; level++) {
    for (let place = 0; place < ramp.length; place++, n++)
      table[n] = (blend(ramp[place] ?? 0, glint, level / (glintLevels - 1)) | 0xff000000) >>> 0;
  }
  return table;
}

/** The open sea under its sky, with the light's path of glitter on it: fills the brush's picture with a moment. */
export function createSea(brush: KernelBrush, options: SeaOptions): (t: number) => void {
  const { sky, horizon, bottom, ramp, far, near, ripple, path } = options;
  const { width, height } = sky;
  const rows = Math.max(1, Math.min(height, bottom) - horizon);
  const quiet = wordsField(width, height, options.quietZones, { seed: options.seed }).data;
  const reach = Math.max(1, height - horizon);
  const shine = new Float32Array(rows * width);
  for (let row = 0, n = 0; row < rows; row++) {
    const share = row / reach;
    for (let x = 0; x < width; x++, n++) {
      const seen = 1 - 0.75 * (quiet[(horizon + row) * width + x] ?? 0);
      shine[n] = seen * path(x, share);
    }
  }
  const { kernel } = brush;
  const swellAt = createSwell(brush, options.seed, options.cycles);
  const [shineAt, glinting] = [brush.keep(shine), brush.keep(glintTable(ramp, options.glint))];
  const start = 0.07 * reach;
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = row / reach;
    const stretch = (reach + start) / (row + start);
    const step = ((across * options.scale) / width) * stretch;
    const along = Math.floor(2.3 * reach * options.scale * stretch);
    const [hiddenFrom, hiddenEnd] = options.hidden?.(horizon + row) ?? [width, width];
    return {
      one: (along & (down - 1)) * across,
      other: ((along * 2 + 77) & (down - 1)) * across,
      u: across * 64 - (width / 2) * step,
      step,
      tone: far + (near - far) * Math.min(1, Math.sqrt(share) * 1.1) + 0.1 * Math.exp(-row / (0.012 * reach + 1)),
      strength: ripple * (0.25 + 0.75 * Math.min(1, Math.sqrt(share * 1.4))),
      keen: 0.62 - 0.3 * Math.exp(-share * 7),
      hiddenFrom: Math.ceil(hiddenFrom),
      hiddenEnd: Math.ceil(hiddenEnd),
    };
  });
  return (t) => {
    brush.drawImage(sky, 0, 0);
    const swell = swellAt(t);
    for (const [row, line] of lines.entries()) {
      const shine = shineAt + row * width * 4;
      kernel.drawSeaRow({ ...line, y: horizon + row, swell, shine, glinting, levels: glintLevels, size: ramp.length });
    }
  };
}

/** The path that a light low over the horizon lays on the water. */
export function pathOf(middle: number, narrow: number, wide: number, strength: number) {
  return (x: number, share: number) => {
    const away = (x - middle) / (narrow + (wide - narrow) * share);
    return away * away > 7 ? 0 : strength * Math.exp(-away * away) * (1 - 0.3 * share);
  };
}

export interface SkyOptions {
  width: number;
  height: number;
  horizon: number;
  /** Where the light's glow stands. */
  sun: { x: number; y: number; radius: number };
  /** How much cloud there is, 0…1. */
  cloud: number;
}

/** A sky that grows lighter toward the horizon, with thin cloud and the sun's glow. */
export function paintSky({ palette, seed }: PaintOptions, { width, height, horizon, sun, cloud }: SkyOptions): Canvas {
  const canvas = createCanvas(width, height);
  const ctx: SKRSContext2D = canvas.getContext("2d");
  const [shadow, base, light] = [palette.groundShadow, palette.groundBase, palette.groundLight].map(fromHex) as [
    Colour,
    Colour,
    Colour,
  ];
  const isDeep = isDeepGround(palette);
  const air = ctx.createLinearGradient(0, 0, 0, horizon);
  air.addColorStop(0, css(mix(base, shadow, isDeep ? 0.5 : 0.3)));
  air.addColorStop(0.5, css(mix(base, light, isDeep ? 0 : 0.2)));
  air.addColorStop(0.9, css(mix(base, light, isDeep ? 0.5 : 0.85)));
  air.addColorStop(1, css(mix(base, light, isDeep ? 0.62 : 1)));
  ctx.fillStyle = air;
  ctx.fillRect(0, 0, width, height);
  const size = 160;
  const streaks = noiseField(size, size, { cells: [2, 7], octaves: 5, gain: 0.6, seed: seed + 31 });
  const cirrus = createCanvas(size, size);
  const { image, pixels } = createSheet(size, size);
  const white = pixelOf(mix(light, [1, 1, 1], isDeep ? 0.1 : 0.6), 0) & 0xffffff;
  for (let n = 0; n < pixels.length; n++) {
    const thick = clamp((streaks.data[n] ?? 0) * 1.8 + 0.1) * cloud * Math.sin((Math.PI * ((n / size) | 0)) / size);
    pixels[n] = (white | (Math.round(255 * 0.75 * thick) << 24)) >>> 0;
  }
  cirrus.getContext("2d").putImageData(image, 0, 0);
  ctx.drawImage(cirrus, -width * 0.2, 0, width * 1.4, horizon * 1.05);
  const glow = ctx.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, sun.radius);
  const bright = mix(light, [1, 1, 1], isDeep ? 0.35 : 0.8);
  glow.addColorStop(0, css(bright, 0.95));
  glow.addColorStop(0.12, css(bright, 0.6));
  glow.addColorStop(0.45, css(bright, 0.18));
  glow.addColorStop(1, css(bright, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}

/** Water in colours that suit the ground's. */
export function seaOf(palette: PaintOptions["palette"]): { colours: SeaColours; ramp: Ramp } {
  const colours = seaColours(palette, false);
  return { colours, ramp: waterRamp(colours) };
}
