import { adjust, fromHex, inkIsDark, mix, type Colour } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import {
  calmPull,
  loopsWithin,
  setColours,
  setQuietZones,
  type GroundModule,
  type GroundOptions,
} from "../../engine/groundModule.ts";
import { buildRelief } from "../../materials/cream/sculpture.ts";
import { looks, usualGel, type GelLook } from "./looks.ts";

const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/** Clear gel and gel cream: scooped, trembling, full of light and small bubbles. */
export const gelCream: GroundModule = {
  setup(kernel, options) {
    const { style } = options;
    const look = lookOf(looks, usualGel, style);
    setTones(kernel, options, look);
    setQuietZones(kernel, options);
    buildRelief(kernel, options, {
      ...look,
      bare: null,
      shade: { depth: look.shadeDepth, rise: 0.6, penumbra: 1, fall: 0.04 },
    });
    kernel.setGel(look.gel);
    const moveLight = lightOver(kernel, options, look);
    const drawBubbles = bubblesIn(kernel, options, look);
    const loop = loopsWithin(style);
    return {
      frame(t) {
        const moment = loop(t);
        moveLight(t);
        drawBubbles(moment);
        kernel.drawSculpture(moment);
        kernel.shadeGel();
      },
    };
  },
};

function setTones(kernel: Kernel, { palette }: GroundOptions, { tone }: GelLook): void {
  const base = fromHex(palette.groundBase);
  const shadow = fromHex(palette.groundShadow);
  const light = fromHex(palette.groundLight);
  const darkInk = inkIsDark(palette);
  // Light that went through gel is more colourful than light that came off it.
  const clear = adjust(light, { lightness: 1, chroma: 1.2 });
  const deepest = adjust(shadow, { lightness: darkInk ? 0.72 : 0.6, chroma: 1.15 });
  const at = (place: number): Colour => {
    if (place > 1) return mix(clear, [1, 1, 1], Math.min(1, place - 1));
    if (place < -1) return mix(shadow, deepest, Math.min(1, -1 - place));
    return place < 0 ? mix(base, shadow, -place) : mix(base, clear, place);
  };
  const deep = at(Math.max(tone.deep, darkInk ? -1.9 : -1));
  const body = at(tone.body);
  setColours(kernel, [deep, body, at(tone.light), light]);
  kernel.setGelCalm(0.3, calmPull(palette, darkInk ? mix(deep, body, 0.6) : mix(body, at(tone.light), 0.5)));
}

/** How far the lamp is carried around the gel, in radians: light wanders in its flanks as it does. */
const carried = 0.6;

function lightOver(kernel: Kernel, { style }: GroundOptions, { window }: GelLook): (t: number) => void {
  const softer = softnessOf(style) - 0.5;
  const size = 1 + 0.5 * softer;
  const toward = inLightOf(style, { x: -0.695, y: -0.719 });
  const at = inLightOf(style, { x: -0.46, y: -0.5 });
  const box = {
    width: window.width * size,
    height: window.height * size,
    softness: window.softness * (1 + 1.2 * softer),
    light: window.light * (1 - 0.3 * softer),
    rim: window.rim,
  };
  return (t) => {
    const [c, s] = [Math.cos(carried * wave(t)), Math.sin(carried * wave(t))];
    kernel.setGelLight({
      towardX: toward.x * c - toward.y * s,
      towardY: toward.y * c + toward.x * s,
      x: at.x * c - at.y * s,
      y: at.y * c + at.x * s,
      ...box,
    });
  };
}

/** How many times as far bubbles roam in the loop as they hang from their middle at its start. */
const roaming = 3;

const roam = (t: number, phase: number) => wave(phase) + roaming * (wave(t + phase) - wave(phase));

/** Bubbles hang in the gel and sway with it; those further back are smaller and paler. */
function bubblesIn(kernel: Kernel, options: GroundOptions, { bubbles }: GelLook): (t: number) => void {
  if (bubbles.count === 0) return () => undefined;
  const { width, height, seed, style } = options;
  const random = randomFrom(seed ^ 0x5bd1e995);
  const scale = style?.scaleRatio ?? 1;
  const placed = Array.from({ length: bubbles.count }, () => {
    const near = random() ** 2.6;
    return {
      x: random(),
      y: (random() * height) / width,
      radius: (bubbles.from + (bubbles.to - bubbles.from) * near) * scale,
      strength: 0.35 + 0.6 * Math.sqrt(near),
      phase: random(),
      sway: 0.003 + 0.006 * random(),
    };
  }).sort((one, other) => one.radius - other.radius);
  return (t) => {
    kernel.clearBubbles();
    for (const { x, y, radius, strength, phase, sway } of placed) {
      kernel.addBubble(x + 0.5 * sway * roam(t, phase + 0.25), y + sway * roam(t, phase), radius, strength);
    }
  };
}
