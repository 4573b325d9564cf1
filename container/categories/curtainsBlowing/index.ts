import { blurField, fieldOf, noiseField, smoothstep, type Field } from "../../engine/field.ts";
import { formOf, lookOf, type Form } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { drawCurtain } from "../../materials/cloth/curtain.ts";
import { type View, sheer, looks } from "./looks.ts";

/** What is seen past the cloth, as places on the ramp. */
function viewOf(view: View, width: number, height: number, form: Form, seed: number): Field {
  const side = form.light.x < 0 ? -1 : 1;
  // From the side of the light, 0, to the other, 1.
  const across = (x: number) => (side > 0 ? 1 - x / width : x / width);
  switch (view) {
    case "panes": {
      const panes = fieldOf(width, height, (x, y) => {
        const [u, v] = [(across(x) * 2.4) % 1, ((y / height) * 3.2 + 0.35) % 1];
        const isBar = u < 0.07 || v < 0.045;
        return isBar ? 0.5 : 0.97 - 0.1 * across(x) - 0.06 * (y / height);
      });
      return blurField(panes, width * 0.008);
    }
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
    case "lowSun":
      return fieldOf(width, height, (x, y) => {
        const [dx, dy] = [across(x) * width - width * 0.12, y - height * 0.36];
        const far = Math.hypot(dx, dy) / width;
        return 0.44 + 0.62 * Math.exp(-far * far * 3) + 0.35 * Math.exp(-far * far * 26) - 0.12 * (y / height);
      });
    case "wall":
      return fieldOf(width, height, (x, y) => 0.94 - 0.16 * across(x) - 0.1 * (y / height));
    case "suite": {
      const panes = fieldOf(width, height, (x, y) => {
        const isBar = Math.abs(across(x) - 0.34) < 0.012 || Math.abs(y / height - 0.62) < 0.006;
        return isBar ? 0.55 : 0.95 - 0.14 * (y / height);
      });
      return blurField(panes, width * 0.006);
    }
    case "moon":
      return blurField(
        fieldOf(width, height, (x, y) => {
          const [dx, dy] = [across(x) - 0.3, (y / height - 0.26) * (height / width)];
          const far = Math.hypot(dx, dy);
          const isBar = Math.abs(across(x) - 0.62) < 0.018 || Math.abs(y / height - 0.58) < 0.009;
          const moon = 0.55 * (1 - smoothstep(0.075, 0.092, far));
          return (isBar ? 0.16 : 0.42) + moon + 0.4 * Math.exp(-far * far * 4);
        }),
        width * 0.004,
      );
  }
}

/** Cloth in an open window: folds, the light behind them, and the wind from below. */
export const curtainsBlowing: BrushPainter = {
  setupOn(brush, options) {
    const look = lookOf(looks, sheer, options.style);
    const form = formOf(options.style);
    const { width, height, seed } = options;
    return drawCurtain(brush, options, look, form, viewOf(look.view, width, height, form, seed));
  },
};
