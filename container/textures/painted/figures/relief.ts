import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { blurField, createField, type Field } from "../shared/field.ts";
import { createSheet, type Ramp } from "../shared/tones.ts";
import { line, traceCurve, traceOutline, type Curve } from "./curves.ts";

/** Modelling of a surface: a line that stands out, or is cut in where its height is below 0. A single point is a round bump. */
export interface Ridge {
  curve: Curve;
  width: number;
  /** The slope of its flanks. */
  height: number;
  /** How softly it runs out. */
  soft: "fine" | "soft" | "broad";
}

/** A ridge as it is written down; `points` as in `line`. */
export function ridge(points: string, width: number, height: number, soft: Ridge["soft"] = "soft"): Ridge {
  return { curve: line(points), width, height, soft };
}

/** What a body of clay or paper is: its outline rises roundly to a plane that ridges model. */
export interface Relief {
  outline: readonly Curve[];
  ridges: readonly Ridge[];
  /** Slopes at the outline: of its tight edge, and of its wide rounding. */
  edge: number;
  round: number;
  ramp: Ramp;
  /** Place on the ramp of what faces the viewer. */
  tone: number;
  /** How far light and shade go apart. */
  contrast: number;
  /** Strength of reflections, as on wet skin, and how small they are. */
  gloss: number;
  tightness: number;
}

/** Deviations of blurs, in units of the drawing. */
const softness = { fine: 0.006, soft: 0.018, broad: 0.045 } as const;
const [edgeWidth, roundWidth] = [0.012, 0.075];

export interface Heights {
  /** Slopes at half the resolution of the canvas. */
  across: Float32Array;
  down: Float32Array;
  /** How much lower than its surroundings a place is. */
  hollow: Float32Array;
  width: number;
  height: number;
}

/** Raises a relief over a plane of pixels at half the canvas's resolution; `toPlane` turns drawing units into its pixels. */
export function raise(
  relief: Relief,
  width: number,
  height: number,
  unit: number,
  toPlane: (curve: Curve) => Curve,
): Heights {
  const ctx = createCanvas(width, height).getContext("2d");
  const field = (draw: () => void, zero: number): Field => {
    ctx.fillStyle = `rgb(${String(zero)},${String(zero)},${String(zero)})`;
    ctx.fillRect(0, 0, width, height);
    draw();
    const { data } = ctx.getImageData(0, 0, width, height);
    const plane = createField(width, height);
    for (let n = 0; n < plane.data.length; n++) plane.data[n] = ((data[n * 4] ?? 0) - zero) / (zero === 0 ? 255 : 127);
    return plane;
  };
  const sum = createField(width, height);
  const add = (plane: Field, strength: number) => {
    for (let n = 0; n < sum.data.length; n++) sum.data[n] = (sum.data[n] ?? 0) + strength * (plane.data[n] ?? 0);
  };
  const mask = field(() => {
    ctx.fillStyle = "#fff";
    traceOutline(ctx, relief.outline.map(toPlane));
    ctx.fill();
  }, 0);
  const spread = (plane: Field, deviation: number) => blurField(plane, Math.max(1, deviation * unit));
  // The tight edge first: blurs add up.
  spread(mask, edgeWidth);
  add(mask, relief.edge * 2.5 * edgeWidth * unit);
  if (relief.round > 0) {
    spread(mask, roundWidth);
    add(mask, relief.round * 2.5 * roundWidth * unit);
  }
  for (const soft of ["broad", "soft", "fine"] as const) {
    const ridges = relief.ridges.filter((ridge) => ridge.soft === soft);
    if (ridges.length === 0) continue;
    const most = Math.max(...ridges.map((ridge) => Math.abs(ridge.height)));
    const plane = field(() => {
      for (const ridge of ridges) {
        const shade = ridge.height > 0 ? "255,255,255" : "0,0,0";
        const alpha = (Math.abs(ridge.height) / most).toFixed(3);
        drawRidge(ctx, toPlane(ridge.curve), ridge.width * unit, `rgba(${shade},${alpha})`);
      }
    }, 128);
    add(spread(plane, softness[soft]), most * 2.5 * softness[soft] * unit);
  }
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let y = 0, n = 0; y < height; y++) {
    const [up, below] = [y > 0 ? -width : 0, y + 1 < height ? width : 0];
    for (let x = 0; x < width; x++, n++) {
      const [left, right] = [x > 0 ? -1 : 0, x + 1 < width ? 1 : 0];
      across[n] = ((sum.data[n + right] ?? 0) - (sum.data[n + left] ?? 0)) / 2;
      down[n] = ((sum.data[n + below] ?? 0) - (sum.data[n + up] ?? 0)) / 2;
    }
  }
  const hollow = new Float32Array(width * height);
  if (relief.ridges.length === 0) return { across, down, hollow, width, height };
  const around = blurField({ ...sum, data: sum.data.slice() }, Math.max(1, 0.03 * unit));
  for (let n = 0; n < sum.data.length; n++)
    hollow[n] = Math.max(-0.05, ((around.data[n] ?? 0) - (sum.data[n] ?? 0)) / (0.03 * unit));
  return { across, down, hollow, width, height };
}

function drawRidge(ctx: SKRSContext2D, curve: Curve, width: number, colour: string): void {
  ctx.fillStyle = ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.beginPath();
  const [first, second] = curve;
  if (first !== undefined && second === undefined) {
    ctx.arc(...first, width / 2, 0, 2 * Math.PI);
    ctx.fill();
    return;
  }
  traceCurve(ctx, curve);
  ctx.stroke();
}

/** Toward the light: x to the right, y down, z to the viewer; any length. */
export type Light = readonly [x: number, y: number, z: number];

/** What a light makes of a relief: a picture at half the canvas's resolution. `falls` adds to the tone of each pixel. */
export function lit(heights: Heights, relief: Relief, light: Light, falls: (x: number, y: number) => number): Canvas {
  const { across, down, hollow, width, height } = heights;
  const { ramp, tone, contrast, gloss, tightness } = relief;
  const canvas = createCanvas(width, height);
  const { pixels, image } = createSheet(width, height);
  const length = Math.hypot(...light);
  const [lx, ly, lz] = [light[0] / length, light[1] / length, light[2] / length];
  const halfLength = Math.hypot(lx, ly, lz + 1);
  const [hx, hy, hz] = [lx / halfLength, ly / halfLength, (lz + 1) / halfLength];
  const last = ramp.length - 1;
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const [gx, gy] = [across[n] ?? 0, down[n] ?? 0];
      const steep = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const facing = (lz - gx * lx - gy * ly) * steep;
      let value = tone + contrast * (facing - lz) - 0.5 * contrast * (hollow[n] ?? 0) + falls(x, y);
      // Light that the surroundings throw back keeps the dark side from dying.
      if (facing < 0.25) value += contrast * 0.5 * (0.25 - facing);
      if (gloss > 0) {
        const mirror = (hz - gx * hx - gy * hy) * steep;
        if (mirror > 0.5) value += gloss * mirror ** tightness;
      }
      const at = value * last;
      pixels[n] = ramp[at < 0 ? 0 : at > last ? last : at | 0] ?? 0;
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}
