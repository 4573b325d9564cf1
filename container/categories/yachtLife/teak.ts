import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { oklchOf } from "../../../src/core/rendering/colour.ts";
import { clamp, noiseField, smoothstep } from "../../engine/field.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { createSheet, isDeepGround, leaning, rampAround, tint, type Ramp } from "../../engine/tones.ts";

/** Light on oiled teak, which leans toward the ground's hue and darkens with it. */
export function teakRamp(palette: PaintOptions["palette"], lightness = 0.72): Ramp {
  const hue = leaning(62, palette.groundBase, 0.035);
  const ground = oklchOf(palette.groundBase).lightness;
  const own = isDeepGround(palette) ? 0.3 + 0.55 * ground : lightness * (0.82 + 0.2 * ground);
  return rampAround(
    tint(own * 0.66, 0.068, hue - 12),
    tint(own, 0.066, hue),
    tint(Math.min(0.96, own + 0.14), 0.045, hue + 8),
  );
}

export interface DeckOptions {
  ramp: Ramp;
  /** Where the planks run to. */
  vanishing: { x: number; y: number };
  /** First row of the deck. */
  top: number;
  /** Planks across the frame at its bottom. */
  planks: number;
  /** How much of the sun arrives at a pixel, 0…1. */
  lit: (x: number, y: number) => number;
  /** Places on the ramp: in shade, and how much the sun adds. */
  shade: number;
  sun: number;
  /** How much of the deck there is at a pixel, 0…1; all of it if left out. */
  cover?: (x: number, y: number) => number;
}

/** Planks of teak with dark caulking between them, in perspective; clear where there is no deck. */
export function paintDeck(options: PaintOptions, deck: DeckOptions): Canvas {
  const { width, height, seed } = options;
  const { ramp, vanishing, planks, lit, cover } = deck;
  const canvas = createCanvas(width, height);
  const { pixels, image } = createSheet(width, height);
  const size = 256;
  const wood = noiseField(size, size, { cells: [26, 2], octaves: 4, gain: 0.62, seed: seed + 51 }).data;
  const random = randomFrom(seed + 53);
  const tones = Float32Array.from({ length: 256 }, () => 0.11 * (random() - 0.5));
  const joints = Float32Array.from({ length: 256 }, () => random());
  const last = ramp.length - 1;
  const reach = height - vanishing.y;
  for (let y = Math.max(0, Math.floor(deck.top)); y < height; y++) {
    const stretch = reach / (y - vanishing.y);
    const plankPixels = width / planks / stretch;
    const along = (stretch * reach) / width;
    const line = Math.max(0.55, plankPixels * 0.045);
    const sheen = 0.1 * (stretch - 1) * 0.5;
    for (let x = 0; x < width; x++) {
      const covered = cover === undefined ? 1 : cover(x, y);
      if (covered <= 0) continue;
      const n = y * width + x;
      const place = (x - vanishing.x) / plankPixels + 500;
      const plank = Math.floor(place);
      const inside = place - plank;
      const edge = Math.min(inside, 1 - inside) * plankPixels;
      const joint = Math.abs(((along * 0.42 + (joints[plank & 255] ?? 0)) % 1) - 0.5) * (plankPixels * 19);
      const seam = 1 - smoothstep(line * 0.6, line * 1.4 + 0.4, Math.min(edge, joint + line * 0.3));
      const u = ((place * 37 + (plank & 15) * 53) | 0) & (size - 1);
      const v = ((along * 90 + (plank & 31) * 71) | 0) & (size - 1);
      const round = 0.03 * (1 - 4 * (inside - 0.5) ** 2);
      const light =
        deck.shade +
        deck.sun * lit(x, y) +
        (tones[plank & 255] ?? 0) +
        0.13 * (wood[v * size + u] ?? 0) +
        round +
        sheen;
      const value = (light * (1 - seam) + 0.07 * seam) * last;
      const colour = ramp[value < 0 ? 0 : value > last ? last : value | 0] ?? 0;
      pixels[n] = ((colour & 0xffffff) | (Math.round(255 * clamp(covered)) << 24)) >>> 0;
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}
