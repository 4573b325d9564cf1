import type { Box } from "../../src/core/rendering/safeZones.ts";
import { drizzleLooks, usualDrizzle } from "./drizzleLooks.ts";
import { drizzlePaths, type ThreadPoint } from "./drizzlePaths.ts";
import { distanceTo } from "./dropPlacement.ts";
import { pourFluid, smoothly, zonesOf } from "./fluid.ts";
import type { Kernel } from "./kernel.ts";
import { randomFrom } from "./random.ts";
import { loopsWithin, type TextureModule } from "./texture.ts";

/** From a zone to where a thread begins to run out before it, and to where it is whole. */
const clearance = { from: 0.03, to: 0.16 };
/** A thread thinner than this share of itself has run out. */
const runOut = 0.22;
/** A stretch that turns by more may meet itself: it joins what lies there already. Radians. */
const stretchTurn = 2.6;

/** Thin threads of serum, poured to and fro over a lit ground. */
export const serumDrizzles: TextureModule = {
  setup(kernel, options) {
    const { seed, width, height, style } = options;
    const look = drizzleLooks[style?.id ?? ""] ?? usualDrizzle;
    const random = randomFrom(seed);
    const moveGlow = pourFluid(kernel, options, look.matter, random);
    const zones = zonesOf(options);
    const { radius, coverage, shape } = look;
    const threads = drizzlePaths[shape]({ random, height: height / width, radius, coverage });
    const loop = loopsWithin(style);
    return {
      frame(t) {
        const moment = loop(t);
        moveGlow(t);
        kernel.clearStrands();
        for (const thread of threads) layThread(kernel, thinned(thread(moment), zones), radius * look.blend);
        kernel.shadeFluid(t);
      },
    };
  },
};

/** Threads run out before words. */
function thinned(points: ThreadPoint[], zones: readonly Box[]): ThreadPoint[] {
  if (zones.length === 0) return points;
  return points.map(({ x, y, radius }) => {
    const gap = Math.min(...zones.map((zone) => distanceTo(zone, x, y)));
    return { x, y, radius: radius * smoothly(clearance.from, clearance.to, gap) ** 0.5 };
  });
}

function layThread(kernel: Kernel, points: readonly ThreadPoint[], blend: number): void {
  const whole = Math.max(...points.map(({ radius }) => radius));
  let [turned, heading] = [0, 0];
  for (const [n, to] of points.entries()) {
    const from = points[n - 1];
    if (from === undefined) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const next = Math.atan2(dy, dx);
    if (n > 1) turned += Math.abs(Math.atan2(Math.sin(next - heading), Math.cos(next - heading)));
    heading = next;
    if (Math.min(from.radius, to.radius) > runOut * whole) {
      kernel.addStrand(from.x, from.y, from.radius, to.x, to.y, to.radius);
    }
    if (blend > 0 && turned > stretchTurn) {
      kernel.joinStrands(blend);
      turned = 0;
    }
  }
  kernel.joinStrands(blend);
}
