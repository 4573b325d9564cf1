import { beforeAll, describe, expect, it } from "vitest";
import { createCategoryGround } from "../../container/categories/index.ts";
import { builtKernels, loadKernels, type KernelModule } from "../../container/engine/kernel.ts";
import { blankCovered } from "../../container/engine/covered.ts";
import type { Layer } from "../../container/engine/layer.ts";
import type { Motion } from "../../container/engine/motion.ts";
import { layerPlanes } from "../../container/ads/video/layerPlanes.ts";
import { aScene } from "./sampleScenes.ts";

describe("the compositor", () => {
  let kernels: KernelModule;
  beforeAll(async () => {
    kernels = await loadKernels(builtKernels);
  });
  const [width, height] = [160, 200];
  const ground = () => {
    const { palette } = aScene("editorial", "bottle");
    return createCategoryGround(kernels, "Lotion Texture", {
      palette,
      seed: 5,
      style: null,
      width,
      height,
      quietZones: [],
    });
  };
  const wave = (amplitude: number) => ({ amplitude, cycles: 1, phase: 0 });
  const turning = (degrees: number, across = 0, down = 0): Motion => ({
    acrossPixels: wave(across),
    downPixels: wave(down),
    turnDegrees: wave(degrees),
    pivot: { x: 80, y: 100 },
  });
  /** Soft stripes, so that a difference of place is a difference of value. */
  const striped = (x: number, y: number, motion: Motion | null): Layer => {
    const [w, h] = [96, 120];
    const rgba = new Uint8ClampedArray(w * h * 4);
    for (let row = 0; row < h; row++)
      for (let column = 0; column < w; column++) rgba.set(colourAt(column, row, w, h), (row * w + column) * 4);
    return { name: "product", rgba, x, y, width: w, height: h, motion, shown: null };
  };
  const colourAt = (x: number, y: number, w: number, h: number): [number, number, number, number] => {
    const level = 128 + 90 * Math.sin(x / 5) * Math.cos(y / 6);
    const edge = Math.min(x, y, w - 1 - x, h - 1 - y);
    return [level, 255 - level, 90, 255 * Math.min(1, Math.max(0, edge / 6))];
  };
  const frameWith = (layer: Layer, t: number) => {
    const onto = ground();
    onto.addLayer(layerPlanes(layer, width, height));
    return onto.renderYuv(t).slice();
  };

  it("shows a layer that moves exactly where it rests when the loop starts", () => {
    const steady = frameWith(striped(32, 40, null), 0);
    expect(Buffer.compare(frameWith(striped(32, 40, turning(3, 9, 9)), 0), steady)).toBe(0);
  });

  it("moves a layer by whole pixels as if it had been drawn there", () => {
    const there = frameWith(striped(32 + 6, 40 + 4, null), 0.25);
    expect(Buffer.compare(frameWith(striped(32, 40, turning(0, 6, 4)), 0.25), there)).toBe(0);
  });

  it.each([
    ["clockwise", 1.5, 0, 0],
    ["counterclockwise and aside", -1.5, 3.3, -2.7],
  ])("turns a layer %s as the formula says", (_, degrees, across, down) => {
    const [x, y] = [32, 40];
    const bare = ground().renderYuv(0.25).slice();
    const turned = frameWith(striped(x, y, turning(degrees, across, down)), 0.25);
    const angle = (degrees * Math.PI) / 180;
    let [sum, count, farthest] = [0, 0, 0];
    for (let row = 4; row < height - 4; row++) {
      for (let column = 4; column < width - 4; column++) {
        const [dx, dy] = [column - 80 - across, row - 100 - down];
        const [sx, sy] = [
          80 + dx * Math.cos(angle) + dy * Math.sin(angle) - x,
          100 - dx * Math.sin(angle) + dy * Math.cos(angle) - y,
        ];
        const [red, green, blue, alpha] = colourAt(sx, sy, 96, 120);
        const luma = 16 + (219 / 255) * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
        const at = row * width + column;
        const expected = (luma * alpha + (bare[at] ?? 0) * (255 - alpha)) / 255;
        const off = Math.abs(expected - (turned[at] ?? 0));
        [sum, count, farthest] = [sum + off, count + 1, Math.max(farthest, off)];
      }
    }
    expect(sum / count).toBeLessThan(0.8);
    expect(farthest).toBeLessThan(9);
  });

  it("lays a faint layer over the ground without losing what is smaller than a level", () => {
    const [w, h] = [96, 120];
    const rgba = new Uint8ClampedArray(w * h * 4);
    const alphaAt = (x: number, y: number) =>
      Math.round(30 * Math.sin((Math.PI * x) / w) * Math.sin((Math.PI * y) / h));
    for (let n = 0; n < w * h; n++) rgba.set([60, 30, 20, alphaAt(n % w, Math.floor(n / w))], n * 4);
    const shown = { from: 0, to: 1, atRest: 0, atPeak: 0.5 };
    const faint: Layer = { name: "shadow", rgba, x: 32, y: 40, width: w, height: h, motion: turning(0), shown };
    const bare = ground().renderYuv(0.5).slice();
    const shaded = frameWith(faint, 0.5);
    const luma = 16 + (219 / 255) * (0.2126 * 60 + 0.7152 * 30 + 0.0722 * 20);
    let [bias, farthest] = [0, 0];
    for (let y = 8; y < h - 8; y++) {
      for (let x = 8; x < w - 8; x++) {
        const at = (y + 40) * width + x + 32;
        const share = alphaAt(x, y) / 510;
        const off = (shaded[at] ?? 0) - ((bare[at] ?? 0) * (1 - share) + luma * share);
        bias += off / ((w - 16) * (h - 16));
        farthest = Math.max(farthest, Math.abs(off));
      }
    }
    expect(Math.abs(bias)).toBeLessThan(0.15);
    expect(farthest).toBeLessThan(1);
  });

  it("cuts a layer at the canvas's edges and brings in what motion shows", () => {
    const corner = (motion: Motion | null, t: number) => frameWith(striped(-48, -60, motion), t);
    const rest = corner(turning(0, 24, 20), 0);
    expect(Buffer.compare(rest, corner(null, 0))).toBe(0);
    const moved = corner(turning(0, 24, 20), 0.25);
    const there = frameWith(striped(-24, -40, null), 0.25);
    expect(Buffer.compare(moved, there)).toBe(0);
    for (const [x, y] of [
      [120, 150],
      [-60, 150],
    ] as const)
      expect(() => frameWith(striped(x, y, turning(2, 9, 9)), 0.3)).not.toThrow();
  });

  it("does not draw what an opaque layer hides at all times, and shows no other picture for it", () => {
    const plain = (colour: readonly number[], change: Partial<Layer>): Layer => {
      const [w, h] = [104, 136];
      const rgba = new Uint8ClampedArray(w * h * 4).map((_, n) => colour[n % 4] ?? 0);
      return { name: "shadow", rgba, x: 24, y: 32, width: w, height: h, motion: null, shown: null, ...change };
    };
    const fading = { from: 0, to: 1, atRest: 1, atPeak: 0.6 };
    const under = plain([60, 30, 20, 120], { motion: turning(0, 3, 4), shown: fading });
    const over = plain([200, 120, 90, 255], { name: "product", motion: turning(1, 6, -7) });
    const always = { from: 0, to: 1, atRest: 1, atPeak: 1 };
    const [sparing, thorough] = [over, { ...over, shown: always }].map((top) => {
      const onto = ground();
      for (const layer of [under, top]) onto.addLayer(layerPlanes(layer, width, height));
      return onto;
    });
    for (const t of [0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.95])
      expect(Buffer.compare(sparing!.renderYuv(t), thorough!.renderYuv(t)), `at ${t}`).toBe(0);
    const planes = layerPlanes(under, width, height);
    const shown = () => planes.bytes.subarray(planes.width * planes.height, 2 * planes.width * planes.height);
    const pixels = () => shown().filter((alpha) => alpha > 0).length;
    const before = pixels();
    blankCovered(layerPlanes(over, width, height), [planes]);
    expect(pixels()).toBeLessThan(0.6 * before);
  });
});
