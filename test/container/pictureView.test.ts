import { describe, expect, it } from "vitest";
import { pictureView } from "../../src/adapters/images/pictureView.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) rgba.set(colourAt(i % width, Math.floor(i / width)), i * 4);
  return { rgba, width, height };
}

/** A wide bar in the middle. */
const isBar = (x: number, y: number) => x >= 200 && x < 800 && y >= 300 && y < 400;
const noise = (x: number, y: number) => (Math.imul(x * 7919 + y * 104729, 2654435761) >>> 24) & 255;

describe("a picture of which nothing is cut out", () => {
  it.each<[string, (x: number, y: number) => Colour, object]>([
    [
      "on plain ground",
      (x, y) => (isBar(x, y) ? [90, 40, 30, 255] : [250, 249, 247, 255]),
      { width: 600, height: 100 },
    ],
    ["with alpha", (x, y) => (isBar(x, y) ? [90, 40, 30, 255] : [0, 0, 0, 0]), { width: 600, height: 100 }],
    ["on a busy ground", (x, y) => [noise(x, y), noise(y, x), 90, 255], { width: 1000, height: 700 }],
    ["of one colour", () => [250, 249, 247, 255], { width: 1000, height: 700 }],
    ["with nothing to be seen", () => [0, 0, 0, 0], { width: 1000, height: 700 }],
  ])("is measured by what is not its ground: %s", (_name, colourAt, box) => {
    expect(pictureView(painted(1000, 700, colourAt)).box).toMatchObject(box);
  });

  it("is made no larger than people need, and keeps its shape", () => {
    const { pixels } = pictureView(painted(2400, 1200, (x, y) => [noise(x, y), 0, 0, 255]));
    expect([pixels.width, pixels.height]).toEqual([1000, 500]);
  });
});
