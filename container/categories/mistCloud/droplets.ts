import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Brush } from "../../engine/brush.ts";
import type { Colour } from "../../engine/colour.ts";
import { css } from "../../engine/tones.ts";

/** How fine drops move through the air in one life, in widths of the canvas. */
export interface SprayOptions {
  width: number;
  height: number;
  count: number;
  /** Where drops are born, and how they fly: for each one, from its own chance. */
  birth: (random: () => number) => { x: number; y: number; dx: number; dy: number };
  /** Radii in pixels; small ones are many. */
  from: number;
  to: number;
  /** Lives of a drop in one loop; whole. */
  cycles: number;
  light: { x: number; y: number };
  bright: Colour;
  rim: Colour;
  /** 0 for little balls, 1 for discs of light out of focus. */
  bokeh: number;
  opacity: number;
  random: () => number;
}

const sizes = 6;

function dropSprite(radius: number, { light, bright, rim, bokeh }: SprayOptions): Canvas {
  const side = Math.ceil(radius * 2 + 4);
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  const middle = side / 2;
  const ball = ctx.createRadialGradient(middle, middle, 0, middle, middle, radius);
  if (bokeh > 0.5) {
    ball.addColorStop(0, css(bright, 0.34));
    ball.addColorStop(0.7, css(bright, 0.42));
    ball.addColorStop(0.88, css(bright, 0.7));
    ball.addColorStop(1, css(bright, 0));
  } else {
    ball.addColorStop(0, css(bright, 0.65));
    ball.addColorStop(0.55, css(bright, 0.3));
    ball.addColorStop(0.84, css(rim, 0.85));
    ball.addColorStop(1, css(rim, 0));
  }
  ctx.fillStyle = ball;
  ctx.fillRect(0, 0, side, side);
  if (bokeh <= 0.5) {
    const [x, y] = [middle + light.x * radius * 0.36, middle + light.y * radius * 0.36];
    const glint = ctx.createRadialGradient(x, y, 0, x, y, radius * 0.62);
    glint.addColorStop(0, css(bright, 1));
    glint.addColorStop(0.35, css(bright, 0.8));
    glint.addColorStop(1, css(bright, 0));
    ctx.fillStyle = glint;
    ctx.fillRect(0, 0, side, side);
  }
  return canvas;
}

/** Draws the drops of a moment. Each one appears, flies and is gone, so that the loop closes for all of them. */
export function createSpray(options: SprayOptions): (brush: Brush, t: number) => void {
  const { width, count, birth, from, to, cycles, opacity, random } = options;
  const sprites = Array.from({ length: sizes }, (_, n) =>
    dropSprite(from + (to - from) * (n / (sizes - 1)) ** 1.3, options),
  );
  const drops = Array.from({ length: count }, () => ({
    ...birth(random),
    phase: random(),
    alpha: opacity * (0.35 + 0.65 * random()),
    sprite: sprites[Math.floor(random() ** 1.6 * sizes)] ?? sprites[0],
  }));
  return (brush, t) => {
    for (const { x, y, dx, dy, phase, alpha, sprite } of drops) {
      if (sprite === undefined) continue;
      const life = (t * cycles + phase) % 1;
      brush.globalAlpha = alpha * Math.sin(Math.PI * life) ** 0.7;
      // The air brakes what flies.
      const gone = 1 - (1 - life) ** 1.6;
      brush.drawImage(sprite, (x + dx * gone) * width - sprite.width / 2, (y + dy * gone) * width - sprite.height / 2);
    }
    brush.globalAlpha = 1;
  };
}
