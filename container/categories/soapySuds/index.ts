import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { fromHex, inkIsDark, mix, type Colour } from "../../engine/colour.ts";
import { blurField, noiseField, sampleWrapped, type Field } from "../../engine/field.ts";
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
import { leaning, tint } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import { paintSudsGround } from "./grounds.ts";
import { looks, usualSuds, type SudsLook } from "./looks.ts";
import { fillWithSmall, throwBubbles, type Bubble, type Place } from "./packing.ts";

/** Canvas width that the looks' lengths are for. */
const usualWidth = 540;

/** Soap foam: a bed of small bubbles in mounds, clear large ones in front. */
export const soapySuds: GroundModule = {
  setup(kernel, options) {
    const { style, seed } = options;
    const look = lookOf(looks, usualSuds, style);
    const random = randomFrom(seed);
    const [width, height] = [options.width / 2, options.height / 2];
    const unit = width / usualWidth;
    setGround(kernel, options, look);
    setLight(kernel, options, look, unit);
    const shape = clearOfWords(options, foamShape(options, look, random));
    const layers = packed(look, { width, height }, unit, shape, random).map((bubbles, layer) => {
      const pointer = kernel.bubbleTable(layer, bubbles.length + 1);
      const place = tableAt(kernel, pointer, bubbles);
      place(bubbles);
      return { layer, bubbles, place };
    });
    const { zoom, stretch, round } = look.mounds;
    kernel.setMounds(zoom, stretch, round, Math.floor(random() * 100_000));
    const loop = loopsWithin(style);
    const sway = look.sway * unit;
    return {
      frame(t) {
        const moment = loop(t);
        for (const { layer, bubbles, place } of layers) {
          if (shape.moved !== null) place(shape.moved(bubbles, moment));
          kernel.drawBubbles(layer, moment, sway, bubbles.length);
        }
        kernel.drawFoam(moment);
        kernel.shadeFoam();
      },
    };
  },
};

/** Writes where bubbles are into the kernel's table. */
function tableAt(kernel: Kernel, pointer: number, bubbles: readonly Bubble[]) {
  return (moved: readonly Omit<Bubble, "chance">[]) => {
    const table = new Float32Array(kernel.memory.buffer, pointer, bubbles.length * 4);
    bubbles.forEach(({ chance }, n) => {
      const { x, y, radius } = moved[n] ?? { x: 0, y: 0, radius: 0 };
      table[n * 4] = x;
      table[n * 4 + 1] = y;
      table[n * 4 + 2] = radius;
      table[n * 4 + 3] = chance;
    });
  };
}

/** Light words stand on the dark ground: foam is pale whatever it lies on, so it leaves them an opening. */
const hasOpening = ({ palette, quietZones }: GroundOptions) => !inkIsDark(palette) && quietZones.length > 0;

/** Pixels of the canvas for one of the opening's field. */
const openingStep = 12;
/** How far foam stays away, in widths of the canvas, and how near to that words' share of the field is. */
const openingReach = 0.3;
const openingEdge = 0.36;
/** How far the share at its edge goes to and fro, and how often across the canvas: an even edge reads as a box. */
const openingUnrest = 0.3;
const openingBays = 5;

function clearOfWords(options: GroundOptions, shape: FoamShape): FoamShape {
  if (!hasOpening(options)) return shape;
  const { width, height, quietZones, seed } = options;
  const per = 2 / openingStep;
  const zones = quietZones.map((zone) => ({
    x: zone.x * per,
    y: zone.y * per,
    width: zone.width * per,
    height: zone.height * per,
    featherPixels: zone.featherPixels * per,
  }));
  const [columns, rows] = [Math.ceil(width / openingStep), Math.ceil(height / openingStep)];
  const reach = openingReach * columns;
  // Softened, so that no flake of foam is left between two blocks of words.
  const field = blurField(wordsField(columns, rows, zones, { reach, seed }), 0.045 * columns);
  const cells = [openingBays, (openingBays * rows) / columns] as const;
  const bays = noiseField(columns, rows, { cells, octaves: 3, gain: 0.5, seed: seed + 17 });
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, Math.round(value * per)));
  const isFree: Place = (x, y, radius) => {
    const n = within(y, rows) * columns + within(x, columns);
    return (field.data[n] ?? 0) + openingUnrest * (bays.data[n] ?? 0) + (radius * 2) / width < openingEdge;
  };
  return {
    ...shape,
    holds: (x, y, radius) => isFree(x, y, radius) && shape.holds(x, y, radius),
    floats: (x, y, radius) => isFree(x, y, 2 * radius) && shape.floats(x, y, radius),
  };
}

interface FoamShape {
  holds: Place;
  /** Where clear bubbles may stand, in front of all foam. */
  floats: Place;
  /** Where bubbles are at a moment; null: where they were thrown. */
  moved: ((bubbles: readonly Bubble[], t: number) => Omit<Bubble, "chance">[]) | null;
}

const anywhere: Place = () => true;

function foamShape(options: GroundOptions, look: SudsLook, random: () => number): FoamShape {
  if (look.shape === "all") return { holds: anywhere, floats: anywhere, moved: null };
  const coverage = options.style?.coverageRatio ?? 0.7;
  if (look.shape === "clots") return clots(options, coverage, random);
  const field = islandField(options, look.islands);
  const threshold = [...field.data].sort((a, b) => b - a)[Math.floor(coverage * field.data.length)] ?? 0;
  const coarse = (field.width * 2) / options.width;
  return {
    holds: (x, y, radius) => sampleWrapped(field, x * coarse, y * coarse) > threshold + radius * 0.0016,
    floats: anywhere,
    moved: null,
  };
}

function islandField({ width, height, seed }: GroundOptions, across: number): Field {
  const columns = 90;
  const rows = Math.round((columns * height) / width);
  return noiseField(columns, rows, {
    cells: [across, (across * height) / width],
    octaves: 3,
    gain: 0.4,
    seed: seed + 5,
  });
}

interface Clot {
  x: number;
  y: number;
  radius: number;
  /** When it forms. */
  phase: number;
}

const gridPixels = 6;

/** The clot that reaches a place first, looked up on a grid. */
function nearestOnGrid(
  { width, height }: { width: number; height: number },
  all: readonly Clot[],
  reach: (x: number, y: number, clot: Clot) => number,
): (x: number, y: number) => Clot | undefined {
  const [columns, rows] = [Math.ceil(width / gridPixels) + 1, Math.ceil(height / gridPixels) + 1];
  const grid = Array.from({ length: columns * rows }, (_, n) => {
    const [x, y] = [(n % columns) * gridPixels, Math.floor(n / columns) * gridPixels];
    let best = { clot: all[0], reach: Infinity };
    for (const clot of all) {
      const own = reach(x, y, clot);
      if (own < best.reach) best = { clot, reach: own };
    }
    return best.clot;
  });
  return (x, y) => {
    const column = Math.min(columns - 1, Math.max(0, Math.round(x / gridPixels)));
    const row = Math.min(rows - 1, Math.max(0, Math.round(y / gridPixels)));
    return grid[row * columns + column];
  };
}

/** Clots that slide down, dissolve and form again further up, each at its own time. */
function clots(
  { width: fullWidth, height: fullHeight }: GroundOptions,
  coverage: number,
  random: () => number,
): FoamShape {
  const [width, height] = [fullWidth / 2, fullHeight / 2];
  const slide = 0.2 * width;
  const all: Clot[] = [];
  const wanted = coverage * width * height * 0.9;
  for (let area = 0; area < wanted;) {
    const radius = width * (0.08 + 0.16 * random() ** 1.5);
    const x = random() * width;
    all.push({ x, y: random() * height, radius, phase: random() });
    area += Math.PI * radius * radius * 0.75;
  }
  const reach = (x: number, y: number, clot: Clot) =>
    Math.hypot(x - clot.x, (y - clot.y) * (y > clot.y ? 0.72 : 0.95)) / clot.radius;
  const nearest = nearestOnGrid({ width, height }, all, reach);
  const owners = new Map<Bubble, number>();
  return {
    floats: anywhere,
    holds(x, y, radius) {
      const clot = nearest(x, y);
      return clot !== undefined && reach(x, y, clot) < 1 - (radius * 0.5) / width;
    },
    moved: (bubbles, t) =>
      bubbles.map((bubble) => {
        let phase = owners.get(bubble);
        if (phase === undefined) owners.set(bubble, (phase = nearest(bubble.x, bubble.y)?.phase ?? 0));
        const life = (t + phase) % 1;
        const size = Math.min(1, life / 0.1 - bubble.chance * 0.9, (1 - life) / 0.1 - bubble.chance * 0.9);
        return { x: bubble.x, y: bubble.y + slide * (life - 0.5), radius: bubble.radius * Math.max(0, size) };
      }),
  };
}

function packed(
  look: SudsLook,
  area: { width: number; height: number },
  scale: number,
  { holds, floats }: FoamShape,
  random: () => number,
): [bed: Bubble[], front: Bubble[]] {
  const sized = (tiers: SudsLook["tiers"]) =>
    tiers.map((tier) => ({ ...tier, from: tier.from * scale, to: tier.to * scale }));
  const larger = throwBubbles(random, area, sized(look.tiers), holds);
  const small = { ...look.small, radius: look.small.radius * scale };
  const bubbles = [...larger, ...fillWithSmall(random, area, larger, small, holds)];
  const atMiddle: Place = (x, y) => holds(x, y, 0);
  return [bubbles, throwBubbles(random, area, sized(look.front), look.shape === "clots" ? atMiddle : floats)];
}

function setGround(kernel: Kernel, options: GroundOptions, look: SudsLook): void {
  const { palette, seed, style } = options;
  const [width, height] = [options.width / 2, options.height / 2];
  const light = inLightOf(style, { x: -0.62, y: -0.78 });
  const ground = new Uint32Array(width * height);
  paintSudsGround(ground, look.ground, { palette, width, height, light, seed });
  const pointer = kernel.foamGroundPointer();
  new Uint8Array(kernel.memory.buffer).set(new Uint8Array(ground.buffer), pointer);

  const [shade, milk, pale] = foamColours(palette, look);
  const [base, shadow] = [fromHex(palette.groundBase), fromHex(palette.groundShadow)];
  setColours(kernel, [shade, milk, pale, mix(base, shadow, 0.9)]);
  setQuietZones(kernel, options);
  kernel.setFoamCalm(0.18, calmPull(palette, inkIsDark(palette) ? mix(shade, base, 0.4) : base));
}

/** Hue of mother of pearl in its shade, OKLCH degrees. */
const pearlHue = 300;

/** Foam in its shade, level and lit. */
function foamColours(palette: Palette, { depth, milk }: SudsLook): readonly [Colour, Colour, Colour] {
  const base = fromHex(palette.groundBase);
  const lightest = fromHex(palette.groundLight);
  if (inkIsDark(palette)) {
    return [mix(base, fromHex(palette.groundShadow), depth), mix(base, lightest, milk), mix(lightest, [1, 1, 1], 0.75)];
  }
  // On a dark ground its own tones would look like soil: there foam is white, and its shade slightly pearly.
  const hue = leaning(pearlHue, palette.groundBase, 0.5);
  const chroma = Math.min(0.05, 0.02 + 0.5 * oklchOf(palette.groundBase).chroma);
  return [tint(0.7, chroma, hue), tint(0.92, 0.4 * chroma, hue), tint(0.99, 0.006, hue)];
}

function setLight(kernel: Kernel, options: GroundOptions, look: SudsLook, unit: number): void {
  const { style } = options;
  const isWhole = look.shape === "all" && !hasOpening(options);
  const softer = softnessOf(style) - 0.5;
  const { x, y } = inLightOf(style, { x: -0.62, y: -0.78 });
  const hard = 1 - 0.5 * softer;
  kernel.setMoundLight(x, y, look.mounds.relief * hard, isWhole ? 0 : Math.round(9 * unit));
  kernel.setFoamLight(x, y, look.middle, look.edge * hard, look.bubbles * hard);
  const [size, softness] = [0.17 * (1 + 0.5 * softer), 0.05 * (1 + 1.4 * softer)];
  kernel.setFoamFilm({
    walls: look.walls,
    hollow: look.hollow,
    opacity: look.opacity,
    gloss: look.gloss,
    iridescence: look.iridescence,
    pearl: look.pearl,
    size,
    softness,
  });
  const reach = 13 * unit;
  kernel.setFoamShadow(0.6 - 0.4 * softer, Math.round(-x * reach), Math.round(-y * reach));
}
