import type { SKRSContext2D } from "@napi-rs/canvas";
import { hexOf, oklchOf } from "../../../src/core/rendering/colour.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { calmColour, fromHex, isReadable, mix, type Colour } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { formOf, lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { calmEntry, loopsWithin, type GroundModule, type GroundOptions } from "../../engine/groundModule.ts";
import { css, tint } from "../../engine/tones.ts";
import { distanceTo, placeDrops, sizesCovering, type Drop } from "../../materials/liquid/dropPlacement.ts";
import {
  clearWater,
  edge,
  layPicture,
  paintOptionsOf,
  pour,
  wanderingSun,
  wave,
  zonesOf,
} from "../../materials/wet/wetPicture.ts";
import { type Look, rose, looks } from "./looks.ts";

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
function drawHaze(ctx: SKRSContext2D, { quietZones }: GroundOptions, air: Colour): void {
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
export const dewDrops: GroundModule = {
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
      kernel.setColour(calmEntry, ...air);
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
