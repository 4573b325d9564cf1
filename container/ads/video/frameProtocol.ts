import type { Box } from "../../../src/core/rendering/box.ts";
import type { Palette, SceneStyle, SurroundingsName, CategoryName } from "../../../src/core/rendering/scene.ts";
import type { GroundWindow } from "../sharedGround.ts";
import type { Photograph } from "../../surroundings/photographs/photograph.ts";
import type { LayerPlanes } from "../../engine/layer.ts";
import type { KernelModule } from "../../engine/kernel.ts";
import type { QuietZone } from "../../engine/quietZone.ts";

/** What pool and workers say to each other. */

export interface LoopCanvas {
  width: number;
  height: number;
  quietZones: readonly QuietZone[];
  /** Where the product stands before its own ground; absent: nothing does. */
  product?: Box | null;
  /** What panels and buttons hide of its own ground. */
  covers?: readonly Box[];
  /** Its ground as an image model drew it, the same for all that share a drawing; absent: the renderer draws its own. */
  photograph?: Photograph | null;
  layers: readonly LayerPlanes[];
  /** What it shows of a drawing; canvases with the same drawing share it. Absent: it has a ground of its own. */
  window?: GroundWindow | null;
}

/** One loop, all its canvases in the same moment. */
export interface Loop {
  texture: CategoryName;
  /** Takes the category's place; null: the category is the ground. */
  setting: SurroundingsName | null;
  palette: Palette;
  seed: number;
  style: SceneStyle | null;
  frames: number;
  canvases: readonly LoopCanvas[];
}

export interface WorkerStart {
  kernels: KernelModule;
}

/** `loop` comes with a worker's first frame of a loop and is kept until `forget`. */
export type WorkerRequest =
  | { kind: "draw"; loopId: number; frame: number; part: number; loop?: Loop; ring?: SharedArrayBuffer }
  | { kind: "forget"; loopId: number };

export type WorkerReply = { kind: "drawn" } | { kind: "failed"; message: string };

export const frameBytes = ({ width, height }: { width: number; height: number }) => (width * height * 3) / 2;

/** Bytes of one part of the ring: the frames of all canvases, one after the other. */
export const partBytes = (canvases: readonly LoopCanvas[]) =>
  canvases.reduce((sum, canvas) => sum + frameBytes(canvas), 0);
