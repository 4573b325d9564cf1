import type { BrushedScene } from "../../engine/painter.ts";
import { createFilm } from "../../materials/light/film.ts";
import { champagne, stardust } from "./glitter.ts";
import { formOf, lookOf } from "../../engine/look.ts";
import { diamonds, holographic, sequins, type Sparkle } from "./sparkles.ts";
import { sunburst } from "./sunburst.ts";

const looks: Record<string, Sparkle> = {
  sty_stardust: stardust,
  "sty_champagne-shimmer": champagne,
  "sty_diamond-facets": diamonds,
  "sty_holographic-flare": holographic,
  "sty_rose-gold-twinkle": sequins,
  "sty_sunburst-glow": sunburst,
};

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
