import { blurField, createField, noiseField, smoothstep } from "../../engine/field.ts";
import { randomFrom } from "../../engine/random.ts";
import { createSheet } from "../../engine/tones.ts";
import { dimSun, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import { develop, splat } from "./gatheredLight.ts";

/** Pixels between the places at which the water's slope is worked out; its waves are much longer. */
const step = 3;
/** Rays along each side of a cell between them. */
const perCell = 6;

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
    return {
      // The wall is seen across the light, so that its net lies flat.
      across: Math.cos(heading) * perWidth * 0.72,
      down: Math.sin(heading) * perWidth * 1.15,
      bend: 0.036 / (1 + 0.25 * n),
      cycles: form.cycles * (random() < 0.5 ? -1 : 1),
      phase: random(),
    };
  });
  const [bendX, bendY] = [createField(columns, rows), createField(columns, rows)];
  const net = createField(width + 2 * margin, height + 2 * margin);
  const lumps = noiseField(width, height, { cells: [2, 3], octaves: 2, seed: seed + 1 });
  const { image, pixels } = createSheet(width, height);
  const bendAt = (t: number) => {
    for (let row = 0, n = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, n++) {
        const [x, y] = [(column * step) / width, (row * step) / width];
        let [sumX, sumY] = [0, 0];
        for (const { across, down, bend, cycles, phase } of waves) {
          const slope = bend * Math.cos(2 * Math.PI * (across * x + down * y + cycles * t + phase));
          const length = Math.hypot(across, down);
          sumX += (slope * across) / length;
          sumY += (slope * down) / length;
        }
        bendX.data[n] = sumX * width;
        bendY.data[n] = sumY * width;
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
        const [x00, x10, x01, x11] = corners(bendX.data);
        const [y00, y10, y01, y11] = corners(bendY.data);
        for (let v = 0; v < perCell; v++) {
          for (let u = 0; u < perCell; u++) {
            const [fx, fy] = [u / perCell, v / perCell];
            const bentX = (x00 * (1 - fx) + x10 * fx) * (1 - fy) + (x01 * (1 - fx) + x11 * fx) * fy;
            const bentY = (y00 * (1 - fx) + y10 * fx) * (1 - fy) + (y01 * (1 - fx) + y11 * fx) * fy;
            splat(net, (column + fx) * step + bentX, (row + fy) * step + bentY, share);
          }
        }
      }
    }
    blurField(net, width * (0.003 + 0.012 * form.softness));
  };
  return (ctx, t) => {
    bendAt(t);
    gather();
    develop(pixels, width, (x, y) => {
      const light = net.data[(y + margin) * net.width + x + margin] ?? 0;
      const fromWater = (side > 0 ? 1 - x / width : x / width) * 0.75 + (y / height) * 0.85;
      const lit = 1 - smoothstep(0.12, 0.95, fromWater + 0.35 * (lumps.data[y * width + x] ?? 0));
      return 0.5 + lit * (0.56 * light - 0.26);
    });
    ctx.putImageData(image, 0, 0);
    dimSun(ctx, t, form.cycles);
  };
}
