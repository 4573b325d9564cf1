import type { Palette } from "../../../src/core/rendering/scene.ts";
import type { KernelBrush } from "../../engine/brush.ts";
import type { Colour } from "../../engine/colour.ts";
import { fieldOf } from "../../engine/field.ts";
import { formOf, gust, lookOf, strongGust, type Form } from "../../engine/look.ts";
import type { BrushPainter, PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { grainField, isDeepGround, leaning, pictureOf, rampAround, tint, type Ramp } from "../../engine/tones.ts";
import { dyeRamp } from "../../materials/cloth/dye.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { flood, palmGobo, shade, sun } from "../../materials/light/gobos.ts";
import { createPassingShade } from "../../materials/light/passingShade.ts";
import { createWall, type Surface } from "../../materials/light/wall.ts";
import { createParasol, placeParasol } from "../../materials/solids/parasol.ts";
import { heaps, puffVapour } from "../../materials/vapour/puffs.ts";
import { createVapour } from "../../materials/vapour/vapour.ts";
import { type Look, striped, looks } from "./looks.ts";

/** Colour of what lies under the parasol, so light and colourful against its own. */
function matterColour({ matter }: Look, palette: Palette, lightness = 1, chroma = 1, turn = 0): Colour {
  const dim = isDeepGround(palette) ? 0.5 : 1;
  const hue = leaning(matter.hue, palette.groundBase, 0.06) + turn;
  return tint(Math.min(0.985, matter.lightness * dim * lightness), matter.chroma * chroma, hue);
}

/** How light falls on it: shadows on yellowish ground are warm, or they would be olive. */
function matterRamp(look: Look, palette: Palette): Ramp {
  const turn = look.surface === "sky" ? 8 : -16;
  return rampAround(
    matterColour(look, palette, 0.82, 1.35, turn),
    matterColour(look, palette),
    matterColour(look, palette, 1.05, 0.75),
  );
}

/** A sky with a few clouds, which stands still: the cloth before it moves. */
function skyPainter(brush: KernelBrush, { width, height, seed }: PaintOptions, form: Form, ramp: Ramp) {
  const grain = grainField(width, height, seed);
  const heavens = fieldOf(width, height, (x, y) => {
    const near = ((x / width - 0.5) * form.light.x + (y / height - 0.5) * form.light.y) * 0.16;
    return 0.36 + 0.3 * (y / height) + near;
  });
  const sky = pictureOf(heavens, ramp, grain, 0.014);
  const heap = { width, height, scale: 0.8, random: randomFrom(seed) };
  const clouds = puffVapour(heaps(heap, 4, 60, 0.9), {
    width,
    height,
    light: form.light,
    ragged: width * 0.06,
    soft: 2,
    seed,
  });
  const gathered = fieldOf(width, height, () => 0);
  const vapour = createVapour(brush, clouds, clouds, {
    width,
    height,
    ramp,
    grain,
    gathered,
    from: 0.06,
    to: 0.7,
    opacity: 0.9,
    tone: 0.84,
    contrast: 0.24,
    depth: 0,
    rim: 0,
    drift: 0,
    cycles: 1,
    fall: 0,
  });
  brush.drawImage(sky, 0, 0);
  vapour(0.5);
  return brush.kept();
}

/** Ground in the sun with the parasol's shadow on it. */
function groundPainter(
  brush: KernelBrush,
  options: PaintOptions,
  look: Look & { surface: Surface },
  form: Form,
  place: { x: number; y: number; radius: number },
) {
  const { surface, shade: dark, sun: bright } = look;
  const wall = createWall(brush, options, {
    surface,
    ramp: matterRamp(look, options.palette),
    form,
    shade: dark,
    sun: bright,
    relief: 0.05,
    calm: 0.15,
  });
  const { width, height } = wall.gobo.canvas;
  const fronds = look.fronds ? palmGobo({ width, height, seed: options.seed, form }) : null;
  const boughs = createPassingShade(options, form);
  const far = place.radius * 0.3;
  return (t: number, sway: { x: number; y: number }) => {
    const { gobo } = wall;
    if (fronds === null) flood(gobo, sun);
    else fronds(gobo, t);
    const [x, y] = [
      (place.x + sway.x * 1.6 - form.light.x * far) / 2,
      (place.y + sway.y * 1.6 - form.light.y * far) / 2,
    ];
    const radius = place.radius / 2;
    const soft = 0.02 + 0.1 * form.softness;
    const disc = gobo.createRadialGradient(x, y, radius * (1 - soft), x, y, radius * (1 + soft));
    disc.addColorStop(0, shade);
    disc.addColorStop(0.5, "rgba(0,0,0,0.5)");
    disc.addColorStop(1, "rgba(0,0,0,0)");
    gobo.fillStyle = disc;
    gobo.globalAlpha = 0.92;
    gobo.fillRect(0, 0, width, height);
    gobo.globalAlpha = 1;
    wall.paint();
    boughs(brush, t);
  };
}

/** How much farther the wind moves its shadow in the loop than at its start. */
const vigour = 3;

/** One parasol, seen along its pole, that turns a little in the wind, and its shadow. */
export const umbrellaOnly: BrushPainter = {
  fadeShareOf: (style) => (lookOf(looks, striped, style).surface === "sky" ? 0.5 : 0.12),
  groundOf: ({ palette, style }) => matterColour(lookOf(looks, striped, style), palette),
  setupOn(brush, options) {
    const { width, height, palette, seed, style } = options;
    const look = lookOf(looks, striped, style);
    const form = formOf(style);
    const radius = width * (0.2 + 0.72 * form.coverage) * form.scale;
    const right = form.light.x >= 0 ? 0.86 : 0.14;
    const spots = [right, 1 - right, 1, 0, 0.5].flatMap((x) =>
      [0.13, 0.87, 0.02, 0.98, 0.35, 0.6].map((y) => ({ x: x * width, y: y * height, radius })),
    );
    const place = placeParasol(spots, options);
    const { surface } = look;
    const ground =
      surface === "sky"
        ? skyPainter(brush, options, form, matterRamp(look, palette))
        : groundPainter(brush, options, { ...look, surface }, form, place);
    const { panels, pattern, scallop, fringe, fromBelow, ribbed } = look;
    const parasol = createParasol(brush, {
      ...place,
      width,
      height,
      light: form.light,
      softness: form.softness,
      seed,
      panels,
      pattern,
      scallop,
      fringe,
      fromBelow,
      ribbed,
      straw: false,
      cloth: [dyeRamp(look.dyes[0], palette), dyeRamp(look.dyes[1], palette)],
    });
    const haze = createHaze(options, form, 0.6);
    return {
      paint(t) {
        const wind = (lag: number) => strongGust(t, form.cycles, lag, vigour);
        ground(t, { x: width * 0.006 * wind(0), y: width * 0.005 * wind(0.3) });
        parasol(0.09 * gust(t, form.cycles, 0.1));
        haze(brush);
      },
    };
  },
};
