import type { BrushedScene } from "./painter.ts";
import { formOf, lookOf } from "./shared/look.ts";
import { bow, riviera } from "./yacht/decks.ts";
import { harbour } from "./yacht/harbour.ts";
import { porthole } from "./yacht/porthole.ts";
import { whiteSail } from "./yacht/sail.ts";
import type { View } from "./yacht/view.ts";

const looks: Record<string, View> = {
  "sty_white-sail": whiteSail,
  "sty_bow-and-horizon": bow,
  "sty_harbour-at-dusk": harbour,
  "sty_porthole-view": porthole,
};

/** Life on board: deck, sail or cabin before a sea that glitters, all of it lifted by the swell. */
export const yachtLife: BrushedScene = {
  setupOn(brush, options) {
    return { paint: lookOf(looks, riviera, options.style)(brush, options, formOf(options.style)) };
  },
};
