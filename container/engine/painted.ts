import { createCanvas } from "@napi-rs/canvas";
import type { Palette } from "../../src/core/rendering/scene.ts";
import type { QuietZone } from "./quietZone.ts";
import { KernelBrush } from "./brush.ts";
import { inkIsDark, luminance, type Colour } from "./colour.ts";
import type { Kernel } from "./kernel.ts";
import type { BrushPainter, CanvasPainter, PaintOptions } from "./painter.ts";
import { calmPull, setQuietZones, type GroundModule } from "./groundModule.ts";

/** Share of contrast that stays behind words. */
export const keptContrast = 0.25;
/** Moments of the loop at which it is measured what words would stand on. */
const measuredMoments = [2 / 3, 1 / 3, 0];
/** Of the pixels behind words so many may be worse than what counts as the worst. */
const worstShare = 0.01;
const measuredEvery = 4;

/** What is painted on a half-resolution canvas, as a ground: the kernel scales it up and keeps it calm behind words. */
export function painted(painter: CanvasPainter | BrushPainter): GroundModule {
  return {
    setup(kernel, options) {
      const { palette, width, height, seed, style, quietZones, product = null, covers = [] } = options;
      const half = { width: width / 2, height: height / 2 };
      const paint = painterOf(painter, kernel, { palette, ...half, seed, style, quietZones, product, covers });
      let painted: number | null = null;
      const frame = (t: number) => {
        // Measuring ends with the moment that a still shows.
        if (t !== painted) paint(t);
        painted = t;
        kernel.storePicture();
      };
      const isBrushed = "setupOn" in painter;
      const own = isBrushed ? painter.groundOf?.({ palette, style }) : null;
      const kept = (isBrushed ? painter.keptContrast : undefined) ?? keptContrast;
      setQuietZones(kernel, options, isBrushed ? painter.fadeShareOf?.(style) : 1, own);
      if (quietZones.length > 0) {
        kernel.setPictureCalm(kept, 0);
        const pulls = measuredMoments.map((t) => {
          frame(t);
          kernel.finishLuma();
          return calmPull(palette, worstBehindWords(kernel, palette, width, height, quietZones));
        });
        kernel.setPictureCalm(kept, Math.max(...pulls));
      }
      return { frame };
    },
  };
}

/** Prepares a painter; what it gives fills the kernel's picture with a moment of the loop. */
export function painterOf(
  painter: CanvasPainter | BrushPainter,
  kernel: Kernel,
  options: PaintOptions,
): (t: number) => void {
  const { width, height } = options;
  if ("setupOn" in painter) {
    const painting = painter.setupOn(new KernelBrush(kernel, width, height), options);
    return (t) => painting.paint(t);
  }
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  const painting = painter.setup(options);
  const pointer = kernel.picturePointer();
  return (t) => {
    painting.paint(ctx, t);
    const pixels = canvas.data();
    new Uint8Array(kernel.memory.buffer).set(pixels, pointer);
  };
}

/** Of the finished frame's colours in quiet zones nearly the one nearest to the ink. */
export function worstBehindWords(
  kernel: Kernel,
  palette: Palette,
  width: number,
  height: number,
  zones: readonly QuietZone[],
): Colour {
  const pixelAt = pixelsOf(kernel, width, height);
  const steps = (length: number) => Math.ceil(length / measuredEvery) + 1;
  const most = zones.reduce((sum, zone) => sum + steps(zone.width) * steps(zone.height), 0);
  const lights = new Float32Array(most);
  const places = new Uint32Array(most);
  let count = 0;
  for (const zone of zones) {
    const right = Math.min(width, zone.x + zone.width);
    const bottom = Math.min(height, zone.y + zone.height);
    for (let y = Math.max(0, Math.round(zone.y)); y < bottom; y += measuredEvery) {
      for (let x = Math.max(0, Math.round(zone.x)); x < right; x += measuredEvery) {
        const [red, green, blue] = pixelAt(x, y);
        lights[count] = 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
        places[count++] = y * width + x;
      }
    }
  }
  if (count === 0) return [0.5, 0.5, 0.5];
  const measured = lights.subarray(0, count);
  const sorted = measured.slice().sort();
  const nth = Math.floor(count * worstShare);
  const worst = sorted[inkIsDark(palette) ? nth : count - 1 - nth] ?? 0;
  const place = places[measured.indexOf(worst)] ?? 0;
  return pixelAt(place % width, Math.floor(place / width));
}

/** Linear light of a channel, by steps that are finer than those of a picture. */
const linear = Float32Array.from({ length: 1021 }, (_, n) => luminance([n / 1020, n / 1020, n / 1020]));
const lightOf = (channel: number) => linear[(channel * 1020 + 0.5) | 0] ?? 0;

const clamped = (channel: number) => (channel < 0 ? 0 : channel > 1 ? 1 : channel);

/** Reads colours out of the kernel's frame: BT.709, limited range. */
function pixelsOf(kernel: Kernel, width: number, height: number): (x: number, y: number) => Colour {
  const area = width * height;
  const frame = new Uint8Array(kernel.memory.buffer, kernel.framePointer(), (area * 3) / 2);
  return (x, y) => {
    const chroma = area + (y >> 1) * (width >> 1) + (x >> 1);
    const brightness = ((frame[y * width + x] ?? 0) - 16) / 219;
    const cb = ((frame[chroma] ?? 0) - 128) / 224;
    const cr = ((frame[chroma + area / 4] ?? 0) - 128) / 224;
    return [
      clamped(brightness + 1.5748 * cr),
      clamped(brightness - 0.187324 * cb - 0.468124 * cr),
      clamped(brightness + 1.8556 * cb),
    ];
  };
}
