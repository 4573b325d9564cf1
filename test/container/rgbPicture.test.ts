import { createCanvas, ImageData } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { layOver } from "../../container/ads/statics/rgbPicture.ts";
import { createCategoryGround } from "../../container/categories/index.ts";
import { loadKernels } from "../../container/engine/kernel.ts";
import { yuvToRgba } from "../../container/engine/yuvToRgba.ts";
import { plainPicture, rgbaOf } from "./rgb.ts";
import { aScene } from "./sampleScenes.ts";

describe("a ground's frame as RGB", () => {
  it("has the colours of its YUV frame, to the bit", async () => {
    const { palette, seed } = aScene("editorial", "bottle");
    const size = { width: 216, height: 270 };
    const options = { palette, ...size, seed, style: null, quietZones: [] };
    const ground = createCategoryGround(await loadKernels(), "Water Ripples", options);
    const wanted = yuvToRgba(ground.renderYuv(0), size.width, size.height);
    const rgb = ground.renderRgb(0);
    expect(rgb.length).toBe(size.width * size.height * 3);
    expect(Buffer.from(rgbaOf({ rgb, ...size })).equals(Buffer.from(wanted))).toBe(true);
  });
});

describe("laying a layer over a picture", () => {
  const rgba = new Uint8ClampedArray(16 * 16 * 4).map((_, i) => (i * 37) % 256);
  const layer = {
    name: "product" as const,
    rgba,
    width: 16,
    height: 16,
    motion: null,
    shown: null,
  };

  it.each([
    [4, 6],
    [-5, -3],
    [28, 20],
  ])("gives what a canvas gives, and nothing beyond the edge, at %i, %i", (x, y) => {
    const size = { width: 40, height: 30 };
    const picture = plainPicture(size);
    const canvas = createCanvas(size.width, size.height);
    const ctx = canvas.getContext("2d");
    ctx.putImageData(new ImageData(rgbaOf(picture), size.width, size.height), 0, 0);
    const small = createCanvas(16, 16);
    small.getContext("2d").putImageData(new ImageData(rgba, 16, 16), 0, 0);
    ctx.drawImage(small, x, y);
    layOver(picture, { ...layer, x, y });
    const wanted = ctx.getImageData(0, 0, size.width, size.height).data;
    const farthest = rgbaOf(picture).reduce((most, value, i) => Math.max(most, Math.abs(value - (wanted[i] ?? 0))), 0);
    expect(farthest).toBeLessThanOrEqual(1);
  });
});
