import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { adjust, fromHex, mix } from "../../engine/colour.ts";
import { clamp, fieldOf, noiseField, sampleWrapped } from "../../engine/field.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css, isDeepGround, leaning, tint } from "../../engine/tones.ts";
import { along } from "../../materials/plants/foliage.ts";
import { leafShapes, natureRamp, type LeafShape } from "../../materials/plants/leaf.ts";
import { drawSprig, growSprig } from "../../materials/plants/sprig.ts";
import { backdrop, blurred, holdsOn } from "../../materials/wet/layers.ts";
import { addGrain, naturalRamp, reliefPicture } from "../../materials/wet/relief.ts";
import type { MakeGround } from "./surfaces.ts";

const pinna: LeafShape = {
  ...leafShapes.frond,
  girth: 0.1,
  profile: (share) =>
    Math.min(1, share * 12) ** 0.5 * (1 - share) ** 0.7 * (0.8 + 0.2 * Math.abs(Math.cos(share * 52))),
  fold: 0.2,
  gloss: 0.08,
  depth: 0.14,
};

/** Fern: fronds in focus, over others that are lost in the shade. */
export const fern: MakeGround = (options, form, random) => {
  const { width, height } = options;
  const [lightness, chroma, hue] = fernColour(options);
  const colour = tint(lightness, chroma, hue);
  const ramp = natureRamp(lightness, chroma, hue);
  const grow = (size: number, x: number, y: number, heading: number, length: number, bend: number, pairs: number) =>
    growSprig({
      x: x * size,
      y: y * height * (size / width),
      heading,
      length: length * size,
      bend,
      phase: 0,
      swing: 0,
      flutter: 0,
      pairs,
      stagger: 0.12,
      random,
      light: form.light,
      stalk: { colour: css(adjust(colour, { lightness: 0.8, chroma: 0.8 })), width: 0.012 * length * size },
      spread: (share) => 1.3 - 0.55 * share,
      leafLength: (share) => size * length * 0.36 * Math.sin(Math.PI * (0.2 + 0.78 * share)) ** 0.9,
      leaf: () => ({ shape: pinna, ramp, tone: 0.06 + 0.1 * (random() - 0.5) }),
    });
  const picture = createCanvas(width, height);
  const ctx = picture.getContext("2d");
  backdrop(ctx, options, form, 0.8);
  const third = Math.ceil(width / 3);
  const far = createCanvas(third, Math.ceil(height / 3));
  const farContext = far.getContext("2d");
  farContext.filter = "blur(4px)";
  for (const [x, y, heading, length] of [
    [1.15, 0.3, 2.6, 1.3],
    [-0.15, 0.5, -0.5, 1.3],
    [1.1, 0.85, -2.5, 1.4],
  ] as const) {
    const layer = createCanvas(third, far.height);
    drawSprig(layer.getContext("2d"), grow(third, x, y, heading, length, 0.3, 13), 0, 1);
    farContext.drawImage(layer, 0, 0);
  }
  ctx.globalAlpha = 0.6;
  ctx.drawImage(far, 0, 0, width, height);
  ctx.globalAlpha = 1;
  const near = createCanvas(width, height);
  const nearContext = near.getContext("2d");
  const sprigs = [grow(width, 1.02, 1.04, -2.0, 1.9, -0.55, 22), grow(width, -0.1, 1.02, -1.25, 1.5, 0.62, 20)];
  for (const sprig of sprigs) {
    const layer = createCanvas(width, height);
    drawSprig(layer.getContext("2d"), sprig, 0, 1);
    const cast = shadeOf(layer, 7);
    ctx.globalAlpha = 0.6;
    ctx.drawImage(cast, -form.light.x * 10, -form.light.y * 12, width, height);
    ctx.globalAlpha = 1;
    ctx.drawImage(layer, 0, 0);
    nearContext.drawImage(layer, 0, 0);
  }
  addGrain(ctx, options.seed);
  const beads = sprigs.flatMap(({ x, y, heading, length, bend, leaves }) =>
    leaves.flatMap(({ share, spread, picture: leaf }) => {
      const root = along(length, bend, share);
      const [c, s] = [Math.cos(heading), Math.sin(heading)];
      const angle = heading + root.heading + spread;
      return Array.from({ length: 3 }, (_, n) => {
        const out = leaf.width * (0.08 + 0.28 * n + 0.25 * random());
        return {
          x: (x + c * root.x - s * root.y + Math.cos(angle) * out) / width,
          y: (y + s * root.x + c * root.y + Math.sin(angle) * out) / width,
          radius: 0.007 + 0.019 * random() ** 2.5,
        };
      });
    }),
  );
  const isOnLeaf = holdsOn(near);
  return { picture, colour, holds: () => false, beads: beads.filter(({ x, y }) => isOnLeaf(x, y)) };
};

/** A layer's shade on what lies behind it, at a third of the size. */
function shadeOf(layer: Canvas, deviation: number): Canvas {
  const cast = blurred(layer, deviation);
  const ctx = cast.getContext("2d");
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = "#06120a";
  ctx.fillRect(0, 0, cast.width, cast.height);
  return cast;
}

function fernColour({ palette }: PaintOptions): readonly [lightness: number, chroma: number, hue: number] {
  return [isDeepGround(palette) ? 0.52 : 0.64, 0.1, leaning(138, palette.groundBase, 0.15)];
}

/** Distance between the two nearest seeds of a net: small on its lines. */
function netField(columns: number, rows: number, cells: number, random: () => number) {
  const down = Math.round((cells * rows) / columns);
  const seeds = Float32Array.from({ length: cells * down * 2 }, () => random());
  return fieldOf(columns, rows, (x, y) => {
    const [u, v] = [(x / columns) * cells, (y / rows) * down];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    let [first, second] = [9, 9];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [cx, cy] = [column + dx, row + dy];
        const at = (((cy + down) % down) * cells + ((cx + cells) % cells)) * 2;
        const distance = Math.hypot(cx + (seeds[at] ?? 0) - u, cy + (seeds[at + 1] ?? 0) - v);
        if (distance < first) [first, second] = [distance, first];
        else if (distance < second) second = distance;
      }
    }
    return second - first;
  });
}

/** A garden leaf with the rising sun behind it: it glows, and its net of veins shows. */
export const sunriseLeaf: MakeGround = (options, form, random) => {
  const { width, height, palette, seed } = options;
  const isDeep = isDeepGround(palette);
  const colour = tint(isDeep ? 0.5 : 0.66, 0.09, leaning(138, palette.groundBase, 0.06));
  const ramp = naturalRamp(colour, 0.5);
  const noise = noiseField(128, 228, { cells: [3, 5], octaves: 3, seed });
  const net = netField(270, 480, 42, random);
  const [rootX, rootY, angle, length] = [-0.12, (height / width) * 0.99, -0.86, 1.75];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const course = Float32Array.from({ length: 513 }, (_, n) => {
    const share = n / 512;
    return 0.4 * Math.sin(Math.PI * share ** 0.8) ** 0.75 * (1 + 0.02 * Math.sin(share * 70));
  });
  const half = (share: number) => (share <= 0 || share >= 1 ? 0 : (course[(share * 512) | 0] ?? 0));
  const glow = [width * 0.62, height * 0.78] as const;
  const lit = reliefPicture(
    { width, height, ramp, light: form.light, steepness: 0.35, most: 0.3, seed },
    (u, v, spot) => {
      const mottle = sampleWrapped(noise, u * 128, v * 128);
      const [dx, dy] = [u - rootX, v - rootY];
      const reach = dx * cos + dy * sin;
      const across = dy * cos - dx * sin + 0.05 * Math.sin(reach * 1.9);
      const away = Math.abs(across);
      const share = reach / length;
      if (away > half(share) + 0.01) return;
      const place = (share - 0.36 * away + 0.24 * away * away + 0.006 * mottle) * 11 + (across > 0 ? 0.45 : 0);
      const within = Math.abs(place - Math.round(place));
      const cell = sampleWrapped(net, u * 270, v * 270);
      const mesh = Math.exp(-((cell / 0.1) ** 2));
      const vein = 1 / (1 + ((within * 0.14) / 0.0045) ** 4);
      const rib = 1 / (1 + (away / (0.013 * (1.3 - share))) ** 4);
      const sun = Math.exp(
        -(((u * width - glow[0]) / (0.5 * width)) ** 2) - ((v * width - glow[1]) / (0.45 * width)) ** 2,
      );
      spot.height = 0.012 * Math.sqrt(Math.min(1, within * 2.4)) - 0.002 * mesh + 0.01 * mottle;
      spot.tone =
        0.5 +
        0.36 * sun +
        0.1 * mottle -
        0.08 * mesh * (1 - vein) +
        0.1 * vein +
        0.18 * rib +
        0.1 * Math.exp(-(half(share) - away) / 0.012) -
        0.08 * clamp(across * 20, -1, 1);
    },
  );
  const mask = createCanvas(width, height);
  const maskContext = mask.getContext("2d");
  maskContext.beginPath();
  for (let n = 0; n <= 240; n++) {
    const share = n <= 120 ? n / 120 : (240 - n) / 120;
    const reach = share * length;
    const across = (n <= 120 ? -1 : 1) * half(share) - 0.05 * Math.sin(reach * 1.9);
    maskContext.lineTo((rootX + reach * cos - across * sin) * width, (rootY + reach * sin + across * cos) * width);
  }
  maskContext.fill();
  maskContext.globalCompositeOperation = "source-in";
  maskContext.drawImage(lit, 0, 0);
  const picture = createCanvas(width, height);
  const ctx = picture.getContext("2d");
  backdrop(ctx, options, form, 0.75);
  drawBokeh(ctx, options, random);
  ctx.save();
  ctx.globalAlpha = 0.55;
  ctx.translate(width * 1.16, height * 0.2);
  ctx.scale(-0.8, 0.8);
  ctx.drawImage(blurred(mask, 16), 0, 0, width, height);
  ctx.restore();
  ctx.drawImage(mask, 0, 0);
  addGrain(ctx, options.seed);
  return { picture, colour, holds: holdsOn(mask) };
};

function drawBokeh(ctx: SKRSContext2D, { width, height, palette }: PaintOptions, random: () => number): void {
  const bright = fromHex(palette.groundLight);
  for (let n = 0; n < 40; n++) {
    const radius = width * (0.02 + 0.085 * random());
    const [x, y] = [random() * width, height * (0.08 + 0.9 * random())];
    const alpha = 0.1 + 0.26 * random();
    const disc = ctx.createRadialGradient(x, y, 0, x, y, radius);
    const warm = mix(bright, [1, 0.93, 0.72], 0.5 * random());
    disc.addColorStop(0, css(warm, alpha * 0.75));
    disc.addColorStop(0.84, css(warm, alpha));
    disc.addColorStop(1, css(warm, 0));
    ctx.fillStyle = disc;
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}
