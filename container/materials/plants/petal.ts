import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { clamp } from "../../engine/field.ts";
import { createSheet, type Ramp } from "../../engine/tones.ts";

/** A petal or sepal that is large in the frame. */
export interface PetalOptions {
  /** Pixels from root to tip. */
  length: number;
  /** Half of the greatest width against the length, and the width's course along it, 0…1 each. */
  girth: number;
  profile: (share: number) => number;
  ramp: Ramp;
  /** Heading on the canvas, and where the light comes from there. */
  heading: number;
  light: { x: number; y: number };
  /** How far its edge waves, and how much it is hollowed like a bowl. */
  ruffle: number;
  cup: number;
  /** Fine veins that fan out from the root. */
  veins: number;
  tone: number;
  random: () => number;
}

const padding = 4;

/** A petal; its root lies at (`padding`, half the height), its tip to the right. */
export function petalSheet(options: PetalOptions): Canvas {
  const { length, girth, profile, ramp, heading, light, ruffle, cup, veins, tone, random } = options;
  const half = girth * length * (1 + ruffle);
  const width = Math.ceil(length + 2 * padding);
  const height = 2 * Math.ceil(half + padding);
  const canvas = createCanvas(width, height);
  const { pixels, image } = createSheet(width, height);
  const last = ramp.length - 1;
  const [lx, ly] = [
    light.x * Math.cos(heading) + light.y * Math.sin(heading),
    light.y * Math.cos(heading) - light.x * Math.sin(heading),
  ];
  const [one, two, three] = [random() * 6, random() * 6, random() * 6];
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const share = (x - padding) / length;
      if (share <= 0 || share >= 1) continue;
      const off = y - height / 2;
      const side = off < 0 ? one : two;
      const wave = Math.sin(share * 9 + side) + 0.5 * Math.sin(share * 19 + side * 2);
      const rim = girth * length * profile(share) * (1 + ruffle * 0.6 * wave);
      const inside = rim - Math.abs(off);
      const cover = clamp(inside * 0.8 + 0.5);
      if (cover <= 0) continue;
      const across = off / (rim || 1);
      const reach = Math.abs(across);
      // The waves of the edge run a little way into the petal.
      const fold = ruffle * 5 * Math.cos(share * 9 + side) * reach ** 3 * lx;
      const bowl = cup * (across * ly * reach + (share - 0.55) * lx * 0.7);
      const fan = Math.sin(across * veins * (0.5 + 0.5 * share) + three + 0.8 * Math.sin(share * 5 + three));
      const value =
        0.62 +
        tone +
        fold -
        bowl +
        0.026 * fan * (1 - share * 0.5) +
        0.06 * Math.exp(-inside / (0.02 * length)) -
        0.2 * (1 - share) ** 2 * (1 - 0.4 * reach) +
        0.07 * Math.exp(-((across / 0.05) ** 2)) * (1 - share) +
        0.012 * (random() - 0.5);
      const colour = ramp[(clamp(value) * last) | 0] ?? 0;
      pixels[n] = (colour & 0xffffff) | ((cover * 255) << 24);
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

/** Puts a petal's root at a point, with its shade on what lies behind. */
export function placePetal(
  ctx: SKRSContext2D,
  petal: Canvas,
  x: number,
  y: number,
  heading: number,
  shade: { colour: string; blur: number; x: number; y: number },
): void {
  ctx.save();
  ctx.shadowColor = shade.colour;
  ctx.shadowBlur = shade.blur;
  ctx.shadowOffsetX = shade.x;
  ctx.shadowOffsetY = shade.y;
  ctx.translate(x, y);
  ctx.rotate(heading);
  ctx.drawImage(petal, -padding, -petal.height / 2);
  ctx.restore();
}
