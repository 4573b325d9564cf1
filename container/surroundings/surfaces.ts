import { noiseField, sampleWrapped, smoothstep } from "../engine/field.ts";
import type { SurroundingsColours } from "./colours.ts";
import { defocusRows, layExposure, type Exposure } from "./exposure.ts";
import { depthOfRow, type Stage } from "./stage.ts";

const tile = 256;

export interface WallLook {
  seed: number;
  /** Which way the light goes: 1 to the right. */
  side: number;
  /** How much its unevenness shows. */
  relief: number;
}

/** A plain wall that goes darker away from the light, and where it meets the surface. */
export function paintWall(
  exposure: Exposure,
  stage: Stage,
  { wall, shade }: SurroundingsColours,
  look: WallLook,
): void {
  const { width, height, planes } = exposure;
  const waves = noiseField(tile, tile, { cells: [3, 3], octaves: 3, seed: look.seed + 17 });
  for (let y = 0, n = 0; y < height; y++) {
    const down = y / stage.farEdge;
    for (let x = 0; x < width; x++, n++) {
      const along = look.side * (x / width - 0.5);
      const uneven = 1 + look.relief * sampleWrapped(waves, x * 0.6, y * 0.45);
      const sun = uneven * (0.99 - 0.12 * along - 0.08 * down * down);
      // Light that the surface throws back lifts the wall's foot again.
      const sky = uneven * (0.98 - 0.1 * along - 0.2 * smoothstep(0.55, 1, down) + 0.06 * smoothstep(0.9, 1, down));
      for (let c = 0; c < 3; c++) {
        const [sunny, dim] = [planes[c], planes[c + 3]];
        if (sunny !== undefined) sunny[n] = (wall[c] ?? 0) * sun;
        if (dim !== undefined) dim[n] = (wall[c] ?? 0) * (shade[c] ?? 0) * sky;
      }
    }
  }
}

export interface SurfaceLook {
  side: number;
  /** How much of what stands behind it shows in it, 0…1. */
  gloss: number;
  wall: Exposure;
  /** Linear colour at a point of the surface, and how brightly it is lit in the sun (1 is level ground), into `out`. */
  at(x: number, z: number, out: Float32Array): void;
}

/** Deviation of the blur in pixels at a distance, focused on where the product stands. */
export function blurAt(stage: Stage, z: number): number {
  const circle = Math.abs(1 / stage.standing - 1 / z) * stage.width * 0.027;
  return Math.max(0, circle - 0.25);
}

/** The surface that runs from the camera to the wall, with its depth of field. */
export function paintSurface(
  exposure: Exposure,
  stage: Stage,
  { shade }: SurroundingsColours,
  look: SurfaceLook,
): void {
  const { width, height, planes } = exposure;
  const out = new Float32Array(4);
  const from = Math.max(0, Math.floor(stage.farEdge) - 24);
  for (let y = from; y < height; y++) {
    const z = depthOfRow(stage, Math.max(y, stage.farEdge));
    const near = smoothstep(stage.wall, stage.standing, z);
    const grazing = look.gloss * (0.45 + 0.85 * (1 - near));
    const mirrored = Math.min(
      stage.farEdge - 1,
      Math.max(0, Math.round(2 * stage.farEdge - y - (y - stage.farEdge) * 0.6)),
    );
    const falloff = 0.9 + 0.14 * near;
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      const along = look.side * (x / width - 0.5);
      out[3] = 1;
      look.at(((x - width / 2) * z) / stage.focal, z, out);
      const slope = (out[3] ?? 1) - 1;
      // What turns away from the sun keeps the light of the shade, and its colour.
      const direct = Math.max(0, 1 + 2.2 * slope) * falloff * (0.99 - 0.12 * along);
      const sky = Math.max(0.3, 1 + 0.5 * slope) * (0.84 + 0.14 * near) * (0.99 - 0.08 * along);
      const m = mirrored * width + x;
      for (let c = 0; c < 3; c++) {
        const own = out[c] ?? 0;
        const [sunny, dim] = [planes[c], planes[c + 3]];
        const [wallSunny, wallDim] = [look.wall.planes[c], look.wall.planes[c + 3]];
        if (!sunny || !dim || !wallSunny || !wallDim) continue;
        // What a polished surface mirrors is the wall as the light around it shows it, in sun and shade alike.
        const mirroredLight = 0.5 * ((wallSunny[m] ?? 0) + (wallDim[m] ?? 0));
        const ambient = (shade[c] ?? 0) * sky;
        sunny[n] = own * (ambient + (1 - (shade[c] ?? 0)) * direct) * (1 - grazing) + mirroredLight * grazing * 1.05;
        dim[n] = own * ambient * (1 - grazing) + mirroredLight * grazing * 0.95;
      }
    }
  }
  defocusRows(exposure, from, (y) => blurAt(stage, depthOfRow(stage, Math.max(y, stage.farEdge))));
}

/** Lays the surface before the wall; its far edge is out of focus, or by `softness` more than that: a sweep. */
export function farEdgeCover(exposure: Exposure, surface: Exposure, stage: Stage, softness = 1): void {
  const soft = (blurAt(stage, stage.wall) * 1.1 + 0.5) * softness;
  const { width, height } = exposure;
  const cover = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    cover.fill(smoothstep(-soft, soft, y + 0.5 - stage.farEdge), y * width, (y + 1) * width);
  }
  layExposure(exposure, surface, cover);
}
