import type { Colour } from "../engine/colour.ts";
import { noiseField, sampleWrapped, smoothstep } from "../engine/field.ts";
import type { SurroundingsColours } from "./colours.ts";
import type { Exposure } from "./exposure.ts";
import type { Stage } from "./stage.ts";

export interface BoulderLook {
  /** Of the canvas: its middle and its breadth as shares of the width, its height as a share of the height. */
  x: number;
  wide: number;
  rise: number;
  /** How light it is against the others. */
  gain: number;
  stone: Colour;
  dark: Colour;
  side: number;
  seed: number;
}

/** A weathered boulder that stands on the far edge, rounded by light from the side and from above. */
export function paintBoulder(
  { width, height, planes }: Exposure,
  stage: Stage,
  { shade }: SurroundingsColours,
  look: BoulderLook,
): void {
  const bumps = noiseField(256, 256, { cells: [2, 2], octaves: 5, gain: 0.45, seed: look.seed + 30 });
  const [middle, half, tall] = [look.x * width, (look.wide * width) / 2, look.rise * height];
  const foot = stage.farEdge + 4;
  const bump = (x: number, y: number) => sampleWrapped(bumps, x * 0.9 + 60, y * 1.1);
  for (let y = Math.max(0, Math.floor(foot - tall * 1.3)); y < Math.min(height, foot + 26); y++) {
    for (let x = Math.max(0, Math.floor(middle - half * 1.3)); x < Math.min(width, middle + half * 1.3); x++) {
      const [u, v] = [(x - middle) / half, (foot - y) / tall];
      const body = Math.abs(u) ** 2.6 + Math.max(0, v) ** 2.4 - 0.4 * bump(x, y) * (1 - Math.max(0, v) * 0.3);
      const cover = smoothstep(1.05, 0.95, body);
      if (cover === 0) continue;
      const slope = 1.4 * (bump(x + 3 * look.side, y) - bump(x, y)) + 1.2 * (bump(x, y) - bump(x, y - 3));
      const round = -look.side * u * 0.34 + 0.3 * (v - 0.4);
      const direct = Math.max(0, 0.75 + 1.3 * round + 2 * slope) * look.gain;
      const sky = Math.max(0.35, 0.9 + 0.3 * round + 0.6 * slope - 0.3 * smoothstep(0.3, 0, v)) * look.gain;
      const vein = smoothstep(-0.4, 0.4, bump(x * 0.4 + 300, y * 1.7));
      const n = y * width + x;
      for (let c = 0; c < 3; c++) {
        const own = (look.stone[c] ?? 0) * vein + (look.dark[c] ?? 0) * (1 - vein);
        const [sunny, dim] = [planes[c], planes[c + 3]];
        if (sunny !== undefined)
          sunny[n] =
            (sunny[n] ?? 0) * (1 - cover) + own * ((shade[c] ?? 0) * sky + (1 - (shade[c] ?? 0)) * direct) * cover;
        if (dim !== undefined) dim[n] = (dim[n] ?? 0) * (1 - cover) + own * (shade[c] ?? 0) * sky * cover;
      }
    }
  }
}
