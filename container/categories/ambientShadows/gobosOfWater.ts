import { blurField, createField, noiseField, smoothstep } from "../../engine/field.ts";
import { swell } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { createSheet } from "../../engine/tones.ts";
import { dimSun, thickerCloud, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import { develop, splat } from "./gatheredLight.ts";

/** Pixels between the places at which the water's slope is worked out; its waves are much longer. */
const step = 4;
/** Rays along each side of a cell between them. */
const perCell = 5;

/** How much farther up the wall a swell throws the light than still water does. */
const farther = 0.22;

/** Sun that a pool throws up onto a wall: the bright net of its waves, which runs out away from the water's side. */
export function poolLightGobo({ width, height, seed, form }: GoboOptions): Gobo {
  const random = randomFrom(seed);
  const side = form.light.x < 0 ? -1 : 1;
  const margin = Math.ceil(width * 0.12);
  const [columns, rows] = [
    Math.ceil((width + 2 * margin) / step) + 1,
    Math.ceil((height + 2 * margin) / step) + 1,
  ] as const;
  const waves = Array.from({ length: 9 }, (_, n) => {
    const heading = 2 * Math.PI * ((n * 0.618) % 1) + 0.5 * random();
    const perWidth = (1.3 + 0.5 * n) / form.scale;
    // The wall is seen across the light, so that its net lies flat.
    const [across, down] = [Math.cos(heading) * perWidth * 0.72, Math.sin(heading) * perWidth * 1.15];
    const bend = (0.03 * form.scale) / (1 + 0.2 * n) / Math.hypot(across, down);
    return {
      across,
      down,
      bendX: bend * across,
      bendY: bend * down,
      cycles: form.cycles * (random() < 0.5 ? -1 : 1),
      phase: random(),
    };
  });
  const [bentX, bentY] = [createField(columns, rows), createField(columns, rows)];
  const net = createField(width + 2 * margin, height + 2 * margin);
  const lumps = noiseField(width, height, { cells: [2, 3], octaves: 2, seed: seed + 1 });
  const { image, pixels } = createSheet(width, height);
  const bendAt = (t: number) => {
    for (let row = 0, n = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, n++) {
        const [x, y] = [(column * step) / width, (row * step) / width];
        let [sumX, sumY] = [0, 0];
        for (const { across, down, bendX, bendY, cycles, phase } of waves) {
          const slope = Math.cos(2 * Math.PI * (across * x + down * y + cycles * t + phase));
          sumX += slope * bendX;
          sumY += slope * bendY;
        }
        bentX.data[n] = sumX * width;
        bentY.data[n] = sumY * width;
      }
    }
  };
  const gather = () => {
    net.data.fill(0);
    const share = (step / perCell) ** 2;
    for (let row = 0; row < rows - 1; row++) {
      for (let column = 0; column < columns - 1; column++) {
        const at = row * columns + column;
        const corners = (data: Float32Array) =>
          [data[at] ?? 0, data[at + 1] ?? 0, data[at + columns] ?? 0, data[at + columns + 1] ?? 0] as const;
        const [x00, x10, x01, x11] = corners(bentX.data);
        const [y00, y10, y01, y11] = corners(bentY.data);
        for (let v = 0; v < perCell; v++) {
          for (let u = 0; u < perCell; u++) {
            const [fx, fy] = [u / perCell, v / perCell];
            const aside = (x00 * (1 - fx) + x10 * fx) * (1 - fy) + (x01 * (1 - fx) + x11 * fx) * fy;
            const below = (y00 * (1 - fx) + y10 * fx) * (1 - fy) + (y01 * (1 - fx) + y11 * fx) * fy;
            splat(net, (column + fx) * step + aside, (row + fy) * step + below, share);
          }
        }
      }
    }
    blurField(net, width * (0.002 + 0.008 * form.softness));
  };
  return (ctx, t) => {
    bendAt(t);
    gather();
    const surge = farther * swell(t, form.cycles);
    develop(pixels, width, (x, y) => {
      const light = net.data[(y + margin) * net.width + x + margin] ?? 0;
      const fromWater = (side > 0 ? 1 - x / width : x / width) * 0.75 + (y / height) * 0.85;
      const lit = 1 - smoothstep(0.12, 0.95, fromWater - surge + 0.35 * (lumps.data[y * width + x] ?? 0));
      return 0.5 + lit * (0.46 * light - 0.2);
    });
    ctx.putImageData(image, 0, 0);
    dimSun(ctx, t, form.cycles, thickerCloud);
  };
}
