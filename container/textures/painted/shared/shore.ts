import { randomFrom } from "../../random.ts";
import type { KernelBrush } from "../brush.ts";
import { clamp, noiseField, smoothstep, type Field } from "./field.ts";
import type { Ramp } from "./tones.ts";

export interface ShoreOptions {
  width: number;
  height: number;
  /** Light on the dry sand, as places on its ramp, shadows and all. */
  sand: Field;
  sandRamp: Ramp;
  waterRamp: Ramp;
  /** Toward the sea, in the frame, and how far out of the canvas's middle the water's mean edge lies, in widths. */
  heading: number;
  offset: number;
  /** Places on the water's ramp: far out, and in the shallows. */
  deep: number;
  shallow: number;
  /** Strength of the surface's light, and of its glitter. */
  ripple: number;
  glitter: number;
  /** How far the foam runs up and back, in widths. */
  reach: number;
  scale: number;
  cycles: number;
  seed: number;
}

const edgePlaces = 1024;
const tile = 512;
/** Steps of distance in a width. */
const steps = 512;

/** A strip of beach from above: waves that break, run up the sand and slip back. Fills the brush's picture with a moment. */
export function createShore(brush: KernelBrush, options: ShoreOptions): (t: number) => void {
  const {
    width,
    height,
    sand,
    sandRamp,
    waterRamp,
    heading,
    offset,
    deep,
    shallow,
    ripple,
    glitter,
    reach,
    scale,
    cycles,
    seed,
  } = options;
  const random = randomFrom(seed);
  const [seaX, seaY] = [Math.cos(heading), Math.sin(heading)];
  const distance = new Float32Array(width * height);
  const edge = new Uint16Array(width * height);
  const bend = noiseField(width, height, { cells: [2, Math.round((2 * height) / width)], octaves: 4, seed: seed + 1 });
  for (let y = 0, n = 0; y < height; y++) {
    for (let x = 0; x < width; x++, n++) {
      const [u, v] = [x / width - 0.5, (y - height / 2) / width];
      distance[n] = (u * seaX + v * seaY - offset) / scale + 0.07 * (bend.data[n] ?? 0);
      edge[n] = clamp(((-u * seaY + v * seaX) / 2.2 + 0.5) * edgePlaces, 0, edgePlaces - 1);
    }
  }
  const cells = Math.round(9 / scale);
  const laces = [1, 2].map((part) =>
    noiseField(tile, tile, { cells: [cells * part, cells * part], octaves: 2, seed: seed + 2 + part }),
  );
  // Foam hangs together in threads: the ridges of two noises.
  const lace = Float32Array.from({ length: tile * tile }, (_, n) => {
    const ridge = (field: Field | undefined, sharp: number) => Math.max(0, 1 - Math.abs(field?.data[n] ?? 0) * sharp);
    return Math.max(ridge(laces[0], 3.6), 0.85 * ridge(laces[1], 3.2));
  });
  const surface = noiseField(tile, tile, { cells: [9, 14], octaves: 4, gain: 0.62, seed: seed + 9 }).data;
  const lobes = Array.from({ length: 5 }, (_, n) => ({
    count: 1.2 + 1.9 * n + random(),
    phase: random(),
    strength: (0.055 / (1 + 0.7 * n)) * (0.7 + 0.6 * random()),
    turn: n % 2 === 0 ? 1 : -1,
  }));
  const front = new Float32Array(edgePlaces);
  /** Where the water's edge lies, toward the sand negative. */
  const edgeAt = (place: number, t: number) => {
    let at = -reach * Math.sin(2 * Math.PI * cycles * t);
    for (const { count, phase, strength, turn } of lobes) {
      at +=
        strength *
        Math.sin(2 * Math.PI * ((count * place) / edgePlaces + phase)) *
        (0.75 + 0.5 * Math.sin(2 * Math.PI * (turn * cycles * t + phase)));
    }
    return at;
  };
  const wet = Float32Array.from({ length: edgePlaces }, (_, n) =>
    Math.min(...Array.from({ length: 24 }, (_step, step) => edgeAt(n, step / 24))),
  );
  const breakers = [0.1, 0.6];
  const foam = new Float32Array(2 * steps);
  const depth = Float32Array.from(
    { length: 2 * steps },
    (_, n) => shallow + (deep - shallow) * smoothstep(0, 0.75, n / steps),
  );
  const { kernel } = brush;
  const planes = [distance, edge, sand.data].map((plane) => brush.keep(plane)) as [number, number, number];
  const [frontAt, wetAt, foamAt, depthAt] = [brush.keep(front), brush.keep(wet), brush.keep(foam), brush.keep(depth)];
  const tiles = [brush.keep(lace), brush.keep(surface)] as const;
  const size = waterRamp.length;
  const ramps = kernel.allocate(2 * size * 4);
  for (const [n, ramp] of [sandRamp, waterRamp].entries()) brush.write(ramps + n * size * 4, ramp);
  return (t) => {
    const phase = (t * cycles) % 1;
    for (let n = 0; n < edgePlaces; n++) front[n] = edgeAt(n, t);
    for (let n = 0; n < foam.length; n++) {
      const d = n / steps;
      let thick = 1.15 * Math.exp(-d / 0.02) + 0.62 * Math.exp(-d / 0.14) * (0.8 + 0.2 * Math.cos(2 * Math.PI * phase));
      for (const start of breakers) {
        const life = (phase + start) % 1;
        const at = 0.72 - 0.5 * life;
        const behind = (d - at) / 0.11;
        const shape = behind < 0 ? Math.exp(-((behind / 0.12) ** 2)) : Math.exp(-behind * 1.6);
        thick += 0.72 * Math.sin(Math.PI * life) ** 1.3 * shape;
      }
      foam[n] = 1 - Math.min(1.2, thick);
    }
    const wash = Math.sin(2 * Math.PI * phase) * reach * width * 0.6;
    const [foamX, foamY] = [Math.round(seaX * wash), Math.round(seaY * wash)];
    const roll = Math.round(Math.sin(2 * Math.PI * phase + 1) * 9);
    brush.write(frontAt, front);
    brush.write(foamAt, foam);
    kernel.drawBeach(
      ...([...planes, frontAt, wetAt, foamAt, depthAt, ...tiles, ramps, size] as const),
      ...([foamX, foamY, roll, ripple, glitter] as const),
    );
  };
}
