import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Colour } from "../../engine/colour.ts";
import { clamp, smoothstep } from "../../engine/field.ts";
import { grainField } from "../../engine/tones.ts";

/** What a cut fruit shows at a place: its colour, its height in radii, and how much of the place it covers. */
export interface Cut {
  red: number;
  green: number;
  blue: number;
  height: number;
  cover: number;
  /** How much of a lamp a slope toward it mirrors. */
  gloss: number;
}

export function lay(cut: Cut, [red, green, blue]: Colour, share = 1): void {
  cut.red += (red - cut.red) * share;
  cut.green += (green - cut.green) * share;
  cut.blue += (blue - cut.blue) * share;
}

export interface CutOptions {
  /** Pixels of half its width and half its height. */
  radiusX: number;
  radiusY: number;
  light: { x: number; y: number };
  /** How strongly slopes show, and how much light they add or take at most. */
  relief: number;
  most?: number;
  seed: number;
}

const grainSide = 64;

/** A fruit from a function of places, −1…1 from side to side and from top to bottom, as a picture around its middle. */
export function cutPicture(options: CutOptions, at: (u: number, v: number, cut: Cut) => void): Canvas {
  const { radiusX, radiusY, light, relief, most = 0.42, seed } = options;
  const [width, height] = [2 * Math.ceil(radiusX + 2), 2 * Math.ceil(radiusY + 2)];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(width, height);
  const { data } = image;
  const heights = new Float32Array(width * height);
  const gloss = new Float32Array(width * height);
  const cut: Cut = { red: 0, green: 0, blue: 0, height: 0, cover: 0, gloss: 0 };
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      cut.cover = 0;
      cut.height = 0;
      cut.gloss = 0;
      at((x + 0.5 - width / 2) / radiusX, (y + 0.5 - height / 2) / radiusY, cut);
      heights[n] = cut.cover > 0 ? cut.height : Number.NaN;
      gloss[n] = cut.gloss;
      if (cut.cover <= 0) continue;
      data[n * 4] = cut.red * 255;
      data[n * 4 + 1] = cut.green * 255;
      data[n * 4 + 2] = cut.blue * 255;
      data[n * 4 + 3] = clamp(cut.cover) * 255;
    }
  }
  const grain = grainField(grainSide, grainSide, seed);
  const steep = (relief * Math.min(radiusX, radiusY)) / 2;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const n = y * width + x;
      if (data[n * 4 + 3] === 0) continue;
      const own = heights[n] ?? 0;
      // Outside there is no height to compare with.
      const at = (place: number) => {
        const height = heights[place] ?? own;
        return Number.isNaN(height) ? own : height;
      };
      const across = at(n - 1) - at(n + 1) + 0.5 * (at(n - 2) - at(n + 2));
      const down = at(n - width) - at(n + width) + 0.5 * (at(n - 2 * width) - at(n + 2 * width));
      const slope = (across * light.x + down * light.y) * steep * 0.5;
      const lit = 1 + slope / (1 + Math.abs(slope) / most) + 0.03 * (grain[(y & 63) * grainSide + (x & 63)] ?? 0);
      const shine = 255 * (gloss[n] ?? 0) * smoothstep(0.22, 0.75, slope);
      for (let channel = 0; channel < 3; channel++) {
        const colour = (data[n * 4 + channel] ?? 0) * lit;
        data[n * 4 + channel] = colour + (255 - colour) * (shine / 255);
      }
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Seeds of cells that repeat in `across` columns. */
export interface Cells {
  /** Distances to the nearest and the second nearest seed, in cells. */
  find(u: number, v: number): void;
  nearest: number;
  second: number;
}

/** Cells that are packed at random: sacs of pulp, seeds, wax. `across`: after how many they repeat. */
export function createCells(across: number, down: number, jitter: number, random: () => number): Cells {
  const seeds = Float32Array.from({ length: across * down * 2 }, () => 0.5 + jitter * (random() - 0.5));
  const cells: Cells = {
    nearest: 9,
    second: 9,
    find(u, v) {
      const [column, row] = [Math.floor(u), Math.floor(v)];
      let [first, second] = [81, 81];
      for (let dy = -1; dy <= 1; dy++) {
        const cy = row + dy;
        const start = (((cy % down) + down) % down) * across;
        for (let dx = -1; dx <= 1; dx++) {
          const cx = column + dx;
          const at = (start + (((cx % across) + across) % across)) * 2;
          const x = cx + (seeds[at] ?? 0) - u;
          const y = cy + (seeds[at + 1] ?? 0) - v;
          const distance = x * x + y * y;
          if (distance < first) {
            second = first;
            first = distance;
          } else if (distance < second) second = distance;
        }
      }
      cells.nearest = Math.sqrt(first);
      cells.second = Math.sqrt(second);
    },
  };
  return cells;
}
