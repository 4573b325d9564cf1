import type { Field } from "../../engine/field.ts";
import { openSun } from "../../materials/light/wall.ts";

/** Adds an amount, shared between the four pixels around a place. */
export function splat({ width, height, data }: Field, x: number, y: number, amount: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  data[at] = (data[at] ?? 0) + amount * (1 - fx) * (1 - fy);
  data[at + 1] = (data[at + 1] ?? 0) + amount * fx * (1 - fy);
  data[at + width] = (data[at + width] ?? 0) + amount * (1 - fx) * fy;
  data[at + width + 1] = (data[at + width + 1] ?? 0) + amount * fx * fy;
}

/** Fills the gobo with light, 1 being the open sun; brighter light nears white without ever burning out. */
export function develop(pixels: Uint32Array, width: number, sunlight: (x: number, y: number) => number): void {
  for (let n = 0, y = 0; n < pixels.length; y++) {
    for (let x = 0; x < width; x++, n++) {
      const light = sunlight(x, y);
      const shown = light <= 1 ? Math.max(0, light) : 1 + 0.5 * (1 - Math.exp(-0.5 * (light - 1)));
      pixels[n] = Math.round(shown * openSun) | 0xff000000;
    }
  }
}
