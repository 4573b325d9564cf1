import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Brush, KernelBrush } from "../../engine/brush.ts";
import { fromHex, mix } from "../../engine/colour.ts";
import { noiseField } from "../../engine/field.ts";
import { gust, type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, isDeepGround } from "../../engine/tones.ts";

/** One look of life on board. */
export type View = (brush: KernelBrush, options: PaintOptions, form: Form) => (t: number) => void;

/**
 * Draws what belongs to the boat as the swell lifts and rolls it; a little larger than the frame, so that no edge shows.
 * There is nothing of it outside the rows from `top` to `end`.
 */
export function heaved(
  brush: Brush,
  boat: Canvas,
  t: number,
  { cycles }: Form,
  strength: number,
  [top, end]: readonly [number, number],
): void {
  const { width, height } = boat;
  const roll = strength * 0.0065 * Math.sin(2 * Math.PI * (t * cycles + 0.3));
  const [cos, sin] = [Math.cos(roll) * 1.03, Math.sin(roll) * 1.03];
  brush.setTransform(cos, sin, -sin, cos, width / 2, height / 2 + strength * height * 0.0045 * gust(t, cycles, 0.1));
  const rows = end - top;
  brush.drawImage(boat, 0, top, width, rows, -width / 2, top - height / 2, width, rows);
  brush.setTransform(1, 0, 0, 1, 0, 0);
}

export function layerOf({ width, height }: PaintOptions): { canvas: Canvas; ctx: SKRSContext2D } {
  const canvas = createCanvas(width, height);
  return { canvas, ctx: canvas.getContext("2d") };
}

export interface Ridge {
  /** Heights above the horizon in frame heights: at the left, in the middle and at the right. */
  heights: readonly [number, number, number];
  /** How much of the air lies before it, 0…1. */
  haze: number;
  seed: number;
}

/** Hills along the horizon, each paler the farther it is, as cut from paper. */
export function paintRidges(
  ctx: SKRSContext2D,
  { width, height, palette }: PaintOptions,
  horizon: number,
  ridges: readonly Ridge[],
): void {
  const [shadow, light] = [fromHex(palette.groundShadow), fromHex(palette.groundLight)];
  for (const { heights, haze, seed } of ridges) {
    const rough = noiseField(256, 1, { cells: [5, 1], octaves: 5, gain: 0.42, seed }).data;
    const [left, middle, right] = heights;
    ctx.beginPath();
    ctx.moveTo(0, horizon + 1);
    for (let x = 0; x <= width; x += 2) {
      const at = x / width;
      const plain = left * (1 - at) ** 2 + 2 * middle * at * (1 - at) + right * at ** 2;
      const up = plain * (1 + 0.75 * (rough[Math.min(255, Math.round(at * 255))] ?? 0));
      ctx.lineTo(x, horizon - height * Math.max(0, up));
    }
    ctx.lineTo(width, horizon + 1);
    ctx.closePath();
    const tall = height * Math.max(left, middle, right);
    const face = ctx.createLinearGradient(0, horizon - tall, 0, horizon);
    const air = isDeepGround(palette) ? mix(shadow, light, 0.35) : light;
    face.addColorStop(0, css(mix(shadow, air, haze)));
    face.addColorStop(1, css(mix(shadow, air, Math.min(1, haze + 0.22))));
    ctx.fillStyle = face;
    ctx.fill();
  }
}
