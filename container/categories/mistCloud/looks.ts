import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { HueArc } from "../../engine/naturalHues.ts";

type Backdrop = "banks" | "silk" | "glow" | "tiles" | "backlight" | "night";
export type Cloud = "layers" | "veil" | "cone" | "steam" | "fog";

export interface Look {
  backdrop: Backdrop;
  cloud: Cloud;
  from: number;
  to: number;
  opacity: number;
  tone: number;
  contrast: number;
  /** Drift and rise in one life, in widths of the canvas. */
  drift: number;
  rise: number;
  /** Fine drops in the air. */
  drops: number;
  dropRadius: readonly [number, number];
  bokeh: number;
  /** Hues that its mist keeps over a ground that is not deep; those of the palette where none are given. */
  hues?: HueArc;
}

/** From green over blue to rose: a beige or olive mist is smoke. */
const rosewater: HueArc = { from: 150, to: 35, usual: 12 };

export const haze: Look = {
  backdrop: "banks",
  cloud: "layers",
  from: -0.35,
  to: 1.1,
  opacity: 0.58,
  tone: 0.93,
  contrast: 0.16,
  drift: 0.1,
  rise: 0,
  drops: 0,
  dropRadius: [1, 2],
  bokeh: 0,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Mist Cloud">, Look>> = {
  "sty_morning-haze": haze,
  "sty_rosewater-veil": {
    ...haze,
    backdrop: "silk",
    cloud: "veil",
    from: -0.35,
    to: 1.2,
    opacity: 0.95,
    contrast: 0.5,
    rise: 0.05,
    drops: 120,
    dropRadius: [1.6, 6.5],
    hues: rosewater,
  },
  "sty_thermal-spray": {
    ...haze,
    backdrop: "glow",
    cloud: "cone",
    from: 0.02,
    to: 1.1,
    opacity: 0.97,
    tone: 0.97,
    contrast: 0.24,
    drift: 0.14,
    drops: 460,
    dropRadius: [1.4, 5.5],
  },
  "sty_steam-room": {
    ...haze,
    backdrop: "tiles",
    cloud: "steam",
    from: -0.4,
    to: 0.9,
    opacity: 0.95,
    tone: 0.88,
    contrast: 0.5,
    drift: 0.04,
    rise: 0.16,
  },
  "sty_backlit-spritz": {
    ...haze,
    backdrop: "backlight",
    cloud: "cone",
    from: 0.05,
    to: 1.7,
    opacity: 0.8,
    contrast: 0.3,
    drift: 0.16,
    drops: 340,
    dropRadius: [1.3, 11],
    bokeh: 1,
  },
  "sty_night-fog": {
    ...haze,
    backdrop: "night",
    cloud: "fog",
    from: -0.45,
    to: 0.95,
    opacity: 0.95,
    tone: 0.66,
    contrast: 0.8,
  },
};
