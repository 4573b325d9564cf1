import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Colour } from "../engine/colour.ts";

/** Linear light of one picture as it is in the sun (planes 0 to 2, red, green, blue) and in the shade (3 to 5). */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly Float32Array[];
}

const planeCount = 6;

export function createExposure(width: number, height: number): Exposure {
  return { width, height, planes: Array.from({ length: planeCount }, () => new Float32Array(width * height)) };
}

const decode = Float32Array.from({ length: 256 }, (_, n) => linear(n / 255));

/** One channel, encoded to linear. */
export function linear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

export function linearColour([red, green, blue]: Colour): Colour {
  return [linear(red), linear(green), linear(blue)];
}

/** Blurs a plane in place as a Gaussian of this deviation in pixels would, by three boxes; edges repeat. */
export function blurPlane(data: Float32Array, width: number, height: number, deviation: number): void {
  const radius = Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2);
  if (radius < 1) return;
  const share = 1 / (2 * radius + 1);
  const line = new Float32Array(width);
  const copy = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) {
      const row = y * width;
      line.set(data.subarray(row, row + width));
      let sum = (line[0] ?? 0) * radius;
      for (let n = 0; n <= radius; n++) sum += line[Math.min(n, width - 1)] ?? 0;
      for (let x = 0; x < width; x++) {
        data[row + x] = sum * share;
        sum += (line[Math.min(x + radius + 1, width - 1)] ?? 0) - (line[Math.max(x - radius, 0)] ?? 0);
      }
    }
    // Whole rows at a time: columns one by one would miss the cache at every step.
    copy.set(data);
    line.fill(0);
    const add = (y: number, sign: number) => {
      const row = Math.min(Math.max(y, 0), height - 1) * width;
      for (let x = 0; x < width; x++) line[x] = (line[x] ?? 0) + sign * (copy[row + x] ?? 0);
    };
    for (let y = -radius; y <= radius; y++) add(y, 1);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = 0; x < width; x++) data[row + x] = (line[x] ?? 0) * share;
      add(y + radius + 1, 1);
      add(y - radius, -1);
    }
  }
}

/** Blurs the rows of an exposure down to `rows`, or all of them. */
export function blurExposure({ planes, width, height }: Exposure, deviation: number, rows = height): void {
  const count = Math.min(height, Math.ceil(rows));
  for (const plane of planes) blurPlane(plane.subarray(0, count * width), width, count, deviation);
}

/**
 * Lets an exposure go out of focus by rows, from row `first` on: `blurAt` gives the deviation in pixels of each. Blurred copies at a few
 * strengths are mixed, which no eye can tell from a blur of each row's own.
 */
export function defocusRows(exposure: Exposure, first: number, blurAt: (y: number) => number): void {
  const { width } = exposure;
  const rows = exposure.height - first;
  const wanted = Float32Array.from({ length: rows }, (_, row) => blurAt(first + row));
  const most = wanted.reduce((a, b) => Math.max(a, b), 0);
  const strengths = [0, 1.2, 2.6, 5, 9].filter((_, n, all) => n === 0 || (all[n - 1] ?? 0) < most);
  const strongest = strengths.at(-1) ?? 0;
  for (const plane of exposure.planes) {
    const sharp = plane.subarray(first * width);
    const copies = strengths.map((strength) => {
      const copy = sharp.slice();
      blurPlane(copy, width, rows, strength);
      return copy;
    });
    for (let row = 0; row < rows; row++) {
      const blur = Math.min(wanted[row] ?? 0, strongest);
      const upper = Math.max(
        1,
        strengths.findIndex((strength) => strength >= blur),
      );
      const [from, to] = [strengths[upper - 1] ?? 0, strengths[upper] ?? 0];
      const share = to === from ? 0 : (blur - from) / (to - from);
      const low = copies[upper - 1] ?? sharp;
      const high = copies[upper] ?? low;
      for (let n = row * width; n < (row + 1) * width; n++) {
        sharp[n] = (low[n] ?? 0) * (1 - share) + (high[n] ?? 0) * share;
      }
    }
  }
}

/** Lays one exposure over another where `cover` (0…1) says so. */
export function layExposure(under: Exposure, over: Exposure, cover: Float32Array): void {
  under.planes.forEach((plane, index) => {
    const top = over.planes[index];
    if (top === undefined) return;
    for (let n = 0; n < plane.length; n++) {
      const share = cover[n] ?? 0;
      if (share > 0) plane[n] = (plane[n] ?? 0) * (1 - share) + (top[n] ?? 0) * share;
    }
  });
}

/** Lays something that was drawn as it looks in the sun over an exposure; `shade` is what the shade leaves of each channel. */
export function layCanvas(exposure: Exposure, canvas: Canvas, shade: Colour): void {
  const { data } = canvas.getContext("2d").getImageData(0, 0, exposure.width, exposure.height);
  for (let n = 0, at = 0; n < exposure.width * exposure.height; n++, at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) {
      const light = decode[data[at + c] ?? 0] ?? 0;
      const [sunny, dim] = [exposure.planes[c], exposure.planes[c + 3]];
      if (sunny === undefined || dim === undefined) continue;
      sunny[n] = (sunny[n] ?? 0) * (1 - alpha) + light * alpha;
      dim[n] = (dim[n] ?? 0) * (1 - alpha) + light * (shade[c] ?? 0) * alpha;
    }
  }
}

/** A canvas of the exposure's size, drawn on and then blurred. */
export function drawnSoft(
  { width, height }: { width: number; height: number },
  deviation: number,
  draw: (ctx: ReturnType<Canvas["getContext"]>) => void,
): Canvas {
  const sharp = createCanvas(width, height);
  draw(sharp.getContext("2d"));
  if (deviation < 0.3) return sharp;
  const soft = createCanvas(width, height);
  const ctx = soft.getContext("2d");
  ctx.filter = `blur(${deviation.toFixed(2)}px)`;
  ctx.drawImage(sharp, 0, 0);
  return soft;
}

const curveSize = 4096;
/** Linear light 0…1.6 to bytes, with a shoulder, so that highlights roll off softly. */
const curve = Float32Array.from({ length: curveSize }, (_, n) => {
  const light = (n / (curveSize - 1)) * 1.6;
  const shoulder = 0.8;
  const rolled =
    light <= shoulder ? light : shoulder + (1 - shoulder) * (1 - Math.exp(-(light - shoulder) / (1 - shoulder)));
  return 255 * (rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055);
});

/** Three planes as opaque pixels, with a grain that takes the flatness of drawings and the steps of eight bits away. */
export function develop(
  [red, green, blue]: readonly (Float32Array | undefined)[],
  grain: Float32Array,
  strength: number,
): Int32Array {
  const pixels = new Int32Array(grain.length);
  const byte = (light: number, noise: number) => {
    const at = (light * (curveSize - 1)) / 1.6;
    const value = (curve[at < 0 ? 0 : at > curveSize - 1 ? curveSize - 1 : at | 0] ?? 0) + noise;
    return value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0;
  };
  for (let n = 0; n < pixels.length; n++) {
    const noise = (grain[n] ?? 0) * strength * 255;
    pixels[n] =
      -0x1000000 |
      (byte(blue?.[n] ?? 0, noise) << 16) |
      (byte(green?.[n] ?? 0, noise) << 8) |
      byte(red?.[n] ?? 0, noise);
  }
  return pixels;
}
