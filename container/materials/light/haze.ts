import { createCanvas } from "@napi-rs/canvas";
import type { Brush } from "../../engine/brush.ts";
import { fromHex } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, grainField } from "../../engine/tones.ts";

/** Air, falling light and grain over everything, so that all parts are of one photograph. */
export function createHaze(
  { width, height, palette, seed }: PaintOptions,
  { light }: Form,
  strength = 1,
): (brush: Brush) => void {
  const haze = createCanvas(width, height);
  const ctx = haze.getContext("2d");
  const [x, y] = [width * (0.5 + 0.6 * light.x), height * (0.5 + 0.55 * light.y)];
  const air = ctx.createRadialGradient(x, y, 0, x, y, height);
  air.addColorStop(0, css(fromHex(palette.groundLight), 0.3 * strength));
  air.addColorStop(0.45, css(fromHex(palette.groundLight), 0.06 * strength));
  air.addColorStop(0.6, css(fromHex(palette.groundShadow), 0.04 * strength));
  air.addColorStop(1, css(fromHex(palette.groundShadow), 0.28 * strength));
  ctx.fillStyle = air;
  ctx.fillRect(0, 0, width, height);
  const pixels = ctx.getImageData(0, 0, width, height);
  const { data } = pixels;
  const grain = grainField(width, height, seed + 3);
  // A little more or less of the air everywhere: grain on dark and on bright alike.
  for (let n = 0; n < grain.length; n++) data[n * 4 + 3] = (data[n * 4 + 3] ?? 0) + 14 * (0.5 + (grain[n] ?? 0));
  ctx.putImageData(pixels, 0, 0);
  return (brush) => brush.drawImage(haze, 0, 0);
}
