import type { BrushedScene } from "./painter.ts";
import { createFilm } from "./shared/film.ts";
import { champagne, stardust } from "./shared/glitter.ts";
import { formOf, lookOf } from "./shared/look.ts";
import { diamonds, holographic, sequins, type Sparkle } from "./shared/sparkles.ts";
import { sunburst } from "./shared/sunburst.ts";

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
