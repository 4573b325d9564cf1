import type { Box } from "../../../src/core/rendering/box.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin, type GroundModule } from "../../engine/groundModule.ts";
import {
  isFree,
  layColumn,
  layHanging,
  layLobes,
  layRun,
  lobesOf,
  roomBelow,
  sheetLevel,
  tearAt,
  type DripCanvas,
  type HangingDrip,
  type Run,
} from "../../materials/liquid/drips.ts";
import { placeDrops, sizesCovering, type Drop } from "../../materials/liquid/dropPlacement.ts";
import { belowHanging, besideProduct, clearOf, pourFluid, smoothly, wave } from "../../materials/liquid/fluid.ts";
import { looks, usualDrip, type DripLook } from "./looks.ts";

interface Frame {
  random: () => number;
  /** Canvas height over its width. */
  height: number;
  zones: readonly Box[];
  /** Those, and a product that drips would come down on. */
  hanging: readonly Box[];
  /** Those, and the product. */
  beside: readonly Box[];
  look: DripLook;
}

/** Serum that runs down: over a pane, from an edge, out of a pipette. */
export const serumDrips: GroundModule = {
  setup(kernel, options) {
    const { seed, style } = options;
    const look = lookOf(looks, usualDrip, style);
    const random = randomFrom(seed);
    const moveGlow = pourFluid(kernel, options, look.matter, random);
    const frame: Frame = {
      random,
      height: options.height / options.width,
      zones: clearOf(options),
      hanging: belowHanging(options),
      beside: besideProduct(options),
      look,
    };
    const runs = placeRuns(frame);
    const fringe = hangFringe(frame);
    const drops = scatter(frame, runs);
    const pipette = look.pipette ? holdPipette(frame) : null;
    const canvas = { kernel, width: options.width, height: options.height };
    const loop = loopsWithin(style);
    return {
      frame(t) {
        const moment = loop(t);
        moveGlow(t);
        kernel.clearStrands();
        for (const drop of drops) layDrop(kernel, drop, look.dropHeight, moment);
        if (drops.length > 0) kernel.joinStrands(0.01);
        if (fringe !== null) {
          kernel.addSheet(fringe.level, look.radius * 1.35);
          kernel.joinStrands(0);
          layLobes(kernel, fringe.lobes, look.radius * 1.35, moment);
          kernel.ruffleStrands(moment, 0, 0.75, 5, 1, seed % 1000);
          for (const drip of fringe.drips) layHanging(canvas, drip, moment);
        }
        for (const run of runs) layRun(canvas, run, look.trail, moment);
        pipette?.(canvas, moment);
        kernel.shadeFluid(t);
      },
    };
  },
};

/** Columns as evenly apart as chance allows, none of which meets words or the product. */
function placeRuns({ random, beside, look }: Frame): Run[] {
  return Array.from({ length: look.runs }, (_, n) => {
    const radius = look.radius * (0.62 + 0.6 * random());
    const x = (n + 0.2 + 0.6 * random()) / look.runs;
    return { x, radius, winding: look.winding, phase: random(), heads: look.heads };
  }).filter(({ x, radius }) => isFree(x, radius + look.winding, beside));
}

/** What hangs from the edge of a sheet, and how far down that is. */
function hangFringe({
  random,
  height,
  hanging,
  look: { fringe },
}: Frame): { level: number; drips: HangingDrip[]; lobes: ReturnType<typeof lobesOf> } | null {
  if (fringe === undefined) return null;
  const { count, radius, longest } = fringe;
  const level = sheetLevel(fringe.level, height, hanging);
  const drips = Array.from({ length: count }, (_, n) => {
    const x = (n + 0.25 + 0.5 * random()) / count;
    const own = radius * (0.6 + 0.65 * random());
    const wanted = level + (0.12 + 0.88 * random() ** 1.6) * longest * height;
    const phase = random();
    return {
      x,
      from: level,
      reach: Math.min(wanted, roomBelow(x, level, own, hanging) - 0.07 * random()),
      radius: own,
      phase,
      stretch: 0.34,
    };
  });
  const lobes = lobesOf(random, level, { count: 4, reach: 0.16 });
  return { level, lobes, drips: drips.filter(({ from, reach, radius: own }) => reach > Math.max(0.1, from + 2 * own)) };
}

/** Beads that stand still where nothing runs. */
function scatter({ random, height, beside, look }: Frame, runs: readonly Run[]): Drop[] {
  if (look.drops === undefined) return [];
  const { sizes, coverage } = look.drops;
  const placed = placeDrops(random, height, beside, null, {
    sizes: sizesCovering(sizes, 1, coverage),
    joining: 0.1,
    wander: 0.03,
  });
  return placed.filter(({ x, radius }) =>
    runs.every((run) => Math.abs(run.x - x) > radius + 1.15 * run.radius + 0.5 * run.winding),
  );
}

function layDrop(
  kernel: Kernel,
  { x, y, radius, elongation, swayPhase, breathPhase }: Drop,
  height: number,
  t: number,
): void {
  const breath = 0.02 * wave(t + swayPhase);
  const sag = 0.003 * wave(t + breathPhase);
  kernel.addBead(x, y + sag, radius * (elongation + breath), radius * (1.1 - breath), radius * height);
}

/** A glass tip from above that lets one drop fall at a time into what has gathered below. */
function holdPipette({ random, height, zones, look: { radius } }: Frame): (canvas: DripCanvas, t: number) => void {
  const places = [0.7, 0.3, 0.8, 0.2, 0.94, 0.06].map((x) => ({ x, room: roomBelow(x, 0, radius * 1.9, zones) }));
  const { x, room } = places.reduce((one, other) => (other.room > one.room ? other : one));
  // Where words leave no room for the glass, its drop comes from below them.
  const isShown = room > 14 * radius;
  const above = zones.filter((zone) => zone.y + zone.height < 0.6 * height).map((zone) => zone.y + zone.height);
  const tip = isShown ? Math.min((0.26 + 0.06 * random()) * height, room * 0.6) : Math.max(0, ...above) + 1.5 * radius;
  const pool = Math.min(
    height * 0.86,
    Math.max(tip + 5 * radius, roomBelow(x, Math.max(tip, ...above), 6.4 * radius, zones) - 2.5 * radius),
  );
  const middle = () => x;
  const glass = (y: number) => {
    const narrowing = smoothly(tip - 6.5 * radius, tip - 4.2 * radius, y);
    const tapering = smoothly(tip - 4.2 * radius, tip, y);
    return radius * (1.75 - 1.05 * narrowing - 0.22 * tapering);
  };
  return (canvas, moment) => {
    // The loop begins with a drop that is about to fall.
    const t = (moment + 0.46) % 1;
    const swell = smoothly(0, 0.5, t);
    const falling = Math.max(0, (t - 0.5) / 0.38);
    const landed = smoothly(0.86, 0.9, t) * (1 - smoothly(0.9, 1, t));
    if (isShown) {
      layColumn(canvas, { from: -0.1, to: tip, widest: radius * 1.8, middle, squared: (y) => glass(y) ** 2 });
      canvas.kernel.joinStrands(0);
    }
    const resting = isShown ? 0.5 : 0.05;
    const grown = radius * (falling > 0 ? resting : resting + (1.05 - resting) * swell);
    const hang = tip + radius * (falling > 0 ? 0.1 : 0.1 + 1.3 * swell ** 2);
    const tear = (end: number, size: number, tail: number) => {
      const squared = (y: number) => tearAt(y, end, size, tail);
      layColumn(canvas, { from: end - tail, to: end + 1.6 * size, widest: size, middle, squared });
      canvas.kernel.joinStrands(radius * 0.6);
    };
    tear(hang, grown, 2.6 * radius);
    if (falling > 0 && falling < 1) {
      const y = tip + 1.4 * radius + (pool - tip - 1.4 * radius) * falling ** 1.8;
      tear(y, radius * 1.05, radius * (3 - 1.2 * falling));
    }
    layPool(canvas.kernel, x, pool, radius, landed);
  };
}

function layPool(kernel: Kernel, x: number, y: number, radius: number, landed: number): void {
  const spread = 1 + 0.05 * landed;
  kernel.addBead(x - 0.02, y, 6.4 * radius * spread, 2.5 * radius * spread, radius * 0.9);
  kernel.joinStrands(radius * 0.4);
  kernel.addBead(x, y, 1.5 * radius * (1 + landed), 0.9 * radius * (1 + landed), radius * (0.9 + 0.5 * landed));
  kernel.joinStrands(radius * 1.2);
  kernel.addBead(x - 7.6 * radius, y + 1.1 * radius, 0.7 * radius, 0.45 * radius, radius * 0.5);
  kernel.addBead(x + 7.4 * radius, y - 0.7 * radius, 0.5 * radius, 0.34 * radius, radius * 0.4);
  kernel.joinStrands(radius * 0.4);
}
