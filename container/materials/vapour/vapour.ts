import type { KernelBrush } from "../../engine/brush.ts";
import { createField, type Field } from "../../engine/field.ts";
import type { Ramp } from "../../engine/tones.ts";

/** A state of a cloud: how dense it is at each place, and how much more light falls there than on its mean. */
export interface Vapour {
  readonly density: Field;
  readonly light: Field;
}

/** Lights a density from a direction in the frame: bright where it thins toward the light, at three sizes of billow. */
export function litVapour(density: Field, light: { x: number; y: number }, reach: number): Vapour {
  const { width, height, data } = density;
  const lit = createField(width, height);
  const parts = [
    [reach * 0.28, 1.25],
    [reach, 0.85],
    [reach * 3, 0.42],
  ] as const;
  for (const [far, strength] of parts) {
    const dx = Math.round(light.x * far);
    const dy = Math.round(light.y * far);
    for (let y = 0, n = 0; y < height; y++) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (let x = 0; x < width; x++, n++) {
        const toward = data[row + Math.min(width - 1, Math.max(0, x + dx))] ?? 0;
        lit.data[n] = (lit.data[n] ?? 0) + strength * ((data[n] ?? 0) - toward);
      }
    }
  }
  return { density, light: lit };
}

export interface VapourOptions {
  width: number;
  height: number;
  ramp: Ramp;
  grain: Float32Array;
  /** Density at which it begins to show, and at which nothing is seen through it any more. */
  from: number;
  to: number;
  /** The most that it hides, 0…1. */
  opacity: number;
  /** Place on the ramp of its mean, and how much its own light, its depth and its thin edges add. */
  tone: number;
  contrast: number;
  depth: number;
  rim: number;
  /** Pixels that it drifts in one life, to the right. */
  drift: number;
  /** Pixels that it rises in one life: even, so that both lives stand between rows alike. */
  rise?: number;
  cycles: number;
  /** Added to the tone of each row, from top to bottom. */
  fall: number;
  /** Density that gathers at each pixel of the canvas and stays there; below 0 it thins. */
  gathered: Field;
}

/** Pixels that a state needs on each side beyond the canvas. */
export const vapourMargin = (drift: number): number => Math.ceil(drift / 2) + 2;

/**
 * Draws on the brush's picture two states that drift and take turns: one is strongest while the other begins anew, unseen, so that nothing ever jumps.
 * They are blended as densities, so that edges grow and dissolve instead of fading over each other.
 */
export function createVapour(
  brush: KernelBrush,
  first: Vapour,
  second: Vapour,
  options: VapourOptions,
): (t: number) => void {
  const { rise = 0, ramp, from, to, opacity, tone, contrast, depth, rim, drift, cycles, fall } = options;
  const { kernel } = brush;
  const margin = vapourMargin(drift);
  const stride = first.density.width;
  const planes = [first.density, first.light, second.density, second.light].map(({ data }) => brush.keep(data));
  const [densityA = 0, lightA = 0, densityB = 0, lightB = 0] = planes;
  const [gathered, grain, rampAt] = [
    brush.keep(options.gathered.data),
    brush.keep(options.grain),
    brush.keep(ramp),
  ] as const;
  return (t) => {
    const phase = (((t * cycles) % 1) + 1) % 1;
    const share = 0.5 - 0.5 * Math.cos(2 * Math.PI * phase);
    const even = 1 / Math.hypot(share, 1 - share);
    const [one, other] = [share * even, (1 - share) * even];
    const place = (at: number) => margin - drift * (at - 0.5);
    const [up, upOther] = [rise * phase, rise * ((phase + 0.5) % 1)];
    const [a, b] = [place(phase), place((phase + 0.5) % 1)];
    const [wholeA, wholeB] = [Math.floor(a), Math.floor(b)];
    const [a1, b1] = [one * (a - wholeA), other * (b - wholeB)];
    kernel.setVapour(from, to, opacity, contrast, depth, rim);
    kernel.drawVapour({
      densityA,
      lightA,
      densityB,
      lightB,
      stride,
      a: (Math.floor(up) * stride + wholeA) * 4,
      b: (Math.floor(upOther) * stride + wholeB) * 4,
      a0: one - a1,
      a1,
      b0: other - b1,
      b1,
      down: up - Math.floor(up),
      gathered,
      grain,
      ramp: rampAt,
      rampSize: ramp.length,
      tone,
      fall: fall / options.height,
    });
  };
}
