import type { Colour } from "../../colour.ts";
import { randomFrom } from "../../random.ts";
import { css, type Ramp } from "../shared/tones.ts";
import { band, between, sampled, type Curve } from "./curves.ts";
import type { Piece } from "./figure.ts";
import { toneOf } from "./flesh.ts";
import type { Ridge } from "./relief.ts";

type Detail = NonNullable<Piece["detail"]>;

export interface DrapeOptions {
  outline: readonly Curve[];
  /** Pairs of lines between which folds run. */
  folds: readonly { from: Curve; to: Curve; count: number }[];
  ramp: Ramp;
  seed: number;
  /** How much it shines, as silk does. */
  sheen?: number;
  width?: number;
  lift?: number;
  tone?: number;
}

/** Cloth that falls in soft folds. */
export function drape(options: DrapeOptions): Piece {
  const { outline, folds, ramp, seed, sheen = 0, width = 0.05, lift = 0.03, tone = 0.6 } = options;
  const random = randomFrom(seed);
  const ridges = folds.flatMap(({ from, to, count }) =>
    between(from, to, count, random).map((curve, n): Ridge => {
      const height = (n % 2 === 0 ? 0.34 : -0.34) * (0.4 + 0.9 * random());
      return { curve, width: width * (0.5 + random()), height, soft: "soft" };
    }),
  );
  const shine = { gloss: sheen, tightness: 9 };
  return { outline, ridges, inks: [], ramp, lift, ...shine, edge: 0.4, round: 0.25, tone, contrast: 0.75 };
}

/** A strip of cloth along a line. */
export function strap(curve: Curve, width: number, ramp: Ramp, sheen = 0.2): Piece {
  const ridges: Ridge[] = [{ curve, width: width * 0.3, height: 0.3, soft: "fine" }];
  const shine = { gloss: sheen, tightness: 9 };
  return {
    ...{ outline: band(curve, width), ridges, inks: [], ramp, lift: 0.014, ...shine },
    ...{ edge: 0.5, round: 0, tone: 0.6, contrast: 0.7 },
  };
}

/** Points at even distances along a curve. */
function evenly(curve: Curve, step: number): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let rest = 0;
  let before = curve[0];
  for (const point of sampled(curve, 400)) {
    if (before !== undefined) rest += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
    if (points.length > 0 && rest < step) continue;
    points.push(point);
    rest = 0;
  }
  return points;
}

/** A string of pearls along a line; they grow toward its middle. */
export function pearls(curve: Curve, radius: number, shade: Colour, body: Colour): Detail {
  return (ctx, place, unit, light) => {
    const string = evenly(place(curve), radius * unit * 1.86);
    for (const [x, y] of string) {
      const fall = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
      fall.addColorStop(0, css(shade, 0.5));
      fall.addColorStop(0.55, css(shade, 0.3));
      fall.addColorStop(1, css(shade, 0));
      ctx.save();
      ctx.translate(x - light.x * radius * unit * 0.8, y - light.y * radius * unit * 0.8 + radius * unit * 0.3);
      ctx.scale(radius * unit * 1.7, radius * unit * 1.7);
      ctx.fillStyle = fall;
      ctx.fillRect(-1, -1, 2, 2);
      ctx.restore();
    }
    for (const [n, [x, y]] of string.entries()) {
      const size = radius * unit * (0.84 + 0.16 * Math.sin((Math.PI * (n + 0.5)) / string.length));
      const ball = ctx.createRadialGradient(
        ...([x + light.x * size * 0.34, y + light.y * size * 0.34, size * 0.05, x, y, size] as const),
      );
      ball.addColorStop(0, css([1, 1, 1]));
      ball.addColorStop(0.2, css([0.99, 0.97, 0.95]));
      ball.addColorStop(0.6, css(body));
      ball.addColorStop(0.88, css([body[0] * 0.78, body[1] * 0.72, body[2] * 0.7]));
      ball.addColorStop(1, css([body[0] * 0.88, body[1] * 0.83, body[2] * 0.82]));
      ctx.fillStyle = ball;
      ctx.beginPath();
      ctx.arc(x, y, size, 0, 2 * Math.PI);
      ctx.fill();
    }
  };
}

/** A fine chain along a line. */
export function chain(curve: Curve, width: number, shade: Colour, metal: Ramp): Detail {
  return (ctx, place, unit, light) => {
    const points = sampled(place(curve), 60);
    const stroke = (dx: number, dy: number, thick: number, colour: string, dash: number[]) => {
      ctx.beginPath();
      for (const [x, y] of points) ctx.lineTo(x + dx, y + dy);
      ctx.lineWidth = thick;
      ctx.strokeStyle = colour;
      ctx.setLineDash(dash);
      ctx.lineCap = "round";
      ctx.stroke();
      ctx.setLineDash([]);
    };
    const thick = Math.max(1, width * unit);
    stroke(-light.x * thick * 1.4, -light.y * thick * 1.4 + thick, thick * 1.8, css(shade, 0.32), []);
    stroke(0, 0, thick, css(toneOf(metal, 0.34)), []);
    stroke(0, 0, thick * 0.8, css(toneOf(metal, 0.72)), [thick * 0.9, thick * 1.7]);
    stroke(light.x * thick * 0.2, light.y * thick * 0.2, thick * 0.4, css(toneOf(metal, 1), 0.9), [
      thick * 0.3,
      thick * 5,
    ]);
  };
}
