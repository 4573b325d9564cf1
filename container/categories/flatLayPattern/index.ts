import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { randomFrom } from "../../engine/random.ts";
import type { Brush } from "../../engine/brush.ts";
import type { BrushedScene } from "../../engine/painter.ts";
import { heapThings, type HeapLook } from "./heap.ts";
import { createFilm } from "../../materials/light/film.ts";
import {
  dappleGobo,
  flood,
  palmGobo,
  sun,
  windowGobo,
  type Gobo,
  type GoboOptions,
} from "../../materials/light/gobos.ts";
import { barkPicture, colourRamp } from "../../materials/fruit/ingredient.ts";
import { leafShapes } from "../../materials/plants/leaf.ts";
import { formOf, gust, lookOf } from "../../engine/look.ts";
import { blade, blossom, bowl, citrus, kernel, rose, sprigOf, type Table, type Thing } from "./things.ts";
import { groundRamp } from "../../engine/tones.ts";
import { createWall, type Surface } from "../../materials/light/wall.ts";

/** One thing on the table: its picture, drawn about its middle, and where it lies. */
interface Item {
  picture: Canvas;
  shadow: Canvas;
  x: number;
  y: number;
  turn: number;
  phase: number;
}

interface Look extends HeapLook {
  things: readonly Thing[];
  surface: Surface;
  shade: number;
  sun: number;
  gobo: ((options: GoboOptions) => Gobo) | null;
  /** Each thing turns a little by itself. */
  stirs: boolean;
  /** Height over the table in radii: the length of shadows. */
  lift: number;
}

const greenery: Look = {
  things: [
    sprigOf(leafShapes.eucalyptus, 6, 0.5, 0.6, 0.05, 160),
    blade(leafShapes.jungle, 0.5, 0.085, 148),
    sprigOf(leafShapes.olive, 11, 0.45, 0.56, 0.06, 122),
    blade(leafShapes.beech, 0.56, 0.07, 132),
  ],
  count: 9,
  radius: 0.27,
  vary: 0.4,
  reach: 0.42,
  apart: 0.36,
  fan: 0.75,
  surface: "paper",
  shade: 0.5,
  sun: 0.3,
  gobo: dappleGobo,
  lift: 0.16,
  stirs: false,
};

const looks: Record<string, Look> = {
  "sty_botanical-grid": greenery,
  "sty_citrus-terrazzo": {
    ...greenery,
    things: [citrus(0.86, 0.16, 96), citrus(0.76, 0.165, 66), citrus(0.84, 0.14, 120), citrus(0.72, 0.15, 38)],
    count: 9,
    radius: 0.17,
    vary: 0.45,
    reach: 0.5,
    apart: 0.8,
    fan: null,
    gobo: null,
    lift: 0.14,
    stirs: true,
  },
  "sty_nut-and-seed-mosaic": {
    ...greenery,
    things: [
      kernel(0.58, 0.085, 52, 0.55, 13, 1),
      kernel(0.86, 0.05, 88, 0.5, 3, 0.62),
      kernel(0.46, 0.06, 45, 0.62, 8, 0.8),
      kernel(0.66, 0.07, 115, 0.46, 0, 0.6),
      kernel(0.9, 0.035, 85, 0.72, 0, 0.4),
    ],
    count: 70,
    radius: 0.085,
    vary: 0.35,
    reach: 0.55,
    apart: 0.55,
    fan: null,
    surface: "linen",
    gobo: windowGobo,
    lift: 0.3,
  },
  "sty_petal-confetti": {
    ...greenery,
    things: [rose, rose, blossom, rose],
    count: 34,
    radius: 0.1,
    vary: 0.6,
    reach: 0.6,
    apart: 0.7,
    fan: null,
    gobo: dappleGobo,
    lift: 0.22,
    stirs: true,
  },
  "sty_herb-knolling": {
    ...greenery,
    things: [
      sprigOf(leafShapes.olive, 13, 0.34, 0.55, 0.06, 135),
      sprigOf(leafShapes.beech, 6, 0.46, 0.52, 0.07, 140),
      sprigOf(leafShapes.bamboo, 9, 0.46, 0.5, 0.07, 128),
      sprigOf(leafShapes.eucalyptus, 7, 0.36, 0.6, 0.05, 150),
    ],
    count: 6,
    radius: 0.34,
    vary: 0.35,
    reach: 0.3,
    apart: 0.3,
    fan: 0.6,
    surface: "stone",
    gobo: windowGobo,
  },
  "sty_spice-market-flatlay": {
    ...greenery,
    things: [
      bowl(0.72, 0.15, 78),
      bowl(0.5, 0.13, 38),
      ({ form }, radius, turn, n) =>
        barkPicture({ radius, light: form.light, seed: n }, colourRamp(0.5, 0.09, 50), turn),
      bowl(0.62, 0.1, 120),
      kernel(0.44, 0.05, 60, 0.7, 6, 0.4),
    ],
    count: 7,
    radius: 0.2,
    vary: 0.35,
    reach: 0.5,
    apart: 0.95,
    fan: null,
    surface: "stone",
    shade: 0.32,
    sun: 0.26,
    gobo: palmGobo,
    lift: 0.2,
  },
};

/** Over which share of the usual way tone fades around words: farther out it would rub out half a thing. */
const fadeShare = 0.5;

/** A soft silhouette at half the size, for the table's light. */
function shadowOf(picture: Canvas, deviation: number): Canvas {
  const more = Math.ceil(deviation * 3);
  const canvas = createCanvas(Math.ceil(picture.width / 2) + 2 * more, Math.ceil(picture.height / 2) + 2 * more);
  const sharp = createCanvas(canvas.width, canvas.height);
  const ctx = sharp.getContext("2d");
  ctx.drawImage(picture, more, more, picture.width / 2, picture.height / 2);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = "#000";
  ctx.fillRect(0, 0, sharp.width, sharp.height);
  const soft = canvas.getContext("2d");
  soft.filter = `blur(${deviation.toFixed(1)}px)`;
  soft.drawImage(sharp, 0, 0);
  return canvas;
}

function layTable(look: Look, table: Table): Item[] {
  const { form, random } = table;
  return heapThings(look, table).flatMap(({ x, y, radius, turn }, n) => {
    const thing = look.things[(n * 7 + Math.floor(n / 5)) % look.things.length];
    if (thing === undefined) return [];
    const picture = thing(table, radius, turn, n);
    const shadow = shadowOf(picture, 0.8 + radius * (0.02 + 0.05 * form.softness));
    return [{ picture, shadow, x, y, turn, phase: random() }];
  });
}

function stamp(ctx: Brush, picture: Canvas, x: number, y: number, turn: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  ctx.setTransform(c, s, -s, c, x, y);
  const { width, height } = picture;
  ctx.drawImage(picture, 0, 0, width, height, -width / 2, -height / 2, width, height);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

/** Ingredients laid out on a table, from above: the light moves over them, and some of them stir. */
export const flatLayPattern: BrushedScene = {
  fadeShareOf: () => fadeShare,
  setupOn(brush, options) {
    const { width, height, style, palette, seed } = options;
    const look = lookOf(looks, greenery, style);
    const form = formOf(style);
    const items = layTable(look, { options, form, random: randomFrom(seed) });
    const wall = createWall(brush, options, { ...look, ramp: groundRamp(palette), form, relief: 0.04, calm: 0.85 });
    const { gobo } = wall;
    const cast = look.gobo?.({ width: gobo.canvas.width, height: gobo.canvas.height, seed, form });
    const reach = look.lift * look.radius * width;
    const shadows = createCanvas(gobo.canvas.width, gobo.canvas.height);
    const shadowContext = shadows.getContext("2d");
    const things = createCanvas(width, height);
    const thingContext = things.getContext("2d");
    for (const { picture, shadow, x, y, turn } of items) {
      stamp(shadowContext, shadow, (x - form.light.x * reach) / 2, (y - form.light.y * reach) / 2, turn);
      if (!look.stirs) stamp(thingContext, picture, x, y, turn);
    }
    const film = createFilm(options, form, 0.8);
    return {
      paint(t) {
        if (cast === undefined) flood(gobo, sun);
        else cast(gobo, t);
        gobo.globalAlpha = 0.85;
        const lean = gust(t, form.cycles, 0);
        gobo.drawImage(shadows, lean * 1.8, Math.abs(form.light.x) * lean * 1.3);
        gobo.globalAlpha = 1;
        wall.paint();
        if (!look.stirs) brush.drawImage(things, 0, 0);
        else {
          for (const { picture, x, y, turn, phase } of items) {
            const wind = gust(t, form.cycles, phase * 0.4 + (0.2 * x) / width);
            stamp(brush, picture, x, y, turn + 0.09 * wind);
          }
        }
        film(brush);
      },
    };
  },
};
