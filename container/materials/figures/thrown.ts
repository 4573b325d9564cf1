import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { gust } from "../../engine/look.ts";
import type { Stage } from "./curves.ts";
import { fillSilhouette, type Matter, type Silhouette } from "./silhouettes.ts";

/** How a figure moves: it leans about a point below it, and goes a little to and fro. */
export interface Motion {
  /** In units of the drawing. */
  pivot: readonly [x: number, y: number];
  /** In radians, and in units. */
  sway: number;
  shift: number;
}

interface Plane {
  width: number;
  height: number;
  stage: Stage;
  /** Deviation in pixels. */
  blur: number;
  colourOf: (matter: Matter) => string;
  /** Light on its roundness: how much brighter the side toward the light is, 0…1, which lies to the left, -1, or right. */
  roundness?: { strength: number; side: number };
}

/** A silhouette on a plane of this size, blurred; it sways. */
export function swayingSilhouette(
  silhouette: Silhouette,
  { width, height, stage, blur, colourOf, roundness }: Plane,
  { pivot, sway, shift }: Motion,
  cycles: number,
): (ctx: SKRSContext2D, t: number, alpha: number) => void {
  // Beyond the frame there is more of it, which comes into sight when it sways.
  const room = Math.ceil(width * 0.12);
  const picture = blurred(width + 2 * room, height + 2 * room, blur, (ctx) => {
    ctx.translate(room, room);
    ctx.save();
    onto(ctx, stage);
    fillSilhouette(ctx, silhouette, colourOf);
    ctx.restore();
    if (roundness === undefined) return;
    const [from, to] = [stage.x + roundness.side * stage.scale, stage.x - roundness.side * stage.scale];
    const light = ctx.createLinearGradient(from, 0, to, 0);
    light.addColorStop(0, `rgba(255,255,255,${(0.5 * roundness.strength).toFixed(2)})`);
    light.addColorStop(0.5, "rgba(128,128,128,0)");
    light.addColorStop(1, `rgba(0,0,0,${roundness.strength.toFixed(2)})`);
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = light;
    ctx.fillRect(-room, -room, width + 2 * room, height + 2 * room);
  });
  const turnAround = (ctx: SKRSContext2D, angle: number) => {
    onto(ctx, stage);
    ctx.translate(...pivot);
    ctx.rotate(angle);
    ctx.translate(-pivot[0], -pivot[1]);
    ctx.scale(1 / stage.scale, 1 / stage.scale);
    ctx.rotate(-stage.tilt);
    ctx.scale(stage.isMirrored ? -1 : 1, 1);
    ctx.translate(-stage.x, -stage.y);
  };
  return (ctx, t, alpha) => {
    ctx.save();
    ctx.globalAlpha = alpha;
    ctx.translate(shift * stage.scale * gust(t, cycles, 0.3), 0);
    turnAround(ctx, sway * gust(t, cycles, 0));
    ctx.drawImage(picture, -room, -room);
    ctx.restore();
  };
}

/** From a drawing's units to the pixels of a context. */
export function onto(ctx: SKRSContext2D, { x, y, scale, tilt, isMirrored }: Stage): void {
  ctx.translate(x, y);
  ctx.scale(isMirrored ? -1 : 1, 1);
  ctx.rotate(tilt);
  ctx.scale(scale, scale);
}

/** A stage on a plane of another size. */
export function scaled(stage: Stage, share: number): Stage {
  return { ...stage, x: stage.x * share, y: stage.y * share, scale: stage.scale * share };
}

export function blurred(width: number, height: number, deviation: number, draw: (ctx: SKRSContext2D) => void): Canvas {
  const sharp = createCanvas(width, height);
  draw(sharp.getContext("2d"));
  const soft = createCanvas(width, height);
  const ctx = soft.getContext("2d");
  ctx.filter = `blur(${deviation.toFixed(2)}px)`;
  ctx.drawImage(sharp, 0, 0);
  return soft;
}
