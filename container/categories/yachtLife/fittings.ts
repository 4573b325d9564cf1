import type { SKRSContext2D } from "@napi-rs/canvas";
import { adjust, fromHex, mix, type Colour } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, isDeepGround, rampAround, type Ramp } from "../../engine/tones.ts";
import { dyeRamp } from "../../materials/cloth/dye.ts";

export interface Point {
  x: number;
  y: number;
}

/** A material by light. */
export interface Finish {
  dark: Colour;
  own: Colour;
  bright: Colour;
}

/** Polished steel, which mirrors sky and water. */
export function steel(palette: PaintOptions["palette"]): Finish {
  const [shadow, light] = [fromHex(palette.groundShadow), fromHex(palette.groundLight)];
  const isDeep = isDeepGround(palette);
  return {
    dark: adjust(shadow, { lightness: isDeep ? 0.8 : 0.72, chroma: 0.6 }),
    own: adjust(mix(shadow, light, isDeep ? 0.5 : 0.62), { lightness: 1, chroma: 0.5 }),
    bright: mix(light, [1, 1, 1], isDeep ? 0.45 : 0.85),
  };
}

/** White paint or cloth, which at night has no more light than the sky gives it. */
export function whites(palette: PaintOptions["palette"]): Ramp {
  if (!isDeepGround(palette)) return dyeRamp("white", palette);
  const [shadow, base, light] = [
    fromHex(palette.groundShadow),
    fromHex(palette.groundBase),
    fromHex(palette.groundLight),
  ];
  return rampAround(mix(shadow, base, 0.5), mix(base, light, 0.45), adjust(light, { lightness: 1, chroma: 0.7 }));
}

/** A material out of a ramp of light. */
export function finishOf(ramp: Ramp): Finish {
  const at = (place: number): Colour => {
    const pixel = ramp[Math.round(place * (ramp.length - 1))] ?? 0;
    return [(pixel & 255) / 255, ((pixel >>> 8) & 255) / 255, ((pixel >>> 16) & 255) / 255];
  };
  return { dark: at(0.2), own: at(0.55), bright: at(0.92) };
}

function trace(ctx: SKRSContext2D, points: readonly Point[]): void {
  ctx.beginPath();
  for (const [n, { x, y }] of points.entries()) {
    if (n === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
}

/** Places along a quadratic curve. */
export function curve(from: Point, bend: Point, to: Point, steps = 40): Point[] {
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) };
  });
}

/** A round bar along these points, lit from the form's light. */
export function bar(ctx: SKRSContext2D, points: readonly Point[], thickness: number, finish: Finish, { light }: Form) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const steps = 7;
  for (let n = 0; n <= steps; n++) {
    const share = n / steps;
    const tone =
      share < 0.55 ? mix(finish.dark, finish.own, share / 0.55) : mix(finish.own, finish.bright, (share - 0.55) / 0.45);
    const aside = thickness * 0.3 * share;
    ctx.strokeStyle = css(tone);
    ctx.lineWidth = Math.max(0.6, thickness * (1 - 0.86 * share));
    trace(
      ctx,
      points.map(({ x, y }) => ({ x: x + light.x * aside, y: y + light.y * aside })),
    );
    ctx.stroke();
  }
}

/** A laid rope along these points. */
export function rope(
  ctx: SKRSContext2D,
  points: readonly Point[],
  thickness: number,
  finish: Finish,
  form: Form,
): void {
  bar(ctx, points, thickness, { ...finish, bright: mix(finish.own, finish.bright, 0.6) }, form);
  ctx.lineCap = "round";
  let left = 0;
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1], points[n]];
    if (a === undefined || b === undefined) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    for (; left < length; left += thickness * 0.42) {
      const [x, y] = [a.x + dx * left, a.y + dy * left];
      const half = thickness * 0.42;
      ctx.strokeStyle = css(finish.dark, 0.55);
      ctx.lineWidth = thickness * 0.13;
      ctx.beginPath();
      ctx.moveTo(x - dy * half - dx * half * 0.6, y + dx * half - dy * half * 0.6);
      ctx.quadraticCurveTo(x, y, x + dy * half + dx * half * 0.6, y - dx * half + dy * half * 0.6);
      ctx.stroke();
    }
    left -= length;
  }
}

/** Draws into the shadow of the thing itself: soft, and away from the light. */
export function withShadow(
  ctx: SKRSContext2D,
  palette: PaintOptions["palette"],
  { light, softness }: Form,
  far: number,
  draw: () => void,
): void {
  ctx.save();
  ctx.shadowColor = css(adjust(fromHex(palette.groundShadow), { lightness: 0.5, chroma: 1 }), 0.5);
  ctx.shadowOffsetX = -light.x * far;
  ctx.shadowOffsetY = Math.max(far * 0.3, -light.y * far);
  ctx.shadowBlur = far * (0.4 + 1.2 * softness);
  draw();
  ctx.restore();
}
