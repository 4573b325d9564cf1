import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { adjust, mix } from "../../engine/colour.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, isDeepGround, tint } from "../../engine/tones.ts";
import { areWordsOnWater, castLeaves, sheetOf, traceDeck, type Pool } from "./shapes.ts";

/** The floor as it would lie there without any water over it but its colour. */
export function poolFloor(pool: Pool): Canvas {
  const { options, look, sea, width, height } = pool;
  const { palette, seed, style } = options;
  const random = randomFrom(seed);
  const isDeep = isDeepGround(palette);
  const [canvas, ctx] = sheetOf(pool);
  // The floor is pale where words stand and deepens away from them: the whole of it, or they would stand as if on a box.
  const [far, near] = look.isLit
    ? [mix(sea.base, sea.deep, 0.7), mix(sea.base, sea.light, isDeep ? 0.3 : 0.1)]
    : [mix(sea.shallow, sea.base, areWordsOnWater(pool) ? 0.1 : 0.7), mix(sea.base, sea.deep, 0.35)];
  const depth = ctx.createLinearGradient(0.25 * width, 0, 0, height);
  depth.addColorStop(areWordsOnWater(pool) ? 0.35 : 0, css(far));
  depth.addColorStop(1, css(near));
  ctx.fillStyle = depth;
  ctx.fillRect(0, 0, width, height);
  if (look.joints > 0) layTiles(ctx, pool, random);
  if (look.pattern === "lane") {
    ctx.fillStyle = css(mix(sea.deep, sea.base, 0.25), 0.62);
    ctx.fillRect(width * 0.15, 0, width * 0.1, height);
  }
  if (look.edge === "corner") roundSteps(ctx, pool);
  if (look.isLit) lamp(ctx, pool, isDeep);
  if (look.edge !== "none" && look.edge !== "horizon") {
    const away = inLightOf(style, { x: 0.71, y: 0.71 });
    ctx.filter = `blur(${(width * (0.008 + 0.03 * softnessOf(style))).toFixed(1)}px)`;
    ctx.fillStyle = css(adjust(sea.deep, { lightness: 0.8, chroma: 1 }), 0.5);
    ctx.translate(away.x * width * 0.035, 0);
    traceDeck(ctx, pool, width * 0.055);
    ctx.fill();
    ctx.filter = "none";
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  castLeaves(ctx, pool, css(adjust(sea.deep, { lightness: 0.86, chroma: 1.05 }), 0.5), 1.3);
  return canvas;
}

function layTiles(ctx: SKRSContext2D, { look, sea, options, width, height }: Pool, random: () => number): void {
  const side = width * look.tile * (options.style?.scaleRatio ?? 1);
  const reach = Math.hypot(width, height);
  const count = Math.ceil(reach / side);
  const dim = isDeepGround(options.palette) ? 0.6 : 1;
  const own = look.tint && tint(look.tint.lightness * dim, look.tint.chroma, look.tint.hue);
  ctx.save();
  ctx.translate(width / 2, height / 2);
  ctx.rotate((look.turnDegrees * Math.PI) / 180);
  for (let row = -Math.ceil(count / 2); row <= count / 2; row++) {
    for (let column = -Math.ceil(count / 2); column <= count / 2; column++) {
      const shade = random() - 0.5;
      const isOther = look.pattern === "chequered" && (row + column) % 2 === 0;
      if (isOther && own) {
        ctx.fillStyle = css(own, look.tint?.share ?? 0);
        ctx.fillRect(column * side, row * side, side, side);
      }
      ctx.fillStyle = css(shade > 0 ? sea.light : sea.deep, Math.abs(shade) * look.variation * 2);
      ctx.fillRect(column * side, row * side, side, side);
    }
  }
  // A joint is a groove with a lit lip.
  for (const [shift, colour, alpha] of [
    [0, sea.deep, 0.6],
    [1, sea.light, 0.7],
  ] as const) {
    ctx.strokeStyle = css(colour, alpha * look.joints);
    ctx.lineWidth = Math.max(1.1, side * 0.05);
    ctx.beginPath();
    for (let n = -Math.ceil(count / 2); n <= count / 2; n++) {
      const at = n * side + shift * ctx.lineWidth;
      ctx.moveTo(at, -reach / 2);
      ctx.lineTo(at, reach / 2);
      ctx.moveTo(-reach / 2, at);
      ctx.lineTo(reach / 2, at);
    }
    ctx.stroke();
  }
  ctx.restore();
}

function roundSteps(ctx: SKRSContext2D, pool: Pool): void {
  const { sea, width } = pool;
  for (const [n, grow] of [0.42, 0.28, 0.14].entries()) {
    ctx.filter = `blur(${(width * 0.012).toFixed(1)}px)`;
    traceDeck(ctx, pool, width * (grow + 0.022));
    ctx.fillStyle = css(sea.deep, 0.34);
    ctx.fill();
    ctx.filter = "none";
    traceDeck(ctx, pool, width * grow);
    ctx.fillStyle = css(mix(sea.shallow, sea.light, 0.25 + 0.2 * n), 0.72);
    ctx.fill();
    ctx.strokeStyle = css(sea.light, 0.8);
    ctx.lineWidth = width * 0.009;
    ctx.stroke();
  }
}

function lamp(ctx: SKRSContext2D, { sea, width, height }: Pool, isDeep: boolean): void {
  const bright = adjust(sea.light, { lightness: isDeep ? 1.15 : 0.9, chroma: 1.3 });
  ctx.globalCompositeOperation = "lighter";
  for (const [x, y, radius, alpha] of [
    [0.02, 0.86, 1.5, 1],
    [1, 0.62, 1, 0.5],
  ] as const) {
    ctx.save();
    ctx.translate(x * width, y * height);
    ctx.scale(1, 0.8);
    const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, radius * width);
    for (const [at, share] of [
      [0, 1],
      [0.1, 0.72],
      [0.3, 0.38],
      [0.6, 0.12],
      [1, 0],
    ] as const)
      glow.addColorStop(at, css(bright, alpha * share));
    ctx.fillStyle = glow;
    ctx.fillRect(-width * 2, -height * 2, width * 4, height * 4);
    ctx.restore();
  }
  ctx.globalCompositeOperation = "source-over";
}
