import { blurField, clamp, createField, noiseField } from "../../engine/field.ts";
import type { Vapour } from "./vapour.ts";

/** A ball of cloud; larger `z` is nearer to the eye. */
export interface Puff {
  x: number;
  y: number;
  radius: number;
  z: number;
}

export interface PuffOptions {
  width: number;
  height: number;
  light: { x: number; y: number };
  /** Pixels that the wind tears outlines by, and that everything is softened by. */
  ragged: number;
  soft: number;
  seed: number;
}

/** A heap of balls, each lit on the side of the light and shaded below, torn by noise. */
export function puffVapour(puffs: readonly Puff[], options: PuffOptions): Vapour {
  const { width, height, light, ragged, soft, seed } = options;
  const nearness = createField(width, height);
  const density = createField(width, height);
  const lit = createField(width, height);
  nearness.data.fill(-Infinity);
  const up = 0.55;
  const length = Math.hypot(light.x, light.y, up);
  const [lx, ly, lz] = [light.x / length, light.y / length, up / length];
  for (const { x, y, radius, z } of puffs) {
    const top = Math.max(0, Math.ceil(y - radius));
    const bottom = Math.min(height - 1, Math.floor(y + radius));
    for (let py = top; py <= bottom; py++) {
      const dy = (py - y) / radius;
      const half = Math.sqrt(Math.max(0, 1 - dy * dy)) * radius;
      const right = Math.min(width - 1, Math.floor(x + half));
      for (let px = Math.max(0, Math.ceil(x - half)), n = py * width + px; px <= right; px++, n++) {
        const dx = (px - x) / radius;
        const facing = Math.sqrt(Math.max(0, 1 - dx * dx - dy * dy));
        if (facing > (density.data[n] ?? 0)) density.data[n] = facing;
        const front = z + facing * radius;
        if (front <= (nearness.data[n] ?? 0)) continue;
        nearness.data[n] = front;
        lit.data[n] = dx * lx + dy * ly + facing * lz - 0.35;
      }
    }
  }
  return tear({ density: blurField(density, soft), light: blurField(lit, soft) }, ragged, seed);
}

/** Moves each place along a field of noise, coarse and fine, and roughens it a little. */
function tear({ density, light }: Vapour, ragged: number, seed: number): Vapour {
  const { width, height } = density;
  const cells = [6, Math.round((6 * height) / width)] as const;
  const across = noiseField(width, height, { cells, octaves: 5, gain: 0.58, seed: seed + 11 });
  const down = noiseField(width, height, { cells, octaves: 5, gain: 0.58, seed: seed + 12 });
  const torn = { density: createField(width, height), light: createField(width, height) };
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const u = across.data[n] ?? 0;
      const v = down.data[n] ?? 0;
      const fromX = clamp(x + u * ragged, 0, width - 1.001);
      const fromY = clamp(y + v * ragged, 0, height - 1.001);
      const at = Math.floor(fromY) * width + Math.floor(fromX);
      const fx = fromX - Math.floor(fromX);
      const fy = fromY - Math.floor(fromY);
      const dense = between(density.data, at, width, fx, fy);
      torn.density.data[n] = dense > 0.02 ? dense + 0.16 * (u + v) : dense;
      torn.light.data[n] = between(light.data, at, width, fx, fy) + 0.1 * (u + v);
    }
  }
  return torn;
}

/** The value between four pixels, the first of which is given. */
function between(data: Float32Array, at: number, width: number, fx: number, fy: number): number {
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

export interface HeapOptions {
  width: number;
  height: number;
  scale: number;
  random: () => number;
}

const bell = (random: () => number) => random() + random() + random() - 1.5;

/** Cumulus: heaps on flat bases, large balls within and small ones on top. `rows` places down the canvas. */
export function heaps(
  { width, height, scale, random }: HeapOptions,
  rows: number,
  each: number,
  round: number,
): Puff[] {
  const puffs: Puff[] = [];
  for (let row = 0; row < rows; row++) {
    const centre = width * ((row * 0.618 + 0.28 * random() + 0.12) % 1);
    const base = height * ((row + 0.75 + 0.3 * random()) / rows);
    const reach = width * scale * (0.2 + 0.22 * random());
    for (let n = 0; n < each; n++) {
      const away = bell(random) * 1.1;
      const crown = Math.max(0.08, 1 - (away * away) / 1.7);
      const lift = random() ** 0.8 * crown;
      const radius = width * scale * (0.022 + 0.085 * round * crown * (1 - 0.75 * lift)) * (0.7 + 0.6 * random());
      puffs.push({
        x: centre + away * reach,
        y: base - lift * reach * 0.95 - radius * 0.4,
        radius,
        z: -lift * reach * 0.5,
      });
    }
  }
  return puffs;
}

/** A plane of clouds under the eye, up to a horizon at a share of the height. */
export function seaOfPuffs({ width, height, scale, random }: HeapOptions, horizon: number): Puff[] {
  const puffs: Puff[] = [];
  const count = 2200;
  for (let n = 0; n < count; n++) {
    // Evenly over the plane, so that the far ones crowd below the horizon.
    const near = ((n + random()) / count) ** 2.4;
    const ground = height * (horizon + (1.12 - horizon) * near);
    const size = width * scale * (0.012 + 0.12 * near ** 0.9) * (0.5 + 0.9 * random());
    const swell = Math.sin(n * 0.013) * size * 0.5;
    puffs.push({
      x: width * (1.3 * random() - 0.15),
      y: ground + size * 0.35 + swell * random(),
      radius: size,
      z: near * height,
    });
  }
  return puffs;
}

/** Rows of small flat clouds that thin out toward their edges. */
export function rowsOfPuffs({ width, height, scale, random }: HeapOptions): Puff[] {
  const puffs: Puff[] = [];
  const gap = width * 0.115 * scale;
  const patches = Array.from({ length: 5 }, () => [random() * width, random() * height] as const);
  for (let row = -4; row * gap < height * 1.35; row++) {
    for (let place = -2; place * gap * 0.8 < width * 1.1; place++) {
      const x = (place + 0.5 * (row & 1) + 0.5 * bell(random)) * gap * 0.8;
      const y = row * gap - x * 0.32 + gap * 0.35 * Math.sin((x / width) * 7) + 0.2 * bell(random) * gap;
      const far = Math.min(...patches.map(([px, py]) => Math.hypot(px - x, (py - y) * 0.8))) / width;
      const size = gap * (0.5 - 0.42 * Math.min(1, far * 1.35)) * (0.55 + 0.6 * random());
      if (size < gap * 0.1) continue;
      for (let part = 0; part < 5; part++) {
        const radius = size * (0.4 + 0.5 * random());
        puffs.push({ x: x + bell(random) * size * 1.2, y: y + bell(random) * size * 0.45, radius, z: random() * size });
      }
    }
  }
  return puffs;
}
