import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { champagne, stardust } from "./glitter.ts";
import { diamonds, holographic, sequins, type Sparkle } from "./sparkles.ts";
import { sunburst } from "./sunburst.ts";

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Sparkle Object">, Sparkle>> = {
  sty_stardust: stardust,
  "sty_champagne-shimmer": champagne,
  "sty_diamond-facets": diamonds,
  "sty_holographic-flare": holographic,
  "sty_rose-gold-twinkle": sequins,
  "sty_sunburst-glow": sunburst,
};
