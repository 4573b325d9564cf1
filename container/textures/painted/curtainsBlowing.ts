import type { KernelBrush } from "./brush.ts";
import type { BrushedScene, PaintOptions } from "./painter.ts";
import { createPleats, pleatPlaces, type Pleats } from "./shared/cloth.ts";
import { blurField, fieldOf, noiseField, smoothstep, type Field } from "./shared/field.ts";
import { formOf, gust, lookOf, type Form } from "./shared/look.ts";
import { grainField, groundRamp } from "./shared/tones.ts";
import { wordsField } from "./shared/wordsField.ts";

type View = "panes" | "sea" | "lowSun" | "wall" | "moon" | "suite";

/** Cloth before a window or a light. */
export interface Cloth {
  folds: number;
  crispness: number;
  threads: number;
  /** How much of the view the cloth hides where it hangs flat, and where it is folded; and its own light on the ramp. */
  veil: number;
  fold: number;
  cloth: number;
  /** How softly the view is seen through it, in widths of the canvas. */
  haze: number;
  /** Light on the folds' sides, and the satin's sheen. */
  modelling: number;
  sheen: number;
  /** Deep cloth in front, in widths of the canvas. */
  drape: number;
  billow: number;
}

interface Look extends Cloth {
  view: View;
}

const sheer: Look = {
  view: "panes",
  folds: 11,
  crispness: 0.5,
  threads: 0.07,
  veil: 0.46,
  fold: 0.8,
  cloth: 0.58,
  haze: 0.02,
  modelling: 0.22,
  sheen: 0,
  drape: 0,
  billow: 1,
};

const looks: Record<string, Look> = {
  "sty_sheer-morning": sheer,
  "sty_greek-balcony": {
    ...sheer,
    view: "sea",
    folds: 8,
    threads: 0.1,
    veil: 0.5,
    cloth: 0.86,
    modelling: 0.12,
    billow: 1.5,
  },
  "sty_golden-voile": {
    ...sheer,
    view: "lowSun",
    folds: 13,
    crispness: 0.8,
    veil: 0.5,
    fold: 0.8,
    cloth: 0.55,
    modelling: 0.14,
  },
  "sty_blush-drapes": {
    ...sheer,
    view: "wall",
    folds: 6,
    crispness: 0.1,
    threads: 0.02,
    veil: 0.96,
    fold: 0.3,
    cloth: 0.66,
    modelling: 0.34,
    sheen: 0.3,
  },
  "sty_hotel-suite": {
    ...sheer,
    view: "suite",
    folds: 15,
    veil: 0.5,
    fold: 0.55,
    cloth: 0.8,
    drape: 0.36,
    billow: 0.6,
  },
  "sty_moonlit-gauze": {
    ...sheer,
    view: "moon",
    folds: 12,
    threads: 0.12,
    veil: 0.5,
    fold: 0.6,
    cloth: 0.6,
    modelling: 0.16,
  },
};

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

interface Sway {
  /** Along the cloth, in widths of the canvas, for each row. */
  shift: Float32Array;
  stretch: Float32Array;
  edge: Float32Array;
}

function swayAt(t: number, { cycles }: Form, billow: number, sway: Sway): void {
  const rows = sway.shift.length;
  for (let y = 0; y < rows; y++) {
    const v = y / rows;
    const loose = v ** 1.4;
    const lag = v * 0.28;
    sway.shift[y] =
      0.05 * billow * loose * gust(t, cycles, -lag) + 0.012 * Math.sin(5 * v + 2 * Math.PI * cycles * t) * loose;
    sway.stretch[y] = 0.05 * billow * (0.25 + loose) * gust(t, cycles, 0.4 - lag);
    sway.edge[y] =
      0.012 * Math.sin(9 * v + 2 * Math.PI * cycles * t) * (0.2 + v) +
      0.02 * Math.sin(Math.PI * v) +
      0.07 * billow * loose * (0.55 + gust(t, cycles, 0.1 - lag));
  }
}

/** Cloth in an open window: folds, the light behind them, and the wind from below. */
export const curtainsBlowing: BrushedScene = {
  setupOn(brush, options) {
    const look = lookOf(looks, sheer, options.style);
    const form = formOf(options.style);
    const { width, height, seed } = options;
    return drawCurtain(brush, options, look, form, viewOf(look.view, width, height, form, seed));
  },
};

/** What the pleats do to the light at each of their places. */
function clothTables(pleats: Pleats, { veil, fold, cloth, modelling, sheen }: Cloth, side: number, share: number) {
  const cover = new Float32Array(pleatPlaces);
  const light = new Float32Array(pleatPlaces);
  for (let n = 0; n < pleatPlaces; n++) {
    const slope = (pleats.slope[n] ?? 0) * side;
    const dense = (pleats.density[n] ?? 0) - 0.42;
    cover[n] = share * (veil + fold * dense);
    const shine = sheen * Math.max(0, slope - 0.16) ** 2 * 2.4;
    light[n] = share * (cloth - (1 - veil * 0.4) * 0.5 * dense + shine) + (0.3 + 0.7 * share) * modelling * slope;
  }
  return { cover, light };
}

/** Cloth that hangs before a view, which is given as places on the ground's ramp. */
export function drawCurtain(
  brush: KernelBrush,
  { width, height, seed, palette, quietZones }: PaintOptions,
  look: Cloth,
  form: Form,
  view: Field,
) {
  const side = form.light.x < 0 ? -1 : 1;
  const veiled = blurField({ ...view, data: view.data.slice() }, width * look.haze);
  const folds = look.folds / form.scale;
  const near = clothTables(createPleats({ ...look, folds, seed }), look, side, 0.66);
  const far = clothTables(createPleats({ ...look, folds: folds * 1.7, seed: seed + 1 }), look, side, 0.34);
  const heavy = createPleats({ folds: 11, crispness: 0, threads: 0.05, seed: seed + 2 });
  const ramp = groundRamp(palette);
  const kept = wordsField(width, height, quietZones, { seed }).data;
  const added = grainField(width, height, seed);
  for (let n = 0; n < kept.length; n++) {
    const calm = 0.2 * (kept[n] ?? 0);
    kept[n] = 1 - calm;
    added[n] = calm * look.cloth + 0.014 * (added[n] ?? 0);
  }
  const rows = new Float32Array(3 * height);
  const [shift, stretch, edge] = [0, 1, 2].map((part) => rows.subarray(part * height, (part + 1) * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const bend = Float32Array.from({ length: width }, (_, x) => Math.sin(5 * (x / width) + (seed % 6)));
  const hang = form.coverage > 0.75 ? form.coverage + 0.04 : form.coverage;
  const { kernel } = brush;
  const planes = [view.data, veiled.data, kept, added].map((plane) => brush.keep(plane));
  const cloth = kernel.allocate(6 * pleatPlaces * 4);
  const tables = [near.cover, near.light, far.cover, far.light, heavy.slope, heavy.density];
  for (const [n, table] of tables.entries()) brush.write(cloth + n * pleatPlaces * 4, table);
  const [bendAt, swayAtRow, rampAt] = [brush.keep(bend), brush.keep(rows), brush.keep(ramp)];
  const [viewAt = 0, veiledAt = 0, keptAt = 0, addedAt = 0] = planes;
  return {
    paint(t: number) {
      swayAt(t, form, look.billow, { shift, stretch, edge });
      brush.write(swayAtRow, rows);
      kernel.setCurtain(hang, look.drape, side);
      kernel.drawCurtain(
        ...([viewAt, veiledAt, keptAt, addedAt, cloth, bendAt, swayAtRow, rampAt, ramp.length] as const),
      );
    },
  };
}
