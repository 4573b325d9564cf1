import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { inLightOf, softnessOf } from "./light.ts";
import { drawFrond, drawTwig } from "./painted/shared/foliage.ts";
import { isDeepGround } from "./painted/shared/tones.ts";
import type { PoolLook } from "./poolsideLooks.ts";
import { randomFrom } from "./random.ts";
import type { SeaColours } from "./seaColours.ts";
import type { TextureOptions } from "./texture.ts";

/** A pool as it is drawn. */
export interface Pool {
  options: TextureOptions;
  look: PoolLook;
  sea: SeaColours;
  /** Of the half-resolution canvas. */
  width: number;
  height: number;
  /** The dry part lies above instead of below. */
  isFlipped: boolean;
}

/** Where what throws its shadow hangs in from the right: shares of width and height, radians. */
const fronds = [
  { x: 1.05, y: 0.5, turn: 2.85, size: 1, bend: 0.45 },
  { x: 1.02, y: 0.64, turn: 3.35, size: 0.95, bend: -0.4 },
  { x: 1.02, y: 0.36, turn: 2.4, size: 0.8, bend: 0.5 },
  { x: 1.04, y: 0.84, turn: 3.6, size: 0.8, bend: -0.45 },
];
const twigs = [
  { x: 1.02, y: 0.5, turn: 2.8, size: 0.75, bend: 0.3 },
  { x: 1.0, y: 0.66, turn: 3.3, size: 0.75, bend: -0.3 },
  { x: 1.02, y: 0.84, turn: 2.9, size: 0.7, bend: 0.3 },
  { x: 1.0, y: 0.3, turn: 3.0, size: 0.6, bend: -0.3 },
];

/** Whether dark words stand on water, which then is pale. */
export function areWordsOnWater({ options, sea }: Pool): boolean {
  return sea.isGround && options.quietZones.length > 0 && !isDeepGround(options.palette);
}

/** The outline of what is dry, below; `grow` moves it outward over the water. */
export function traceDeck(ctx: SKRSContext2D, { look, sea, width: w, height: h }: Pool, grow = 0): void {
  // Where words stand on it, it reaches to the middle.
  const rise = sea.isGround ? 0 : 0.14 * h;
  const beyond = 0.3 * w;
  ctx.beginPath();
  switch (look.edge) {
    case "none":
    case "horizon":
      return;
    case "corner":
      ctx.arc(w * 1.02, h * 1.01 - rise, w * 0.62 + rise + grow, 0, 2 * Math.PI);
      return;
    case "straight": {
      const slope = Math.tan((look.turnDegrees * Math.PI) / 180) * w;
      ctx.moveTo(-beyond, h * 0.7 - rise - slope * (0.5 + beyond / w) - grow);
      ctx.lineTo(w + beyond, h * 0.7 - rise + slope * (0.5 + beyond / w) - grow);
      break;
    }
    case "winding":
      ctx.moveTo(-beyond, h * 0.57 - rise - grow);
      ctx.lineTo(0, h * 0.55 - rise - grow);
      ctx.bezierCurveTo(
        w * 0.34,
        h * 0.46 - rise - grow,
        w * 0.28,
        h * 0.76 - rise - grow,
        w * 0.6,
        h * 0.77 - rise - grow,
      );
      ctx.bezierCurveTo(w * 0.86, h * 0.78 - rise - grow, w * 0.84, h * 0.6 - rise - grow, w, h * 0.57 - rise - grow);
      ctx.lineTo(w + beyond, h * 0.55 - rise - grow);
  }
  ctx.lineTo(w + beyond, h + beyond);
  ctx.lineTo(-beyond, h + beyond);
  ctx.closePath();
}

/** An empty picture of the pool's size, turned over where the pool is. */
export function sheetOf({ width, height, isFlipped }: Pool): readonly [Canvas, SKRSContext2D] {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  if (isFlipped) ctx.setTransform(1, 0, 0, -1, 0, height);
  return [canvas, ctx];
}

/** The shadow of what grows beside the pool, in a softness of pixels: drawn small, since it has no edges. */
export function castLeaves(
  ctx: SKRSContext2D,
  { look, options, width, height }: Pool,
  colour: string,
  soften: number,
): void {
  if (look.shadow === "none") return;
  const random = randomFrom(options.seed + 5);
  const toward = inLightOf(options.style, { x: -0.71, y: -0.71 });
  const layer = createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  const draw = layer.getContext("2d");
  draw.fillStyle = draw.strokeStyle = colour;
  const isPalm = look.shadow === "palm";
  for (const { x, y, turn, size, bend } of isPalm ? fronds : twigs) {
    draw.setTransform(toward.x < 0 ? -0.5 : 0.5, 0, 0, 0.5, toward.x < 0 ? width / 2 : 0, 0);
    draw.translate(x * width, y * height);
    draw.rotate(turn);
    const length = width * size;
    const [leafLength, leafWidth] = [length * 0.2, length * 0.05];
    if (isPalm) drawFrond(draw, length, bend, random);
    else drawTwig(draw, { length, bend, pairs: 9, leafLength, leafWidth, round: false, random });
  }
  const soft = (0.5 + 2.4 * softnessOf(options.style)) * soften * (width / 540);
  const blurred = createCanvas(layer.width, layer.height);
  const out = blurred.getContext("2d");
  out.filter = `blur(${soft.toFixed(2)}px)`;
  out.drawImage(layer, 0, 0);
  ctx.drawImage(blurred, 0, 0, width, height);
}
