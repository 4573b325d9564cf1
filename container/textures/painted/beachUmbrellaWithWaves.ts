import { hueDistance, oklchOf } from "../../../src/core/rendering/colour.ts";
import type { HexColour, Palette } from "../../../src/core/rendering/scene.ts";
import type { BrushedScene, PaintOptions } from "./painter.ts";
import { dyeRamp, type Dye } from "./shared/dye.ts";
import { clamp, fieldOf, smoothstep } from "./shared/field.ts";
import { areWordsAbove, formOf, gust, lookOf, type Form } from "./shared/look.ts";
import { createParasol, placeParasol, type ParasolOptions } from "./shared/parasol.ts";
import { createShore } from "./shared/shore.ts";
import { grainField, groundRamp, leaning, rampAround, tint, type Ramp } from "./shared/tones.ts";
import { reliefOf } from "./shared/wall.ts";

interface Look extends Pick<ParasolOptions, "panels" | "pattern" | "scallop" | "straw"> {
  dyes: readonly [Dye, Dye];
  /** Toward the sea, degrees clockwise from the right; where its edge lies, in widths from the middle. */
  seaDegrees: number;
  offset: number;
  deep: number;
  shallow: number;
  glitter: number;
  /** Place of the sunlit sand on its ramp, and its colour. */
  sand: number;
  sandColour: { lightness: number; chroma: number; hue: number };
  /** Length of shadows in radii. */
  shadow: number;
  /** The sea takes the ground's hue, whatever it is, as under an evening sky. */
  tintedSea: boolean;
  /** Many small parasols in rows instead of one. */
  rows: boolean;
}

const paleSand = { lightness: 0.9, chroma: 0.035, hue: 80 };

const amalfi: Look = {
  panels: 16,
  pattern: "panels",
  scallop: 0.035,
  straw: false,
  dyes: ["accent", "white"],
  seaDegrees: -62,
  offset: 0.12,
  deep: 0.24,
  shallow: 0.68,
  glitter: 0.25,
  sand: 0.76,
  sandColour: paleSand,
  shadow: 0.32,
  rows: false,
  tintedSea: false,
};

const looks: Record<string, Look> = {
  "sty_amalfi-parasol": amalfi,
  "sty_noon-shade": {
    ...amalfi,
    panels: 8,
    pattern: "plain",
    scallop: 0.07,
    dyes: ["white", "white"],
    seaDegrees: -118,
    offset: 0.2,
    shadow: 0.18,
    deep: 0.12,
    shallow: 0.5,
    sand: 0.66,
  },
  "sty_drone-beach-club": {
    ...amalfi,
    panels: 12,
    dyes: ["accent", "white"],
    seaDegrees: -90,
    offset: 0.3,
    deep: 0.1,
    shallow: 0.56,
    rows: true,
    sand: 0.72,
  },
  "sty_pastel-seaside": {
    ...amalfi,
    panels: 12,
    seaDegrees: -100,
    offset: 0.05,
    deep: 0.36,
    shallow: 0.72,
    glitter: 0.1,
    tintedSea: true,
    dyes: [
      { lightness: 0.84, chroma: 0.085, hue: 8 },
      { lightness: 0.95, chroma: 0.035, hue: 95 },
    ],
    sandColour: { lightness: 0.93, chroma: 0.03, hue: 60 },
  },
  "sty_straw-parasol-lagoon": {
    ...amalfi,
    panels: 22,
    pattern: "plain",
    scallop: 0.02,
    straw: true,
    seaDegrees: -128,
    offset: 0.02,
    deep: 0.34,
    shallow: 0.76,
    dyes: [{ lightness: 0.74, chroma: 0.07, hue: 78 }, "white"],
  },
  "sty_sunset-parasol": {
    ...amalfi,
    panels: 8,
    pattern: "plain",
    scallop: 0.09,
    seaDegrees: -84,
    offset: 0.16,
    deep: 0.22,
    shallow: 0.62,
    glitter: 0.9,
    sand: 0.5,
    shadow: 0.75,
    tintedSea: true,
    dyes: [{ lightness: 0.42, chroma: 0.075, hue: 30 }, "white"],
    sandColour: { lightness: 0.78, chroma: 0.065, hue: 62 },
  },
};

interface Place {
  x: number;
  y: number;
  radius: number;
}

const seaHue = 205;

/** Water in the ground's own hue where the sea can have it, and in the sea's own where it would look stagnant. */
function seaRamp(palette: Palette, { tintedSea }: Look): { ramp: Ramp; isGround: boolean } {
  const { hue } = oklchOf(palette.groundBase);
  const isStagnant = hue > 64 && hue < 155;
  if (hueDistance(hue, seaHue) < 75 || (tintedSea && !isStagnant)) return { ramp: groundRamp(palette), isGround: true };
  const part = (hex: HexColour) => {
    const own = oklchOf(hex);
    return tint(own.lightness, clamp(own.chroma, 0.02, 0.085), leaning(seaHue, palette.groundBase, 0.08));
  };
  return {
    ramp: rampAround(part(palette.groundShadow), part(palette.groundBase), part(palette.groundLight)),
    isGround: false,
  };
}

/** Where parasols stand on the sand. */
function placesOf(look: Look, form: Form, options: PaintOptions, isSeaAbove: boolean): Place[] {
  const { width, height, quietZones } = options;
  const down = (y: number) => (isSeaAbove ? y : height - y);
  if (look.rows) {
    const radius = width * 0.13 * form.scale * (0.7 + form.coverage);
    const rows = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => ({
        x: width * (0.02 + 0.32 * column),
        y: down(height * 0.5 + width * (0.16 + 0.36 * row)),
        radius,
      })),
    );
    // A row that words would stand on is left out.
    const isFree = (y: number) =>
      quietZones.every((zone) => y + radius < zone.y / 2 || y - radius > (zone.y + zone.height) / 2);
    return rows.filter(({ y }) => isFree(y));
  }
  const radius = width * (0.12 + 0.46 * form.coverage) * form.scale;
  const sides = form.light.x >= 0 ? [0.84, 0.16] : [0.16, 0.84];
  const choices = [0.86, 0.55].flatMap((y) => sides.map((side) => ({ x: side * width, y: down(y * height), radius })));
  return [placeParasol(choices, options)];
}

/** Striped sand in the sun with everything's shadow on it. */
function sandOf(options: PaintOptions, look: Look, form: Form, places: readonly Place[]) {
  const { width, height, seed } = options;
  const relief = reliefOf("sand", width, height, form.light, seed);
  const grain = grainField(width, height, seed);
  const soft = 0.03 + 0.12 * form.softness;
  const length = Math.hypot(form.light.x, form.light.y) || 1;
  const shadows = places.map(({ x, y, radius }) => ({
    px: x,
    py: y,
    radius,
    centreX: x - (form.light.x / length) * radius * look.shadow,
    centreY: y - (form.light.y / length) * radius * look.shadow,
  }));
  return fieldOf(width, height, (x, y) => {
    let lit = 1;
    for (const { px, py, radius, centreX, centreY } of shadows) {
      const away = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) / radius;
      if (away < 1 + soft) lit = Math.min(lit, smoothstep(1 - soft, 1 + soft, away));
      if (look.rows) {
        const bed = (from: number) =>
          clamp(Math.min(x - px - radius * from, px + radius * (from + 0.42) - x) + 0.5) *
          clamp(radius * 1.5 - Math.abs(y - py) + 0.5);
        const cushion = Math.max(bed(0.18), bed(-0.6));
        if (cushion > 0 && away > 1) lit = Math.max(lit, 1 + 0.45 * cushion);
      }
    }
    const n = y * width + x;
    const near = ((x / width - 0.5) * form.light.x + (y / height - 0.5) * form.light.y) * 0.08;
    return (
      look.sand -
      0.34 * (1 - Math.min(1, lit)) +
      0.3 * Math.max(0, lit - 1) +
      near +
      0.045 * (relief.data[n] ?? 0) +
      0.02 * (grain[n] ?? 0)
    );
  });
}

/** A beach from above: a parasol on the sand, and the sea that washes in. */
export const beachUmbrellaWithWaves: BrushedScene = {
  setupOn(brush, options) {
    const { width, height, palette, seed, style } = options;
    const look = lookOf(looks, amalfi, style);
    const form = formOf(style);
    const sea = seaRamp(palette, look);
    // Words stand on what has the ground's colours, the sea or the sand.
    const isSeaAbove = areWordsAbove(height, options.quietZones) === sea.isGround;
    const places = placesOf(look, form, options, isSeaAbove);
    const { lightness, chroma, hue } = look.sandColour;
    const sandHue = leaning(hue, palette.groundBase, 0.08);
    const ownSand = rampAround(
      tint(lightness * 0.76, chroma * 1.5, leaning(sandHue - 14, palette.groundShadow, 0.15)),
      tint(lightness, chroma, sandHue),
      tint(Math.min(0.98, lightness + 0.06), chroma * 0.7, sandHue),
    );
    const shore = createShore(brush, {
      width,
      height,
      seed,
      sand: sandOf(options, look, form, places),
      waterRamp: sea.ramp,
      sandRamp: sea.isGround ? ownSand : groundRamp(palette),
      heading: ((isSeaAbove ? look.seaDegrees : -look.seaDegrees) * Math.PI) / 180,
      offset: look.offset,
      deep: look.deep,
      shallow: look.shallow,
      ripple: oklchOf(palette.groundBase).chroma > 0.02 ? 0.1 : 0.07,
      glitter: look.glitter,
      reach: 0.075,
      scale: look.rows ? 0.8 : 1,
      cycles: form.cycles,
    });
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
        shore(t);
        for (const [n, parasol] of parasols.entries()) parasol(0.07 * gust(t, form.cycles, 0.1 + n * 0.13) + n * 0.37);
      },
    };
  },
};
