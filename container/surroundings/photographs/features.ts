import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Box } from "../../../src/core/rendering/box.ts";
import { blurPlane } from "../exposure.ts";

/** Nodes of the warp's fields: one at every eighth pixel of the canvas, row by row. */
export interface Nodes {
  columns: number;
  rows: number;
}

/** Pixels between two nodes. */
export const nodeStep = 8;

/** What a photograph shows around each node, 0…1. */
export interface Features extends Nodes {
  luma: Float32Array;
  /** Differences of colour, 0 where there is none. */
  cb: Float32Array;
  cr: Float32Array;
  saturation: Float32Array;
  /** Outlines of large things; fine structure counts little. */
  outlines: Float32Array;
  /** Small and much brighter than what is around them. */
  glints: Float32Array;
}

/** Reads what a canvas shows of a photograph: `window`, in pixels of the photograph, has the canvas's first node at its corner. */
export function featuresOf(photograph: Canvas, window: Box, canvas: { width: number }, nodes: Nodes): Features {
  const { columns, rows } = nodes;
  const data = shrunken(photograph, window, canvas.width, nodes);
  const plane = () => new Float32Array(columns * rows);
  const [luma, cb, cr, saturation] = [plane(), plane(), plane(), plane()];
  for (let n = 0, at = 0; n < luma.length; n++, at += 4) {
    const [red, green, blue] = [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255];
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const most = Math.max(red, green, blue);
    luma[n] = light;
    cb[n] = (blue - light) / 1.8556;
    cr[n] = (red - light) / 1.5748;
    saturation[n] = most === 0 ? 0 : (most - Math.min(red, green, blue)) / most;
  }
  const features = { columns, rows, luma, cb, cr, saturation };
  return { ...features, outlines: outlinesOf(features), glints: glintsOf(features) };
}

/** The photograph with a pixel a node. */
function shrunken(photograph: Canvas, window: Box, width: number, { columns, rows }: Nodes): Uint8ClampedArray {
  const ctx = createCanvas(columns, rows).getContext("2d");
  ctx.imageSmoothingQuality = "high";
  const scale = width / window.width / nodeStep;
  // A node lies in the middle of its pixel.
  const [x, y] = [0.5 - window.x * scale, 0.5 - window.y * scale];
  const [wide, tall] = [photograph.width * scale, photograph.height * scale];
  ctx.drawImage(photograph, x, y, wide, tall);
  // Nodes beyond the photograph, which fill the last columns up, show its edge.
  const inside = Math.min(columns, Math.floor(x + wide));
  if (inside < columns) ctx.drawImage(ctx.canvas, inside - 1, 0, 1, rows, inside, 0, columns - inside, rows);
  return ctx.getImageData(0, 0, columns, rows).data;
}

/** What is seen in a mirror: the canvas's own columns change places, those that fill the rows up stay. */
export function mirroredFeatures(features: Features, canvasColumns: number): Features {
  const { columns } = features;
  const flip = (field: Float32Array) =>
    field.map((value, n) => {
      const column = n % columns;
      return column < canvasColumns ? (field[n - column + canvasColumns - 1 - column] ?? 0) : value;
    });
  return {
    ...features,
    luma: flip(features.luma),
    cb: flip(features.cb),
    cr: flip(features.cr),
    saturation: flip(features.saturation),
    outlines: flip(features.outlines),
    glints: flip(features.glints),
  };
}

export function blurred(field: Float32Array, { columns, rows }: Nodes, deviation: number): Float32Array {
  const copy = field.slice();
  blurPlane(copy, columns, rows, deviation);
  return copy;
}

/** Slopes of luma and colour, in nodes' steps, from which on something is an outline and is one for certain. */
const outline = { from: 0.03, to: 0.11 };

function outlinesOf(features: Pick<Features, "columns" | "rows" | "luma" | "cb" | "cr">): Float32Array {
  const { columns, rows } = features;
  const outlines = new Float32Array(columns * rows);
  for (const field of [features.luma, features.cb, features.cr]) {
    const smooth = blurred(field, features, 1.2);
    for (let n = columns; n < smooth.length - columns; n++) {
      const across = (smooth[n + 1] ?? 0) - (smooth[n - 1] ?? 0);
      const down = (smooth[n + columns] ?? 0) - (smooth[n - columns] ?? 0);
      outlines[n] = Math.max(outlines[n] ?? 0, Math.hypot(across, down) / 2);
    }
  }
  const wide = outlines.map((slope) => smoothstep(outline.from, outline.to, slope));
  return blurred(wide, features, 1.5);
}

/** How much brighter than its surroundings a glint begins to be, and is for certain. */
const glint = { from: 0.05, to: 0.2 };

function glintsOf({ columns, rows, luma }: Pick<Features, "columns" | "rows" | "luma">): Float32Array {
  const around = blurred(luma, { columns, rows }, 5);
  const glints = luma.map((light, n) => smoothstep(glint.from, glint.to, light - (around[n] ?? 0)));
  // As wide as two nodes: what is finer would show where the nodes are.
  return blurred(glints, { columns, rows }, 1.6).map((share) => Math.min(1, 1.5 * share));
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
