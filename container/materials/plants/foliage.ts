import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";

/** Draws one leaf, its stalk at (0, 0) and its tip at (length, 0), in the fill of the context. */
export function tracePointed(ctx: SKRSContext2D, length: number, width: number, bend = 0): void {
  const half = width / 2;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(length * 0.22, -half * 1.1, length * 0.62, -half * 1.15 + bend * 0.5, length, bend);
  ctx.bezierCurveTo(length * 0.6, half * 1.05 + bend * 0.5, length * 0.2, half * 1.1, 0, 0);
}

function traceRound(ctx: SKRSContext2D, length: number, width: number): void {
  const half = width / 2;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(length * 0.05, -half * 1.2, length * 0.75, -half * 1.35, length, 0);
  ctx.bezierCurveTo(length * 0.75, half * 1.35, length * 0.05, half * 1.2, 0, 0);
}

/** Places along a stalk that bends evenly from heading 0 to `bend` radians. */
export function along(length: number, bend: number, share: number): { x: number; y: number; heading: number } {
  const heading = bend * share;
  const reach = length * share;
  if (Math.abs(bend) < 0.001) return { x: reach, y: 0, heading };
  const radius = length / bend;
  return { x: radius * Math.sin(heading), y: radius * (1 - Math.cos(heading)), heading };
}

/** A palm frond: from its stalk at (0, 0) along the x axis, leaflets to both sides. */
export function drawFrond(ctx: SKRSContext2D, length: number, bend: number, random: () => number): void {
  const pairs = 40;
  ctx.lineWidth = length * 0.009;
  ctx.beginPath();
  ctx.moveTo(-length * 0.4, 0);
  for (let n = 0; n <= 20; n++) {
    const { x, y } = along(length, bend, n / 20);
    ctx.lineTo(x, y);
  }
  ctx.stroke();
  for (let n = 0; n < pairs; n++) {
    const share = 0.06 + (0.94 * n) / (pairs - 1);
    const { x, y, heading } = along(length, bend, share);
    const reach = length * (0.16 + 0.36 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.86)) ** 0.8);
    for (const side of [-1, 1]) {
      const spread = (1.15 - 0.72 * share + 0.16 * (random() - 0.5)) * side;
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(heading + spread);
      tracePointed(
        ctx,
        reach * (0.85 + 0.3 * random()),
        length * (0.019 + 0.007 * random()),
        reach * (0.06 + 0.1 * random()) * side * (bend >= 0 ? 1 : -1),
      );
      ctx.fill();
      ctx.restore();
    }
  }
}

export interface TwigOptions {
  length: number;
  bend: number;
  pairs: number;
  leafLength: number;
  leafWidth: number;
  round: boolean;
  random: () => number;
  /** Called before each leaf, to set its fill; the share along the twig and its side. */
  tint?: (ctx: SKRSContext2D, share: number, side: number, leafLength: number) => void;
}

/** A twig with leaves to both sides, from (0, 0) along the x axis. */
export function drawTwig(ctx: SKRSContext2D, twig: TwigOptions): void {
  const { length, bend, pairs, leafLength, leafWidth, round, random, tint } = twig;
  ctx.lineWidth = Math.max(1, length * 0.008);
  ctx.beginPath();
  ctx.moveTo(-length * 0.3, 0);
  for (let n = 0; n <= 16; n++) {
    const { x, y } = along(length, bend, n / 16);
    ctx.lineTo(x, y);
  }
  ctx.stroke();
  for (let n = 0; n <= pairs; n++) {
    const share = 0.1 + 0.9 * (n / pairs);
    const { x, y, heading } = along(length, bend, share);
    const size = (1.08 - 0.45 * share) * (0.85 + 0.3 * random());
    const sides = n === pairs ? [0] : [-1, 1];
    for (const side of sides) {
      const spread = side * (0.95 - 0.35 * share + 0.35 * (random() - 0.5));
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(heading + spread);
      const reach = leafLength * size;
      // Turned away from the eye, a leaf is narrower.
      const girth = leafWidth * size * (0.55 + 0.45 * random());
      tint?.(ctx, share, side, reach);
      if (round) traceRound(ctx, reach, girth);
      else tracePointed(ctx, reach, girth, reach * 0.12 * (random() - 0.3) * (side || 1));
      ctx.fill();
      ctx.restore();
    }
  }
}

/** A picture drawn about its middle and blurred by a deviation in pixels. */
export function blurredSprite(size: number, deviation: number, draw: (ctx: SKRSContext2D) => void): Canvas {
  const side = Math.ceil(size);
  const sharp = createCanvas(side, side);
  const ctx = sharp.getContext("2d");
  ctx.translate(side / 2, side / 2);
  draw(ctx);
  if (deviation < 0.3) return sharp;
  const soft = createCanvas(side, side);
  const softContext = soft.getContext("2d");
  softContext.filter = `blur(${deviation.toFixed(2)}px)`;
  softContext.drawImage(sharp, 0, 0);
  return soft;
}

/** Draws a sprite about a point, turned by radians. */
export function stampSprite(
  ctx: SKRSContext2D,
  sprite: Canvas,
  x: number,
  y: number,
  turn: number,
  scaleX = 1,
  scaleY = scaleX,
): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  ctx.setTransform(cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y);
  ctx.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}
