import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { randomFrom } from "../../engine/random.ts";
import type { GroundOptions } from "../../engine/groundModule.ts";
import { isDeepGround } from "../../engine/tones.ts";
import { drawFrond } from "../plants/foliage.ts";
import type { SeaColours } from "../water/seaColours.ts";
import type { PoolLook } from "./poolLook.ts";

/** A pool as it is drawn. */
export interface Pool {
  options: GroundOptions;
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
/** Room between words and what lies dry below them, and how much of that is seen at least; shares of the height. */
const room = 0.03;
const leastDry = 0.1;

/** Where words end, seen from the side of the water; pixels of the half-resolution canvas, 0 without words. */
export function endOfWords({ options, isFlipped, height }: Pool): number {
  return Math.max(0, ...options.quietZones.map(({ y, height: high }) => (isFlipped ? height - y / 2 : (y + high) / 2)));
}

/** How far what is dry, which would begin at `top`, gives way to words; pixels. */
function drop(pool: Pool, top: number): number {
  const { height } = pool;
  const below = endOfWords(pool) + room * height - top;
  return Math.max(0, Math.min(below, (1 - leastDry) * height - top));
}

/** Whether dark words stand on water, which then is pale. */
export function areWordsOnWater({ options }: Pool): boolean {
  return options.quietZones.length > 0 && !isDeepGround(options.palette);
}

/** The outline of what is dry, below; `grow` moves it outward over the water. */
export function traceDeck(ctx: SKRSContext2D, pool: Pool, grow = 0): void {
  const { look, width: w, height: h } = pool;
  const beyond = 0.3 * w;
  ctx.beginPath();
  switch (look.edge) {
    case "none":
    case "horizon":
      return;
    case "corner":
      ctx.arc(w * 1.02, h * 1.01 + drop(pool, h * 1.01 - w * 0.62), w * 0.62 + grow, 0, 2 * Math.PI);
      return;
    case "straight": {
      const slope = Math.tan((look.turnDegrees * Math.PI) / 180) * w;
      const middle = h * look.dryFrom + drop(pool, h * look.dryFrom - Math.abs(slope) / 2) - grow;
      ctx.moveTo(-beyond, middle - slope * (0.5 + beyond / w));
      ctx.lineTo(w + beyond, middle + slope * (0.5 + beyond / w));
      break;
    }
    case "winding": {
      const top = drop(pool, h * 0.52) - grow;
      const at = (share: number) => h * share + top;
      ctx.moveTo(-beyond, at(0.57));
      ctx.lineTo(0, at(0.55));
      ctx.bezierCurveTo(w * 0.34, at(0.46), w * 0.28, at(0.76), w * 0.6, at(0.77));
      ctx.bezierCurveTo(w * 0.86, at(0.78), w * 0.84, at(0.6), w, at(0.57));
      ctx.lineTo(w + beyond, at(0.55));
    }
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
  for (const { x, y, turn, size, bend } of fronds) {
    draw.setTransform(toward.x < 0 ? -0.5 : 0.5, 0, 0, 0.5, toward.x < 0 ? width / 2 : 0, 0);
    draw.translate(x * width, y * height);
    draw.rotate(turn);
    drawFrond(draw, width * size, bend, random);
  }
  const soft = (0.5 + 2.4 * softnessOf(options.style)) * soften * (width / 540);
  const blurred = createCanvas(layer.width, layer.height);
  const out = blurred.getContext("2d");
  out.filter = `blur(${soft.toFixed(2)}px)`;
  out.drawImage(layer, 0, 0);
  ctx.drawImage(blurred, 0, 0, width, height);
}
