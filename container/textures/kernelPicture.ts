import type { Colour } from "./colour.ts";
import type { Kernel } from "./kernel.ts";
import { keptContrast, worstBehindWords } from "./painted/painted.ts";
import { calmPull, setQuietZones, type TextureOptions } from "./texture.ts";

/** Moments of the loop at which it is measured what words would stand on. */
const measuredMoments = [0.15, 0.6];

/**
 * A scene that a kernel draws into the host's picture, as frames that are calm behind words: `draw` fills the picture for
 * a moment of the loop, t ∈ [0, 1). `own`: the colour of what words stand on, where that is not the palette's ground.
 */
export function kernelPicture(
  kernel: Kernel,
  options: TextureOptions,
  draw: (t: number) => void,
  own: Colour | null = null,
): { frame(t: number): void } {
  const { palette, width, height, quietZones } = options;
  const frame = (t: number) => {
    draw(t);
    kernel.storePicture();
  };
  setQuietZones(kernel, options, 1, own);
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
}
