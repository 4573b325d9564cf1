import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Colour } from "../../engine/colour.ts";
import { css } from "../../engine/tones.ts";
import { wave } from "../../materials/wet/wetPicture.ts";

/** Where bubbles come from: a place or a thing, canvas widths. */
export interface Spring {
  x: number;
  y: number;
  spread: number;
}

export interface BubbleOptions {
  /** Pixels of a canvas width. */
  width: number;
  light: { x: number; y: number };
  bright: Colour;
  deep: Colour;
  springs: readonly Spring[];
  count: number;
  /** Radii, canvas widths. */
  from: number;
  to: number;
  /** How far they rise in a life, canvas widths; 0 for those that cling. */
  rise: number;
  random: () => number;
}

const sizes = 7;

/** A bubble of air: a bright ring with a dark one in it, the light's window and its echo opposite. */
function bubblePicture(radius: number, { light, bright, deep }: BubbleOptions): Canvas {
  const side = Math.ceil(radius * 2 + 4);
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  const middle = side / 2;
  if (radius < 4.4) {
    const dot = ctx.createRadialGradient(middle, middle, 0, middle, middle, radius + 0.5);
    dot.addColorStop(0, css(bright, 0.75));
    dot.addColorStop(1, css(bright, 0));
    ctx.fillStyle = dot;
    ctx.fillRect(0, 0, side, side);
    return canvas;
  }
  const body = ctx.createRadialGradient(middle, middle, 0, middle, middle, radius);
  body.addColorStop(0, css(bright, 0.05));
  body.addColorStop(0.6, css(bright, 0.16));
  body.addColorStop(0.78, css(deep, 0.3));
  body.addColorStop(0.86, css(bright, 0.5));
  body.addColorStop(0.94, css(bright, 0.95));
  body.addColorStop(1, css(bright, 0));
  ctx.fillStyle = body;
  ctx.fillRect(0, 0, side, side);
  const spot = (x: number, y: number, size: number, alpha: number) => {
    const glint = ctx.createRadialGradient(x, y, 0, x, y, size);
    glint.addColorStop(0, css([1, 1, 1], alpha));
    glint.addColorStop(0.5, css([1, 1, 1], alpha * 0.8));
    glint.addColorStop(1, css([1, 1, 1], 0));
    ctx.fillStyle = glint;
    ctx.fillRect(0, 0, side, side);
  };
  spot(middle + light.x * radius * 0.45, middle + light.y * radius * 0.45, radius * 0.3, 1);
  spot(middle - light.x * radius * 0.52, middle - light.y * radius * 0.52, radius * 0.5, 0.45);
  return canvas;
}

/** Bubbles of a moment: each gathers, rises wavering, and is gone before it begins anew. */
export function createBubbles(options: BubbleOptions): (ctx: SKRSContext2D, t: number) => void {
  const { width, springs, count, from, to, rise, random, deep, bright } = options;
  const more = { ...options, deep: mix(deep, bright, 0.15) };
  const pictures = Array.from({ length: sizes }, (_, n) =>
    bubblePicture(Math.max(1.2, width * (from + (to - from) * (n / (sizes - 1)) ** 1.6)), more),
  );
  const bubbles = Array.from({ length: springs.length === 0 ? 0 : count }, (_, n) => {
    const spring = springs[n % springs.length] ?? { x: 0.5, y: 1, spread: 0.3 };
    return {
      x: spring.x + (random() + random() - 1) * spring.spread,
      y: spring.y + (random() + random() - 1) * spring.spread,
      phase: random(),
      waver: random(),
      reach: rise * (0.55 + 0.6 * random()),
      picture: pictures[Math.floor(random() ** 2 * sizes)] ?? pictures[0],
    };
  });
  return (ctx, t) => {
    for (const { x, y, phase, waver, reach, picture } of bubbles) {
      if (picture === undefined) continue;
      const life = (t + phase) % 1;
      ctx.globalAlpha = rise === 0 ? 0.85 : Math.min(1, Math.sin(Math.PI * life) * 2.4);
      const atX = (x + 0.012 * wave(2 * t + waver)) * width - picture.width / 2;
      const atY = (y - reach * life * (0.6 + 0.4 * life) + (rise === 0 ? 0.004 * wave(t + waver) : 0)) * width;
      ctx.drawImage(picture, atX, atY - picture.height / 2);
    }
    ctx.globalAlpha = 1;
  };
}
