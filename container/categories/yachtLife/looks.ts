import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { usualPool, type PoolLook } from "../../materials/pool/poolLook.ts";
import { bow, riviera } from "./decks.ts";
import { harbour } from "./harbour.ts";
import { porthole } from "./porthole.ts";
import { whiteSail } from "./sail.ts";
import type { View } from "./view.ts";

/** A deck beside the water, seen from above, or a view of the sea from on board. */
export type Board = { seen: "fromAbove"; deck: PoolLook } | { seen: "fromWhereOneStands"; view: View };

/** Clear sea without any tiles, beside a deck. */
const openSea: PoolLook = { ...usualPool, tile: 0.2, variation: 0, joints: 0, caustics: 0.6, dryFrom: 0.47 };

const viewed = (view: View): Board => ({ seen: "fromWhereOneStands", view });

/** A deck in the sun before the sea. */
export const usualBoard = viewed(riviera);

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Yacht Life">, Board>> = {
  "sty_riviera-deck": {
    seen: "fromAbove",
    deck: {
      ...openSea,
      turnDegrees: -10,
      deck: { surface: "teak", lightness: 0.74, chroma: 0.068, hue: 62, paved: 0, coping: "white" },
    },
  },
  "sty_white-sail": viewed(whiteSail),
  "sty_bow-and-horizon": viewed(bow),
  "sty_harbour-at-dusk": viewed(harbour),
  "sty_porthole-view": viewed(porthole),
  "sty_cream-deck-lounge": {
    seen: "fromAbove",
    deck: {
      ...openSea,
      turnDegrees: 8,
      greener: 6,
      caustics: 0.4,
      deck: { surface: "teak", lightness: 0.905, chroma: 0.026, hue: 74, paved: 0, coping: "white" },
    },
  },
};
