import type { PictureSigns } from "../../ports/pictures.ts";
import type { Bounds, Pixels } from "./pixels.ts";

/** Whether a pixel shows the product: by its alpha, or, in a picture to be multiplied, by not being white. */
export function showsProduct({ rgba }: Pixels, treatment: PictureSigns["treatment"], index: number): boolean {
  const o = index * 4;
  if (treatment !== "multiply") return (rgba[o + 3] ?? 0) > 128;
  return Math.min(rgba[o] ?? 255, rgba[o + 1] ?? 255, rgba[o + 2] ?? 255) < 248;
}

/** How alike left and right halves of the box are, 0 to 1: shape first, then tone. */
export function symmetryOf(pixels: Pixels, bounds: Bounds, treatment: PictureSigns["treatment"]): number {
  const [columns, rows] = [40, 96];
  let [both, either, difference] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const y = bounds.y + Math.floor(((row + 0.5) * bounds.height) / rows);
    for (let column = 0; column < columns; column++) {
      const inset = Math.floor(((column + 0.5) * bounds.width) / (2 * columns));
      const left = y * pixels.width + bounds.x + inset;
      const right = y * pixels.width + bounds.x + bounds.width - 1 - inset;
      const isLeft = showsProduct(pixels, treatment, left);
      const isRight = showsProduct(pixels, treatment, right);
      if (isLeft || isRight) either += 1;
      if (!isLeft || !isRight) continue;
      both += 1;
      difference += Math.abs((pixels.rgba[left * 4 + 1] ?? 0) - (pixels.rgba[right * 4 + 1] ?? 0));
    }
  }
  if (both === 0) return 0;
  return (both / either) * (1 - 0.4 * Math.min(1, difference / both / 96));
}

/** Sides of the picture along which the product goes on beyond it. A picture that was trimmed to its outline is not cropped. */
export function croppedSidesOf(pixels: Pixels, bounds: Bounds, treatment: PictureSigns["treatment"]): number {
  const { width, height } = pixels;
  const share = (length: number, at: (k: number) => number) => {
    let count = 0;
    for (let k = 0; k < length; k++) if (showsProduct(pixels, treatment, at(k))) count += 1;
    return count / length;
  };
  const sides = [
    bounds.x <= 1 ? share(height, (y) => y * width + 1) : 0,
    bounds.y <= 1 ? share(width, (x) => width + x) : 0,
    bounds.x + bounds.width >= width - 1 ? share(height, (y) => y * width + width - 2) : 0,
    bounds.y + bounds.height >= height - 1 ? share(width, (x) => (height - 2) * width + x) : 0,
  ];
  const cropped = sides.filter((length) => length > 0.03).length;
  return treatment === "supplied-alpha" && cropped >= 3 ? 0 : cropped;
}
