import type { Box } from "../../../src/core/rendering/box.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { bestOf, cutShare, foregroundOf, sightOf, type Foreground, type Round } from "../../engine/sight.ts";
import { loopsWithin, type GroundModule } from "../../engine/groundModule.ts";
import { distanceTo } from "../../materials/liquid/dropPlacement.ts";
import { pourFluid, wave, zonesOf, type FluidMatter } from "../../materials/liquid/fluid.ts";
import { looks, usualBall, type BallLook } from "./looks.ts";

/** From words, canvas widths. */
const clearance = 0.045;

interface Satellite extends Round {
  phase: number;
  /** How far it swings along its way, canvas widths. */
  swingX: number;
  swingY: number;
}

/** Water that floats as a ball before a lit ground. */
export const waterBall: GroundModule = {
  setup(kernel, options) {
    const { seed, width, height, style } = options;
    const look = lookOf(looks, usualBall, style);
    const random = randomFrom(seed);
    const zones = zonesOf(options);
    const canvasHeight = height / width;
    const ball = placeBall(
      random,
      canvasHeight,
      zones,
      look,
      foregroundOf({ ...options, width: 1, height: canvasHeight }, 1 / width),
    );
    const moveGlow = pourFluid(kernel, options, sized(look.matter, ball.radius / look.radius), random);
    const satellites = placeSatellites(random, ball, zones, look);
    const loop = loopsWithin(style);
    const { float, squash, wobble, swells, blend } = look;
    return {
      frame(t) {
        const moment = loop(t);
        moveGlow(t);
        kernel.clearStrands();
        const pressed = 1 + squash * wave(moment + 0.1);
        const y = ball.y + float * wave(moment + 0.25);
        kernel.addBead(ball.x, y, ball.radius * pressed, ball.radius / pressed, ball.radius);
        kernel.joinStrands(0);
        if (wobble > 0)
          kernel.ruffleStrands(moment, wobble * ball.radius ** 2, 0.5 * wobble, swells, swells, seed % 1000);
        for (const { x, y, radius, phase, swingX, swingY } of satellites) {
          const breath = 1 + 0.03 * wave(moment + 2 * phase);
          const [atX, atY] = [x + swingX * wave(moment + phase), y + swingY * wave(moment + phase + 0.25)];
          kernel.addBead(atX, atY, radius * breath, radius / breath, radius);
          kernel.joinStrands(blend * Math.sqrt(radius * ball.radius));
        }
        kernel.shadeFluid(t);
      },
    };
  },
};

/** The same water in a ball of another size: it bends light and takes its tint over the ball's own depth. */
function sized(matter: FluidMatter, share: number): FluidMatter {
  const { cast, lens, density } = matter;
  const { reach, height, blur } = cast;
  const grown = { ...cast, reach: reach * share, height: height * share, blur: blur * share };
  return { ...matter, lens: lens * share, density: density / share, cast: grown };
}

/** As near to its place, as large and as wholly in the frame as words, and what stands before it, leave room for. */
export function placeBall(
  random: () => number,
  height: number,
  zones: readonly Box[],
  { at, radius }: BallLook,
  foreground: Foreground | null,
): Round {
  const [wantedX, wantedY] = [at.x + 0.1 * (random() - 0.5), at.y * height + 0.08 * (random() - 0.5)];
  if (foreground !== null) return inSight({ x: wantedX, y: wantedY, radius }, zones, foreground);
  if (zones.length === 0) return { x: wantedX, y: wantedY, radius };
  let best: Round & { loss: number } = { x: 0.95, y: height * 0.92, radius: 0.3 * radius, loss: Infinity };
  for (let share = 1; share > 0.35; share -= 0.1) {
    const own = radius * share;
    for (let column = 0; column <= 12; column++) {
      for (let row = 0; row <= 20; row++) {
        const [x, y] = [0.02 + (0.96 * column) / 12, height * (0.06 + (0.88 * row) / 20)];
        if (zones.some((zone) => distanceTo(zone, x, y) < own * 1.06 + clearance)) continue;
        const beyond = Math.max(0, own - x, x + own - 1) + Math.max(0, own - y, y + own - height);
        const loss = 0.5 * Math.hypot(x - wantedX, y - wantedY) + 1.4 * beyond + 1.1 * (radius - own);
        if (loss < best.loss) best = { x, y, radius: own, loss };
      }
    }
  }
  return best;
}

/** Sizes that a ball may have against its own: around a product it may be larger. */
const sizes = [1.3, 1.15, 1, 0.88, 0.76, 0.64, 0.54, 0.45, 0.36, 0.28];
/** So much of it is seen, or it counts for less. */
const leastSeen = 0.55;

/** Beside the product, or around it where it shows on either side. */
function inSight(wanted: Round, zones: readonly Box[], foreground: Foreground): Round {
  const { height } = foreground;
  const choices = sizes.flatMap((size) => {
    const radius = wanted.radius * size;
    return Array.from({ length: 15 * 23 }, (_, n): Round & { size: number } => ({
      x: 0.04 + (0.92 * (n % 15)) / 14,
      y: height * (0.06 + (0.88 * Math.floor(n / 15)) / 22),
      radius,
      size,
    })).filter(({ x, y }) => zones.every((zone) => distanceTo(zone, x, y) > radius * 1.06 + clearance));
  });
  const best = bestOf(choices, ({ size, ...ball }) => {
    const sight = sightOf(ball, foreground);
    const { seen, beyond } = sight;
    const lack = Math.max(0, leastSeen - seen);
    const away = Math.hypot(ball.x - wanted.x, ball.y - wanted.y);
    return seen * size ** 1.1 - 2 * lack - 0.8 * beyond - 2 * cutShare(sight) - 0.08 * away;
  });
  return best ?? { x: 0.95, y: height * 0.92, radius: 0.3 * wanted.radius };
}

function placeSatellites(
  random: () => number,
  ball: Round,
  zones: readonly Box[],
  { satellites: { count, distance, radius } }: BallLook,
): Satellite[] {
  const turn = random();
  return Array.from({ length: count }, (_, n) => {
    // The golden angle: evenly all around, whatever their number.
    const angle = 2 * Math.PI * (turn + n * 0.618);
    const own = ball.radius * radius * (0.25 + 0.75 * random() ** 1.5);
    const away = ball.radius * (distance * (0.75 + 0.6 * random())) + 0.3 * own;
    const swing = 0.35 * ball.radius * (0.4 + radius) * (0.4 + 0.6 * random());
    const swingX = swing * Math.cos(angle);
    return {
      x: ball.x + away * Math.cos(angle),
      y: ball.y + 1.15 * away * Math.sin(angle),
      radius: own,
      phase: random(),
      swingX,
      swingY: swing * Math.sin(angle),
    };
  }).filter(({ x, y, radius: own, swingX, swingY }) =>
    zones.every((zone) => distanceTo(zone, x, y) > own + Math.hypot(swingX, swingY) + clearance),
  );
}
