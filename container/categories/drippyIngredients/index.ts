import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Box } from "../../../src/core/rendering/box.ts";
import { adjust, fromHex, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { areWordsAbove, formOf, lookOf, type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin, type GroundModule, type GroundOptions } from "../../engine/groundModule.ts";
import { css, isDeepGround, leaning, tint } from "../../engine/tones.ts";
import { backdrop, castOf } from "../../materials/wet/layers.ts";
import { addGrain } from "../../materials/wet/relief.ts";
import { clearOfWords, drawRun, type Run } from "../../materials/wet/runs.ts";
import { settle, type Spot } from "../../materials/wet/settle.ts";
import { layPicture, paintOptionsOf, pour, wanderingSun, wave, zonesOf } from "../../materials/wet/wetPicture.ts";
import { coatPicture, softMin } from "./coat.ts";
import { honeyDipper } from "./cutNuts.ts";
import { drawComb } from "./honeycomb.ts";
import { dipper, looks, type Drip, type Place } from "./looks.ts";

/** Pieces on the ground, each with the shade that it throws. */
function arrange(
  ctx: SKRSContext2D,
  options: PaintOptions,
  form: Form,
  look: Drip,
  places: readonly Place[],
  random: () => number,
): void {
  const { width, height, palette, seed } = options;
  const isDeep = isDeepGround(palette);
  backdrop(ctx, options, form, isDeep ? 0.8 : 0.5);
  if (look.piece !== null && places.length > 0) {
    const detail = 0.85;
    const largest = Math.max(...places.map(([, , radius]) => radius));
    const variants = Array.from({ length: places.length > 8 ? 3 : 1 }, (_, n) =>
      look.piece?.({ radius: largest * width * detail, light: form.light, seed: (seed % 71) + n, random }),
    );
    const shade = css(adjust(fromHex(palette.groundShadow), { lightness: isDeep ? 0.35 : 0.66, chroma: 1.05 }));
    const casts = variants.map((picture) =>
      picture === undefined ? createCanvas(1, 1) : castOf(picture, shade, 2 + 4 * form.softness),
    );
    for (const [n, [x, y, radius, turn]] of places.entries()) {
      const [picture, cast] = [variants[n % variants.length], casts[n % casts.length]];
      if (picture === undefined || cast === undefined) continue;
      const scale = radius / largest / detail;
      const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
      const away = radius * width * 0.16;
      ctx.globalAlpha = 0.7;
      ctx.setTransform(c, s, -s, c, x * width - form.light.x * away, y * height - form.light.y * away);
      ctx.drawImage(cast, -cast.width * 2, -cast.height * 2, cast.width * 4, cast.height * 4);
      ctx.globalAlpha = 1;
      ctx.setTransform(c, s, -s, c, x * width, y * height);
      ctx.drawImage(picture, -picture.width / 2, -picture.height / 2);
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }
  if (look.pool > 0) {
    // Under a pool the ground is bright, so that it glows.
    const pool = ctx.createLinearGradient(0, height - look.pool * width * 1.3, 0, height);
    pool.addColorStop(0, css(fromHex(palette.groundLight), 0));
    pool.addColorStop(0.5, css(fromHex(palette.groundLight), 0.75));
    pool.addColorStop(1, css(fromHex(palette.groundLight), 0.95));
    ctx.fillStyle = pool;
    ctx.fillRect(0, height - look.pool * width * 1.3, width, look.pool * width * 1.3);
  }
  addGrain(ctx, seed);
}

/** The outline of what comes down from above: tongues between bays. */
function tonguesOf(depth: number, random: () => number): (u: number) => number {
  const [one, two, three] = [random(), random(), random()];
  return (u) => depth * (0.62 + 0.2 * wave(1.1 * u + one) + 0.16 * wave(2.3 * u + two) + 0.09 * wave(4.7 * u + three));
}

/** Where everything is: pieces, and the lines at which liquid begins and ends, from left to right. */
interface Arrangement {
  look: Drip;
  form: Form;
  canvasHeight: number;
  zones: readonly Box[];
  places: readonly Place[];
  /** Whether pieces lie all over the ground. */
  isHeap: boolean;
  /** Whether words stand where the comb or the sheet of liquid would hang. */
  hasWordsAbove: boolean;
  /** The sheet's lower and upper edge, and from where on it may begin. */
  tongue: (u: number) => number;
  brim: (u: number) => number;
  start: number;
  comb: (u: number) => number;
  pool: (u: number) => number;
}

/** Where pieces lie: clear of words, and beside the product; those of a heap lie everywhere. */
export function placesOf(look: Drip, form: Form, options: GroundOptions, random: () => number): Place[] {
  const isHeap = look.places.length > 8;
  const turns: number[] = [];
  const wanted = look.places.map(([x, y, radius, turn]) => {
    const [dx, dy] = [0.04 * (random() - 0.5), 0.02 * (random() - 0.5)];
    turns.push(turn + (isHeap ? 6.28 * random() : 0.1 * (random() - 0.5)));
    return { x: x + dx, y: y + dy, radius };
  });
  const partsOf = ({ x, y, radius }: Spot, n: number, canvasHeight: number) =>
    look.clear.map((down) => ({
      x: x - down * radius * Math.sin(turns[n] ?? 0),
      y: y * canvasHeight + down * radius * Math.cos(turns[n] ?? 0),
      radius,
    }));
  const shifts = isHeap ? [0] : [0, 0.1, 0.2, 0.3, -0.1];
  const spots = settle(wanted, options, { shifts, room: isHeap ? 1.9 : 0.85, partsOf });
  return spots.flatMap((spot, n): Place[] =>
    spot === null ? [] : [[spot.x, spot.y, spot.radius * (isHeap ? 1 : form.scale), turns[n] ?? 0]],
  );
}

function arrangementFor(options: GroundOptions, random: () => number): Arrangement {
  const { width, height, style, quietZones } = options;
  const look = lookOf(looks, dipper, style);
  const form = formOf(style);
  const canvasHeight = height / width;
  const zones = zonesOf(options);
  const isHeap = look.places.length > 8;
  const places = placesOf(look, form, options, random);
  const hasWordsAbove = quietZones.length > 0 && areWordsAbove(height / 2, quietZones);
  const ends = zones.map((zone) => zone.y + zone.height);
  // Liquid hangs from above, over the words; over a heap it is poured below them instead.
  const isPouredBelow = isHeap && hasWordsAbove;
  const start = isPouredBelow ? Math.max(...ends) + 0.12 : -1;
  const roof = Math.min(Infinity, ...zones.filter(({ y }) => y < canvasHeight * 0.5).map(({ y }) => y - 0.06));
  const depth = look.comb ? 0.95 : look.sheet;
  const tongues = tonguesOf(isPouredBelow ? depth : Math.min(depth, roof), random);
  const tongue = (u: number) => tongues(u) + Math.max(0, start);
  const shore = tonguesOf(0.12, random);
  const level = Math.max(canvasHeight - look.pool * form.scale * 0.8, ...ends.map((end) => end + 0.08)) + 0.04;
  return {
    look,
    form,
    canvasHeight,
    zones,
    places,
    isHeap,
    hasWordsAbove,
    tongue,
    start,
    brim: (u) => (isPouredBelow ? start + 0.05 * wave(1.3 * u + 0.2) + 0.03 * wave(3.1 * u) : -1),
    comb: (u) => (hasWordsAbove ? canvasHeight * 0.62 - 0.3 * tongue(u) : tongue(u)),
    pool: (u) => (look.pool > 0 ? level - shore(u) : Infinity),
  };
}

/** Liquid that stays: the sheet, the pool, and what covers the pieces. */
function coat(kernel: Kernel, { width, height }: PaintOptions, arrangement: Arrangement, random: () => number): void {
  const { look, canvasHeight, places, tongue, brim, start, pool } = arrangement;
  const [ripple, other] = [random(), random()];
  const swell = (u: number, v: number) => 0.06 * wave(1.7 * u + 0.9 * v + ripple) * wave(2.1 * v - 0.8 * u + other);
  const cover = (from: number, to: number, depth: (u: number, v: number) => number) => {
    coatPicture(kernel, width, height, [from, to], depth, swell);
  };
  if (look.sheet > 0) cover(start - 0.2, start + 1.1 + look.sheet, (u, v) => softMin(tongue(u) - v, v - brim(u)));
  if (look.pool > 0) cover(pool(0.5) - 0.3, canvasHeight + 0.1, (u, v) => v - pool(u));
  if (look.coat === undefined) return;
  const { down, radius: share } = look.coat;
  for (const [x, y, radius, turn] of places) {
    const [atX, atY] = [x - down * radius * Math.sin(turn), y * canvasHeight + down * radius * Math.cos(turn)];
    const reach = share * radius;
    const ragged = (u: number) => 0.3 * reach + 0.16 * reach * wave(u / reach / 0.9);
    cover(atY - reach - 0.1, atY + reach + 0.1, (u, v) =>
      softMin(reach - Math.hypot(u - atX, (v - atY) * 0.92), v - atY + ragged(u)),
    );
  }
}

/** What runs down from a piece: from the underside of its coat, however it leans, or from its own end. */
function runsFromPiece(
  { look, form, canvasHeight, pool }: Arrangement,
  [x, y, radius, turn]: Place,
  random: () => number,
): Run[] {
  return Array.from({ length: look.runs.each }, (_, n): Run => {
    const side = look.runs.each < 2 ? 0 : (n / (look.runs.each - 1)) * 2 - 1;
    const across = radius * look.from.spread * (side + 0.2 * (random() - 0.5));
    const down = radius * (look.coat?.down ?? look.from.down * (1 - 0.06 * Math.abs(side)));
    const [middleX, middleY] = [x - down * Math.sin(turn), y * canvasHeight + down * Math.cos(turn)];
    const left = middleX + across * (look.coat === undefined ? Math.cos(turn) : 1);
    const under =
      look.coat === undefined
        ? across * Math.sin(turn)
        : Math.sqrt((look.coat.radius * radius) ** 2 - across ** 2) - 0.01;
    const top = middleY + under;
    const length = look.runs.length * (0.4 + 0.7 * random());
    const width = look.runs.width * form.scale * (0.7 + 0.5 * random()) * (side === 0 ? 1.25 : 0.8);
    const shore = pool(left) + 0.03;
    const sinks = top + length > shore;
    return {
      x: left,
      top,
      bottom: Math.min(top + length, shore),
      width,
      phase: random(),
      winding: look.runs.winding,
      sinks,
    };
  });
}

/** What runs down from the comb or from the sheet's edge. */
function runsFromEdge({ look, hasWordsAbove, tongue, comb }: Arrangement, random: () => number): Run[] {
  const count = look.sheet > 0 || look.comb ? 9 : 0;
  return Array.from({ length: count }, (_, n): Run => {
    const x = (n + 0.2 + 0.6 * random()) / count;
    const length = look.runs.length * (0.25 + 0.85 * random());
    const width = look.runs.width * (0.65 + 0.6 * random());
    const line = look.comb ? comb(x) : tongue(x);
    const top = look.comb && hasWordsAbove ? line + 0.1 + 0.25 * random() : line - 0.015;
    return { x, top, bottom: top + length, width, phase: random(), winding: look.runs.winding };
  });
}

function pourLiquid(kernel: Kernel, options: GroundOptions, { liquid, comb, piece }: Drip): void {
  const { palette } = options;
  const isHoney = comb || piece === honeyDipper;
  const colour = isHoney ? tint(0.83, 0.165, leaning(78, palette.groundBase, 0.1)) : liquid.colour;
  pour(kernel, options, {
    tint: colour,
    density: liquid.density,
    opacity: liquid.opacity,
    body: [adjust(colour, { lightness: 1.12, chroma: 0.95 }), adjust(colour, { lightness: liquid.depth, chroma: 1.1 })],
    shade: mix(mix(fromHex(palette.groundBase), colour, 0.4), [0.12, 0.04, 0], 0.45),
    shadow: 0.6,
    reach: 0.017,
    focus: liquid.focus,
    doming: 0.085,
    refraction: 0.07,
    rim: liquid.depth > 0.8 ? 0.22 : 0.7,
    pool: liquid.opacity > 1 ? 0.4 : 0.95,
    window: liquid.window,
    windowSoftness: 2,
  });
}

/** Natural things with thick liquid on them that runs down. */
export const drippyIngredients: GroundModule = {
  setup(kernel, options) {
    const random = randomFrom(options.seed);
    const arrangement = arrangementFor(options, random);
    const { look, form, canvasHeight, zones, places, isHeap } = arrangement;
    const paintOptions = paintOptionsOf(options);
    layPicture(kernel, options, (ctx) => {
      arrange(ctx, paintOptions, form, look, places, random);
      if (look.comb) drawComb(ctx, paintOptions, form, arrangement.comb, arrangement.hasWordsAbove, random);
    });
    pourLiquid(kernel, options, look);
    coat(kernel, paintOptions, arrangement, random);
    const fromPieces = isHeap ? [] : places.flatMap((place) => runsFromPiece(arrangement, place, random));
    const runs = clearOfWords([...fromPieces, ...runsFromEdge(arrangement, random)], zones);
    const moveSun = wanderingSun(kernel, options, 0.16);
    const loop = loopsWithin(options.style);
    return {
      frame(t) {
        const moment = loop(t);
        moveSun(moment);
        kernel.startWet();
        for (const run of runs) drawRun(kernel, run, canvasHeight, 2, moment);
        kernel.shadeWet();
      },
    };
  },
};
