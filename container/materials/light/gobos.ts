import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { gust, strongGust, swell, type Form } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { blurredSprite, drawFrond, drawTwig, stampSprite, tracePointed } from "../plants/foliage.ts";
import { openSun } from "./wall.ts";

export interface GoboOptions {
  /** Pixels of the gobo. */
  width: number;
  height: number;
  seed: number;
  form: Form;
}

/** Draws where the sun falls at a moment: `shade` to `sun`, over the whole plane. */
export type Gobo = (ctx: SKRSContext2D, t: number) => void;

export const shade = "#000";
export const sun = `rgb(${String(openSun)},${String(openSun)},${String(openSun)})`;

export function flood(ctx: SKRSContext2D, colour: string): void {
  ctx.globalAlpha = 1;
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

/** What cloud takes of the sun: thin one, and one that is seen to pass where little else moves. */
const thinCloud = 0.11;
export const thickerCloud = 0.22;

/** Cloud passes before the sun. */
export function dimSun(ctx: SKRSContext2D, t: number, cycles: number, cloud = thinCloud): void {
  ctx.globalAlpha = cloud * swell(t, cycles);
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.globalAlpha = 1;
}

/** How many times as far fronds and twigs swing from where they hang at the loop's start: of soft shadows, less is not seen. */
const vigour = 2.2;

/** Fronds reach in from the side of the light; the farther ones are softer and paler. */
export function palmGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const random = randomFrom(seed);
  const side = form.light.x < 0 ? -1 : 1;
  const sprite = (length: number, blur: number, bend: number) =>
    blurredSprite(length * 2.3, blur, (ctx) => {
      ctx.fillStyle = ctx.strokeStyle = shade;
      drawFrond(ctx, length, bend, random);
    });
  const soft = 0.5 + 2.6 * form.softness;
  const size = width * 0.78 * form.scale;
  const fronds = [
    { x: 1.02, y: 0.02, turn: 2.55, size: 1.12, blur: 2.6, alpha: 0.62, phase: 0.1, swing: 0.035, bend: 0.5 },
    { x: 1.08, y: 0.2, turn: 2.95, size: 0.95, blur: 1.4, alpha: 0.8, phase: 0.28, swing: 0.045, bend: -0.55 },
    { x: 0.72, y: -0.05, turn: 2.0, size: 0.85, blur: 1, alpha: 0.86, phase: 0.45, swing: 0.05, bend: 0.45 },
    { x: 1.1, y: 0.82, turn: 3.5, size: 0.8, blur: 3.4, alpha: 0.5, phase: 0.7, swing: 0.03, bend: -0.4 },
  ].map((frond) => ({ ...frond, picture: sprite(size * frond.size, soft * frond.blur, frond.bend) }));
  return (ctx, t) => {
    flood(ctx, sun);
    for (const { x, y, turn, alpha, phase, swing, picture } of fronds) {
      ctx.globalAlpha = alpha;
      const angle = turn + swing * strongGust(t, form.cycles, phase, vigour);
      const place = side > 0 ? x : 1 - x;
      stampSprite(ctx, picture, place * width, y * height, side > 0 ? angle : Math.PI - angle, 1, side > 0 ? 1 : -1);
    }
  };
}

/** How far a window's light wanders, in widths: across, the way its panes lean, so that what the frame's edges cut off stays beyond them. */
const wander = 0.075;

/** A tall window's panes thrown aslant, with twigs before it that stir. */
export function windowGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const side = form.light.x < 0 ? -1 : 1;
  const blur = 1.4 + 5 * form.softness;
  const panes = createCanvas(width, height);
  const sharp = createCanvas(width, height);
  const draw = sharp.getContext("2d");
  draw.fillStyle = sun;
  draw.setTransform(
    1,
    side * -0.34,
    side * 0.2,
    1.04,
    side > 0 ? width * 0.02 : width * -0.02,
    side > 0 ? height * 0.2 : height * 0.02,
  );
  const [columns, rows] = [2, 4];
  const [w, h] = [width * 0.3 * form.scale, height * 0.168 * form.scale];
  const gap = width * 0.042;
  const left = width / 2 - (columns * w + (columns - 1) * gap) / 2;
  const top = height * 0.5 - (rows * h + (rows - 1) * gap) / 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      draw.fillRect(
        left + column * (w + gap),
        top + row * (h + gap) - (row === 0 ? h * 0.2 : 0),
        w,
        row === 0 ? h * 1.2 : h,
      );
    }
  }
  const soft = panes.getContext("2d");
  // The far end of a beam has the wider penumbra: the same window twice, sharp where it begins, soft where it ends.
  soft.filter = `blur(${(blur * 2.4).toFixed(1)}px)`;
  soft.drawImage(sharp, 0, 0);
  soft.filter = "none";
  const near = createCanvas(width, height);
  const nearContext = near.getContext("2d");
  nearContext.filter = `blur(${blur.toFixed(1)}px)`;
  nearContext.drawImage(sharp, 0, 0);
  nearContext.filter = "none";
  nearContext.globalCompositeOperation = "destination-in";
  const fade = nearContext.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0.2, "#000");
  fade.addColorStop(0.75, "rgba(0,0,0,0)");
  nearContext.fillStyle = fade;
  nearContext.fillRect(0, 0, width, height);
  soft.drawImage(near, 0, 0);
  const twigs = foliageSprites(width * 0.62, 3, blur * 2.6, seed);
  return (ctx, t) => {
    flood(ctx, shade);
    ctx.drawImage(panes, side * wander * width * swell(t, form.cycles), 0);
    const bough = (index: number, x: number, y: number, turn: number, alpha: number) => {
      const picture = twigs[index];
      if (picture === undefined) return;
      ctx.globalAlpha = alpha;
      stampSprite(
        ctx,
        picture,
        (side > 0 ? x : 1 - x) * width,
        y * height,
        turn + 0.1 * strongGust(t, form.cycles, index * 0.23, vigour),
        side,
        1,
      );
    };
    bough(0, 0.78, 0.25, 0.4, 0.62);
    bough(1, 0.9, 0.5, -0.5, 0.5);
    bough(2, 0.2, 0.8, 0.9, 0.4);
    dimSun(ctx, t, form.cycles, thickerCloud);
  };
}

function foliageSprites(size: number, count: number, blur: number, seed: number): Canvas[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    blurredSprite(size * 1.6, blur, (ctx) => {
      ctx.fillStyle = ctx.strokeStyle = shade;
      for (let twig = 0; twig < 4; twig++) {
        ctx.save();
        ctx.translate(size * 0.5 * (random() - 0.5), size * 0.5 * (random() - 0.5));
        ctx.rotate(random() * 2 * Math.PI);
        drawTwig(ctx, {
          length: size * 0.5,
          bend: random() - 0.5,
          pairs: 6,
          leafLength: size * 0.19,
          leafWidth: size * 0.075,
          round: false,
          random,
        });
        ctx.restore();
      }
    }),
  );
}

/** Slats of a blind: bars of sun that fan a little, breathing as the slats tip. */
export function blindGobo({ width, height, form }: GoboOptions): Gobo {
  const side = form.light.x < 0 ? -1 : 1;
  const count = Math.round(13 / form.scale);
  const penumbra = 1.2 + 9 * form.softness;
  const steps = 7;
  const part = Math.round(openSun / steps);
  const bar = (ctx: SKRSContext2D, slat: number, tip: number, grow: number) => {
    const at = (slat + 0.5) / count;
    const y = height * (0.02 + 0.84 * at) + height * 0.004 * tip - grow;
    const opening = (height / count) * (0.4 + 0.07 * tip + 0.03 * Math.sin(slat * 2.1)) + 2 * grow;
    const slope = side * width * (0.2 + 0.16 * at);
    const [from, to] = side > 0 ? [0.06, 1.02] : [-0.02, 0.94];
    ctx.beginPath();
    ctx.moveTo(from * width - grow, y + slope);
    ctx.lineTo(to * width + grow, y);
    ctx.lineTo(to * width + grow, y + opening);
    ctx.lineTo(from * width - grow, y + opening * 1.12 + slope);
    ctx.fill();
  };
  return (ctx, t) => {
    flood(ctx, shade);
    const tip = gust(t, form.cycles, 0.2);
    // Bars inside bars add up to a soft edge, wider where the light has come farther.
    ctx.globalCompositeOperation = "lighter";
    ctx.fillStyle = `rgb(${String(part)},${String(part)},${String(part)})`;
    for (let slat = 0; slat < count; slat++) {
      const reach = penumbra * (0.6 + (0.9 * slat) / count);
      for (let step = 0; step < steps; step++) bar(ctx, slat, tip, reach * (step / (steps - 1) - 0.5));
    }
    ctx.globalCompositeOperation = "source-over";
    ctx.fillStyle = "rgba(0,0,0,0.3)";
    for (const cord of [0.27, 0.73]) {
      for (const broad of [0.004, 0.008, 0.012]) ctx.fillRect(width * (cord - broad / 2), 0, width * broad, height);
    }
  };
}

/** Foliage overhead: twigs at three distances pass each other, and their gaps throw round images of the sun. */
export function dappleGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const random = randomFrom(seed);
  const side = Math.ceil(height * 1.2);
  const slant = Math.atan2(form.light.y, form.light.x);
  const layer = (boughs: number, leaf: number, blur: number, light: number) => {
    const sharp = createCanvas(side, side);
    const ctx = sharp.getContext("2d");
    ctx.fillStyle = ctx.strokeStyle = shade;
    for (let n = 0; n < boughs; n++) {
      const [x, y, turn] = [side * random(), side * random(), slant + 1.6 * (random() - 0.5)];
      for (let leaves = 0; leaves < 26; leaves++) {
        const out = side * 0.2 * (random() + random() + random() - 1.5);
        const away = side * 0.07 * (random() + random() - 1);
        ctx.save();
        ctx.translate(
          x + Math.cos(turn) * out - Math.sin(turn) * away,
          y + Math.sin(turn) * out + Math.cos(turn) * away,
        );
        ctx.rotate(turn + 2.6 * (random() - 0.5));
        const length = width * leaf * form.scale * (0.6 + 0.7 * random());
        tracePointed(ctx, length, length * (0.25 + 0.35 * random()), length * 0.2 * (random() - 0.5));
        ctx.fill();
        ctx.restore();
      }
    }
    const soft = createCanvas(side, side);
    const softContext = soft.getContext("2d");
    softContext.filter = `blur(${blur.toFixed(1)}px)`;
    softContext.drawImage(sharp, 0, 0);
    softContext.filter = "none";
    softContext.globalCompositeOperation = "destination-out";
    for (let n = 0; n < 70; n++) {
      const radius = width * form.scale * (0.02 + 0.045 * random());
      softContext.setTransform(1, 0, 0, 1, side * random(), side * random());
      softContext.rotate(slant);
      softContext.scale(1.3, 1);
      const disc = softContext.createRadialGradient(0, 0, radius * (0.8 - 0.5 * form.softness), 0, 0, radius);
      disc.addColorStop(0, `rgba(0,0,0,${String(light)})`);
      disc.addColorStop(1, "rgba(0,0,0,0)");
      softContext.fillStyle = disc;
      softContext.fillRect(-radius, -radius, radius * 2, radius * 2);
    }
    return soft;
  };
  const blur = 0.6 + 3.2 * form.softness;
  const layers = [
    { picture: layer(15, 0.24, blur * 4, 0.5), reach: 0.012, phase: 0, alpha: 0.6 },
    { picture: layer(15, 0.19, blur * 1.7, 0.75), reach: 0.02, phase: 0.3, alpha: 0.62 },
    { picture: layer(9, 0.17, blur * 0.9, 0.9), reach: 0.03, phase: 0.6, alpha: 0.5 },
  ];
  return (ctx, t) => {
    flood(ctx, sun);
    for (const { picture, reach, phase, alpha } of layers) {
      const dx = width * reach * gust(t, form.cycles, phase);
      const dy = width * reach * 0.6 * gust(t, form.cycles, phase + 0.31);
      ctx.globalAlpha = alpha;
      stampSprite(ctx, picture, width / 2 + dx, height / 2 + dy, 0.025 * gust(t, form.cycles, phase + 0.5));
    }
    ctx.globalAlpha = 1;
  };
}
