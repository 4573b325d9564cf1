import { layoutClassOf, type LayoutClass } from "../../src/core/rendering/placements.ts";
import type { SurroundingsName } from "../../src/core/rendering/scene.ts";

/**
 * The room that all surroundings share: a surface that runs away from the camera and a wall that closes it. One unit of length is the
 * canvas's width where the product stands; x runs to the right from the middle, y up from the surface, z away from the camera.
 */
export interface Stage {
  /** Pixels of the canvas that the stage is seen on. */
  width: number;
  height: number;
  /** Rows of the eye's height, of the surface's far edge, and of the product's base. */
  horizon: number;
  farEdge: number;
  baseline: number;
  /** Distances from the camera. */
  standing: number;
  wall: number;
  /** The camera's height above the surface. */
  eye: number;
  /** Pixels that one unit takes at a distance of one. */
  focal: number;
}

/** How many canvas widths the camera stands off: a portrait lens, so that straight-on product pictures look at home. */
const standoff = 1.6;
/** Rows as shares of the canvas's height. */
const rows: Record<LayoutClass, Pick<Stage, "horizon" | "farEdge" | "baseline">> = {
  tall: { horizon: 0.47, farEdge: 0.775, baseline: 0.935 },
  portrait: { horizon: 0.42, farEdge: 0.79, baseline: 0.945 },
  square: { horizon: 0.4, farEdge: 0.8, baseline: 0.95 },
  wide: { horizon: 0.38, farEdge: 0.8, baseline: 0.94 },
};
/** Water and sand run farther away than shelves and tables do. */
const farther: Partial<Record<SurroundingsName, number>> = { "Stone and Water": 0.06, "Sand and Sky": 0.03 };

/** The stage of surroundings as a canvas of these pixels shows it. */
export function stageOf(surroundings: SurroundingsName, width: number, height: number): Stage {
  const shares = rows[layoutClassOf({ width, height })];
  const [horizon, baseline] = [shares.horizon * height, shares.baseline * height];
  const farEdge = (shares.farEdge - (farther[surroundings] ?? 0)) * height;
  const focal = width * standoff;
  const eye = (baseline - horizon) / width;
  return {
    width,
    height,
    horizon,
    farEdge,
    baseline,
    standing: standoff,
    wall: (focal * eye) / (farEdge - horizon) + 0.5,
    eye,
    focal,
  };
}

/** How far away the surface is that a row below the horizon shows. */
export function depthOfRow({ focal, eye, horizon }: Stage, y: number): number {
  return (focal * eye) / Math.max(1e-3, y - horizon);
}

/** Where a point of the room is seen. */
export function project({ width, focal, eye, horizon }: Stage, x: number, y: number, z: number): [number, number] {
  return [width / 2 + (focal * x) / z, horizon + (focal * (eye - y)) / z];
}
