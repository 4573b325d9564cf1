import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { adjust, mix, type Colour } from "../../engine/colour.ts";
import { inLightOf } from "../../engine/light.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, grainField, isDeepGround, leaning, pictureOf, rampAround, tint } from "../../engine/tones.ts";
import { reliefOf } from "../light/wall.ts";
import { areWordsOnWater, castLeaves, endOfWords, sheetOf, traceDeck, type Pool } from "./shapes.ts";
import { teakFromAbove } from "./teak.ts";

/** Horizon and far edge as shares of the height: where nothing else is asked, and how low words may push the horizon. */
const usualHorizon = 0.245;
const lowestHorizon = 0.56;
const fromHorizonToEdge = 0.125;

/** What lies dry, with its alpha. */
export function poolDeck(pool: Pool): Canvas {
  const { look, width } = pool;
  const [canvas, ctx] = sheetOf(pool);
  if (look.edge === "horizon") horizon(ctx, pool);
  if (look.edge === "none" || look.edge === "horizon") return canvas;
  const { colour, picture } = deckMatter(pool);
  ctx.save();
  traceDeck(ctx, pool);
  ctx.clip();
  ctx.drawImage(picture, 0, 0);
  if (look.deck.paved > 0) pave(ctx, pool, colour);
  ctx.restore();
  // Coping: a rounded lip with a lit crown and a wet line at the water.
  const lip = width * 0.05;
  const edge: Colour = look.deck.coping === "white" ? mix([0.95, 0.94, 0.92], colour, 0.08) : colour;
  const crown = adjust(edge, { lightness: 1.07, chroma: 0.6 });
  for (const [grow, breadth, stroke] of [
    [-lip / 2, lip, css(mix(crown, edge, 0.25))],
    [-lip * 0.95, lip * 0.1, css(adjust(edge, { lightness: 0.7, chroma: 1.2 }), 0.55)],
    [-lip * 0.4, lip * 0.34, css(mix(crown, [1, 1, 1], 0.55), 0.75)],
    [-lip * 0.06, lip * 0.2, css(adjust(edge, { lightness: 0.72, chroma: 1.3 }), 0.75)],
  ] as const) {
    traceDeck(ctx, pool, grow);
    ctx.lineWidth = breadth;
    ctx.strokeStyle = stroke;
    ctx.stroke();
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = "source-atop";
  castLeaves(ctx, pool, css(adjust(colour, { lightness: 0.7, chroma: 1.25 }), 0.62), 1);
  ctx.globalCompositeOperation = "source-over";
  return canvas;
}

function deckMatter({ look, options, width, height }: Pool): { colour: Colour; picture: Canvas } {
  const { palette, seed, style } = options;
  const { surface, lightness, chroma, hue } = look.deck;
  const isDeep = isDeepGround(palette);
  const [dim, dull] = isDeep ? [0.5, 0.7] : [1, 1];
  const colour = tint(lightness * dim, chroma * dull, leaning(hue, palette.groundBase, 0.05));
  const ramp = rampAround(
    adjust(colour, { lightness: 0.8, chroma: 1.2 }),
    colour,
    adjust(colour, { lightness: 1.06, chroma: 0.8 }),
  );
  if (surface === "teak")
    return { colour, picture: teakFromAbove({ width, height, seed, turnDegrees: look.turnDegrees, ramp }) };
  const [w, h] = [Math.ceil(width / 3), Math.ceil(height / 3)];
  const relief = reliefOf(surface, w, h, inLightOf(style, { x: -0.71, y: -0.71 }), seed);
  for (let n = 0; n < relief.data.length; n++) relief.data[n] = 0.62 + 0.075 * (relief.data[n] ?? 0);
  const small = pictureOf(relief, ramp, grainField(w, h, seed), 0.03);
  const picture = createCanvas(width, height);
  picture.getContext("2d").drawImage(small, 0, 0, width, height);
  return { colour, picture };
}

/** Square tiles of fired clay, each of its own tone, in pale joints. */
function pave(ctx: SKRSContext2D, { look, options, width, height }: Pool, colour: Colour): void {
  const random = randomFrom(options.seed + 9);
  const side = width * look.deck.paved;
  const joint = side * 0.045;
  ctx.translate(width / 2, height * 0.7);
  ctx.rotate((look.turnDegrees * Math.PI) / 180);
  const reach = Math.ceil((1.4 * height) / side / 2);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const tone = random() - 0.5;
      ctx.fillStyle = css(adjust(colour, { lightness: tone > 0 ? 1.12 : 0.8, chroma: 1.1 }), Math.abs(tone) * 0.62);
      ctx.fillRect(column * side, row * side, side, side);
    }
  }
  for (const [shift, stroke] of [
    [joint * 0.6, css(adjust(colour, { lightness: 0.68, chroma: 1.1 }), 0.5)],
    [0, css(adjust(colour, { lightness: 1.2, chroma: 0.45 }), 0.85)],
  ] as const) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = joint;
    ctx.beginPath();
    for (let n = -reach; n <= reach; n++) {
      ctx.moveTo(n * side + shift, -height);
      ctx.lineTo(n * side + shift, height);
      ctx.moveTo(-height, n * side + shift);
      ctx.lineTo(height, n * side + shift);
    }
    ctx.stroke();
  }
}

/** Sky and sea over the far edge, and the thin sheet of water that runs over it. */
function horizon(ctx: SKRSContext2D, pool: Pool): void {
  const { options, sea, width, height } = pool;
  const { palette, seed, style } = options;
  const random = randomFrom(seed + 3);
  const isDeep = isDeepGround(palette);
  // Words stand on the sky, where nothing has to give way to them.
  const line = Math.min(height * lowestHorizon, Math.max(height * usualHorizon, endOfWords(pool) + 0.02 * height));
  const edge = line + height * fromHorizonToEdge;
  const sky = ctx.createLinearGradient(0, 0, 0, line);
  const pale = tint(isDeep ? 0.42 : 0.965, isDeep ? 0.06 : 0.014, leaning(225, palette.groundBase, 0.05));
  const blue = tint(isDeep ? 0.2 : 0.86, isDeep ? 0.05 : 0.062, leaning(232, palette.groundBase, 0.05));
  sky.addColorStop(0, css(mix(blue, pale, areWordsOnWater(pool) ? 0.5 : 0)));
  sky.addColorStop(1, css(pale));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, line + 1);
  const toward = inLightOf(style, { x: -0.71, y: -0.71 });
  const sun = ctx.createRadialGradient(
    width * (0.5 + 0.5 * toward.x),
    line,
    0,
    width * (0.5 + 0.5 * toward.x),
    line,
    width * 0.9,
  );
  sun.addColorStop(0, "rgba(255,255,255,0.75)");
  sun.addColorStop(1, "rgba(255,255,255,0)");
  ctx.fillStyle = sun;
  ctx.fillRect(0, 0, width, line);
  const beyond = ctx.createLinearGradient(0, line, 0, edge);
  const isPale = areWordsOnWater(pool);
  beyond.addColorStop(0, css(mix(sea.base, pale, isPale ? 0.75 : 0.25)));
  beyond.addColorStop(1, css(isPale ? mix(sea.base, pale, 0.4) : mix(sea.base, sea.deep, 0.85)));
  ctx.fillStyle = beyond;
  ctx.fillRect(0, line, width, edge - line);
  for (let n = 0; n < 420; n++) {
    const share = random() ** 1.5;
    const y = line + 1 + (edge - line - 2) * share;
    const length = width * (0.01 + 0.05 * share) * (0.4 + random());
    ctx.fillStyle = random() < 0.5 ? css(pale, 0.1 + 0.25 * random()) : css(sea.deep, 0.16);
    ctx.fillRect(random() * width * 1.1 - length, y, length, 0.5 + 1.4 * share);
  }
  const far = ctx.createLinearGradient(0, line - width * 0.05, 0, line + width * 0.05);
  far.addColorStop(0, css(pale, 0));
  far.addColorStop(0.5, css(pale, 0.5));
  far.addColorStop(1, css(pale, 0));
  ctx.fillStyle = far;
  ctx.fillRect(0, line - width * 0.05, width, width * 0.1);
  // The lip: dark beyond, a bright film over it.
  const lip = width * 0.028;
  ctx.fillStyle = css(adjust(sea.deep, { lightness: 0.78, chroma: 0.9 }), 0.85);
  ctx.fillRect(0, edge - lip, width, lip);
  const film = ctx.createLinearGradient(0, edge - lip * 0.2, 0, edge + lip * 2.2);
  film.addColorStop(0, css(pale, 0.95));
  film.addColorStop(0.22, css(pale, 0.5));
  film.addColorStop(1, css(pale, 0));
  ctx.fillStyle = film;
  ctx.fillRect(0, edge - lip * 0.2, width, lip * 2.4);
}
