import { areWordsAbove, formOf, lookOf, type Form } from "../../engine/look.ts";
import type { BrushPainter, PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, groundRamp, isDeepGround, leaning, tint, type Ramp } from "../../engine/tones.ts";
import { flood, sun } from "../../materials/light/gobos.ts";
import { createWall } from "../../materials/light/wall.ts";
import { isClearOfWords } from "../../materials/plants/clear.ts";
import { along } from "../../materials/plants/foliage.ts";
import { natureRamp } from "../../materials/plants/leaf.ts";
import { sprigShadow, drawRigid, drawSprig, growSprig, rigidSprig, type Sprig } from "../../materials/plants/sprig.ts";
import { type Look, eucalyptus, looks } from "./looks.ts";

/** Where sprigs come in from, for light from the right: shares of the canvas, headings in radians, sizes; the last is near. */
const places = [
  { x: 1.08, y: 0.02, heading: 2.45, size: 1, bend: 0.3, near: false, phase: 0 },
  { x: 0.7, y: -0.08, heading: 2.05, size: 0.74, bend: -0.4, near: false, phase: 0.18 },
  { x: -0.16, y: 1.0, heading: -0.62, size: 0.92, bend: -0.3, near: true, phase: 0.55 },
] as const;

function sprigsOf(look: Look, form: Form, options: PaintOptions): { sprig: Sprig; near: boolean }[] {
  const { width, height, palette, seed, quietZones } = options;
  const random = randomFrom(seed);
  const side = form.light.x < 0 ? -1 : 1;
  const lean = isDeepGround(palette) ? 0.25 : 0.12;
  const ramps: Ramp[] = Array.from({ length: 5 }, (_, n) => {
    const hue = look.hues[0] + ((look.hues[1] - look.hues[0]) * n) / 4;
    return natureRamp(look.lightness + 0.05 * (random() - 0.5), look.chroma, leaning(hue, palette.groundBase, lean));
  });
  const stalkColour = css(
    tint(look.lightness * 0.82, look.chroma * 0.8, leaning(look.stalkHue, palette.groundBase, lean)),
  );
  const scale = width * (0.55 + 0.45 * form.scale) * (0.8 + 0.4 * form.coverage);
  // Under words leaves would have to fade: they come in from the other end, smaller where there is little room, or not at all.
  const up = quietZones.length > 0 && areWordsAbove(height, quietZones) ? -1 : 1;
  return places.flatMap(({ x, y, heading, size, bend, near, phase }) => {
    const [root, tip] = look.spread;
    const course = [1, 0.78, 0.6]
      .flatMap((share) => [up, -up].map((end) => ({ grow: scale * size * share, end })))
      .map(({ grow, end }) => ({
        grow,
        x: (side > 0 ? x : 1 - x) * width,
        y: (end > 0 ? y : 1 - y) * height,
        heading: end * (side > 0 ? heading : Math.PI - heading),
        bend: bend * side * end,
        length: look.sprig * grow,
      }))
      .find((one) => isClear(one, look.leaf * one.grow * 0.8, options));
    if (course === undefined) return [];
    const { grow, ...lie } = course;
    const sprig = growSprig({
      ...lie,
      phase,
      random,
      light: form.light,
      stalk: { colour: stalkColour, width: look.stalk * grow },
      swing: 0.1,
      flutter: look.feathered ? 0.03 : 0.11,
      pairs: look.pairs,
      stagger: look.stagger,
      leafLength: (share) =>
        grow *
        look.leaf *
        (look.feathered ? 0.3 + 0.75 * Math.sin(Math.PI * (0.12 + 0.8 * share)) : 1.12 - 0.4 * share),
      spread: (share) => root + (tip - root) * share,
      leaf: () => ({
        shape: look.shape,
        ramp: ramps[Math.floor(random() * ramps.length)] ?? ramps[0] ?? groundRamp(palette),
        tone: 0.12 * (random() - 0.5) - (near ? 0.1 : 0),
      }),
    });
    return [{ sprig, near }];
  });
}

/** Over which share of the usual way tone fades around words: farther out it would rub out half a sprig. */
const fadeShare = 0.6;
/** Whether a sprig whose leaves reach so far from its stalk is whole. */
function isClear(
  { x, y, heading, bend, length }: Pick<Sprig, "x" | "y" | "heading" | "bend" | "length">,
  reach: number,
  options: PaintOptions,
): boolean {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    const at = along(length, bend, share);
    return { x: x + cos * at.x - sin * at.y, y: y + sin * at.x + cos * at.y };
  });
  return isClearOfWords(points, reach, options);
}

/** Sprigs that sway before a wall in the sun: their shadows behind them, one of them near and out of focus. */
export const leavesInBreeze: BrushPainter = {
  fadeShareOf: () => fadeShare,
  setupOn(brush, options) {
    const look = lookOf(looks, eucalyptus, options.style);
    const form = formOf(options.style);
    const { shade: dark, sun: bright, surface } = look;
    const ramp = groundRamp(options.palette);
    const wall = createWall(brush, options, {
      surface,
      ramp,
      form,
      shade: dark,
      sun: bright,
      relief: 0.045,
      calm: 0.15,
    });
    const sprigs = sprigsOf(look, form, options);
    const far = sprigs.filter(({ near }) => !near).map(({ sprig }) => sprig);
    const soft = 1.5 + 5 * form.softness;
    const offset = { x: -form.light.x * options.width * 0.11, y: Math.max(0.05, -form.light.y * 0.11) * options.width };
    const shadows = far.map((sprig) => {
      const moved = { ...sprig, x: (sprig.x + offset.x) / 2, y: (sprig.y + offset.y) / 2 };
      return { ...sprigShadow(sprig, soft), sprig: moved };
    });
    const blurred = sprigs.filter(({ near }) => near).map(({ sprig }) => rigidSprig(sprig, options.width * 0.014, 0.5));
    const feathers = look.feathered ? far.map((sprig) => rigidSprig(sprig, 0, 1)) : [];
    const { cycles } = form;
    return {
      paint(t) {
        flood(wall.gobo, sun);
        wall.gobo.globalAlpha = 0.85 - 0.25 * form.softness;
        for (const shadow of shadows) drawRigid(wall.gobo, shadow, t, cycles);
        wall.gobo.globalAlpha = 1;
        wall.paint();
        if (look.feathered) for (const feather of feathers) drawRigid(brush, feather, t, cycles);
        else for (const sprig of far) drawSprig(brush, sprig, t, cycles);
        for (const near of blurred) drawRigid(brush, near, t, cycles);
      },
    };
  },
};
