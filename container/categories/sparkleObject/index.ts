import { formOf, lookOf } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { createHaze } from "../../materials/light/haze.ts";
import { champagne } from "./glitter.ts";
import { looks } from "./looks.ts";

/** Glitter, gems and foil that flash in turn as the light passes. */
export const sparkleObject: BrushPainter = {
  setupOn(brush, options) {
    const form = formOf(options.style);
    const sparkle = lookOf(looks, champagne, options.style)(options, form, brush);
    const haze = createHaze(options, form, 0.5);
    return {
      paint(t) {
        sparkle(brush, t);
        haze(brush);
      },
    };
  },
};
