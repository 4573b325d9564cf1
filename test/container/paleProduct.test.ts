import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { paleToAlpha } from "../../container/statics/paleProduct.ts";
import { Orientation } from "../../src/core/rendering/scene.ts";
import { shotsOf } from "../gallery/concepts.ts";
import { hardProducts } from "../gallery/miseries.ts";
import { draw } from "../gallery/studio.ts";

const [width, height] = [400, 500];

/** Alpha of a picture on white after `paint`, as a function of the pixel. */
function alphaOf(paint: (ctx: SKRSContext2D) => void): (x: number, y: number) => number {
  const ctx = createCanvas(width, height).getContext("2d");
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(0, 0, width, height);
  paint(ctx);
  const picture = ctx.getImageData(0, 0, width, height);
  paleToAlpha(picture);
  return (x, y) => picture.data[(y * width + x) * 4 + 3] ?? 0;
}

describe("a pale product without an outline of its own", () => {
  it("hides the ground within its outline, also where a highlight has broken that open, and not beside it", () => {
    const alpha = alphaOf((ctx) => {
      ctx.lineWidth = 6;
      ctx.strokeStyle = "#d8d8d8";
      ctx.strokeRect(60, 60, 280, 400);
      ctx.fillStyle = "#ffffff";
      ctx.fillRect(90, 50, 60, 20);
      ctx.fillRect(50, 120, 20, 60);
    });
    for (const [x, y] of [
      [200, 250],
      [120, 200],
      [100, 150],
    ] as const)
      expect(alpha(x, y), `${x}, ${y}`).toBeGreaterThan(220);
    for (const [x, y] of [
      [10, 10],
      [20, 250],
      [390, 490],
    ] as const)
      expect(alpha(x, y), `${x}, ${y}`).toBe(0);
  });

  it("only darkens the ground where no outline closes", () => {
    const alpha = alphaOf((ctx) => {
      ctx.fillStyle = "#808080";
      ctx.fillRect(150, 240, 100, 10);
    });
    expect(alpha(200, 245)).toBeGreaterThan(100);
    expect(alpha(200, 150)).toBe(0);
  });

  it("is as solid in the finished ad as in its picture", async () => {
    const brand = hardProducts["white on white"];
    const [shot] = brand === undefined ? [] : await shotsOf(brand, { count: 1, seed: 31 });
    if (shot === undefined) throw new Error("There is no white product.");
    expect(shot.scene.product.blend).toBe("multiply");
    const drawn = await draw(shot, "square");
    if (drawn.kind === "refused") throw new Error(drawn.reason);
    const { file, ad, report } = drawn.still;
    expect(report.findings).toEqual([]);
    const ctx = createCanvas(ad.width, ad.height).getContext("2d");
    ctx.drawImage(await loadImage(file), 0, 0);
    const at = (x: number, y: number) => ctx.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    const [red = 0, green = 0, blue = 0] = at(ad.product.centreX, ad.product.centreY - ad.product.height * 0.1);
    expect(Math.min(red, green, blue)).toBeGreaterThan(200);
  });
});

describe("a tin three times as wide as high", () => {
  it.each(Orientation.options)("finds a layout that holds it: %s", async (orientation) => {
    const brand = hardProducts["a very wide tin"];
    const shots = brand === undefined ? [] : await shotsOf(brand, { count: 2, seed: 31 });
    for (const shot of shots) {
      const drawn = await draw(shot, orientation);
      expect(drawn.kind === "still" ? drawn.still.report.findings : [drawn.reason]).toEqual([]);
    }
    expect(shots).toHaveLength(2);
  });
});
