import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { fromHex, mix } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css } from "../../engine/tones.ts";

/** Soft ground far behind, brighter toward the light. */
export function backdrop(
  ctx: SKRSContext2D,
  { width, height, palette }: PaintOptions,
  { light }: Form,
  depth = 0.6,
): void {
  const [x, y] = [width * (0.5 + 0.5 * light.x), height * (0.45 + 0.45 * light.y)];
  const glow = ctx.createRadialGradient(x, y, 0, x, y, height * 0.95);
  const [base, shadow, bright] = [
    fromHex(palette.groundBase),
    fromHex(palette.groundShadow),
    fromHex(palette.groundLight),
  ];
  glow.addColorStop(0, css(mix(base, bright, 0.9)));
  glow.addColorStop(0.4, css(base));
  glow.addColorStop(1, css(mix(base, shadow, depth)));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
}

/** Where a layer shows something: a test in canvas widths, with room for a drop. */
export function holdsOn(layer: Canvas): (x: number, y: number) => boolean {
  const { width, height } = layer;
  const { data } = layer.getContext("2d").getImageData(0, 0, width, height);
  return (x, y) => {
    const [column, row] = [Math.round(x * width), Math.round(y * width)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return (data[(row * width + column) * 4 + 3] ?? 0) > 200;
  };
}

/** A layer out of focus, at a third of the size. */
export const blurred = (layer: Canvas, deviation: number): Canvas => {
  const { width, height } = layer;
  const small = createCanvas(Math.ceil(width / 3), Math.ceil(height / 3));
  const ctx = small.getContext("2d");
  ctx.filter = `blur(${(deviation / 3).toFixed(1)}px)`;
  ctx.drawImage(layer, 0, 0, small.width, small.height);
  return small;
};

/** A soft silhouette at a quarter of the size. */
export function castOf(picture: Canvas, colour: string, deviation: number): Canvas {
  const pad = Math.ceil(deviation * 3);
  const cast = createCanvas(Math.ceil(picture.width / 4) + 2 * pad, Math.ceil(picture.height / 4) + 2 * pad);
  const ctx = cast.getContext("2d");
  ctx.filter = `blur(${deviation.toFixed(1)}px)`;
  ctx.drawImage(picture, pad, pad, picture.width / 4, picture.height / 4);
  ctx.filter = "none";
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, cast.width, cast.height);
  return cast;
}
