import type { Palette } from "../../../src/core/rendering/scene.ts";
import { fromHex, mix } from "../../engine/colour.ts";
import { blurField, fieldOf, noiseField, smoothstep, type Field } from "../../engine/field.ts";
import { formOf, lookOf, type Form } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { groundRamp, rampOf, type Ramp } from "../../engine/tones.ts";
import { drawCurtain } from "../../materials/cloth/curtain.ts";
import { drawDrapery } from "../../materials/cloth/drapery.ts";
import { type DraperyLook, type View, sheer, looks } from "./looks.ts";

/** From the side of the light, 0, to the other, 1. */
function acrossFrom({ light }: Form, width: number): (x: number) => number {
  return light.x < 0 ? (x) => x / width : (x) => 1 - x / width;
}

/** What is seen past the cloth, as places on the ramp. */
function viewOf(view: View, width: number, height: number, form: Form, seed: number): Field {
  const across = acrossFrom(form, width);
  switch (view) {
    case "sea": {
      const clouds = noiseField(width, height, { cells: [2, 7], octaves: 4, seed });
      const sea = fieldOf(width, height, (x, y) => {
        const v = y / height;
        const n = y * width + x;
        const sky = 0.66 + 0.22 * smoothstep(0, 0.47, v) + 0.14 * smoothstep(0.1, 0.6, clouds.data[n] ?? 0);
        const water = 0.26 + 0.24 * smoothstep(0.47, 0.8, v) + 0.05 * (clouds.data[n] ?? 0);
        const below = 0.93 - 0.05 * smoothstep(0.76, 1, v);
        const balustrade = v > 0.68 && v < 0.76 ? 0.9 : 0;
        const post = Math.abs((((x / width) * 9) % 1) - 0.5);
        const pillar = v >= 0.7 && v < 0.86 && post < 0.15 + 0.1 * Math.sin((v - 0.7) * 20) ** 2 ? 0.86 : 0;
        const open = v < 0.47 ? sky : v < 0.86 ? water : below;
        return Math.max(open, balustrade, pillar);
      });
      return blurField(sea, width * 0.012);
    }
    case "suite": {
      const panes = fieldOf(width, height, (x, y) => {
        const isBar = Math.abs(across(x) - 0.34) < 0.012 || Math.abs(y / height - 0.62) < 0.006;
        return isBar ? 0.55 : 0.95 - 0.14 * (y / height);
      });
      return blurField(panes, width * 0.006);
    }
  }
}

/** The light behind cloth that fills the frame, and how much of the folds it leaves. */
function lightBehind(look: DraperyLook, width: number, height: number, form: Form): { glow: Field; fullness: Field } {
  const across = acrossFrom(form, width);
  const shareAt = (x: number, y: number) => {
    const far = Math.hypot(across(x) - look.across, 0.55 * (y / width - (look.down * height) / width));
    return Math.exp(-((far / look.reach) ** 2));
  };
  const glow = fieldOf(
    width,
    height,
    (x, y) => look.dusk + (look.light - look.dusk) * shareAt(x, y) - look.fall * (y / height),
  );
  const fullness = fieldOf(width, height, (x, y) => 1 - (1 - look.veiled) * shareAt(x, y) ** 2);
  return { glow, fullness };
}

function nightRamp({ groundShadow, groundBase, groundLight }: Palette): Ramp {
  const [shadow, base, light] = [fromHex(groundShadow), fromHex(groundBase), fromHex(groundLight)];
  return rampOf([
    [0, shadow],
    [0.4, base],
    [0.7, mix(base, light, 0.45)],
    [1, light],
  ]);
}

/** Cloth in the wind: folds, the light behind them, and what an open window shows. */
export const curtainsBlowing: BrushPainter = {
  setupOn(brush, options) {
    const look = lookOf(looks, sheer, options.style);
    const form = formOf(options.style);
    const { width, height, seed, palette } = options;
    if (look.kind === "window") {
      return drawCurtain(brush, options, look, form, viewOf(look.view, width, height, form, seed));
    }
    const light = {
      ...lightBehind(look, width, height, form),
      ramp: look.isNight ? nightRamp(palette) : groundRamp(palette),
    };
    return drawDrapery(brush, options, look, form, light);
  },
};
