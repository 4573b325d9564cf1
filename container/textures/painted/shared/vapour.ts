import { createField, type Field } from "./field.ts";
import { createSheet, type Ramp, type Sheet } from "./tones.ts";

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
  /** Pixels that it rises in one life: even, so that both lives stand between rows alike; see `riseOf`. */
  rise?: number;
  cycles: number;
  /** Added to the tone of each row, from top to bottom. */
  fall: number;
  /** 0…1 for each pixel: how much less it shows there. */
  quiet: Field;
}

/** How far up from whole rows the sheet has to be drawn at a moment, 0…1 pixels. */
export function riseOf(t: number, rise: number, cycles: number): number {
  const up = rise * (((t * cycles) % 1) + 1);
  return up - Math.floor(up);
}

/** Pixels that a state needs on each side beyond the canvas. */
export const vapourMargin = (drift: number): number => Math.ceil(drift / 2) + 2;

/**
 * Two states that drift and take turns: one is strongest while the other begins anew, unseen, so that nothing ever jumps.
 * They are blended as densities, so that edges grow and dissolve instead of fading over each other.
 */
export function createVapour(first: Vapour, second: Vapour, options: VapourOptions): (t: number) => Sheet {
  const {
    rise = 0,
    quiet,
    width,
    height,
    ramp,
    grain,
    from,
    to,
    opacity,
    tone,
    contrast,
    depth,
    rim,
    drift,
    cycles,
    fall,
  } = options;
  const sheet = createSheet(width, height);
  const { pixels } = sheet;
  const margin = vapourMargin(drift);
  const stride = first.density.width;
  const last = ramp.length - 1;
  const steep = 1 / (to - from);
  return (t) => {
    const phase = (((t * cycles) % 1) + 1) % 1;
    const turn = 2 * Math.PI * phase;
    const share = 0.5 - 0.5 * Math.cos(turn);
    const even = 1 / Math.hypot(share, 1 - share);
    const [one, other] = [share * even, (1 - share) * even];
    const place = (at: number) => margin - drift * (at - 0.5);
    const [riseA, riseB] = [Math.floor(rise * phase), Math.floor(rise * ((phase + 0.5) % 1))];
    const a = place(phase);
    const b = place((phase + 0.5) % 1);
    const [wholeA, wholeB] = [Math.floor(a), Math.floor(b)];
    const [a1, b1] = [one * (a - wholeA), other * (b - wholeB)];
    const [a0, b0] = [one - a1, other - b1];
    const { density: densityA, light: lightA } = { density: first.density.data, light: first.light.data };
    const { density: densityB, light: lightB } = { density: second.density.data, light: second.light.data };
    for (let y = 0, n = 0; y < height; y++) {
      let atA = (y + riseA) * stride + wholeA;
      let atB = (y + riseB) * stride + wholeB;
      const rowTone = tone + fall * (y / height);
      for (let x = 0; x < width; x++, n++, atA++, atB++) {
        const dense =
          (densityA[atA] ?? 0) * a0 +
          (densityA[atA + 1] ?? 0) * a1 +
          (densityB[atB] ?? 0) * b0 +
          (densityB[atB + 1] ?? 0) * b1;
        let cover = (dense - from) * steep;
        if (cover <= 0) {
          pixels[n] = 0;
          continue;
        }
        if (cover > 1) cover = 1;
        cover = cover * cover * (3 - 2 * cover);
        const light =
          (lightA[atA] ?? 0) * a0 + (lightA[atA + 1] ?? 0) * a1 + (lightB[atB] ?? 0) * b0 + (lightB[atB + 1] ?? 0) * b1;
        const value =
          (rowTone + contrast * light + depth * (dense - to) + rim * (1 - cover) + 0.016 * (grain[n] ?? 0)) * last;
        const colour = ramp[value < 0 ? 0 : value > last ? last : value | 0] ?? 0;
        const alpha = (cover * opacity * (1 - (quiet.data[n] ?? 0)) * 255) | 0;
        pixels[n] = (colour & 0xffffff) | (alpha << 24);
      }
    }
    return sheet;
  };
}
