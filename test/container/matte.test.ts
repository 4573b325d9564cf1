import { expect, it } from "vitest";
import { matte } from "../../src/adapters/images/matte.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";

const side = 60;
const [from, to] = [15, 45];
/** How deep a pixel lies in the cap, 1 at its edge; 0 outside. */
const depthAt = (x: number, y: number) => Math.max(0, Math.min(x - from + 1, to - x, y - from + 1, to - y));

it("keeps the thin dark rim of a bright cap to its half transparent edge", () => {
  const rgba = new Uint8Array(side * side * 4);
  const coverage = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [i, depth] = [y * side + x, depthAt(x, y)];
      if (depth === 0) continue;
      const level = depth <= 3 ? 30 : 225;
      rgba.set([level, level, level, depth === 1 ? 150 : 255], i * 4);
      coverage[i] = depth === 1 ? 0.6 : 1;
    }
  }
  const cut: Pixels = { rgba, width: side, height: side };
  matte(cut, coverage);
  for (let x = from + 6; x < to - 6; x++) {
    const edge = (from * side + x) * 4;
    expect(rgba[edge + 3]).toBeGreaterThan(60);
    expect(Math.max(rgba[edge] ?? 255, rgba[edge + 1] ?? 255, rgba[edge + 2] ?? 255)).toBeLessThan(60);
  }
});
