import type { QuietZone } from "./quietZone.ts";
import { createField, noiseField, smoothstep, type Field } from "./field.ts";

/** Pixels between the places at which so soft a field is worked out. */
const step = 8;
/** Share of its reach that the outline wanders. */
const wander = 0.9;
/** How far around words light comes to rest where nothing else is said, in widths of the canvas. */
const usualReach = 0.2;

/**
 * 1 where words stand, 0 from about `reach` half-resolution pixels away from them: rounder and less even than the zones
 * themselves, for light and vapour that gather there as if of their own accord.
 */
export function wordsField(
  width: number,
  height: number,
  zones: readonly QuietZone[],
  { reach = usualReach * width, seed }: { reach?: number; seed: number },
): Field {
  const field = createField(width, height);
  if (zones.length === 0) return field;
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const coarse = createField(columns, rows);
  const cells = [3, Math.max(1, Math.round((3 * height) / width))] as const;
  const noise = noiseField(columns, rows, { cells, octaves: 3, gain: 0.45, seed: seed + 41 });
  for (const zone of zones) {
    const [perX, perY] = [4 / Math.max(1, zone.width), 4 / Math.max(1, zone.height)];
    const [centreX, centreY] = [(zone.x + zone.width / 2) / 2, (zone.y + zone.height / 2) / 2];
    for (let row = 0, n = 0; row < rows; row++) {
      const v = Math.abs(row * step - centreY) * perY;
      for (let column = 0; column < columns; column++, n++) {
        const u = Math.abs(column * step - centreX) * perX;
        // A fourth power's round square through the zone's corners, and the distance to it to a first order.
        const round = Math.sqrt(Math.sqrt((u ** 4 + v ** 4) / 2));
        const slope = Math.hypot(u ** 3 * perX, v ** 3 * perY) / 2 + 1e-9;
        const distance = Math.max(0, ((round - 1) * round ** 3) / slope);
        const share = 1 - smoothstep(0, reach * Math.max(0.3, 1 + wander * (noise.data[n] ?? 0)), distance);
        coarse.data[n] = 1 - (1 - (coarse.data[n] ?? 0)) * (1 - share);
      }
    }
  }
  return spread(coarse, field);
}

/** Fills a field with what lies between the places of a coarse one. */
function spread(coarse: Field, field: Field): Field {
  const { width, height, data } = field;
  for (let y = 0, n = 0; y < height; y++) {
    const upper = Math.floor(y / step) * coarse.width;
    const down = (y % step) / step;
    for (let column = 0; column * step < width; column++) {
      const at = upper + column;
      const left = (coarse.data[at] ?? 0) * (1 - down) + (coarse.data[at + coarse.width] ?? 0) * down;
      const right = (coarse.data[at + 1] ?? 0) * (1 - down) + (coarse.data[at + coarse.width + 1] ?? 0) * down;
      const rise = (right - left) / step;
      const end = Math.min(step, width - column * step);
      for (let k = 0; k < end; k++, n++) data[n] = left + rise * k;
    }
  }
  return field;
}
