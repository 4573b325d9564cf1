import type { BrushedScene } from "../../engine/painter.ts";
import {
  blindGobo,
  dappleGobo,
  palmGobo,
  windowGobo,
  type Gobo,
  type GoboOptions,
} from "../../materials/light/gobos.ts";
import { archGobo, glassGobo } from "./gobosOfForm.ts";
import { formOf, lookOf } from "../../engine/look.ts";
import { groundRamp } from "../../engine/tones.ts";
import { createWall, type Surface } from "../../materials/light/wall.ts";
import { wordsField } from "../../engine/wordsField.ts";

interface Look {
  surface: Surface;
  gobo: (options: GoboOptions) => Gobo;
  /** Places on the ground's ramp, and the strength of the wall's relief. */
  shade: number;
  sun: number;
  relief: number;
}

const palm: Look = { surface: "plaster", gobo: palmGobo, shade: 0.38, sun: 0.46, relief: 0.04 };

const looks: Record<string, Look> = {
  "sty_palm-shadow": palm,
  "sty_window-pane-light": { surface: "plaster", gobo: windowGobo, shade: 0.4, sun: 0.46, relief: 0.05 },
  "sty_venetian-blinds": { surface: "plaster", gobo: blindGobo, shade: 0.34, sun: 0.5, relief: 0.04 },
  "sty_dappled-garden": { surface: "linen", gobo: dappleGobo, shade: 0.4, sun: 0.48, relief: 0.05 },
  "sty_glass-shadow-play": { surface: "paper", gobo: glassGobo, shade: 0.28, sun: 0.46, relief: 0.03 },
  "sty_late-sun-arch": { surface: "terracotta", gobo: archGobo, shade: 0.34, sun: 0.46, relief: 0.07 },
};

/** How much of the sun's coming and going words take away, and how far around them, in widths of the canvas. */
const calm = 0.62;
const brightened = 0.5;

/** A wall in the sun, and the shadow of something that is not in the picture. */
export const ambientShadows: BrushedScene = {
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
