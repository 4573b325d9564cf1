import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Brush } from "../../engine/brush.ts";
import { mix, type Colour } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import { css } from "../../engine/tones.ts";

/** One small round of metal foil: half-resolution pixels. */
export interface Sequin {
  x: number;
  y: number;
  radius: number;
  /** Which way it lies, and when it tilts toward the light. */
  turn: number;
  phase: number;
}

const tilts = 48;

/** A round of foil at one tilt: a band of light runs over it from edge to edge. */
function sequinSprite(
  radius: number,
  tilt: number,
  metal: readonly [dark: Colour, own: Colour, bright: Colour],
): Canvas {
  const side = Math.ceil(radius * 2 + 4);
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  const [dark, own, bright] = metal;
  const middle = side / 2;
  const at = (tilt + 1) / 2;
  const sheen = ctx.createLinearGradient(middle - radius, 0, middle + radius, 0);
  const steps = 12;
  for (let n = 0; n <= steps; n++) {
    const place = n / steps;
    const near = Math.exp(-(((place - at) / 0.24) ** 2));
    const far = Math.exp(-(((place - at) / 0.55) ** 2));
    const tone = mix(mix(dark, own, 0.25 + 0.75 * far), bright, near * 0.95);
    sheen.addColorStop(place, css(tone));
  }
  ctx.fillStyle = sheen;
  ctx.beginPath();
  ctx.arc(middle, middle, radius, 0, 2 * Math.PI);
  ctx.fill();
  const rim = ctx.createLinearGradient(0, 0, side, side);
  rim.addColorStop(0, css(bright, 0.9));
  rim.addColorStop(1, css(dark, 0.8));
  ctx.strokeStyle = rim;
  ctx.lineWidth = Math.max(0.6, radius * 0.09);
  ctx.beginPath();
  ctx.arc(middle, middle, radius - ctx.lineWidth / 2, 0, 2 * Math.PI);
  ctx.stroke();
  return canvas;
}

const spriteRadius = 22;

/** Paints the shadows that rounds of foil cast on their ground. */
export function paintSequinShadows(
  ctx: SKRSContext2D,
  sequins: readonly Sequin[],
  { light }: Form,
  shadow: Colour,
): void {
  for (const { x, y, radius } of sequins) {
    const [middleX, middleY] = [x - light.x * radius * 0.26, y - light.y * radius * 0.26];
    const fall = ctx.createRadialGradient(middleX, middleY, radius * 0.7, middleX, middleY, radius * 1.45);
    fall.addColorStop(0, css(shadow, 0.7));
    fall.addColorStop(0.45, css(shadow, 0.3));
    fall.addColorStop(1, css(shadow, 0));
    ctx.fillStyle = fall;
    ctx.fillRect(middleX - radius * 1.5, middleY - radius * 1.5, radius * 3, radius * 3);
  }
}

/** Draws rounds of foil that tilt to and fro. */
export function createSequins(
  sequins: readonly Sequin[],
  form: Form,
  metal: readonly [dark: Colour, own: Colour, bright: Colour],
): (brush: Brush, t: number) => void {
  const sprites = Array.from({ length: tilts }, (_, n) =>
    sequinSprite(spriteRadius, (n / (tilts - 1)) * 2.6 - 1.3, metal),
  );
  return (brush, t) => {
    for (const { x, y, radius, turn, phase } of sequins) {
      const swing = Math.sin(2 * Math.PI * (t * form.cycles + phase));
      const sprite = sprites[Math.round(((swing + 1) / 2) * (tilts - 1))];
      if (sprite === undefined) continue;
      const size = radius / spriteRadius;
      const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
      const narrow = 0.86 + 0.12 * swing;
      brush.setTransform(c * narrow, s * narrow, -s, c, x, y);
      brush.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
      brush.setTransform(1, 0, 0, 1, 0, 0);
    }
  };
}
