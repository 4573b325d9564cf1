import { formOf, lookOf } from "../../engine/look.ts";
import type { BrushedScene } from "../../engine/painter.ts";
import { createFilm } from "../../materials/light/film.ts";
import { champagne } from "./glitter.ts";
import { looks } from "./looks.ts";

/** Glitter, gems and foil that flash in turn as the light passes. */
export const sparkleObject: BrushedScene = {
  setupOn(brush, options) {
    const form = formOf(options.style);
    const sparkle = lookOf(looks, champagne, options.style)(options, form, brush);
    const film = createFilm(options, form, 0.5);
    return {
      paint(t) {
        sparkle(brush, t);
        film(brush);
      },
    };
  },
};
