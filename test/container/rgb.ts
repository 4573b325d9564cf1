import type { RgbPicture } from "../../container/ads/statics/rgbPicture.ts";

/** A picture of one colour. */
export function plainPicture(
  { width, height }: { width: number; height: number },
  colour = [243, 217, 208],
): RgbPicture {
  const rgb = new Uint8Array(width * height * 3).map((_, i) => colour[i % 3] ?? 0);
  return { rgb, width, height };
}

/** The same pixels, opaque RGBA. */
export function rgbaOf({ rgb, width, height }: RgbPicture): Uint8ClampedArray {
  return new Uint8ClampedArray(width * height * 4).map((_, i) =>
    i % 4 === 3 ? 255 : (rgb[(i >> 2) * 3 + (i % 4)] ?? 0),
  );
}

/** The same pixels without their alpha. */
export function rgbOf(rgba: Uint8ClampedArray, width: number, height: number): RgbPicture {
  const rgb = new Uint8Array(width * height * 3).map((_, i) => rgba[Math.floor(i / 3) * 4 + (i % 3)] ?? 0);
  return { rgb, width, height };
}
