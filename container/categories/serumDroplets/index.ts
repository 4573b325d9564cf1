import { fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { lookOf, swell } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import {
  calmPull,
  loopsWithin,
  setColours,
  setQuietZones,
  type GroundModule,
  type GroundOptions,
} from "../../engine/groundModule.ts";
import { tint } from "../../engine/tones.ts";
import {
  type Drop,
  freeLane,
  type Lane,
  laneCentre,
  placeDrops,
  sizesCovering,
} from "../../materials/liquid/dropPlacement.ts";
import { besideProduct } from "../../materials/liquid/fluid.ts";
import { asHoney } from "../../materials/liquid/liquidColours.ts";
import { looks, usualSerum, type SerumLook } from "./looks.ts";

/** Value of the metaball field at a drop's outline. */
const edge = 0.2;
const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

function drawDrop(kernel: Kernel, drop: Drop, t: number): void {
  // Larger drops stand taller.
  const strength = Math.min(0.62, 0.3 + 2.2 * drop.radius);
  // The bump reaches further than the outline, which lies where the bump falls to `edge`.
  const reach = drop.radius / Math.sqrt(1 - Math.sqrt(edge / strength));
  const breath = 0.018 * wave(t + drop.swayPhase);
  const x = drop.x + 0.004 * wave(t + drop.breathPhase);
  const y = drop.y + 0.006 * wave(t + drop.swayPhase);
  kernel.addDrop(x, y, reach * (drop.elongation + breath), reach * (1.02 - breath), strength);
}

/** Two drops that slide down in turn, sticking and slipping; as one leaves below the next has its place. */
const slidingDrops = 2;
const slideBeyond = 0.9;
const slideHalfWidth = 0.064;

function drawSlide(kernel: Kernel, lane: Lane, canvasHeight: number, t: number): void {
  const spacing = (canvasHeight + slideBeyond) / slidingDrops;
  const progress = t - (0.11 * wave(2 * t)) / (2 * Math.PI);
  for (let n = 0; n < slidingDrops; n++) {
    const y = -0.25 + (n + progress) * spacing;
    kernel.addDrop(laneCentre(lane, y), y, 0.105, 0.13, 0.46);
    // A shoulder that trails behind, and a bead that the trail leaves.
    kernel.addDrop(laneCentre(lane, y - 0.085), y - 0.085, 0.068, 0.11, 0.26);
    kernel.addDrop(laneCentre(lane, y - 0.27), y - 0.27, 0.036, 0.046, 0.32);
  }
}

/** Drops of serum on a softly lit ground. */
export const serumDroplets: GroundModule = {
  setup(kernel, options) {
    const { seed, width, height, style } = options;
    const look = lookOf(looks, usualSerum, style);
    const random = randomFrom(seed);
    setGround(kernel, options, look);
    const moveGlow = glowOver(kernel, options, look, random);
    setLight(kernel, options, look);

    const zones = besideProduct(options);
    const canvasHeight = height / width;
    if (look.dish) kernel.setDish(0.42 + 0.16 * random(), canvasHeight * (0.45 + 0.2 * random()), look.dish, 0.022);
    const lane = look.slides ? freeLane(random, slideHalfWidth, zones) : null;
    const sizes = style === null ? look.sizes : sizesCovering(look.sizes, style.scaleRatio, style.coverageRatio);
    const drops = placeDrops(random, canvasHeight, zones, lane, { ...look, sizes });
    const loop = loopsWithin(style);
    return {
      frame(t) {
        const moment = loop(t);
        moveGlow(moment);
        kernel.clearDrops();
        for (const drop of drops) drawDrop(kernel, drop, moment);
        if (lane !== null) drawSlide(kernel, lane, canvasHeight, moment);
        kernel.shadeLiquid();
      },
    };
  },
};

function setGround(kernel: Kernel, options: GroundOptions, look: SerumLook): void {
  const { palette } = options;
  const base = fromHex(palette.groundBase);
  const shadow = fromHex(palette.groundShadow);
  const light = fromHex(palette.groundLight);
  const bottom = mix(base, shadow, 0.35);
  // A ground for light words stays dark; its glow only hints at the lamp.
  const darkInk = inkIsDark(palette);
  const top = mix(base, light, darkInk ? 0.65 : 0.15);
  const glow = mix(base, light, darkInk ? 1 : 0.35);
  // Colours multiply: on a dark ground what is deeper than its shadow would be black.
  const taken = mix(base, shadow, darkInk ? look.tint : Math.min(usualSerum.tint, look.tint));
  const own = look.own && tint(look.own.lightness * (darkInk ? 1 : 0.8), look.own.chroma, look.own.hue);
  const body = look.body < 0 ? mix(base, shadow, -look.body) : mix(base, light, look.body);
  setColours(kernel, [top, bottom, glow, own ?? (darkInk ? asHoney(taken) : taken), body]);
  setQuietZones(kernel, options);
  kernel.setLiquidCalm(calmPull(palette, darkInk ? bottom : glow));
}

/** Places the lamp's glow on the ground; in a style it wanders a little, so that standing drops live too. */
function glowOver(
  kernel: Kernel,
  { style, width, height }: GroundOptions,
  { glow }: SerumLook,
  random: () => number,
): (t: number) => void {
  const [x, y] = [0.2 + 0.3 * random(), 0.25 + 0.2 * random()];
  if (style === null) {
    kernel.setGroundGlow(x, y, glow);
    return () => undefined;
  }
  const toward = inLightOf(style, { x: -0.62, y: -0.78 });
  const centre = { x: 0.15 + x + 0.35 * toward.x, y: y - 0.1 + (height / width) * (0.36 + 0.2 * toward.y) };
  return (t) => kernel.setGroundGlow(centre.x + 0.24 * wave(t), centre.y + 0.03 - 0.16 * swell(t, 1), glow);
}

function setLight(kernel: Kernel, { style }: GroundOptions, look: SerumLook): void {
  const softer = softnessOf(style) - 0.5;
  const away = inLightOf(style, { x: 0.62, y: 0.78 });
  const cast = inLightOf(style, { x: 0.75, y: 1 });
  const window = inLightOf(style, { x: -0.5, y: -0.62 });
  const counter = inLightOf(style, { x: 0.55, y: 0.7 });
  const size = 1 + 0.5 * softer;
  kernel.setLiquid(edge, 0.9, look.density, look.doming, look.windowLight);
  kernel.setLiquidLight(away.x, away.y, cast.x, cast.y);
  kernel.setWindow({
    x: window.x,
    y: window.y,
    width: 0.185 * size,
    height: 0.225 * size,
    softness: 0.055 * (1 + 1.6 * softer),
    counterX: counter.x,
    counterY: counter.y,
  });
  kernel.setLiquidBody(look.opacity);
  kernel.setDropShadow(look.shadow * (1 - 0.8 * softer), 0.016, look.focus);
}
