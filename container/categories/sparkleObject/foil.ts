import { createCanvas } from "@napi-rs/canvas";
import type { KernelBrush } from "../../engine/brush.ts";
import { adjust, fromHex, mix, type Colour } from "../../engine/colour.ts";
import { blurField, fieldOf, noiseField, sampleWrapped } from "../../engine/field.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { createSheet, isDeepGround, leaning, pixelOf, tint } from "../../engine/tones.ts";

const hues = 256;
const glares = 32;
/** The share of glare at which a face shows its own colour; with less it lies in shade. */
const plain = 0.22;

/** What pearl and foil play round: violet, with aqua on one side and rose on the other. Hue in degrees. */
const pearl = 272;

/** Colours that holographic foil runs through, to and fro; rows of rising glare. */
function spectrum({ palette }: PaintOptions): Uint32Array {
  const middle = leaning(pearl, palette.groundBase, 0.2);
  const light = fromHex(palette.groundLight);
  const isDeep = isDeepGround(palette);
  const white: Colour = [1, 1, 1];
  const colours = Array.from({ length: hues }, (_, n) => {
    const turn = (n / hues) * 2 * Math.PI;
    // To and fro between aqua and rose: all the way round would pass through mud.
    const hue = middle + 76 * Math.sin(turn);
    const lightness =
      (isDeep ? 0.45 : 0.855) + (isDeep ? 0.13 : 0.06) * Math.cos(2 * turn) + 0.025 * Math.cos(5 * turn);
    return mix(tint(lightness, isDeep ? 0.1 : 0.085, hue), light, 0.12);
  });
  const deeper = (colour: Colour) => adjust(colour, { lightness: 0.94, chroma: 1.1 });
  const table = new Uint32Array(hues * glares);
  for (let n = 0; n < table.length; n++) {
    const glare = Math.floor(n / hues) / (glares - 1);
    const own = colours[n % hues] ?? white;
    table[n] = pixelOf(
      glare < plain ? mix(deeper(own), own, glare / plain) : mix(own, white, (glare - plain) / (1 - plain)),
    );
  }
  return table;
}

/** Creases between flat faces, as in crumpled foil: folds in all directions, one upon the other. */
function crumple(columns: number, rows: number, scale: number, seed: number) {
  const random = randomFrom(seed);
  const warp = noiseField(64, 64, { cells: [3, 3], octaves: 1, seed });
  const folds = Array.from({ length: 8 }, (_, n) => {
    const turn = random() * Math.PI;
    const pitch = (1 * 1.34 ** n) / scale;
    return {
      x: Math.cos(turn) * pitch,
      y: Math.sin(turn) * pitch,
      phase: random(),
      bend: (random() - 0.5) * 0.7,
      height: 1 / (1 + 0.7 * n) / pitch,
    };
  });
  return fieldOf(columns, rows, (px, py) => {
    const [u, v] = [px / columns, py / columns];
    const bent = sampleWrapped(warp, u * 40, v * 30);
    let sum = 0;
    for (const { x, y, phase, bend, height } of folds) {
      const place = x * u + y * v + phase + bend * bent;
      sum += height * Math.abs(place - Math.round(place));
    }
    return sum;
  });
}

/** Crumpled holographic foil, whose faces run through their colours as the light sways. */
export function createFoil(options: PaintOptions, form: Form): (brush: KernelBrush, t: number) => void {
  const { width, height, seed } = options;
  const [columns, rows] = [width >> 1, height >> 1];
  const table = spectrum(options);
  const heights = blurField(crumple(columns, rows, form.scale, seed), 1.3);
  const [own, response, facing] = [0, 1, 2].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0, n = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, n++) {
      const here = heights.data[n] ?? 0;
      const slopeX = ((heights.data[x + 1 < columns ? n + 1 : n] ?? here) - here) * columns;
      const slopeY = ((heights.data[y + 1 < rows ? n + columns : n] ?? here) - here) * columns;
      const toward = slopeX * form.light.x + slopeY * form.light.y;
      own[n] = 0.3 * (x / columns) + 0.24 * (y / columns) + 0.1 * toward + 0.06 * (slopeX - slopeY) + 8;
      response[n] = 0.12 + 0.045 * toward;
      facing[n] = 0.2 * toward + 0.1 * slopeX + (0.4 * (x - y * 0.7)) / columns + 8;
    }
  }
  // Light on a face by how it lies: a lamp's narrow glare, and a broad one.
  const lamp = Uint8Array.from({ length: 256 }, (_, n) => {
    const away = Math.abs(n / 256 - 0.5);
    const glare = 0.62 * Math.exp(-((away / 0.05) ** 2)) + 0.42 * Math.exp(-((away / 0.2) ** 2));
    return Math.round(Math.min(1, glare) * (glares - 1));
  });
  const sheet = createSheet(columns, rows);
  const small = createCanvas(columns, rows);
  const smallContext = small.getContext("2d");
  return (brush, t) => {
    const sway = Math.sin(2 * Math.PI * t);
    for (let n = 0; n < sheet.pixels.length; n++) {
      const lean = (response[n] ?? 0) * sway;
      const hue = (((own[n] ?? 0) + lean) * hues) & (hues - 1);
      const glare = lamp[(((facing[n] ?? 0) + lean * 1.4) * 256) & 255] ?? 0;
      sheet.pixels[n] = table[glare * hues + hue] ?? 0;
    }
    smallContext.putImageData(sheet.image, 0, 0);
    brush.changed(small);
    // A picture that is scaled up fades at its edges: these lie outside.
    brush.drawImage(small, -2, -2, width + 4, height + 4);
  };
}
