import type { Box } from "../../../src/core/rendering/box.ts";
import { lookOf } from "../../engine/look.ts";
import { painted } from "../../engine/painted.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin, type GroundModule } from "../../engine/groundModule.ts";
import {
  layHanging,
  layLobes,
  lobesOf,
  roomBelow,
  sheetLevel,
  type HangingDrip,
} from "../../materials/liquid/drips.ts";
import { belowHanging, pourFluid } from "../../materials/liquid/fluid.ts";
import { wornColour } from "../../materials/liquid/liquidColours.ts";
import { milk } from "./milk.ts";
import { looks, usualPour, type PourLook } from "./looks.ts";

/** Liquid that comes down over the frame's upper edge. */
export const liquidDripping: GroundModule = {
  setup(kernel, options) {
    const look = lookOf<PourLook | "milk">(looks, usualPour, options.style);
    const module = look === "milk" ? painted(milk) : pouring(look);
    return module.setup(kernel, options);
  },
};

/** A thick sheet from above, with drips that stretch from its edge. */
const pouring = (look: PourLook): GroundModule => ({
  setup(kernel, options) {
    const { seed, style } = options;
    const random = randomFrom(seed);
    const height = options.height / options.width;
    const zones = belowHanging(options);
    const level = sheetLevel(look.level * height, height, zones);
    const carried = zones.filter(({ y }) => y < level).map(({ y, height: tall }) => y + tall);
    const own = look.isWorn ? wornColour(options.palette.groundBase) : look.matter.own;
    const matter = {
      ...look.matter,
      ...(own && { own }),
      ...(carried.length > 0 && { wordsTo: Math.max(...carried) }),
    };
    const moveGlow = pourFluid(kernel, options, matter, random);
    const drips = hang(random, { height, zones, level, look });
    const lobes = lobesOf(random, level, look.lobes);
    const canvas = { kernel, width: options.width, height: options.height };
    const loop = loopsWithin(style);
    const { share, across, down } = look.ruffle;
    return {
      frame(t) {
        const moment = loop(t);
        moveGlow(t);
        kernel.clearStrands();
        kernel.addSheet(level, look.radius * 1.5);
        kernel.joinStrands(0);
        layLobes(kernel, lobes, look.radius * 1.5, moment);
        kernel.ruffleStrands(moment, 0, share, across, down, seed % 1000);
        for (const drip of drips) layHanging(canvas, drip, moment);
        kernel.shadeFluid(t);
      },
    };
  },
});

/** Canvas widths. */
const thinnest = 0.014;
/** Less of a drip in the frame is a speck on its edge. */
const leastReach = 0.1;
/** By how much drips differ that words cut short: in one line they would underline them. */
const uneven = 0.09;

interface Edge {
  height: number;
  zones: readonly Box[];
  level: number;
  look: PourLook;
}

function hang(random: () => number, { height, zones, level, look }: Edge): HangingDrip[] {
  const { drips, radius, variety, longest, rarity, slope } = look;
  const mirror = random() < 0.5 ? -1 : 1;
  return Array.from({ length: drips }, (_, n) => {
    const x = (n + 0.22 + 0.56 * random()) / drips;
    const own = radius * (1 + variety * (random() - 0.5));
    const from = level + slope * mirror * (x - 0.5);
    const wanted = from + 2.5 * own + random() ** rarity * longest * height;
    const phase = random();
    const reach = Math.min(wanted, roomBelow(x, level, own, zones) - uneven * random());
    // Without the short and thin ones above words the sheet would end there in a straight line.
    return { x, from, reach, radius: Math.min(own, (reach - from) / 2.2), phase, stretch: 0.26 };
  }).filter(({ reach, radius: own }) => own > thinnest && reach > leastReach);
}
