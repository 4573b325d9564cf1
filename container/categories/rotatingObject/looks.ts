import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { carousel, molecule, quartz, roseHead, softgel, stone, type Make } from "../../materials/solids/turning.ts";

export interface Look {
  make: Make;
  /** A plinth to stand on, or the open air. */
  plinth: boolean;
  /** Light on the wall behind it, and of a spot in it. */
  wall: number;
  spot: number;
}

export const pedestal: Look = { make: stone, plinth: true, wall: 0.62, spot: 0.24 };

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Rotating Object">, Look>> = {
  "sty_pedestal-turn": pedestal,
  "sty_vitamin-capsule": { make: softgel, plinth: false, wall: 0.6, spot: 0.36 },
  "sty_molecule-model": { make: molecule, plinth: false, wall: 0.62, spot: 0.26 },
  "sty_turning-rose": { make: roseHead, plinth: false, wall: 0.4, spot: 0.5 },
  "sty_citrus-carousel": { make: carousel, plinth: false, wall: 0.6, spot: 0.26 },
  "sty_rose-quartz-spin": { make: quartz, plinth: true, wall: 0.64, spot: 0.24 },
};
