import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { fromHex } from "../../engine/colour.ts";
import { adjust } from "../../engine/colour.ts";
import { clamp, noiseField, sampleWrapped, smoothstep } from "../../engine/field.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, leaning, rampOf, tint } from "../../engine/tones.ts";
import { reliefPicture } from "../../materials/wet/relief.ts";

/** From a cell's middle to its wall, canvas widths. */
const inradius = 0.062;

/** Comb above (or below) a line, its cells full of honey that glows where the light comes through. */
export function drawComb(
  ctx: SKRSContext2D,
  { width, height, palette, seed }: PaintOptions,
  { light, scale }: Form,
  line: (u: number) => number,
  isBelow: boolean,
  random: () => number,
): void {
  const hue = leaning(74, palette.groundBase, 0.1);
  const ramp = rampOf([
    [0, tint(0.4, 0.11, hue - 22)],
    [0.3, tint(0.6, 0.15, hue - 12)],
    [0.6, tint(0.77, 0.16, hue)],
    [0.85, tint(0.88, 0.12, hue + 10)],
    [1, tint(0.96, 0.06, hue + 14)],
  ]);
  const noise = noiseField(128, 228, { cells: [3, 5], octaves: 3, seed });
  const fills = Float32Array.from({ length: 4096 }, () => random());
  const size = inradius * scale;
  const [stepX, stepY] = [2 * size, Math.sqrt(3) * size];
  const turn = 0.14;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const picture = reliefPicture({ width, height, ramp, light, steepness: 0.5, most: 0.34, seed }, (u, v, spot) => {
    spot.height = 0;
    spot.tone = 0.5;
    const over = isBelow ? v - line(u) : line(u) - v;
    if (over < -0.16) return;
    const soft = sampleWrapped(noise, u * 128, v * 128);
    const [x, y] = [u * cos - v * sin + 0.012 * soft, u * sin + v * cos + 0.012 * soft];
    // The nearest of the hexagons' middles.
    let [best, bestX, bestY, cell] = [9, 0, 0, 0];
    const row = Math.round(y / stepY);
    for (let r = row - 1; r <= row + 1; r++) {
      const offset = r % 2 === 0 ? 0 : size;
      const column = Math.round((x - offset) / stepX);
      const [dx, dy] = [x - column * stepX - offset, y - r * stepY];
      const far = dx * dx + dy * dy;
      if (far < best) [best, bestX, bestY, cell] = [far, dx, dy, (((r * 61 + column * 17) % 4096) + 4096) % 4096];
    }
    const [ax, ay] = [Math.abs(bestX), Math.abs(bestY)];
    const hexagon = Math.max(ax, ax * 0.5 + ay * 0.866) / size;
    const fill = fills[cell] ?? 0.5;
    const wall = smoothstep(0.8, 0.9, hexagon);
    const dome = clamp(1 - hexagon / 0.84);
    const beyond = (bestX * light.x + bestY * light.y) / size;
    spot.height = 0.03 * wall + (fill > 0.25 ? 0.016 * Math.sqrt(dome) : -0.02 * Math.sqrt(dome)) + 0.003 * soft;
    const honey = 0.42 + 0.26 * fill - 0.24 * beyond * (fill > 0.25 ? 1 : -1.3) + 0.18 * dome * dome + 0.16 * soft;
    const glint =
      fill > 0.25
        ? 0.42 *
          Math.exp(-(((bestX / size - 0.34 * light.x) / 0.15) ** 2) - ((bestY / size - 0.38 * light.y) / 0.1) ** 2)
        : 0;
    spot.tone = honey + (0.76 + 0.12 * soft - honey) * wall + glint - 0.22 * Math.exp(-(((hexagon - 0.8) / 0.06) ** 2));
  });
  const mask = createCanvas(width, height);
  const maskContext = mask.getContext("2d");
  maskContext.beginPath();
  maskContext.moveTo(0, isBelow ? height : 0);
  for (let n = 0; n <= 90; n++) {
    const u = n / 90;
    maskContext.lineTo(u * width, (line(u) + 0.012 * Math.sin(n * 1.3)) * width);
  }
  maskContext.lineTo(width, isBelow ? height : 0);
  maskContext.fill();
  maskContext.globalCompositeOperation = "source-in";
  maskContext.drawImage(picture, 0, 0);
  ctx.save();
  ctx.shadowColor = css(adjust(fromHex(palette.groundShadow), { lightness: 0.6, chroma: 1.1 }), 0.75);
  ctx.shadowBlur = 22;
  ctx.shadowOffsetX = -light.x * 8;
  ctx.shadowOffsetY = 9;
  ctx.drawImage(mask, 0, 0);
  ctx.restore();
}
