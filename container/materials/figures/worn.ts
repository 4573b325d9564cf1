import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Colour } from "../../engine/colour.ts";
import { css, type Ramp } from "../../engine/tones.ts";
import { dyeRamp } from "../cloth/dye.ts";
import { onStage, sampled, type Curve, type Point } from "./curves.ts";
import { toneOf } from "./flesh.ts";
import type { FigureOptions } from "./stage.ts";

/** What lies on skin, along a line in the drawing's units. */
export interface Worn {
  kind: "pearls" | "strap";
  along: Curve;
  /** Of a pearl, or across the strap, in units. */
  size: number;
}

/** Sheen and shade across flat satin: from its middle toward the light, in its own widths, and places on its ramp. */
const satin = [
  { at: -0.3, width: 0.22, tone: 0.44 },
  { at: 0.3, width: 0.2, tone: 0.5 },
  { at: -0.08, width: 0.16, tone: 0.78 },
  { at: 0.12, width: 0.14, tone: 0.94 },
  { at: 0.38, width: 0.05, tone: 0.84 },
];

/** Draws what is worn with its shadow on the skin. */
export function drawWorn(ctx: SKRSContext2D, worn: Worn, skin: Ramp, options: FigureOptions): void {
  const { stage, form, palette } = options;
  const size = worn.size * stage.scale;
  const { light } = form;
  const line = sampled(worn.along, 600).map(onStage(stage));
  ctx.lineCap = ctx.lineJoin = "round";
  const stroke = (width: number, colour: string, dx = 0, dy = 0) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const [x, y] of line) ctx.lineTo(x + dx, y + dy);
    ctx.stroke();
  };
  ctx.filter = `blur(${(size * 0.22).toFixed(1)}px)`;
  stroke(size, css(toneOf(skin, 0.06), 0.55), -light.x * size * 0.3, -light.y * size * 0.3);
  ctx.filter = "none";
  if (worn.kind === "pearls") {
    for (const place of evenly(line, size)) drawPearl(ctx, place, size / 2, toneOf(skin, 0.5), light);
    return;
  }
  const silk = dyeRamp("accent", palette);
  stroke(size, css(toneOf(silk, 0.3)));
  stroke(size * 0.95, css(toneOf(silk, 0.62)));
  for (const { at, width, tone } of satin) {
    ctx.filter = `blur(${(size * 0.045).toFixed(1)}px)`;
    stroke(size * width, css(toneOf(silk, tone), 0.8), light.x * size * at, light.y * size * at);
  }
  ctx.filter = "none";
}

/** Places along a line that lie so far apart. */
function evenly(line: readonly Point[], apart: number): Point[] {
  const places: Point[] = [];
  let left = 0;
  for (const [n, point] of line.entries()) {
    const before = line[n - 1] ?? point;
    left -= Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (left > 0) continue;
    places.push(point);
    left += apart;
  }
  return places;
}

function drawPearl(
  ctx: SKRSContext2D,
  [x, y]: Point,
  radius: number,
  skin: Colour,
  light: { x: number; y: number },
): void {
  const white: Colour = [0.99, 0.975, 0.95];
  const [gx, gy] = [x + light.x * radius * 0.34, y + light.y * radius * 0.34];
  const nacre = ctx.createRadialGradient(gx, gy, radius * 0.05, x, y, radius);
  nacre.addColorStop(0, css([1, 1, 1]));
  nacre.addColorStop(0.3, css(white));
  nacre.addColorStop(0.62, css(mix(white, [0.84, 0.78, 0.78], 0.7)));
  nacre.addColorStop(0.9, css(mix(skin, [0.66, 0.58, 0.55], 0.55)));
  // Light that the skin sends back into its shaded rim.
  nacre.addColorStop(1, css(mix(skin, [0.7, 0.6, 0.56], 0.4)));
  ctx.fillStyle = nacre;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}
