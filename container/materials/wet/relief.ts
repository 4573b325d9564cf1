import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { adjust, type Colour } from "../../engine/colour.ts";
import { createSheet, grainField, isDeepGround, leaning, rampOf, tint, type Ramp } from "../../engine/tones.ts";

/** What a surface is at a place: its height in canvas widths, and how light it is by itself (a place on its ramp). */
export interface Spot {
  height: number;
  tone: number;
}

export interface ReliefOptions {
  width: number;
  height: number;
  ramp: Ramp;
  /** Toward the light. */
  light: { x: number; y: number };
  /** How much a slope of 1 toward the light adds, and how much any slope adds or takes at most. */
  steepness: number;
  most: number;
  seed: number;
}

/** A surface in raking light. `at` gets places in canvas widths and writes what is there into the spot. */
export function reliefPicture(options: ReliefOptions, at: (u: number, v: number, spot: Spot) => void): Canvas {
  const { width, height, ramp, light, steepness, most, seed } = options;
  const heights = new Float32Array(width * height);
  const tones = new Float32Array(width * height);
  const spot: Spot = { height: 0, tone: 0 };
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      at(x / width, y / width, spot);
      heights[n] = spot.height;
      tones[n] = spot.tone;
    }
  }
  const [lx, ly] = [(light.x * steepness * width) / 2, (light.y * steepness * width) / 2];
  const grain = grainField(grainSide, grainSide, seed);
  const canvas = createCanvas(width, height);
  const { pixels, image } = createSheet(width, height);
  const last = ramp.length - 1;
  for (let y = 0, n = 0; y < height; y++) {
    const up = y === 0 ? 0 : -width;
    const down = y === height - 1 ? 0 : width;
    const grains = (y % grainSide) * grainSide;
    for (let x = 0; x < width; x++, n++) {
      const across = (heights[x === 0 ? n : n - 1] ?? 0) - (heights[x === width - 1 ? n : n + 1] ?? 0);
      const upright = (heights[n + up] ?? 0) - (heights[n + down] ?? 0);
      const slope = across * lx + upright * ly;
      // A shoulder: a slope is never cut off, and an edge is no black line.
      const lit = slope / (1 + Math.abs(slope) / most);
      const value = ((tones[n] ?? 0) + lit + 0.02 * (grain[grains + (x % grainSide)] ?? 0)) * last;
      pixels[n] = ramp[value < 0 ? 0 : value > last ? last : value | 0] ?? 0;
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

/** Grain repeats after so many pixels, which nobody sees. */
const grainSide = 192;

/** Grain over a picture: keeps soft ground from showing bands. */
export function addGrain(ctx: SKRSContext2D, seed: number, strength = 0.035): void {
  const tile = createCanvas(grainSide, grainSide);
  const { pixels, image } = createSheet(grainSide, grainSide);
  for (const [n, value] of grainField(grainSide, grainSide, seed).entries()) {
    const alpha = Math.min(255, Math.abs(value) * strength * 255) | 0;
    pixels[n] = ((value > 0 ? 0xffffff : 0) | (alpha << 24)) >>> 0;
  }
  tile.getContext("2d").putImageData(image, 0, 0);
  ctx.fillStyle = ctx.createPattern(tile, "repeat");
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

/** A colour of nature that fills the frame: its hue and richness, on the ground's own lightness, so that words stay readable. */
export function naturalColour(palette: Palette, hue: number, chroma: number, lift = 0, share = 0.2): Colour {
  const { lightness } = oklchOf(palette.groundBase);
  const isDeep = isDeepGround(palette);
  return tint(
    Math.min(0.94, lightness + (isDeep ? 0.05 : -0.06) + lift),
    chroma * (isDeep ? 0.7 : 1),
    leaning(hue, palette.groundBase, share),
  );
}

/** Light on it: from a saturated depth to a highlight. */
export function naturalRamp(own: Colour, depth = 0.55): Ramp {
  return rampOf([
    [0, adjust(own, { lightness: depth * 0.6, chroma: 0.9 })],
    [0.28, adjust(own, { lightness: depth + 0.18, chroma: 1.12 })],
    [0.55, own],
    [0.8, adjust(own, { lightness: 1.1, chroma: 0.82 })],
    [1, adjust(own, { lightness: 1.22, chroma: 0.4 })],
  ]);
}
