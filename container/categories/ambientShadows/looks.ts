import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { blindGobo, palmGobo, windowGobo, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import type { Surface } from "../../materials/light/wall.ts";
import { archGobo } from "./archGobo.ts";
import { glassGobo, ribbedGobo } from "./gobosOfGlass.ts";
import { figGobo, monsteraGobo, oliveGobo } from "./gobosOfLeaves.ts";
import { poolLightGobo } from "./gobosOfWater.ts";

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
  "sty_dappled-garden": { surface: "plaster", gobo: figGobo, shade: 0.42, sun: 0.44, relief: 0.035 },
  "sty_glass-shadow-play": { surface: "paper", gobo: glassGobo, shade: 0.34, sun: 0.4, relief: 0.025 },
  "sty_late-sun-arch": { surface: "plaster", gobo: archGobo, shade: 0.36, sun: 0.44, relief: 0.045 },
  "sty_olive-branch-shadow": { surface: "plaster", gobo: oliveGobo, shade: 0.3, sun: 0.52, relief: 0.04 },
  "sty_monstera-shade": { surface: "plaster", gobo: monsteraGobo, shade: 0.4, sun: 0.46, relief: 0.028 },
  "sty_ribbed-glass-light": { surface: "plaster", gobo: ribbedGobo, shade: 0.44, sun: 0.4, relief: 0.03 },
  "sty_pool-light": { surface: "plaster", gobo: poolLightGobo, shade: 0.46, sun: 0.42, relief: 0.03 },
};
