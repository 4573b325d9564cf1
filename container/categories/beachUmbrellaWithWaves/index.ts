import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { KernelBrush } from "../../engine/brush.ts";
import { adjust, mix, type Colour } from "../../engine/colour.ts";
import { formOf, gust, lookOf, type Form } from "../../engine/look.ts";
import type { BrushPainter, PaintOptions } from "../../engine/painter.ts";
import { css } from "../../engine/tones.ts";
import { dyeRamp } from "../../materials/cloth/dye.ts";
import { createBeach, keptSand, sandColour } from "../../materials/shore/beach.ts";
import { shoreSide, type ShoreSide } from "../../materials/shore/shoreSide.ts";
import { createParasol, placeParasol } from "../../materials/solids/parasol.ts";
import { type Look, amalfi, looks } from "./looks.ts";

interface Place {
  x: number;
  y: number;
  radius: number;
}

/** What shadows on sand lean to: its own colour made dark is olive. */
const earth: Colour = [0.4, 0.25, 0.19];
/** Where in a canvas one parasol may stand, as shares of its width and height. */
const spots = [0.86, 0.14, 1, 0, 0.5].flatMap((x) => [0.12, 0.02, 0.3, 0.5, 0.7, 0.88].map((y) => ({ x, y })));

/** How far up the sand a place lies from the water at rest, in pixels. */
function fromSea({ x, y }: Place, { width, height }: PaintOptions, { heading, offset }: ShoreSide): number {
  return offset * width - ((x - width / 2) * Math.cos(heading) + (y - height / 2) * Math.sin(heading));
}

/** Where parasols stand on the sand. */
function placesOf(look: Look, form: Form, options: PaintOptions, side: ShoreSide): Place[] {
  const { width, height, quietZones } = options;
  const { runUp } = look.beach;
  if (look.rows) {
    const radius = width * 0.13 * form.scale * (0.7 + form.coverage);
    const rows = Array.from({ length: 9 }, (_, row) =>
      [0, 1, 2, 3].map((column) => ({ x: width * (0.02 + 0.32 * column), y: width * (0.02 + 0.36 * row), radius })),
    ).flat();
    // A row that words would stand on is left out.
    const isFree = (y: number) =>
      quietZones.every((zone) => y + radius < zone.y / 2 || y - radius > (zone.y + zone.height) / 2);
    return rows.filter((place) => isFree(place.y) && fromSea(place, options, side) > runUp * width + 1.6 * radius);
  }
  const radius = width * (0.1 + 0.4 * form.coverage) * form.scale;
  const all = spots.map(({ x, y }) => ({ x: x * width, y: y * height, radius }));
  const dry = all.filter((place) => fromSea(place, options, side) > runUp * width + 0.35 * radius);
  return [placeParasol(dry.length > 0 ? dry : all, options)];
}

/** What throws no light: a soft disc as large as a parasol, and the beds beside it. */
function shadowOf(radius: number, softness: number, colour: string): Canvas {
  const reach = Math.ceil(radius * (1.05 + 0.24 * softness));
  const canvas = createCanvas(2 * reach, 2 * reach);
  const ctx = canvas.getContext("2d");
  ctx.filter = `blur(${(radius * (0.02 + 0.09 * softness)).toFixed(1)}px)`;
  ctx.fillStyle = colour;
  ctx.arc(reach, reach, radius * 0.97, 0, 2 * Math.PI);
  ctx.fill();
  return canvas;
}

/** Two cushions of a parasol of this radius, with their own shadow. */
function bedsOf(radius: number, shade: string): Canvas {
  const canvas = createCanvas(Math.ceil(2.4 * radius), Math.ceil(3.4 * radius));
  const ctx = canvas.getContext("2d");
  for (const from of [0.6, 1.38]) {
    ctx.fillStyle = shade;
    ctx.filter = `blur(${(radius * 0.05).toFixed(1)}px)`;
    ctx.fillRect(from * radius + radius * 0.06, 0.26 * radius, 0.42 * radius, 3 * radius);
    ctx.filter = "none";
    ctx.fillStyle = "rgb(250,247,240)";
    ctx.fillRect(from * radius, 0.2 * radius, 0.42 * radius, 3 * radius);
  }
  return canvas;
}

/** Lays what lies on the sand under the parasols: their shadows, away from the light, and beds. */
function layShadows(brush: KernelBrush, look: Look, form: Form, places: readonly Place[], options: PaintOptions) {
  const dark = mix(adjust(sandColour(look.beach, options.palette), { lightness: 0.5, chroma: 1.3 }), earth, 0.45);
  const first = places[0];
  if (first === undefined) return () => undefined;
  const shadow = shadowOf(first.radius, form.softness, css(dark, 0.62));
  const beds = look.rows ? bedsOf(first.radius, css(dark, 0.5)) : null;
  const length = Math.hypot(form.light.x, form.light.y) || 1;
  return () => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    for (const { x, y, radius } of places) {
      if (beds !== null) brush.drawImage(beds, x - beds.width / 2, y - beds.height / 2);
      const [awayX, awayY] = [form.light.x / length, form.light.y / length].map((part) => part * radius * look.shadow);
      brush.drawImage(shadow, x - (awayX ?? 0) - shadow.width / 2, y - (awayY ?? 0) - shadow.height / 2);
    }
  };
}

/** A beach from above: a parasol on the sand, and the sea that washes in. */
export const beachUmbrellaWithWaves: BrushPainter = {
  fadeShareOf: () => 0.12,
  keptContrast: keptSand,
  groundOf: ({ palette, style }) => sandColour(lookOf(looks, amalfi, style).beach, palette),
  setupOn(brush, options) {
    const { width, height, palette, seed, style, quietZones, product = null } = options;
    const look = lookOf(looks, amalfi, style);
    const form = formOf(style);
    const whole = { width: 2 * width, height: 2 * height };
    const side = shoreSide({ ...whole, quietZones, product }, look.beach);
    const places = placesOf(look, form, options, side);
    const beach = createBeach(brush.kernel, look.beach, { palette, style, seed, width: whole.width, side });
    const shadows = layShadows(brush, look, form, places, options);
    const cloth = [dyeRamp(look.dyes[0], palette), dyeRamp(look.dyes[1], palette)] as const;
    const { panels, pattern, scallop, straw } = look;
    const parasols = places.map((place) =>
      createParasol(brush, {
        ...place,
        width,
        height,
        light: form.light,
        softness: form.softness,
        seed,
        panels,
        pattern,
        scallop,
        straw,
        cloth,
        fringe: false,
        fromBelow: false,
        ribbed: false,
      }),
    );
    return {
      paint(t) {
        beach(t);
        shadows();
        for (const [n, parasol] of parasols.entries()) parasol(0.07 * gust(t, form.cycles, 0.1 + n * 0.13) + n * 0.37);
      },
    };
  },
};
