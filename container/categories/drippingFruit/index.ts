import type { SKRSContext2D } from "@napi-rs/canvas";
import { adjust, fromHex, mix } from "../../engine/colour.ts";
import { formOf, lookOf, type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin, type GroundModule, type GroundOptions } from "../../engine/groundModule.ts";
import { css, isDeepGround } from "../../engine/tones.ts";
import { placeDrops, sizesCovering, usualSizes, type Drop } from "../../materials/liquid/dropPlacement.ts";
import { backdrop, castOf } from "../../materials/wet/layers.ts";
import { addGrain } from "../../materials/wet/relief.ts";
import { clearOfWords, drawRun, type Run } from "../../materials/wet/runs.ts";
import { settle, type Spot } from "../../materials/wet/settle.ts";
import {
  edge,
  layPicture,
  paintOptionsOf,
  pour,
  wanderingSun,
  wave,
  zonesOf,
  type Liquid,
} from "../../materials/wet/wetPicture.ts";
import { type Place, type Look, bloodOrange, looks } from "./looks.ts";

/** Words keep clear of fruit: it moves up or down by a share of the canvas's height, or is left out. */
const shifts = [0, 0.09, 0.18, 0.27, -0.12];

/** Fruit on the ground, each with the shade that it throws. */
function arrange(
  ctx: SKRSContext2D,
  options: PaintOptions,
  form: Form,
  look: Look,
  places: readonly Place[],
  random: () => number,
): void {
  const { width, height, palette, seed } = options;
  backdrop(ctx, options, form, isDeepGround(palette) ? 0.8 : 0.5);
  const largest = look.kinds.map((_, kind) =>
    Math.max(0, ...places.filter((place) => place[3] === kind).map((place) => place[2])),
  );
  // Fruit looks the same at a little less than the canvas's own detail.
  const detail = 0.85;
  const pictures = look.kinds.map((fruit, kind) =>
    fruit({
      radius: Math.max(8, (largest[kind] ?? 0) * width * detail),
      light: form.light,
      seed: (seed % 89) + kind,
      random,
    }),
  );
  const shade = css(
    adjust(fromHex(palette.groundShadow), { lightness: isDeepGround(palette) ? 0.4 : 0.72, chroma: 1.05 }),
    1,
  );
  const casts = pictures.map((picture) => castOf(picture, shade, 3 + 5 * form.softness));
  for (const [x, y, radius, kind, turn = 0] of places) {
    const picture = pictures[kind];
    const cast = casts[kind];
    if (picture === undefined || cast === undefined) continue;
    const scale = radius / (largest[kind] ?? radius) / detail;
    const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
    const away = radius * width * 0.09;
    for (const [more, alpha] of [
      [2.2, 0.4],
      [0.9, 0.55],
    ] as const) {
      ctx.globalAlpha = alpha;
      ctx.setTransform(c, s, -s, c, x * width - form.light.x * away * more, y * height - form.light.y * away * more);
      ctx.drawImage(cast, -cast.width * 2, -cast.height * 2, cast.width * 4, cast.height * 4);
    }
    ctx.globalAlpha = 1;
    ctx.setTransform(c, s, -s, c, x * width, y * height);
    ctx.drawImage(picture, -picture.width / 2, -picture.height / 2);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }
  addGrain(ctx, seed);
}

/** Juice from the lower side of each fruit. */
function runsOf(
  look: Look,
  places: readonly Place[],
  canvasHeight: number,
  scale: number,
  random: () => number,
): Run[] {
  return places.flatMap(([x, y, radius]) =>
    Array.from({ length: look.runs.each }, (_, n) => {
      const across = ((n + 0.5) / look.runs.each) * 1.5 - 0.75 + 0.16 * (random() - 0.5);
      const top = y * canvasHeight + radius * look.tall * Math.sqrt(1 - across * across) * 0.9;
      const width = look.runs.width * scale * (0.75 + 0.6 * random());
      const bottom = top + look.runs.length * (0.3 + 0.8 * random());
      return { x: x + across * radius, top, bottom, width, phase: random(), winding: 0.006 * random() };
    }),
  );
}

/** Where fruit lies: clear of words, and beside the product. */
export function fruitOf(options: GroundOptions, random: () => number): { look: Look; places: Place[] } {
  const look = lookOf(looks, bloodOrange, options.style);
  const wanted = look.places.map(([x, y, radius]) => {
    const [dx, dy] = [0.04 * (random() - 0.5), 0.02 * (random() - 0.5)];
    return { x: x + dx, y: y + dy, radius };
  });
  const partsOf = ({ x, y, radius }: Spot, _: number, canvasHeight: number) => [{ x, y: y * canvasHeight, radius }];
  const spots = settle(wanted, options, { shifts, room: 1.05, partsOf });
  const places = look.places.flatMap(([, , , ...rest], n): Place[] => {
    const spot = spots[n] ?? null;
    return spot === null ? [] : [[spot.x, spot.y, spot.radius, ...rest]];
  });
  return { look, places };
}

/** Cut fruit, wet, with its juice running down. */
export const drippingFruit: GroundModule = {
  setup(kernel, options) {
    const { seed, width, height, style, palette } = options;
    const form = formOf(style);
    const random = randomFrom(seed);
    const { look, places } = fruitOf(options, random);
    const canvasHeight = height / width;
    const zones = zonesOf(options);
    layPicture(kernel, options, (ctx) => arrange(ctx, paintOptionsOf(options), form, look, places, random));
    const ground = fromHex(palette.groundBase);
    // What only tints light would be black on a dark ground.
    const opacity = isDeepGround(palette) && look.opacity > 0 ? Math.max(1.5, look.opacity) : look.opacity;
    const juice: Liquid = {
      tint: look.juice,
      density: look.density,
      opacity,
      body: [adjust(look.juice, { lightness: 1.08, chroma: 1 }), adjust(look.juice, { lightness: 0.7, chroma: 1 })],
      shade: mix(mix(ground, look.juice, 0.4), [0, 0, 0], 0.35),
      shadow: 0.55,
      doming: look.doming,
      refraction: 0.09,
      focus: 0.45,
      rim: 0.75,
      pool: 1,
      window: 0.9,
      reach: 0.013,
    };
    pour(kernel, options, juice);
    const runs = clearOfWords(runsOf(look, places, canvasHeight, form.scale, random), zones);
    const sizes = sizesCovering(usualSizes.slice(10), look.drops.scale, look.drops.coverage * form.coverage);
    const drops = placeDrops(random, canvasHeight, zones, null, { sizes, joining: 0.05, wander: 0.04 }).filter((drop) =>
      runs.every(
        (run) => Math.abs(drop.x - run.x) > drop.radius + 0.04 || drop.y < run.top - 0.1 || drop.y > run.bottom + 0.1,
      ),
    );
    const moveSun = wanderingSun(kernel, options, 0.14);
    const loop = loopsWithin(style);
    const draw = ({ x, y, radius, elongation, swayPhase }: Drop, t: number) => {
      const strength = Math.min(0.62, 0.3 + 2.2 * radius);
      const reach = (radius * (1 + 0.04 * wave(t + swayPhase))) / Math.sqrt(1 - Math.sqrt(edge / strength));
      kernel.addDrop(x, y + 0.004 * wave(t + swayPhase), reach * elongation, reach * 1.06, strength);
    };
    return {
      frame(t) {
        const moment = loop(t);
        moveSun(moment);
        kernel.startWet();
        for (const drop of drops) draw(drop, moment);
        for (const run of runs) drawRun(kernel, run, canvasHeight, 1, moment);
        kernel.shadeWet();
      },
    };
  },
};
