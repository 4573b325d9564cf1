import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { beforeAll, describe, expect, it } from "vitest";
import { instantiate, loadKernels, type Kernel, type KernelModule } from "../../container/engine/kernel.ts";
import { paintApart } from "../../container/engine/apart.ts";
import { KernelBrush, type Brush } from "../../container/engine/brush.ts";
import { randomFrom } from "../../container/engine/random.ts";

const [width, height] = [160, 120];

let kernels: KernelModule;
let kernel: Kernel;
let brush: KernelBrush;
beforeAll(async () => {
  kernels = await loadKernels();
  kernel = instantiate(kernels, width * 2, height * 2);
  brush = new KernelBrush(kernel, width, height);
});

function ground(): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  const sky = ctx.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, "#204060");
  sky.addColorStop(1, "#f0d0b0");
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}

/** Soft discs in several colours, clear around them. */
function sprite(): Canvas {
  const canvas = createCanvas(50, 40);
  const ctx = canvas.getContext("2d");
  const random = randomFrom(3);
  for (let n = 0; n < 6; n++) {
    const [x, y, radius] = [10 + 30 * random(), 10 + 20 * random(), 4 + 6 * random()];
    const disc = ctx.createRadialGradient(x, y, radius * 0.4, x, y, radius);
    disc.addColorStop(0, `hsla(${(360 * random()).toFixed(0)},80%,60%,0.9)`);
    disc.addColorStop(1, `hsla(${(360 * random()).toFixed(0)},80%,60%,0)`);
    ctx.fillStyle = disc;
    ctx.fillRect(0, 0, 50, 40);
  }
  return canvas;
}

function picture(): Uint8Array {
  const pointer = kernel.picturePointer();
  return new Uint8Array(kernel.memory.buffer, pointer, width * height * 4).slice();
}

/** How far the brush's picture is from what a canvas shows when both are painted alike: mean and largest step. */
function differences(paint: (out: Brush) => void): { mean: number; most: number } {
  const canvas = ground();
  const ctx = canvas.getContext("2d");
  brush.drawImage(canvas, 0, 0);
  brush.changed(canvas);
  paint(brush);
  paint(ctx);
  const [one, other] = [picture(), ctx.getImageData(0, 0, width, height).data];
  let [sum, most] = [0, 0];
  for (const [n, value] of one.entries()) {
    const step = Math.abs(value - (other[n] ?? 0));
    sum += step;
    most = Math.max(most, step);
  }
  return { mean: sum / one.length, most };
}

describe("the kernel's brush paints as a canvas does", () => {
  it.each(["source-over", "screen", "lighter"] as const)("pictures laid pixel on pixel, %s", (mode) => {
    const spot = sprite();
    const { mean, most } = differences((out) => {
      out.globalCompositeOperation = mode;
      out.drawImage(spot, 20, 30);
      // Beyond the edges nothing may be touched.
      out.drawImage(spot, -25, 100);
      out.drawImage(spot, 140, -10);
      out.globalCompositeOperation = "source-over";
    });
    expect(mean).toBeLessThan(0.2);
    expect(most).toBeLessThanOrEqual(3);
  });

  const places: readonly { how: string; matrix: readonly [number, number, number, number, number, number] }[] = [
    { how: "turned", matrix: [0.9, 0.4, -0.4, 0.9, 60, 40] },
    { how: "grown", matrix: [1.7, 0, 0, 1.4, 12.3, 7.8] },
    { how: "mirrored", matrix: [-1, 0, 0, 1, 90.5, 20.25] },
    { how: "leaning out of the frame", matrix: [1.2, 0.1, 0.5, 1, 110, 90] },
  ];
  it.each(places)("pictures that are $how, and half clear", ({ matrix }) => {
    const spot = sprite();
    const { mean, most } = differences((out) => {
      out.globalAlpha = 0.5;
      out.setTransform(...matrix);
      out.drawImage(spot, -10, -5, 50, 40);
      out.setTransform(1, 0, 0, 1, 0, 0);
      out.globalAlpha = 1;
    });
    expect(mean).toBeLessThan(0.2);
    expect(most).toBeLessThanOrEqual(8);
  });

  it("some rows of a picture", () => {
    const spot = sprite();
    const rows = [0, 8, 50, 20, 30, 40, 50, 20] as const;
    const { mean } = differences((out) => out.drawImage(spot, ...rows));
    expect(mean).toBeLessThan(0.2);
  });

  it("lines with round ends", () => {
    const { mean } = differences((out) => {
      out.strokeStyle = "rgba(40,90,30,1)";
      out.lineWidth = 5;
      out.lineCap = "round";
      out.beginPath();
      for (let n = 0; n <= 12; n++) out.lineTo(10 + n * 12, 60 + 40 * Math.sin(n / 3));
      out.stroke();
    });
    expect(mean).toBeLessThan(0.25);
  });
});

describe("the kernel's brush", () => {
  it("takes a picture once, until it is told of a change", () => {
    const spot = createCanvas(20, 20);
    const ctx = spot.getContext("2d");
    const redAt = () => picture()[(15 * width + 15) * 4];
    ctx.fillStyle = "#f00";
    ctx.fillRect(0, 0, 20, 20);
    brush.drawImage(spot, 10, 10);
    expect(redAt()).toBe(255);
    ctx.fillStyle = "#000";
    ctx.fillRect(0, 0, 20, 20);
    brush.drawImage(spot, 10, 10);
    expect(redAt()).toBe(255);
    brush.changed(spot);
    brush.drawImage(spot, 10, 10);
    expect(redAt()).toBe(0);
  });

  it("lays a kept picture again", () => {
    brush.drawImage(ground(), 0, 0);
    const before = picture();
    const lay = brush.kept();
    brush.drawImage(sprite(), 40, 40);
    expect(Buffer.compare(picture(), before)).not.toBe(0);
    lay();
    expect(Buffer.compare(picture(), before)).toBe(0);
  });

  it("shows what only a canvas can draw, at its place and nowhere else", () => {
    brush.drawImage(ground(), 0, 0);
    const before = picture();
    const paint = paintApart(brush, { x: 150, y: 60, reach: 20 }, (ctx, t) => {
      ctx.fillStyle = "#fff";
      ctx.beginPath();
      ctx.arc(150, 60, 15 * t, 0, 2 * Math.PI);
      ctx.fill();
    });
    paint(1);
    const after = picture();
    const at = (x: number, y: number) => after[(y * width + x) * 4];
    expect(at(150, 60)).toBe(255);
    expect(at(130, 60)).toBe(before[(60 * width + 130) * 4]);
    expect(at(0, 0)).toBe(before[0]);
  });

  it("refuses what it cannot paint", () => {
    brush.globalCompositeOperation = "multiply";
    expect(() => brush.drawImage(sprite(), 0, 0)).toThrow(/multiply/);
    brush.globalCompositeOperation = "source-over";
    expect(() => brush.drawImage(sprite(), 5, 0, 10, 10, 0, 0, 10, 10)).toThrow(/wide/);
  });
});
