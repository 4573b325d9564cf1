import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Brush } from "../../engine/brush.ts";
import { formOf, gust, lookOf } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { groundRamp } from "../../engine/tones.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { dimSun, flood, sun } from "../../materials/light/gobos.ts";
import { createPassingShade } from "../../materials/light/passingShade.ts";
import { createWall } from "../../materials/light/wall.ts";
import { heapThings } from "./heap.ts";
import { type Item, type Look, greenery, looks } from "./looks.ts";
import type { Table } from "./things.ts";

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
export const flatLayPattern: BrushPainter = {
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
    const shade = createPassingShade(options, form);
    const haze = createHaze(options, form, 0.8);
    return {
      paint(t) {
        if (cast === undefined) {
          flood(gobo, sun);
          dimSun(gobo, t, form.cycles);
        } else cast(gobo, t);
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
        shade(brush, t);
        haze(brush);
      },
    };
  },
};
