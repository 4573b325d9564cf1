import type { Colour } from "./colour.ts";
import type { Kernel } from "./kernel.ts";
import { keptContrast, worstBehindWords } from "./painted.ts";
import { calmPull, setQuietZones, type GroundOptions } from "./groundModule.ts";

/** Moments of the loop at which it is measured what words would stand on. */
const measuredMoments = [0.15, 0.6];

/** What words stand on: its colour where that is not the palette's ground, and the share of its contrast that stays behind them. */
interface WordsGround {
  own: Colour | null;
  kept: number;
}

/**
 * A ground that a kernel draws into the host's picture, as frames that are calm behind words: `draw` fills the picture for
 * a moment of the loop, t ∈ [0, 1).
 */
export function kernelPicture(
  kernel: Kernel,
  options: GroundOptions,
  draw: (t: number) => void,
  { own, kept }: WordsGround = { own: null, kept: keptContrast },
): { frame(t: number): void } {
  const { palette, width, height, quietZones } = options;
  const frame = (t: number) => {
    draw(t);
    kernel.storePicture();
  };
  setQuietZones(kernel, options, 1, own);
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
}
