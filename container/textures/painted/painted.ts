import { createCanvas } from "@napi-rs/canvas";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import type { QuietZone } from "../../types.ts";
import { inkIsDark, luminance, type Colour } from "../colour.ts";
import type { Kernel } from "../kernel.ts";
import { calmPull, setQuietZones, type TextureModule } from "../texture.ts";
import type { PaintedScene } from "./painter.ts";

/** Share of contrast that stays behind words. */
export const keptContrast = 0.25;
/** Moments of the loop at which it is measured what words would stand on. */
const measuredMoments = [2 / 3, 1 / 3, 0];
/** Of the pixels behind words so many may be worse than what counts as the worst. */
const worstShare = 0.01;
const measuredEvery = 4;

/** A scene that is painted on a half-resolution canvas, as a texture: the kernel scales it up and keeps it calm behind words. */
export function painted(scene: PaintedScene): TextureModule {
  return {
    setup(kernel, options) {
      const { palette, width, height, seed, style, quietZones, product = null } = options;
      const canvas = createCanvas(width / 2, height / 2);
      const ctx = canvas.getContext("2d");
      const half = { width: width / 2, height: height / 2 };
      const picture = scene.setup({ palette, ...half, seed, style, quietZones, product });
      const pointer = kernel.picturePointer();
      let painted: number | null = null;
      const frame = (t: number) => {
        // Measuring ends with the moment that a still shows.
        if (t !== painted) picture.paint(ctx, t);
        painted = t;
        new Uint8Array(kernel.memory.buffer).set(canvas.data(), pointer);
        kernel.storePicture();
      };
      setQuietZones(kernel, options);
      if (quietZones.length > 0) {
        kernel.setPictureCalm(keptContrast, 0);
        const pulls = measuredMoments.map((t) => {
          frame(t);
          kernel.finishLuma();
          return calmPull(palette, worstBehindWords(kernel, palette, width, height, quietZones));
        });
        kernel.setPictureCalm(keptContrast, Math.max(...pulls));
      }
      return { frame };
    },
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
  const lights: number[] = [];
  const places: number[] = [];
  for (const zone of zones) {
    const right = Math.min(width, zone.x + zone.width);
    const bottom = Math.min(height, zone.y + zone.height);
    for (let y = Math.max(0, Math.round(zone.y)); y < bottom; y += measuredEvery) {
      for (let x = Math.max(0, Math.round(zone.x)); x < right; x += measuredEvery) {
        lights.push(luminance(pixelAt(x, y)));
        places.push(y * width + x);
      }
    }
  }
  if (lights.length === 0) return [0.5, 0.5, 0.5];
  const sorted = Float64Array.from(lights).sort();
  const nth = Math.floor(lights.length * worstShare);
  const worst = sorted[inkIsDark(palette) ? nth : lights.length - 1 - nth] ?? 0;
  const place = places[lights.indexOf(worst)] ?? 0;
  return pixelAt(place % width, Math.floor(place / width));
}

/** Reads colours out of the kernel's frame: BT.709, limited range. */
function pixelsOf(kernel: Kernel, width: number, height: number): (x: number, y: number) => Colour {
  const area = width * height;
  const frame = new Uint8Array(kernel.memory.buffer, kernel.framePointer(), (area * 3) / 2);
  return (x, y) => {
    const chroma = area + (y >> 1) * (width >> 1) + (x >> 1);
    const brightness = ((frame[y * width + x] ?? 0) - 16) / 219;
    const cb = ((frame[chroma] ?? 0) - 128) / 224;
    const cr = ((frame[chroma + area / 4] ?? 0) - 128) / 224;
    const channels = [brightness + 1.5748 * cr, brightness - 0.187324 * cb - 0.468124 * cr, brightness + 1.8556 * cb];
    return channels.map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number];
  };
}
