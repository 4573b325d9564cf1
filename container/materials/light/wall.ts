import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { KernelBrush } from "../../engine/brush.ts";
import { blurField, createField, fieldOf, noiseField, type Field } from "../../engine/field.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { grainField, type Ramp } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";

export type Surface = "plaster" | "linen" | "paper" | "terracotta" | "stone" | "sand";

/** Light that raking sun makes of a surface's relief, about −1…1. */
export function reliefOf(surface: Surface, width: number, height: number, light: Form["light"], seed: number): Field {
  const down = Math.round((height / width) * 4);
  const heights = createField(width, height);
  const add = (field: Field, strength: number) => {
    for (let n = 0; n < heights.data.length; n++)
      heights.data[n] = (heights.data[n] ?? 0) + strength * (field.data[n] ?? 0);
  };
  const noise = (across: number, stretch: number, octaves: number, turn: number) =>
    noiseField(width, height, {
      cells: [across, (across * down * stretch) / 4],
      octaves,
      gain: 0.55,
      seed: seed + turn,
    });
  switch (surface) {
    case "plaster":
      // Trowel strokes: the same swirls, seen along two directions.
      add(noise(3, 1.5, 4, 1), 8);
      add(noise(8, 0.6, 3, 2), 3.4);
      add(noise(60, 1, 2, 3), 0.8);
      break;
    case "terracotta":
      add(noise(4, 1, 4, 1), 6);
      add(noise(40, 1, 3, 2), 1.9);
      break;
    case "stone":
      add(noise(3, 1, 5, 1), 5);
      add(noise(80, 1, 2, 2), 0.6);
      break;
    case "paper":
      add(noise(2, 1, 2, 1), 5);
      add(noise(90, 1, 2, 2), 0.55);
      break;
    case "sand":
      add(noise(3, 1.6, 4, 1), 10);
      add(noise(150, 1, 1, 3), 0.75);
      break;
    case "linen": {
      add(noise(2, 1, 3, 1), 6);
      const warp = noise(90, 0.03, 2, 4);
      const weft = noise(3, 40, 2, 5);
      const thread = 1.55;
      add(
        fieldOf(width, height, (x, y) => {
          const n = y * width + x;
          const u = Math.sin(x * thread + 1.4 * (weft.data[n] ?? 0)) * (0.75 + 0.8 * (warp.data[n] ?? 0));
          const v = Math.sin(y * thread + 1.4 * (warp.data[n] ?? 0)) * (0.75 + 0.8 * (weft.data[n] ?? 0));
          return u + v;
        }),
        0.2,
      );
      break;
    }
  }
  return shadeHeights(heights, light);
}

/** The slope toward the light, brought to a deviation of a third. */
export function shadeHeights(heights: Field, light: Form["light"]): Field {
  const { width, height, data } = heights;
  const shade = fieldOf(width, height, (x, y) => {
    const row = y * width;
    const left = data[row + (x === 0 ? width - 1 : x - 1)] ?? 0;
    const right = data[row + (x + 1 === width ? 0 : x + 1)] ?? 0;
    const above = data[(y === 0 ? height - 1 : y - 1) * width + x] ?? 0;
    const below = data[(y + 1 === height ? 0 : y + 1) * width + x] ?? 0;
    return (left - right) * light.x + (above - below) * light.y;
  });
  const soft = blurField({ ...shade, data: shade.data.slice() }, 1.2);
  let square = 0;
  for (let n = 0; n < shade.data.length; n++) {
    shade.data[n] = 0.55 * (shade.data[n] ?? 0) + 0.75 * (soft.data[n] ?? 0);
    square += (shade.data[n] ?? 0) ** 2;
  }
  const scale = 0.33 / Math.sqrt(square / shade.data.length || 1);
  for (let n = 0; n < shade.data.length; n++)
    shade.data[n] = Math.max(-1.2, Math.min(1.2, (shade.data[n] ?? 0) * scale));
  return shade;
}

export interface WallOptions {
  /** A surface that is known by name, or the light that raking sun makes of one, about −1…1. */
  surface: Surface | Field;
  ramp: Ramp;
  form: Form;
  /** Places on the ramp: of the surface in shade, and how much the sun adds. */
  shade: number;
  sun: number;
  /** How strongly relief shows. */
  relief: number;
  /** How much of the sun's coming and going words take away, 0…1. */
  calm: number;
  /** Where they do, 0…1 for each pixel; where nothing is said, around them. */
  words?: Field;
}

/** Bytes of a gobo: none of the sun, the open sun, and above it what glass or water gathers. */
export const openSun = 170;

export interface LitWall {
  /** A plane of half the canvas's size on which 0 is shade and `openSun` is sun; white is more than sun. */
  readonly gobo: SKRSContext2D;
  /** Lights the wall through the gobo as it is now: fills the brush's picture. */
  paint(): void;
}

/** A surface of which the gobo says where the sun falls. */
export function createWall(brush: KernelBrush, options: PaintOptions, wall: WallOptions): LitWall {
  const { width, height, seed, quietZones } = options;
  const { form, shade, sun, relief, calm } = wall;
  const bumps =
    typeof wall.surface === "string" ? reliefOf(wall.surface, width, height, form.light, seed) : wall.surface;
  const quiet = wall.words ?? wordsField(width, height, quietZones, { seed });
  const grain = grainField(width, height, seed);
  const ambient = new Float32Array(width * height);
  const direct = new Float32Array(width * height);
  const diagonal = Math.hypot(width, height);
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const nearLight = ((x - width / 2) * form.light.x + (y - height / 2) * form.light.y) / diagonal;
      const still = calm * (quiet.data[n] ?? 0);
      const bump = (bumps.data[n] ?? 0) * relief * (1 - 0.5 * still);
      ambient[n] = shade + 0.1 * nearLight + 0.35 * bump + sun * still * 0.72 + 0.014 * (grain[n] ?? 0);
      direct[n] = (sun * (1 - still) * (1 + 0.22 * nearLight) + bump) / openSun;
    }
  }
  const across = Math.ceil(width / 2) + 1;
  const down = Math.ceil(height / 2) + 1;
  const goboContext = createCanvas(across, down).getContext("2d");
  const { kernel } = brush;
  const [ambientAt, directAt, rampAt] = [brush.keep(ambient), brush.keep(direct), brush.keep(wall.ramp)];
  const goboAt = kernel.allocate(across * down * 4);
  return {
    gobo: goboContext,
    paint() {
      brush.write(goboAt, goboContext.getImageData(0, 0, across, down).data);
      kernel.lightWall(ambientAt, directAt, goboAt, across, rampAt, wall.ramp.length);
    },
  };
}
