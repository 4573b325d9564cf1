import { formOf, lookOf } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { groundRamp } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import { createWall } from "../../materials/light/wall.ts";
import { palm, looks } from "./looks.ts";

/** How much of the sun's coming and going words take away, and how far around them, in widths of the canvas. */
const calm = 0.62;
const brightened = 0.5;

/** A wall in the sun, and the shadow of something that is not in the picture. */
export const ambientShadows: BrushPainter = {
  setupOn(brush, options) {
    const { surface, gobo, shade, sun, relief } = lookOf(looks, palm, options.style);
    const form = formOf(options.style);
    const { seed, quietZones } = options;
    const reach = options.width * brightened;
    const wall = createWall(brush, options, {
      surface,
      ramp: groundRamp(options.palette),
      form,
      shade,
      sun,
      relief,
      calm,
      words: wordsField(options.width, options.height, quietZones, { reach, seed }),
    });
    const { width, height } = wall.gobo.canvas;
    const cast = gobo({ width, height, seed, form });
    return {
      paint(t) {
        cast(wall.gobo, t);
        wall.paint();
      },
    };
  },
};
