import type { KernelBrush } from "../../engine/brush.ts";
import { blurField, type Field } from "../../engine/field.ts";
import { gust, type Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { grainField, groundRamp } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import { createPleats, pleatPlaces, type Pleats } from "./cloth.ts";

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
      kernel.drawCurtain({
        view: viewAt,
        veiled: veiledAt,
        kept: keptAt,
        added: addedAt,
        cloth,
        bend: bendAt,
        sway: swayAtRow,
        ramp: rampAt,
        rampSize: ramp.length,
      });
    },
  };
}
