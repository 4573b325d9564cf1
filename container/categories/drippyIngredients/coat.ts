import { clamp } from "../../engine/field.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { edge } from "../../materials/wet/wetPicture.ts";

/** The planes' margin that a coat reaches into, half-resolution pixels. */
const margin = 40;

/** The smaller of two depths, without a crease where they meet. */
export function softMin(one: number, other: number): number {
  const near = Math.max(0, 0.06 - Math.abs(one - other)) / 0.06;
  return Math.min(one, other) - near * near * 0.015;
}

/**
 * Covers a part of the picture with liquid that stays. `depth` says how far inside the liquid a place lies, canvas widths,
 * negative outside; `swell` is added to its height, for what moves below the surface.
 */
export function coatPicture(
  kernel: Kernel,
  width: number,
  height: number,
  rows: readonly [from: number, to: number],
  depth: (u: number, v: number) => number,
  swell: (u: number, v: number) => number,
): void {
  const pointer = kernel.coatPointer();
  const stride = kernel.planeRowFloats();
  const plane = new Float32Array(kernel.memory.buffer);
  const first = Math.max(-margin, Math.floor(rows[0] * width));
  const last = Math.min(height + margin, Math.ceil(rows[1] * width));
  for (let y = first; y < last; y++) {
    let at = pointer / 4 + y * stride - margin;
    for (let x = -margin; x < width + margin; x++, at++) {
      const inside = depth(x / width, y / width);
      if (inside < -0.04) continue;
      // It stands steep at its rim and grows flat inside.
      const body = inside < 0 ? edge * (1 + inside / 0.04) : edge + 0.2 * (1 - 1 / (1 + inside / 0.022) ** 2);
      const own = body + clamp(inside * 14) * swell(x / width, y / width);
      if (own > (plane[at] ?? 0)) plane[at] = own;
    }
  }
}
