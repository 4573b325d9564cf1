import { createCanvas, ImageData, type Canvas } from "@napi-rs/canvas";
import { oklchOf, hexOfOklch } from "../../src/core/rendering/colour.ts";
import type { HexColour, Palette } from "../../src/core/rendering/scene.ts";
import { adjust, fromHex, luminance, mix, type Colour } from "./colour.ts";
import type { Field } from "./field.ts";
import { grainFrom, randomFrom } from "./random.ts";

/** Colours by light, 0 (deepest shadow) to 1 (highlight), as opaque RGBA words in the byte order of pixels. */
export type Ramp = Uint32Array;

const rampSize = 1024;

/** Even steps between colours at rising places, the first 0 and the last 1. */
export function rampOf(stops: readonly (readonly [at: number, colour: Colour])[]): Ramp {
  const ramp = new Uint32Array(rampSize);
  for (let n = 0; n < rampSize; n++) {
    const at = n / (rampSize - 1);
    const after = Math.max(
      1,
      stops.findIndex(([place]) => place >= at),
    );
    const [from, low] = stops[after - 1] ?? [0, [0, 0, 0] as Colour];
    const [to, high] = stops[after] ?? [1, low];
    ramp[n] = pixelOf(mix(low, high, (at - from) / (to - from || 1)));
  }
  return ramp;
}

/** Little-endian RGBA. */
export function pixelOf(colour: Colour, alpha = 1): number {
  const [red, green, blue] = colour.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255)) as [
    number,
    number,
    number,
  ];
  return ((Math.round(alpha * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Two pixels' colours, channel by channel. */
export function blend(one: number, other: number, share: number): number {
  const channel = (shift: number) => {
    const from = (one >>> shift) & 255;
    return Math.round(from + (((other >>> shift) & 255) - from) * share) << shift;
  };
  return channel(0) | channel(8) | channel(16);
}

/** How light falls on matter of one colour: its deep shadow, shadow, own colour, lit side and highlight. */
export function rampAround(shadow: Colour, base: Colour, light: Colour): Ramp {
  const isDeep = luminance(base) < 0.2;
  return rampOf([
    [0, adjust(shadow, { lightness: isDeep ? 0.62 : 0.68, chroma: 0.98 })],
    [0.3, shadow],
    [0.62, base],
    [0.88, light],
    [1, mix(light, [1, 1, 1], isDeep ? 0.3 : 0.55)],
  ]);
}

/** The ground's own ramp. */
export function groundRamp({ groundShadow, groundBase, groundLight }: Palette): Ramp {
  return rampAround(fromHex(groundShadow), fromHex(groundBase), fromHex(groundLight));
}

/** A colour in OKLCH: lightness 0…1, chroma 0…about 0.3, hue in degrees. */
export function tint(lightness: number, chroma: number, hue: number): Colour {
  return fromHex(hexOfOklch({ lightness, chroma, hue: ((hue % 360) + 360) % 360 }));
}

/** A hue of nature, drawn toward a colour of the palette by a share of the way, so that the two are of one picture. */
export function leaning(hue: number, toward: HexColour, share: number): number {
  const own = oklchOf(toward);
  const turn = ((own.hue - hue + 540) % 360) - 180;
  return hue + turn * share * Math.min(1, own.chroma / 0.06);
}

/** Whether the ground is a dark one with light words. */
export function isDeepGround({ groundBase }: Palette): boolean {
  return luminance(fromHex(groundBase)) < 0.2;
}

/** A colour in CSS's words. */
export function css(colour: Colour, alpha = 1): string {
  const [red, green, blue] = colour.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `rgba(${String(red)},${String(green)},${String(blue)},${alpha.toFixed(4)})`;
}

/** Numbers that the grain of a whole picture is made of. */
const grainSupply = 65_536;

/** Grain as of a photograph, about ±1 with most of it under 0.5: hides the steps of 8 bits and takes the vector's flatness. */
export function grainField(width: number, height: number, seed: number): Float32Array {
  if (width * height <= grainSupply) return grainFrom(seed ^ 0x9e3779b9, width * height);
  // A row may begin anywhere in the supply: no eye finds the repeats.
  const supply = grainFrom(seed ^ 0x9e3779b9, grainSupply + width);
  const random = randomFrom(seed);
  const grain = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = Math.floor(random() * grainSupply);
    grain.set(supply.subarray(from, from + width), row * width);
  }
  return grain;
}

/** Turns light into colours: `out` gets the ramp's colour for each value of `light`, plus its grain. */
export function develop(
  out: Uint32Array,
  light: Float32Array,
  ramp: Ramp,
  grain: Float32Array,
  strength: number,
): void {
  const last = rampSize - 1;
  for (let n = 0; n < out.length; n++) {
    const value = ((light[n] ?? 0) + (grain[n] ?? 0) * strength) * last;
    out[n] = ramp[value < 0 ? 0 : value > last ? last : value | 0] ?? 0;
  }
}

/** Pixels to write to and the picture that they are. */
export interface Sheet {
  readonly pixels: Uint32Array;
  readonly image: ImageData;
}

export function createSheet(width: number, height: number): Sheet {
  const image = new ImageData(width, height);
  return { image, pixels: new Uint32Array(image.data.buffer) };
}

/** A developed field as a picture. */
export function pictureOf(light: Field, ramp: Ramp, grain: Float32Array, strength: number): Canvas {
  const canvas = createCanvas(light.width, light.height);
  const { pixels, image } = createSheet(light.width, light.height);
  develop(pixels, light.data, ramp, grain, strength);
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}
