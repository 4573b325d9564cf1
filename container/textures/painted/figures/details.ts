import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Colour } from "../../colour.ts";
import { randomFrom } from "../../random.ts";
import { css, type Ramp } from "../shared/tones.ts";
import type { Curve } from "./curves.ts";
import type { Piece } from "./figure.ts";

type Detail = NonNullable<Piece["detail"]>;

/** A region of a drawing, as an ellipse. */
export interface Region {
  x: number;
  y: number;
  across: number;
  down: number;
}

function scattered({ x, y, across, down }: Region, random: () => number): readonly [number, number] {
  const [angle, out] = [random() * 2 * Math.PI, Math.sqrt(random())];
  return [x + Math.cos(angle) * out * across, y + Math.sin(angle) * out * down];
}

/** Freckles, densest in the middle of their regions. */
export function freckles(regions: readonly (Region & { count: number })[], colour: Colour, seed: number): Detail {
  return (ctx, place, unit) => {
    const random = randomFrom(seed);
    for (const region of regions) {
      for (let n = 0; n < region.count; n++) {
        const [point] = place([scattered(region, random)]);
        const radius = unit * (0.0018 + 0.0032 * random() ** 3);
        if (point === undefined) continue;
        ctx.fillStyle = css(colour, 0.14 + 0.3 * random());
        ctx.beginPath();
        ctx.ellipse(point[0], point[1], radius * (1 + 0.4 * random()), radius, random() * 3, 0, 2 * Math.PI);
        ctx.fill();
      }
    }
  };
}

/** A flush under the skin. */
export function flush(regions: readonly Region[], colour: Colour, strength: number): Detail {
  return (ctx, place, unit) => {
    for (const { x, y, across, down } of regions) {
      const [point] = place([[x, y]]);
      if (point === undefined) continue;
      ctx.save();
      ctx.translate(...point);
      ctx.scale(across * unit, down * unit);
      const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
      for (const [at, share] of [
        [0, 1],
        [0.35, 0.74],
        [0.7, 0.22],
        [1, 0],
      ] as const)
        glow.addColorStop(at, css(colour, strength * share));
      ctx.fillStyle = glow;
      ctx.fillRect(-1, -1, 2, 2);
      ctx.restore();
    }
  };
}

/** Drops of water that stand on skin: dark toward the light, bright where they gather it, with a window in each. */
export function dew(region: Region, count: number, largest: number, dark: Colour, seed: number): Detail {
  return (ctx, place, unit, light) => {
    const random = randomFrom(seed);
    const set: { x: number; y: number; radius: number }[] = [];
    for (let n = 0; n < count * 4 && set.length < count; n++) {
      const [point] = place([scattered(region, random)]);
      const radius = unit * largest * (0.1 + 0.9 * random() ** 3.2);
      if (
        point === undefined ||
        set.some((drop) => Math.hypot(drop.x - point[0], drop.y - point[1]) < drop.radius + radius + 1.5)
      )
        continue;
      set.push({ x: point[0], y: point[1], radius });
    }
    for (const drop of set) drawDrop(ctx, drop, light, dark);
  };
}

function drawDrop(
  ctx: SKRSContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  light: { x: number; y: number },
  dark: Colour,
): void {
  const white: Colour = [1, 0.99, 0.97];
  const disc = (cx: number, cy: number, r: number, stops: readonly (readonly [number, string])[]) => {
    const fill = ctx.createRadialGradient(cx, cy, 0, cx, cy, r);
    for (const [at, colour] of stops) fill.addColorStop(at, colour);
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.ellipse(cx, cy, r, r * 1.06, 0, 0, 2 * Math.PI);
    ctx.fill();
  };
  disc(x - light.x * radius * 0.35, y - light.y * radius * 0.35, radius * 1.25, [
    [0, css(dark, 0.5)],
    [0.7, css(dark, 0.4)],
    [1, css(dark, 0)],
  ]);
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(x, y, radius, radius * 1.06, 0, 0, 2 * Math.PI);
  ctx.clip();
  disc(x + light.x * radius * 0.9, y + light.y * radius * 0.9, radius * 1.3, [
    [0, css(dark, 0.5)],
    [1, css(dark, 0)],
  ]);
  disc(x - light.x * radius * 0.5, y - light.y * radius * 0.5, radius * 0.95, [
    [0, css(white, 0.62)],
    [0.5, css(white, 0.3)],
    [1, css(white, 0)],
  ]);
  ctx.restore();
  disc(x + light.x * radius * 0.42, y + light.y * radius * 0.42, Math.max(0.8, radius * 0.3), [
    [0, css(white, 0.98)],
    [0.6, css(white, 0.9)],
    [1, css(white, 0)],
  ]);
}

/** Several details one over the other. */
export const layered =
  (...details: readonly Detail[]): Detail =>
  (...args) => {
    for (const detail of details) detail(...args);
  };

/** A plain piece of paper. */
export function paper(outline: readonly Curve[], ramp: Ramp, more: Partial<Piece> = {}): Piece {
  return {
    ...{ outline, ramp, ridges: [], inks: [], edge: 0.12, round: 0, tone: 0.62, contrast: 0.5 },
    ...{ gloss: 0, tightness: 20, lift: 0.03, ...more },
  };
}
