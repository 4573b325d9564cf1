import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { createBeach, keptSand, sandColour } from "../../materials/shore/beach.ts";
import { usualBeach, type BeachLook } from "../../materials/shore/beachLook.ts";
import { adjust, mix, type Colour } from "../../engine/colour.ts";
import { shoreSide, type ShoreSide } from "../../materials/shore/shoreSide.ts";
import type { KernelBrush } from "../../engine/brush.ts";
import type { BrushedScene, PaintOptions } from "../../engine/painter.ts";
import { dyeRamp, type Dye } from "../../materials/cloth/dye.ts";
import { formOf, gust, lookOf, type Form } from "../../engine/look.ts";
import { createParasol, placeParasol, type ParasolOptions } from "../../materials/solids/parasol.ts";
import { css } from "../../engine/tones.ts";

interface Look extends Pick<ParasolOptions, "panels" | "pattern" | "scallop" | "straw"> {
  dyes: readonly [Dye, Dye];
  beach: BeachLook;
  /** Length of shadows in radii. */
  shadow: number;
  /** Many small parasols in rows instead of one. */
  rows: boolean;
}

const amalfi: Look = {
  panels: 16,
  pattern: "panels",
  scallop: 0.035,
  straw: false,
  dyes: ["accent", "white"],
  beach: { ...usualBeach, tiltDegrees: 16, offset: 0.2, runUp: 0.14, caustics: 0.3 },
  shadow: 0.32,
  rows: false,
};

const looks: Record<string, Look> = {
  "sty_amalfi-parasol": amalfi,
  "sty_noon-shade": {
    ...amalfi,
    panels: 8,
    pattern: "plain",
    scallop: 0.07,
    dyes: ["white", "white"],
    beach: { ...amalfi.beach, tiltDegrees: -20, sand: { lightness: 0.9, chroma: 0.034, hue: 72 } },
    shadow: 0.18,
  },
  "sty_drone-beach-club": {
    ...amalfi,
    panels: 12,
    beach: { ...amalfi.beach, tiltDegrees: 0, offset: 0.42, cells: 14, caustics: 0 },
    rows: true,
  },
  "sty_pastel-seaside": {
    ...amalfi,
    panels: 12,
    dyes: [
      { lightness: 0.84, chroma: 0.085, hue: 8 },
      { lightness: 0.95, chroma: 0.035, hue: 95 },
    ],
    beach: {
      ...amalfi.beach,
      tiltDegrees: -8,
      shallow: { lightness: 0.9, chroma: 0.04, hue: 196 },
      deep: { lightness: 0.78, chroma: 0.065, hue: 215 },
      sand: { lightness: 0.93, chroma: 0.028, hue: 55 },
    },
  },
  "sty_straw-parasol-lagoon": {
    ...amalfi,
    panels: 22,
    pattern: "plain",
    scallop: 0.02,
    straw: true,
    dyes: [{ lightness: 0.74, chroma: 0.07, hue: 78 }, "white"],
    beach: {
      ...amalfi.beach,
      tiltDegrees: 28,
      foam: 0.7,
      clear: 0.55,
      caustics: 0.45,
      shallow: { lightness: 0.87, chroma: 0.075, hue: 188 },
      deep: { lightness: 0.68, chroma: 0.105, hue: 205 },
    },
  },
  "sty_sunset-parasol": {
    ...amalfi,
    panels: 8,
    pattern: "plain",
    scallop: 0.09,
    shadow: 0.5,
    dyes: [{ lightness: 0.52, chroma: 0.1, hue: 34 }, "white"],
    beach: {
      ...amalfi.beach,
      tiltDegrees: -14,
      glitter: 0.4,
      shallow: { lightness: 0.84, chroma: 0.045, hue: 92 },
      deep: { lightness: 0.6, chroma: 0.055, hue: 205 },
      sky: { lightness: 0.95, chroma: 0.055, hue: 72 },
      sand: { lightness: 0.89, chroma: 0.045, hue: 64 },
    },
  },
};

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
export const beachUmbrellaWithWaves: BrushedScene = {
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
