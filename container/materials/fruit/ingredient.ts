import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { clamp, noiseField, smoothstep } from "../../engine/field.ts";
import { createSheet, rampAround, tint, type Ramp } from "../../engine/tones.ts";

/** Something small that lies on a table, seen from above. */
export interface IngredientOptions {
  /** Pixels from the middle to the rim. */
  radius: number;
  light: { x: number; y: number };
  seed: number;
}

const side = (radius: number) => 2 * Math.ceil(radius + 3);

/** A picture from a function of the place in radii, which gives a colour's place on a ramp and how much it covers. */
function shaped(
  radius: number,
  ramps: readonly Ramp[],
  at: (u: number, v: number, n: number) => readonly [ramp: number, value: number, cover: number],
): Canvas {
  const size = side(radius);
  const canvas = createCanvas(size, size);
  const { pixels, image } = createSheet(size, size);
  for (let y = 0, n = 0; y < size; y++) {
    for (let x = 0; x < size; x++, n++) {
      const [which, value, cover] = at((x + 0.5 - size / 2) / radius, (y + 0.5 - size / 2) / radius, n);
      if (cover <= 0) continue;
      const ramp = ramps[which] ?? ramps[0];
      const colour = ramp?.[Math.round(clamp(value) * (ramp.length - 1))] ?? 0;
      pixels[n] = (colour & 0xffffff) | ((clamp(cover) * 255) << 24);
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

const noiseOf = (radius: number, cells: number, octaves: number, seed: number) =>
  noiseField(side(radius), side(radius), { cells: [cells, cells], octaves, seed }).data;

export const colourRamp = (lightness: number, chroma: number, hue: number): Ramp =>
  rampAround(
    tint(lightness * 0.66, chroma * 1.05 + 0.01, hue - 10),
    tint(lightness, chroma, hue),
    tint(Math.min(0.985, lightness + 0.13), chroma * 0.7, hue + 6),
  );

/** A round of citrus: rind, pith, and segments of flesh that the light comes through. */
export function citrusRound({ radius, light, seed }: IngredientOptions, flesh: Ramp, rind: Ramp): Canvas {
  const pith = colourRamp(0.95, 0.03, 95);
  const fibre = noiseOf(radius, 14, 3, seed);
  const segments = 10;
  const turn = seed % 7;
  return shaped(radius, [flesh, pith, rind], (u, v, n) => {
    const r = Math.hypot(u, v);
    const cover = (1 - r) * radius + 0.5;
    if (cover <= 0) return [0, 0, 0];
    const angle = (Math.atan2(v, u) / (2 * Math.PI)) * segments + turn;
    const within = Math.abs((((angle % 1) + 1) % 1) - 0.5);
    const toLight = u * light.x + v * light.y;
    if (r > 0.93) return [2, 0.6 + 0.25 * toLight, cover];
    const wall = ((0.5 - within) * 2 * Math.PI * r) / segments;
    const inside = Math.min(wall - 0.016, 0.84 - r, r - 0.1);
    if (inside < 0) return [1, 0.66 + 0.14 * toLight, cover];
    // Vesicles run from the heart outward.
    const pulp = Math.sin(angle * 24 + 6 * (fibre[n] ?? 0)) * 0.06 + 0.16 * (fibre[n] ?? 0);
    const bulge = smoothstep(0, 0.07, inside);
    return [0, 0.5 + 0.16 * bulge + pulp + 0.12 * r + 0.12 * toLight, cover];
  });
}

/** An almond, a seed or a grain: a pointed egg, ribbed along its length. */
export function kernelPicture(
  { radius, light, seed }: IngredientOptions,
  skin: Ramp,
  slender: number,
  ribs: number,
  heading: number,
): Canvas {
  const mottle = noiseOf(radius, 6, 4, seed);
  // The light, seen from the kernel.
  const [lx, ly] = [
    light.x * Math.cos(heading) + light.y * Math.sin(heading),
    light.y * Math.cos(heading) - light.x * Math.sin(heading),
  ];
  return shaped(radius, [skin], (u, v, n) => {
    const half = slender * Math.sqrt(Math.max(0, 1 - u * u)) * (1 - 0.32 * u);
    const across = v / (half || 1);
    const cover = (half - Math.abs(v)) * radius + 0.5;
    if (cover <= 0) return [0, 0, 0];
    const up = Math.sqrt(Math.max(0, 1 - across * across));
    const rib = ribs > 0 ? 0.07 * Math.sin(Math.asin(clamp(across, -1, 1)) * ribs + 1.4 * (mottle[n] ?? 0)) : 0;
    const lit = 0.34 * (across * ly + 0.45 * u * lx) + 0.28 * up;
    const gloss = 0.16 * Math.exp(-(((across * ly + u * lx * 0.4 - 0.45) / 0.16) ** 2));
    return [0, 0.3 + lit + rib + gloss + 0.16 * (mottle[n] ?? 0), cover];
  });
}

/** A bowl with a heap of something ground in it. */
export function bowlPicture({ radius, light, seed }: IngredientOptions, glaze: Ramp, spice: Ramp): Canvas {
  const grains = noiseOf(radius, 30, 3, seed);
  const lumps = noiseOf(radius, 5, 3, seed + 1);
  return shaped(radius, [glaze, spice], (u, v, n) => {
    const r = Math.hypot(u, v);
    const cover = (1 - r) * radius + 0.5;
    if (cover <= 0) return [0, 0, 0];
    const toLight = u * light.x + v * light.y;
    if (r > 0.86) {
      const lip = Math.sin(((r - 0.86) / 0.14) * Math.PI);
      return [0, 0.4 + 0.3 * toLight * (r > 0.93 ? 1 : -0.8) + 0.25 * lip, cover];
    }
    const heap = 0.34 * (toLight * (1 - r)) * 2 - 0.3 * smoothstep(0.55, 0.86, r) * (1 + 0.9 * toLight);
    return [1, 0.62 + heap + 0.3 * (grains[n] ?? 0) + 0.22 * (lumps[n] ?? 0), cover];
  });
}

/** Bark rolled up, as cinnamon is. */
export function barkPicture({ radius, light, seed }: IngredientOptions, bark: Ramp, heading: number): Canvas {
  const fibre = noiseOf(radius, 3, 5, seed);
  const across = light.y * Math.cos(heading) - light.x * Math.sin(heading);
  return shaped(radius, [bark], (u, v, n) => {
    const half = 0.17;
    const cover = Math.min(half - Math.abs(v), 1 - Math.abs(u)) * radius + 0.5;
    if (cover <= 0) return [0, 0, 0];
    const w = v / half;
    const roll = Math.exp(-(((w - 0.12) / 0.1) ** 2));
    const grain = 0.1 * Math.sin(v * radius * 1.3 + 5 * (fibre[n] ?? 0)) + 0.2 * (fibre[n] ?? 0);
    return [0, 0.5 + 0.3 * w * across + 0.2 * Math.sqrt(Math.max(0, 1 - w * w)) - 0.3 * roll + grain, cover];
  });
}
