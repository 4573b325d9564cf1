import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Colour } from "../../engine/colour.ts";
import { clamp } from "../../engine/field.ts";
import { createSheet, rampAround, tint, type Ramp } from "../../engine/tones.ts";

/** A leaf or petal seen from above: its half width along its length, and what its surface does. */
export interface LeafShape {
  /** Half of the greatest width against the length. */
  girth: number;
  /** Share of that width at a share of the length. */
  profile: (share: number) => number;
  /** Side veins on each half, and how strongly they show. */
  veins: number;
  veinStrength: number;
  /** Height of the fold along the midrib, 0 for flat. */
  fold: number;
  gloss: number;
  /** How much darker it is at its base, where others shade it. */
  depth?: number;
  /** Whether the blade is cut away at a place: `across` is −1…1 from rim to rim. */
  cut?: (share: number, across: number) => boolean;
}

const blade = (front: number, back: number) => {
  const top = front / (front + back);
  const peak = top ** front * (1 - top) ** back;
  return (share: number) => (share <= 0 || share >= 1 ? 0 : (share ** front * (1 - share) ** back) / peak);
};

export const leafShapes = {
  eucalyptus: { girth: 0.42, profile: blade(0.5, 0.55), veins: 6, veinStrength: 0.03, fold: 0.14, gloss: 0.05 },
  olive: { girth: 0.125, profile: blade(0.7, 0.75), veins: 0, veinStrength: 0, fold: 0.24, gloss: 0.14 },
  bamboo: { girth: 0.085, profile: blade(0.35, 1), veins: 0, veinStrength: 0, fold: 0.2, gloss: 0.06 },
  frond: { girth: 0.045, profile: blade(0.4, 0.8), veins: 0, veinStrength: 0, fold: 0.34, gloss: 0.12 },
  beech: {
    girth: 0.3,
    profile: (share) => blade(0.6, 0.9)(share) * (1 + 0.05 * Math.abs(((share * 13) % 1) - 0.5)),
    veins: 8,
    veinStrength: 0.09,
    fold: 0.2,
    gloss: 0.05,
  },
  jungle: {
    girth: 0.44,
    profile: (share) => blade(0.45, 0.8)(share),
    veins: 6,
    veinStrength: 0.07,
    fold: 0.2,
    gloss: 0.22,
    cut: (share, across) => {
      const reach = Math.abs(across);
      const place = (share - 0.34 * reach) * 7.5;
      return (
        share > 0.12 &&
        share < 0.9 &&
        reach > 0.4 &&
        Math.abs((((place % 1) + 1) % 1) - 0.5) < 0.13 * Math.min(1, (reach - 0.4) * 4)
      );
    },
  },
} as const satisfies Record<string, LeafShape>;

export interface LeafOptions {
  shape: LeafShape;
  ramp: Ramp;
  /** Pixels from stalk to tip. */
  length: number;
  /** Of how much of its width is seen: 1 from above, less when it is turned away. */
  turned: number;
  /** Sideways bend at the tip, as a share of the length. */
  curl: number;
  /** Heading on the canvas in radians, and where the light comes from there. */
  heading: number;
  light: { x: number; y: number };
  /** Added to all of its light. */
  tone: number;
  random: () => number;
}

/** Steps from a leaf's middle to its rim for which waves over it are worked out. */
const waveSteps = 128;

/** A bell of height 1; nothing where it is too low to be seen. */
const bell = (x: number) => (x > 2.6 || x < -2.6 ? 0 : Math.exp(-x * x));

/** Pixels around a leaf's own. */
export const leafPadding = 3;

/** One leaf; its stalk is at (`leafPadding`, half the height), its tip toward the right. */
export function leafPicture(options: LeafOptions): Canvas {
  const { shape, ramp, length, turned, curl, heading, light, tone, random } = options;
  const half = Math.max(1.2, shape.girth * length * turned);
  const sag = Math.abs(curl) * length;
  const width = Math.ceil(length + 2 * leafPadding);
  const height = 2 * Math.ceil(half + sag + leafPadding);
  const canvas = createCanvas(width, height);
  const { pixels, image } = createSheet(width, height);
  const last = ramp.length - 1;
  const toward = -Math.sin(heading) * light.x + Math.cos(heading) * light.y;
  const forward = Math.cos(heading) * light.x + Math.sin(heading) * light.y;
  const sheen = 0.3 + 0.3 * random();
  const mottle = random() * 9;
  // Per column: where its middle is, and how far its edge lies from there.
  const shares = Float64Array.from({ length: width }, (_, x) => (x - leafPadding) / length);
  const middles = shares.map((share) => height / 2 + curl * length * share * share);
  const mottles = shares.map((share) => 0.05 * Math.sin(share * 7 + mottle));
  const sheens = shares.map((share) => shape.gloss * (0.6 + 0.4 * Math.sin(share * 5 + mottle)));
  const waves = Float32Array.from({ length: 2 * waveSteps }, (_, n) => Math.sin((n / waveSteps - 1) * 3 + mottle));
  const thinRib = 1 / Math.max(0.8, half * 0.05);
  const glossAt = sheen * Math.sign(toward || 1);
  const rims = shares.map((share) => (share <= 0 || share >= 1 ? -1 : half * shape.profile(share)));
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const rim = rims[x] ?? -1;
      const off = y - (middles[x] ?? 0);
      if (rim - Math.abs(off) + 0.5 <= 0) continue;
      const share = shares[x] ?? 0;
      const across = off / (rim || 1);
      let cover = clamp(rim - Math.abs(off) + 0.5);
      if (shape.cut?.(share, clamp(across, -1, 1)) === true) cover *= 0.04;
      const side = clamp((off / half) * 9, -1, 1);
      const vein = shape.veins > 0 ? (((share - 0.3 * Math.abs(across)) * shape.veins) % 1) - 0.5 : 9;
      const wave = waves[((clamp(across, -1, 0.999) + 1) * waveSteps) | 0] ?? 0;
      const value =
        0.52 +
        tone +
        shape.fold * side * toward * (1.2 - 0.5 * Math.abs(across)) +
        0.16 * forward * (0.5 - share) +
        0.1 * across * toward +
        (mottles[x] ?? 0) * wave -
        shape.veinStrength * bell(vein / 0.09) +
        0.12 * bell(off * thinRib) * (1 - share) +
        (sheens[x] ?? 0) * bell((across + glossAt) / 0.22) +
        0.03 * (random() - 0.5) -
        (shape.depth ?? 0) * (1 - share) ** 2;
      const colour = ramp[Math.round(clamp(value) * last)] ?? 0;
      pixels[n] = (colour & 0xffffff) | ((cover * 255) << 24);
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

/** Light on one green, or any other colour of nature. */
export function natureRamp(lightness: number, chroma: number, hue: number): Ramp {
  const own: Colour = tint(lightness, chroma, hue);
  return rampAround(
    tint(lightness * 0.66, chroma * 1.05, hue + 10),
    own,
    tint(Math.min(0.97, lightness + 0.2), chroma * 0.85, hue - 9),
  );
}
