import { groundRamp } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import type { Gobo, GoboOptions } from "../light/gobos.ts";
import { shade } from "../light/gobos.ts";
import { createWall, type Surface } from "../light/wall.ts";
import type { Silhouette } from "./silhouettes.ts";
import { fadeShareOfHeads, type FigureLook } from "./stage.ts";
import { scaled, swayingSilhouette, type Motion } from "./thrown.ts";

export interface ShadowLook extends Omit<FigureLook, "setup" | "fadeShare"> {
  silhouette: Silhouette;
  motion: Motion;
  surface: Surface;
  /** Where the sun falls before the figure steps into it. */
  sunlight: (options: GoboOptions) => Gobo;
  /** How deep its shadow is, 0…1. */
  depth: number;
  /** Places on the ground's ramp, and the strength of the wall's relief. */
  shade: number;
  sun: number;
  relief: number;
}

/** How much of the sun's coming and going words take away, and how far around them, in widths of the canvas. */
const calm = 0.62;
const brightened = 0.3;

/** A figure's shadow on a wall in the sun. */
export function shadowOnWall(look: ShadowLook): FigureLook {
  return {
    ...look,
    fadeShare: fadeShareOfHeads,
    setup(brush, options) {
      const { width, height, palette, seed, quietZones, stage, form } = options;
      const wall = createWall(brush, options, {
        surface: look.surface,
        ramp: groundRamp(palette),
        form,
        shade: look.shade,
        sun: look.sun,
        relief: look.relief,
        calm,
        words: wordsField(width, height, quietZones, { reach: width * brightened, seed }),
      });
      const plane = { width: wall.gobo.canvas.width, height: wall.gobo.canvas.height };
      const sunlight = look.sunlight({ ...plane, seed, form });
      const place = { ...plane, stage: scaled(stage, 0.5), colourOf: () => shade };
      const soft = 1 + 3 * form.softness;
      const core = swayingSilhouette(look.silhouette, { ...place, blur: soft }, look.motion, form.cycles);
      const penumbra = swayingSilhouette(look.silhouette, { ...place, blur: soft * 4 }, look.motion, form.cycles);
      return {
        paint(t) {
          sunlight(wall.gobo, t);
          penumbra(wall.gobo, t, look.depth * 0.45);
          core(wall.gobo, t, look.depth * 0.8);
          wall.paint();
        },
      };
    },
  };
}
