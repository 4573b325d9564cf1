import type { Kernel } from "../../engine/kernel.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin, type GroundModule } from "../../engine/groundModule.ts";
import { clearOf, hidersOf, pourFluid } from "../../materials/liquid/fluid.ts";
import { looks, usualDrizzle } from "./looks.ts";
import { drizzlePaths, type ThreadPoint } from "./paths.ts";

/** A stretch that turns by more may meet itself: it joins what lies there already. Radians. */
const stretchTurn = 2.6;

/** A few broad threads of serum, poured over a lit ground beside the words. */
export const serumDrizzles: GroundModule = {
  setup(kernel, options) {
    const { seed, width, height, style } = options;
    const look = lookOf(looks, usualDrizzle, style);
    const random = randomFrom(seed);
    const moveGlow = pourFluid(kernel, options, look.matter, random);
    const { radius, shape } = look;
    const frame = { random, height: height / width, zones: clearOf(options), hiders: hidersOf(options), radius };
    const threads = drizzlePaths[shape](frame);
    const loop = loopsWithin(style);
    return {
      frame(t) {
        const moment = loop(t);
        moveGlow(t);
        kernel.clearStrands();
        for (const thread of threads) layThread(kernel, thread(moment), radius * look.blend);
        kernel.shadeFluid(t);
      },
    };
  },
};

function layThread(kernel: Kernel, points: readonly ThreadPoint[], blend: number): void {
  let [turned, heading] = [0, 0];
  for (const [n, to] of points.entries()) {
    const from = points[n - 1];
    if (from === undefined) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const next = Math.atan2(dy, dx);
    if (n > 1) turned += Math.abs(Math.atan2(Math.sin(next - heading), Math.cos(next - heading)));
    heading = next;
    kernel.addStrand(from.x, from.y, from.radius, to.x, to.y, to.radius);
    if (blend > 0 && turned > stretchTurn) {
      kernel.joinStrands(blend);
      turned = 0;
    }
  }
  kernel.joinStrands(blend);
}
