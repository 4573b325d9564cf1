import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import {
  blindGobo,
  dappleGobo,
  palmGobo,
  windowGobo,
  type Gobo,
  type GoboOptions,
} from "../../materials/light/gobos.ts";
import type { Surface } from "../../materials/light/wall.ts";
import { archGobo, glassGobo } from "./gobosOfForm.ts";

interface Look {
  surface: Surface;
  gobo: (options: GoboOptions) => Gobo;
  /** Places on the ground's ramp, and the strength of the wall's relief. */
  shade: number;
  sun: number;
  relief: number;
}

export const palm: Look = { surface: "plaster", gobo: palmGobo, shade: 0.38, sun: 0.46, relief: 0.04 };

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Ambient Shadows">, Look>> = {
  "sty_palm-shadow": palm,
  "sty_window-pane-light": { surface: "plaster", gobo: windowGobo, shade: 0.4, sun: 0.46, relief: 0.05 },
  "sty_venetian-blinds": { surface: "plaster", gobo: blindGobo, shade: 0.34, sun: 0.5, relief: 0.04 },
  "sty_dappled-garden": { surface: "linen", gobo: dappleGobo, shade: 0.4, sun: 0.48, relief: 0.05 },
  "sty_glass-shadow-play": { surface: "paper", gobo: glassGobo, shade: 0.28, sun: 0.46, relief: 0.03 },
  "sty_late-sun-arch": { surface: "terracotta", gobo: archGobo, shade: 0.34, sun: 0.46, relief: 0.07 },
};
