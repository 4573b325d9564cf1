import { createCanvas, ImageData, type SKRSContext2D } from "@napi-rs/canvas";
import { fieldOf, noiseField, type Field } from "../engine/field.ts";
import type { SurroundingsColours } from "./colours.ts";
import { depthOfRow, type Stage } from "./stage.ts";

export interface WaterOptions {
  stage: Stage;
  colours: SurroundingsColours;
  /** 1 where land covers the water, for each pixel of the canvas. */
  land: Float32Array;
  seed: number;
  side: number;
}

const tile = 256;
/** Water is out of focus and moves: it is drawn with one pixel for so many of the canvas's, and scaled up. */
const coarse = 2;

/**
 * Water from the far edge down to the camera: it shows what stands behind it, bent by waves that go once or twice around in a loop,
 * glints where they tip toward the light, and its own depth where the eye looks down into it.
 */
export function stillWater({ stage, colours, land, seed, side }: WaterOptions) {
  const { width, height } = stage;
  const top = Math.floor(stage.farEdge) - 3;
  const [columns, rows] = [Math.ceil(width / coarse), Math.ceil((height - top) / coarse)];
  const swell = slopesOf(noiseField(tile, tile, { cells: [4, 4], octaves: 3, gain: 0.5, seed }), 5);
  const chop = slopesOf(noiseField(tile, tile, { cells: [7, 7], octaves: 2, gain: 0.4, seed: seed + 1 }), 6);
  const small = createCanvas(columns, rows);
  const smallContext = small.getContext("2d");
  const image = new ImageData(columns, rows);
  const pixels = new Int32Array(image.data.buffer);
  const sheet = createCanvas(width, height - top);
  const sheetContext = sheet.getContext("2d");
  const mask = maskOf(width, height, top, land);
  const deep = colours.wall.map((channel, c) => {
    const light = channel * (colours.shade[c] ?? 1) * 0.72;
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
  }) as [number, number, number];
  const glintGain = colours.isDeep ? 120 : 150;

  function draw(behind: Int32Array, t: number): void {
    const [driftX, driftY] = [9 * Math.sin(2 * Math.PI * t), tile * t];
    for (let row = 0, n = 0; row < rows; row++) {
      const y = top + row * coarse;
      const z = depthOfRow(stage, Math.max(y, stage.farEdge));
      const below = Math.max(0, y - stage.farEdge);
      // Looking down, the eye sees into the water; far off it sees what the water mirrors.
      const mirror = Math.max(0.3, 0.9 - (1.15 * below) / (height - stage.farEdge));
      const bend = 26 * Math.min(1, 0.25 + below / (0.12 * height));
      const perColumn = (coarse * z) / stage.focal;
      const v = z * 210;
      for (let column = 0; column < columns; column++, n++) {
        const x = (column - columns / 2) * perColumn;
        const u = x * 105;
        const swelling = at(swell, u + driftX, v - driftY);
        const slope = 0.62 * swelling + 0.38 * at(chop, u * 1.5 - driftX + 50, v * 1.3 + driftY);
        const sourceY =
          Math.max(0, Math.min(stage.farEdge - 2, 2 * stage.farEdge - y - below * 0.8 + slope * bend * 9)) | 0;
        const sourceX = Math.max(0, Math.min(width - 1, column * coarse + swelling * bend * 4)) | 0;
        const seen = behind[sourceY * width + sourceX] ?? 0;
        const glint = Math.max(0, slope * 3.4 - 0.5 - 0.1 * side * x);
        const light = glint * glint * glintGain + slope * 26;
        const red = deep[0] * (1 - mirror) + (seen & 0xff) * mirror + light;
        const green = deep[1] * (1 - mirror) + ((seen >>> 8) & 0xff) * mirror + light;
        const blue = deep[2] * (1 - mirror) + ((seen >>> 16) & 0xff) * mirror + light;
        pixels[n] = -0x1000000 | (byte(blue) << 16) | (byte(green) << 8) | byte(red);
      }
    }
  }

  return {
    /** Draws the water over the picture whose pixels are `behind`. */
    paint(ctx: SKRSContext2D, behind: Int32Array, t: number): void {
      draw(behind, t);
      smallContext.putImageData(image, 0, 0);
      sheetContext.globalCompositeOperation = "copy";
      sheetContext.drawImage(small, 0, 0, columns * coarse, rows * coarse);
      sheetContext.globalCompositeOperation = "destination-in";
      sheetContext.drawImage(mask, 0, 0);
      ctx.drawImage(sheet, 0, top);
    },
  };
}

/** How much a field of heights rises toward the camera over a few of its pixels. */
function slopesOf(heights: Field, reach: number): Field {
  return fieldOf(tile, tile, (x, y) => {
    const farther = (y + reach) & (tile - 1);
    return (heights.data[farther * tile + x] ?? 0) - (heights.data[y * tile + x] ?? 0);
  });
}

/** Opaque where water is to be seen; its far shore is soft. */
function maskOf(width: number, height: number, top: number, land: Float32Array) {
  const canvas = createCanvas(width, height - top);
  const ctx = canvas.getContext("2d");
  const image = new ImageData(width, height - top);
  for (let y = top; y < height; y++) {
    const shore = Math.min(1, (y - top) / 7);
    for (let x = 0; x < width; x++)
      image.data[((y - top) * width + x) * 4 + 3] = 255 * shore * (1 - (land[y * width + x] ?? 0));
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

function byte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value | 0;
}

/** Between four pixels of a field of 256, which repeats. */
function at({ data }: Field, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const [x0, x1] = [left & 255, (left + 1) & 255];
  const [row0, row1] = [(top & 255) << 8, ((top + 1) & 255) << 8];
  const upper = (data[row0 + x0] ?? 0) * (1 - fx) + (data[row0 + x1] ?? 0) * fx;
  const lower = (data[row1 + x0] ?? 0) * (1 - fx) + (data[row1 + x1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
