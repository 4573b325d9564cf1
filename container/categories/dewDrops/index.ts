import type { SKRSContext2D } from "@napi-rs/canvas";
import { hexOf, oklchOf } from "../../../src/core/rendering/colour.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { calmColour, fromHex, isReadable, mix, type Colour } from "../../engine/colour.ts";
import {
  distanceTo,
  placeDrops,
  sizesCovering,
  type Drop,
  type DropSizes,
} from "../../materials/liquid/dropPlacement.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { formOf, lookOf } from "../../engine/look.ts";
import { css, tint } from "../../engine/tones.ts";
import { randomFrom } from "../../engine/random.ts";
import { calmSlot, loopsWithin, type TextureModule, type TextureOptions } from "../../engine/texture.ts";
import { orchid } from "./orchid.ts";
import { fern, sunriseLeaf } from "./plants.ts";
import { lotusLeaf, monsoonLeaf, rosePetals, type MakeGround } from "./surfaces.ts";
import {
  clearWater,
  edge,
  layPicture,
  paintOptionsOf,
  pour,
  wanderingSun,
  wave,
  zonesOf,
  type Liquid,
} from "../../materials/wet/wetPicture.ts";

interface Look {
  ground: MakeGround;
  sizes: DropSizes;
  joining: number;
  /** Drops larger than this wander on small rounds, as pearls do on a leaf that stirs; canvas widths. */
  rolls: { from: number; by: number };
  sun: number;
  water?: Partial<Liquid>;
}

const mixed: DropSizes = [
  [0.085, 3],
  [0.062, 6],
  [0.045, 12],
  [0.032, 22],
  [0.022, 36],
  [0.014, 60],
  [0.008, 90],
];
const pearls: DropSizes = [
  [0.13, 1],
  [0.1, 2],
  [0.07, 3],
  [0.042, 6],
  [0.026, 9],
  [0.014, 14],
];
const rain: DropSizes = [
  [0.11, 3],
  [0.085, 5],
  [0.06, 10],
  [0.042, 22],
  [0.028, 40],
  [0.018, 70],
  [0.01, 110],
];
const fine: DropSizes = [
  [0.045, 4],
  [0.034, 12],
  [0.025, 30],
  [0.017, 60],
  [0.011, 110],
  [0.007, 150],
];
const sparkling: DropSizes = [
  [0.07, 2],
  [0.052, 4],
  [0.036, 10],
  [0.024, 18],
  [0.014, 40],
  [0.008, 70],
];
const backlit: Partial<Liquid> = { focus: 1.2, pool: 1.4, shadow: 0.5, rim: 0.6, density: 0.3 };
const still = { from: 1, by: 0 };

const rose: Look = { ground: rosePetals, sizes: mixed, joining: 0.05, rolls: still, sun: 0.16 };

const looks: Record<string, Look> = {
  "sty_rose-petal-dew": rose,
  "sty_lotus-pearl": { ...rose, ground: lotusLeaf, sizes: pearls, joining: 0, rolls: { from: 0.03, by: 0.035 } },
  "sty_fern-dew": { ...rose, ground: fern, sizes: fine, sun: 0.22 },
  "sty_sunrise-garden": { ...rose, ground: sunriseLeaf, sizes: sparkling, sun: 0.2, water: backlit },
  "sty_white-orchid-dew": { ...rose, ground: orchid, sizes: mixed, sun: 0.12 },
  "sty_monsoon-leaf": { ...rose, ground: monsoonLeaf, sizes: rain, joining: 0.2, sun: 0.2 },
};

function drawDrop(kernel: Kernel, drop: Drop, look: Look, t: number): void {
  const strength = Math.min(0.62, 0.3 + 2.2 * drop.radius);
  const swell = 1 + 0.035 * wave(t + drop.breathPhase);
  const reach = (drop.radius * swell) / Math.sqrt(1 - Math.sqrt(edge / strength));
  const roll = drop.radius > look.rolls.from ? look.rolls.by : 0.0035;
  const x = drop.x + roll * wave(t + drop.swayPhase);
  const y = drop.y + roll * 0.8 * wave(t + drop.swayPhase + 0.25 + 0.1 * drop.elongation);
  kernel.addDrop(x, y, reach * drop.elongation, reach * 1.02, strength);
}

/** The calm colour behind words, in the leaf's own hue where both inks are read on that too. */
function airOver(leaf: Colour, palette: Palette): Colour {
  const calm = calmColour(palette);
  const { lightness, chroma } = oklchOf(hexOf(calm));
  const own = tint(lightness, Math.min(0.06, chroma), oklchOf(hexOf(leaf)).hue);
  return isReadable(palette, own, 5.8) ? own : calm;
}

/** Where words stand, air lies over the leaf and thins out far around them: a box would show on it. */
function drawHaze(ctx: SKRSContext2D, { quietZones }: TextureOptions, air: Colour): void {
  for (const zone of quietZones) {
    const [x, y] = [(zone.x + zone.width / 2) / 2, (zone.y + zone.height / 2) / 2];
    const [reachX, reachY] = [zone.width * 0.76, zone.height * 0.55 + zone.width * 0.2];
    ctx.setTransform(reachX, 0, 0, reachY, x, y);
    const haze = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
    haze.addColorStop(0, css(air, 0.88));
    haze.addColorStop(0.45, css(air, 0.8));
    haze.addColorStop(0.75, css(air, 0.32));
    haze.addColorStop(1, css(air, 0));
    ctx.fillStyle = haze;
    ctx.fillRect(-1, -1, 2, 2);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }
}

/** Dew on a petal or a leaf that is seen from very near. */
export const dewDrops: TextureModule = {
  setup(kernel, options) {
    const { seed, width, height, style, palette } = options;
    const look = lookOf(looks, rose, style);
    const form = formOf(style);
    const random = randomFrom(seed);
    const ground = look.ground(paintOptionsOf(options), form, random);
    const air = airOver(ground.colour, palette);
    layPicture(kernel, options, (ctx) => {
      ctx.drawImage(ground.picture, 0, 0);
      drawHaze(ctx, options, air);
      kernel.setColour(calmSlot, ...air);
    });
    pour(kernel, options, { ...clearWater(mix(ground.colour, fromHex(palette.groundShadow), 0.25)), ...look.water });
    const zones = zonesOf(options);
    const sizes = sizesCovering(look.sizes, form.scale, form.coverage);
    const placing = { sizes, joining: look.joining, wander: 0.06 };
    const drops = placeDrops(random, height / width, zones, null, placing).filter(
      ({ x, y }) => ground.holds?.(x, y) ?? true,
    );
    const beads = (ground.beads ?? []).filter(({ x, y }) => zones.every((zone) => distanceTo(zone, x, y) > 0.03));
    for (const bead of beads) {
      drops.push({ ...bead, elongation: 0.94 + 0.12 * random(), swayPhase: random(), breathPhase: random() });
    }
    const moveSun = wanderingSun(kernel, options, look.sun);
    const loop = loopsWithin(style);
    return {
      frame(t) {
        const moment = loop(t);
        moveSun(moment);
        kernel.startWet();
        for (const drop of drops) drawDrop(kernel, drop, look, moment);
        kernel.shadeWet();
      },
    };
  },
};
