import type { Box } from "../../src/core/rendering/safeZones.ts";
import { ballLooks, usualBall, type BallLook } from "./ballLooks.ts";
import { distanceTo } from "./dropPlacement.ts";
import { pourFluid, wave, zonesOf } from "./fluid.ts";
import { randomFrom } from "./random.ts";
import { loopsWithin, type TextureModule } from "./texture.ts";

/** From words, canvas widths. */
const clearance = 0.045;

/** A ball; canvas widths. */
interface Ball {
  x: number;
  y: number;
  radius: number;
}

interface Satellite extends Ball {
  phase: number;
  /** How far it swings along its way, canvas widths. */
  swingX: number;
  swingY: number;
}

/** Water that floats as a ball before a lit ground. */
export const waterBall: TextureModule = {
  setup(kernel, options) {
    const { seed, width, height, style } = options;
    const look = ballLooks[style?.id ?? ""] ?? usualBall;
    const random = randomFrom(seed);
    const moveGlow = pourFluid(kernel, options, look.matter, random);
    const zones = zonesOf(options);
    const canvasHeight = height / width;
    const ball = placeBall(random, canvasHeight, zones, look);
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

/** As near to its place, as large and as wholly in the frame as words leave room for. */
function placeBall(random: () => number, height: number, zones: readonly Box[], { at, radius }: BallLook): Ball {
  const [wantedX, wantedY] = [at.x + 0.1 * (random() - 0.5), at.y * height + 0.08 * (random() - 0.5)];
  if (zones.length === 0) return { x: wantedX, y: wantedY, radius };
  let best: Ball & { loss: number } = { x: 0.95, y: height * 0.92, radius: 0.3 * radius, loss: Infinity };
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

function placeSatellites(
  random: () => number,
  ball: Ball,
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
