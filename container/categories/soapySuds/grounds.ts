import type { Palette } from "../../../src/core/rendering/scene.ts";
import { noiseField, sampleWrapped, smoothstep } from "../../engine/field.ts";
import type { Direction } from "../../engine/light.ts";
import { develop, grainField, groundRamp } from "../../engine/tones.ts";
import type { SudsLook } from "./looks.ts";

interface SudsGroundOptions {
  palette: Palette;
  /** Half-resolution pixels. */
  width: number;
  height: number;
  light: Direction;
  seed: number;
}

const tilesAcross = 3.4;
/** Pixels of the pattern of pores, which repeats; a power of two. */
const poresSide = 128;

/** Light on glazed tiles: each a little uneven, bevelled, with a sunken joint. */
function tiles({ width, height, light, seed }: SudsGroundOptions): (x: number, y: number) => number {
  const side = width / tilesAcross;
  const uneven = noiseField(64, 64, { cells: [16, 16], octaves: 1, seed });
  const [columns, rows] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const waves = noiseField(columns, rows, { cells: [5, 9], octaves: 2, seed: seed + 1 });
  const joint = 0.018;
  return (x, y) => {
    const row = Math.floor(y / side);
    const u = x / side + (row % 2) * 0.5;
    const [fx, fy] = [u - Math.floor(u), y / side - row];
    const own = uneven.data[((row * 13) % 64) * 64 + ((Math.floor(u) * 7) % 64)] ?? 0;
    const [toX, toY] = [Math.min(fx, 1 - fx), Math.min(fy, 1 - fy)];
    const edge = Math.min(toX, toY);
    if (edge < joint) return 0.42 - 0.1 * smoothstep(joint, 0.4 * joint, edge);
    const bevel = Math.exp(-(((edge - joint) / 0.022) ** 2));
    const outward = toX < toY ? Math.sign(fx - 0.5) * light.x : Math.sign(fy - 0.5) * light.y;
    const shine = smoothstep(0.1, 0.34, sampleWrapped(waves, x / 4, y / 4));
    const across = (fx - 0.5) * light.x + (fy - 0.5) * light.y;
    return 0.66 + 0.12 * own + 0.1 * across + 0.26 * bevel * outward + 0.1 * shine;
  };
}

/** Light in bath water: soft nets of it over a deep tone. */
function water({ width, height, seed }: SudsGroundOptions): (x: number, y: number) => number {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const broad = noiseField(columns, rows, { cells: [4, 7], octaves: 2, seed });
  const fine = noiseField(columns, rows, { cells: [7, 12], octaves: 2, seed: seed + 1 });
  return (x, y) => {
    const ridge = 1 - Math.min(1, Math.abs(sampleWrapped(broad, x / 2, y / 2)) * 4.5);
    const net = 1 - Math.min(1, Math.abs(sampleWrapped(fine, x / 2, y / 2)) * 5);
    return 0.4 + 0.24 * ridge * ridge * ridge + 0.12 * net * net * net + 0.1 * (1 - y / height);
  };
}

/** Light on honed slate under a film of water: hardly any grain, and a broad sheen. */
function stone({ width, height, light, seed }: SudsGroundOptions): (x: number, y: number) => number {
  const rough = noiseField(width, height, { cells: [34, 60], octaves: 2, gain: 0.5, seed });
  const [columns, rows] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const pools = noiseField(columns, rows, { cells: [3, 5], octaves: 3, seed: seed + 1 });
  return (x, y) => {
    const n = y * width + x;
    const here = rough.data[n] ?? 0;
    const slope = here - (rough.data[Math.max(0, n - Math.sign(light.x || 1) - Math.sign(light.y) * width)] ?? here);
    const sheen = smoothstep(-0.1, 0.5, sampleWrapped(pools, x / 4, y / 4));
    return 0.2 + 0.03 * here + 0.22 * slope + 0.16 * sheen + 0.1 * ((x / width - 0.5) * light.x - (y / height - 0.5));
  };
}

/** An even ground with light falling across it. */
function plain({ width, height, light }: SudsGroundOptions): (x: number, y: number) => number {
  return (x, y) => 0.66 + 0.2 * ((x / width - 0.5) * light.x + (y / height - 0.5) * light.y);
}

const grounds = { plain, tiles, water, stone };

/** Paints what foam lies on into RGB of the words, and the light on the finest foam into their fourth byte. */
export function paintSudsGround(out: Uint32Array, kind: SudsLook["ground"], options: SudsGroundOptions): void {
  const { width, height, palette, seed } = options;
  const lightAt = grounds[kind](options);
  const light = new Float32Array(width * height);
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) light[n] = lightAt(x, y);
  }
  const grain = grainField(width, height, seed);
  develop(out, light, groundRamp(palette), grain, 0.012);
  const pores = noiseField(poresSide, poresSide, { cells: [26, 26], octaves: 2, gain: 0.6, seed: seed + 9 });
  for (let y = 0, n = 0; y < height; y++) {
    const row = (y & (poresSide - 1)) * poresSide;
    for (let x = 0; x < width; x++, n++) {
      const pore = pores.data[row + (x & (poresSide - 1))] ?? 0;
      const fine = Math.max(0, Math.min(255, 128 + 110 * pore + 30 * (grain[n] ?? 0)));
      out[n] = ((out[n] ?? 0) & 0xffffff) | (fine << 24);
    }
  }
}
