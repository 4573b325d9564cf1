import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { css, tint, type Ramp } from "../../engine/tones.ts";
import { leafPadding, leafPicture, type LeafShape } from "./leaf.ts";

export type FlowerKind = "daisy" | "poppy" | "peony" | "blossom" | "tulip" | "lavender";

const petal = (girth: number, profile: LeafShape["profile"], depth: number, fold = 0.05): LeafShape => ({
  girth,
  profile,
  depth,
  fold,
  veins: 0,
  veinStrength: 0,
  gloss: 0.03,
});

const strap: LeafShape["profile"] = (share) => Math.min(1, share * 4) ** 0.6 * Math.min(1, (1 - share) * 6) ** 0.5;
const fan: LeafShape["profile"] = (share) => Math.sin(Math.PI * Math.min(1, share) ** 1.5 * 0.985) ** 0.62;
const notched: LeafShape["profile"] = (share) => fan(share) * (share > 0.93 ? 0.93 : 1);
const cup: LeafShape["profile"] = (share) => Math.sin(Math.PI * share ** 0.8) ** 0.75;

const petals: Record<FlowerKind, LeafShape> = {
  daisy: petal(0.13, strap, 0.14, 0.08),
  poppy: petal(0.56, fan, 0.3, 0.03),
  peony: petal(0.6, fan, 0.42, 0.04),
  blossom: petal(0.44, notched, 0.12, 0.03),
  tulip: petal(0.34, cup, 0.12, 0.1),
  lavender: petal(0.36, cup, 0.2, 0.1),
};

/** From the guard petals to the heart: how many, how long, how light. */
const peonyRings = [
  [7, 1, 0.02],
  [7, 0.9, 0.1],
  [7, 0.76, 0.02],
  [6, 0.62, 0.1],
  [6, 0.48, 0.04],
  [5, 0.34, 0.12],
  [4, 0.2, 0.02],
] as const;

export interface FlowerOptions {
  kind: FlowerKind;
  /** Pixels from the middle to a petal's tip; of a lavender's spike, its length. */
  radius: number;
  petal: Ramp;
  /** Colours of the heart: its own and what it is in shade. */
  heart: { lightness: number; chroma: number; hue: number };
  light: { x: number; y: number };
  random: () => number;
}

/** A flower's head, and how far down its picture, on the middle line, the stalk meets it. */
export interface FlowerHead {
  picture: Canvas;
  rootY: number;
}

export function flowerHead(options: FlowerOptions): FlowerHead {
  const { kind, radius, random } = options;
  const isSpike = kind === "lavender";
  const width = Math.ceil(radius * (isSpike ? 0.46 : 2.6));
  const rootY = Math.ceil(radius * (kind === "tulip" ? 1.25 : isSpike ? 1.2 : 1.3));
  const picture = createCanvas(width, rootY + Math.ceil(radius * (kind === "tulip" ? 0.4 : isSpike ? 0.14 : 1.3)));
  const ctx = picture.getContext("2d");
  ctx.translate(width / 2, rootY);
  const place = (heading: number, length: number, tone: number, turned = 1, outward = 0, along = 0) => {
    const blade = leafPicture({
      shape: petals[kind],
      ramp: options.petal,
      length,
      turned,
      heading,
      light: options.light,
      tone,
      random,
      curl: 0.12 * (random() - 0.5),
    });
    ctx.save();
    ctx.translate(0, along);
    ctx.rotate(heading);
    ctx.shadowColor = "rgba(0,0,0,0.16)";
    ctx.shadowBlur = radius * 0.05;
    ctx.drawImage(blade, outward - leafPadding, -blade.height / 2);
    ctx.restore();
  };
  const ring = (count: number, reach: number, tone: number, from: number, turned = 1) => {
    for (let n = 0; n < count; n++) {
      const heading = ((n + 0.35 * (random() - 0.5)) / count) * 2 * Math.PI + from;
      place(
        heading,
        radius * reach * (0.86 + 0.22 * random()),
        tone + 0.07 * (random() - 0.5),
        turned * (0.85 + 0.3 * random()),
      );
    }
  };
  switch (kind) {
    case "daisy":
      ctx.scale(1, 0.86);
      ring(15, 1, 0.1, 0.2);
      ring(14, 0.95, 0.2, 0.4);
      drawHeart(ctx, radius * 0.3, options);
      break;
    case "poppy":
      ctx.scale(1, 0.84);
      ring(4, 1, 0, 0.4);
      ring(4, 0.86, 0.07, 1.2);
      drawHeart(ctx, radius * 0.2, options);
      break;
    case "peony":
      ctx.scale(1, 0.88);
      for (const [count, reach, tone] of peonyRings) {
        ctx.translate(0, -radius * 0.022);
        ring(count, reach, tone, random() * 6, 0.9 + 0.3 * random());
      }
      break;
    case "blossom":
      ctx.scale(1, 0.9);
      ring(5, 1, 0.14, random() * 6);
      drawStamens(ctx, radius * 0.46, options);
      break;
    case "tulip":
      for (const [spread, reach, tone, turned] of [
        [-0.3, 0.98, -0.16, 1],
        [0.3, 0.98, -0.12, 1],
        [-0.17, 1.02, -0.02, 0.9],
        [0.19, 1, 0.02, 0.85],
        [0.01, 0.94, 0.08, 1],
      ] as const) {
        place(-Math.PI / 2 + spread, radius * 1.25 * reach, tone, turned, 0, radius * 0.2);
      }
      break;
    case "lavender":
      for (let whorl = 0; whorl < 11; whorl++) {
        const at = -radius * (0.02 + 0.96 * (whorl / 10));
        const size = radius * 0.125 * (1.1 - 0.055 * whorl);
        for (const spread of [-1.25, 1.2, -0.75, 0.7, -0.3, 0.28, 0]) {
          place(
            -Math.PI / 2 + spread + 0.3 * (random() - 0.5),
            size * (0.8 + 0.5 * random()),
            0.34 * (random() - 0.5),
            1,
            0,
            at,
          );
        }
      }
      break;
  }
  return { picture, rootY };
}

function drawHeart(ctx: SKRSContext2D, radius: number, { heart, light, random }: FlowerOptions): void {
  const { lightness, chroma, hue } = heart;
  ctx.fillStyle = css(tint(lightness * 0.7, chroma, hue - 12));
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 2 * Math.PI);
  ctx.fill();
  for (let n = 0; n < 170; n++) {
    const away = radius * Math.sqrt(n / 170);
    const turn = n * 2.39996;
    const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
    const lit = (x * light.x + y * light.y) / radius;
    ctx.fillStyle = css(tint(lightness * (0.92 + 0.18 * lit + 0.1 * random()), chroma, hue));
    ctx.beginPath();
    ctx.arc(x, y, radius * 0.075, 0, 2 * Math.PI);
    ctx.fill();
  }
}

function drawStamens(ctx: SKRSContext2D, reach: number, { heart, random }: FlowerOptions): void {
  const { lightness, chroma, hue } = heart;
  ctx.lineWidth = Math.max(0.7, reach * 0.04);
  for (let n = 0; n < 14; n++) {
    const turn = (n / 14) * 2 * Math.PI + random();
    const away = reach * (0.55 + 0.5 * random());
    const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
    ctx.strokeStyle = css(tint(lightness * 1.1, chroma * 0.5, hue), 0.8);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(x, y);
    ctx.stroke();
    ctx.fillStyle = css(tint(lightness * 0.85, chroma, hue - 20));
    ctx.beginPath();
    ctx.arc(x, y, reach * 0.075, 0, 2 * Math.PI);
    ctx.fill();
  }
}
