import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix } from "../../engine/colour.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, type Ramp } from "../../engine/tones.ts";
import { distanceTo } from "../liquid/dropPlacement.ts";
import { toneOf } from "./flesh.ts";
import type { FigureOptions } from "./stage.ts";

/** Drops lie on the skin: dark toward the light, bright away from it, with a window's reflection and a shadow. */
export function drawDrops(
  ctx: SKRSContext2D,
  count: number,
  ramp: Ramp,
  { width, height, form, seed, quietZones }: FigureOptions,
): void {
  const random = randomFrom(seed + 21);
  const placed: { x: number; y: number; radius: number }[] = [];
  const { x: lx, y: ly } = form.light;
  for (let n = 0; n < count * 6 && placed.length < count; n++) {
    const radius = width * (0.006 + 0.034 * random() ** 3);
    const [x, y] = [random() * width, random() * height];
    const isNear = placed.some((drop) => Math.hypot(drop.x - x, drop.y - y) < 1.25 * (drop.radius + radius));
    // A strict line would show as an edge: some drops keep further away from words than they must.
    const apart = radius + 0.12 * width * random() ** 2;
    const isUnderWords = quietZones.some((zone) => distanceTo(zone, 2 * x, 2 * y) < 2 * apart);
    if (isNear || isUnderWords) continue;
    placed.push({ x, y, radius });
    const squat = 0.86 + 0.2 * random();
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(1, squat);
    const cast = ctx.createRadialGradient(
      -lx * radius * 0.5,
      -ly * radius * 0.5,
      radius * 0.5,
      -lx * radius * 0.5,
      -ly * radius * 0.5,
      radius * 1.4,
    );
    cast.addColorStop(0, css(toneOf(ramp, 0.08), 0.5));
    cast.addColorStop(1, css(toneOf(ramp, 0.08), 0));
    ctx.fillStyle = cast;
    ctx.fillRect(-radius * 2.2, -radius * 2.2, radius * 4.4, radius * 4.4);
    ctx.beginPath();
    ctx.arc(0, 0, radius, 0, 2 * Math.PI);
    ctx.clip();
    const body = ctx.createLinearGradient(lx * radius, ly * radius, -lx * radius, -ly * radius);
    body.addColorStop(0, css(toneOf(ramp, 0.2), 0.92));
    body.addColorStop(0.45, css(toneOf(ramp, 0.5), 0.7));
    body.addColorStop(0.85, css(toneOf(ramp, 0.88), 0.95));
    body.addColorStop(1, css(toneOf(ramp, 0.98), 0.95));
    ctx.fillStyle = body;
    ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
    const rim = ctx.createRadialGradient(0, 0, radius * 0.72, 0, 0, radius);
    rim.addColorStop(0, css(toneOf(ramp, 0.1), 0));
    rim.addColorStop(1, css(toneOf(ramp, 0.1), 0.5));
    ctx.fillStyle = rim;
    ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
    const white = mix(toneOf(ramp, 1), [1, 1, 1], 0.8);
    const [gx, gy] = [lx * radius * 0.46, ly * radius * 0.46];
    const glint = ctx.createRadialGradient(gx, gy, 0, gx, gy, radius * 0.34);
    glint.addColorStop(0, css(white, 1));
    glint.addColorStop(0.45, css(white, 0.9));
    glint.addColorStop(1, css(white, 0));
    ctx.fillStyle = glint;
    ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
    ctx.restore();
  }
}
