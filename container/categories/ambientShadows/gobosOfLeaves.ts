import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { gust } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { dimSun, flood, shade, sun, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import { along, blurredSprite, stampSprite, tracePointed } from "../../materials/plants/foliage.ts";

/** A bough in the light's way: its foot in shares of the canvas where light comes from the right, and how it sways. */
interface Bough {
  x: number;
  y: number;
  turn: number;
  swing: number;
  phase: number;
  /** How dark its shadow is: the farther from the wall, the more sky lights it. */
  alpha: number;
  picture: Canvas;
}

/** Stamps boughs over the light; from the left, all of it is seen in a mirror. */
function swayBoughs(boughs: readonly Bough[], { width, height, form }: GoboOptions): Gobo {
  const side = form.light.x < 0 ? -1 : 1;
  return (ctx, t) => {
    for (const { x, y, turn, swing, phase, alpha, picture } of boughs) {
      ctx.globalAlpha = alpha;
      const angle = turn + swing * gust(t, form.cycles, phase);
      stampSprite(
        ctx,
        picture,
        (side > 0 ? x : 1 - x) * width,
        y * height,
        side > 0 ? angle : Math.PI - angle,
        1,
        side,
      );
    }
    ctx.globalAlpha = 1;
  };
}

interface Spray {
  length: number;
  bend: number;
  /** Places along the stalk where leaves sit. */
  nodes: number;
  leafLength: number;
  leafWidth: number;
  /** Leaves sit two by two, as an olive's do, or one by one, as a fig's. */
  arePaired: boolean;
  /** Angle to the stalk, in radians, at its foot. */
  spread: number;
  trace: (ctx: SKRSContext2D, length: number, width: number, bend?: number) => void;
}

/** A stalk from (0, 0) along the x axis, and leaves that stand off it to both sides. */
function drawSpray(ctx: SKRSContext2D, spray: Spray, random: () => number): void {
  const { length, bend, nodes, leafLength, leafWidth, arePaired, spread, trace } = spray;
  drawStalk(ctx, length, bend, leafLength * 0.035);
  for (let node = 0; node <= nodes; node++) {
    const share = 0.08 + 0.92 * (node / nodes);
    const { x, y, heading } = along(length, bend, share);
    const isTip = node === nodes;
    for (const side of isTip ? [0] : arePaired ? [-1, 1] : [node % 2 === 0 ? -1 : 1]) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(heading + side * spread * (1 - 0.4 * share) + 0.6 * (random() - 0.5));
      // Leaves are turned every way: some are seen short, some narrow.
      const reach = leafLength * (1.05 - 0.35 * share) * (0.68 + 0.4 * random());
      const girth = leafWidth * (1.05 - 0.35 * share) * (0.5 + 0.55 * random());
      trace(ctx, reach, girth, reach * 0.16 * (random() - 0.5));
      ctx.fill();
      ctx.restore();
    }
  }
}

function drawStalk(ctx: SKRSContext2D, length: number, bend: number, thickness: number): void {
  ctx.lineCap = "round";
  ctx.lineWidth = thickness;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  for (let n = 1; n <= 16; n++) {
    const { x, y } = along(length, bend, n / 16);
    ctx.lineTo(x, y);
  }
  ctx.stroke();
}

/** A fig's leaf: broad, with a drawn-out tip, on a stalk of its own. */
function traceBroad(ctx: SKRSContext2D, length: number, width: number, bend = 0): void {
  const half = width / 2;
  const foot = length * 0.12;
  ctx.lineWidth = length * 0.03;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(foot, 0);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(foot, 0);
  ctx.bezierCurveTo(
    foot + length * 0.06,
    -half * 1.15,
    length * 0.6,
    -half * 1.5 + bend,
    length * 0.84,
    -half * 0.24 + bend,
  );
  ctx.quadraticCurveTo(length * 0.93, bend * 0.9, length * 1.04, bend * 1.2);
  ctx.quadraticCurveTo(length * 0.92, half * 0.06 + bend, length * 0.83, half * 0.26 + bend);
  ctx.bezierCurveTo(length * 0.58, half * 1.45 + bend, foot + length * 0.06, half * 1.15, foot, 0);
}

/** A bough from which sprays branch off to both sides in turn. */
function drawBough(
  ctx: SKRSContext2D,
  { length, bend, sprays, spray }: { length: number; bend: number; sprays: number; spray: Spray },
  random: () => number,
): void {
  drawStalk(ctx, length, bend, spray.leafLength * 0.06);
  for (let n = 0; n <= sprays; n++) {
    const share = n === sprays ? 1 : 0.16 + (0.78 * n) / sprays;
    const { x, y, heading } = along(length, bend, share);
    const side = n === sprays ? 0 : n % 2 === 0 ? -1 : 1;
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(heading + side * (0.72 - 0.2 * share + 0.2 * (random() - 0.5)));
    const size = 1.05 - 0.35 * share + 0.15 * (random() - 0.5);
    drawSpray(
      ctx,
      {
        ...spray,
        length: spray.length * size,
        bend: -side * 0.45 + 0.3 * (random() - 0.5),
        nodes: Math.round(spray.nodes * size),
      },
      random,
    );
    ctx.restore();
  }
}

function inShade(draw: (ctx: SKRSContext2D) => void): (ctx: SKRSContext2D) => void {
  return (ctx) => {
    ctx.fillStyle = ctx.strokeStyle = shade;
    draw(ctx);
  };
}

/** A fig by a window: large leaves at two distances gather in the upper corner and leave the rest of the wall to the sun. */
export function figGobo(options: GoboOptions): Gobo {
  const { width, seed, form } = options;
  const random = randomFrom(seed);
  const size = width * form.scale;
  const soft = width * (0.0037 + 0.0148 * form.softness);
  const spray = { arePaired: false, spread: 1.05, trace: traceBroad };
  const picture = (blur: number, length: number, bend: number, nodes: number, leaf: number) =>
    blurredSprite(
      2 * (length + leaf) * size,
      soft * blur,
      inShade((ctx) => {
        drawSpray(
          ctx,
          { ...spray, length: length * size, bend, nodes, leafLength: leaf * size, leafWidth: leaf * size * 0.55 },
          random,
        );
      }),
    );
  const boughs = [
    { x: 0.06, y: -0.1, turn: 1.2, swing: 0.022, phase: 0, alpha: 0.42, picture: picture(3.4, 0.6, -0.4, 5, 0.4) },
    { x: 0.66, y: -0.14, turn: 1.8, swing: 0.024, phase: 0.14, alpha: 0.5, picture: picture(2.8, 0.78, 0.5, 7, 0.42) },
    { x: 1.2, y: -0.08, turn: 2.46, swing: 0.034, phase: 0.3, alpha: 0.72, picture: picture(1, 1.02, 0.45, 9, 0.4) },
    { x: 1.1, y: 0.02, turn: 1.98, swing: 0.03, phase: 0.38, alpha: 0.6, picture: picture(1.8, 0.86, -0.3, 8, 0.38) },
    { x: 1.22, y: 0.8, turn: 3.4, swing: 0.026, phase: 0.7, alpha: 0.36, picture: picture(3.4, 0.5, -0.5, 5, 0.42) },
  ];
  const sway = swayBoughs(boughs, options);
  return (ctx, t) => {
    flood(ctx, sun);
    sway(ctx, t);
    dimSun(ctx, t, form.cycles);
  };
}

/** One olive branch that hangs in from the upper corner, slim leaves two by two, and another far behind it. */
export function oliveGobo(options: GoboOptions): Gobo {
  const { width, seed, form } = options;
  const random = randomFrom(seed);
  const size = width * form.scale;
  const soft = width * (0.003 + 0.01 * form.softness);
  const picture = (blur: number, length: number, bend: number, sprays: number) =>
    blurredSprite(
      3 * length * size,
      soft * blur,
      inShade((ctx) => {
        drawBough(
          ctx,
          {
            length: length * size,
            bend,
            sprays,
            spray: {
              length: 0.34 * length * size,
              bend: 0,
              nodes: 4,
              leafLength: 0.165 * length * size,
              leafWidth: 0.048 * length * size,
              spread: 0.85,
              arePaired: true,
              trace: tracePointed,
            },
          },
          random,
        );
      }),
    );
  const boughs = [
    { x: 0.3, y: -0.12, turn: 1.6, swing: 0.02, phase: 0, alpha: 0.36, picture: picture(3.4, 0.7, 0.4, 4) },
    { x: 1.04, y: -0.06, turn: 2.08, swing: 0.03, phase: 0.22, alpha: 0.82, picture: picture(1, 1.16, -0.25, 6) },
    { x: 1.14, y: 0.55, turn: 2.5, swing: 0.026, phase: 0.5, alpha: 0.5, picture: picture(2, 0.72, -0.4, 4) },
  ];
  const sway = swayBoughs(boughs, options);
  return (ctx, t) => {
    flood(ctx, sun);
    sway(ctx, t);
    dimSun(ctx, t, form.cycles);
  };
}

/** Half the outline of a monstera's leaf, in its lengths along the midrib and across it: a lobe behind the stalk, then to a point. */
const monsteraCurves = [
  [-0.02, 0.05, -0.1, 0.06, -0.13, 0.13],
  [-0.17, 0.26, -0.04, 0.4, 0.13, 0.425],
  [0.34, 0.45, 0.52, 0.35, 0.66, 0.235],
  [0.79, 0.13, 0.87, 0.05, 1.03, 0],
] as const;

/** Slits to one side of the midrib: where they would meet it, their heading, and how far off it they begin. */
const slits = [
  [0, 1.62, 0.2],
  [0.09, 1.38, 0.16],
  [0.2, 1.2, 0.15],
  [0.33, 1.03, 0.14],
  [0.47, 0.86, 0.12],
  [0.61, 0.7, 0.1],
] as const;

/** A monstera's leaf, its stalk at (0, 0) and its tip at (length, 0): slits run from near the midrib out through its rim. */
function drawMonstera(ctx: SKRSContext2D, length: number, random: () => number): void {
  ctx.lineWidth = length * 0.02;
  ctx.beginPath();
  ctx.moveTo(-length * 0.9, -length * 0.12);
  ctx.quadraticCurveTo(-length * 0.4, length * 0.02, 0, 0);
  ctx.stroke();
  for (const side of [-1, 1]) {
    const across = side * length;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    for (const [x1, y1, x2, y2, x, y] of monsteraCurves)
      ctx.bezierCurveTo(x1 * length, y1 * across, x2 * length, y2 * across, x * length, y * across);
    ctx.lineTo(0, 0);
    ctx.fill();
  }
  ctx.globalCompositeOperation = "destination-out";
  for (const side of [-1, 1]) {
    for (const [at, heading, from] of slits) {
      const wide = length * 0.011 * (0.8 + 0.7 * random());
      const start = from * length * (0.75 + 0.45 * random());
      const reach = length * 0.6;
      const flare = 2.8 + 2.6 * random();
      ctx.save();
      ctx.translate(at * length, 0);
      ctx.rotate(side * (heading + 0.06 * (random() - 0.5)));
      // Slits bend on toward the tip of the leaf and open toward its rim.
      const bend = -side * length * 0.07;
      ctx.beginPath();
      ctx.moveTo(start, 0);
      ctx.bezierCurveTo(start, -wide * 2.2, start + length * 0.06, -wide, reach, bend - wide * flare);
      ctx.lineTo(reach, bend + wide * flare);
      ctx.bezierCurveTo(start + length * 0.06, wide, start, wide * 2.2, start, 0);
      ctx.fill();
      ctx.restore();
    }
  }
  ctx.globalCompositeOperation = "source-over";
}

/** Few large split leaves, far from the wall and so very soft. */
export function monsteraGobo(options: GoboOptions): Gobo {
  const { width, seed, form } = options;
  const random = randomFrom(seed);
  const size = width * form.scale;
  const soft = width * (0.0037 + 0.018 * form.softness);
  const picture = (blur: number, length: number, turnedAway: number) =>
    blurredSprite(
      2.3 * length * size,
      soft * blur,
      inShade((ctx) => {
        ctx.scale(1, turnedAway);
        drawMonstera(ctx, length * size, random);
      }),
    );
  const boughs = [
    { x: 0.34, y: -0.08, turn: 1.9, swing: 0.02, phase: 0, alpha: 0.4, picture: picture(3, 0.72, 0.8) },
    { x: 0.94, y: 0.05, turn: 2.3, swing: 0.03, phase: 0.24, alpha: 0.76, picture: picture(0.9, 0.95, 0.9) },
    { x: 1.2, y: 0.5, turn: 2.7, swing: 0.026, phase: 0.6, alpha: 0.5, picture: picture(2.2, 0.8, 0.75) },
  ];
  const sway = swayBoughs(boughs, options);
  return (ctx, t) => {
    flood(ctx, sun);
    sway(ctx, t);
    dimSun(ctx, t, form.cycles);
  };
}

/** A soft branch that leans into a window's light. */
export function branchBefore(options: GoboOptions): Gobo {
  const { width, seed, form } = options;
  const random = randomFrom(seed);
  const soft = width * (0.0074 + 0.018 * form.softness);
  const picture = (blur: number, length: number, bend: number) =>
    blurredSprite(
      3 * length * width,
      soft * blur,
      inShade((ctx) => {
        drawBough(
          ctx,
          {
            length: length * width,
            bend,
            sprays: 4,
            spray: {
              length: 0.36 * length * width,
              bend: 0,
              nodes: 4,
              leafLength: 0.22 * length * width,
              leafWidth: 0.11 * length * width,
              arePaired: false,
              spread: 0.95,
              trace: tracePointed,
            },
          },
          random,
        );
      }),
    );
  return swayBoughs(
    [{ x: 1.08, y: 0.02, turn: 2.02, swing: 0.03, phase: 0.1, alpha: 0.6, picture: picture(1.5, 1.05, -0.3) }],
    options,
  );
}
